//! `trilith load`: many games at the same time on a real server, and how long everything takes.
//!
//! One thread plays all of it. A [`pair::Pair`] is two players with a WebSocket each; [`process`] starts the server and
//! measures it; [`figures`] makes a report of what was measured.

mod figures;
mod pair;
mod process;

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use trilith_client::wire::Said;
use trilith_client::{Identity, NewGame, Site, Socket};

use crate::cli::LoadOptions;
use crate::interrupt;
use crate::output::progress;
use figures::{Report, Samples};
use pair::{Pair, Plan};
use process::{Server, Usage};

/// How many connections are made at the same time: nobody's users all come in the same moment.
const AT_ONCE: usize = 32;
/// How long the server's memory may take to settle.
const SETTLE: Duration = Duration::from_secs(2);

/// How often to look whether somebody asked us to stop.
const LOOK: Duration = Duration::from_millis(200);

/// How far the games are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// They sit down.
    Gathering,
    /// They play and are measured.
    Playing,
    /// It is over.
    Over,
}

pub(crate) fn run(options: &LoadOptions, out: &mut impl Write) -> anyhow::Result<()> {
    // Each game has two connections; a server of our own has as many and inherits the limit.
    process::allow_files(2 * options.games + options.spectators + options.idle + 200)?;
    let stop = interrupt::flag()?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let server = match &options.url {
        Some(_) => None,
        None => Some(Server::start()?),
    };
    let address = options
        .url
        .as_deref()
        .or(server.as_ref().map(Server::address))
        .unwrap_or_default();
    let site = Site::new(vec![address.parse()?], Identity::guest()?)?;
    let pid = options.pid.or(server.as_ref().map(Server::pid));
    let report = runtime.block_on(measure(options, &site, pid, &stop))?;
    progress("");
    if options.json {
        writeln!(out, "{}", report.json())?;
    } else {
        report.write(out)?;
    }
    Ok(())
}

