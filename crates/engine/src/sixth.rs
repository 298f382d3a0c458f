//! SIXTH! as the search sees it.

mod features;
mod net;

pub(crate) use features::{FEATURES, MOST, features};
use net::Views;

use trilith_games::common::{Outcome, Position as _, Side, mix};
use trilith_games::sixth::{Kind, Move, Position, Square, Squares};

use crate::board::{Board, Ordered};
use crate::value::Value;

/// A position of SIXTH!, and how the search came there.
#[derive(Clone)]
pub(crate) struct Sixth {
    /// The positions on the way, the present one last.
    way: Vec<Position>,
    /// The moves between them.
    moves: Vec<Move>,
    /// What the net sees of the first of them, as far as somebody has asked: many are never judged.
    views: Vec<Views>,
}

/// Kings are tried before everything else, and those of the opponent last.
const KING_ORDER: i32 = 100_000;

impl Sixth {
    pub(crate) fn new(position: Position) -> Sixth {
        Sixth {
            way: vec![position],
            moves: Vec::new(),
            views: vec![Views::of(&position)],
        }
    }

    #[inline]
    fn position(&self) -> &Position {
        &self.way[self.moves.len()]
    }

    /// Brings up to date what the net sees.
    #[inline]
    fn look(&mut self) {
        for last in self.views.len() - 1..self.moves.len() {
            self.views.extend_from_within(last..);
            self.views[last + 1].update(&self.way[last], self.moves[last], &self.way[last + 1]);
        }
    }

    /// Where the side to move may land, but for the ko: on Milady alone, if she is visible and some stack reaches her.
    #[inline]
    fn landings(&self) -> Squares {
        let position = self.position();
        let Some(milady) = position.visible_milady() else {
            return Squares::ALL;
        };
        let is_reached = |height| {
            position
                .reached(position.of_height(height), height)
                .contains(milady)
        };
        if (1..=5).any(is_reached) {
            Squares::of(milady)
        } else {
            Squares::ALL
        }
    }

    /// A shift onto one of these squares by which this side makes a king of its colour, as if it were their turn: a stack
    /// with their colour on top lands whole on one that is tall enough. Lifting all of it makes the tallest stack, and no
    /// such move can be a ko.
    #[inline]
    fn king(&self, side: Side, landings: Squares) -> Option<Move> {
        let position = self.position();
        for height in 1..=5 {
            let tall = position.at_least(6 - height) & landings;
            if tall.is_empty() {
                continue;
            }
            for from in position.of_height(height) & position.tops(side) {
                for to in position.targets(from) & tall {
                    let king = self.whole(from, to, side);
                    if king.is_some() {
                        return king;
                    }
                }
            }
        }
        None
    }

    /// The shift of as many pieces of a stack as this side may lift, if it makes a king.
    #[inline]
    fn whole(&self, from: Square, to: Square, side: Side) -> Option<Move> {
        let position = self.position();
        let stack = position.stack(from);
        let mut count = stack.len();
        if !position.variant().has_right_to_milady(side)
            && let Some(above) = stack.above_milady()
        {
            count = above;
        }
        let makes_king = position.height(to) + stack.split(count).0.height() >= 6;
        (count > 0 && makes_king).then_some(Move::Shift { from, to, count })
    }

    /// Whether a king of this side would win the game.
    #[inline]
    fn king_wins(&self, side: Side) -> bool {
        !self.position().variant().kings() || self.position().points()[side.index()] == 5
    }
}

impl Board for Sixth {
    type Move = Move;
    type Undo = ();

    /// Placements by square and kind, shifts by the two squares.
    const SLOTS: usize = 4 * 25 + 25 * 25;
    const LESSON: i32 = 32;
    const MARGIN: i32 = 30;
    const MARGIN_DEPTH: i32 = 8;

    #[inline]
    fn pack(m: Move) -> u32 {
        match m {
            Move::Pass => 1,
            Move::Place { kind, square } => 2 + (kind as u32 * 25 + square.index() as u32),
            Move::Shift { from, to, count } => {
                128 + ((from.index() as u32 * 25 + to.index() as u32) * 16 + u32::from(count))
            }
        }
    }

    #[inline]
    fn slot(&self, m: Move) -> usize {
        match m {
            Move::Pass => 0,
            Move::Place { kind, square } => kind as usize * 25 + square.index(),
            Move::Shift { from, to, .. } => 100 + from.index() * 25 + to.index(),
        }
    }

    #[inline]
    fn identity(&self) -> u64 {
        self.position().key()
    }

    #[inline]
    fn key(&self) -> u64 {
        // The ko and a pass just made change what is legal.
        let extra = match self.position().ko() {
            Some(m) => u64::from(Sixth::pack(m)),
            None => u64::from(self.position().has_passed()) << 32,
        };
        self.position().key() ^ if extra == 0 { 0 } else { mix(extra) }
    }

    #[inline]
    fn quiet(&self) -> usize {
        self.position().quiet()
    }

