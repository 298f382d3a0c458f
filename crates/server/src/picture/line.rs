//! The line of 27, Black's end at the left, with stacks that can be counted.
//!
//! ```text
//!       4
//!     (====)
//!     (====)
//!    (======)  (======)    the fields' own discs on a plank
//!       1         2
//!    ◄ o 4            5 ● ►
//! ```

use trilith_games::view::{Action, FieldView, Table, View};

use super::drawing::{Drawing, N};
use super::letters::{Anchor, Hand};
use super::palette::{Disc, Palette, mix};
use super::signs::Standing;

/// From field to field.
const PITCH: f64 = 100.0;
/// How wide a disc is from its middle, and a field's own disc.
const RADIUS: f64 = 40.0;
const STONE: f64 = RADIUS * 1.12;
/// How flat a circle looks from where we sit.
const FLAT: f64 = 0.3;
/// How thick a field's own disc is.
const BASE: f64 = 11.0;
const MARGIN: f64 = 34.0;
/// The thickness of discs depends on the tallest stack in steps.
const LEVELS: [(usize, f64); 5] = [(12, 20.0), (15, 18.0), (18, 16.0), (22, 13.5), (27, 11.5)];
const THINNEST: f64 = 9.0;

/// How long and how high the line is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    fields: usize,
    thick: f64,
    /// From a field's own disc to the top of the tallest stack.
    high: f64,
}

impl Line {
    pub(super) fn of<'a>(tables: impl Iterator<Item = &'a Table>) -> Line {
        let (mut fields, mut tallest) = (5, 7);
        for table in tables {
            if let Table::TwentySeven { fields: shown, .. } = table {
                fields = fields.max(shown.len());
                tallest = shown
                    .iter()
                    .map(|field| field.discs.len())
                    .fold(tallest, usize::max);
            }
        }
        let level = LEVELS.into_iter().find(|(most, _)| *most >= tallest);
        let thick = level.map_or(THINNEST, |(_, thick)| thick);
        Line {
            fields,
            thick,
            high: BASE + thick * tallest as f64,
        }
    }

    fn width(self) -> f64 {
        self.fields as f64 * PITCH
    }
}

/// Where a field lies when so many are left: the line closes up around its middle.
fn across(line: Line, index: usize, count: usize) -> f64 {
    line.width() / 2.0 + (index as f64 - (count as f64 - 1.0) / 2.0) * PITCH
}

pub(super) fn draw(view: &View, line: Line, bare: bool, palette: &Palette) -> Drawing {
    let above = line.high + RADIUS * FLAT + 54.0;
    let frame = [
        -MARGIN,
        -above,
        line.width() + 2.0 * MARGIN,
        above + if bare { 76.0 } else { 118.0 },
    ];
    let mut drawing = Drawing::new(frame, palette.paper);
    let Table::TwentySeven { fields, .. } = &view.table else {
        return drawing;
    };
    light(&mut drawing);
    let count = fields.len();
    let (left, right) = (across(line, 0, count), across(line, count.max(1) - 1, count));
    plank(&mut drawing, left, right, palette);
    let winning = match view.result.as_str() {
        "1-0" => Some(count.max(1) - 1),
        "0-1" => Some(0),
        _ => None,
    };
    if view.over && count > 1 {
        level(&mut drawing, fields, [left, right], line, palette);
    }
    for (index, field) in fields.iter().enumerate() {
        let x = across(line, index, count);
        let is_end = index == 0 || index + 1 == count;
        let pale = view.over && !is_end;
        stack(&mut drawing, field, x, line.thick, pale, palette);
        if winning == Some(index) {
            won(&mut drawing, field.discs.len(), x, line.thick, palette);
        }
        labels(
            &mut drawing,
            view,
            field,
            x,
            line,
            winning == Some(index),
            palette,
        );
    }
    if !bare {
        goals(&mut drawing, view, line, palette);
    }
    drawing
}

/// The light that falls on every side.
fn light(drawing: &mut Drawing) {
    drawing.define(
        "<linearGradient id=\"light\"><stop offset=\"0\" stop-color=\"#000\" stop-opacity=\".16\"/>\
         <stop offset=\".28\" stop-color=\"#fff\" stop-opacity=\".14\"/><stop offset=\".6\" stop-color=\"#000\" \
         stop-opacity=\"0\"/><stop offset=\"1\" stop-color=\"#000\" stop-opacity=\".24\"/></linearGradient>",
    );
}

