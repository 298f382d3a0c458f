//! When two positions are the same to a player: turned, mirrored, shifted, or with the colours exchanged.

use trilith_game::{Position as _, Side};
use trilith_six::Cell;
use trilith_sixth::Square;

use crate::Game;

impl Game {
    /// A text that two positions of a variant share exactly when one becomes the other by turning, mirroring or shifting
    /// the table and exchanging the colours. Whoever knows one of them knows the other; it is not the repetition rule.
    ///
    /// What only the last move decides (the ko, the turns without a capture) is left out.
    ///
    /// ```
    /// use trilith_games::Game;
    /// let after = |text| -> Result<Game, Box<dyn std::error::Error>> {
    ///     let mut game = Game::new("sixth".parse()?);
    ///     game.play_text(text)?;
    ///     Ok(game)
    /// };
    /// assert_eq!(after("b1")?.likeness(), after("e4")?.likeness());
    /// assert_ne!(after("b1")?.likeness(), after("b2")?.likeness());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn likeness(&self) -> String {
        match self {
            Game::Sixth(game) => sixth(game.position()),
            Game::Six(game) => six(game.position()),
            Game::TwentySeven(game) => twentyseven(game.position()),
        }
    }
}

/// A letter for a piece as the side to move sees it: its own are capitals.
fn seen(letter: char, owner: Option<Side>, mover: Side) -> char {
    match owner {
        Some(owner) if owner == mover => letter.to_ascii_uppercase(),
        Some(_) => letter.to_ascii_lowercase(),
        None => letter,
    }
}

fn sixth(position: &trilith_sixth::Position) -> String {
    let mover = position.side();
    let board = (0..8)
        .map(|symmetry| {
            let stacks = Square::all().map(|square| {
                let pieces = position.stack(turned(square, symmetry)).from_bottom();
                pieces
                    .map(|piece| seen(piece.letter(), piece.side(), mover))
                    .chain(['/'])
                    .collect::<String>()
            });
            stacks.collect::<String>()
        })
        .min()
        .unwrap_or_default();
    let points = [mover, mover.opposite()].map(|side| position.points()[side.index()]);
    format!("{board} {}:{}", points[0], points[1])
}

/// The square's image under one of the eight symmetries of the board: three times half of it is exchanged for the other.
fn turned(square: Square, symmetry: u8) -> Square {
    let (mut column, mut row) = (square.column(), square.row());
    if symmetry & 1 != 0 {
        column = 4 - column;
    }
    if symmetry & 2 != 0 {
        row = 4 - row;
    }
    if symmetry & 4 != 0 {
        (column, row) = (row, column);
    }
    Square::new(column, row).unwrap_or(square)
}

fn six(position: &trilith_six::Position) -> String {
    let mover = position.side();
    let tiles = |symmetry: u8| {
        let mut tiles: Vec<(i16, i16, char)> = Side::BOTH
            .into_iter()
            .flat_map(|side| position.tiles(side).map(move |cell| (cell, side)))
            .map(|(cell, side)| {
                let Cell { q, r } = rotated(cell, symmetry);
                (q, r, seen('t', Some(side), mover))
            })
            .collect();
        let q0 = tiles.iter().map(|tile| tile.0).min().unwrap_or(0);
        let r0 = tiles.iter().map(|tile| tile.1).min().unwrap_or(0);
        for tile in &mut tiles {
            tile.0 -= q0;
            tile.1 -= r0;
        }
        tiles.sort_unstable();
        tiles
    };
    let tiles = (0..12).map(tiles).min().unwrap_or_default();
    let tiles: String = tiles
        .iter()
        .map(|(q, r, tile)| format!("{q},{r}{tile} "))
        .collect();
    format!("{tiles}{}", position.in_hands())
}

/// The cell's image under one of the twelve symmetries of the grid: sixths of a turn around `0,0`, mirrored from the
/// sixth symmetry on.
fn rotated(mut cell: Cell, symmetry: u8) -> Cell {
    if symmetry >= 6 {
        cell = Cell { q: cell.r, r: cell.q };
    }
    for _ in 0..symmetry % 6 {
        cell = Cell {
            q: -cell.r,
            r: cell.q + cell.r,
        };
    }
    cell
}

/// The fields from the mover's end on, each with its own disc, as ends and middles differ in `expert`.
fn twentyseven(position: &trilith_twentyseven::Position) -> String {
    let mover = position.side();
    let mut fields: Vec<String> = position
        .fields()
        .map(|(field, stack)| {
            let discs = stack.discs().map(|disc| match disc.side() {
                Some(side) => seen('d', Some(side), mover),
                None => disc.letter(),
            });
            discs.chain([field.own_disc().letter()]).collect()
        })
        .collect();
    if mover == Side::Second {
        fields.reverse();
    }
    fields.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn likeness(variant: &str, position: &str) -> String {
        let variant = variant.parse().expect("a variant");
        let game = Game::from_position(variant, position);
        game.unwrap_or_else(|error| panic!("{error}")).likeness()
    }

    #[test]
    fn a_board_of_sixth_may_be_turned_and_mirrored_and_its_colours_exchanged() {
        let one = likeness("sixth", "5/2,pP,2/5/5/P,4 b -");
        assert_eq!(one, likeness("sixth", "P,4/5/5/2,pP,2/5 b -"));
        assert_eq!(one, likeness("sixth", "5/5/3,pP,1/5/P,4 b -"));
        assert_eq!(one, likeness("sixth", "5/2,Pp,2/5/5/p,4 s -"));
    }

    #[test]
    fn whose_turn_it_is_makes_a_difference() {
        let silver = likeness("sixth", "5/2,pP,2/5/5/5 s -");
        assert_ne!(silver, likeness("sixth", "5/2,pP,2/5/5/5 b -"));
        assert_eq!(silver, likeness("sixth", "5/5/5/2,Pp,2/5 b -"));
    }

    #[test]
    fn a_field_of_six_may_be_shifted_turned_and_mirrored() {
        let one = likeness("six", "2r/rb@0,-1 1 39 0");
        // Shifted.
        assert_eq!(one, likeness("six", "2r/rb@3,4 1 39 0"));
        // Mirrored so that rows become columns.
        assert_eq!(one, likeness("six", "1r/1b/r@0,0 1 39 0"));
        assert_ne!(one, likeness("six", "rbr@0,0 1 39 0"));
    }

    #[test]
    fn a_line_of_27_may_be_seen_from_either_end() {
        let black = likeness("27", "1bbbbb/2bbbb/3/4/5/6/7/8/9wwwwwwwww b");
        assert_eq!(black, likeness("27", "1bbbbbbbbb/2/3/4/5/6/7/8wwww/9wwwww w"));
        assert_ne!(black, likeness("27", "1bbbbb/2bbbb/3/4/5/6/7/8/9wwwwwwwww w"));
    }
}
