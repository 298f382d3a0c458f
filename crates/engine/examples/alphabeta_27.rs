//! Plays 27 against a plain alpha-beta program, as others have written them: it looks so many plies ahead, at every move, and
//! then counts.
//!
//! ```sh
//! cargo run --release -p trilith-engine --example alphabeta_27 -- 27:advanced 8 ends 40 0 100 2
//! ```
//!
//! The arguments are the variant, how deep it looks, what it counts (`ends`: the two end stacks; `ways`: also how far each stack
//! has come), the games, how many random plies open each pair of them, our milliseconds for a move, and the threads. Where it
//! thinks several moves as good, it takes any.

use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use trilith_engine::{Control, Engine, Limits, Settings};
use trilith_games::common::{Outcome, Position as _, Random, Side};
use trilith_games::twentyseven::{Disc, Move as Lift, Position};
use trilith_games::{Game, Move, Variant};

/// More than anything that is counted.
const WON: i32 = 10_000;
/// What a disc more on the end is worth, and a field that a disc has come nearer to it.
const DISC: i32 = 100;
const FIELD: i32 = 6;

struct Opponent {
    depth: u32,
    counts_ways: bool,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [variant, depth, counts, games, opening, time, threads] = arguments.as_slice() else {
        return Err("usage: alphabeta_27 VARIANT DEPTH ends|ways GAMES PLIES MS THREADS".into());
    };
    let variant: Variant = variant.parse()?;
    let opponent = Opponent {
        depth: depth.parse::<NonZeroU32>()?.get(),
        counts_ways: match counts.as_str() {
            "ends" => false,
            "ways" => true,
            _ => return Err("it counts `ends` or `ways`".into()),
        },
    };
    let (games, opening): (usize, usize) = (games.parse()?, opening.parse()?);
    let time = Duration::from_millis(time.parse()?);
    let next = AtomicUsize::new(0);
    // Games won, drawn and lost by our engine, and games in which somebody had no move.
    let results = [const { AtomicUsize::new(0) }; 4];
    let threads = threads.parse::<NonZeroUsize>()?.get();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let engine = Engine::new(16);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    let ours = Side::BOTH[number % 2];
                    engine.clear();
                    let result = match play(variant, number, opening, ours, &engine, time, &opponent) {
                        Some(Outcome::Win(side)) if side == ours => 0,
                        Some(Outcome::Draw) => 1,
                        Some(Outcome::Win(_)) => 2,
                        None => 3,
                    };
                    results[result].fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    });
    let [won, drawn, lost, broken] = results.map(AtomicUsize::into_inner);
    println!("{won} won, {drawn} drawn, {lost} lost");
    if broken > 0 {
        return Err(format!("{broken} games could not be played to their end").into());
    }
    Ok(())
}

/// How a game ends; nothing, if it does not.
fn play(
    variant: Variant,
    number: usize,
    opening: usize,
    ours: Side,
    engine: &Engine,
    time: Duration,
    opponent: &Opponent,
) -> Option<Outcome> {
    let mut game = Game::new(variant);
    let mut random = Random::new(number as u64 / 2);
    for _ in 0..opening {
        let m = game.random_move(&mut random)?;
        game.play(m).ok()?;
    }
    let mut random = Random::new(number as u64);
    while let Some(seat) = game.to_move() {
        let m = match &game {
            Game::TwentySeven(game) if seat.side() != ours => {
                Move::TwentySeven(opponent.choose(game.position(), &mut random)?)
            }
            _ => best(engine, &game, time)?,
        };
        game.play(m).ok()?;
    }
    game.outcome()
}

fn best(engine: &Engine, game: &Game, time: Duration) -> Option<Move> {
    let begun = Instant::now();
    let control = Control {
        stop: &AtomicBool::new(false),
        elapsed: &|| begun.elapsed(),
    };
    let settings = Settings {
        limits: Limits {
            soft: Some(time),
            hard: Some(time),
            ..Limits::default()
        },
        ..Settings::default()
    };
    let report = engine.search(game, &settings, control, &mut |_| {})?;
    report.lines.first()?.moves.first().copied()
}

impl Opponent {
    fn choose(&self, position: &Position, random: &mut Random) -> Option<Lift> {
        let mut moves = position.legal_moves();
        for i in (1..moves.len()).rev() {
            moves.swap(i, random.below(i + 1));
        }
        let mut best = (-WON - 1, None);
        for m in moves {
            let value = self.after(position, m, self.depth - 1, best.0, WON);
            if value > best.0 {
                best = (value, Some(m));
            }
        }
        best.1
    }

    /// What a move is worth to the side that makes it.
    fn after(&self, position: &Position, m: Lift, depth: u32, alpha: i32, beta: i32) -> i32 {
        let mut next = position.clone();
        next.play_unchecked(m);
        -self.search(&next, depth, -beta, -alpha)
    }

    fn search(&self, position: &Position, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        let sign = if position.side() == Side::First { 1 } else { -1 };
        match position.outcome() {
            Some(Outcome::Draw) => return 0,
            Some(Outcome::Win(Side::First)) => return sign * WON,
            Some(Outcome::Win(Side::Second)) => return -sign * WON,
            None if depth == 0 => return sign * self.count(position),
            None => {}
        }
        let mut best = -WON - 1;
        for m in position.legal_moves() {
            best = best.max(self.after(position, m, depth - 1, alpha, beta));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// How far Black is ahead.
    fn count(&self, position: &Position) -> i32 {
        let last = position.length() as i32 - 1;
        let mut ahead = 0;
        for (place, (_, stack)) in (0..).zip(position.fields()) {
            let height = i32::from(stack.height());
            if place == last {
                ahead += DISC * height;
            }
            if place == 0 {
                ahead -= DISC * height;
            }
            ahead += match stack.top() {
                Some(Disc::Black) if self.counts_ways => FIELD * height * place,
                Some(Disc::White) if self.counts_ways => -FIELD * height * (last - place),
                _ => 0,
            };
        }
        ahead
    }
}
