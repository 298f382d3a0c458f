//! The web app as a process: what it logs, what it limits, and how it ends.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// As long as the busiest machine may take for anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server with a data folder of its own.
struct Server {
    process: Child,
    address: SocketAddr,
    folder: PathBuf,
    log: Option<JoinHandle<String>>,
}

impl Server {
    fn start(name: &str, options: &[&str]) -> Server {
        let folder = std::env::temp_dir().join(format!("trilith-serve-{name}-{}", std::process::id()));
        let mut process = Command::new(env!("CARGO_BIN_EXE_trilith"))
            .args(["serve", "--address", "127.0.0.1:0", "--data"])
            .arg(&folder)
            .args(options)
            .env("RUST_LOG", "trace")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a server");
        let mut errors = process.stderr.take().expect("its log");
        let log = std::thread::spawn(move || {
            let mut log = Vec::new();
            let _ = errors.read_to_end(&mut log);
            String::from_utf8_lossy(&log).into_owned()
        });
        let mut line = String::new();
        let out = process.stdout.take().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let address = line.trim().rsplit_once("//").expect("an address").1;
        Server {
            address: address.parse().expect("an address"),
            process,
            folder,
            log: Some(log),
        }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("a connection");
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        stream
    }

    /// Sends something and reads until the server closes the connection.
    fn say(&self, text: &str) -> String {
        let mut stream = self.connect();
        stream.write_all(text.as_bytes()).expect("a request");
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn get(&self, path: &str, headers: &str) -> String {
        self.say(&format!(
            "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n"
        ))
    }

    #[cfg(unix)]
    fn terminate(&self) {
        let id = self.process.id().to_string();
        let killed = Command::new("kill").args(["-TERM", &id]).status().expect("kill");
        assert!(killed.success());
    }

    /// Waits for the end and gives what was logged.
    fn ended(&mut self) -> String {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.process.try_wait().expect("a process") {
                assert!(status.success(), "{status}");
                break;
            }
            assert!(begun.elapsed() < PATIENCE, "the server does not end");
            std::thread::sleep(Duration::from_millis(20));
        }
        self.log.take().expect("a log").join().expect("a log")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Requests with something secret in every place where something can be, wherever they lead.
fn tell_secrets(server: &Server) {
    let headers = "Cookie: trilith_guest=secretcookiesecretcookiesecretco; trilith_language=secretlang\r\n\
                   Authorization: Bearer secret-token\r\nX-Forwarded-For: secret-address, 192.0.2.77\r\n\
                   Forwarded: for=192.0.2.77\r\nUser-Agent: secret-agent\r\nReferer: http://localhost/secret-page\r\n\
                   X-Request-Id: secret-request\r\nOrigin: http://secret.example\r\nAccept-Language: secret\r\n";
    for path in [
        "/?secret-query=1",
        "/secret-path",
        "/game/secret-game",
        "/game/secret-game/secret.txt",
        "/rules/secret",
        "/static/secret/secret.js",
        "/picture.png?variant=secret&moves=secret",
        "/api/variant?text=secret",
        "/api/games/secret-game",
        "/api/games/secret-game/events?since=secret",
        "/api/socket?secret",
        "/api/secret/secret",
        "/health/ready?secret",
        "/metrics?secret",
    ] {
        let answer = server.get(path, headers);
        assert!(answer.starts_with("HTTP/1.1 "), "{path}: {answer}");
    }
    for (path, body) in [
        (
            "/api/games",
            "{\"variant\":\"secret-variant\",\"opponent\":{\"kind\":\"secret\"}}",
        ),
        ("/api/games", "secret { not JSON"),
        (
            "/api/games/secret-game/commands",
            "{\"id\":\"secret-command\",\"do\":\"secret\"}",
        ),
        (
            "/api/games/secret-game/commands",
            "{\"id\":\"secret-command\",\"do\":\"say\",\"room\":\"players\",\"text\":\"secret\"}",
        ),
        (
            "/api/referee",
            "{\"variant\":\"six\",\"moves\":[\"secret-move\"]}",
        ),
        ("/api/record", "{\"text\":\"secret record\"}"),
        (
            "/api/studies",
            "{\"title\":\"secret title\",\"record\":{\"secret\":1}}",
        ),
        ("/language", "language=secret&back=/secret"),
        ("/secret", "secret=secret"),
    ] {
        let kind = if body.starts_with("language") {
            "application/x-www-form-urlencoded"
        } else {
            "application/json"
        };
        let answer = server.say(&format!(
            "POST {path} HTTP/1.1\r\nHost: secret.example\r\nConnection: close\r\n{headers}Content-Type: {kind}\r\nContent-Length: \
             {}\r\n\r\n{body}",
            body.len()
        ));
        assert!(answer.starts_with("HTTP/1.1 "), "{path}: {answer}");
    }
    server.say("SECRETMETHOD /secret HTTP/1.1\r\nHost: secret\r\nConnection: close\r\n\r\n");
    server.say("GET /secret secret\r\nsecret\r\n\r\n");
    server.say("\u{16}\u{3}\u{1}secret");
}

#[cfg(unix)]
#[test]
fn whatever_is_sent_the_log_keeps_no_secret() {
    for format in ["json", "text"] {
        let mut server = Server::start(
            &format!("log-{format}"),
            &["--log-format", format, "--drain", "1"],
        );
        tell_secrets(&server);
        server.terminate();
        let log = server.ended();
        let lower = log.to_lowercase();
        for word in ["secret", "192.0.2.77", "127.0.0.1", "cookie", "bearer"] {
            let line = lower.lines().find(|line| line.contains(word));
            assert!(line.is_none(), "{word} is in the log: {line:?}");
        }
        let answered = log.lines().filter(|line| line.contains("answered")).count();
        assert!(answered >= 20, "every request leaves its line: {log}");
        if format == "json" {
            let line = log
                .lines()
                .find(|line| line.contains("/api/games/{id}/commands"))
                .expect("a line for the route");
            let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
            assert_eq!(line["span"]["method"], "POST");
            assert_eq!(line["span"]["route"], "/api/games/{id}/commands");
            assert!(line["span"]["id"].as_str().is_some_and(|id| id.len() == 12));
            assert!(line["status"].is_u64() && line["ms"].is_u64(), "{line}");
        }
    }
}

#[cfg(unix)]
#[test]
fn the_end_is_announced_then_what_runs_is_finished() {
    let server = Server::start("end", &["--notice", "600", "--drain", "30"]);
    assert!(server.get("/health/ready", "").starts_with("HTTP/1.1 200"));
    server.terminate();
    let begun = Instant::now();
    while !server.get("/health/ready", "").starts_with("HTTP/1.1 503") {
        assert!(begun.elapsed() < PATIENCE, "it is still ready");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(
        server.get("/health/live", "").starts_with("HTTP/1.1 200"),
        "it lives, and answers as long as it gives notice"
    );
    drop(server);

    let mut server = Server::start("drain", &["--drain", "60"]);
    let mut unfinished = server.connect();
    let body = "{\"variant\":\"six\",\"moves\":[]}";
    let head = format!(
        "POST /api/referee HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\nExpect: \
         100-continue\r\n\r\n",
        body.len()
    );
    unfinished.write_all(head.as_bytes()).expect("a head");
    // Once the server asks for the body, the request runs.
    let mut answer = [0; 12];
    unfinished.read_exact(&mut answer).expect("an answer");
    assert_eq!(&answer, b"HTTP/1.1 100");
    let idle = server.connect();
    server.terminate();
    let begun = Instant::now();
    while TcpStream::connect(server.address).is_ok() {
        assert!(begun.elapsed() < PATIENCE, "it still takes connections");
        std::thread::sleep(Duration::from_millis(20));
    }
    unfinished.write_all(body.as_bytes()).expect("a body");
    let mut answer = String::new();
    unfinished.read_to_string(&mut answer).expect("an answer");
    assert!(
        answer.contains("HTTP/1.1 200") && answer.contains("legal"),
        "{answer}"
    );
    drop(idle);
    server.ended();
}

#[cfg(unix)]
#[test]
fn whoever_does_not_end_is_cut_off_in_time() {
    let mut server = Server::start("cut", &["--drain", "1"]);
    let mut unfinished = server.connect();
    unfinished
        .write_all(b"POST /api/referee HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\nExpect: 100-continue\r\n\r\n")
        .expect("a head");
    let mut answer = [0; 12];
    unfinished.read_exact(&mut answer).expect("an answer");
    server.terminate();
    let log = server.ended();
    assert!(log.contains("cut off"), "{log}");
}

#[test]
fn a_slow_head_is_not_waited_for() {
    let server = Server::start("slow", &["--header-time", "1"]);
    let mut slow = server.connect();
    slow.write_all(b"GET / HTTP/1.1\r\nHost: local")
        .expect("half a head");
    let mut answer = Vec::new();
    // The read ends because the server closes, long before anybody's patience does.
    slow.read_to_end(&mut answer).expect("the end of the connection");
    assert!(!String::from_utf8_lossy(&answer).contains("200"));
    let answer = server.get("/", &format!("X-Long: {}\r\n", "x".repeat(100_000)));
    assert!(
        answer.is_empty() || answer.starts_with("HTTP/1.1 431"),
        "{answer}"
    );
}

#[test]
fn so_many_connections_and_no_more() {
    let server = Server::start("many", &["--connections", "3"]);
    let mut held: Vec<TcpStream> = Vec::new();
    for _ in 0..3 {
        let mut stream = server.connect();
        stream
            .write_all(b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n")
            .expect("a request");
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).expect("an answer");
        assert_eq!(&answer, b"HTTP/1.1 200");
        held.push(stream);
    }
    assert_eq!(server.get("/health/live", ""), "", "the fourth is closed at once");
    held.clear();
    let begun = Instant::now();
    while !server.get("/health/live", "").starts_with("HTTP/1.1 200") {
        assert!(begun.elapsed() < PATIENCE, "places come back");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn metrics_have_an_address_of_their_own() {
    // A free port for the second listener: whoever takes it in between makes the server say so.
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let own = free.local_addr().expect("an address").to_string();
    drop(free);
    let mut server = Server::start(
        "metrics",
        &["--metrics-address", &own, "--public", "https://example.org"],
    );
    assert!(server.get("/metrics", "").starts_with("HTTP/1.1 404"));
    server.address = own.parse().expect("an address");
    let text = server.get("/metrics", "");
    assert!(
        text.starts_with("HTTP/1.1 200") && text.contains("process_cpu_seconds_total"),
        "{text}"
    );
    assert!(server.get("/health/ready", "").starts_with("HTTP/1.1 200"));
    assert!(
        server.get("/", "").starts_with("HTTP/1.1 404"),
        "nothing else is there"
    );
}
