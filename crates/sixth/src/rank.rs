use std::fmt;

/// What a stack of some height acts as.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// Height 1: one step, orthogonal.
    Pawn,
    /// Height 2: orthogonal, to the first stack.
    Rook,
    /// Height 3: the knight's jump.
    Knight,
    /// Height 4: diagonal, to the first stack.
    Bishop,
    /// Height 5: any of the eight directions, to the first stack.
    Queen,
    /// Height 6 and more: decides the game, or scores.
    King,
}

impl Rank {
    /// The rank of a height; an empty square has none.
    pub const fn of(height: u8) -> Option<Rank> {
        match height {
            0 => None,
            1 => Some(Rank::Pawn),
            2 => Some(Rank::Rook),
            3 => Some(Rank::Knight),
            4 => Some(Rank::Bishop),
            5 => Some(Rank::Queen),
            _ => Some(Rank::King),
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Rank::Pawn => "pawn",
            Rank::Rook => "rook",
            Rank::Knight => "knight",
            Rank::Bishop => "bishop",
            Rank::Queen => "queen",
            Rank::King => "king",
        })
    }
}
