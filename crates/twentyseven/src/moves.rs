use std::fmt;
use std::str::FromStr;

use trilith_game::TextError;

use crate::Field;

/// The most discs that a text may lift: all there are.
const DISCS: u8 = 27;

/// A turn. The direction and the step of a lift follow from the position.
///
/// ```
/// use trilith_twentyseven::{Field, Move};
/// let m: Move = "3:2".parse()?;
/// assert!(matches!(m, Move::Lift { field, count: 2 } if field.name() == 3));
/// assert_eq!("pass".parse(), Ok(Move::Pass));
/// assert!("3:02".parse::<Move>().is_err());
/// # Ok::<(), trilith_game::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Take discs from the top of a stack and put them down one step further: `3:2`.
    Lift {
        /// Where the discs are taken from.
        field: Field,
        /// How many are taken, the field's own disc included when it is taken along.
        count: u8,
    },
    /// No stack can be moved: `pass`.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lift { field, count } => write!(f, "{field}:{count}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

/// Reads the exact text: no spaces, no `+`, no leading zeros (rules.md, "Variant names").
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Move, TextError> {
        if text == "pass" {
            return Ok(Move::Pass);
        }
        let fail = |at, problem: &str| Err(TextError::new(text, at, problem));
        let (field, digits) = match text.as_bytes() {
            [name, rest @ ..] => match (Field::from_digit(*name), rest) {
                (Some(field), [b':', digits @ ..]) => (field, digits),
                (Some(_), _) => return fail(1, "a `:` and a number of discs follow the field"),
                (None, _) => return fail(0, "a move is `pass` or begins with a field from `1` to `9`"),
            },
            [] => return fail(0, "a move is `pass` or a field and a number of discs, like `3:2`"),
        };
        let mut count = 0;
        for (at, &digit) in (2..).zip(digits) {
            if !digit.is_ascii_digit() {
                return fail(at, "the number of discs is written in digits");
            }
            if count == 0 && digit == b'0' {
                return fail(at, "the number of discs does not begin with 0");
            }
            // At most 27 before and 279 after: a u16 holds it.
            count = count * 10 + u16::from(digit - b'0');
            if count > u16::from(DISCS) {
                return fail(2, "there are only 27 discs");
            }
        }
        match u8::try_from(count) {
            Ok(count) if count > 0 => Ok(Move::Lift { field, count }),
            _ => fail(2, "the number of discs is missing"),
        }
    }
}
