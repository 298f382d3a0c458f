use trilith_game::Side;

use crate::{Kind, Rank, Square, side_name};

/// Why a move is refused. Each reason is one rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nothing is legal after the end.
    #[error("the game is over")]
    GameOver,
    /// Pieces are placed on empty squares.
    #[error("{0} is not empty")]
    Occupied(Square),
    /// The reserve has no such piece, or not the points for it.
    #[error("{}'s reserve has no {kind} to place", side_name(*.side))]
    NotInReserve {
        /// Whose reserve.
        side: Side,
        /// What was to be placed.
        kind: Kind,
    },
    /// This variant is played without her.
    #[error("Milady is not in this game")]
    NoMilady,
    /// She is on the board.
    #[error("Milady is on {0} already")]
    MiladyOnBoard(Square),
    /// She enters the game on the edge.
    #[error("Milady is placed on an edge square, and {0} is not one")]
    NotOnEdge(Square),
    /// Only one player paid for her.
    #[error("only {} has the right to Milady", side_name(.0.opposite()))]
    NotYourMilady(Side),
    /// There is nothing to lift.
    #[error("there is no stack on {0}")]
    NoStack(Square),
    /// More pieces than the stack has, or none.
    #[error("{square} has {pieces} to lift, not {count}")]
    WrongCount {
        /// The stack.
        square: Square,
        /// How many pieces it has.
        pieces: u8,
        /// How many were asked for.
        count: u8,
    },
    /// No movement is defined above five.
    #[error("the stack on {0} has height six or more and cannot be moved, only landed on")]
    TooTall(Square),
    /// Stacks land on stacks.
    #[error("{0} is empty, and a stack only moves onto another stack")]
    EmptyTarget(Square),
    /// The height decides the reach.
    #[error("the stack on {from} moves as a {rank} and does not reach {to}")]
    OutOfReach {
        /// The stack.
        from: Square,
        /// What it acts as.
        rank: Rank,
        /// The square asked for.
        to: Square,
    },
    /// Nothing is put on a Hunchback.
    #[error("nothing may be put on the Hunchback on {0}")]
    OnHunchback(Square),
    /// The ko.
    #[error("it would undo {}'s last move", side_name(*.0))]
    TakesBack(Side),
    /// She is visible and can be landed on.
    #[error("Milady is visible on {0} and must be landed on")]
    MiladyWaits(Square),
    /// One passes only when nothing else is legal.
    #[error("there are other legal moves")]
    NeedlessPass,
}
