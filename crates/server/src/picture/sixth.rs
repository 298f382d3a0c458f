//! The board of SIXTH!: towers seen from the front and a little from above, so that every disc can be counted.
//!
//! ```text
//!    ▶ ●●●●●●  6          ♔♔♔        what Brown has left, and its kings
//!    +---------------+---
//!  5 |    _____      |
//!    |   (_____)     |    A tower stands low in its square and a little to the left; the rank has the column
//!    |   |_____|  ♖  |    beside it.
//!    |   (_____)  2  |
//!    +---------------+---
//!           a
//! ```

use trilith_games::view::{Action, ReserveView, Table, View};

use super::drawing::{Drawing, N};
use super::letters::{Anchor, Hand};
use super::palette::{Palette, Wood};
use super::signs::{Standing, king, rank};

const SQUARE: f64 = 100.0;
/// Half the width and half the depth of a disc.
const WIDE: f64 = 37.0;
const DEEP: f64 = 15.0;
/// How thick a piece is that counts one.
const THICK: f64 = 15.0;
/// No tower that can still move is drawn taller than the first, none at all taller than the second.
const TALL: f64 = 71.0;
const TALLEST: f64 = 92.0;
const FRAME: f64 = 22.0;
const SLAB: f64 = 7.0;
const DOME: f64 = 17.0;
/// The room around the board, and for what is beside it.
const MARGIN: f64 = 14.0;
const STRIP: f64 = 50.0;

pub(super) fn draw(view: &View, bare: bool, palette: &Palette) -> Drawing {
    let wide = 5.0 * SQUARE + 2.0 * FRAME;
    let strip_height = if bare { 0.0 } else { STRIP };
    let frame = [
        -FRAME - MARGIN,
        -FRAME - MARGIN - strip_height,
        wide + 2.0 * MARGIN,
        wide + SLAB + 2.0 * (MARGIN + strip_height),
    ];
    let mut drawing = Drawing::new(frame, palette.paper);
    let Table::Sixth {
        stacks,
        ranks,
        reserves,
        milady,
        ..
    } = &view.table
    else {
        return drawing;
    };
    shades(&mut drawing, palette);
    ground(&mut drawing, palette);
    marks(&mut drawing, view, palette);
    // Towers that are nearer stand in front of those behind.
    for row in ('1'..='5').rev() {
        for (square, pieces) in stacks.iter().filter(|(square, _)| square.ends_with(row)) {
            let (x, y) = corner(square);
            drawing.add(tower(pieces, x + 43.0, y + 80.0, palette));
            if let Some((height, name)) = ranks.get(square) {
                label(&mut drawing, x, y, *height, name, palette);
            }
        }
    }
    for square in kings(view) {
        let (x, y) = corner(&square);
        drawing.add(king(x + 86.5, y + 14.0, palette));
    }
    if bare {
        return drawing;
    }
    let below = 5.0 * SQUARE + FRAME + SLAB + (STRIP + MARGIN) / 2.0;
    let above = -FRAME - STRIP / 2.0 - 12.0;
    for (side, y, reserve) in [(0, below, &reserves[0]), (1, above, &reserves[1])] {
        strip(&mut drawing, view, side, y, reserve, milady, palette);
    }
    drawing
}

/// The far left corner of a square.
fn corner(square: &str) -> (f64, f64) {
    let mut letters = square.bytes();
    let column = letters.next().unwrap_or(b'a').saturating_sub(b'a');
    let row = letters.next().unwrap_or(b'1').saturating_sub(b'1');
    (f64::from(column) * SQUARE, (4.0 - f64::from(row)) * SQUARE)
}

fn units_of(letter: char) -> f64 {
    if letter.eq_ignore_ascii_case(&'g') {
        2.0
    } else {
        1.0
    }
}

fn units(pieces: &[char]) -> f64 {
    pieces.iter().map(|&letter| units_of(letter)).sum()
}

/// How thick one unit is in a tower this high.
fn thickness(height: f64) -> f64 {
    THICK.min(if height > 5.0 { TALLEST } else { TALL } / height.max(1.0))
}