fn plank(drawing: &mut Drawing, left: f64, right: f64, palette: &Palette) {
    let (reach, deep) = (STONE + 9.0, STONE * FLAT + 6.0);
    for (down, colour) in [(5.0, palette.board_line), (0.0, palette.board)] {
        drawing.add(format_args!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"10\" fill=\"{colour}\"/>",
            N(left - reach),
            N(down - deep),
            N(right - left + 2.0 * reach),
            N(2.0 * deep)
        ));
    }
}

fn material(letter: char, palette: &Palette) -> &Disc {
    match letter {
        'b' => &palette.ebony,
        'w' => &palette.ivory,
        'r' => &palette.end,
        _ => &palette.stone,
    }
}

/// One disc around the middle of its underside.
fn disc(letter: char, [x, y]: [f64; 2], thick: f64, radius: f64, pale: bool, palette: &Palette) -> String {
    let made = material(letter, palette);
    let faded = |colour: &str, part: f64| {
        if pale {
            mix(part, colour, palette.paper)
        } else {
            colour.to_owned()
        }
    };
    let (side, face, seam) = (
        faded(made.side, 0.55),
        faded(made.face, 0.55),
        faded(made.seam, 0.7),
    );
    let flat = radius * FLAT;
    let edge = format!(
        "M{0} {1}V0A{2} {3} 0 0 0 {2} 0V{1}",
        N(-radius),
        N(-thick),
        N(radius),
        N(flat)
    );
    let mut out = format!(
        "<g transform=\"translate({} {})\"><path d=\"{edge}\" fill=\"{side}\" stroke=\"{seam}\" stroke-width=\"1.5\"/>\
         <path d=\"{edge}\" fill=\"url(#light)\"/><ellipse cy=\"{}\" rx=\"{}\" ry=\"{}\" fill=\"{face}\" stroke=\"{seam}\" \
         stroke-width=\"1.5\"/>",
        N(x),
        N(y),
        N(-thick),
        N(radius),
        N(flat)
    );
    let small = (thick * 0.24).min(3.6);
    let middle = flat - thick / 2.0;
    match letter {
        'b' => {
            let ring = format!(
                "fill=\"none\" stroke=\"{}\" stroke-width=\"1.7\" stroke-opacity=\".75\"",
                faded(palette.mark_on_dark, 0.8)
            );
            out.push_str(&format!(
                "<ellipse cy=\"{}\" rx=\"{}\" ry=\"{}\" {ring}/><circle cy=\"{}\" r=\"{}\" {ring}/>",
                N(-thick),
                N(radius * 0.62),
                N(flat * 0.62),
                N(middle),
                N(small)
            ));
        }
        'w' => {
            let dot = format!(
                "fill=\"{}\" fill-opacity=\".75\"",
                faded(palette.mark_on_light, 0.6)
            );
            out.push_str(&format!(
                "<ellipse cy=\"{}\" rx=\"{}\" ry=\"{}\" {dot}/><circle cy=\"{}\" r=\"{}\" {dot}/>",
                N(-thick),
                N(radius * 0.24),
                N(flat * 0.24),
                N(middle),
                N(small)
            ));
        }
        _ => {}
    }
    out.push_str("</g>");
    out
}

fn stack(drawing: &mut Drawing, field: &FieldView, x: f64, thick: f64, pale: bool, palette: &Palette) {
    drawing.add(format_args!(
        "<ellipse cx=\"{}\" cy=\"4\" rx=\"{}\" ry=\"{}\" fill=\"#1d1408\" fill-opacity=\"{}\"/>",
        N(x + 2.0),
        N(STONE + 2.0),
        N(STONE * FLAT + 1.0),
        palette.shade
    ));
    drawing.add(disc(field.own, [x, 0.0], BASE, STONE, false, palette));
    for (index, &letter) in field.discs.iter().enumerate() {
        let y = -BASE - index as f64 * thick;
        drawing.add(disc(letter, [x, y], thick, RADIUS, pale, palette));
    }
}

/// Around the stack that won.
fn won(drawing: &mut Drawing, height: usize, x: f64, thick: f64, palette: &Palette) {
    let (r, t) = (RADIUS + 2.0, height as f64 * thick);
    drawing.add(format_args!(
        "<path transform=\"translate({0} {1})\" d=\"M{2} {3}V0A{4} {5} 0 0 0 {4} 0V{3}A{4} {5} 0 0 0 {2} {3}Z\" fill=\"none\" \
         stroke=\"{6}\" stroke-width=\"4\"/>",
        N(x),
        N(-BASE),
        N(-r),
        N(-t),
        N(r),
        N(r * FLAT),
        palette.good
    ));
}

