use std::fmt;
use std::str::FromStr;

use trilith_game::{Side, TextError};

use super::digits::{digits, thousandths};

/// What an engine thought of a position, seen from the first side: the value of `[%eval …]`.
///
/// ```
/// use trilith_games::record::Eval;
/// let eval: Eval = "+1.5".parse()?;
/// assert_eq!(eval, Eval::Value { thousandths: 1500 });
/// assert_eq!(eval.to_string(), "1.50");
/// assert_eq!("#-3".parse::<Eval>()?.to_string(), "#-3"); // the second side wins in three moves
/// # Ok::<(), trilith_games::common::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eval {
    /// A number; above zero the first side is better.
    Value {
        /// The number times 1000, from −1,000,000 to 1,000,000.
        thousandths: i32,
    },
    /// This side wins in so many of its moves.
    Win {
        /// The winner.
        side: Side,
        /// From 1 to 9,999.
        moves: u16,
    },
}

impl Eval {
    /// The largest number, in thousandths.
    const MOST: i32 = 1_000_000;

    /// A number in thousandths, brought into the range that can be written.
    pub fn from_thousandths(thousandths: i32) -> Eval {
        Eval::Value {
            thousandths: thousandths.clamp(-Eval::MOST, Eval::MOST),
        }
    }

    /// A win in so many moves, brought into the range that can be written.
    pub fn win(side: Side, moves: u16) -> Eval {
        Eval::Win {
            side,
            moves: moves.clamp(1, 9_999),
        }
    }

    fn read(text: &str) -> Option<Eval> {
        if let Some(moves) = text.strip_prefix('#') {
            let (side, moves) = match moves.strip_prefix('-') {
                Some(moves) => (Side::Second, moves),
                None => (Side::First, moves),
            };
            let moves = u16::try_from(digits(moves, 4)?).ok()?;
            return (moves > 0).then_some(Eval::Win { side, moves });
        }
        let (sign, number) = match text.strip_prefix('-') {
            Some(number) => (-1, number),
            None => (1, text.strip_prefix('+').unwrap_or(text)),
        };
        let value = match number.split_once('.') {
            Some((whole, decimals)) => digits(whole, 4)? * 1000 + thousandths(decimals)?,
            None => digits(number, 4)? * 1000,
        };
        let value = i32::try_from(value).ok().filter(|&value| value <= Eval::MOST)?;
        Some(Eval::Value {
            thousandths: sign * value,
        })
    }
}

/// Two decimals, or three where they are needed.
impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Eval::Value { thousandths } => {
                let sign = if thousandths < 0 { "-" } else { "" };
                let (whole, decimals) = (
                    thousandths.unsigned_abs() / 1000,
                    thousandths.unsigned_abs() % 1000,
                );
                if decimals % 10 == 0 {
                    write!(f, "{sign}{whole}.{:02}", decimals / 10)
                } else {
                    write!(f, "{sign}{whole}.{decimals:03}")
                }
            }
            Eval::Win {
                side: Side::First,
                moves,
            } => write!(f, "#{moves}"),
            Eval::Win {
                side: Side::Second,
                moves,
            } => write!(f, "#-{moves}"),
        }
    }
}

impl FromStr for Eval {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Eval, TextError> {
        Eval::read(text).ok_or_else(|| {
            let problem = "an evaluation is a number from -1000 to 1000 with at most three decimals, or a win \
                           in 1 to 9999 moves, `#3` or `#-3`";
            TextError::new(text, 0, problem)
        })
    }
}
