use std::fmt;
use std::str::FromStr;

use trilith_game::TextError;

use crate::{Kind, Square};

/// A turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Place a piece from the reserve, or Milady from beside the board, on an empty square.
    Place {
        /// What is placed.
        kind: Kind,
        /// Where.
        square: Square,
    },
    /// Move pieces from the top of a stack onto another stack.
    Shift {
        /// The stack they come from.
        from: Square,
        /// The stack they land on.
        to: Square,
        /// How many pieces are lifted; a Giant is one piece.
        count: u8,
    },
    /// Nothing else is legal.
    Pass,
}

/// `c3`, `Hc3`, `Gc3`, `Ma3`, `c3>d5:2`, `pass`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place { kind, square } => {
                let letter = match kind {
                    Kind::Pawn => "",
                    Kind::Hunchback => "H",
                    Kind::Giant => "G",
                    Kind::Milady => "M",
                };
                write!(f, "{letter}{square}")
            }
            Move::Shift { from, to, count } => write!(f, "{from}>{to}:{count}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

/// Reads the canonical text. A count that was left out is filled in by
/// [`parse_move`](trilith_game::Position::parse_move), which knows the stack.
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Move, TextError> {
        read(text, |_| None)
    }
}

/// Reads a move; `whole` tells how many pieces a stack has, for a count that was left out.
pub(crate) fn read(text: &str, whole: impl FnOnce(Square) -> Option<u8>) -> Result<Move, TextError> {
    if text == "pass" {
        return Ok(Move::Pass);
    }
    let square = |part: &str, at: usize| {
        part.parse::<Square>()
            .map_err(|error| TextError::new(text, at + error.at(), error.problem()))
    };
    let Some((from, rest)) = text.split_once('>') else {
        let (kind, at) = match text.bytes().next() {
            Some(b'H') => (Kind::Hunchback, 1),
            Some(b'G') => (Kind::Giant, 1),
            Some(b'M') => (Kind::Milady, 1),
            Some(b'a'..=b'e') => (Kind::Pawn, 0),
            _ => {
                let problem = "a move is `c3`, `Hc3`, `Gc3`, `Ma3`, `c3>d5:2` or `pass`";
                return Err(TextError::new(text, 0, problem));
            }
        };
        return Ok(Move::Place {
            kind,
            square: square(&text[at..], at)?,
        });
    };
    let from_square = square(from, 0)?;
    let (to, count) = match rest.split_once(':') {
        Some((to, count)) => (to, Some(count)),
        None => (rest, None),
    };
    let to_square = square(to, from.len() + 1)?;
    let at = from.len() + 1 + to.len();
    let count = match count.map(str::as_bytes) {
        Some([digit @ b'1'..=b'9']) => digit - b'0',
        Some([b'1', digit @ b'0'..=b'5']) => 10 + digit - b'0',
        Some(_) => {
            return Err(TextError::new(
                text,
                at + 1,
                "the count of pieces is a number from 1 to 15",
            ));
        }
        None => match whole(from_square) {
            Some(count) => count,
            None => return Err(TextError::new(text, at, "how many pieces? (`:1`, `:2`, …)")),
        },
    };
    Ok(Move::Shift {
        from: from_square,
        to: to_square,
        count,
    })
}