    #[inline]
    fn side(&self) -> Side {
        self.position().side()
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    #[inline]
    fn winning_move(&self) -> Option<Move> {
        let side = self.position().side();
        if self.king_wins(side) {
            self.king(side, self.landings())
        } else {
            None
        }
    }

    #[inline]
    fn is_threatened(&self) -> bool {
        let opponent = self.position().side().opposite();
        // A visible Milady calls the side to move: she will be covered when it is the opponent's turn.
        self.king_wins(opponent) && self.king(opponent, Squares::ALL).is_some()
    }

    #[inline]
    fn evaluate(&mut self) -> Value {
        self.look();
        let last = self.moves.len();
        self.views[last].evaluate(&self.way[last])
    }

    fn generate(&self, moves: &mut Vec<Ordered<Move>>) {
        let position = self.position();
        let side = position.side();
        position.for_each_move(|m| {
            let order = match m {
                Move::Pass => 0,
                Move::Place { kind, .. } => {
                    if kind == Kind::Milady {
                        -200
                    } else {
                        0
                    }
                }
                Move::Shift { from, to, count } => {
                    let after = position.height(to) + position.stack(from).split(count).0.height();
                    if after >= 6 {
                        // A king for whoever is on top.
                        if position.tops(side).contains(from) {
                            KING_ORDER
                        } else {
                            -KING_ORDER
                        }
                    } else if position.tops(side).contains(from) {
                        100 * i32::from(after)
                    } else {
                        -50 * i32::from(after)
                    }
                }
            };
            moves.push(Ordered { m, order });
        });
    }

    /// Points, where they count.
    fn generate_sharp(&self, moves: &mut Vec<Ordered<Move>>) {
        let position = self.position();
        if !position.variant().kings() || self.king(position.side(), self.landings()).is_none() {
            return;
        }
        self.generate(moves);
        moves.retain(|ordered| ordered.order >= KING_ORDER);
    }

    #[inline]
    fn play(&mut self, m: Move) {
        let last = self.moves.len();
        self.moves.push(m);
        self.way.extend_from_within(last..);
        self.way[last + 1].play_unchecked(m);
    }

    #[inline]
    fn undo(&mut self, (): ()) {
        self.moves.pop();
        self.way.truncate(self.moves.len() + 1);
        self.views.truncate(self.moves.len() + 1);
    }
}

#[cfg(test)]
mod tests {
    use trilith_games::Game;
    use trilith_games::common::Random;

    use super::*;

    const VARIANTS: [&str; 7] = [
        "sixth",
        "sixth:kings",
        "sixth:milady",
        "sixth:kings,milady=c1",
        "sixth:hunchbacks",
        "sixth:kings,giants",
        "sixth:kings,milady=brown,armies,silver=7p1h1g",
    ];

    /// Walks about in games of all kinds, forth and back by chance.
    fn wander(mut look: impl FnMut(&mut Sixth, &[Ordered<Move>], &mut Random)) {
        for (seed, text) in (0..).zip(VARIANTS) {
            let Game::Sixth(game) = Game::new(text.parse().unwrap()) else {
                panic!("{text}");
            };
            let mut random = Random::new(seed);
            let mut board = Sixth::new(*game.position());
            for _ in 0..3_000 {
                let mut moves = Vec::new();
                if board.outcome().is_none() {
                    board.generate(&mut moves);
                }
                look(&mut board, &moves, &mut random);
                if moves.is_empty() || (!board.moves.is_empty() && random.below(3) == 0) {
                    board.undo(());
                } else {
                    board.play(moves[random.below(moves.len())].m);
                }
            }
        }
    }

    /// Whoever asks seldom gets what somebody sees who looks at the position for the first time.
    #[test]
    fn the_net_sees_the_same_after_any_moves_forth_and_back() {
        wander(|board, _, random| {
            if random.below(4) == 0 {
                let afresh = Views::of(board.position());
                board.look();
                assert_eq!(board.views.last(), Some(&afresh));
            }
        });
    }

    /// Milady makes it less than plain: she calls, or she stands where nothing reaches her.
    #[test]
    fn a_win_at_once_is_seen_where_the_rules_have_one() {
        let mut seen = [0; 2];
        wander(|board, moves, _| {
            let side = board.side();
            let mut wins = |m: Move| {
                board.play(m);
                let won = board.outcome() == Some(Outcome::Win(side));
                board.undo(());
                won
            };
            // The second pass wins by points, but makes no king.
            let by_rule = moves
                .iter()
                .any(|ordered| ordered.m != Move::Pass && wins(ordered.m));
            let found = (!moves.is_empty()).then(|| board.winning_move()).flatten();
            assert_eq!(found.is_some(), by_rule, "{found:?} in {:?}", board.position());
            if let Some(m) = found {
                assert!(moves.iter().any(|ordered| ordered.m == m), "{m:?} is not legal");
            }
            let is_visible = board.position().visible_milady().is_some();
            seen[usize::from(is_visible)] += usize::from(by_rule);
        });
        assert!(seen.iter().all(|&positions| positions > 50), "{seen:?}");
    }

    /// Whoever covers Milady with a part of a stack leaves all others as they are: what then wins between two of those was a
    /// threat before.
    #[test]
    fn a_king_is_a_threat_while_milady_calls() {
        let mut seen = 0;
        wander(|board, moves, _| {
            let Some(milady) = board.position().visible_milady() else {
                return;
            };
            for ordered in moves {
                let Move::Shift { from, to, count } = ordered.m else {
                    continue;
                };
                if to != milady || count == board.position().stack(from).len() {
                    continue;
                }
                board.play(ordered.m);
                let winning = board.outcome().is_none().then(|| board.winning_move());
                board.undo(());
                if let Some(Some(Move::Shift { from: a, to: b, .. })) = winning
                    && ![a, b].iter().any(|square| [from, to].contains(square))
                {
                    seen += 1;
                    assert!(board.is_threatened(), "{a} to {b} in {:?}", board.position());
                }
            }
        });
        assert!(seen > 20, "{seen}");
    }
}