/// At the end, the height of the higher end stack over to the other one.
fn level(
    drawing: &mut Drawing,
    fields: &[FieldView],
    [left, right]: [f64; 2],
    line: Line,
    palette: &Palette,
) {
    let height = |field: Option<&FieldView>| field.map_or(0, |field| field.discs.len());
    let highest = height(fields.first()).max(height(fields.last()));
    let y = -BASE - highest as f64 * line.thick;
    drawing.add(format_args!(
        "<path d=\"M{} {}H{}\" stroke=\"{}\" stroke-width=\"2\" stroke-dasharray=\"2 8\" stroke-linecap=\"round\"/>",
        N(left - RADIUS),
        N(y),
        N(right + RADIUS),
        palette.muted
    ));
}

/// A field's name, how high its stack is, and what the last move did to it.
fn labels(
    drawing: &mut Drawing,
    view: &View,
    field: &FieldView,
    x: f64,
    line: Line,
    has_won: bool,
    palette: &Palette,
) {
    let name_y = STONE * FLAT + 30.0;
    let height = field.discs.len();
    let top = -BASE - height as f64 * line.thick;
    let mut colour = palette.muted;
    if let Some(Action::Lift {
        field: from,
        to,
        count,
        ..
    }) = view.last.as_ref().map(|last| &last.action)
    {
        let ring = |dash: &str, fill: &str, opacity: f64| {
            format!(
                "<circle cx=\"{}\" cy=\"{}\" r=\"15\" fill=\"{fill}\" fill-opacity=\"{opacity}\" stroke=\"{}\" \
                 stroke-width=\"2\" {dash}/>",
                N(x),
                N(name_y),
                palette.action
            )
        };
        if field.name == *from {
            drawing.add(ring("stroke-dasharray=\"4 4.4\"", "none", 0.0));
            colour = palette.action;
        } else if field.name == *to {
            drawing.add(ring("", palette.action, 0.16));
            colour = palette.action;
            // At the end the stacks at both ends are what counts.
            if !view.over {
                drawing.add(format_args!(
                    "<path d=\"M{} {}V{}\" stroke=\"{}\" stroke-width=\"5\" stroke-linecap=\"round\"/>",
                    N(x - RADIUS - 7.0),
                    N(top + f64::from(*count) * line.thick - 3.0),
                    N(top + 2.0),
                    palette.action
                ));
            }
        }
    }
    let hand = Hand::new(15.0, colour).at(Anchor::Middle);
    drawing.add(hand.write_centred(&field.name.to_string(), x, name_y));
    if height > 1 || has_won {
        let colour = if has_won { palette.good } else { palette.ink };
        let hand = Hand::new(18.0, colour).bold().at(Anchor::Middle);
        drawing.add(hand.write(&height.to_string(), x, top - RADIUS * FLAT - 10.0));
    }
}

/// Where each side wants to go, and how high its stack there is.
fn goals(drawing: &mut Drawing, view: &View, line: Line, palette: &Palette) {
    let y = 94.0;
    for (side, letter, x, way) in [(0, 'b', line.width(), 1.0), (1, 'w', 0.0, -1.0)] {
        let standing = Standing::of(view, side);
        let colour = if standing == Standing::Won {
            palette.good
        } else {
            palette.muted
        };
        drawing.add(format_args!(
            "<path d=\"M{} {}l{} 8l{} 8\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"3.4\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\"/>",
            N(x - way * 18.0),
            N(y - 8.0),
            N(way * 8.0),
            N(way * -8.0)
        ));
        drawing.add(format_args!(
            "<g transform=\"translate({} {}) scale(.48)\">{}</g>",
            N(x - way * 48.0),
            N(y + 4.0),
            disc(letter, [0.0, 0.0], 18.0, RADIUS, false, palette)
        ));
        let points = view.score.map_or(0, |score| score[usize::from(side)]).to_string();
        let anchor = if side == 0 { Anchor::End } else { Anchor::Start };
        let hand = Hand::new(
            19.0,
            if standing == Standing::Won {
                palette.good
            } else {
                palette.ink
            },
        );
        drawing.add(hand.bold().at(anchor).write_centred(&points, x - way * 78.0, y));
        let beside = 78.0 + hand.bold().width(&points) + 26.0;
        drawing.add(standing.sign(x - way * beside, y, palette));
    }
}
