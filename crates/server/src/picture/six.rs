//! The field of Six: bevelled hexagons with a corner up, lit from the upper left.
//!
//! ```text
//!         0,-1    1,-1
//!     -1,0    0,0     1,0        q grows to the right, r down and to the right
//!         -1,1    0,1
//! ```

use std::collections::{BTreeMap, BTreeSet};

use trilith_games::view::{Action, Table, Tile, View};

use super::drawing::{Drawing, N};
use super::letters::{Anchor, Hand};
use super::palette::{Palette, Side};
use super::signs::Standing;

/// From the middle of a cell to a corner.
const RADIUS: f64 = 40.0;
/// From the middle of a cell to the middle of its right neighbour, and from row to row.
const STEP: f64 = RADIUS * 1.732_050_807_568_877_2;
const ROW: f64 = RADIUS * 1.5;
/// A tile is a little smaller than its cell, so that neighbours stay apart.
const SIZE: f64 = RADIUS * 0.925;
/// What is free between the outermost tiles and the edge of the field.
const MARGIN: f64 = 86.0;
const BORDER: f64 = 16.0;
const STRIP: f64 = 58.0;

type Cell = [i16; 2];
type Point = (f64, f64);

/// Clockwise from the upper right: the neighbour across the side that follows corner 0, 1, …, 5.
const AROUND: [Cell; 6] = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];

/// The middle of a cell.
fn middle([q, r]: Cell) -> Point {
    let (q, r) = (f64::from(q), f64::from(r));
    (STEP * (q + r / 2.0), ROW * r)
}

/// The part of the plane that is shown: where the middles of tiles may lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Field {
    /// The part in which all of these positions lie, and what was taken from them last.
    pub(super) fn around<'a>(tables: impl Iterator<Item = (&'a Table, Option<&'a Action>)>) -> Field {
        let mut points: Vec<Point> = Vec::new();
        for (table, action) in tables {
            if let Table::Six { tiles, .. } = table {
                points.extend(tiles.iter().map(|tile| middle([tile.q, tile.r])));
            }
            if let Some(Action::Move { from, captured, .. }) = action {
                points.push(middle(*from));
                points.extend(captured.iter().map(|(cell, _)| middle(*cell)));
            }
        }
        let first = points.first().copied().unwrap_or((0.0, 0.0));
        let mut field = Field {
            left: first.0,
            top: first.1,
            right: first.0,
            bottom: first.1,
        };
        for (x, y) in points {
            field.left = field.left.min(x);
            field.right = field.right.max(x);
            field.top = field.top.min(y);
            field.bottom = field.bottom.max(y);
        }
        // Two tiles are not shown as large as plates, and no field is a mere stripe.
        let (width, height) = (field.right - field.left, field.bottom - field.top);
        let wide = width.max(STEP * 5.0).max(height * 0.8);
        let high = height.max(ROW * 4.0).max(wide * 0.6);
        field.left -= (wide - width) / 2.0;
        field.right += (wide - width) / 2.0;
        field.top -= (high - height) / 2.0;
        field.bottom += (high - height) / 2.0;
        field
    }

    /// Left, top, width, height of the ground.
    fn ground(self) -> [f64; 4] {
        [
            self.left - MARGIN,
            self.top - MARGIN,
            self.right - self.left + 2.0 * MARGIN,
            self.bottom - self.top + 2.0 * MARGIN,
        ]
    }
}

