use axum::http::StatusCode;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::{Value, json};
use trilith_server::{App, Store, Thinker, app};

use crate::visitor::{PASSWORD, Visitor, on_both, router, told};

fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// A passkey, and the browser that has it.
struct Authenticator {
    id: [u8; 16],
    key: EcdsaKeyPair,
    counter: u32,
    origin: &'static str,
}

impl Authenticator {
    fn new(id: u8) -> Authenticator {
        let random = SystemRandom::new();
        let document = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).expect("a key");
        Authenticator {
            id: [id; 16],
            key: EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, document.as_ref(), &random)
                .expect("a key"),
            counter: 0,
            origin: "https://example.org",
        }
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let party = digest(&SHA256, b"example.org");
        [party.as_ref(), &[flags], &self.counter.to_be_bytes()].concat()
    }

    fn client_data(&self, kind: &str, options: &Value) -> String {
        json!({ "type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": false }).to_string()
    }

    /// What `navigator.credentials.create` gives.
    fn make(&self, options: &Value) -> Value {
        assert_eq!(options["rp"]["id"], json!("example.org"));
        let public = self.key.public_key().as_ref();
        let (x, y) = public[1..].split_at(32);
        let cose = [
            &[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32][..],
            x,
            &[0x22, 0x58, 32],
            y,
        ]
        .concat();
        let data = [&self.data(0x45)[..], &[0; 16], &[0, 16], &self.id, &cose].concat();
        let length = u8::try_from(data.len()).expect("a short one");
        let object = [
            &[0xa3, 0x63][..],
            b"fmt",
            &[0x64],
            b"none",
            &[0x67],
            b"attStmt",
            &[0xa0, 0x68],
            b"authData",
            &[0x58, length],
            &data,
        ]
        .concat();
        json!({
            "id": encode(&self.id), "rawId": encode(&self.id), "type": "public-key",
            "response": {
                "clientDataJSON": encode(self.client_data("webauthn.create", options).as_bytes()),
                "attestationObject": encode(&object),
            },
        })
    }

    /// What `navigator.credentials.get` gives.
    fn show(&self, options: &Value) -> Value {
        assert_eq!(options["rpId"], json!("example.org"));
        let (data, client) = (self.data(5), self.client_data("webauthn.get", options));
        let signed = [&data[..], digest(&SHA256, client.as_bytes()).as_ref()].concat();
        let signature = self.key.sign(&SystemRandom::new(), &signed).expect("a signature");
        json!({
            "id": encode(&self.id), "rawId": encode(&self.id), "type": "public-key",
            "response": {
                "clientDataJSON": encode(client.as_bytes()),
                "authenticatorData": encode(&data),
                "signature": encode(signature.as_ref()),
            },
        })
    }
}

fn site(store: &Store) -> axum::Router {
    app(App::new(store.clone(), Thinker::new(1, 1)).at("https://example.org"))
}

#[tokio::test]
async fn an_account_by_passkey_alone() {
    on_both(async |store| {
        let app = site(&store);
        let mut ann = Visitor::new(&app);
        let game = ann.new_game().await;
        let mut key = Authenticator::new(1);
        let options = ann
            .done("POST", "/api/passkeys/options", json!({ "name": "Ann" }))
            .await;
        assert_eq!(options["user"]["name"], json!("Ann"));
        ann.done(
            "POST",
            "/api/account",
            json!({ "name": "Ann", "passkey": key.make(&options) }),
        )
        .await;
        let me = ann.get("/api/me").await;
        assert_eq!(
            (&me["account"], &me["password"], &me["passkeys"]),
            (&json!(true), &json!(false), &json!(1))
        );
        assert!(ann.is_at_table(&game).await);
        // In again elsewhere, without a name.
        let mut phone = Visitor::new(&app);
        let options = phone.done("POST", "/api/session/options", json!({})).await;
        assert_eq!(options["allowCredentials"], json!([]));
        key.counter = 1;
        let shown = key.show(&options);
        assert_eq!(
            phone.post("/api/session", json!({ "passkey": shown })).await.0,
            StatusCode::OK
        );
        assert_eq!(phone.get("/api/me").await["name"], json!("Ann"));
        assert!(phone.is_at_table(&game).await);
        // No password opens it, not even an empty one.
        for password in ["", PASSWORD] {
            assert_eq!(
                Visitor::new(&app).sign_in("Ann", password).await.0,
                StatusCode::UNAUTHORIZED
            );
        }
        // The only way in stays, until there is another.
        let id = encode(&key.id);
        let (_, answer) = ann.ask("DELETE", &format!("/api/passkeys/{id}"), None).await;
        assert_eq!(told(&answer), "people-last-way");
        ann.done("PUT", "/api/password", json!({ "new": PASSWORD })).await;
        ann.done("DELETE", &format!("/api/passkeys/{id}"), json!({}))
            .await;
        assert_eq!(ann.get("/api/passkeys").await, json!([]));
        // And adds one again: with the password, since there is one.
        let options = ann.done("POST", "/api/passkeys/options", json!({})).await;
        let made = json!({ "passkey": key.make(&options), "label": "my key" });
        assert_eq!(ann.post("/api/passkeys", made).await.0, StatusCode::UNAUTHORIZED);
        let made = json!({ "passkey": key.make(&options), "label": "my key", "password": PASSWORD });
        ann.done("POST", "/api/passkeys", made).await;
        assert_eq!(ann.get("/api/passkeys").await[0]["label"], json!("my key"));
        // The end, by passkey.
        let options = ann.done("POST", "/api/session/options", json!({})).await;
        key.counter = 2;
        ann.done("DELETE", "/api/me", json!({ "passkey": key.show(&options) }))
            .await;
        assert_eq!(ann.get("/api/me").await["account"], json!(false));
    })
    .await;
}

