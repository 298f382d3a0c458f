//! Fast games of all variants in which everything that the engine says is checked.
//!
//! Chance decides on the variant, the levels, the limits of every search, lines and threads; now and then a move is
//! random. A game depends on its number and the seed alone, unless it is one of those with two threads.

mod proofs;

use std::any::Any;
use std::collections::BTreeSet;
use std::io::Write;
use std::ops::AddAssign;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::bail;
use serde_json::json;
use trilith_engine::{Control, Engine, Level, Limits, Report, Settings};
use trilith_games::common::{Outcome, Random, Side, mix};
use trilith_games::{Game, Kind, Move, Record};

use super::variety;
use crate::cli::BenchOptions;
use crate::commands::engine::claim::Claim;
use crate::interrupt;
use crate::output::progress;
use proofs::Followed;

/// What each engine remembers positions in: as little as there is, so that much is overwritten.
const HASH: usize = 1;
/// A game that goes on for longer is left.
const LONGEST: usize = 800;
/// So many proofs of a game are checked move by move, and so many carried out.
const CHECKED: usize = 6;
const CARRIED_OUT: usize = 2;

/// What was seen in all games.
#[derive(Default)]
struct Tally {
    games: usize,
    by_game: [usize; 3],
    variants: BTreeSet<String>,
    /// Wins of the first side, draws, wins of the second, and games that were left.
    results: [usize; 4],
    plies: usize,
    searches: usize,
    lines: usize,
    /// Searches that ended with a proof.
    proofs: usize,
    /// Proofs of an end within three plies that were checked by the rules alone.
    checked: usize,
    /// Wins that were played out: in time, later than was said (in 27 alone), and those that a search did not find again.
    in_time: usize,
    late: usize,
    not_found_again: usize,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.by_game = std::array::from_fn(|i| self.by_game[i] + other.by_game[i]);
        self.variants.extend(other.variants);
        self.results = std::array::from_fn(|i| self.results[i] + other.results[i]);
        self.plies += other.plies;
        self.searches += other.searches;
        self.lines += other.lines;
        self.proofs += other.proofs;
        self.checked += other.checked;
        self.in_time += other.in_time;
        self.late += other.late;
        self.not_found_again += other.not_found_again;
    }
}

