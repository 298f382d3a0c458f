//! A small alphabet of strokes, drawn for these pictures: capitals are 14 high, small letters 10, the line they stand on
//! is 0. No picture needs a font.

use std::fmt::Write as _;

use super::drawing::N;

/// How high a capital is in the units of the strokes.
const CAPITAL: f64 = 14.0;
/// What is left free between two letters, and what a space takes.
const GAP: f64 = 4.2;
const SPACE: f64 = 1.6;

/// On which side of a point words stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// How words look.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand<'a> {
    /// How high a capital is.
    pub(super) size: f64,
    /// How thick the strokes are, as a part of that.
    pub(super) weight: f64,
    pub(super) colour: &'a str,
    pub(super) anchor: Anchor,
}

impl<'a> Hand<'a> {
    pub(super) const fn new(size: f64, colour: &'a str) -> Hand<'a> {
        Hand {
            size,
            weight: 0.14,
            colour,
            anchor: Anchor::Start,
        }
    }

    pub(super) const fn at(self, anchor: Anchor) -> Hand<'a> {
        Hand { anchor, ..self }
    }

    pub(super) const fn bold(self) -> Hand<'a> {
        Hand { weight: 0.19, ..self }
    }

    /// How wide words are.
    pub(super) fn width(self, text: &str) -> f64 {
        let letters = text.chars().map(|c| glyph(c).0 + GAP);
        (letters.sum::<f64>() - GAP).max(0.0) * self.size / CAPITAL
    }

    /// Words whose letters stand on a point.
    pub(super) fn write(self, text: &str, x: f64, y: f64) -> String {
        let scale = self.size / CAPITAL;
        let start = match self.anchor {
            Anchor::Start => x,
            Anchor::Middle => x - self.width(text) / 2.0,
            Anchor::End => x - self.width(text),
        };
        let mut out = format!(
            "<g transform=\"translate({} {}) scale({:.4})\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\">",
            N(start),
            N(y),
            scale,
            self.colour,
            N(self.weight * CAPITAL)
        );
        let mut at = 0.0;
        for c in text.chars() {
            let (width, strokes) = glyph(c);
            if !strokes.is_empty() {
                let _ = write!(
                    out,
                    "<path transform=\"translate({} 0)\" d=\"{strokes}\"/>",
                    N(at)
                );
            }
            at += width + GAP;
        }
        out.push_str("</g>");
        out
    }

    /// Words around a point: half of a capital above it, half below.
    pub(super) fn write_centred(self, text: &str, x: f64, y: f64) -> String {
        self.write(text, x, y + self.size / 2.0)
    }
}

