//! Principal variation search with iterative deepening, the same for all three games.

mod root;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use trilith_games::common::{Outcome, Random, mix};

use crate::board::{Board, Ordered};
use crate::busy::Busy;
use crate::table::{Bound, Entry, Table};
use crate::value::Value;
use crate::{Score, Sight};

/// No search looks further ahead than this.
pub(crate) const DEEPEST: usize = 120;

/// When to stop. Whatever comes first ends the search; without any of them, only the caller does.
#[derive(Clone, Copy, Default, Debug)]
pub struct Limits {
    /// How many plies deep.
    pub depth: Option<u32>,
    /// How many positions, all threads together.
    pub nodes: Option<u64>,
    /// No new iteration begins after this time.
    pub soft: Option<Duration>,
    /// The search ends within milliseconds of this time.
    pub hard: Option<Duration>,
}

/// What the caller hands in to stop a search: a flag, and the time since it began. The engine has no clock of its own.
#[derive(Clone, Copy)]
pub struct Control<'a> {
    /// Set it to stop the search.
    pub stop: &'a AtomicBool,
    /// The time since the search began.
    pub elapsed: &'a (dyn Fn() -> Duration + Sync),
}

/// How a weaker level misjudges.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Noise {
    pub(crate) sight: Sight,
    pub(crate) seed: u64,
}

impl Noise {
    /// Tells apart what one level found out from what another did.
    fn salt(&self) -> u64 {
        let Sight {
            depth,
            positions,
            noise,
            overlooked,
        } = self.sight;
        let depth = depth.map_or(0, u64::from);
        [depth, positions.unwrap_or(0), noise as u64, overlooked]
            .into_iter()
            .fold(self.seed, |salt, number| mix(salt ^ number))
    }
}

/// A line of play and what it is worth to the side to move at the root.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Variation<M> {
    pub(crate) value: Value,
    /// Whether the value rests on ends of the game alone, here and in all worse lines.
    pub(crate) is_solved: bool,
    /// What was last found out about the first move, exactly or as a bound: it decides which moves are looked at first.
    guess: Value,
    pub(crate) moves: Vec<M>,
}

impl<M> Variation<M> {
    pub(crate) fn score(&self) -> Score {
        self.value.score(self.is_solved, self.moves.len())
    }
}

/// What an iteration found out: the best lines, the best first.
#[derive(Clone, Debug)]
pub(crate) struct Found<M> {
    pub(crate) depth: u32,
    pub(crate) lines: Vec<Variation<M>>,
    pub(crate) nodes: u64,
}

/// What the threads of one search share.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) limits: Limits,
    pub(crate) control: Control<'a>,
    pub(crate) nodes: AtomicU64,
    /// One thread has finished for all.
    pub(crate) done: AtomicBool,
    /// The moves that some thread is at, if there is more than one. Others leave them for later, and mostly find in the
    /// table by then what there is to know.
    pub(crate) busy: Option<Busy>,
}

/// One thread of a search.
pub(crate) struct Worker<'a, B: Board> {
    board: B,
    shared: &'a Shared<'a>,
    /// The keys of the positions before this one, the game's and the search's.
    path: Vec<u64>,
    /// How many of them belong to the game.
    root: usize,
    /// Positions that stood twice in the game are draws now, which changes what other positions are worth. What was
    /// found out under other circumstances must not be used, so the table's keys depend on them.
    salt: u64,
    killers: Vec<[u32; 2]>,
    history: Vec<i32>,
    buffers: Vec<Vec<Ordered<B::Move>>>,
    /// The best line from each ply on.
    lines: Vec<Vec<B::Move>>,
    noise: Option<Noise>,
    /// Whether anything since this was last cleared rests on a belief: an evaluation, a move not looked at, or a
    /// repetition that only the search has seen. If not, even a draw is proven.
    believes: bool,
    nodes: u64,
    stopped: bool,
    /// The moves of each ply that were left for later, by their place in the order.
    waiting: Vec<Vec<usize>>,
}

/// Nearer to the leaves a move is searched before others could hear of it.
const LEAST_SHARED: i32 = 3;

/// The depth under which the table keeps what rests on ends of the game alone.
const SOLVED: u8 = u8::MAX;

