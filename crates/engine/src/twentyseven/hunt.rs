//! The search of the exact solver.
//!
//! Null windows only. Positions are held with settled stacks taken out (`packed.rs`, `strip.rs`); a move is compared with
//! what either side can be sure of before it is searched (`held.rs`, `bounds.rs`); passes are not searched; and what is
//! found out is kept near (`near.rs`). What each is worth, and what did not help, is in docs/benchmarks.md.

use trilith_games::common::{Side, mix};

use super::exact::{Between, MOST, Solver};
use super::held::{BLACK, Sure, WHITE};
use super::near::Near;

/// More than any number of moves: every move lifts another number of discs, and there are 27.
const MOVES: usize = 27;

/// Positions this many moves from the root are shared with other threads and later searches, if their work has at least
/// this binary logarithm. To look for all of them in a table of many mebibytes takes longer than to search most of them.
const SHARED: u32 = 9;
const WORTH: u32 = 4;

/// Positions up to this many moves from the root are worth a look at what the other threads are doing.
const SPLIT: u32 = 6;

/// A move at a node, waiting for its turn.
#[derive(Clone, Copy, Default)]
struct Child<P> {
    next: P,
    key: u64,
    order: i32,
    place: u8,
    /// By how much more the side that moved is ahead in what has been taken out of the position.
    gain: i8,
    /// The opponent must pass, and the same side moves again.
    again: bool,
}

impl<P> Child<P> {
    /// What is to be asked of the position after the move to know whether the move reaches `beta`.
    #[inline]
    fn question(&self, beta: i32) -> i32 {
        let gain = i32::from(self.gain);
        if self.again { beta - gain } else { gain - beta + 1 }
    }

    /// The answer for the side that moved.
    #[inline]
    fn answer(&self, value: i32) -> i32 {
        i32::from(self.gain) + if self.again { value } else { -value }
    }

    /// The same for what is known of the position after the move.
    #[inline]
    fn answers(&self, (least, most): (i32, i32)) -> (i32, i32) {
        let (one, other) = (self.answer(least), self.answer(most));
        (one.min(other), one.max(other))
    }
}

