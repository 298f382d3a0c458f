//! `trilith bot` on a real server.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use trilith_client::{Command as Wish, Connection, Identity, NewGame, News, Options, Site, Snapshot};
use trilith_games::Game;
use trilith_games::common::Random;

/// As long as the busiest machine may take for anything.
const PATIENCE: Duration = Duration::from_secs(120);

/// A server with a data folder of its own.
struct Server {
    child: Child,
    address: String,
    folder: PathBuf,
}

impl Server {
    fn start(name: &str) -> Server {
        let folder = std::env::temp_dir().join(format!("trilith-bot-{name}-{}", std::process::id()));
        let mut child = Command::new(env!("CARGO_BIN_EXE_trilith"))
            .args(["serve", "--address", "127.0.0.1:0", "--data"])
            .arg(&folder)
            .stdout(Stdio::piped())
            .spawn()
            .expect("a server");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut line).expect("a line");
        let address = line.split_whitespace().last().expect("an address");
        Server {
            address: address.to_owned(),
            child,
            folder,
        }
    }

    fn site(&self) -> Site {
        let address = self.address.parse().expect("an address");
        Site::new(vec![address], Identity::guest().expect("randomness")).expect("a site")
    }

    fn bot(&self, options: &[&str]) -> Bot {
        let child = Command::new(env!("CARGO_BIN_EXE_trilith"))
            .args(["bot", &self.address, "--variant", "27", "--think", "0.02"])
            .args(options)
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("a bot");
        Bot { child }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

struct Bot {
    child: Child,
}

impl Bot {
    /// Waits until it has ended well, and gives what it said.
    fn ended(mut self) -> String {
        let begun = Instant::now();
        let status = loop {
            match self.child.try_wait().expect("a status") {
                Some(status) => break status,
                None => assert!(begun.elapsed() < PATIENCE, "the bot does not end"),
            }
            std::thread::sleep(Duration::from_millis(20));
        };
        let mut said = String::new();
        let output = self.child.stdout.as_mut().expect("its output");
        output.read_to_string(&mut said).expect("text");
        assert!(status.success(), "{status}: {said}");
        said
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn block_on<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async { tokio::time::timeout(PATIENCE, future).await.expect("in time") })
}

/// Plays random moves until the game is over, and gives how it ended.
async fn play_at_random(site: Site, game: &str) -> Snapshot {
    let (connection, mut news) = Connection::open(site, Options::default());
    connection.watch(game);
    let mut random = Random::new(7);
    let mut moved = None;
    loop {
        let snapshot: Snapshot = match news.next().await.expect("a connection") {
            News::Table {
                snapshot: Some(snapshot),
                ..
            } => serde_json::from_str(snapshot.get()).expect("a snapshot"),
            News::Fault(fault) => panic!("{fault}"),
            _ => continue,
        };
        if snapshot.is_over() {
            return snapshot;
        }
        let ply = snapshot.view.moves.len();
        if snapshot.phase != "playing" || !snapshot.is_your_turn() || moved == Some(ply) {
            continue;
        }
        let mut position = Game::new(snapshot.view.variant.parse().expect("a variant"));
        for text in &snapshot.view.moves {
            position.play_text(text).expect("legal");
        }
        let text = position.random_move(&mut random).expect("a move").to_string();
        moved = Some(ply);
        connection
            .act(game, &Wish::Move { text, ply })
            .expect("randomness");
    }
}

#[test]
fn a_bot_plays_a_game_to_its_end_though_its_engine_crashes() {
    let server = Server::start("crash");
    // The second engine that is started ends after the first position.
    let (script, count) = (server.folder.join("engine.sh"), server.folder.join("starts"));
    let text = format!(
        "n=$(cat '{count}' 2>/dev/null || echo 0); echo $((n+1)) > '{count}'\n\
         if [ $n -eq 1 ]; then head -n 4 | '{trilith}' engine; else exec '{trilith}' engine; fi\n",
        count = count.display(),
        trilith = env!("CARGO_BIN_EXE_trilith")
    );
    std::fs::write(&script, text).expect("a script");
    let site = server.site();
    let game = block_on(async { site.create(&NewGame::with_friend("27")).await.expect("a game") });
    let engine = format!("sh '{}'", script.display());
    let bot = server.bot(&["--game", &game, "--end-after", "1", "--engine", &engine]);
    let end = block_on(play_at_random(site, &game));
    assert_ne!(end.result, "*");
    let said = bot.ended();
    assert!(said.contains(&format!("{game}: over, {}", end.result)), "{said}");
    let starts = std::fs::read_to_string(&count).expect("a count");
    assert!(
        starts.trim().parse::<u32>().is_ok_and(|starts| starts >= 3),
        "{starts}"
    );
    assert!(!said.contains("resign"), "{said}");
}

#[test]
fn bots_find_each_other_in_the_lobby() {
    let server = Server::start("lobby");
    let waits = server.bot(&["--seek", "1+0.2", "--end-after", "1"]);
    let comes = server.bot(&["--accept", "--end-after", "1"]);
    let (waited, came) = (waits.ended(), comes.ended());
    let over = |said: &str| {
        said.lines()
            .find(|line| line.contains(": over, "))
            .map(str::to_owned)
    };
    assert!(over(&waited).is_some(), "{waited}");
    assert_eq!(over(&waited), over(&came), "{waited}{came}");
}

#[test]
fn an_interrupted_bot_takes_its_free_seat_along() {
    let server = Server::start("interrupt");
    let bot = server.bot(&["--seek", "none"]);
    let site = server.site();
    let lobby = |site: &Site| block_on(async { site.lobby().await.expect("the lobby") });
    let begun = Instant::now();
    while lobby(&site).is_empty() {
        assert!(begun.elapsed() < PATIENCE, "the bot offers nothing");
        std::thread::sleep(Duration::from_millis(50));
    }
    let id = bot.child.id().to_string();
    let killed = Command::new("kill").args(["-INT", &id]).status().expect("kill");
    assert!(killed.success());
    bot.ended();
    assert!(lobby(&site).is_empty());
}
