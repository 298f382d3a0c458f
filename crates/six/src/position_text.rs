use std::fmt;

use trilith_game::{Position as _, Seat, Side, TextError};

use crate::field::Field;
use crate::position::{Position, QUIET_LIMIT};
use crate::reader::Reader;
use crate::rows::{Bits, Spot};
use crate::{Cell, Variant, side_name};

/// No position text names a field that begins further from `0,0` than this, so that the game can go on from there and
/// stay within [`Cell::LIMIT`].
const ORIGIN_LIMIT: i16 = 9_999;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let field = &self.field;
        if field.is_empty() {
            write!(f, "-@{}", Cell::ORIGIN)?;
        } else {
            let first = field.first_spot();
            for r in field.rows() {
                if r > first.row() {
                    f.write_str("/")?;
                }
                write_row(f, field, r)?;
            }
            write!(f, "@{}", field.cell(first))?;
        }
        write!(f, " {} {} {}", self.seat(), self.in_hands(), self.quiet())
    }
}

fn write_row(f: &mut fmt::Formatter<'_>, field: &Field, r: usize) -> fmt::Result {
    let mut next = field.first_spot().q;
    for q in Bits(field.taken(r)) {
        if q > next {
            write!(f, "{}", q - next)?;
        }
        f.write_str(match field.side_at(Spot { q, r: r as u8 }) {
            Some(Side::Second) => "b",
            _ => "r",
        })?;
        next = q + 1;
    }
    Ok(())
}

/// A tile as it was read: where its letter stands in the text, and how many cells and rows come before it.
struct Tile {
    at: usize,
    q: i16,
    r: i16,
    side: Side,
}

/// Reads a position text. What is read could stand on a table: the numbers fit each other and the tiles hang together.
/// Whether some game leads there is not asked.
pub(crate) fn read(variant: Variant, text: &str) -> Result<Position, TextError> {
    let mut reader = Reader::new(text);
    let tiles = read_rows(&mut reader, variant)?;
    reader.expect(b'@')?;
    let origin_at = reader.at();
    let origin = reader.cell(ORIGIN_LIMIT)?;
    reader.expect(b' ')?;
    let seat_at = reader.at();
    let seat = reader.natural(u32::from(variant.seats()) - 1, "a seat")? as u8;
    reader.expect(b' ')?;
    let in_hands_at = reader.at();
    let in_hands = reader.natural(variant.in_hands().into(), "the number of tiles in the hands")? as u8;
    reader.expect(b' ')?;
    let quiet_at = reader.at();
    let quiet = reader.natural(QUIET_LIMIT.into(), "the number of turns without a capture")? as u8;
    reader.end()?;

    if tiles.is_empty() && origin != Cell::ORIGIN {
        return Err(reader.problem_at(origin_at, "an empty table is `-@0,0`"));
    }
    let mut field = Field::EMPTY;
    for tile in &tiles {
        field.lay(origin.step(tile.q, tile.r), tile.side);
    }
    if in_hands > 0 {
        let laid = variant.in_hands() - in_hands;
        let expected = [laid.div_ceil(2), laid / 2].map(|laid| variant.laid_out() + laid);
        if Side::BOTH.map(|side| field.count(side)) != expected {
            let [red, black] = expected;
            let problem = format!(
                "with {in_hands} tiles in the hands there are {red} Red and {black} Black ones on the table"
            );
            return Err(reader.problem_at(in_hands_at, problem));
        }
        if seat != laid % variant.seats() {
            let problem = format!(
                "with {in_hands} tiles in the hands it is the turn of seat {}",
                laid % variant.seats()
            );
            return Err(reader.problem_at(seat_at, problem));
        }
        if quiet != 0 {
            return Err(reader.problem_at(
                quiet_at,
                "turns are counted once all hands are empty; until then 0",
            ));
        }
        let start = Position::start(variant);
        if laid == 0 && text != start.to_string() {
            return Err(reader.problem_at(0, format!("the game begins with `{start}`")));
        }
    } else if tiles.is_empty() {
        return Err(reader.problem_at(0, "the table is empty only at the start of the first edition"));
    }
    if let Some(apart) = first_apart(&field, origin, &tiles) {
        return Err(reader.problem_at(apart.at, "this tile does not hang together with the first one"));
    }
    let position = Position::assemble(variant, field, Seat(seat), in_hands, quiet);
    if Side::BOTH
        .into_iter()
        .all(|side| position.formation(side).is_some())
    {
        return Err(reader.problem_at(0, "both sides have a six; the game ended with the first"));
    }
    Ok(position)
}

/// The first tile that does not hang together with the very first one.
fn first_apart<'a>(field: &Field, origin: Cell, tiles: &'a [Tile]) -> Option<&'a Tile> {
    let spot = |tile: &Tile| field.spot(origin.step(tile.q, tile.r));
    let group = field.all().group(spot(tiles.first()?)?, |_| false);
    tiles
        .iter()
        .find(|tile| !spot(tile).is_some_and(|spot| group.has(spot)))
}

/// Reads the rows up to the `@`.
fn read_rows(reader: &mut Reader<'_>, variant: Variant) -> Result<Vec<Tile>, TextError> {
    let mut tiles: Vec<Tile> = Vec::new();
    if reader.eat(b'-') {
        return Ok(tiles);
    }
    // Tiles that hang together span no more rows and columns than there are tiles.
    let span = u32::from(variant.tiles()) * 2;
    let mut counts = [0; 2];
    for r in 0.. {
        let row_at = reader.at();
        if r as u32 >= span {
            return Err(reader.problem_at(row_at, format!("so few tiles never span more than {span} rows")));
        }
        let row_start = tiles.len();
        let mut q = 0;
        loop {
            let at = reader.at();
            let side = match reader.peek() {
                Some(b'r') => Side::First,
                Some(b'b') => Side::Second,
                Some(b'0'..=b'9') => {
                    let empty = reader.natural(span, "a number of empty cells")?;
                    if empty == 0 {
                        return Err(reader.problem_at(at, "a run of no empty cells is left out"));
                    }
                    if !matches!(reader.peek(), Some(b'r' | b'b')) {
                        return Err(reader.problem("a tile, `r` or `b`, belongs here"));
                    }
                    q += empty;
                    continue;
                }
                _ => break,
            };
            reader.skip();
            if q >= span {
                return Err(
                    reader.problem_at(at, format!("so few tiles never span more than {span} columns"))
                );
            }
            counts[side.index()] += 1;
            if counts[side.index()] > variant.tiles() {
                let problem = format!("{} has no more than {} tiles", side_name(side), variant.tiles());
                return Err(reader.problem_at(at, problem));
            }
            tiles.push(Tile {
                at,
                q: q as i16,
                r,
                side,
            });
            q += 1;
        }
        if tiles.len() == row_start {
            return Err(reader.problem("a row has a tile: `r`, `b`, or a number of empty cells before one"));
        }
        if !reader.eat(b'/') {
            break;
        }
    }
    if tiles.iter().all(|tile| tile.q > 0) {
        return Err(reader.problem_at(0, "at least one row begins with a tile"));
    }
    Ok(tiles)
}
