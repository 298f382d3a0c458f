//! People at one table over a real socket: what they see of each other, and what an enemy does not get.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use trilith_server::{App, Store, Thinker, app};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A server that ends with the test.
struct Site {
    host: String,
}

impl Site {
    async fn start() -> Site {
        let state = App::new(Store::in_memory().await.expect("a database"), Thinker::new(1, 1));
        state.start().await.expect("a pulse");
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a port");
        let host = listener.local_addr().expect("an address").to_string();
        tokio::spawn(async move { axum::serve(listener, app(state)).await });
        Site { host }
    }

    /// Somebody with a cookie of their own.
    fn visitor(&self, name: &str) -> Visitor {
        Visitor {
            host: self.host.clone(),
            cookie: format!("trilith_guest={name:x<32}"),
        }
    }
}

struct Visitor {
    host: String,
    cookie: String,
}

/// The cookie that an answer sets.
fn cookie(head: &str) -> Option<String> {
    let line = head
        .lines()
        .find(|line| line.to_lowercase().starts_with("set-cookie: "))?;
    Some(line["set-cookie: ".len()..].split(';').next()?.to_owned())
}

impl Visitor {
    async fn ask(&self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let (status, said, _) = self.request(method, path, body).await;
        (status, said)
    }

    /// One request, by hand: a status, what was said, and the cookie that was given.
    async fn request(&self, method: &str, path: &str, body: Option<Value>) -> (u16, Value, Option<String>) {
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
             connection: close\r\n\r\n{body}",
            self.host,
            self.cookie,
            body.len()
        );
        let mut stream = TcpStream::connect(&self.host).await.expect("a server");
        stream.write_all(request.as_bytes()).await.expect("a request");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.expect("an answer");
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head
            .split(' ')
            .nth(1)
            .and_then(|code| code.parse().ok())
            .expect("a status");
        // Long answers come in pieces; the JSON is what lies between the braces.
        let json = body
            .find('{')
            .zip(body.rfind('}'))
            .map(|(from, to)| &body[from..=to]);
        (
            status,
            json.and_then(|json| serde_json::from_str(json).ok())
                .unwrap_or(Value::Null),
            cookie(head),
        )
    }

    async fn invite(&self, more: Value) -> String {
        let mut game = json!({ "variant": "27", "opponent": { "kind": "friend" } });
        for (key, value) in more.as_object().expect("fields") {
            game[key] = value.clone();
        }
        let (status, made) = self.ask("POST", "/api/games", Some(game)).await;
        assert_eq!(status, 200, "{made}");
        made["id"].as_str().expect("a name").to_owned()
    }

    async fn command(&self, game: &str, id: &str, mut command: Value) -> (u16, Value) {
        command["id"] = json!(id);
        self.ask("POST", &format!("/api/games/{game}/commands"), Some(command))
            .await
    }

    async fn play(&self, game: &str, id: &str, text: &str, ply: usize) -> (u16, Value) {
        self.command(game, id, json!({ "do": "move", "text": text, "ply": ply }))
            .await
    }

    async fn connect(&self, origin: Option<&str>) -> Result<Wire, Error> {
        let mut request = format!("ws://{}/api/socket", self.host).into_client_request()?;
        request
            .headers_mut()
            .insert("cookie", self.cookie.parse().expect("a header"));
        if let Some(origin) = origin {
            request
                .headers_mut()
                .insert("origin", origin.parse().expect("a header"));
        }
        let (socket, _) = connect_async(request).await?;
        let mut wire = Wire { socket };
        assert_eq!(wire.hear().await["kind"], "hello");
        Ok(wire)
    }
}

struct Wire {
    socket: Socket,
}

impl Wire {
    async fn say(&mut self, what: Value) {
        self.socket
            .send(Message::text(what.to_string()))
            .await
            .expect("a frame");
    }

