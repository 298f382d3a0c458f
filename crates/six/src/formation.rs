use std::fmt;

use crate::Cell;
use crate::rows::{Rows, SIZE, Spot};

/// The three ways in which six tiles win (rules.md, "Six").
///
/// ```text
///   line              triangle        circle
///
///   x x x x x x       x x x            x x
///                      x x            x . x
///                       x              x x
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shape {
    /// Six in a row along one of the three axes.
    Line,
    /// A triangle of side three.
    Triangle,
    /// The six neighbours of a cell, which may hold anything or nothing.
    Circle,
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Shape::Line => "line",
            Shape::Triangle => "triangle",
            Shape::Circle => "circle",
        })
    }
}

/// Six cells that win for the colour that holds them all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Formation {
    /// What the cells look like.
    pub shape: Shape,
    /// The cells, the smallest first.
    pub cells: [Cell; 6],
}

impl Formation {
    /// The 36 formations that a cell is part of.
    ///
    /// ```
    /// use trilith_six::{Cell, Formation};
    /// assert_eq!(Formation::through(Cell::ORIGIN).count(), 36);
    /// assert!(Formation::through(Cell::ORIGIN).all(|six| six.cells.contains(&Cell::ORIGIN)));
    /// ```
    pub fn through(cell: Cell) -> impl Iterator<Item = Formation> {
        OUTLINES.iter().flat_map(move |outline| {
            outline
                .cells
                .iter()
                .map(move |&(q, r)| outline.placed(cell.step(-i16::from(q), -i16::from(r))))
        })
    }

    /// The six formations whose smallest cell this is.
    pub fn starting_at(cell: Cell) -> impl Iterator<Item = Formation> {
        OUTLINES.iter().map(move |outline| outline.placed(cell))
    }
}

/// A formation without its place: the cells as seen from the smallest, in order.
struct Outline {
    shape: Shape,
    cells: [(i8, i8); 6],
}

impl Outline {
    fn placed(&self, smallest: Cell) -> Formation {
        Formation {
            shape: self.shape,
            cells: self.cells.map(|(q, r)| smallest.step(q.into(), r.into())),
        }
    }
}

const fn outline(shape: Shape, cells: [(i8, i8); 6]) -> Outline {
    Outline { shape, cells }
}

const OUTLINES: [Outline; 6] = [
    outline(Shape::Line, [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0)]),
    outline(Shape::Line, [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5)]),
    outline(Shape::Line, [(0, 0), (1, -1), (2, -2), (3, -3), (4, -4), (5, -5)]),
    outline(Shape::Triangle, [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)]),
    outline(
        Shape::Triangle,
        [(0, 0), (1, -1), (1, 0), (2, -2), (2, -1), (2, 0)],
    ),
    outline(Shape::Circle, [(0, 0), (0, 1), (1, -1), (1, 1), (2, -1), (2, 0)]),
];

/// The triangles and circles around the middle of a window of five rows and columns, as bits of the window.
const WINDOWS: [u32; 18] = {
    let mut windows = [0; 18];
    let mut i = 0;
    while i < windows.len() {
        let cells = OUTLINES[3 + i / 6].cells;
        let middle = cells[i % 6];
        let mut j = 0;
        while j < cells.len() {
            windows[i] |= window_bit(cells[j].0 - middle.0, cells[j].1 - middle.1);
            j += 1;
        }
        i += 1;
    }
    windows
};

const fn window_bit(q: i8, r: i8) -> u32 {
    1 << (5 * (r + 2) + q + 2)
}

/// The three axes. A line of six through the middle goes on for three cells to one side at least; the window shows two
/// of them on each side.
const AXES: [(usize, usize, u32, u32); 3] = [axis(1, 0), axis(0, 1), axis(-1, 1)];

const fn axis(q: i8, r: i8) -> (usize, usize, u32, u32) {
    let ahead = window_bit(q, r) | window_bit(2 * q, 2 * r);
    let behind = window_bit(-q, -r) | window_bit(-2 * q, -2 * r);
    (q as usize, r as usize, ahead, behind)
}

/// Whether the tile on this spot is part of a formation of the set.
#[inline]
pub(crate) fn is_in_formation(tiles: &Rows, spot: Spot) -> bool {
    let (q, r) = (usize::from(spot.q), spot.row());
    let mut window = 0;
    for i in 0..5 {
        window |= ((tiles.row(r + i - 2) >> (q - 2)) as u32 & 0b11111) << (5 * i);
    }
    WINDOWS.iter().any(|&six| six & !window == 0)
        || AXES.iter().any(|&(step_q, step_r, ahead, behind)| {
            (window & ahead == ahead || window & behind == behind) && {
                // Eleven cells along the axis, the spot in the middle. A step of -1 is one that wraps.
                let line = (0..11).fold(0_u32, |line, i: usize| {
                    let at = i.wrapping_sub(5);
                    let row = tiles.row(r.wrapping_add(step_r.wrapping_mul(at)));
                    let bit = row >> (q.wrapping_add(step_q.wrapping_mul(at)) % SIZE) & 1;
                    line | (bit as u32) << i
                });
                let two = line & line >> 1;
                two & two >> 2 & two >> 4 != 0
            }
        })
}

#[cfg(test)]
mod tests {
    use trilith_game::Side;

    use super::*;
    use crate::field::Field;

    #[test]
    fn every_formation_is_seen_from_each_of_its_cells_and_five_of_them_are_none() {
        let place = Cell { q: 3, r: -4 };
        for formation in Formation::through(place) {
            for missing in 0..=6 {
                let mut field = Field::EMPTY;
                for (i, &cell) in formation.cells.iter().enumerate() {
                    if i != missing {
                        field.lay(cell, Side::First);
                    }
                }
                for (i, &cell) in formation.cells.iter().enumerate() {
                    if let Some(spot) = field.spot(cell).filter(|_| i != missing) {
                        let seen = is_in_formation(field.tiles(Side::First), spot);
                        assert_eq!(seen, missing == 6, "{formation:?} without {missing}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_cells_of_a_formation_are_in_order() {
        assert!(Formation::through(Cell::ORIGIN).all(|six| six.cells.is_sorted()));
    }
}