pub(super) fn run(games: usize, options: &BenchOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::flag()?;
    let (begun, mut tally) = (Instant::now(), Tally::default());
    let next = AtomicUsize::new(options.first);
    let (sender, results) = mpsc::channel();
    let failed = std::thread::scope(|scope| {
        for _ in 0..options.concurrency.min(games) {
            let (sender, next, stop) = (sender.clone(), &next, &*stop);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= options.first + games || sender.send(play(options.seed, number)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for result in &results {
            match result {
                Ok(played) => tally += played,
                Err(failure) => {
                    stop.store(true, Ordering::Relaxed);
                    return Some(failure);
                }
            }
            let time = begun.elapsed().as_secs_f64();
            progress(&format!("game {} of {games}  {time:.0} s", tally.games));
        }
        None
    });
    progress("");
    if let Some(failure) = failed {
        bail!("{failure}");
    }
    tell(&tally, options, begun.elapsed(), out)
}

fn tell(tally: &Tally, options: &BenchOptions, time: Duration, out: &mut impl Write) -> anyhow::Result<()> {
    let Tally {
        games,
        by_game: [sixth, six, twenty_seven],
        variants,
        results: [first, drawn, second, left],
        plies,
        searches,
        lines,
        proofs,
        checked,
        in_time,
        late,
        not_found_again,
    } = tally;
    let (variants, seconds) = (variants.len(), time.as_secs_f64());
    if options.json {
        let answer = json!({
            "seed": options.seed,
            "games": games,
            "variants": variants,
            "by_game": { "sixth": sixth, "six": six, "27": twenty_seven },
            "results": { "1-0": first, "1/2-1/2": drawn, "0-1": second, "*": left },
            "plies": plies,
            "searches": searches,
            "lines": lines,
            "proofs": {
                "claimed": proofs,
                "checked": checked,
                "carried_out": in_time,
                "carried_out_late": late,
                "not_found_again": not_found_again,
            },
            "failures": 0,
            "seconds": seconds,
        });
        return Ok(writeln!(out, "{answer}")?);
    }
    writeln!(
        out,
        "{games} games of {variants} variants ({sixth} of SIXTH!, {six} of Six, {twenty_seven} of 27) in {seconds:.0} s, seed {}",
        options.seed
    )?;
    writeln!(
        out,
        "first side +{first} ={drawn} -{second}, {left} left after {LONGEST} plies"
    )?;
    writeln!(
        out,
        "{plies} moves, {searches} searches, {lines} lines: all legal to their ends"
    )?;
    writeln!(
        out,
        "{proofs} searches with a proof, none contradicted: {checked} checked by the rules, {} wins carried out ({late} of \
         27 later than said), {not_found_again} not found again",
        in_time + late
    )?;
    Ok(())
}

/// Plays a game. What is wrong with it, with all that is needed to see it again.
fn play(seed: u64, number: usize) -> Result<Tally, String> {
    let mut random = Random::new(mix(seed ^ mix(number as u64)));
    let variant = variety::variant(&mut random).map_err(|error| error.to_string())?;
    let mut fast = FastGame::new(Game::new(variant), random);
    // A panic is a result like any other.
    let problem = match catch_unwind(AssertUnwindSafe(|| fast.play())) {
        Ok(Ok(())) => return Ok(fast.tally),
        Ok(Err(problem)) => problem,
        Err(panic) => format!("panic: {}", panic_message(&*panic)),
    };
    let record = Record::from_game(&fast.game);
    Err(format!(
        "game {number} of seed {seed}, {variant}, {}: {problem}\nagain: trilith bench --games 1 --first {number} --seed \
         {seed}\n\n{record}",
        fast.circumstances()
    ))
}

fn panic_message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("without a message")
}

/// Whether this side has lost, whatever it plays.
fn is_lost(proven: Outcome, side: Side) -> bool {
    proven == Outcome::Win(side.opposite())
}

struct FastGame {
    game: Game,
    random: Random,
    engines: Vec<Engine>,
    levels: [Level; 2],
    threads: usize,
    lines: usize,
    /// How the last search was limited, for whoever wants to know what went wrong.
    last: String,
    /// How the game must end if a proof was right, as long as nobody who has more than a loss leaves proven moves.
    proven: Option<Outcome>,
    tally: Tally,
}

impl FastGame {
    fn new(game: Game, mut random: Random) -> FastGame {
        let kind = Kind::ALL.iter().position(|&kind| kind == game.kind());
        let tally = Tally {
            games: 1,
            by_game: std::array::from_fn(|i| usize::from(Some(i) == kind)),
            variants: BTreeSet::from([game.variant().to_string()]),
            ..Tally::default()
        };
        let level = |random: &mut Random| match random.below(2) {
            0 => Level::FULL,
            _ => Level::new(1 + random.below(10) as u8).unwrap_or_default(),
        };
        // Often both sides ask the same engine, as in an analysis.
        let engines = 1 + random.below(2);
        FastGame {
            game,
            engines: (0..engines).map(|_| Engine::new(HASH)).collect(),
            levels: [level(&mut random), level(&mut random)],
            threads: 1 + usize::from(random.below(8) == 0),
            lines: 1 + random.below(3),
            last: String::new(),
            proven: None,
            tally,
            random,
        }
    }

    /// What one needs to know besides the moves.
    fn circumstances(&self) -> String {
        let FastGame {
            levels: [first, second],
            threads,
            lines,
            last,
            ..
        } = self;
        format!(
            "levels {} and {}, {lines} lines, {threads} threads{last}",
            first.number(),
            second.number()
        )
    }

    fn play(&mut self) -> Result<(), String> {
        for _ in 0..self.random.below(7) {
            self.play_randomly()?;
        }
        while self.game.outcome().is_none() && self.game.ply() < LONGEST {
            if self.random.below(12) == 0 {
                self.play_randomly()?;
            } else {
                self.search_and_play()?;
            }
        }
        let outcome = self.game.outcome();
        if let (Some(outcome), Some(proven)) = (outcome, self.proven)
            && outcome != proven
        {
            return Err(format!("the game ended {outcome}, but {proven} was proven"));
        }
        let index = match outcome {
            Some(Outcome::Win(Side::First)) => 0,
            Some(Outcome::Draw) => 1,
            Some(Outcome::Win(Side::Second)) => 2,
            None => 3,
        };
        self.tally.results[index] = 1;
        self.tally.plies = self.game.ply();
        Ok(())
    }

    fn play_randomly(&mut self) -> Result<(), String> {
        let Some(side) = self.game.to_move().map(|seat| seat.side()) else {
            return Ok(());
        };
        if let Some(m) = self.game.random_move(&mut self.random) {
            self.make(m)?;
            self.proven = self.proven.filter(|&proven| is_lost(proven, side));
        }
        Ok(())
    }

    fn make(&mut self, m: Move) -> Result<(), String> {
        self.game.play(m).map_err(|error| error.to_string())
    }

    fn search_and_play(&mut self) -> Result<(), String> {
        let Some(side) = self.game.to_move().map(|seat| seat.side()) else {
            return Ok(());
        };
        let report = self.search(side)?;
        let best = &report.lines[0];
        let claim = Claim::of(best.score, side);
        if let Some(claim) = claim {
            self.tally.proofs += 1;
            if let Some(proven) = self.proven
                && claim.outcome != proven
            {
                return Err(format!(
                    "{} is said to be proven, but {proven} was before",
                    claim.outcome
                ));
            }
        }
        self.check_proofs(&report, side)?;
        // Not always the best: the others are lines that somebody may play, too.
        let chosen = match self.random.below(8) {
            0 => &report.lines[self.random.below(report.lines.len())],
            _ => best,
        };
        let lost = self.proven.or(claim.map(|claim| claim.outcome));
        let lost = lost.filter(|&proven| is_lost(proven, side));
        let of_chosen = Claim::of(chosen.score, side);
        self.make(chosen.moves[0])?;
        // What else is proven holds as long as the moves are proven ones.
        self.proven = lost.or(of_chosen.map(|claim| claim.outcome));
        Ok(())
    }

    /// Searches with limits drawn by chance, and checks all that is reported.
    fn search(&mut self, side: Side) -> Result<Report, String> {
        let stop = AtomicBool::new(false);
        // The clock of these games: every look at it takes a millisecond.
        let looks = AtomicU64::new(0);
        let elapsed = || Duration::from_millis(looks.fetch_add(1, Ordering::Relaxed));
        let mut limits = Limits::default();
        let random = &mut self.random;
        match random.below(10) {
            0 => {
                stop.store(true, Ordering::Relaxed);
                limits.nodes = Some(100_000);
            }
            1 => limits.hard = Some(Duration::from_millis(random.below(4) as u64)),
            2 | 3 => {
                limits.depth = Some(1 + random.below(3) as u32);
                limits.nodes = Some(6_000);
            }
            4 => limits.nodes = Some(6_000),
            5 => {
                limits.soft = Some(Duration::ZERO);
                limits.nodes = Some(1_500);
            }
            _ => limits.nodes = Some(1 + random.below(1_500) as u64),
        }
        let settings = Settings {
            limits,
            lines: self.lines,
            threads: self.threads,
            level: self.levels[side.index()],
            seed: random.draw(),
            ..Settings::default()
        };
        let stopped = stop.load(Ordering::Relaxed);
        self.last = format!(
            ", last search {limits:?}{}",
            if stopped { " stopped" } else { "" }
        );
        let engine = &self.engines[side.index() % self.engines.len()];
        let control = Control {
            stop: &stop,
            elapsed: &elapsed,
        };
        let mut reports = Vec::new();
        let mut keep = |report: &Report| reports.push(report.clone());
        let found = engine.search(&self.game, &settings, control, &mut keep);
        let found = found.ok_or("there is no move in a game that goes on")?;
        self.tally.searches += 1;
        reports.push(found.clone());
        for report in &reports {
            self.check(report, side)?;
        }
        Ok(found)
    }

    /// No more lines than there should be, all different, all legal to their ends, and in agreement with the proofs.
    fn check(&mut self, report: &Report, side: Side) -> Result<(), String> {
        let moves = match report.depth {
            0 => 1,
            _ => self.game.legal_moves().len(),
        };
        // Moves that lose at once may be left out.
        if report.lines.is_empty() || report.lines.len() > self.lines.min(moves) {
            return Err(format!(
                "{} lines of {} at depth {}, {moves} moves",
                report.lines.len(),
                self.lines,
                report.depth
            ));
        }
        let mut firsts: Vec<Move> = Vec::new();
        for line in &report.lines {
            self.tally.lines += 1;
            let text = || {
                let moves: Vec<String> = line.moves.iter().map(ToString::to_string).collect();
                format!(
                    "in the line {} ({}, depth {})",
                    moves.join(" "),
                    line.score,
                    report.depth
                )
            };
            let &first = line.moves.first().ok_or("an empty line")?;
            if firsts.contains(&first) {
                return Err(format!("{}: another line begins alike", text()));
            }
            firsts.push(first);
            let mut game = self.game.clone();
            for &m in &line.moves {
                game.play(m).map_err(|error| format!("{}: {error}", text()))?;
            }
            if let (Some(claim), Some(outcome)) = (Claim::of(line.score, side), game.outcome())
                && (claim.outcome != outcome || line.moves.len() as u32 > claim.plies)
            {
                return Err(format!("{}: it ends {outcome}", text()));
            }
        }
        Ok(())
    }

    /// Short proofs are checked by the rules alone, long ones by playing them out.
    fn check_proofs(&mut self, report: &Report, side: Side) -> Result<(), String> {
        for (rank, line) in report.lines.iter().enumerate() {
            let Some(claim) = Claim::of(line.score, side) else {
                continue;
            };
            let Outcome::Win(winner) = claim.outcome else {
                continue;
            };
            let mut game = self.game.clone();
            let mut left = claim.plies as usize;
            // The best line's loss is one for all moves.
            if winner == side || rank > 0 {
                game.play(line.moves[0]).map_err(|error| error.to_string())?;
                left = left.saturating_sub(1);
            }
            // In 27 the plies are those of a line in which both play for the margin; one may hold out longer.
            let is_bound = self.game.kind() != Kind::TwentySeven;
            if is_bound && left <= 2 && self.tally.checked < CHECKED {
                self.tally.checked += 1;
                if !proofs::is_forced(&mut game.clone(), winner, left, &mut self.random) {
                    return Err(format!("{}, but by the rules it is not so", line.score));
                }
            }
            let carried_out = self.tally.in_time + self.tally.late + self.tally.not_found_again;
            if winner == side && left > 0 && carried_out < CARRIED_OUT && self.random.below(4) == 0 {
                match proofs::carry_out(game, winner, left, is_bound, &mut self.random)? {
                    Followed::InTime => self.tally.in_time += 1,
                    Followed::Late => self.tally.late += 1,
                    Followed::NotFoundAgain => self.tally.not_found_again += 1,
                }
            }
        }
        Ok(())
    }
}