/// The squares with a king that decides the game.
fn kings(view: &View) -> Vec<String> {
    let Table::Sixth { stacks, ranks, .. } = &view.table else {
        return Vec::new();
    };
    if !view.over {
        return Vec::new();
    }
    if let Some(Action::Shift {
        to, king: Some(_), ..
    }) = view.last.as_ref().map(|last| &last.action)
    {
        return vec![to.clone()];
    }
    // A tower with Milady on top is no king, however high.
    let is_king = |square: &String| stacks.get(square).and_then(|pieces| pieces.last()) != Some(&'M');
    ranks
        .iter()
        .filter(|(square, (_, name))| name == "king" && is_king(square))
        .map(|(square, _)| square.clone())
        .collect()
}

fn wood(letter: char, palette: &Palette) -> (&'static str, &Wood) {
    match letter {
        'M' => ("milady", &palette.milady),
        letter if letter.is_uppercase() => ("silver", &palette.silver),
        _ => ("brown", &palette.brown),
    }
}

/// The shades of the woods. Edges turn away from the light at both ends.
fn shades(drawing: &mut Drawing, palette: &Palette) {
    for letter in ['P', 'p', 'M'] {
        let (name, wood) = wood(letter, palette);
        let stop = |offset: f64, colour: &str| format!("<stop offset=\"{offset}\" stop-color=\"{colour}\"/>");
        let (plain, light, deep) = (wood.plain, wood.light, wood.deep);
        drawing.define(format_args!(
            "<linearGradient id=\"{name}-edge\">{}{}{}{}</linearGradient>\
             <linearGradient id=\"{name}-face\" x1=\".2\" y1=\"0\" x2=\".7\" y2=\"1\">{}{}</linearGradient>\
             <radialGradient id=\"{name}-dome\" cx=\".38\" cy=\".3\" r=\".8\">{}{}{}</radialGradient>",
            stop(0.0, deep),
            stop(0.3, plain),
            stop(0.55, plain),
            stop(1.0, deep),
            stop(0.0, light),
            stop(1.0, plain),
            stop(0.0, light),
            stop(0.45, plain),
            stop(1.0, deep),
        ));
    }
}

fn ground(drawing: &mut Drawing, palette: &Palette) {
    let wide = 5.0 * SQUARE + 2.0 * FRAME;
    for (y, colour) in [(-FRAME + SLAB, palette.slab), (-FRAME, palette.frame)] {
        drawing.add(format_args!(
            "<rect x=\"{0}\" y=\"{1}\" width=\"{wide}\" height=\"{wide}\" rx=\"11\" fill=\"{colour}\"/>",
            N(-FRAME),
            N(y)
        ));
    }
    drawing.add(format_args!(
        "<path d=\"M0 0H500V500H0Z\" fill=\"{}\"/><path d=\"",
        palette.board
    ));
    for at in (0..25).step_by(2) {
        drawing.add(format_args!("M{} {}h100v100h-100z", at % 5 * 100, at / 5 * 100));
    }
    drawing.add(format_args!("\" fill=\"{}\"/>", palette.board_alt));
    let hand = Hand::new(10.5, palette.label).at(Anchor::Middle);
    for (at, (column, row)) in [("a", "5"), ("b", "4"), ("c", "3"), ("d", "2"), ("e", "1")]
        .into_iter()
        .enumerate()
    {
        let middle = (at as f64 + 0.5) * SQUARE;
        drawing.add(hand.write_centred(row, -FRAME / 2.0, middle));
        drawing.add(hand.write_centred(column, middle, 5.0 * SQUARE + FRAME / 2.0 + 1.0));
    }
}

/// What lies under the towers: the last move, the king.
fn marks(drawing: &mut Drawing, view: &View, palette: &Palette) {
    let mut square = |name: &str, opacity: f64, colour: &str, stroke: &str| {
        let (x, y) = corner(name);
        drawing.add(format_args!(
            "<rect x=\"{}\" y=\"{}\" width=\"97\" height=\"97\" rx=\"2\" fill=\"{colour}\" fill-opacity=\"{opacity}\" \
             stroke=\"{stroke}\" stroke-width=\"3\"/>",
            N(x + 1.5),
            N(y + 1.5)
        ));
    };
    match view.last.as_ref().map(|last| &last.action) {
        Some(Action::Place { to, .. }) => square(to, 0.18, palette.action, "none"),
        Some(Action::Shift { from, to, .. }) => {
            square(from, 0.18, palette.action, "none");
            square(to, 0.18, palette.action, "none");
        }
        _ => {}
    }
    for king in kings(view) {
        square(&king, 0.26, palette.good, palette.good);
    }
}

