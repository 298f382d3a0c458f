//! The field of Six: each row half a cell further to the right than the one above, as the cells lie.
//!
//! ```text
//!    │          2\  3\
//! -2 │  0\  1\   ·   ·         R, B   tiles
//! -1 │-1\ ·   ·  (R)  ·         (R)    laid last          ×   lifted or captured by the last move
//!  0 │   ·   R   B   ·           <R>    one of the six     ·   empty, touching the field
//!  1 │     ·   ·   ·
//! ```
//!
//! The numbers at the left are `r`; each number above the field is the `q` of the diagonal that begins below it and
//! runs down to the right.

use std::collections::BTreeMap;

use trilith_games::common::{Game, Position as _, Side};
use trilith_games::six::{Cell, Ending, Move, Position};

use super::{Canvas, Ink, View};

/// Columns from cell to cell where there is room, and where there is not.
const WIDE: i32 = 4;
const NARROW: i32 = 2;

pub(super) fn table(game: &Game<Position>, view: &View) -> Canvas {
    let field = Field::new(game, view);
    let margin = field.margin();
    let room = i32::try_from(view.width)
        .unwrap_or(i32::MAX)
        .saturating_sub(margin);
    let pitch = if field.width(WIDE) <= room { WIDE } else { NARROW };
    field.draw(pitch, room, view)
}

/// What is to be seen on a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Content {
    /// Nothing, but a tile could be laid here.
    Free,
    /// Nothing now; before the last move a tile lay here.
    Left,
    Tile(Side),
}

struct Field {
    /// By row and column, so that neighbours in a row follow each other.
    cells: BTreeMap<(i16, i16), Content>,
    last: Option<Cell>,
    six: Vec<Cell>,
    hints: [Option<Cell>; 2],
}

impl Field {
    fn new(game: &Game<Position>, view: &View) -> Field {
        let position = game.position();
        let mut cells = BTreeMap::new();
        for side in Side::BOTH {
            for cell in position.tiles(side) {
                cells.insert((cell.r, cell.q), Content::Tile(side));
            }
        }
        let tiles: Vec<Cell> = cells.keys().map(|&(r, q)| Cell { q, r }).collect();
        for cell in tiles.iter().flat_map(|tile| tile.neighbours()) {
            cells.entry((cell.r, cell.q)).or_insert(Content::Free);
        }
        if tiles.is_empty() {
            cells.insert((0, 0), Content::Free);
        }
        if let Some(before) = game.past().last() {
            for cell in Side::BOTH.into_iter().flat_map(|side| before.tiles(side)) {
                let left = cells.entry((cell.r, cell.q)).or_insert(Content::Left);
                if *left == Content::Free {
                    *left = Content::Left;
                }
            }
        }
        let six = match position.ending() {
            Some(Ending::Formed(_, formation)) => formation.cells.to_vec(),
            _ => Vec::new(),
        };
        let last = game.moves().last().and_then(|&m| touched(m)[1]);
        let hints = match view.hint {
            Some(trilith_games::Move::Six(m)) => touched(m),
            _ => [None, None],
        };
        Field {
            cells,
            last,
            six,
            hints,
        }
    }

    /// The columns of the labels at the left.
    fn margin(&self) -> i32 {
        let labels = self.cells.keys().map(|(r, _)| r.to_string().len());
        labels.max().unwrap_or(1) as i32 + 3
    }

    /// The first and last column that is written in, if a cell and what is free beside it take `pitch` columns.
    fn columns(&self, pitch: i32) -> (i32, i32) {
        let cells = self.cells.keys().map(|&(r, q)| column(q, r, pitch));
        let labels = self.labels(pitch, i32::MIN).into_iter().map(|(x, ..)| x);
        (
            cells.clone().chain(labels).min().unwrap_or(0),
            cells.max().unwrap_or(0) + 1,
        )
    }

    fn width(&self, pitch: i32) -> i32 {
        let (first, last) = self.columns(pitch);
        last - first + 1
    }

    /// The rows of the cells, with one above them for the labels.
    fn rows(&self) -> (i32, i32) {
        let rows = self.cells.keys().map(|&(r, _)| i32::from(r));
        (rows.clone().min().unwrap_or(0) - 1, rows.max().unwrap_or(0))
    }