impl<'a, B: Board> Worker<'a, B> {
    pub(crate) fn new(
        board: B,
        past: Vec<u64>,
        shared: &'a Shared<'a>,
        noise: Option<Noise>,
    ) -> Worker<'a, B> {
        // What a stronger level found out is not for a weaker one to know, nor the other way round.
        let level = noise.map_or(0, |noise| noise.salt());
        let twice = |i: &usize| past[..*i].contains(&past[*i]);
        Worker {
            root: past.len(),
            salt: (0..past.len())
                .filter(twice)
                .fold(level, |salt, i| salt ^ mix(past[i])),
            path: past,
            killers: vec![[0; 2]; DEEPEST + 1],
            history: vec![0; 2 * B::SLOTS],
            buffers: (0..=DEEPEST).map(|_| Vec::new()).collect(),
            lines: (0..=DEEPEST + 1).map(|_| Vec::new()).collect(),
            noise,
            believes: false,
            nodes: 0,
            stopped: false,
            waiting: (0..=DEEPEST).map(|_| Vec::new()).collect(),
            board,
            shared,
        }
    }

    /// Where the threads tell each other which moves they are at, if that pays at this depth.
    #[inline]
    fn busy(&self, depth: i32) -> Option<&'a Busy> {
        self.shared.busy.as_ref().filter(|_| depth >= LEAST_SHARED)
    }

    #[inline]
    fn enter(&mut self, m: B::Move) -> B::Undo {
        self.path.push(self.board.identity());
        self.nodes += 1;
        let undo = self.board.play(m);
        self.shared.table.prefetch(self.board.key() ^ self.salt);
        undo
    }

    #[inline]
    fn leave(&mut self, undo: B::Undo) {
        self.board.undo(undo);
        self.path.pop();
    }

    /// Whether the position has been there before in the search, or twice in the game. The search need not go round
    /// twice to know that it can; but only the third time is a draw by rule.
    #[inline]
    fn is_repetition(&mut self) -> bool {
        let key = self.board.identity();
        let window = self.board.quiet().min(self.path.len());
        if window < 4 {
            return false;
        }
        let begin = self.path.len() - window;
        let mut in_game = 0;
        for (i, &earlier) in self.path.iter().enumerate().skip(begin) {
            if earlier == key {
                if i >= self.root {
                    self.believes = true;
                    return true;
                }
                in_game += 1;
                if in_game == 2 {
                    return true;
                }
            }
        }
        false
    }

    #[inline]
    fn should_stop(&mut self) -> bool {
        if self.nodes >= 512 {
            let nodes = self.shared.nodes.fetch_add(self.nodes, Ordering::Relaxed) + self.nodes;
            self.nodes = 0;
            let limits = &self.shared.limits;
            self.stopped |= self.shared.done.load(Ordering::Relaxed)
                || self.shared.control.stop.load(Ordering::Relaxed)
                || limits.nodes.is_some_and(|most| nodes >= most)
                || limits
                    .hard
                    .is_some_and(|hard| (self.shared.control.elapsed)() >= hard);
        }
        self.stopped
    }

    fn search(&mut self, mut depth: i32, ply: usize, mut alpha: Value, mut beta: Value) -> Value {
        self.lines[ply].clear();
        if self.should_stop() {
            return Value::DRAW;
        }
        if let Some(outcome) = self.board.outcome() {
            return self.ended(outcome, ply);
        }
        if self.is_repetition() {
            return Value::DRAW;
        }
        let key = self.board.key();
        // A win that is already known to be nearer than anything here could give.
        alpha = alpha.max(Value::loss_in(ply));
        beta = beta.min(Value::win_in(ply + 1));
        if alpha >= beta {
            return alpha;
        }

        // The memory takes long to bring what the table knows. Meanwhile, what is mostly needed anyway.
        let is_pv = beta.value() - alpha.value() > 1;
        let overlooked = self.overlooks(key);
        if !overlooked && let Some(m) = self.board.winning_move() {
            self.lines[ply].push(m);
            return Value::win_in(ply + 1);
        }
        let threatened = !overlooked && self.board.is_threatened();
        let judged = (!threatened).then(|| self.belief(key));
        let known = self.shared.table.get(key ^ self.salt);
        if let Some(entry) = known
            && !is_pv
        {
            let score = Value::from_table(entry.score, ply);
            let enough = i32::from(entry.depth) >= depth || score.is_proven();
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if enough && cuts {
                self.believes |= entry.depth < SOLVED;
                return score;
            }
        }
        // A level that looks only so deep does not see rows of threats beyond that.
        if self.noise.is_none_or(|noise| noise.sight.depth.is_none())
            && let Some((m, plies)) = self.board.forced_win(depth, &mut self.nodes)
            && ply + plies <= DEEPEST
        {
            self.lines[ply].push(m);
            return Value::win_in(ply + plies);
        }
        if ply + 1 >= DEEPEST {
            self.believes = true;
            return self.belief(key);
        }
        if depth <= 0 {
            // Under a threat the evaluation means little: look at all replies, for a while.
            if !threatened || depth < -3 {
                self.believes = true;
                let belief = judged.unwrap_or_else(|| self.belief(key));
                return self.settle(ply, belief, alpha, beta);
            }
        } else if threatened {
            depth += 1;
        }

        if let Some(score) = judged
            && !is_pv
            && depth <= B::MARGIN_DEPTH
            && score.value() - B::MARGIN * depth >= beta.value()
            && !beta.is_proven()
        {
            self.believes = true;
            return score;
        }

        let mut moves = std::mem::take(&mut self.buffers[ply]);
        moves.clear();
        // What did well elsewhere is tried before the other moves are even listed. Under a threat the list is short.
        if !threatened {
            self.guess(&mut moves, known.map_or(0, |entry| entry.best), ply);
        }
        let early = moves.len();
        let mut is_listed = false;

        let above = std::mem::replace(&mut self.believes, self.noise.is_some());
        let old_alpha = alpha;
        let mut best = Value::WORST;
        let mut best_move = 0;
        let side = self.board.side().index();
        let width = if is_pv || threatened {
            usize::MAX
        } else {
            self.board.width(depth)
        };
        let busy = self.busy(depth);
        let mut waiting = std::mem::take(&mut self.waiting[ply]);
        waiting.clear();
        let (mut next, mut waited) = (0, 0);
        loop {
            let mut i = next;
            // Only when all moves have been tried is a loss proven.
            let is_enough = i >= width && best > -Value::PROVEN;
            if i >= early && !is_enough {
                if !is_listed {
                    self.board.generate(&mut moves);
                    for known in 0..early {
                        let again = moves
                            .iter()
                            .skip(early)
                            .position(|ordered| ordered.m == moves[known].m);
                        again.map(|at| moves.swap_remove(early + at));
                    }
                    self.order(&mut moves[early..], known.map_or(0, |entry| entry.best), ply);
                    is_listed = true;
                }
                if i < moves.len() {
                    pick(&mut moves[early..], i - early);
                }
            }
            let is_new = !is_enough && i < moves.len();
            if is_new {
                next += 1;
            } else {
                self.believes |= is_enough;
                let Some(&at) = waiting.get(waited) else { break };
                waited += 1;
                i = at;
            }
            let m = moves[i].m;
            let packed = B::pack(m);
            let claim = busy.map(|busy| (busy, way(key, packed)));
            if let Some((busy, way)) = claim {
                if is_new && i > 0 && busy.has(way) {
                    waiting.push(i);
                    continue;
                }
                busy.enter(way);
            }
            let slot = side * B::SLOTS + self.board.slot(m);
            let undo = self.enter(m);
            let believed = self.believes;
            let mut score;
            if i == 0 {
                score = -self.search(depth - 1, ply + 1, -beta, -alpha);
            } else {
                let mut reduction = 0;
                if depth >= 3 && i >= 3 && !threatened {
                    reduction = 1 + i32::from(i >= 8) + i32::from(i >= 24 && depth >= 5) + depth / 7;
                    reduction -= i32::from(is_pv) + i32::from(self.history[slot] > 2_000);
                    reduction = reduction.clamp(0, depth - 2);
                }
                let null = -Value::from_value(alpha.value() + 1);
                score = -self.search(depth - 1 - reduction, ply + 1, null, -alpha);
                if score > alpha && reduction > 0 {
                    self.believes = believed;
                    score = -self.search(depth - 1, ply + 1, null, -alpha);
                }
                if score > alpha && score < beta {
                    self.believes = believed;
                    score = -self.search(depth - 1, ply + 1, -beta, -alpha);
                }
            }
            self.leave(undo);
            if let Some((busy, way)) = claim {
                busy.leave(way);
            }
            if self.stopped {
                self.buffers[ply] = moves;
                self.waiting[ply] = waiting;
                return Value::DRAW;
            }
            if score.is_proven() {
                self.believes = believed;
            }
            if score > best {
                best = score;
                best_move = packed;
                if score > alpha {
                    alpha = score;
                    let (head, tail) = self.lines.split_at_mut(ply + 1);
                    head[ply].clear();
                    head[ply].push(m);
                    head[ply].extend_from_slice(&tail[0]);
                }
            }
            if alpha >= beta {
                let bonus = B::LESSON * depth.max(1) * depth.max(1);
                self.remember(slot, bonus);
                for earlier in &moves[..i] {
                    let slot = side * B::SLOTS + self.board.slot(earlier.m);
                    self.remember(slot, -bonus);
                }
                let killers = &mut self.killers[ply];
                if killers[0] != packed {
                    *killers = [packed, killers[0]];
                }
                break;
            }
        }
        self.buffers[ply] = moves;
        self.waiting[ply] = waiting;
        let bound = if best >= beta {
            Bound::Lower
        } else if best > old_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let depth = if self.believes {
            depth.clamp(0, i32::from(SOLVED) - 1) as u8
        } else {
            SOLVED
        };
        self.believes |= above;
        self.shared.table.put(
            key ^ self.salt,
            Entry {
                best: best_move,
                score: best.to_table(ply),
                depth,
                bound,
            },
        );
        best
    }

    /// The end of the search: the evaluation, or better if a sharp move gives more.
    fn settle(&mut self, ply: usize, belief: Value, mut alpha: Value, beta: Value) -> Value {
        let mut best = belief;
        if best >= beta || ply + 1 >= DEEPEST {
            return best;
        }
        alpha = alpha.max(best);
        let mut moves = std::mem::take(&mut self.buffers[ply]);
        moves.clear();
        self.board.generate_sharp(&mut moves);
        for i in 0..moves.len() {
            pick(&mut moves, i);
            let undo = self.enter(moves[i].m);
            let score = match self.board.outcome() {
                Some(outcome) => -self.ended(outcome, ply + 1),
                None if self.board.winning_move().is_some() => -Value::win_in(ply + 2),
                None => {
                    let belief = self.belief(self.board.key());
                    -self.settle(ply + 1, belief, -beta, -alpha)
                }
            };
            self.leave(undo);
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        self.buffers[ply] = moves;
        best
    }

    /// What a finished game is worth to the side whose turn it would be.
    #[inline]
    fn ended(&self, outcome: Outcome, ply: usize) -> Value {
        match outcome {
            Outcome::Draw => Value::DRAW,
            Outcome::Win(side) if side == self.board.side() => Value::win_in(ply),
            Outcome::Win(_) => Value::loss_in(ply),
        }
    }

    /// Whether a weaker level does not see what could be won at once in this position.
    #[inline]
    fn overlooks(&self, key: u64) -> bool {
        self.noise
            .is_some_and(|noise| mix(!key ^ noise.seed) % 100 < noise.sight.overlooked)
    }

    /// The evaluation, with noise where the level asks for it.
    #[inline]
    fn belief(&mut self, key: u64) -> Value {
        let score = self.board.evaluate();
        match self.noise {
            None => score,
            Some(noise) => {
                // The same position is misjudged in the same way wherever it comes up, as people do.
                let mut random = Random::new(key ^ noise.seed);
                let width = noise.sight.noise;
                let off: i32 = (0..3)
                    .map(|_| random.below(2 * width as usize + 1) as i32 - width)
                    .sum();
                Value::belief(score.value() + off)
            }
        }
    }

    /// The moves that did well in this position or beside it and are legal here, as far as the board can tell.
    fn guess(&self, moves: &mut Vec<Ordered<B::Move>>, hash_move: u32, ply: usize) {
        let [first, second] = self.killers[ply];
        for packed in [hash_move, first, second] {
            if packed != 0
                && let Some(m) = self.board.find(packed)
                && moves.iter().all(|ordered| ordered.m != m)
            {
                moves.push(Ordered { m, order: 0 });
            }
        }
    }

    fn order(&self, moves: &mut [Ordered<B::Move>], hash_move: u32, ply: usize) {
        let side = self.board.side().index();
        let killers = self.killers[ply];
        for ordered in moves {
            let packed = B::pack(ordered.m);
            ordered.order += if packed == hash_move {
                1 << 28
            } else if packed == killers[0] {
                1 << 20
            } else if packed == killers[1] {
                1 << 19
            } else {
                self.history[side * B::SLOTS + self.board.slot(ordered.m)]
            };
        }
    }

    /// Moves the memory of a slot toward the bonus; it never leaves ±16,384.
    #[inline]
    fn remember(&mut self, slot: usize, bonus: i32) {
        let value = &mut self.history[slot];
        let bonus = bonus.clamp(-1_024, 1_024);
        *value += bonus - *value * bonus.abs() / 16_384;
    }
}

/// The number under which a move of a position is known to be searched.
#[inline]
fn way(key: u64, packed: u32) -> u64 {
    mix(key ^ u64::from(packed))
}

/// Brings the best of the moves from `i` on to the front.
#[inline]
fn pick<M: Copy>(moves: &mut [Ordered<M>], i: usize) {
    // Of a long list the search tries one, or a few, or all.
    const FEW: usize = 40;
    if moves.len() > 100 && i > 0 {
        let rest = &mut moves[i..];
        if i == 1 {
            rest.select_nth_unstable_by_key(FEW, |ordered| -ordered.order);
            rest[..FEW].sort_unstable_by_key(|ordered| -ordered.order);
        } else if i == FEW + 1 {
            rest.sort_unstable_by_key(|ordered| -ordered.order);
        }
        return;
    }
    let mut best = i;
    for j in i + 1..moves.len() {
        if moves[j].order > moves[best].order {
            best = j;
        }
    }
    moves.swap(i, best);
}