/// Height and rank beside a tower.
fn label(drawing: &mut Drawing, x: f64, y: f64, height: u8, name: &str, palette: &Palette) {
    drawing.add(format_args!(
        "<path transform=\"translate({} {}) scale(1.12)\" d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.25\" \
         stroke-linejoin=\"round\" stroke-linecap=\"round\"/>",
        N(x + 81.0),
        N(y + 58.0),
        rank(name),
        palette.label
    ));
    let hand = Hand::new(12.5, palette.label).bold().at(Anchor::Middle);
    drawing.add(hand.write(&height.to_string(), x + 90.0, y + 93.0));
}

/// Pieces on top of each other.
fn tower(pieces: &[char], x: f64, y: f64, palette: &Palette) -> String {
    let unit = thickness(units(pieces));
    let mut out = format!(
        "<ellipse cx=\"{}\" cy=\"{}\" rx=\"39\" ry=\"16\" fill=\"#1d1408\" fill-opacity=\"{}\"/>",
        N(x + 3.0),
        N(y + 4.0),
        palette.shade
    );
    let mut foot = y;
    for &letter in pieces {
        out.push_str(&format!("<g transform=\"translate({} {})\">", N(x), N(foot)));
        out.push_str(&piece(letter, unit, palette));
        out.push_str("</g>");
        foot -= units_of(letter) * unit;
    }
    out
}

fn ellipse(y: f64, scale: f64, rest: &str) -> String {
    format!(
        "<ellipse cy=\"{}\" rx=\"{}\" ry=\"{}\" {rest}/>",
        N(y),
        N(WIDE * scale),
        N(DEEP * scale)
    )
}

/// One piece around the middle of its lower face.
fn piece(letter: char, unit: f64, palette: &Palette) -> String {
    let (name, wood) = wood(letter, palette);
    let high = units_of(letter) * unit;
    let line = wood.line;
    let mut out = format!(
        "<path d=\"M-37 {0}V0A37 15 0 0 0 37 0V{0}A37 15 0 0 1 -37 {0}Z\" fill=\"url(#{name}-edge)\" stroke=\"{line}\" \
         stroke-width=\"1.7\" stroke-linejoin=\"round\"/>",
        N(-high)
    );
    out.push_str(&ellipse(
        -high,
        1.0,
        &format!("fill=\"url(#{name}-face)\" stroke=\"{line}\""),
    ));
    out.push_str(&format!(
        "<path d=\"M-36.4 {}a36.4 14.8 0 0 0 72.8 0\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.4\"/>",
        N(-high),
        wood.rim
    ));
    let thicker = if high > unit { 1.5 } else { 1.0 };
    let size = thicker * (unit * 0.235).min(3.4);
    let middle = DEEP - high / 2.0;
    let gold = palette.gold;
    let (stroked, filled) = (
        format!("fill=\"none\" stroke=\"{line}\" stroke-width=\"1.7\""),
        format!("fill=\"{}\"", palette.mark_on_dark),
    );
    out.push_str(&match name {
        "milady" => format!(
            "<path d=\"M{} {}l{} {} {2} {4}-{2} {4}z\" fill=\"{gold}\"/>",
            N(-size * 1.5),
            N(middle),
            N(size * 1.5),
            N(-size),
            N(size)
        ),
        "silver" => format!(
            "<ellipse cy=\"{}\" rx=\"{}\" ry=\"{}\" {stroked}/>",
            N(middle),
            N(size * 1.1),
            N(size)
        ),
        _ => format!(
            "<ellipse cy=\"{}\" rx=\"{}\" ry=\"{}\" {filled}/>",
            N(middle),
            N(size * 1.1),
            N(size)
        ),
    });
    if letter.eq_ignore_ascii_case(&'h') {
        let back = WIDE * 0.74;
        out.push_str(&format!(
            "<path d=\"M{0} {1}C{0} {2} {3} {2} {3} {1}A{3} {4} 0 0 1 {0} {1}Z\" fill=\"url(#{name}-dome)\" \
             stroke=\"{line}\" stroke-width=\"1.7\"/>",
            N(-back),
            N(-high),
            N(-high - DOME * 1.75),
            N(back),
            N(DEEP * 0.74)
        ));
        let mark = if name == "silver" { &stroked } else { &filled };
        let (rx, ry) = if name == "silver" { (9, 6) } else { (7, 5) };
        out.push_str(&format!(
            "<ellipse cy=\"{}\" rx=\"{rx}\" ry=\"{ry}\" {mark}/>",
            N(-high - 5.0)
        ));
        return out;
    }
    if name == "milady" {
        for (scale, width) in [(0.74, 3.6), (0.42, 1.4)] {
            let ring = format!("fill=\"none\" stroke=\"{gold}\" stroke-width=\"{width}\"");
            out.push_str(&ellipse(-high, scale, &ring));
        }
        return out;
    }
    out.push_str(&format!(
        "<path d=\"M-30 {}q26-6 58 1M-33 {}q30-5 64 1M-27 {}q24-3 52 0\" fill=\"none\" stroke=\"{line}\" \
         stroke-width=\".8\" stroke-opacity=\".16\"/>",
        N(-high - 3.0),
        N(-high + 2.0),
        N(-high + 7.0)
    ));
    out.push_str(&match name {
        "silver" => ellipse(-high, 0.66, &stroked),
        _ => ellipse(-high, 0.25, &filled),
    });
    out
}