pub(super) fn draw(view: &View, field: Field, bare: bool, palette: &Palette) -> Drawing {
    let [x, y, width, height] = field.ground();
    let beside = if bare { BORDER } else { STRIP };
    let frame = [
        x - BORDER,
        y - beside,
        width + 2.0 * BORDER,
        height + 2.0 * beside,
    ];
    let mut drawing = Drawing::new(frame, palette.paper);
    let Table::Six { tiles, formation, .. } = &view.table else {
        return drawing;
    };
    for (name, side, is_first) in [("red", &palette.red, true), ("black", &palette.black, false)] {
        define(&mut drawing, name, side, is_first, palette);
    }
    drawing.add(format_args!(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"14\" fill=\"{}\"/>",
        N(x),
        N(y),
        N(width),
        N(height),
        palette.field
    ));
    coordinates(&mut drawing, field, palette);
    below(&mut drawing, view, tiles, palette);

    let winning: BTreeSet<Cell> = formation.iter().flatten().copied().collect();
    for tile in tiles {
        let name = if tile.side == 0 { "red" } else { "black" };
        let (x, y) = middle([tile.q, tile.r]);
        let rests = !winning.is_empty() && !winning.contains(&[tile.q, tile.r]);
        let pale = if rests { " opacity=\".62\"" } else { "" };
        drawing.add(format_args!(
            "<use href=\"#{name}\" x=\"{}\" y=\"{}\"{pale}/>",
            N(x),
            N(y)
        ));
    }
    above(&mut drawing, view, &winning, palette);
    if bare {
        return drawing;
    }

    for (side, at) in [(0, y + height + STRIP / 2.0), (1, y - STRIP / 2.0)] {
        strip(&mut drawing, view, side, [x + 18.0, at], palette);
    }
    drawing
}

/// A number of the field's lines: rows (r) at the right, slanted lines (q) where they begin, at the top and at the left.
fn coordinates(drawing: &mut Drawing, field: Field, palette: &Palette) {
    let [left, top, width, height] = field.ground();
    let hand = Hand::new(12.0, palette.muted).at(Anchor::Middle);
    let minus = |n: i16| n.to_string().replace('-', "−");
    let mut tick = |x: f64, y: f64, dx: f64, dy: f64| {
        drawing.add(format_args!(
            "<path d=\"M{} {}l{} {}\" stroke=\"{}\" stroke-width=\"1.5\" stroke-linecap=\"round\" stroke-opacity=\".55\"/>",
            N(x),
            N(y),
            N(dx),
            N(dy),
            palette.muted
        ));
    };
    let rows = |y: f64| y / ROW;
    let (first, last) = (
        rows(field.top).round() as i16 - 1,
        rows(field.bottom).round() as i16 + 1,
    );
    let mut words = Vec::new();
    for r in first..=last {
        let y = f64::from(r) * ROW;
        if y < top + 24.0 || y > top + height - 20.0 {
            continue;
        }
        words.push((minus(r), left + width - 18.0, y));
        tick(left + width - 34.0, y, -8.0, 0.0);
    }
    // A slanted line begins in the first row in which its cell is on the ground.
    let mut named = BTreeSet::new();
    for r in first..=last {
        let y = f64::from(r) * ROW;
        if y < top + 4.0 {
            continue;
        }
        let is_top = named.is_empty();
        let (from, to) = (left + 20.0, left + width - 20.0);
        let begin = (from / STEP - f64::from(r) / 2.0).ceil() as i16;
        let end = (to / STEP - f64::from(r) / 2.0).floor() as i16;
        for q in begin..=end {
            let x = middle([q, r]).0;
            if named.insert(q) && (is_top || x < from + STEP) {
                // At the top all stand in one line.
                let (x, y) = if is_top {
                    (x - (y - top - 18.0) / 3.0_f64.sqrt(), top + 18.0)
                } else {
                    (x, y)
                };
                if x > from && x < to - 14.0 && y < top + height - 24.0 {
                    words.push((minus(q), x, y));
                    tick(x + 8.0, y + 11.0, 4.0, 7.0);
                }
            }
        }
    }
    for (text, x, y) in words {
        drawing.add(hand.write_centred(&text, x, y));
    }
}

/// The corners of a hexagon around the origin, clockwise from the top.
fn corners(radius: f64) -> [Point; 6] {
    [-90.0_f64, -30.0, 30.0, 90.0, 150.0, 210.0].map(|degrees| {
        let (sin, cos) = degrees.to_radians().sin_cos();
        (radius * cos, radius * sin)
    })
}

