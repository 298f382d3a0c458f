//! Two players of one game, with a connection each.

use std::sync::Mutex;
use std::time::Duration;

use anyhow::{Context as _, anyhow, bail};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::{Instant, sleep_until, timeout};
use trilith_client::wire::{Frame, Said};
use trilith_client::{Command, Identity, NewGame, Received, Site, Socket, Time};
use trilith_games::common::{Random, mix};
use trilith_games::{Game, Variant};

use super::figures::Samples;
use super::{Phase, lock};

/// What takes longer is an error.
const PATIENCE: Duration = Duration::from_secs(15);
/// The most time that a clock can have, so that clocks run and never run out.
const CLOCK: Time = Time::Live {
    initial: 10_800_000,
    increment: 0,
};

/// What a pair plays, and how fast.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) number: u64,
    pub(super) variant: Variant,
    pub(super) every: Duration,
    pub(super) bare: bool,
    pub(super) seed: u64,
}

/// A player's end of the game.
struct Player {
    socket: Socket,
    /// How many events of the game have been seen.
    seen: u64,
}

/// Two players at a table.
pub(super) struct Pair {
    game: String,
    players: [Player; 2],
}

/// What a message means to the one who measures.
enum Heard {
    /// A command was done.
    Done,
    /// Events came, or something else that does not matter here.
    Other,
}

impl Player {
    async fn connect(site: &Site, game: &str, bare: bool) -> anyhow::Result<Player> {
        let mut socket = Socket::connect(site, 0).await?;
        socket.say(&Said::Watch { game, since: 0, bare }).await?;
        Ok(Player { socket, seen: 0 })
    }

    /// Waits for a message.
    async fn hear(&mut self) -> anyhow::Result<Heard> {
        let text = match self.socket.next().await? {
            Some(Received::Text(text)) => text,
            Some(Received::Alive) => return Ok(Heard::Other),
            None => bail!("the server closed the connection"),
        };
        let frame = Frame::read(&text).context("a message cannot be read")?;
        match frame.kind.as_str() {
            "table" => {
                let from = frame.from.unwrap_or_default();
                if from > self.seen {
                    bail!("event {from} came where {} was due", self.seen);
                }
                self.seen = self.seen.max(from + frame.events.len() as u64);
                Ok(Heard::Other)
            }
            "done" => Ok(Heard::Done),
            "refused" | "error" | "gone" => {
                let error = frame.error.unwrap_or_default();
                let status = frame.status.unwrap_or_default();
                Err(anyhow!("{} ({status}): {error}", frame.kind))
            }
            _ => Ok(Heard::Other),
        }
    }
}

impl Pair {
    /// Two new guests sit down at a new table.
    pub(super) async fn sit(site: &Site, game: &NewGame, bare: bool) -> anyhow::Result<Pair> {
        let sitting = async {
            let sites = [
                site.as_other(Identity::guest()?),
                site.as_other(Identity::guest()?),
            ];
            let [first, second] = &sites;
            let name = first.create(game).await?;
            let mut pair = Pair {
                players: [
                    Player::connect(first, &name, bare).await?,
                    Player::connect(second, &name, bare).await?,
                ],
                game: name,
            };
            pair.act(1, &Command::Sit { seat: None }, "sit").await?;
            Ok(pair)
        };
        timeout(PATIENCE, sitting)
            .await
            .context("a table was not ready in time")?
    }

    pub(super) fn into_sockets(self) -> [Socket; 2] {
        self.players.map(|player| player.socket)
    }

    /// A player does something; gives when it was done. Both have seen it afterwards.
    async fn act(&mut self, seat: usize, command: &Command, id: &str) -> anyhow::Result<Instant> {
        let [first, second] = &mut self.players;
        let due = first.seen.max(second.seen) + 1;
        let said = Said::Command {
            game: &self.game,
            id,
            command,
        };
        let mover = if seat == 0 { &mut *first } else { &mut *second };
        mover.socket.say(&said).await?;
        let mut done = None;
        loop {
            if let Some(done) = done
                && first.seen >= due
                && second.seen >= due
            {
                return Ok(done);
            }
            let heard = tokio::select! {
                heard = first.hear() => heard?,
                heard = second.hear() => heard?,
            };
            if matches!(heard, Heard::Done) {
                done = Some(Instant::now());
            }
        }
    }

    /// Listens until it is time to move.
    async fn wait(&mut self, until: Instant, phases: &mut watch::Receiver<Phase>) -> anyhow::Result<()> {
        let [first, second] = &mut self.players;
        loop {
            tokio::select! {
                heard = first.hear() => { heard?; }
                heard = second.hear() => { heard?; }
                () = sleep_until(until) => return Ok(()),
                _ = phases.changed() => return Ok(()),
            }
        }
    }
}

/// Plays games, one after the other, until it is over.
pub(super) async fn play(
    plan: &Plan,
    site: &Site,
    samples: &Mutex<Samples>,
    mut phases: watch::Receiver<Phase>,
    doors: &Semaphore,
    sat: &mpsc::UnboundedSender<String>,
) {
    let mut random = Random::new(mix(plan.seed ^ mix(plan.number)));
    while *phases.borrow() != Phase::Over {
        if let Err(problem) = play_one(plan, site, samples, &mut phases, doors, sat, &mut random).await {
            lock(samples).fail(&problem);
            // Those who could not begin do not make the others wait.
            if *phases.borrow() == Phase::Gathering {
                return;
            }
            tokio::time::sleep(plan.every.max(Duration::from_secs(1))).await;
        }
    }
}

async fn play_one(
    plan: &Plan,
    site: &Site,
    samples: &Mutex<Samples>,
    phases: &mut watch::Receiver<Phase>,
    doors: &Semaphore,
    sat: &mpsc::UnboundedSender<String>,
    random: &mut Random,
) -> anyhow::Result<()> {
    let wanted = NewGame {
        time: Some(CLOCK),
        ..NewGame::with_friend(&plan.variant.to_string())
    };
    let mut pair = {
        let _door = doors.acquire().await?;
        Pair::sit(site, &wanted, plan.bare).await?
    };
    // Nobody listens after the gathering.
    let _ = sat.send(pair.game.clone());
    let far = Duration::from_secs(3600);
    while *phases.borrow() == Phase::Gathering {
        pair.wait(Instant::now() + far, phases).await?;
    }
    let mut game = Game::new(plan.variant);
    // They do not all move in the same moment.
    let offset = random.below(
        usize::try_from(plan.every.as_micros())
            .unwrap_or(usize::MAX)
            .max(1),
    );
    let mut due = Instant::now() + Duration::from_micros(offset as u64);
    while let (Some(seat), Some(m)) = (game.to_move(), game.random_move(random)) {
        pair.wait(due, phases).await?;
        if *phases.borrow() == Phase::Over {
            return Ok(());
        }
        let command = Command::Move {
            text: m.to_string(),
            ply: game.ply(),
        };
        let id = format!("m{}", game.ply());
        let acting = pair.act(usize::from(seat.0), &command, &id);
        let done = timeout(PATIENCE, acting)
            .await
            .context("a move was not done in time")??;
        // A move that had to wait for the one before it has been due for longer.
        lock(samples).add(done.duration_since(due), due.elapsed());
        game.play(m)?;
        due += plan.every;
    }
    Ok(())
}
