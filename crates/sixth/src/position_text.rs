//! The one-line position text: `<board> <turn> <last> [<points>]`.
//!
//! ```text
//! 5/2,pP,2/5/5/5 b -              rows 5 to 1, squares a to e; numbers are runs of empty squares,
//!                                 stacks are written from the bottom; Brown to move
//! 5/5/1,PP,p,2/5/5 s b3>c3:1      what the ko forbids
//! 5/5/2,h,2/5/5 s pass 0:2        the opponent just passed; king points with `kings` only
//! ```

use std::fmt;

use trilith_game::{Position as _, Side, TextError};

use crate::position::Position;
use crate::{Ending, Move, Piece, Square, Stack, Variant};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..5).rev() {
            let mut empty = 0;
            let mut comma = "";
            for column in 0..5 {
                let stack = Square::new(column, row).map_or(Stack::EMPTY, |square| self.stack(square));
                if stack.is_empty() {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    write!(f, "{comma}{empty}")?;
                    empty = 0;
                    comma = ",";
                }
                f.write_str(comma)?;
                for piece in stack.from_bottom() {
                    write!(f, "{}", piece.letter())?;
                }
                comma = ",";
            }
            if empty > 0 {
                write!(f, "{comma}{empty}")?;
            }
            f.write_str(if row > 0 { "/" } else { " " })?;
        }
        f.write_str(match self.turn {
            Side::First => "s ",
            Side::Second => "b ",
        })?;
        match (self.ko, self.passes) {
            (Some(m), _) => write!(f, "{m}")?,
            (None, 0) => f.write_str("-")?,
            (None, 1) => f.write_str("pass")?,
            (None, _) => f.write_str("pass,pass")?,
        }
        if self.variant().kings() {
            let [silver, brown] = self.points;
            write!(f, " {silver}:{brown}")?;
        }
        Ok(())
    }
}

pub(crate) fn read(variant: Variant, text: &str) -> Result<Position, TextError> {
    let fail = |at: usize, problem: &str| Err(TextError::new(text, at, problem));
    let mut at = 0;
    let mut parts = text.split(' ').map(|part| {
        let here = at;
        at += part.len() + 1;
        (here, part)
    });
    let (Some((board_at, board)), Some((turn_at, turn)), Some((last_at, last))) =
        (parts.next(), parts.next(), parts.next())
    else {
        return fail(
            text.len(),
            "a position is `board turn last`, with `kings` also the points",
        );
    };
    let points = parts.next();
    if let Some((more_at, _)) = parts.next() {
        return fail(more_at, "nothing may follow the position");
    }

    let stacks = read_board(text, board_at, board)?;
    let turn = match turn {
        "s" => Side::First,
        "b" => Side::Second,
        _ => return fail(turn_at, "the turn is `s` for Silver or `b` for Brown"),
    };
    let Some(mut position) = Position::with_stacks(variant, &stacks, turn) else {
        return fail(board_at, &format!("`{variant}` has not got all of these pieces"));
    };
    check_stacks(&mut position).map_err(|problem| TextError::new(text, board_at, problem))?;

    match (points, variant.kings()) {
        (None, false) => {}
        (None, true) => return fail(text.len(), "with `kings` the points follow, as in `0:0`"),
        (Some((points_at, _)), false) => return fail(points_at, "points are for `kings` alone"),
        (Some((points_at, points)), true) => match *points.as_bytes() {
            [silver @ b'0'..=b'6', b':', brown @ b'0'..=b'6'] if (silver, brown) != (b'6', b'6') => {
                position.points = [silver - b'0', brown - b'0'];
                let winner = Side::BOTH
                    .into_iter()
                    .find(|side| position.points[side.index()] == 6);
                position.ending = winner.map(Ending::Points);
            }
            _ => {
                return fail(
                    points_at,
                    "points are two numbers up to 6, not both 6, as in `2:1`",
                );
            }
        },
    }

    match last {
        "-" => {}
        "pass" | "pass,pass" if position.ending.is_some() => {
            return fail(last_at, "the game was over before anybody passed");
        }
        "pass" => position.passes = 1,
        "pass,pass" => {
            position.passes = 2;
            position.end_by_passes();
        }
        _ => {
            let m = last.parse().map_err(|error: TextError| {
                TextError::new(
                    text,
                    last_at + error.at(),
                    format!("after the turn: {}", error.problem()),
                )
            })?;
            if !could_take_back(&position, m) {
                return fail(
                    last_at,
                    "no last move of the opponent could be taken back by this one",
                );
            }
            position.ko = Some(m);
        }
    }
    Ok(position)
}