    /// The next message that is not about who came or went; null when the connection has ended.
    async fn hear(&mut self) -> Value {
        loop {
            let frame = tokio::time::timeout(Duration::from_secs(60), self.socket.next())
                .await
                .expect("something in time");
            match frame {
                Some(Ok(Message::Text(text))) => {
                    let heard: Value = serde_json::from_str(&text).expect("JSON");
                    if heard["kind"] != "presence" {
                        return heard;
                    }
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Value::Null,
                Some(Ok(_)) => {}
            }
        }
    }

    async fn watch(&mut self, game: &str, since: u64) -> Value {
        self.say(json!({ "do": "watch", "game": game, "since": since }))
            .await;
        self.hear().await
    }
}

fn numbers(table: &Value) -> Vec<u64> {
    let events = table["events"].as_array().expect("events");
    events
        .iter()
        .filter_map(|event| event["number"].as_u64())
        .collect()
}

#[tokio::test]
async fn a_friend_takes_the_free_seat_and_both_hear_what_happens() {
    let site = Site::start().await;
    let (ann, bob) = (site.visitor("ann"), site.visitor("bob"));
    let game = ann.invite(json!({})).await;
    let mut at_ann = ann.connect(None).await.expect("a socket");
    let waiting = at_ann.watch(&game, 0).await;
    assert_eq!(waiting["table"]["phase"], "waiting");
    // Nobody moves while a seat is free.
    assert_eq!(ann.play(&game, "early", "1:4", 0).await.0, 422);
    let mut at_bob = bob.connect(None).await.expect("a socket");
    assert_eq!(at_bob.watch(&game, 0).await["table"]["can"]["sit"], true);
    at_bob
        .say(json!({ "do": "command", "game": game, "id": "sit", "command": { "do": "sit" } }))
        .await;
    let sat = at_ann.hear().await;
    assert_eq!(
        (&sat["events"][0]["event"]["kind"], &sat["table"]["phase"]),
        (&json!("sat"), &json!("playing"))
    );
    assert_eq!(ann.play(&game, "1", "1:4", 0).await.0, 200);
    // Bob hears that he sits, that it is done, and the move, each once.
    let mut heard = Vec::new();
    let mut done = false;
    while heard.len() < 2 || !done {
        let message = at_bob.hear().await;
        match message["kind"].as_str() {
            Some("table") => heard.extend(numbers(&message)),
            Some("done") => done = true,
            _ => panic!("{message}"),
        }
    }
    assert_eq!(heard, [0, 1]);
}

#[tokio::test]
async fn a_seat_cannot_be_stolen_and_nobody_moves_for_another() {
    let site = Site::start().await;
    let (ann, bob, eve) = (site.visitor("ann"), site.visitor("bob"), site.visitor("eve"));
    let game = ann.invite(json!({})).await;
    assert_eq!(bob.command(&game, "s", json!({ "do": "sit" })).await.0, 200);
    for seat in [Value::Null, json!(0), json!(1), json!(7)] {
        let (status, said) = eve
            .command(&game, "s", json!({ "do": "sit", "seat": seat }))
            .await;
        assert_eq!(status, 422, "{said}");
    }
    // Not Ann's move by Bob, not by Eve; not Bob's own before his turn.
    assert_eq!(bob.play(&game, "b", "1:4", 0).await.0, 422);
    assert_eq!(eve.play(&game, "e", "1:4", 0).await.0, 403);
    assert_eq!(eve.command(&game, "r", json!({ "do": "resign" })).await.0, 403);
    let (_, seen) = eve.ask("GET", &format!("/api/games/{game}"), None).await;
    assert_eq!(
        (&seen["yours"], &seen["result"], &seen["number"]),
        (&json!([]), &json!("*"), &json!(1))
    );
    // Nor does the one who set it up delete what another plays.
    assert_eq!(
        ann.ask("DELETE", &format!("/api/games/{game}"), None).await.0,
        403
    );
    assert_eq!(
        bob.ask("POST", &format!("/api/games/{game}/hint"), None).await.0,
        403
    );
}

#[tokio::test]
async fn a_replayed_command_does_nothing_again_and_a_forged_name_helps_nobody() {
    let site = Site::start().await;
    let (ann, bob) = (site.visitor("ann"), site.visitor("bob"));
    let game = ann.invite(json!({})).await;
    bob.command(&game, "1", json!({ "do": "sit" })).await;
    assert_eq!(ann.play(&game, "1", "1:4", 0).await.1["number"], 2);
    assert_eq!(ann.play(&game, "1", "1:4", 0).await.1["number"], 2);
    // Bob calls his command as Ann called hers: it is his own, and is done.
    let (status, after) = bob.play(&game, "2", "9:4", 1).await;
    assert_eq!((status, &after["number"]), (200, &json!(3)));
    assert_eq!(ann.play(&game, "2", "1:1", 2).await.1["number"], 4);
    for name in [
        String::new(),
        "x".repeat(65),
        "a\u{0}b".to_owned(),
        "ä".to_owned(),
    ] {
        let (status, _) = bob.play(&game, &name, "9:1", 3).await;
        assert_eq!(status, 422, "{name:?}");
    }
}

#[tokio::test]
async fn whoever_comes_back_gets_every_event_they_missed() {
    let site = Site::start().await;
    let (ann, bob) = (site.visitor("ann"), site.visitor("bob"));
    let game = ann.invite(json!({})).await;
    bob.command(&game, "s", json!({ "do": "sit" })).await;
    ann.play(&game, "1", "1:4", 0).await;
    bob.play(&game, "2", "9:4", 1).await;
    ann.command(
        &game,
        "t",
        json!({ "do": "say", "room": "players", "text": "hello" }),
    )
    .await;
    let mut wire = bob.connect(None).await.expect("a socket");
    assert_eq!(numbers(&wire.watch(&game, 0).await), [0, 1, 2, 3]);
    assert_eq!(numbers(&wire.watch(&game, 3).await), [3]);
    // A number from the future is not believed.
    let anew = wire.watch(&game, 900).await;
    assert_eq!((&anew["from"], numbers(&anew).len()), (&json!(0), 4));
    // Without sockets it is the same.
    let (_, polled) = bob
        .ask("GET", &format!("/api/games/{game}/poll?since=2"), None)
        .await;
    assert_eq!(numbers(&polled), [2, 3]);
}

#[tokio::test]
async fn plans_and_talk_are_for_those_they_are_meant_for() {
    let site = Site::start().await;
    let (ann, bob, eve) = (site.visitor("ann"), site.visitor("bob"), site.visitor("eve"));
    let game = ann.invite(json!({})).await;
    bob.command(&game, "s", json!({ "do": "sit" })).await;
    let plan = json!({ "do": "plan", "premove": "9:4", "lines": [], "ply": 0 });
    assert_eq!(bob.command(&game, "p", plan).await.0, 200);
    let script = "<script>alert(1)</script>\u{7}\u{202e}";
    assert_eq!(
        ann.command(
            &game,
            "t",
            json!({ "do": "say", "room": "players", "text": script })
        )
        .await
        .0,
        200
    );
    for (who, sees_plan, sees_talk) in [(&ann, false, true), (&bob, true, true), (&eve, false, false)] {
        let (_, seen) = who
            .ask("GET", &format!("/api/games/{game}/poll?since=0"), None)
            .await;
        let kinds: Vec<&str> = seen["events"]
            .as_array()
            .expect("events")
            .iter()
            .filter_map(|event| event["event"]["kind"].as_str())
            .collect();
        assert_eq!(kinds.contains(&"planned"), sees_plan, "{kinds:?}");
        assert_eq!(kinds.contains(&"said"), sees_talk, "{kinds:?}");
        assert!(!seen["table"].to_string().contains("9:4") || sees_plan, "{seen}");
        assert_eq!(
            seen["table"]["talk"].as_array().map(Vec::len),
            Some(usize::from(sees_talk))
        );
    }
    let (_, seen) = bob.ask("GET", &format!("/api/games/{game}"), None).await;
    let text = seen["talk"][0]["text"].as_str().expect("a line");
    assert!(
        text.starts_with("<script>") && !text.contains('\u{7}') && !text.contains('\u{202e}'),
        "{text:?}"
    );
    // The planned move follows at once.
    let (_, after) = ann.play(&game, "1", "1:4", 0).await;
    assert_eq!(after["view"]["moves"], json!(["1:4", "9:4"]));
    // Whoever talks too fast is told so.
    let mut last = 200;
    for line in 0..8 {
        let say = json!({ "do": "say", "room": "players", "text": "again" });
        last = ann.command(&game, &format!("t{line}"), say).await.0;
    }
    assert_eq!(last, 429);
}

#[tokio::test]
async fn games_are_not_found_by_those_who_do_not_know_them() {
    let site = Site::start().await;
    let (ann, bob, eve) = (site.visitor("ann"), site.visitor("bob"), site.visitor("eve"));
    let game = ann.invite(json!({ "private": true })).await;
    assert!(game.len() >= 12, "{game}");
    assert_eq!(bob.command(&game, "s", json!({ "do": "sit" })).await.0, 200);
    // What is private and what is not there look the same.
    let private = eve.ask("GET", &format!("/api/games/{game}"), None).await;
    let missing = eve.ask("GET", "/api/games/zzzzzzzzzzzz", None).await;
    assert_eq!((private.0, &private.1), (404, &missing.1));
    for path in ["events", "poll"] {
        let (status, _) = eve.ask("GET", &format!("/api/games/{game}/{path}"), None).await;
        assert_eq!(status, 404, "{path}");
    }
    let (status, _) = eve
        .command(
            &game,
            "t",
            json!({ "do": "say", "room": "watchers", "text": "hm" }),
        )
        .await;
    assert_eq!(status, 404);
    let mut wire = eve.connect(None).await.expect("a socket");
    assert_eq!(wire.watch(&game, 0).await["status"], 404);
    assert_eq!(bob.ask("GET", &format!("/api/games/{game}"), None).await.0, 200);
}

#[tokio::test]
async fn a_page_of_another_site_cannot_connect() {
    let site = Site::start().await;
    let ann = site.visitor("ann");
    for origin in [
        "https://evil.example",
        "null",
        &format!("http://{}.evil.example", site.host),
    ] {
        match ann.connect(Some(origin)).await {
            Err(Error::Http(response)) => assert_eq!(response.status(), 403, "{origin}"),
            Err(error) => panic!("{origin}: {error}"),
            Ok(_) => panic!("{origin} is let in"),
        }
    }
    ann.connect(Some(&format!("http://{}", site.host)))
        .await
        .expect("the own page");
}

#[tokio::test]
async fn frames_that_are_too_large_or_unreadable_end_the_connection_and_nothing_else() {
    let site = Site::start().await;
    let ann = site.visitor("ann");
    let frames = [
        Message::text("{"),
        Message::text("[1,2,3]"),
        Message::text(json!({ "do": "fly" }).to_string()),
        Message::text(json!({ "do": "watch", "game": 7 }).to_string()),
        Message::text("x".repeat(200_000)),
        Message::binary(vec![0, 1, 2]),
    ];
    for frame in frames {
        let mut wire = ann.connect(None).await.expect("a socket");
        // The server may have hung up before all of it was sent.
        let _ = wire.socket.send(frame).await;
        let mut said = wire.hear().await;
        if said["kind"] == "error" {
            said = wire.hear().await;
        }
        assert_eq!(said, Value::Null);
    }
    let mut wire = ann.connect(None).await.expect("the server goes on");
    wire.say(json!({ "do": "ping", "t": [1, "x"] })).await;
    assert_eq!(wire.hear().await["t"], json!([1, "x"]));
    // What is readable and cannot be is refused, and the conversation goes on.
    assert_eq!(wire.watch("zzzzzzzzzzzz", 0).await["kind"], "refused");
    wire.say(json!({ "do": "command", "game": "zzzzzzzzzzzz", "id": "1", "command": { "do": "resign" } }))
        .await;
    assert_eq!(wire.hear().await["status"], 404);
}

#[tokio::test]
async fn a_flood_of_frames_ends_the_connection() {
    let site = Site::start().await;
    let ann = site.visitor("ann");
    let mut wire = ann.connect(None).await.expect("a socket");
    for _ in 0..5_000 {
        if wire.socket.send(Message::text(r#"{"do":"ping"}"#)).await.is_err() {
            break;
        }
    }
    let mut said = wire.hear().await;
    while said["kind"] == "pong" {
        said = wire.hear().await;
    }
    assert!(
        said == Value::Null || said["error"] == "too many frames",
        "{said}"
    );
}

#[tokio::test]
async fn a_deleted_game_is_gone_for_those_who_look_at_it() {
    let site = Site::start().await;
    let ann = site.visitor("ann");
    let game = ann.invite(json!({})).await;
    let mut wire = ann.connect(None).await.expect("a socket");
    wire.watch(&game, 0).await;
    assert_eq!(
        ann.ask("DELETE", &format!("/api/games/{game}"), None).await.0,
        200
    );
    assert_eq!(wire.hear().await["kind"], "gone");
    assert_eq!(ann.ask("GET", &format!("/api/games/{game}"), None).await.0, 404);
}

#[tokio::test]
async fn four_people_play_in_two_teams() {
    let site = Site::start().await;
    let four: Vec<Visitor> = ["ann", "bob", "cat", "dan"]
        .iter()
        .map(|name| site.visitor(name))
        .collect();
    let game = four[0].invite(json!({ "variant": "six:players=4" })).await;
    for (seat, who) in four.iter().enumerate().skip(1) {
        let (status, said) = who
            .command(&game, "s", json!({ "do": "sit", "seat": seat }))
            .await;
        assert_eq!((status, &said["yours"]), (200, &json!([seat])), "{said}");
    }
    for ply in 0..8 {
        let (_, seen) = four[ply % 4]
            .ask("GET", &format!("/api/games/{game}"), None)
            .await;
        assert_eq!(seen["your_turn"], true, "ply {ply}");
        let text = seen["view"]["legal"][0].as_str().expect("a move").to_owned();
        // The partner does not move for one.
        assert_eq!(
            four[(ply + 2) % 4]
                .play(&game, &format!("x{ply}"), &text, ply)
                .await
                .0,
            422
        );
        assert_eq!(
            four[ply % 4].play(&game, &format!("m{ply}"), &text, ply).await.0,
            200
        );
    }
}

#[tokio::test]
async fn offers_are_answered_by_the_other_side_and_a_rematch_changes_sides() {
    let site = Site::start().await;
    let (ann, bob) = (site.visitor("ann"), site.visitor("bob"));
    let game = ann.invite(json!({})).await;
    bob.command(&game, "s", json!({ "do": "sit" })).await;
    ann.play(&game, "1", "1:4", 0).await;
    let (_, offered) = ann.command(&game, "d", json!({ "do": "draw" })).await;
    assert_eq!(offered["offers"], json!([{ "seat": 0, "offer": "draw" }]));
    let (_, declined) = bob
        .command(&game, "n", json!({ "do": "decline", "offer": "draw" }))
        .await;
    assert_eq!(
        (&declined["offers"], &declined["result"]),
        (&json!([]), &json!("*"))
    );
    bob.play(&game, "2", "9:4", 1).await;
    ann.play(&game, "3", "1:1", 2).await;
    bob.command(&game, "d", json!({ "do": "draw" })).await;
    let (_, drawn) = ann.command(&game, "y", json!({ "do": "draw" })).await;
    assert_eq!(drawn["result"], "1/2-1/2");
    assert_eq!(
        ann.command(&game, "r", json!({ "do": "rematch" })).await.1["rematch"],
        Value::Null
    );
    let (_, next) = bob.command(&game, "r", json!({ "do": "rematch" })).await;
    let next = next["rematch"].as_str().expect("the next game").to_owned();
    let (_, seen) = bob.ask("GET", &format!("/api/games/{next}"), None).await;
    assert_eq!((&seen["phase"], &seen["yours"]), (&json!("playing"), &json!([0])));
}

#[tokio::test]
async fn whoever_is_signed_out_is_not_heard_on_an_open_socket_either() {
    let site = Site::start().await;
    let mut ann = site.visitor("ann");
    let account = json!({ "name": "Ann", "password": "a long enough password" });
    let (status, said, cookie) = ann.request("POST", "/api/account", Some(account)).await;
    assert!(status < 300, "{said}");
    ann.cookie = cookie.expect("a session");
    let game = ann.invite(json!({})).await;
    let mut wire = ann.connect(None).await.expect("a socket");
    assert_eq!(wire.watch(&game, 0).await["table"]["owner"], true);
    let (status, said) = ann.ask("DELETE", "/api/session", None).await;
    assert!(status < 300, "{said}");
    wire.say(json!({ "do": "command", "game": game, "id": "a", "command": { "do": "abort" } }))
        .await;
    assert_eq!(wire.hear().await["error"], "this session has ended");
    assert_eq!(wire.hear().await, Value::Null);
}
