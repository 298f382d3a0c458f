use thiserror::Error;
use trilith_game::Side;

use crate::{Cell, side_name};

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Illegal {
    /// A finished game has no legal moves.
    #[error("the game is over")]
    GameOver,
    /// A tile on the table was to move in round one.
    #[error("the tile on {0} must stay there until all hands are empty")]
    HandsNotEmpty(Cell),
    /// A tile was to be laid from an empty hand.
    #[error("there is no tile in hand to lay on {0}; move one that is on the table")]
    HandsEmpty(Cell),
    /// The first tile on an empty table lies on the origin.
    #[error("the first tile goes on 0,0, not on {0}")]
    NotOrigin(Cell),
    /// A tile lies there already.
    #[error("a tile lies on {0} already")]
    Taken(Cell),
    /// No tile on the table has a side in common with the cell.
    #[error("{0} touches no tile on the table")]
    Apart(Cell),
    /// Red's first tile keeps away from the Red starting tile.
    #[error("Red's first tile must not touch the Red starting tile, as {0} does")]
    TouchesRed(Cell),
    /// There is nothing to move.
    #[error("no tile lies on {0}")]
    NoTile(Cell),
    /// The tile to move is the other side's.
    #[error("the tile on {0} belongs to {side}", side = side_name(*.1))]
    NotYours(Cell, Side),
    /// A tile was to be laid where it came from.
    #[error("the tile from {0} must be laid on another cell")]
    SameCell(Cell),
    /// It is not said which of the largest groups stays.
    #[error("without {0} two or more groups tie for largest; the move must say which stays")]
    KeepMissing(Cell),
    /// A group is chosen, and there is no choice.
    #[error("without {from} no groups tie for largest, so there is no choice to keep {keep}")]
    KeepNeedless {
        /// The cell of the lifted tile.
        from: Cell,
        /// The cell that was to name a group.
        keep: Cell,
    },
    /// The cell does not name one of the largest groups.
    #[error("without {from} no group that ties for largest has {keep} as its smallest cell")]
    KeepUnknown {
        /// The cell of the lifted tile.
        from: Cell,
        /// The cell that was to name a group.
        keep: Cell,
    },
    /// No tile that stays has a side in common with the cell.
    #[error("{to} touches no tile that stays when the one on {from} is lifted")]
    ApartFromRest {
        /// The cell of the lifted tile.
        from: Cell,
        /// The cell where it was to be laid.
        to: Cell,
    },
}
