//! The search at the root: one iteration after the other.

use std::collections::VecDeque;
use std::sync::atomic::Ordering;

use super::{DEEPEST, Found, Variation, Worker, way};
use crate::Score;
use crate::board::{Board, Ordered};
use crate::value::Value;

impl<B: Board> Worker<'_, B> {
    /// Deepens until a limit is reached and reports every finished iteration. `helper` numbers the threads from 0; the first
    /// decides when it is enough.
    pub(crate) fn run(
        &mut self,
        lines: usize,
        helper: usize,
        mut report: impl FnMut(&Found<B::Move>),
    ) -> Option<Found<B::Move>> {
        let mut moves: Vec<Ordered<B::Move>> = Vec::new();
        self.board.generate(&mut moves);
        moves.sort_by_key(|ordered| -ordered.order);
        let mut root: Vec<Variation<B::Move>> = moves
            .iter()
            .map(|ordered| Variation {
                value: Value::WORST,
                is_solved: false,
                guess: Value::WORST,
                moves: vec![ordered.m],
            })
            .collect();
        let lines = lines.clamp(1, root.len().max(1));
        let mut best: Option<Found<B::Move>> = None;
        let deepest = self
            .shared
            .limits
            .depth
            .unwrap_or(DEEPEST as u32)
            .min(DEEPEST as u32 - 20);
        let mut depth = 1;
        while depth <= deepest && !root.is_empty() {
            let looked_at = self.iterate(&mut root, lines, depth as i32);
            if self.stopped {
                if lines == 1
                    && let Some(line) = best_so_far(&root, looked_at)
                {
                    best = Some(Found {
                        depth: depth - 1,
                        lines: vec![line],
                        nodes: self.shared.nodes.load(Ordering::Relaxed) + self.nodes,
                    });
                }
                break;
            }
            self.shared
                .nodes
                .fetch_add(std::mem::take(&mut self.nodes), Ordering::Relaxed);
            let found = Found {
                depth,
                lines: root[..lines].to_vec(),
                nodes: self.shared.nodes.load(Ordering::Relaxed),
            };
            report(&found);
            // A forced end within the horizon does not change any more.
            let decided = found.lines.iter().all(|line| match line.score() {
                Score::Win(plies) | Score::Loss(plies) => plies <= depth,
                Score::Draw(_) => true,
                Score::Belief(_) => false,
            });
            best = Some(found);
            let late = self
                .shared
                .limits
                .soft
                .is_some_and(|soft| (self.shared.control.elapsed)() >= soft);
            if helper == 0 && (decided || late || (root.len() == 1 && self.shared.limits.soft.is_some())) {
                break;
            }
            root[lines..].sort_by_key(|variation| std::cmp::Reverse(variation.guess));
            depth += 1;
        }
        self.shared
            .nodes
            .fetch_add(std::mem::take(&mut self.nodes), Ordering::Relaxed);
        best.or_else(|| self.unfinished(&root))
    }

    /// What there is to say when not even the first iteration was finished: a move that wins at once, or the best one so
    /// far, or the most promising one.
    fn unfinished(&self, root: &[Variation<B::Move>]) -> Option<Found<B::Move>> {
        let first = root.first()?;
        let only = |value, m| Variation {
            value,
            is_solved: false,
            guess: value,
            moves: vec![m],
        };
        let line = match self.board.winning_move() {
            Some(m) => only(Value::win_in(1), m),
            // Moves that were not looked at may be better, so that a loss is not proven.
            None if first.value <= -Value::PROVEN => only(Value::DRAW, first.moves[0]),
            None => Variation {
                is_solved: false,
                ..first.clone()
            },
        };
        Some(Found {
            depth: 0,
            lines: vec![line],
            nodes: self.shared.nodes.load(Ordering::Relaxed),
        })
    }

    /// One iteration over the moves at the root; the best `lines` of them end up in front, in order. Returns how many were
    /// looked at for the last of these lines before the search was stopped.
    fn iterate(&mut self, root: &mut Vec<Variation<B::Move>>, lines: usize, depth: i32) -> usize {
        for done in 0..lines {
            let mut alpha = Value::WORST;
            let mut is_solved = true;
            let busy = self.busy(depth);
            let key = self.board.key();
            let (mut next, mut waiting) = (done, VecDeque::new());
            loop {
                let is_new = next < root.len();
                let i = if is_new {
                    next += 1;
                    next - 1
                } else {
                    let place = |m| root.iter().position(|variation| variation.moves[0] == m);
                    let Some(at) = waiting.pop_front().and_then(place) else {
                        break;
                    };
                    at
                };
                let m = root[i].moves[0];
                let claim = busy.map(|busy| (busy, way(key, B::pack(m))));
                if let Some((busy, way)) = claim {
                    if is_new && i > done && busy.has(way) {
                        waiting.push_back(m);
                        continue;
                    }
                    busy.enter(way);
                }
                self.believes = self.noise.is_some();
                let undo = self.enter(m);
                let (down, up) = (-Value::from_value(alpha.value() + 1), -alpha);
                let mut score = Value::WORST;
                if i > done {
                    score = -self.search(depth - 1 - i32::from(i > 8 && depth > 3), 1, down, up);
                }
                if i == done || score > alpha {
                    self.believes = self.noise.is_some();
                    score = -self.search(depth - 1, 1, Value::WORST, up);
                }
                self.leave(undo);
                if let Some((busy, way)) = claim {
                    busy.leave(way);
                }
                if self.stopped {
                    return i;
                }
                root[i].guess = score;
                is_solved &= score.is_proven() || !self.believes;
                if score > alpha {
                    alpha = score;
                    let mut line = vec![m];
                    line.extend_from_slice(&self.lines[1]);
                    let mut variation = root.remove(i);
                    variation.value = score;
                    variation.moves = line;
                    root.insert(done, variation);
                } else {
                    root[i].value = Value::WORST;
                }
            }
            root[done].is_solved = is_solved;
        }
        root.len()
    }
}

