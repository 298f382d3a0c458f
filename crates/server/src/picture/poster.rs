//! Pictures of 1200 × 630, as they are shown beside a link.

use trilith_games::view::{Table, View};

use super::drawing::{Drawing, N};
use super::emblem::STONES;
use super::letters::{Anchor, Hand, written};
use super::palette::{Palette, Theme};
use super::{Style, position, signs};

const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 630.0;

fn empty(palette: &Palette) -> Drawing {
    Drawing::new([0.0, 0.0, WIDTH, HEIGHT], palette.paper)
}

/// Stones and name, the name's letters standing on `y`.
fn brand(drawing: &mut Drawing, x: f64, y: f64, size: f64, palette: &Palette) {
    let scale = size * 1.75 / 32.0;
    drawing.add(format_args!(
        "<g transform=\"translate({} {}) scale({scale:.4})\">{STONES}</g>",
        N(x),
        N(y - 28.2 * scale)
    ));
    let hand = Hand {
        weight: 0.16,
        ..Hand::new(size, palette.ink)
    };
    drawing.add(hand.write("Trilith", x + size * 2.15, y));
}

/// Words in lines of at most this width.
fn lines(text: &str, hand: Hand<'_>, width: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if hand.width(&format!("{line} {word}")) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A game's position, its name and how it stands. The name is the game's, then ` · ` and its options.
pub fn preview(view: &View, name: &str) -> Drawing {
    let palette = Theme::Light.palette();
    let mut drawing = empty(palette);
    let shown = position(view, Style::default());
    let (title, options) = name.split_once(" · ").unwrap_or((name, ""));
    let (title, options) = (written(title), written(options));
    let result = signs::result(view);

    if matches!(view.table, Table::TwentySeven { .. }) {
        let bold = Hand::new(58.0, palette.ink).bold();
        drawing.add(bold.write(&title, 70.0, 122.0));
        let small = Hand::new(27.0, palette.muted);
        drawing.add(small.write(&options, 70.0 + bold.width(&title) + 40.0, 122.0));
        let right = bold.at(Anchor::End);
        drawing.add(right.write(result, WIDTH - 70.0, 122.0));
        drawing.put(&shown, [50.0, 146.0, WIDTH - 100.0, 412.0]);
        brand(&mut drawing, 514.0, 600.0, 30.0, palette);
        return drawing;
    }

    let high = HEIGHT - 36.0;
    let wide = (high * shown.frame[2] / shown.frame[3]).min(690.0);
    drawing.put(&shown, [56.0, 18.0, wide, high]);
    let x = 56.0 + wide + 64.0;
    let room = WIDTH - 50.0 - x;
    let full = Hand::new(70.0, palette.ink).bold();
    let size = (70.0 * room / full.width(&title).max(1.0)).min(70.0);
    drawing.add(Hand::new(size, palette.ink).bold().write(&title, x, 152.0));
    let small = Hand::new(26.0, palette.muted);
    let mut y = 215.0;
    for line in lines(&options, small, room).into_iter().take(5) {
        drawing.add(small.write(&line, x, y));
        y += 46.0;
    }
    if !result.is_empty() {
        let hand = Hand::new(44.0, palette.good).bold();
        drawing.add(hand.write(result, x, y + 50.0));
    }
    brand(&mut drawing, x - 6.0, HEIGHT - 74.0, 36.0, palette);
    drawing
}

/// The picture of the whole site: its name and the three games.
pub fn social(sixth: &View, six: &View, line: &View) -> Drawing {
    let palette = Theme::Light.palette();
    let mut drawing = empty(palette);
    brand(&mut drawing, 352.0, 164.0, 84.0, palette);
    let places = [
        (sixth, [40.0, 216.0, 370.0, 380.0]),
        (six, [414.0, 216.0, 390.0, 380.0]),
        (line, [808.0, 236.0, 370.0, 380.0]),
    ];
    let bare = Style {
        bare: true,
        ..Style::default()
    };
    for (view, place) in places {
        drawing.put(&position(view, bare), place);
    }
    drawing
}
