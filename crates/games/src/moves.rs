use std::fmt;

/// A move of any of the games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Move {
    /// A move of SIXTH!.
    Sixth(trilith_sixth::Move),
    /// A move of Six.
    Six(trilith_six::Move),
    /// A move of 27.
    TwentySeven(trilith_twentyseven::Move),
}

/// The canonical move text.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Sixth(m) => m.fmt(f),
            Move::Six(m) => m.fmt(f),
            Move::TwentySeven(m) => m.fmt(f),
        }
    }
}