/// What to rely on when an iteration was cut short after so many moves. What was best before it has been looked at first, so
/// what is best now is better. But where all these lose, nothing is proven of the others, and the next of them is the best
/// guess.
fn best_so_far<M: Copy>(root: &[Variation<M>], looked_at: usize) -> Option<Variation<M>> {
    let first = root.first().filter(|_| looked_at > 0)?;
    let (value, moves) = if first.value > -Value::PROVEN {
        (first.value, first.moves.clone())
    } else {
        let next = root.get(looked_at).filter(|next| next.guess > -Value::PROVEN)?;
        (Value::belief(next.guess.value()), next.moves[..1].to_vec())
    };
    Some(Variation {
        value,
        is_solved: false,
        guess: value,
        moves,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn root(values: [(Value, Value); 3]) -> Vec<Variation<usize>> {
        let variation = |(i, (value, guess))| Variation {
            value,
            is_solved: true,
            guess,
            moves: vec![i, 9],
        };
        values.into_iter().enumerate().map(variation).collect()
    }

    #[test]
    fn an_iteration_cut_short_counts_from_its_first_move_on() {
        let (good, poor) = (Value::belief(50), Value::belief(-30));
        let root = root([(good, good), (Value::WORST, poor), (Value::WORST, poor)]);
        assert_eq!(best_so_far(&root, 0), None);
        let line = best_so_far(&root, 1).unwrap();
        assert_eq!(
            (line.value, line.moves, line.is_solved),
            (good, vec![0, 9], false)
        );
    }

    #[test]
    fn a_loss_is_not_proven_before_all_moves_are_looked_at() {
        let (lost, poor) = (Value::loss_in(4), Value::belief(-300));
        let values = [(lost, lost), (Value::WORST, lost), (Value::WORST, poor)];
        let line = best_so_far(&root(values), 2).unwrap();
        assert_eq!((line.value, line.moves), (poor, vec![2]));
        // What is left was lost before: then what the last whole iteration said stands.
        assert_eq!(best_so_far(&root(values), 1), None);
        assert_eq!(best_so_far(&root(values), 3), None);
    }
}
