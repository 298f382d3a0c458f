//! Solving puzzles: whether each is what it says, and whether the engine finds the move.

use std::collections::HashSet;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use serde_json::json;
use trilith_engine::{Engine, Limits, Score, Settings};
use trilith_games::{Puzzle, SetUp};

use super::grade::Tally;
use super::proof::Prover;
use crate::cli::PuzzleOptions;
use crate::commands::engine::think::think;
use crate::interrupt;
use crate::output::progress;

/// So many of a hundred must be solved.
const ENOUGH: usize = 99;

/// How long to think about each, without being told.
const TIME: Duration = Duration::from_secs(1);

/// What the engine remembers positions in, in mebibytes.
const HASH: usize = 64;

/// What became of the puzzles of a file.
#[derive(Default)]
struct Checked {
    all: Tally,
    solved: Tally,
    /// Solved, and the engine could prove that the move wins.
    proven: usize,
    unsolved: Vec<String>,
    /// Puzzles that are not what they say, and why.
    wrong: Vec<String>,
    slowest: Duration,
}

pub(super) fn run(options: &PuzzleOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::flag()?;
    let limits = Limits {
        nodes: options.nodes,
        hard: (options.time.map(Duration::from_secs_f64)).or(options.nodes.is_none().then_some(TIME)),
        ..Limits::default()
    };
    let settings = Settings {
        limits,
        ..Settings::default()
    };
    let engine = Engine::new(HASH);
    let prover = Prover::new();
    let mut ids = HashSet::new();
    let mut good = true;
    for path in &options.check {
        let mut checked = Checked::default();
        for (puzzle, line) in read(path)? {
            let set_up = match puzzle.set_up() {
                Ok(set_up) if ids.insert(puzzle.id.clone()) => set_up,
                Ok(_) => {
                    checked
                        .wrong
                        .push(format!("line {line}: {} is there twice", puzzle.id));
                    continue;
                }
                Err(error) => {
                    checked.wrong.push(format!("line {line}: {error}"));
                    continue;
                }
            };
            let SetUp { game, solution } = &set_up;
            engine.clear();
            let begun = Instant::now();
            let report = think(&engine, game, &settings, begun, &stop, &mut |_| {});
            if stop.load(Ordering::Relaxed) {
                bail!("interrupted");
            }
            checked.slowest = checked.slowest.max(begun.elapsed());
            checked.all.add(puzzle.grade);
            let found = report.and_then(|report| report.lines.into_iter().next());
            if let Some(found) = found
                && found.moves.first() == solution.first()
            {
                checked.solved.add(puzzle.grade);
                checked.proven += usize::from(matches!(found.score, Score::Win(_)));
            } else {
                checked.unsolved.push(puzzle.id.clone());
            }
            if let Some(nodes) = options.others
                && let Some(&only) = solution.first()
                && let Some(other) = prover.other_win(game, only, nodes)
            {
                checked
                    .wrong
                    .push(format!("line {line}: {other} wins too ({})", puzzle.id));
            }
            progress(&format!("{}: {}", path.display(), checked.line()));
        }
        progress("");
        if options.json {
            writeln!(out, "{}", checked.json(path))?;
        } else {
            checked.write(path, out)?;
        }
        out.flush()?;
        good &= checked.is_good();
    }
    if !good {
        bail!("a puzzle is wrong, or too few were solved");
    }
    Ok(())
}

/// The puzzles of a file, each with the number of its line.
fn read(path: &Path) -> anyhow::Result<Vec<(Puzzle, usize)>> {
    let place = || path.display().to_string();
    let text = std::fs::read_to_string(path).with_context(place)?;
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    lines
        .map(|(line, number)| {
            let puzzle = Puzzle::read(line).with_context(|| format!("{}, line {number}", place()))?;
            Ok((puzzle, number))
        })
        .collect()
}

impl Checked {
    fn is_good(&self) -> bool {
        self.wrong.is_empty() && 100 * self.solved.total() >= ENOUGH * self.all.total()
    }

    fn line(&self) -> String {
        let (solved, all) = (self.solved.total(), self.all.total());
        format!("{solved} of {all} solved, {} with proof", self.proven)
    }

    fn write(&self, path: &Path, out: &mut impl Write) -> anyhow::Result<()> {
        writeln!(
            out,
            "{}: {}, the slowest in {:.2} s",
            path.display(),
            self.line(),
            self.slowest.as_secs_f64()
        )?;
        writeln!(out, "  {}", self.all.told())?;
        for id in &self.unsolved {
            writeln!(out, "  not solved: {id}")?;
        }
        for problem in &self.wrong {
            writeln!(out, "  wrong: {problem}")?;
        }
        Ok(())
    }

    fn json(&self, path: &Path) -> serde_json::Value {
        let by_grade =
            |tally: &Tally| -> Vec<usize> { (1..=Puzzle::GRADES).map(|grade| tally.of(grade)).collect() };
        json!({
            "file": path.display().to_string(),
            "puzzles": self.all.total(),
            "solved": self.solved.total(),
            "proven": self.proven,
            "puzzles_by_grade": by_grade(&self.all),
            "solved_by_grade": by_grade(&self.solved),
            "slowest_s": self.slowest.as_secs_f64(),
            "unsolved": self.unsolved,
            "wrong": self.wrong,
        })
    }
}
