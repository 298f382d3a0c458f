use crate::{Disc, Field};

/// Why a move is refused, as half a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Neither side can move any more.
    #[error("the game is over")]
    Over,
    /// None of the player's stacks can be moved.
    #[error("no stack can be moved, so the only move is `pass`")]
    MustPass,
    /// A player who can move must.
    #[error("a stack can be moved, so passing is not allowed")]
    CannotPass,
    /// The field's own disc was taken along earlier.
    #[error("field {field} is gone from the line")]
    Gone {
        /// The field that is no longer there.
        field: Field,
    },
    /// There is no disc on the field but its own.
    #[error("nothing lies on field {field}")]
    Empty {
        /// The field the move takes from.
        field: Field,
    },
    /// The stack has another colour on top.
    #[error("the stack on {field} has a {top} disc on top")]
    NotYours {
        /// The field the move takes from.
        field: Field,
        /// The disc on top; a grey or red one makes the stack nobody's.
        top: Disc,
    },
    /// A move takes at least one disc.
    #[error("at least one disc is moved")]
    NoDiscs,
    /// More discs than the stack has.
    #[error("no more than {most} can be taken from {field}")]
    TooMany {
        /// The field the move takes from.
        field: Field,
        /// How many discs the player may take there.
        most: u8,
    },
    /// The whole stack and the field's own disc, in a variant that does not let it go.
    #[error("the {disc} disc of field {field} stays in the line in this variant")]
    OwnDiscStays {
        /// The field the move takes from.
        field: Field,
        /// The field's own disc.
        disc: Disc,
    },
    /// The step leads past the last field.
    #[error("a step of {step} from {field} goes past the end of the line")]
    PastTheEnd {
        /// The field the move takes from.
        field: Field,
        /// How many stacks the player has, and so how many fields the move goes.
        step: u8,
    },
}
