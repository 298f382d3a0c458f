//! Six as the search sees it.

mod cuts;
mod eval;
mod field;
mod generate;
mod grid;
mod hash;
mod moves;
#[cfg(test)]
mod tests;
mod threats;
mod tiles;
mod weights;

use std::cell::{Ref, RefCell};

use trilith_games::common::{Game, Outcome, Position as _, Side, mix};
use trilith_games::six::Position;

use crate::board::{Board, Ordered};
use crate::value::Value;
use cuts::Cuts;
use field::Field;
use grid::{CELLS, number};
pub(crate) use moves::Move;
use tiles::Tiles;

/// So many turns of round two in a row without a capture are a draw.
const QUIET_LIMIT: u8 = 100;
/// From here on the turns without a capture are part of what a position is worth: the draw comes into sight.
const QUIET_MATTERS: u8 = 80;
/// Fewer tiles than this lose in round two.
const SIX: u8 = 6;

/// A position of Six with all that the search needs, changed and changed back move by move.
#[derive(Clone)]
pub(crate) struct Six {
    field: Box<Field>,
    seat: u8,
    seats: u8,
    in_hands: u8,
    /// How many tiles all hands held at the start.
    all_hands: u8,
    /// Red's first tile must not touch Red's starting tile.
    restricts_first: bool,
    quiet: u8,
    outcome: Option<Outcome>,
    /// The captured tiles of all moves that can be taken back: the cell, and 4,096 more for Black's.
    captured: Vec<u16>,
    /// Somebody has let a win go by lately. That position might come back as a draw, so leaving the opponent a win is
    /// not always a loss.
    careless: bool,
    /// What holds the field together, found out when it is first asked for, and how often the field had changed by then.
    cuts: RefCell<(u64, Cuts)>,
}

/// What it takes to take a move back.
pub(crate) struct Undo {
    m: Move,
    captured: u8,
    quiet: u8,
}

impl Six {
    pub(crate) fn new(position: &Position) -> Six {
        let variant = position.variant();
        let mut field = Field::empty();
        for side in Side::BOTH {
            for cell in position.tiles(side) {
                field.lay(number(cell.q, cell.r), side.index());
            }
        }
        Six {
            field,
            seat: position.seat().0,
            seats: variant.seats(),
            in_hands: position.in_hands(),
            all_hands: variant.in_hands(),
            restricts_first: !variant.first_edition,
            quiet: position.quiet() as u8,
            outcome: position.outcome(),
            captured: Vec::new(),
            careless: false,
            cuts: RefCell::new((u64::MAX, Cuts::NONE)),
        }
    }

    /// The board of a game, and the identities of the positions before that can still come back.
    pub(crate) fn of_game(game: &Game<Position>) -> (Six, Vec<u64>) {
        let mut board = Six::new(game.position());
        let past = game.past();
        let reach = game.position().quiet().min(past.len());
        let past: Vec<Six> = past[past.len() - reach..].iter().map(Six::new).collect();
        board.careless = past.iter().any(|earlier| earlier.winning_move().is_some());
        (board, past.iter().map(Board::identity).collect())
    }

    #[inline]
    fn us(&self) -> usize {
        usize::from(self.seat % 2)
    }

    #[inline]
    fn is_round_two(&self) -> bool {
        self.in_hands == 0
    }

    #[inline]
    fn is_opening(&self) -> bool {
        self.restricts_first && self.in_hands == self.all_hands
    }

    /// What holds the field together.
    #[inline]
    fn cuts(&self) -> Ref<'_, Cuts> {
        if self.cuts.borrow().0 != self.field.changes {
            let (changes, cuts) = &mut *self.cuts.borrow_mut();
            *changes = self.field.changes;
            cuts.walk_over(&self.field);
        }
        Ref::map(self.cuts.borrow(), |(_, cuts)| cuts)
    }

    /// What stays when the tile on `from` is lifted, which splits the field; the group with the tile on `keep` where there
    /// is a choice.
    fn kept(&self, from: usize, keep: Option<usize>) -> Option<Tiles> {
        let mut stays = self.cuts().stays(&self.field, self.field.tile(from), self.us());
        let kept = stays.find(|&(group, _)| keep.is_none_or(|seed| self.field.is_in(group, seed)));
        kept.map(|(group, _)| group)
    }

    /// Lifts the tile on `from` and with it all that does not stay. Returns how many tiles are captured.
    fn split(&mut self, from: usize, keep: Option<usize>) -> u8 {
        let before = self.captured.len();
        if let Some(group) = self.kept(from, keep) {
            let lifted = Tiles::of(self.field.tile(from));
            for side in 0..2 {
                let lost = self.field.tiles(side).without(group.and(lifted));
                let cells = lost.map(|tile| (side * CELLS + self.field.cell(tile)) as u16);
                self.captured.extend(cells);
            }
        }
        for i in before..self.captured.len() {
            let tile = usize::from(self.captured[i]);
            self.field.lift(tile % CELLS, tile / CELLS % 2);
        }
        self.field.lift(from, self.us());
        (self.captured.len() - before) as u8
    }

    /// Decides whether the game is over after a move of this side.
    #[inline]
    fn judge(&self, side: usize) -> Option<Outcome> {
        if self.field.sixes[side] > 0 {
            return Some(Outcome::Win(Side::BOTH[side]));
        }
        if !self.is_round_two() {
            return None;
        }
        match self.field.counts.map(|count| count < SIX) {
            [true, true] => Some(Outcome::Draw),
            [true, false] => Some(Outcome::Win(Side::Second)),
            [false, true] => Some(Outcome::Win(Side::First)),
            [false, false] => (self.quiet >= QUIET_LIMIT).then_some(Outcome::Draw),
        }
    }
}

