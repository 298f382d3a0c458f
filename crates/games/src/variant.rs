use std::fmt;
use std::str::FromStr;

use trilith_game::{Seat, TextError};

use crate::Kind;

/// A game with its options, named by one string everywhere: `game` or `game:option,option=value`.
///
/// Reading takes the options in any order; `Display` writes the canonical form.
///
/// ```
/// use trilith_games::Variant;
/// let variant: Variant = "sixth:armies,kings".parse()?;
/// assert_eq!(variant.to_string(), "sixth:kings,armies");
/// # Ok::<(), trilith_games::common::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    /// A variant of SIXTH!.
    Sixth(trilith_sixth::Variant),
    /// A variant of Six.
    Six(trilith_six::Variant),
    /// A variant of 27.
    TwentySeven(trilith_twentyseven::Variant),
}

impl Variant {
    /// Which of the three games this is a variant of.
    pub fn kind(&self) -> Kind {
        match self {
            Variant::Sixth(_) => Kind::Sixth,
            Variant::Six(_) => Kind::Six,
            Variant::TwentySeven(_) => Kind::TwentySeven,
        }
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        match self {
            Variant::Six(variant) => variant.seats(),
            _ => 2,
        }
    }

    /// What a seat is called: its colour, with its number where two seats share one.
    pub fn seat_name(&self, seat: Seat) -> String {
        let side = self.kind().side_name(seat.side());
        if self.seats() > 2 {
            format!("{side} (seat {seat})")
        } else {
            side.to_owned()
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Variant::Sixth(variant) => variant.fmt(f),
            Variant::Six(variant) => variant.fmt(f),
            Variant::TwentySeven(variant) => variant.fmt(f),
        }
    }
}

impl FromStr for Variant {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Variant, TextError> {
        let name = text.split(':').next().unwrap_or_default();
        match Kind::ALL.into_iter().find(|kind| kind.name() == name) {
            Some(Kind::Sixth) => text.parse().map(Variant::Sixth),
            Some(Kind::Six) => text.parse().map(Variant::Six),
            Some(Kind::TwentySeven) => text.parse().map(Variant::TwentySeven),
            None => Err(TextError::new(
                text,
                0,
                "a variant begins with `sixth`, `six` or `27`",
            )),
        }
    }
}