fn read_board(text: &str, at: usize, board: &str) -> Result<[Stack; Square::COUNT], TextError> {
    let fail = |at: usize, problem: &str| Err(TextError::new(text, at, problem));
    let mut stacks = [Stack::EMPTY; Square::COUNT];
    let mut here = at;
    let mut rows = 0;
    for (line, row) in board.split('/').zip((0..5).rev()) {
        rows += 1;
        let mut column = 0;
        let mut after_run = false;
        for part in line.split(',') {
            match *part.as_bytes() {
                [digit @ b'1'..=b'5'] if !after_run => {
                    column += digit - b'0';
                    after_run = true;
                }
                [b'0'..=b'9', ..] => return fail(here, "a run of empty squares is one number from 1 to 5"),
                [] => return fail(here, "a square is missing"),
                _ => {
                    let Some(square) = Square::new(column, row) else {
                        return fail(here, "a row has five squares");
                    };
                    let mut stack = Stack::EMPTY;
                    for (i, letter) in part.char_indices() {
                        let Some(piece) = Piece::from_letter(letter) else {
                            return fail(here + i, "the pieces are `P`, `H`, `G`, `p`, `h`, `g` and `M`");
                        };
                        if i >= Stack::MAX {
                            return fail(here + i, "no stack can have more than 15 pieces");
                        }
                        stack = stack.with(piece);
                    }
                    stacks[square.index()] = stack;
                    column += 1;
                    after_run = false;
                }
            }
            here += part.len() + 1;
        }
        if column != 5 {
            return fail(here - 1, "a row has five squares");
        }
    }
    if rows != 5 || here - 1 != at + board.len() {
        return fail(at, "the board has five rows");
    }
    Ok(stacks)
}

/// Refuses stacks that no game can bring about, and ends the game where a king stands.
fn check_stacks(position: &mut Position) -> Result<(), String> {
    for square in Square::all() {
        let stack = position.stack(square);
        if stack
            .from_top()
            .skip(1)
            .any(|piece| matches!(piece, Piece::Hunchback(_)))
        {
            return Err(format!("something lies on the Hunchback on {square}"));
        }
        match (position.height(square), stack.top().and_then(Piece::side)) {
            (0..=5, _) => {}
            (6..=10, None) => {}
            (_, None) => {
                return Err(format!(
                    "the stack on {square} is taller than any that Milady can top"
                ));
            }
            (_, Some(_)) if position.variant().kings() => {
                return Err(format!(
                    "a king on {square} would have been taken down to height 5"
                ));
            }
            (16.., _) => return Err(format!("the king on {square} is taller than any that can arise")),
            (_, Some(_)) if position.ending.is_some() => {
                return Err(format!("a second king on {square}: the first one ended the game"));
            }
            (_, Some(side)) => position.ending = Some(Ending::King { side, square }),
        }
    }
    Ok(())
}

/// Whether `m` takes back a move that the opponent can just have made: the very same pieces the other way round, without
/// a king on the way.
fn could_take_back(position: &Position, m: Move) -> bool {
    let Move::Shift { from, to, count } = m else {
        return false;
    };
    if position.check_shift(from, to, count).is_err() {
        return false;
    }
    let mut before = *position;
    before.play_unchecked(m);
    before.turn = position.turn.opposite();
    before.ending().is_none()
        && before.points() == position.points()
        && before.check_shift(to, from, count).is_ok()
}