impl Board for Six {
    type Move = Move;
    type Undo = Undo;

    /// By the cell to which a tile goes, in each round.
    const SLOTS: usize = 2 * CELLS;
    const LESSON: i32 = 25;

    #[inline]
    fn pack(m: Move) -> u32 {
        m.bits()
    }

    #[inline]
    fn slot(&self, m: Move) -> usize {
        if m.is_lay() { m.to() } else { CELLS + m.to() }
    }

    #[inline]
    fn identity(&self) -> u64 {
        let rest = u64::from(self.seat) | u64::from(self.in_hands) << 8;
        mix(self.field.sums.hash() ^ mix(rest))
    }

    #[inline]
    fn key(&self) -> u64 {
        let draw_nears = if self.quiet >= QUIET_MATTERS {
            u64::from(self.quiet)
        } else {
            0
        };
        let rest = u64::from(self.seat % 2) | u64::from(self.in_hands) << 8 | draw_nears << 16;
        mix(self.field.sums.hash() ^ mix(rest))
    }

    #[inline]
    fn quiet(&self) -> usize {
        self.quiet.into()
    }

    #[inline]
    fn side(&self) -> Side {
        Side::BOTH[self.us()]
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    #[inline]
    fn winning_move(&self) -> Option<Move> {
        self.find_win()
    }

    #[inline]
    fn is_threatened(&self) -> bool {
        self.field.winners[1 - self.us()] > 0
    }

    #[inline]
    fn evaluate(&mut self) -> Value {
        Value::belief(self.value())
    }

    #[inline]
    fn generate(&self, moves: &mut Vec<Ordered<Move>>) {
        self.generate_all(moves);
    }

    #[inline]
    fn generate_sharp(&self, moves: &mut Vec<Ordered<Move>>) {
        self.generate_captures(moves);
    }

    fn forced_win(&mut self, depth: i32, nodes: &mut u64) -> Option<(Move, usize)> {
        self.find_forced_win(depth, nodes)
    }

    #[inline]
    fn find(&self, packed: u32) -> Option<Move> {
        self.find_legal(packed)
    }

    /// There are dozens of moves in round one and some 900 in round two. Near the leaves only the most promising are looked at.
    #[inline]
    fn width(&self, depth: i32) -> usize {
        match depth {
            ..=1 => 6,
            2 => 12,
            3 => 22,
            4 => 36,
            5 => 54,
            _ => usize::MAX,
        }
    }

    #[inline]
    fn play(&mut self, m: Move) -> Undo {
        let side = self.us();
        let mut undo = Undo {
            m,
            captured: 0,
            quiet: self.quiet,
        };
        if m.is_lay() {
            self.in_hands -= 1;
        } else if m.captures() {
            undo.captured = self.split(m.from(), m.keep());
            self.quiet = 0;
        } else {
            self.field.lift(m.from(), side);
            self.quiet += 1;
        }
        self.field.lay(m.to(), side);
        self.outcome = self.judge(side);
        self.seat = if self.seat + 1 >= self.seats {
            0
        } else {
            self.seat + 1
        };
        undo
    }

    #[inline]
    fn undo(&mut self, undo: Undo) {
        self.seat = if self.seat == 0 {
            self.seats - 1
        } else {
            self.seat - 1
        };
        let side = self.us();
        self.field.lift(undo.m.to(), side);
        if undo.m.is_lay() {
            self.in_hands += 1;
        } else {
            self.field.lay(undo.m.from(), side);
            for _ in 0..undo.captured {
                if let Some(tile) = self.captured.pop().map(usize::from) {
                    self.field.lay(tile % CELLS, tile / CELLS % 2);
                }
            }
        }
        self.quiet = undo.quiet;
        // Nobody moves in a game that is over.
        self.outcome = None;
    }
}
