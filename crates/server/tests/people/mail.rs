use axum::http::StatusCode;
use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use trilith_server::people::Mail;
use trilith_server::{App, Thinker, app};

use crate::visitor::{PASSWORD, Visitor, dump, on_both, router, told};

/// A mail server that takes everything: its address, and what it got.
async fn sink() -> (String, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("smtp://{}", listener.local_addr().expect("an address"));
    let (sender, received) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let sender = sender.clone();
            tokio::spawn(async move {
                let (read, mut write) = stream.into_split();
                let mut lines = BufReader::new(read).lines();
                write.write_all(b"220 sink\r\n").await.ok()?;
                let (mut mail, mut is_data) = (String::new(), false);
                while let Some(line) = lines.next_line().await.ok()? {
                    if is_data && line == "." {
                        is_data = false;
                        sender.send(std::mem::take(&mut mail)).ok()?;
                    } else if is_data {
                        mail.push_str(&line);
                        mail.push('\n');
                        continue;
                    } else if line.starts_with("DATA") {
                        is_data = true;
                        write.write_all(b"354 go on\r\n").await.ok()?;
                        continue;
                    } else if line.starts_with("QUIT") {
                        return write.write_all(b"221 bye\r\n").await.ok();
                    }
                    write.write_all(b"250 fine\r\n").await.ok()?;
                }
                Some(())
            });
        }
    });
    (url, received)
}

/// The text of a mail, whatever its lines were broken for on the way.
fn plain(mail: &str) -> String {
    mail.replace("=\n", "").replace("=3D", "=")
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_once() {
    on_both(async |store| {
        let (url, mut received) = sink().await;
        let mail = Mail::new(&url, "Trilith <games@example.org>", Some("https://example.org")).expect("mail");
        let app = app(App::new(store.clone(), Thinker::new(1, 1))
            .at("https://example.org")
            .with(Some(mail), None));
        let (mut ann, mut other) = (Visitor::new(&app), Visitor::new(&app));
        ann.register("Ann").await;
        assert_eq!(ann.get("/api/me").await["offers"]["mail"], json!(true));
        // Where it goes is changed only by whoever knows the password.
        for (body, id) in [
            (json!({ "email": "ann@example.com" }), "people-wrong"),
            (
                json!({ "email": "not an address", "password": PASSWORD }),
                "people-email",
            ),
            (
                json!({ "email": "a@b\u{0}.example", "password": PASSWORD }),
                "people-email",
            ),
        ] {
            assert_eq!(told(&ann.ask("PATCH", "/api/me", Some(body)).await.1), id);
        }
        ann.done(
            "PATCH",
            "/api/me",
            json!({ "email": "ann@example.com", "password": PASSWORD }),
        )
        .await;
        assert_eq!(ann.get("/api/me").await["email"], json!("ann@example.com"));
        assert!(
            !other
                .get("/api/people/ann")
                .await
                .to_string()
                .contains("example.com")
        );

        // Nobody learns whether there is such an account.
        let known = other.post("/api/recovery", json!({ "name": "ANN" })).await;
        let unknown = other.post("/api/recovery", json!({ "name": "Nobody" })).await;
        assert_eq!((known.0, &known), (StatusCode::OK, &unknown));
        let mail = plain(&received.recv().await.expect("a mail"));
        assert!(
            mail.contains("To: ann@example.com") && mail.contains("Ann"),
            "{mail}"
        );
        let secret: String = mail
            .split("https://example.org/recover#")
            .nth(1)
            .expect("a link")
            .chars()
            .take_while(char::is_ascii_alphanumeric)
            .collect();
        assert_eq!(secret.len(), 32, "{mail}");
        assert!(!dump(&store).await.contains(&secret));

        // A bad password does not use the link up; the link works once, and signs out whoever was in.
        let set = |secret: &str, password: &str| json!({ "secret": secret, "password": password });
        let (_, answer) = other
            .ask("PUT", "/api/recovery", Some(set(&secret, "short")))
            .await;
        assert_eq!(told(&answer), "people-password-short");
        other
            .done("PUT", "/api/recovery", set(&secret, "a new long password"))
            .await;
        assert_eq!(other.get("/api/me").await["name"], json!("Ann"));
        assert_eq!(ann.get("/api/me").await["account"], json!(false));
        let (status, answer) = ann
            .ask("PUT", "/api/recovery", Some(set(&secret, "yet another one")))
            .await;
        assert_eq!((status, told(&answer)), (StatusCode::GONE, "people-recovery-old"));
        assert_eq!(ann.sign_in("Ann", PASSWORD).await.0, StatusCode::UNAUTHORIZED);
        assert_eq!(ann.sign_in("Ann", "a new long password").await.0, StatusCode::OK);

        // A link that has had its time opens nothing.
        other
            .done("POST", "/api/recovery", json!({ "name": "Ann" }))
            .await;
        let mail = plain(&received.recv().await.expect("a mail"));
        let secret: String = mail
            .split("/recover#")
            .nth(1)
            .expect("a link")
            .chars()
            .take(32)
            .collect();
        sqlx::query("UPDATE recovery SET expires = expires - 1860000")
            .execute(store.pool())
            .await
            .expect("later");
        let (status, _) = ann
            .ask("PUT", "/api/recovery", Some(set(&secret, "yet another one")))
            .await;
        assert_eq!(status, StatusCode::GONE);
        // Nobody's mailbox is filled.
        let mut last = (StatusCode::OK, json!(null));
        for _ in 0..4 {
            last = other.post("/api/recovery", json!({ "name": "Ann" })).await;
        }
        assert_eq!(
            (last.0, told(&last.1)),
            (StatusCode::TOO_MANY_REQUESTS, "people-wait")
        );
    })
    .await;
}

#[tokio::test]
async fn without_mail_the_site_says_so() {
    on_both(async |store| {
        let app = router(&store);
        let mut ann = Visitor::new(&app);
        ann.register("Ann").await;
        assert_eq!(ann.get("/api/me").await["offers"]["mail"], json!(false));
        let (status, answer) = ann.post("/api/recovery", json!({ "name": "Ann" })).await;
        assert_eq!(
            (status, told(&answer)),
            (StatusCode::NOT_IMPLEMENTED, "people-no-mail")
        );
        let email = json!({ "email": "ann@example.com", "password": PASSWORD });
        let (_, answer) = ann.ask("PATCH", "/api/me", Some(email)).await;
        assert_eq!(told(&answer), "people-no-mail");
        assert_eq!(ann.get("/api/me").await["offers"]["push"], json!(null));
        let browser =
            json!({ "endpoint": "https://push.example.com/1", "keys": { "p256dh": "x", "auth": "y" } });
        assert_eq!(told(&ann.post("/api/push", browser).await.1), "people-no-push");
    })
    .await;
    for (url, from, site) in [
        (
            "http://mail.example.org",
            "games@example.org",
            Some("https://example.org"),
        ),
        ("smtp://mail.example.org", "nobody", Some("https://example.org")),
        ("smtp://mail.example.org", "games@example.org", None),
    ] {
        assert!(Mail::new(url, from, site).is_err());
    }
}
