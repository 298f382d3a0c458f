use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::{Outcome, Random, Seat, Side, TextError};

/// A position of one of the games: what lies on the table, what the hands hold, and whose turn it is.
///
/// **Equality is the repetition rule**: two positions are equal exactly when the rules count them as the same
/// position. What else a position carries for the next move (the ko, a pass just made, the turns without a capture) is
/// in its text but not in its equality. [`Position::key`] is a hash of what equality compares.
///
/// `Display` writes the one-line position text and [`Position::from_text`] reads it back.
pub trait Position: Clone + Eq + Debug + Display + Sized {
    /// The game's options.
    type Variant: Copy + Eq + Debug + Display + FromStr<Err = TextError>;
    /// A turn. Its order is the order of no rule; it makes lists comparable.
    type Move: Copy + Eq + Ord + Debug + Display + FromStr<Err = TextError>;
    /// Why a move is refused.
    type Illegal: Error + Clone + Eq;
    /// Why the game ended, as a sentence for people.
    type Ending: Copy + Eq + Debug + Display;

    /// Whether a position of this game can ever come back. Where it cannot, nobody pays for looking.
    const REPEATS: bool;

    /// The position in which the variant begins.
    fn start(variant: Self::Variant) -> Self;

    /// Reads a position text of this variant.
    fn from_text(variant: Self::Variant, text: &str) -> Result<Self, TextError>;

    /// The variant this is a position of.
    fn variant(&self) -> Self::Variant;

    /// How many seats the table has: two, or four in team Six.
    fn seats(&self) -> u8;

    /// The seat whose turn it is (after the end: whose turn it would have been).
    fn seat(&self) -> Seat;

    /// The side whose turn it is.
    #[inline]
    fn side(&self) -> Side {
        self.seat().side()
    }

    /// Why the game is over, if it is. A third occurrence is seen by [`crate::Game`] alone.
    fn ending(&self) -> Option<Self::Ending>;

    /// Who won, if the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// King points (SIXTH! with `kings`) or the two end stacks (27), the first side's score first.
    fn score(&self) -> Option<[u8; 2]>;

    /// Calls `visit` once for each legal move; never, when the game is over. Allocates nothing in SIXTH! and 27.
    fn for_each_move(&self, visit: impl FnMut(Self::Move));

    /// The legal moves, in no particular order.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.for_each_move(|m| moves.push(m));
        moves
    }

    /// How many legal moves there are, without making them.
    fn count_moves(&self) -> usize;

    /// A legal move, each with the same probability; none when the game is over.
    fn random_move(&self, random: &mut Random) -> Option<Self::Move>;

    /// Reads a move as a player of this position would write it. Where the notation allows a part to be left out, the
    /// position fills it in.
    fn parse_move(&self, text: &str) -> Result<Self::Move, TextError> {
        text.parse()
    }

    /// Whether `m` is legal here, and if not, the rule that it breaks.
    fn check(&self, m: Self::Move) -> Result<(), Self::Illegal>;

    /// Makes a move that is known to be legal. An illegal move leaves a wrong position or panics, but is never
    /// undefined behaviour.
    fn play_unchecked(&mut self, m: Self::Move);

    /// Makes a move, or refuses it and leaves the position as it was.
    fn play(&mut self, m: Self::Move) -> Result<(), Self::Illegal> {
        self.check(m)?;
        self.play_unchecked(m);
        Ok(())
    }

    /// A hash of what equality compares, kept up to date move by move.
    fn key(&self) -> u64;

    /// How many moves ago the last one was made that can never be taken back (a placement, a capture, a point). No
    /// position from before it can come again.
    fn quiet(&self) -> usize;
}
