//! Bots play on the real binary while everything breaks: the server is killed with SIGKILL at random and started again, at
//! once or after a while, and every connection is delayed, cut in the middle of a message, and comes back; commands are sent
//! twice. Afterwards the logs are read and must be as if nothing had happened: see `verify.rs` for what that means.
//!
//! Chance depends on a seed, which is printed; `TRILITH_FAULTS_SEED=N` plays the same chance again (what the machine does in
//! between is its own). Each test plays its games and ends; `TRILITH_FAULTS_SECONDS=600` goes on for so long.
//!
//! The second test needs PostgreSQL: `scripts/postgres cargo test -p trilith --test faults`.
#![cfg(unix)]

mod faults {
    pub(crate) mod bot;
    pub(crate) mod chaos;
    pub(crate) mod node;
    pub(crate) mod proxy;
    pub(crate) mod replay;
    pub(crate) mod verify;
}

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant, SystemTime};

use tokio::task::JoinSet;
use trilith_client::{Address, Identity, Site};
use trilith_games::common::{Random, mix};

use faults::bot::{self, Played};
use faults::chaos::{Chaos, Downtime};
use faults::node::Database;
use faults::verify;

/// How many games are played at the same time.
const AT_ONCE: usize = 24;
/// After the last fault, a game that does not end in this time is stuck. No game lasts a tenth of it.
const STUCK: Duration = Duration::from_secs(120);

#[test]
fn nothing_is_lost_on_one_server_with_sqlite() {
    let folder = std::env::temp_dir().join(format!("trilith-faults-{}", std::process::id()));
    let database = Database::Folder(folder.clone());
    run(&database, 1, 150);
    // Left where it is when something was found.
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn nothing_is_lost_on_two_servers_with_postgresql() {
    let Ok(url) = std::env::var("TRILITH_TEST_POSTGRES") else {
        assert_ne!(
            std::env::var("CI").as_deref(),
            Ok("true"),
            "TRILITH_TEST_POSTGRES is not set; scripts/postgres sets it"
        );
        println!("skipped: without TRILITH_TEST_POSTGRES; scripts/postgres sets it");
        return;
    };
    run(&Database::Postgres(url), 2, 150);
}

/// Plays at least so many games on so many servers while everything breaks, and looks at what is left.
fn run(database: &Database, nodes: usize, games: usize) {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let seed = number("TRILITH_FAULTS_SEED").unwrap_or_else(|| {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        mix(since.map_or(0, |since| since.as_micros() as u64)) % 1_000_000
    });
    println!("TRILITH_FAULTS_SEED={seed}");
    let seconds = Duration::from_secs(number("TRILITH_FAULTS_SECONDS").unwrap_or(0));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let begun = Instant::now();
        let chaos = Chaos::start(database, nodes, seed).await;
        let (played, downtime) = play(&chaos, games, seconds, seed).await;
        println!(
            "{} games in {:.0} s: {} kills, {} cut connections",
            played.len(),
            begun.elapsed().as_secs_f64(),
            downtime.kills,
            chaos.cuts()
        );
        assert!(downtime.kills > 0, "nothing was killed");
        assert!(chaos.cuts() > 0, "nothing was cut");
        let site = site(chaos.direct_addresses());
        verify::all(&site, &played, &downtime).await;
    });
}

fn site(addresses: Vec<Address>) -> Site {
    Site::new(addresses, Identity::guest().expect("randomness")).expect("a site")
}

/// Plays until enough games are over, and gives what the players saw.
async fn play(chaos: &Chaos, games: usize, seconds: Duration, seed: u64) -> (Vec<Played>, Downtime) {
    let begun = Instant::now();
    let proxied = site(chaos.proxied_addresses());
    let number = Arc::new(AtomicUsize::new(0));
    let is_enough = Arc::new(AtomicBool::new(false));
    let mut tables = JoinSet::new();
    for table in 0..AT_ONCE {
        let (site, number, is_enough) = (proxied.clone(), Arc::clone(&number), Arc::clone(&is_enough));
        tables.spawn(async move {
            let mut random = Random::new(mix(seed ^ mix(table as u64 + 1)));
            let mut played = Vec::new();
            while !is_enough.load(Ordering::Relaxed) {
                let index = number.fetch_add(1, Ordering::Relaxed);
                played.push(bot::play_game(&site, index, random.draw()).await);
            }
            played
        });
    }
    let mut downtime = Downtime::default();
    let mut random = Random::new(mix(seed ^ 0xfa17));
    while number.load(Ordering::Relaxed) < games + AT_ONCE || begun.elapsed() < seconds {
        chaos.break_something(&mut random, &mut downtime).await;
    }
    is_enough.store(true, Ordering::Relaxed);
    chaos.calm_down();
    let mut all = Vec::new();
    let finish = async {
        while let Some(played) = tables.join_next().await {
            all.extend(played.expect("a table"));
        }
    };
    let finished = tokio::time::timeout(STUCK, finish).await;
    assert!(finished.is_ok(), "a game is stuck: {}", bot::open_games());
    (all, downtime)
}
