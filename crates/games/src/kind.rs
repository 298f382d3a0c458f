use std::fmt;
use std::str::FromStr;

use trilith_game::{Side, TextError};

/// One of the three games, whatever the variant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Stacks that move like chess pieces.
    Sixth,
    /// Hexagons: six in a line, a triangle or a ring.
    Six,
    /// Stacks racing along a line.
    TwentySeven,
}

impl Kind {
    /// All three, in the order in which Trilith lists them.
    pub const ALL: [Kind; 3] = [Kind::Sixth, Kind::Six, Kind::TwentySeven];

    /// The name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Kind::Sixth => "SIXTH!",
            Kind::Six => "Six",
            Kind::TwentySeven => "27",
        }
    }

    /// The name in variant texts.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Sixth => "sixth",
            Kind::Six => "six",
            Kind::TwentySeven => "27",
        }
    }

    /// What the side is called in this game.
    pub const fn side_name(self, side: Side) -> &'static str {
        match (self, side) {
            (Kind::Sixth, Side::First) => "Silver",
            (Kind::Sixth, Side::Second) => "Brown",
            (Kind::Six, Side::First) => "Red",
            (Kind::Six, Side::Second) | (Kind::TwentySeven, Side::First) => "Black",
            (Kind::TwentySeven, Side::Second) => "White",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Kind, TextError> {
        Kind::ALL
            .into_iter()
            .find(|kind| kind.name() == text)
            .ok_or_else(|| TextError::new(text, 0, "the games are `sixth`, `six` and `27`"))
    }
}
