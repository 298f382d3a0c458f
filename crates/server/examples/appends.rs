//! How many moves a second can be written and acknowledged: 1, 100 and 1,000 games at a time, each of which waits for its
//! move to be on the disk before it makes the next.
//!
//! `cargo run --release -p trilith-server --example appends [SECONDS]`, and with PostgreSQL
//! `scripts/postgres cargo run --release -p trilith-server --example appends`.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use trilith_server::Store;
use trilith_server::store::{Appended, Entry, StoreError, Summary};
use trilith_server::table::{Event, Player, Setup, Terms};

#[tokio::main]
async fn main() -> ExitCode {
    let seconds = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(5);
    match run(Duration::from_secs(seconds)).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("appends: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(time: Duration) -> Result<(), Box<dyn std::error::Error>> {
    // Beside the build rather than in the temporary folder, which may be memory.
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!(".appends-{}", std::process::id()));
    std::fs::create_dir(&folder)?;
    let measured = async {
        let store = Store::open(&folder).await?;
        measure("SQLite", &store, time).await
    }
    .await;
    std::fs::remove_dir_all(&folder)?;
    measured?;
    if let Ok(url) = std::env::var("TRILITH_TEST_POSTGRES") {
        measure("PostgreSQL", &Store::connect(&url).await?, time).await?;
    }
    Ok(())
}

async fn measure(name: &str, store: &Store, time: Duration) -> Result<(), StoreError> {
    println!("{name}: games at a time, moves a second, p50 and p99 of a move");
    for games in [1, 100, 1_000] {
        let store = Arc::new(store.clone());
        let start = Instant::now();
        let playing: Vec<_> = (0..games)
            .map(|game| tokio::spawn(play(store.clone(), format!("{name}-{games}-{game}"), start, time)))
            .collect();
        let mut waits = Vec::new();
        for played in playing {
            waits.extend(played.await.map_err(|_| StoreError::Closed)??);
        }
        let seconds = start.elapsed().as_secs_f64();
        waits.sort_unstable();
        let at = |part: usize| waits.get(waits.len() * part / 100).copied().unwrap_or_default();
        println!(
            "{games:>6} {:>9.0} {:>9.1} ms {:>9.1} ms",
            waits.len() as f64 / seconds,
            at(50).as_secs_f64() * 1000.0,
            at(99).as_secs_f64() * 1000.0,
        );
    }
    store.close().await;
    Ok(())
}

/// Makes moves in a game until the time is up; how long each took.
async fn play(
    store: Arc<Store>,
    id: String,
    start: Instant,
    time: Duration,
) -> Result<Vec<Duration>, StoreError> {
    let guest = |id: &str| Player::Guest { id: id.to_owned() };
    let setup = Setup {
        variant: "sixth".to_owned(),
        position: None,
        seats: vec![
            guest("0123456789abcdef01234567"),
            guest("fedcba9876543210fedcba98"),
        ],
        time: None,
        terms: Terms::default(),
    };
    let after = |number: u64| Summary {
        plies: usize::try_from(number).unwrap_or_default(),
        result: "*".to_owned(),
        due: Some(1_700_000_000_000 + number * 1_000),
        turn: Some("0123456789abcdef01234567".to_owned()),
        people: 2,
        ..Summary::default()
    };
    store
        .create(&id, "0123456789abcdef01234567", &setup, after(0), 0)
        .await?;
    let mut waits = Vec::new();
    for number in 0.. {
        if start.elapsed() >= time {
            break;
        }
        let asked = Instant::now();
        let outcome = store
            .append(Entry {
                game: &id,
                number,
                at: 1_700_000_000_000 + number,
                command: Some(&format!("command-{number:020}")),
                events: &[Event::moved("c3>c4")],
                after: after(number + 1),
            })
            .await?;
        if outcome != Appended::Written {
            return Err(StoreError::Exists);
        }
        waits.push(asked.elapsed());
    }
    Ok(waits)
}
