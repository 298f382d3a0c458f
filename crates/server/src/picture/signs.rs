//! What the pictures of all games have in common: whose turn it is, who won, what is written below.

use trilith_games::view::View;

use super::drawing::{Drawing, N};
use super::letters::{Anchor, Hand, written};
use super::palette::Palette;

/// How a side stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    ToMove,
    Won,
    Waiting,
}

impl Standing {
    /// How the first (0) or the second side (1) stands.
    pub(super) fn of(view: &View, side: u8) -> Standing {
        let winner = match view.result.as_str() {
            "1-0" => Some(0),
            "0-1" => Some(1),
            _ => None,
        };
        if winner == Some(side) {
            Standing::Won
        } else if view.to_move.is_some_and(|seat| seat % 2 == side) {
            Standing::ToMove
        } else {
            Standing::Waiting
        }
    }

    /// The sign for it around a point: an arrow for who is to move, a tick for who won.
    pub(super) fn sign(self, x: f64, y: f64, palette: &Palette) -> String {
        let at = format!("transform=\"translate({} {})\"", N(x), N(y));
        match self {
            Standing::ToMove => format!(
                "<path {at} d=\"M-6-8.5L8 0L-6 8.5Z\" fill=\"{0}\" stroke=\"{0}\" stroke-width=\"3\" \
                 stroke-linejoin=\"round\"/>",
                palette.action
            ),
            Standing::Won => format!(
                "<g {at}><circle r=\"12\" fill=\"{}\"/><path d=\"M-5.5 .5L-1.5 4.5L5.5-4.5\" fill=\"none\" stroke=\"{}\" \
                 stroke-width=\"3\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/></g>",
                palette.good, palette.raised
            ),
            Standing::Waiting => String::new(),
        }
    }
}

/// The result as people write it; nothing while the game goes on.
pub(super) fn result(view: &View) -> &'static str {
    match view.result.as_str() {
        "1-0" => "1 – 0",
        "0-1" => "0 – 1",
        "1/2-1/2" => "½ – ½",
        _ => "",
    }
}

/// The game and its options, as they are written in variant texts.
pub(super) fn variant(view: &View) -> (&'static str, String) {
    let (game, options) = view.variant.split_once(':').unwrap_or((&view.variant, ""));
    let title = game.parse().map_or("", |kind: trilith_games::Kind| kind.title());
    (title, options.replace(',', ", "))
}

/// Writes the variant and the result under a drawing.
pub(super) fn caption(drawing: &mut Drawing, view: &View, palette: &Palette) {
    let [left, top, width, height] = drawing.frame;
    let size = width * 0.026;
    let margin = width * 0.045;
    let (title, options) = variant(view);
    let options = written(&options);
    let baseline = top + height + size * 1.6;
    drawing.frame = [left, top, width, height + size * 3.2];

    let bold = Hand::new(size, palette.ink).bold();
    drawing.add(bold.write(title, left + margin, baseline));
    let end = left + width - margin;
    let said = result(view);
    drawing.add(bold.at(Anchor::End).write(said, end, baseline));
    // Many options make small letters.
    let start = left + margin + bold.width(title) + size;
    let room = end - bold.width(said) - size - start;
    let plain = Hand::new(size, palette.muted);
    let shrunk = (room / plain.width(&options).max(1.0)).min(1.0);
    drawing.add(Hand::new(size * shrunk, palette.muted).write(&options, start, baseline));
}

/// A king that decided the game: its sign on a green ground, around a point.
pub(super) fn king(x: f64, y: f64, palette: &Palette) -> String {
    let line = palette.raised;
    format!(
        "<g transform=\"translate({} {})\"><circle r=\"12.5\" fill=\"{}\" stroke=\"{line}\" stroke-width=\"1.5\"/><path \
         transform=\"translate(-8.4 -8.6) scale(1.05)\" d=\"{}\" fill=\"none\" stroke=\"{line}\" stroke-width=\"1.5\" \
         stroke-linejoin=\"round\" stroke-linecap=\"round\"/></g>",
        N(x),
        N(y),
        palette.good,
        rank("king"),
    )
}

/// The chess ranks as small outlines in a box of 16, as on the board.
pub(super) fn rank(name: &str) -> &'static str {
    match name {
        "pawn" => {
            "M8 3a2.3 2.3 0 0 1 1.3 4.2c.3 1.8 1 3.2 2.2 4.3h-7c1.2-1.1 1.9-2.5 2.2-4.3A2.3 2.3 0 0 1 8 3zM3.5 13.7h9"
        }
        "rook" => "M4 2.5v3.1l1.4 1.2v4.7h5.2V6.8L12 5.6V2.5h-2v1.6H9V2.5H7v1.6H6V2.5zM3.5 13.7h9",
        "knight" => {
            "M5 11.5c0-2.5 2.4-3 2.5-4.9-1 .3-1.7 1.7-3 1.5L3.3 6.5l2.9-3L6.5 1.8l1.7 1.4c2.7.6 4.1 3 3.6 8.3zM3.5 13.7h9"
        }
        "bishop" => {
            "M8 2.7c2.2 1.6 3.3 3.1 3.3 4.8 0 1.3-.6 2.1-1.5 2.6l.5 1.4H5.7l.5-1.4C5.3 9.6 4.7 8.8 4.7 7.5c0-1.7 1.1-3.2 \
             3.3-4.8zM9.2 4.9 7.7 7.2M8 1.3v1.4M3.5 13.7h9"
        }
        "queen" => "M4.7 11.5 3 4.8l2.8 2.6L8 3l2.2 4.4L13 4.8l-1.7 6.7zM3.5 13.7h9",
        _ => {
            "M5 11.5 3.5 8.1C2.9 5.6 6.4 4.6 8 7c1.6-2.4 5.1-1.4 4.5 1.1L11 11.5zM8 7V1.5M6.4 3.1h3.2M3.5 13.7h9"
        }
    }
}
