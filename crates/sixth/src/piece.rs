use std::fmt;

use trilith_game::Side;

/// What a side is called in this game.
pub const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "Silver",
        Side::Second => "Brown",
    }
}

/// The four kinds of pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Counts 1. Everybody has these.
    Pawn,
    /// Counts 1; nothing may be put on top of it.
    Hunchback,
    /// Counts 2.
    Giant,
    /// Counts 1, belongs to nobody; while she is visible she must be landed on.
    Milady,
}

impl Kind {
    /// What an army of points pays for it. Milady is paid for before the game.
    pub const fn cost(self) -> u8 {
        match self {
            Kind::Pawn => 1,
            Kind::Hunchback => 3,
            Kind::Giant => 2,
            Kind::Milady => 0,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Pawn => "pawn",
            Kind::Hunchback => "Hunchback",
            Kind::Giant => "Giant",
            Kind::Milady => "Milady",
        })
    }
}

/// A piece: its kind and, but for Milady, its owner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// A pawn of this side.
    Pawn(Side),
    /// The Hunchback of this side.
    Hunchback(Side),
    /// The Giant of this side.
    Giant(Side),
    /// The one neutral piece.
    Milady,
}

impl Piece {
    /// The piece of this kind and side. Milady has no side.
    pub const fn new(kind: Kind, side: Side) -> Piece {
        match kind {
            Kind::Pawn => Piece::Pawn(side),
            Kind::Hunchback => Piece::Hunchback(side),
            Kind::Giant => Piece::Giant(side),
            Kind::Milady => Piece::Milady,
        }
    }

    /// The owner; nobody owns Milady.
    #[inline]
    pub const fn side(self) -> Option<Side> {
        match self {
            Piece::Pawn(side) | Piece::Hunchback(side) | Piece::Giant(side) => Some(side),
            Piece::Milady => None,
        }
    }

    /// The kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self {
            Piece::Pawn(_) => Kind::Pawn,
            Piece::Hunchback(_) => Kind::Hunchback,
            Piece::Giant(_) => Kind::Giant,
            Piece::Milady => Kind::Milady,
        }
    }

    /// What it adds to the height of its stack.
    #[inline]
    pub const fn height(self) -> u8 {
        if matches!(self, Piece::Giant(_)) { 2 } else { 1 }
    }

    /// The letter in position texts: capitals for Silver and Milady.
    pub const fn letter(self) -> char {
        match self {
            Piece::Pawn(Side::First) => 'P',
            Piece::Pawn(Side::Second) => 'p',
            Piece::Hunchback(Side::First) => 'H',
            Piece::Hunchback(Side::Second) => 'h',
            Piece::Giant(Side::First) => 'G',
            Piece::Giant(Side::Second) => 'g',
            Piece::Milady => 'M',
        }
    }

    /// The piece that a position text writes with this letter.
    pub fn from_letter(letter: char) -> Option<Piece> {
        (0..7)
            .map(Piece::from_code)
            .find(|piece| piece.letter() == letter)
    }

    /// Three bits: the side in the lowest, then the kind.
    #[inline]
    pub(crate) const fn code(self) -> u64 {
        match self {
            Piece::Pawn(side) => side as u64,
            Piece::Hunchback(side) => 2 + side as u64,
            Piece::Giant(side) => 4 + side as u64,
            Piece::Milady => 6,
        }
    }

    #[inline]
    pub(crate) const fn from_code(code: u64) -> Piece {
        let side = if code & 1 == 0 { Side::First } else { Side::Second };
        match code & 6 {
            0 => Piece::Pawn(side),
            2 => Piece::Hunchback(side),
            4 => Piece::Giant(side),
            _ => Piece::Milady,
        }
    }
}