fn toward((x, y): Point, (to_x, to_y): Point, length: f64) -> Point {
    let whole = (to_x - x).hypot(to_y - y).max(1e-9);
    (x + (to_x - x) * length / whole, y + (to_y - y) * length / whole)
}

/// A closed path with rounded corners.
fn closed(points: &[Point], rounding: f64) -> String {
    let mut path = String::new();
    for (i, &corner) in points.iter().enumerate() {
        let before = points[(i + points.len() - 1) % points.len()];
        let after = points[(i + 1) % points.len()];
        let (into, out) = (toward(corner, before, rounding), toward(corner, after, rounding));
        path.push_str(&format!(
            "{}{} {}Q{} {} {} {}",
            if i == 0 { 'M' } else { 'L' },
            N(into.0),
            N(into.1),
            N(corner.0),
            N(corner.1),
            N(out.0),
            N(out.1)
        ));
    }
    path.push('Z');
    path
}

fn hexagon(radius: f64, rounding: f64) -> String {
    closed(&corners(radius), rounding)
}

/// The outline of several cells together: one loop around each part, and one around each hole.
fn outline(cells: &BTreeSet<Cell>) -> String {
    let key = |(x, y): Point| ((x * 4.0).round() as i64, (y * 4.0).round() as i64);
    let ring = corners(RADIUS);
    let mut sides: BTreeMap<(i64, i64), (Point, (i64, i64))> = BTreeMap::new();
    for &cell in cells {
        let (x, y) = middle(cell);
        for (i, step) in AROUND.into_iter().enumerate() {
            if cells.contains(&[cell[0] + step[0], cell[1] + step[1]]) {
                continue;
            }
            let (from, to) = (ring[i], ring[(i + 1) % 6]);
            let at = (x + from.0, y + from.1);
            // At each corner three cells meet, so the outline passes it once at the most.
            sides.insert(key(at), (at, key((x + to.0, y + to.1))));
        }
    }
    let mut path = String::new();
    while let Some((&start, _)) = sides.first_key_value() {
        let mut points = Vec::new();
        let mut at = start;
        while let Some((point, next)) = sides.remove(&at) {
            points.push(point);
            at = next;
        }
        path.push_str(&closed(&points, 9.0));
    }
    path
}

/// A tile to be used again and again.
fn define(drawing: &mut Drawing, name: &str, side: &Side, is_first: bool, palette: &Palette) {
    let body = hexagon(SIZE, 4.0);
    drawing.define(format_args!(
        "<g id=\"{name}\"><path transform=\"translate(0 5)\" d=\"{body}\" fill=\"#3c2d14\" fill-opacity=\"{}\"/>\
         <path transform=\"translate(0 2.6)\" d=\"{body}\" fill=\"{}\"/><path d=\"{body}\" fill=\"{}\"/>",
        palette.shade, side.edge, side.face
    ));
    // Clockwise from the upper right.
    let facets = [
        ("#fff", 0.2),
        ("#000", 0.06),
        ("#000", 0.24),
        ("#000", 0.16),
        ("#fff", 0.12),
        ("#fff", 0.3),
    ];
    let (outer, inner) = (corners(SIZE - 1.0), corners(SIZE * 0.79));
    for (i, (colour, opacity)) in facets.into_iter().enumerate() {
        let next = (i + 1) % 6;
        let [a, b, c, d] =
            [outer[i], outer[next], inner[next], inner[i]].map(|(x, y)| format!("{} {}", N(x), N(y)));
        drawing.define(format_args!(
            "<path d=\"M{a}L{b}L{c}L{d}Z\" fill=\"{colour}\" fill-opacity=\"{opacity}\"/>"
        ));
    }
    drawing.define(format_args!(
        "<path d=\"{}\" fill=\"{}\"/>",
        hexagon(SIZE * 0.79, 2.5),
        side.face
    ));
    let mark = palette.tile_mark;
    drawing.define(if is_first {
        format!("<circle r=\"11.5\" fill=\"none\" stroke=\"{mark}\" stroke-width=\"3\"/></g>")
    } else {
        format!("<circle r=\"6\" fill=\"{mark}\"/></g>")
    });
}

