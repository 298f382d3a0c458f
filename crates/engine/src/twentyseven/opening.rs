//! How the books of `advanced` and `expert` are made: `examples/book_27.rs`.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use trilith_games::common::{Position as _, mix};
use trilith_games::twentyseven::{Position, Variant};
use trilith_tablebase::KeyedBook;

use super::book;
use super::exact::{MOST, Solver};
use super::line::Line;
use crate::Table;

/// Positions that a thread takes at a time. They come from the same position or from one like it, and have much in common.
const SHARE: usize = 8;

/// The positions after so many plies, each once: those that the solver cannot tell apart count as one, however the game came
/// there, and whoever is to move.
struct Ply {
    /// One line for each key.
    lines: Vec<Line>,
    keys: HashMap<u64, usize>,
}

/// What has come of it.
pub struct Opening {
    /// The book with all of it.
    pub book: KeyedBook,
    /// How many positions there are after so many plies.
    pub counts: Vec<usize>,
    /// The final margin of the side to move at the start.
    pub start: i32,
    /// The digest of all keys and values.
    pub digest: u64,
}

/// Why there is no book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoBook {
    /// The base variant has no such keys.
    Variant,
    /// Two ways to the same position do not agree.
    Contradiction,
}

/// What is found out about the last ply while it is solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The key that was solved, and the value that the book is to have for it.
    pub key: u64,
    /// See `key`.
    pub value: i8,
    /// How many are solved, those that were known before included.
    pub solved: usize,
    /// How many there are.
    pub all: usize,
}

/// Solves every position of the first plies: those of the last ply by search, those before it from the ones after them.
/// `before` is what an earlier run found out about the last ply.
pub fn opening(
    variant: Variant,
    plies: u8,
    threads: usize,
    table: &Table,
    before: &HashMap<u64, i8>,
    progress: &mut dyn FnMut(Progress),
) -> Result<Opening, NoBook> {
    let start = Line::new(&Position::start(variant));
    let mut all = vec![Ply::new([start])?];
    for _ in 0..plies {
        let next = all.last().map_or_else(Vec::new, |ply| {
            ply.lines.iter().flat_map(following).collect::<Vec<Line>>()
        });
        all.push(Ply::new(next)?);
    }
    let mut known: HashMap<u64, i8> = HashMap::new();
    let mut after: Option<(&Ply, Vec<i32>)> = None;
    let mut value = 0;
    for ply in all.iter().rev() {
        let values = match &after {
            None => solve(&ply.lines, threads, table, before, progress),
            Some((next, values)) => {
                let margins = ply.lines.iter().map(|line| next.best(line, values));
                margins.collect::<Option<_>>().ok_or(NoBook::Variant)?
            }
        };
        for (line, margin) in ply.lines.iter().zip(&values) {
            let (key, ahead) = book::key(line).ok_or(NoBook::Variant)?;
            let rest = (margin - ahead) as i8;
            if known.insert(key, rest).is_some_and(|before| before != rest) {
                return Err(NoBook::Contradiction);
            }
        }
        value = values.first().copied().unwrap_or(0);
        after = Some((ply, values));
    }
    let digest = (known.iter())
        .map(|(&key, &value)| mix(key ^ mix(value as u8 as u64)))
        .fold(0, u64::wrapping_add);
    Ok(Opening {
        book: KeyedBook::new(variant as u8, plies, known.into_iter().collect()),
        counts: all.iter().map(|ply| ply.lines.len()).collect(),
        start: value,
        digest,
    })
}

/// What a book says about a position: the final margin of the side to move.
pub fn probe(book: &KeyedBook, position: &Position) -> Option<i32> {
    let (key, ahead) = book::key(&Line::new(position))?;
    Some(i32::from(book.value(key)?) + ahead)
}

/// The positions after a move or a pass; none if the game is over.
pub(super) fn following(line: &Line) -> Vec<Line> {
    let mut next = Vec::new();
    line.for_each_lift(|lift| next.push(line.after(lift)));
    if next.is_empty() && !line.is_over() {
        let mut passed = *line;
        passed.pass();
        next.push(passed);
    }
    next
}

impl Ply {
    fn new(lines: impl IntoIterator<Item = Line>) -> Result<Ply, NoBook> {
        let mut ply = Ply {
            lines: Vec::new(),
            keys: HashMap::new(),
        };
        for line in lines {
            let (key, _) = book::key(&line).ok_or(NoBook::Variant)?;
            ply.keys.entry(key).or_insert_with(|| {
                ply.lines.push(line);
                ply.lines.len() - 1
            });
        }
        Ok(ply)
    }

    /// The final margin of the side to move in a position of the ply before, from those of this one.
    fn best(&self, line: &Line, values: &[i32]) -> Option<i32> {
        if line.is_over() {
            return Some(line.margin(line.side()));
        }
        let mut best = -MOST;
        for next in following(line) {
            let (key, ahead) = book::key(&next)?;
            let at = *self.keys.get(&key)?;
            // What the one that was solved has ahead may be something else.
            let (_, its_own) = book::key(&self.lines[at])?;
            best = best.max(-(values[at] - its_own + ahead));
        }
        Some(best)
    }
}

/// The final margin of each for the side to move.
fn solve(
    lines: &[Line],
    threads: usize,
    table: &Table,
    before: &HashMap<u64, i8>,
    progress: &mut dyn FnMut(Progress),
) -> Vec<i32> {
    let mut values = vec![0; lines.len()];
    let mut open = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let Some((key, ahead)) = book::key(line) else {
            continue;
        };
        match before.get(&key) {
            Some(&value) => values[at] = i32::from(value) + ahead,
            None => open.push((at, key, ahead)),
        }
    }
    let known = lines.len() - open.len();
    let shares = open.chunks(SHARE);
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let (sender, solved) = mpsc::channel();
        for _ in 0..threads.max(1) {
            let (sender, mut shares, next) = (sender.clone(), shares.clone(), &next);
            scope.spawn(move || {
                let mut solver = Solver::new(table, u64::MAX, &|| true);
                let mut taken = 0;
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(share) = shares.nth(number - taken) else {
                        return;
                    };
                    taken = number + 1;
                    for &(at, key, ahead) in share {
                        // Without limits there is always an answer.
                        if let Some(value) = solver.solve(&lines[at]) {
                            let _ = sender.send((at, key, ahead, value));
                        }
                    }
                }
            });
        }
        drop(sender);
        for (count, (at, key, ahead, value)) in (1..).zip(solved) {
            values[at] = value;
            progress(Progress {
                key,
                value: (value - ahead) as i8,
                solved: known + count,
                all: lines.len(),
            });
        }
    });
    values
}
