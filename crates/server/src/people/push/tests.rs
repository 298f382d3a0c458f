use ring::agreement::{ECDH_P256, EphemeralPrivateKey};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use tokio::sync::mpsc;

use super::*;
use crate::Store;

async fn people() -> (
    People,
    mpsc::UnboundedReceiver<(Target, axum::http::Request<Vec<u8>>)>,
) {
    let (sender, sent) = mpsc::unbounded_channel();
    let push = Push::with(
        read_key(&new_key().expect("a key")).expect("a key"),
        "https://example.org",
        Sender::Kept(sender),
    );
    let people = People::new(Store::in_memory().await.expect("a database"));
    people.set_up(None, Some(push));
    (people, sent)
}

fn subscription(endpoint: &str) -> Subscription {
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
    let public = own.compute_public_key().expect("a key");
    Subscription {
        endpoint: endpoint.to_owned(),
        keys: Keys {
            p256dh: URL_SAFE_NO_PAD.encode(public.as_ref()),
            auth: URL_SAFE_NO_PAD.encode([7; 16]),
        },
    }
}

#[tokio::test]
async fn one_notice_a_game_until_its_person_looks() {
    let (people, mut sent) = people().await;
    // Nobody to tell: nothing is held against the first browser that comes.
    people
        .send_notices(people.shared.push.get().expect("notices"), "ann", "one", "27")
        .await
        .expect("done");
    people
        .subscribe("ann", &subscription("https://push.example.com/1"), Locale::De)
        .await
        .expect("a browser");
    let remind = async |game: &str| {
        let push = people.shared.push.get().expect("notices");
        people.send_notices(push, "ann", game, "27").await.expect("done");
    };
    remind("one").await;
    remind("one").await;
    remind("two").await;
    let mut games = Vec::new();
    while let Ok((target, request)) = sent.try_recv() {
        assert_eq!(target.endpoint, "https://push.example.com/1");
        assert_eq!(request.uri(), "/1");
        assert_eq!(request.headers()["host"], "push.example.com");
        assert_eq!(request.headers()["content-encoding"], "aes128gcm");
        games.push(request.headers()["topic"].to_str().expect("text").to_owned());
    }
    assert_eq!(games, ["one", "two"]);
    people.looked("ann", "one").await.expect("done");
    remind("one").await;
    remind("two").await;
    assert_eq!(sent.try_recv().expect("one more").1.headers()["topic"], "one");
    assert!(sent.try_recv().is_err());
    people
        .unsubscribe("ann", Some("https://push.example.com/1"))
        .await
        .expect("done");
    remind("three").await;
    assert!(sent.try_recv().is_err());
}

#[tokio::test]
async fn only_services_of_the_world_are_subscribed() {
    let (people, _sent) = people().await;
    for endpoint in [
        "http://push.example.com/1",
        "https://localhost/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://2130706433/1",
        "https://push.example.com:8443/1",
        "https://user@push.example.com/1",
        "https://push.example.com\\@127.0.0.1/1",
        "ftp://push.example.com/1",
        "/1",
        "",
        "https://пуш.example/1",
        "https://push.example.com./1",
    ] {
        let refused = people.subscribe("ann", &subscription(endpoint), Locale::En).await;
        assert!(matches!(refused, Err(PeopleError::PushAddress)), "{endpoint}");
    }
    let mut short = subscription("https://push.example.com/1");
    short.keys.auth = "AAAA".to_owned();
    assert!(people.subscribe("ann", &short, Locale::En).await.is_err());
    for n in 0..10 {
        let endpoint = format!("https://push.example.com/{n}");
        people
            .subscribe("ann", &subscription(&endpoint), Locale::En)
            .await
            .expect("a browser");
    }
    let eleventh = subscription("https://push.example.com/x");
    assert!(matches!(
        people.subscribe("ann", &eleventh, Locale::En).await,
        Err(PeopleError::TooMany)
    ));
    let again = subscription("https://push.example.com/3");
    people
        .subscribe("ann", &again, Locale::En)
        .await
        .expect("the same browser");
}

#[test]
fn a_service_can_tell_whose_notice_it_is() {
    let (sender, _sent) = mpsc::unbounded_channel();
    let key = new_key().expect("a key");
    let push = Push::with(
        read_key(&key).expect("a key"),
        "https://example.org",
        Sender::Kept(sender),
    );
    let uri = service("https://push.example.com/abc?d").expect("a service");
    let text = push.signature(&uri, 1_000_000_000).expect("a signature");
    let (token, public) = text
        .strip_prefix("vapid t=")
        .and_then(|rest| rest.split_once(", k="))
        .expect("two parts");
    assert_eq!(public, push.public());
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64");
    UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(public))
        .verify(signed.as_bytes(), &decode(signature))
        .expect("a true signature");
    let claims: serde_json::Value =
        serde_json::from_slice(&decode(signed.split('.').nth(1).expect("claims"))).expect("JSON");
    assert_eq!(
        claims,
        json!({ "aud": "https://push.example.com", "exp": 1_000_000 + 43_200, "sub": "https://example.org" })
    );
    for wrong in ["", "AAAA", "!", "é"] {
        assert!(matches!(
            Push::new(wrong, Some("https://example.org")),
            Err(PushError::Key)
        ));
    }
    assert!(matches!(
        Push::new(&key, Some("http://example.org")),
        Err(PushError::Site)
    ));
    assert!(matches!(Push::new(&key, None), Err(PushError::Site)));
}