fn put(drawing: &mut Drawing, cell: Cell, path: &str, rest: &str) {
    let (x, y) = middle(cell);
    drawing.add(format_args!(
        "<path transform=\"translate({} {})\" d=\"{path}\" fill=\"none\" {rest}/>",
        N(x),
        N(y)
    ));
}

/// What lies below the tiles: from where the last tile came, and what it cost.
fn below(drawing: &mut Drawing, view: &View, tiles: &[Tile], palette: &Palette) {
    let Some(Action::Move { from, captured, .. }) = view.last.as_ref().map(|last| &last.action) else {
        return;
    };
    let is_empty = |cell: &Cell| !tiles.iter().any(|tile| [tile.q, tile.r] == *cell);
    if is_empty(from) {
        let rest = format!(
            "stroke=\"{}\" stroke-width=\"3\" stroke-dasharray=\"6 6\"",
            palette.last
        );
        put(drawing, *from, &hexagon(RADIUS * 0.66, 3.0), &rest);
    }
    for (cell, _) in captured.iter().filter(|(cell, _)| is_empty(cell)) {
        let rest = format!(
            "stroke=\"{}\" stroke-width=\"3\" stroke-linecap=\"round\" stroke-opacity=\".8\"",
            palette.muted
        );
        put(drawing, *cell, "M-7-7L7 7M-7 7L7-7", &rest);
    }
}

/// What lies above the tiles: the last one, or the six that won.
fn above(drawing: &mut Drawing, view: &View, winning: &BTreeSet<Cell>, palette: &Palette) {
    if winning.is_empty() {
        if let Some(Action::Lay { to } | Action::Move { to, .. }) =
            view.last.as_ref().map(|last| &last.action)
        {
            let rest = format!("stroke=\"{}\" stroke-width=\"4\"", palette.last);
            put(drawing, *to, &hexagon(RADIUS * 0.985, 6.0), &rest);
        }
        return;
    }
    let path = outline(winning);
    for (width, opacity) in [(14, 0.22), (4, 1.0)] {
        drawing.add(format_args!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{width}\" stroke-opacity=\"{opacity}\" \
             stroke-linejoin=\"round\"/>",
            palette.last
        ));
    }
}

/// What a side has: tiles in hand, then tiles on the table.
fn strip(drawing: &mut Drawing, view: &View, side: u8, [x, y]: [f64; 2], palette: &Palette) {
    let Table::Six {
        tiles, hands, round, ..
    } = &view.table
    else {
        return;
    };
    let lays = *round == 1;
    drawing.add(Standing::of(view, side).sign(x - 4.0, y, palette));
    let name = if side == 0 { "red" } else { "black" };
    // Tiles in hand are a pile, tiles on the table one tile.
    let pile: &[f64] = if lays { &[6.0, 1.5, -3.0] } else { &[0.0] };
    for up in pile {
        drawing.add(format_args!(
            "<use href=\"#{name}\" transform=\"translate({} {}) scale(.42)\"/>",
            N(x + 40.0),
            N(y + up)
        ));
    }
    let text = if lays {
        let own: Vec<String> = hands
            .iter()
            .skip(usize::from(side))
            .step_by(2)
            .map(ToString::to_string)
            .collect();
        own.join(" + ")
    } else {
        tiles
            .iter()
            .filter(|tile| tile.side == usize::from(side))
            .count()
            .to_string()
    };
    let hand = Hand::new(17.0, palette.ink).bold();
    drawing.add(hand.write_centred(&text, x + 70.0, y));
}