async fn measure(
    options: &LoadOptions,
    site: &Site,
    pid: Option<u32>,
    stop: &AtomicBool,
) -> anyhow::Result<Report> {
    let server = |when: &str| match pid {
        Some(pid) => Usage::of(pid)
            .with_context(|| format!("process {pid} cannot be measured {when}"))
            .map(Some),
        None => Ok(None),
    };
    let doors = Arc::new(Semaphore::new(AT_ONCE));
    // The first visitor wakes up what the server keeps for all.
    let warm = site.create(&NewGame::with_friend("27")).await?;
    drop(Socket::connect(site, 0).await?);
    site.game(&warm).await?;

    let before = server("before")?;
    let _idle = idle(options.idle, options.bare, site, &doors, stop).await?;
    let mut per_idle = None;
    if options.idle > 0 {
        tokio::time::sleep(SETTLE).await;
        if let (Some(before), Some(after)) = (before, server("with idle connections")?) {
            per_idle = Some(after.memory.saturating_sub(before.memory) / options.idle as u64);
        }
    }

    let (phase, phases) = watch::channel(Phase::Gathering);
    let samples = Arc::new(Mutex::new(Samples::default()));
    let mut pairs = JoinSet::new();
    let mut watchers = JoinSet::new();
    let (sat, mut tables) = tokio::sync::mpsc::unbounded_channel();
    for number in 0..options.games {
        let plan = Plan {
            number: number as u64,
            variant: options.variants[number % options.variants.len()],
            every: Duration::from_millis(options.every),
            bare: options.bare,
            seed: options.seed,
        };
        let (site, samples, phases) = (site.clone(), Arc::clone(&samples), phases.clone());
        let (doors, sat) = (Arc::clone(&doors), sat.clone());
        pairs.spawn(async move { pair::play(&plan, &site, &samples, phases, &doors, &sat).await });
    }
    drop(sat);
    let mut names = Vec::with_capacity(options.games);
    while names.len() < options.games {
        tokio::select! {
            name = tables.recv() => names.extend(name),
            () = tokio::time::sleep(LOOK) => {}
        }
        progress(&format!("{} of {} tables", names.len(), options.games));
        let problem = lock(&samples).first_problem().map(str::to_owned);
        if let Some(problem) = problem {
            bail!("a game could not begin: {problem}");
        }
        if stop.load(Ordering::Relaxed) {
            bail!("interrupted");
        }
    }
    for number in 0..options.spectators {
        let game = names[number % names.len()].clone();
        let _door = doors.acquire().await?;
        let mut socket = Socket::connect(&site.as_other(Identity::guest()?), 0).await?;
        socket
            .say(&Said::Watch {
                game: &game,
                since: 0,
                bare: options.bare,
            })
            .await?;
        let samples = Arc::clone(&samples);
        watchers.spawn(async move {
            while let Ok(Some(_)) = socket.next().await {
                lock(&samples).watched += 1;
            }
        });
    }
    // Everything that gathering left behind is done with before the clock runs.
    tokio::time::sleep(SETTLE).await;
    let (begin, own) = (server("at the start")?, Usage::of(std::process::id()).ok());
    let begun = Instant::now();
    phase.send_replace(Phase::Playing);
    let seconds = Duration::from_secs_f64(options.seconds);
    while begun.elapsed() < seconds && !stop.load(Ordering::Relaxed) {
        tokio::time::sleep(LOOK.min(seconds.saturating_sub(begun.elapsed()))).await;
        let count = lock(&samples).both.len();
        progress(&format!("{:.0} s, {count} moves", begun.elapsed().as_secs_f64()));
    }
    let elapsed = begun.elapsed();
    let (end, own_end) = (server("at the end")?, Usage::of(std::process::id()).ok());
    phase.send_replace(Phase::Over);
    while pairs.join_next().await.is_some() {}
    watchers.abort_all();
    let samples = std::mem::take(&mut *lock(&samples));
    let cores = |from: Option<Usage>, to: Option<Usage>| {
        let used = to?.processor.checked_sub(from?.processor)?;
        Some(used.as_secs_f64() / elapsed.as_secs_f64())
    };
    Ok(Report {
        games: options.games,
        connections: 2 * options.games + options.spectators + options.idle,
        elapsed,
        server_cores: cores(begin, end),
        own_cores: cores(own, own_end),
        memory: end.map(|usage| usage.memory),
        per_idle,
        samples,
    })
}

/// Connections at tables where nothing happens, two at each: players who wait.
async fn idle(
    count: usize,
    bare: bool,
    site: &Site,
    doors: &Arc<Semaphore>,
    stop: &AtomicBool,
) -> anyhow::Result<JoinSet<()>> {
    let mut sockets = JoinSet::new();
    let mut connecting = JoinSet::new();
    for _ in 0..count.div_ceil(2) {
        let (site, doors) = (site.clone(), Arc::clone(doors));
        connecting.spawn(async move {
            let _door = doors.acquire().await?;
            let pair = Pair::sit(&site, &NewGame::with_friend("sixth"), bare).await?;
            anyhow::Ok(pair)
        });
    }
    let mut open = 0;
    loop {
        let pair = tokio::select! {
            pair = connecting.join_next() => pair,
            () = tokio::time::sleep(LOOK) => {
                if stop.load(Ordering::Relaxed) {
                    bail!("interrupted");
                }
                continue;
            }
        };
        let Some(pair) = pair else { break };
        for mut socket in pair?.context("an idle connection")?.into_sockets() {
            if open < count {
                open += 1;
                // Reading keeps it alive: the server's pings are answered.
                sockets.spawn(async move { while let Ok(Some(_)) = socket.next().await {} });
            }
        }
        progress(&format!("{open} of {count} idle connections"));
    }
    Ok(sockets)
}

/// What a thread that panicked left is as good as what it would have left.
fn lock(samples: &Mutex<Samples>) -> std::sync::MutexGuard<'_, Samples> {
    samples.lock().unwrap_or_else(PoisonError::into_inner)
}