/// How wide a letter is, and its strokes. What the alphabet lacks is a gap.
const fn glyph(c: char) -> (f64, &'static str) {
    match c {
        'A' => (11.0, "M0 0L5.5-14L11 0M2-5H9"),
        'B' => (9.0, "M0-7H5A3.5 3.5 0 0 0 5-14H0V0H5.5A3.5 3.5 0 0 0 5.5-7H5"),
        'C' => (10.5, "M10.5-2.37A6 7 0 1 1 10.5-11.63"),
        'D' => (10.0, "M0 0V-14H4A6 7 0 0 1 4 0Z"),
        'E' => (8.0, "M8 0H0V-14H8M0-7H7"),
        'F' => (8.0, "M0 0V-14H8M0-7H7"),
        'G' => (12.0, "M10.5-11.63A6 7 0 1 0 12-6.5H7.2"),
        'H' => (10.0, "M0 0V-14M10 0V-14M0-7H10"),
        'I' => (1.4, "M.7 0V-14"),
        'J' => (6.5, "M6.5-14V-4A3.25 4 0 0 1 0-4"),
        'K' => (9.5, "M0 0V-14M9-14L0-5.3M3.5-8.7L9.5 0"),
        'L' => (7.5, "M0-14V0H7.5"),
        'M' => (12.0, "M0 0V-14L6-4L12-14V0"),
        'N' => (10.0, "M0 0V-14L10 0V-14"),
        'O' => (12.0, "M0-7A6 7 0 1 1 12-7A6 7 0 1 1 0-7Z"),
        'P' => (9.0, "M0 0V-14H5A4 4 0 0 1 5-6H0"),
        'Q' => (12.0, "M0-7A6 7 0 1 1 12-7A6 7 0 1 1 0-7ZM7.5-3.5L12 1"),
        'R' => (9.5, "M0 0V-14H5A4 4 0 0 1 5-6H0M4.5-6L9.5 0"),
        'S' => (
            9.0,
            "M8.6-11.3C7.8-13 6.3-14 4.5-14C2.2-14 .4-12.6 .4-10.5C.4-8.4 2-7.7 4.5-7.1C7.2-6.4 9-5.6 9-3.6C9-1.4 7 0 4.6 \
             0C2.4 0 .7-1 0-2.9",
        ),
        'T' => (10.0, "M0-14H10M5-14V0"),
        'U' => (10.0, "M0-14V-5A5 5 0 0 0 10-5V-14"),
        'V' => (11.0, "M0-14L5.5 0L11-14"),
        'W' => (16.0, "M0-14L4 0L8-12L12 0L16-14"),
        'X' => (10.0, "M0 0L10-14M0-14L10 0"),
        'Y' => (10.0, "M0-14L5-6.5V0M5-6.5L10-14"),
        'Z' => (9.5, "M0-14H9.5L0 0H9.5"),
        'a' => (9.0, "M9-10V0M9-5A4.5 5 0 1 1 0-5A4.5 5 0 1 1 9-5Z"),
        'b' => (9.0, "M0-14.5V0M0-5A4.5 5 0 1 1 9-5A4.5 5 0 1 1 0-5Z"),
        'c' => (8.0, "M8-1.86A4.5 5 0 1 1 8-8.14"),
        'd' => (9.0, "M9-14.5V0M9-5A4.5 5 0 1 1 0-5A4.5 5 0 1 1 9-5Z"),
        'e' => (9.0, "M0-5H9A4.5 5 0 1 0 8.2-2.1"),
        'f' => (5.8, "M2.2 0V-11A3.4 3.5 0 0 1 5.8-14.4M0-9.6H5.4"),
        'g' => (
            9.0,
            "M9-10V.5A4.4 4 0 0 1 .8 2.3M9-5A4.5 5 0 1 1 0-5A4.5 5 0 1 1 9-5Z",
        ),
        'h' => (8.0, "M0-14.5V0M0-5.5A4 4.5 0 0 1 8-5.5V0"),
        'i' => (1.4, "M.7-10V0M.7-13.9V-13.8"),
        'j' => (2.0, "M2-10V1A3 3.4 0 0 1 -1 4.4M2-13.9V-13.8"),
        'k' => (7.5, "M0-14.5V0M7-10L0-4M2.6-6.2L7.5 0"),
        'l' => (1.4, "M.7-14.5V0"),
        'm' => (13.0, "M0-10V0M0-6A3.25 4 0 0 1 6.5-6V0M6.5-6A3.25 4 0 0 1 13-6V0"),
        'n' => (8.0, "M0-10V0M0-5.5A4 4.5 0 0 1 8-5.5V0"),
        'o' => (9.0, "M0-5A4.5 5 0 1 1 9-5A4.5 5 0 1 1 0-5Z"),
        'p' => (9.0, "M0-10V4.5M0-5A4.5 5 0 1 1 9-5A4.5 5 0 1 1 0-5Z"),
        'q' => (9.0, "M9-10V4.5M9-5A4.5 5 0 1 1 0-5A4.5 5 0 1 1 9-5Z"),
        'r' => (5.0, "M0-10V0M0-5.5A4.6 4.5 0 0 1 5-9.9"),
        's' => (
            7.0,
            "M6.6-8C6-9.3 4.9-10 3.5-10C1.7-10 .4-9 .4-7.5C.4-5.8 1.8-5.4 3.6-5C5.6-4.5 7-4 7-2.6C7-1 5.5 0 3.6 0C1.9 0 \
             .6-.7 0-2.1",
        ),
        't' => (5.5, "M2.2-13.5V-3A3 3 0 0 0 5.5-.1M0-10H5.4"),
        'u' => (8.0, "M0-10V-4.5A4 4.5 0 0 0 8-4.5M8-10V0"),
        'v' => (8.5, "M0-10L4.25 0L8.5-10"),
        'w' => (13.0, "M0-10L3.25 0L6.5-9L9.75 0L13-10"),
        'x' => (8.0, "M0 0L8-10M0-10L8 0"),
        'y' => (8.5, "M0-10L4.4-.2M8.5-10L3.4 2.9A2.5 2.5 0 0 1 .3 4.4"),
        'z' => (7.5, "M0-10H7.5L0 0H7.5"),
        '0' => (9.0, "M0-7A4.5 7 0 1 1 9-7A4.5 7 0 1 1 0-7Z"),
        '1' => (9.0, "M2-11.2L5.4-14V0"),
        '2' => (9.0, "M.3-10.3A4.2 4.1 0 1 1 7.6-7.4L0 0H9"),
        '3' => (9.0, "M.7-14H8.3L4.2-8.7A4.5 4.35 0 1 1 0-3"),
        '4' => (9.0, "M6.7 0V-14L0-4H9"),
        '5' => (9.0, "M8.2-14H1.6L.9-7.7A4.6 4.5 0 1 1 0-2.7"),
        '6' => (9.0, "M7-14L1-6.9M0-4.5A4.5 4.5 0 1 1 9-4.5A4.5 4.5 0 1 1 0-4.5Z"),
        '7' => (9.0, "M0-14H9L3 0"),
        '8' => (
            9.0,
            "M.8-10.6A3.7 3.4 0 1 1 8.2-10.6A3.7 3.4 0 1 1 .8-10.6ZM0-3.6A4.5 3.6 0 1 1 9-3.6A4.5 3.6 0 1 1 0-3.6Z",
        ),
        '9' => (9.0, "M2 0L8-7.1M0-9.5A4.5 4.5 0 1 1 9-9.5A4.5 4.5 0 1 1 0-9.5Z"),
        '.' => (0.0, "M0-.1V0"),
        ',' => (1.0, "M1-.8L0 2.6"),
        '-' => (5.0, "M0-5.5H5"),
        '–' => (7.0, "M0-6.5H7"),
        '−' => (6.0, "M0-6.5H6"),
        '=' => (7.0, "M0-8.5H7M0-4H7"),
        '>' => (7.0, "M0-10.5L7-6L0-1.5"),
        ':' => (0.0, "M0-8.6V-8.5M0-.6V-.5"),
        '!' => (0.0, "M0-14V-4.8M0-.1V0"),
        '?' => (8.0, "M.2-10.5A3.9 3.6 0 1 1 5.9-7.2C4.6-6.4 4-5.8 4-4.2M4-.1V0"),
        '/' => (5.5, "M0 1.5L5.5-15"),
        '(' => (3.0, "M3-15.5A14 14 0 0 0 3 2.5"),
        ')' => (3.0, "M0-15.5A14 14 0 0 1 0 2.5"),
        '·' => (0.0, "M0-6.1V-6"),
        '×' => (7.0, "M0-10L7-3M0-3L7-10"),
        '+' => (8.0, "M0-6H8M4-10V-2"),
        '\'' | '’' => (0.0, "M0-14V-11"),
        '½' => (
            14.0,
            "M0-12.2L2-14V-6.5M1.5 0L11.5-14M8.6-5A2.2 2.2 0 1 1 12.6-3.4L8.6 0H13.4",
        ),
        _ => (SPACE, ""),
    }
}

/// Words without what the alphabet lacks.
pub(super) fn written(text: &str) -> String {
    text.chars()
        .filter(|&c| c == ' ' || !glyph(c).1.is_empty())
        .collect()
}
