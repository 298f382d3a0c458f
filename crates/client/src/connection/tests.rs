use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use super::*;
use crate::{Identity, Offer};

type Server = WebSocketStream<TcpStream>;

const WAIT: Duration = Duration::from_secs(60);

async fn listener() -> (TcpListener, String) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = format!("http://{}", listener.local_addr().expect("an address"));
    (listener, address)
}

fn site(addresses: &[&str]) -> Site {
    let addresses = addresses.iter().map(|text| text.parse().expect("an address"));
    Site::new(addresses.collect(), Identity::guest().expect("randomness")).expect("a site")
}

fn quick() -> Options {
    Options {
        longest_wait: Duration::from_millis(100),
        ..Options::default()
    }
}

async fn accept(listener: &TcpListener) -> Server {
    let (stream, _) = tokio::time::timeout(WAIT, listener.accept())
        .await
        .expect("in time")
        .expect("a stream");
    tokio_tungstenite::accept_async(stream)
        .await
        .expect("a WebSocket")
}

/// The next text that the client says.
async fn heard(server: &mut Server) -> String {
    loop {
        let message = tokio::time::timeout(WAIT, server.next()).await.expect("in time");
        if let Message::Text(text) = message.expect("a message").expect("no error") {
            return text.to_string();
        }
    }
}

async fn say(server: &mut Server, text: &str) {
    server.send(Message::text(text)).await.expect("sent");
}

fn table(from: u64, events: &[&str]) -> String {
    let events: Vec<String> = (from..)
        .zip(events)
        .map(|(number, kind)| format!(r#"{{"number":{number},"at":7,"event":{{"kind":"{kind}","seat":1}}}}"#))
        .collect();
    format!(
        r#"{{"kind":"table","game":"g","from":{from},"events":[{}]}}"#,
        events.join(",")
    )
}

/// The next news about a game.
async fn told(news: &mut NewsReader) -> News {
    loop {
        match tokio::time::timeout(WAIT, news.next()).await.expect("in time") {
            Some(News::Connected { .. } | News::Lost { .. }) => {}
            Some(news) => return news,
            None => panic!("the connection has ended"),
        }
    }
}

async fn numbers(news: &mut NewsReader) -> Vec<u64> {
    match told(news).await {
        News::Table { events, .. } => events.iter().map(|logged| logged.number).collect(),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn after_a_loss_it_asks_for_the_rest_and_sends_again_what_was_not_answered() {
    let (listener, address) = listener().await;
    let (connection, mut news) = Connection::open(site(&[&address]), quick());
    connection.watch_bare("g");
    let mut server = accept(&listener).await;
    assert_eq!(
        heard(&mut server).await,
        r#"{"do":"watch","game":"g","since":0,"bare":true}"#
    );
    say(&mut server, &table(0, &["resigned", "aborted"])).await;
    assert_eq!(numbers(&mut news).await, [0, 1]);
    let answer = connection.act("g", &Command::Draw).expect("randomness");
    let command = heard(&mut server).await;
    drop(server);

    let mut server = accept(&listener).await;
    assert_eq!(
        heard(&mut server).await,
        r#"{"do":"watch","game":"g","since":2,"bare":true}"#
    );
    assert_eq!(heard(&mut server).await, command);
    // Said again and more: what is known is not handed out twice.
    say(&mut server, &table(1, &["aborted", "drawn"])).await;
    assert_eq!(numbers(&mut news).await, [2]);
    let id = command
        .split(r#""id":""#)
        .nth(1)
        .and_then(|rest| rest.split('"').next());
    let done = format!(
        r#"{{"kind":"done","game":"g","id":"{}","number":3}}"#,
        id.expect("an id")
    );
    say(&mut server, &done).await;
    say(&mut server, &done).await;
    assert_eq!(answer.wait().await.expect("done"), 3);
}

#[tokio::test]
async fn a_gap_is_told_and_the_game_is_left() {
    let (listener, address) = listener().await;
    let (connection, mut news) = Connection::open(site(&[&address]), quick());
    connection.watch("g");
    let mut server = accept(&listener).await;
    heard(&mut server).await;
    say(&mut server, &table(1, &["drawn"])).await;
    assert!(matches!(told(&mut news).await, News::Fault(Fault::Gap { .. })));
}

#[tokio::test]
async fn a_silent_server_is_asked_and_then_given_up() {
    let (listener, address) = listener().await;
    let options = Options {
        quiet: Duration::from_millis(20),
        ..quick()
    };
    let (_connection, _news) = Connection::open(site(&[&address]), options);
    let mut server = accept(&listener).await;
    assert_eq!(heard(&mut server).await, r#"{"do":"ping","t":0}"#);
    // It comes again although the first connection still stands.
    let _second = accept(&listener).await;
}

#[tokio::test]
async fn another_address_is_tried_when_one_is_dead() {
    let (dead, dead_address) = listener().await;
    drop(dead);
    let (listener, address) = listener().await;
    let (connection, _news) = Connection::open(site(&[&dead_address, &address]), quick());
    connection.watch("g");
    let mut server = accept(&listener).await;
    assert_eq!(heard(&mut server).await, r#"{"do":"watch","game":"g","since":0}"#);
}

#[tokio::test]
async fn a_busy_server_is_asked_again_and_a_refusal_is_final() {
    let (listener, address) = listener().await;
    let (connection, _news) = Connection::open(site(&[&address]), quick());
    let decline = Command::Decline { offer: Offer::Draw };
    let answer = connection.act_as("g", "one", &decline);
    let mut server = accept(&listener).await;
    let first = heard(&mut server).await;
    say(
        &mut server,
        r#"{"kind":"refused","game":"g","id":"one","status":503,"error":"busy"}"#,
    )
    .await;
    assert_eq!(heard(&mut server).await, first);
    say(
        &mut server,
        r#"{"kind":"refused","game":"g","id":"one","status":422,"error":"no","told":null}"#,
    )
    .await;
    let error = answer.wait().await.expect_err("refused");
    assert_eq!(error.refused().map(|refused| refused.status), Some(422));
}

#[tokio::test]
async fn a_game_that_is_gone_answers_its_commands() {
    let (listener, address) = listener().await;
    let (connection, mut news) = Connection::open(site(&[&address]), quick());
    connection.watch("g");
    let answer = connection.act_as("g", "one", &Command::Resign);
    let mut server = accept(&listener).await;
    heard(&mut server).await;
    heard(&mut server).await;
    say(&mut server, r#"{"kind":"gone","game":"g"}"#).await;
    assert!(matches!(told(&mut news).await, News::Gone { .. }));
    assert!(answer.wait().await.is_err());
}

#[tokio::test]
async fn a_site_that_does_not_let_us_in_ends_it() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let (listener, address) = listener().await;
    let (_connection, mut news) = Connection::open(site(&[&address]), quick());
    let (mut stream, _) = listener.accept().await.expect("a stream");
    let mut request = [0; 2048];
    let read = stream.read(&mut request).await.expect("a request");
    assert!(String::from_utf8_lossy(&request[..read]).contains("trilith_guest="));
    let answer = b"HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n";
    stream.write_all(answer).await.expect("answered");
    assert!(matches!(
        news.next().await,
        Some(News::Denied(Refused { status: 403, .. }))
    ));
    assert!(news.next().await.is_none());
}