    fn draw(&self, pitch: i32, room: i32, view: &View) -> Canvas {
        let mut canvas = Canvas::default();
        let margin = self.margin();
        let ((left, right), (top, bottom)) = (self.columns(pitch), self.rows());
        // A drawing without an end at the bottom is never cut.
        let height = i32::try_from(view.height).ok();
        let focus = self.last.unwrap_or(Cell::ORIGIN);
        let across = Window::new(
            (left, right),
            if height.is_some() { room } else { i32::MAX },
            column(focus.q, focus.r, pitch),
            view.pan.0,
        );
        let cut = across.is_cut || height.is_some_and(|height| bottom - top + 3 > height);
        // The legend takes a line of its own, and a free one above it where there is room.
        let legend_gap = i32::from(!cut);
        let rows_room = height.map_or(i32::MAX, |height| height.saturating_sub(1 + legend_gap).max(1));
        let down = Window::new((top, bottom), rows_room, i32::from(focus.r), view.pan.1);
        let mut put = |x: i32, r: i32, text: &str, ink: Ink| {
            let columns = across.first..=across.last;
            if !(down.first..=down.last).contains(&r) || !columns.contains(&x) {
                return;
            }
            let (Ok(x), Ok(y)) = (
                usize::try_from(margin + x - across.first),
                usize::try_from(r - down.first),
            ) else {
                return;
            };
            canvas.write(x, y, text, ink);
        };
        // Where rows are cut off at the top, the first that is left is for the labels.
        let covered = if down.first > top { down.first } else { i32::MIN };
        for (x, r, label) in self.labels(pitch, covered) {
            put(x, r, &label, Ink::Strong);
        }
        for (&(r, q), &content) in self.cells.iter().filter(|&(&(r, _), _)| i32::from(r) > covered) {
            let cell = Cell { q, r };
            let (text, ink) = self.face(cell, content);
            let x = column(q, r, pitch);
            if pitch == WIDE {
                put(x - 1, i32::from(r), &text, ink);
            } else {
                // The mark before the letter, and no room for the one after it.
                let mut marks = text.chars();
                let mark = marks.next().filter(|&mark| mark != ' ');
                put(
                    x,
                    i32::from(r),
                    &marks.next().map(String::from).unwrap_or_default(),
                    ink,
                );
                if let Some(mark) = mark {
                    put(x - 1, i32::from(r), &mark.to_string(), Ink::Strong);
                }
            }
        }
        for r in down.first.max(top + 1).max(covered.saturating_add(1))..=down.last {
            let label = format!("{r:>width$}", width = (margin - 3) as usize);
            canvas.write(0, (r - down.first) as usize, &label, Ink::Strong);
            canvas.write(margin as usize - 2, (r - down.first) as usize, "│", Ink::Faint);
        }
        let legend = if cut {
            "Shift+arrows move the field"
        } else {
            "a cell is q,r: q down the \\, r along the row"
        };
        let y = (down.last - down.first + 1 + legend_gap) as usize;
        if y < view.height && legend.len() <= view.width {
            canvas.write(0, y, legend, Ink::Faint);
        }
        canvas
    }

    /// The names of the diagonals, each above the first cell of its own that is below row `covered`, with the column
    /// and row where it is written.
    fn labels(&self, pitch: i32, covered: i32) -> Vec<(i32, i32, String)> {
        let mut tops: BTreeMap<i16, i16> = BTreeMap::new();
        for &(r, q) in self.cells.keys().filter(|&&(r, _)| i32::from(r) > covered) {
            tops.entry(q).or_insert(r);
        }
        // Where cells stand close together, a label for each would run into the next.
        let named = tops.into_iter().filter(|(q, _)| pitch == WIDE || q % 5 == 0);
        let label = |(q, r): (i16, i16)| {
            let name = q.to_string();
            let x = column(q, r, pitch) - pitch / 2 + 1 - name.len() as i32;
            (
                x,
                i32::from(r) - 1,
                if pitch == WIDE { format!("{name}\\") } else { name },
            )
        };
        named.map(label).collect()
    }

    /// Three characters: what lies on the cell, between what there is to say about it.
    fn face(&self, cell: Cell, content: Content) -> (String, Ink) {
        let is_hint = self.hints.contains(&Some(cell));
        let (letter, ink) = match content {
            Content::Free | Content::Left if is_hint => return (" ? ".to_owned(), Ink::Action),
            Content::Free => ('·', Ink::Faint),
            Content::Left => ('×', Ink::Plain),
            Content::Tile(Side::First) => ('R', Ink::Brick),
            Content::Tile(Side::Second) => ('B', Ink::Graphite),
        };
        let (open, close) = if is_hint {
            ('?', '?')
        } else if self.six.contains(&cell) {
            ('<', '>')
        } else if self.last == Some(cell) {
            ('(', ')')
        } else {
            (' ', ' ')
        };
        let bare = open == ' ' && !matches!(content, Content::Tile(_));
        (
            format!("{open}{letter}{close}"),
            if bare || ink != Ink::Plain {
                ink
            } else {
                Ink::Strong
            },
        )
    }
}

/// Where a move comes from, if it does, and where it goes.
fn touched(m: Move) -> [Option<Cell>; 2] {
    match m {
        Move::Lay(cell) => [None, Some(cell)],
        Move::Shift { from, to, .. } => [Some(from), Some(to)],
    }
}

/// The column of the letter of a cell, somewhere left or right of the one of `0,0`.
fn column(q: i16, r: i16, pitch: i32) -> i32 {
    pitch / 2 * (2 * i32::from(q) + i32::from(r))
}

/// The part of a range that is shown.
struct Window {
    first: i32,
    last: i32,
    is_cut: bool,
}

impl Window {
    /// As much of the range as there is room for, with `focus` in the middle if the ends allow it, then pushed by `pan`.
    fn new((first, last): (i32, i32), room: i32, focus: i32, pan: i32) -> Window {
        let room = room.max(1);
        if last - first < room {
            return Window {
                first,
                last,
                is_cut: false,
            };
        }
        let ends = |at: i32| at.clamp(first, last - room + 1);
        let first = ends(ends(focus.saturating_sub(room / 2)).saturating_add(pan));
        Window {
            first,
            last: first + room - 1,
            is_cut: true,
        }
    }
}