impl Solver<'_> {
    /// A value on the same side of `beta` as the final margin for the side to move.
    /// `ahead` is what Black has in the account.
    pub(super) fn ask_held<P: Sure>(&mut self, (held, ahead): (P, i32), side: Side, beta: i32) -> i32 {
        match side {
            Side::First => self.ask_side::<P, BLACK, WHITE>(&held, beta - ahead) + ahead,
            Side::Second => self.ask_side::<P, WHITE, BLACK>(&held, beta + ahead) - ahead,
        }
    }

    fn ask_side<P: Sure, const S: usize, const T: usize>(&mut self, held: &P, beta: i32) -> i32 {
        // A root counts even if the answer is at hand, so that who asks for ever is stopped some day.
        if self.count() {
            return beta;
        }
        let mut near = self.near.take().unwrap_or_else(Near::new);
        let value = if held.movable::<S>() != 0 {
            let key = mix(held.code::<S>());
            self.search::<P, S, T>(&mut near, held, key, beta, 0)
        } else if held.movable::<T>() != 0 {
            let key = mix(held.code::<T>());
            -self.search::<P, T, S>(&mut near, held, key, 1 - beta, 0)
        } else {
            held.margin::<S>()
        };
        self.near = Some(near);
        value
    }

    /// The same for a side that can move. Values leave out what has been taken out of the position.
    fn search<P: Sure, const S: usize, const T: usize>(
        &mut self,
        near: &mut Near,
        held: &P,
        key: u64,
        beta: i32,
        depth: u32,
    ) -> i32 {
        if self.count() {
            return beta;
        }
        let (mut least, mut most) = held.limits::<S>();
        let busy = self.busy.filter(|_| depth <= SPLIT);
        let known = near.get(key);
        let shared = if (known.is_none() && depth <= SHARED) || busy.is_some() {
            self.probe(key)
        } else {
            None
        };
        for (known_least, known_most) in known.into_iter().chain(shared) {
            least = least.max(known_least);
            most = most.min(known_most);
        }
        if least >= beta {
            return least;
        }
        if most < beta {
            return most;
        }

        let before = self.nodes;
        let mut children = [Child::default(); MOVES];
        let mut best = -MOST;
        let count = self.expand::<P, S, T>(held, beta, &mut children, &mut best);
        let look_up = |key| near.get(key).or_else(|| busy.and_then(|_| self.probe(key)));
        let count = settle_known(look_up, beta, &mut children[..count], &mut best);
        let mut waiting = &mut children[..count];
        let is_busy = |child: &Child<P>| busy.is_some_and(|busy| busy.has(child.key));
        while best < beta
            && let Some(first) =
                (0..waiting.len()).min_by_key(|&at| (is_busy(&waiting[at]), waiting[at].order))
        {
            // The last takes its place, so that among equals a different kind of move comes next.
            let last = waiting.len() - 1;
            waiting.swap(first, last);
            let child = waiting[last];
            waiting = &mut waiting[..last];
            let question = child.question(beta);
            if let Some(busy) = busy {
                busy.enter(child.key);
            }
            let value = if child.again {
                self.search::<P, S, T>(near, &child.next, child.key, question, depth + 1)
            } else {
                self.search::<P, T, S>(near, &child.next, child.key, question, depth + 1)
            };
            if let Some(busy) = busy {
                busy.leave(child.key);
            }
            if self.stopped {
                return beta;
            }
            best = best.max(child.answer(value));
            // Another thread may have settled it meanwhile.
            if busy.is_some()
                && let Some((known_least, known_most)) = self.probe(key)
            {
                if known_least >= beta {
                    return known_least;
                }
                if known_most < beta {
                    return known_most;
                }
            }
            for other in &mut *waiting {
                other.order += P::FACTORS.failed * i32::from(other.place == child.place);
            }
        }

        if best >= beta {
            least = best;
        } else {
            most = most.min(best);
            best = most;
        }
        let work = (self.nodes - before + 1).ilog2();
        near.put(key, least, most, work);
        if depth <= SHARED && work >= WORTH {
            self.table.put(key, Between { least, most }.entry(2 * work as u8));
        }
        best
    }

    /// Writes down the moves that are worth a search. Those that need none go into `best`, and if one of them is good
    /// enough, there is nothing more to do.
    #[inline]
    fn expand<P: Sure, const S: usize, const T: usize>(
        &self,
        held: &P,
        beta: i32,
        children: &mut [Child<P>; MOVES],
        best: &mut i32,
    ) -> usize {
        let mut count = 0;
        let mut places = held.movable::<S>();
        while places != 0 {
            let place = places.trailing_zeros();
            places &= places - 1;
            for lifted in 1..=held.liftable(place) {
                let (next, gain) = held.after::<S>(place, lifted);
                let again = next.movable::<T>() == 0;
                let stuck = next.movable::<S>() == 0;
                if again && stuck {
                    *best = (*best).max(gain + next.margin::<S>());
                    if *best >= beta {
                        return 0;
                    }
                    continue;
                }
                let (mut least, mut most) = next.limits::<S>();
                if again {
                    least = least.max(next.home::<S>()).max(next.alone::<S>());
                } else {
                    most = most.min(-next.home::<T>());
                    if stuck {
                        most = most.min(-next.alone::<T>());
                    }
                }
                if gain + least >= beta {
                    *best = gain + least;
                    return 0;
                }
                if gain + most < beta {
                    *best = (*best).max(gain + most);
                    continue;
                }
                let key = mix(if again { next.code::<S>() } else { next.code::<T>() });
                let order = outlook::<P, S, T>(&next, gain, least, most, beta);
                children[count] = Child {
                    next,
                    key,
                    order,
                    place: place as u8,
                    gain: gain as i8,
                    again,
                };
                count += 1;
            }
        }
        count
    }
}

/// Before anything is searched, every reply is looked up: one that is known to be good enough settles it, and those that
/// are known not to be need no search. Returns how many are left.
#[inline]
fn settle_known<P: Sure>(
    look_up: impl Fn(u64) -> Option<(i32, i32)>,
    beta: i32,
    children: &mut [Child<P>],
    best: &mut i32,
) -> usize {
    let mut left = 0;
    for at in 0..children.len() {
        let mut child = children[at];
        if let Some(known) = look_up(child.key) {
            let (least, most) = child.answers(known);
            if least >= beta {
                *best = least;
                return 0;
            }
            if most < beta {
                *best = (*best).max(most);
                continue;
            }
            child.order -= P::FACTORS.known;
        }
        children[left] = child;
        left += 1;
    }
    left
}

/// How promising a move is, from the position that it leads to, as [`super::exact::outlook`] says it for the other searches.
///
/// What `beta` asks for tells whether all must be won or something be saved.
#[inline]
fn outlook<P: Sure, const S: usize, const T: usize>(
    next: &P,
    gain: i32,
    least: i32,
    most: i32,
    beta: i32,
) -> i32 {
    let factors = P::FACTORS;
    let [own, other] = [next.step::<S>(), next.step::<T>()].map(|step| step as i32);
    let movable = [next.movable::<S>(), next.movable::<T>()];
    let [own_movable, other_movable] = movable.map(|places| places.count_ones() as i32);
    let [own_moves, other_moves] = movable.map(|places| next.moves(places));
    let need = beta - gain;
    dot(factors.other, [other_moves, other_movable, other])
        + dot(factors.own, [own_moves, own_movable, own])
        + factors.fields * next.fields()
        + factors.margin * (gain + next.margin::<S>())
        + factors.least * (gain + least)
        + need * dot(factors.need, [other_moves, own_moves, own, most - least]) / 16
}

#[inline]
fn dot<const N: usize>(factors: [i32; N], amounts: [i32; N]) -> i32 {
    (factors.into_iter().zip(amounts))
        .map(|(factor, amount)| factor * amount)
        .sum()
}