#[tokio::test]
async fn passkeys_cannot_be_forged_replayed_or_copied() {
    on_both(async |store| {
        let app = site(&store);
        let (mut ann, mut enemy) = (Visitor::new(&app), Visitor::new(&app));
        let mut key = Authenticator::new(1);
        key.counter = 5;
        let options = ann
            .done("POST", "/api/passkeys/options", json!({ "name": "Ann" }))
            .await;
        ann.done(
            "POST",
            "/api/account",
            json!({ "name": "Ann", "passkey": key.make(&options) }),
        )
        .await;
        let refused = async |visitor: &mut Visitor, shown: Value| {
            let (status, answer) = visitor.post("/api/session", json!({ "passkey": shown })).await;
            assert_eq!(
                (status, told(&answer)),
                (StatusCode::UNAUTHORIZED, "people-passkey"),
                "{answer}"
            );
            answer["error"].as_str().unwrap_or_default().to_owned()
        };
        let ask = async |visitor: &mut Visitor| visitor.done("POST", "/api/session/options", json!({})).await;
        // Used once.
        key.counter = 6;
        let options = ask(&mut ann).await;
        let shown = key.show(&options);
        assert_eq!(
            ann.post("/api/session", json!({ "passkey": shown })).await.0,
            StatusCode::OK
        );
        assert!(refused(&mut ann, shown.clone()).await.contains("not asked"));
        // Asked of somebody else: what a thief overhears is of no use to them.
        let options = ask(&mut ann).await;
        key.counter = 7;
        assert!(
            refused(&mut enemy, key.show(&options))
                .await
                .contains("not asked")
        );
        // Invented questions, old ones, and another's purpose.
        assert!(
            refused(
                &mut enemy,
                key.show(&json!({ "challenge": "AAAA", "rpId": "example.org" }))
            )
            .await
            .contains("not asked")
        );
        assert!(
            refused(
                &mut enemy,
                key.show(&json!({ "challenge": "a\u{0}b", "rpId": "example.org" }))
            )
            .await
            .contains("not asked")
        );
        let options = ask(&mut enemy).await;
        sqlx::query("UPDATE challenge SET expires = expires - 301000")
            .execute(store.pool())
            .await
            .expect("later");
        assert!(
            refused(&mut enemy, key.show(&options))
                .await
                .contains("not asked")
        );
        // Another's key under Ann's name, another site, a counter that went backwards.
        let mut forger = Authenticator::new(1);
        forger.counter = 8;
        let options = ask(&mut enemy).await;
        assert!(
            refused(&mut enemy, forger.show(&options))
                .await
                .contains("signature")
        );
        let options = ask(&mut enemy).await;
        key.origin = "https://example.org.evil.example";
        assert!(
            refused(&mut enemy, key.show(&options))
                .await
                .contains("another site")
        );
        key.origin = "https://example.org";
        let options = ask(&mut enemy).await;
        key.counter = 6;
        assert!(refused(&mut enemy, key.show(&options)).await.contains("counter"));
        let options = ask(&mut enemy).await;
        assert!(
            refused(&mut enemy, Authenticator::new(9).show(&options))
                .await
                .contains("nobody")
        );
        assert_eq!(enemy.get("/api/me").await["account"], json!(false));
        // Nobody takes a passkey that is somebody's.
        let thief = Authenticator::new(1);
        let options = enemy
            .done("POST", "/api/passkeys/options", json!({ "name": "Eve" }))
            .await;
        let (status, _) = enemy
            .post(
                "/api/account",
                json!({ "name": "Eve", "passkey": thief.make(&options) }),
            )
            .await;
        assert_eq!(status, StatusCode::CONFLICT);
        assert_eq!(
            enemy.ask("GET", "/api/people/eve", None).await.0,
            StatusCode::NOT_FOUND
        );
        // Whatever else is sent, there is an answer.
        for nonsense in [
            json!({}),
            json!("x"),
            json!({ "id": "", "response": {} }),
            json!({ "id": "!", "response": { "clientDataJSON": "e30" } }),
        ] {
            let (status, _) = enemy.post("/api/session", json!({ "passkey": nonsense })).await;
            assert!(status.is_client_error(), "{nonsense}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_site_without_a_name_has_no_passkeys() {
    on_both(async |store| {
        let app = router(&store);
        let mut ann = Visitor::new(&app);
        assert_eq!(ann.get("/api/me").await["offers"]["passkeys"], json!(false));
        let (status, answer) = ann.post("/api/session/options", json!({})).await;
        assert_eq!(
            (status, told(&answer)),
            (StatusCode::NOT_IMPLEMENTED, "people-no-passkeys")
        );
    })
    .await;
}
