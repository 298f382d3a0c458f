use std::fmt::Debug;

use trilith_games::common::{Outcome, Side};

use crate::value::Value;

/// A move with its place in the order: the higher, the earlier it is tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ordered<M> {
    pub(crate) m: M,
    pub(crate) order: i32,
}

/// A game as the search sees it: a position that moves are made on and taken back from, with an evaluation.
///
/// The rules know nothing of this; each game has an implementation here, around its position.
pub(crate) trait Board: Clone + Send {
    /// A move as the rules know it.
    type Move: Copy + Eq + Debug + Send;
    /// What it takes to take a move back.
    type Undo;

    /// How many slots [`Board::slot`] uses.
    const SLOTS: usize;

    /// How much the search learns from one cutoff about a slot. The guesses of [`Board::generate`] are on the same scale.
    const LESSON: i32 = 1;

    /// A position that is judged better than asked by this much for every ply left is left at that.
    const MARGIN: i32 = 110;

    /// No deeper than this.
    const MARGIN_DEPTH: i32 = 3;

    /// A number for a move, not 0, different for different moves of one position.
    fn pack(m: Self::Move) -> u32;

    /// Moves that are alike share a slot, in which the search remembers how well they did.
    fn slot(&self, m: Self::Move) -> usize;

    /// The same for positions that the rules count as the same.
    fn identity(&self) -> u64;

    /// The same for positions with the same value: the identity, and what else the next move depends on.
    fn key(&self) -> u64;

    /// How many plies back a position can lie that is the same as this one.
    fn quiet(&self) -> usize;

    /// The side to move.
    fn side(&self) -> Side;

    /// How the game ended, if it did.
    fn outcome(&self) -> Option<Outcome>;

    /// A move that wins at once, if there is one.
    fn winning_move(&self) -> Option<Self::Move>;

    /// Whether the opponent would win at once if it were their turn.
    fn is_threatened(&self) -> bool;

    /// A move with which a win can be forced by a row of threats, and the plies it takes at the most, if that is cheap to
    /// prove. `depth` is how deep the search would still go; the moves made on the way are added to `nodes`.
    #[inline]
    fn forced_win(&mut self, _depth: i32, _nodes: &mut u64) -> Option<(Self::Move, usize)> {
        None
    }

    /// How many of the moves, the best guesses first, a search of this depth need look at off the main line. The search
    /// looks further as long as all of them are proven to lose.
    #[inline]
    fn width(&self, _depth: i32) -> usize {
        usize::MAX
    }

    /// What the position is worth to the side to move, without looking ahead.
    fn evaluate(&mut self) -> Value;

    /// The legal move with this number, where that is cheaper to tell than to list all moves. The search tries moves that
    /// did well elsewhere before it asks for the list.
    #[inline]
    fn find(&self, _packed: u32) -> Option<Self::Move> {
        None
    }

    /// All legal moves, each with a first guess at its place in the order.
    fn generate(&self, moves: &mut Vec<Ordered<Self::Move>>);

    /// The legal moves that change the balance at once, for the end of the search to look at: captures, points. Moves
    /// that win the game are found by [`Board::winning_move`].
    fn generate_sharp(&self, _moves: &mut Vec<Ordered<Self::Move>>) {}

    /// Makes a legal move.
    fn play(&mut self, m: Self::Move) -> Self::Undo;

    /// Takes back the move that gave this undo.
    fn undo(&mut self, undo: Self::Undo);
}