/// What a side has beside the board: pieces left, points of an army, kings.
fn strip(
    drawing: &mut Drawing,
    view: &View,
    side: u8,
    y: f64,
    reserve: &ReserveView,
    milady: &str,
    palette: &Palette,
) {
    drawing.add(Standing::of(view, side).sign(-6.0, y, palette));
    let cased = |letter: char| {
        if side == 0 {
            letter
        } else {
            letter.to_ascii_lowercase()
        }
    };
    let mut x = 34.0;
    let mut add = |letter: char, count: u8| {
        for _ in 0..count {
            // Pieces lie with the middle of what is seen of them at the height of the strip.
            let high = units_of(letter) * THICK;
            drawing.add(format_args!(
                "<g transform=\"translate({} {}) scale(.46)\">{}</g>",
                N(x),
                N(y + high * 0.23),
                piece(letter, THICK, palette)
            ));
            x += 11.0;
        }
        x += if count > 0 { 29.0 } else { 0.0 };
    };
    let (pawns, giants, hunchbacks, points) = match *reserve {
        ReserveView::Pieces {
            pawns,
            hunchbacks,
            giants,
        } => (pawns, giants, hunchbacks, None),
        ReserveView::Points {
            points,
            hunchback,
            giant,
        } => (
            u8::from(points > 0),
            u8::from(giant),
            u8::from(hunchback),
            Some(points),
        ),
    };
    add(cased('P'), pawns.min(20));
    add(cased('G'), giants.min(3));
    add(cased('H'), hunchbacks.min(3));
    // Milady lies with the side that alone has a right to her, or else in front.
    let hers = match view.variant.split_once("milady=") {
        Some((_, owner)) if owner.starts_with("brown") => 1,
        _ => 0,
    };
    if milady == "beside" && hers == side {
        add('M', 1);
    }
    match points {
        Some(points) => {
            drawing.add(format_args!(
                "<rect x=\"{}\" y=\"{}\" width=\"38\" height=\"28\" rx=\"14\" fill=\"{}\" stroke=\"{}\" stroke-width=\"2\"/>",
                N(x - 14.0),
                N(y - 14.0),
                palette.raised,
                palette.gold
            ));
            let hand = Hand::new(13.0, palette.ink).bold().at(Anchor::Middle);
            drawing.add(hand.write_centred(&points.to_string(), x + 5.0, y));
        }
        None if pawns > 0 => {
            let hand = Hand::new(14.0, palette.ink).bold();
            drawing.add(hand.write_centred(&pawns.to_string(), x - 14.0, y));
        }
        None => {}
    }
    let counts_kings = view
        .variant
        .split_once(':')
        .is_some_and(|(_, options)| options.split(',').any(|option| option == "kings"));
    if let Some(score) = view.score.filter(|_| counts_kings) {
        let won = score[usize::from(side)];
        for pip in 0..6 {
            let (fill, line) = if pip < won {
                (palette.good, palette.good)
            } else {
                ("none", palette.muted)
            };
            drawing.add(format_args!(
                "<path transform=\"translate({} {}) scale(1.35)\" d=\"{}\" fill=\"{fill}\" stroke=\"{line}\" \
                 stroke-width=\"1.2\" stroke-linejoin=\"round\" stroke-linecap=\"round\" stroke-opacity=\"{}\"/>",
                N(5.0 * SQUARE + FRAME - 4.0 - f64::from(6 - pip) * 21.0),
                N(y - 11.0),
                rank("king"),
                if pip < won { 1.0 } else { 0.6 }
            ));
        }
    }
}
