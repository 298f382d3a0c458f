//! A whole game as an animated GIF: one palette for all frames, and of each frame only what has changed.

use std::borrow::Cow;
use std::collections::HashMap;

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use resvg::tiny_skia::Pixmap;
use trilith_games::view::View;

use super::pixels::{Unpaintable, paint};
use super::{Stage, Style};

/// Longer games are not animated.
pub const MOST_MOVES: usize = 300;
/// All frames together have at most so many pixels; larger ones are made smaller.
const MOST_PIXELS: f64 = 9.0e7;
/// How long a position stays, and how long the last one, in hundredths of a second.
const DELAY: u16 = 70;
const LAST_DELAY: u16 = 350;
/// The frames from which the colours are taken.
const SAMPLES: usize = 10;
/// Which colour of the palette is what was there before.
const UNCHANGED: u8 = 255;

/// The positions of a game one after the other.
pub fn animation(views: &[View], width: u32, style: Style) -> Result<Vec<u8>, Unpaintable> {
    let stage = Stage::of(views.iter());
    let Some(first) = views.first() else {
        return Err(Unpaintable::new("there is no position"));
    };
    let drawn = stage.draw(first, style);
    let pixels = f64::from(width) * f64::from(drawn.height(width)) * views.len() as f64;
    let width = (f64::from(width) * (MOST_PIXELS / pixels).min(1.0).sqrt()) as u32;
    let (width, height) = (width.max(1), drawn.height(width.max(1)));
    let frame = |view: &View| paint(&stage.draw(view, style).svg(width, ""));

    let step = views.len().div_ceil(SAMPLES);
    let samples: Result<Vec<Pixmap>, Unpaintable> = views.iter().rev().step_by(step).map(frame).collect();
    let mut colours = Colours::of(&samples?);

    let (width, height) = (width as usize, height as usize);
    let mut encoder =
        Encoder::new(Vec::new(), side(width)?, side(height)?, &colours.bytes()).map_err(Unpaintable::new)?;
    encoder.set_repeat(Repeat::Infinite).map_err(Unpaintable::new)?;
    let mut before = Vec::new();
    for (number, view) in (1..).zip(views) {
        let now = colours.indexed(&frame(view)?);
        let delay = if number == views.len() { LAST_DELAY } else { DELAY };
        let changed = Changed::between(&before, &now, width, height);
        encoder
            .write_frame(&changed.frame(&before, &now, width, delay)?)
            .map_err(Unpaintable::new)?;
        before = now;
    }
    encoder.into_inner().map_err(Unpaintable::new)
}

fn side(length: usize) -> Result<u16, Unpaintable> {
    u16::try_from(length).map_err(Unpaintable::new)
}

/// The part of a frame that differs from the one before.
struct Changed {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Changed {
    fn between(before: &[u8], now: &[u8], width: usize, height: usize) -> Changed {
        if before.len() != now.len() {
            return Changed {
                left: 0,
                top: 0,
                width,
                height,
            };
        }
        let (mut left, mut top, mut right, mut bottom) = (width, height, 0, 0);
        for (y, (old, new)) in before.chunks(width).zip(now.chunks(width)).enumerate() {
            let differs = |x: &usize| old.get(*x) != new.get(*x);
            let Some(first) = (0..width).find(differs) else {
                continue;
            };
            let last = (first..width).rev().find(differs).unwrap_or(first);
            left = left.min(first);
            right = right.max(last + 1);
            top = top.min(y);
            bottom = y + 1;
        }
        // After a pass nothing may have changed; one pixel then stands for the frame.
        Changed {
            left: left.min(width - 1),
            top: top.min(height - 1),
            width: right.saturating_sub(left).max(1),
            height: bottom.saturating_sub(top).max(1),
        }
    }

    fn frame(
        &self,
        before: &[u8],
        now: &[u8],
        width: usize,
        delay: u16,
    ) -> Result<Frame<'static>, Unpaintable> {
        let rows = self.top..self.top + self.height;
        let shown: Vec<u8> = rows
            .flat_map(|y| (self.left..self.left + self.width).map(move |x| y * width + x))
            .filter_map(|at| {
                let new = *now.get(at)?;
                Some(if before.get(at) == Some(&new) {
                    UNCHANGED
                } else {
                    new
                })
            })
            .collect();
        Ok(Frame {
            delay,
            dispose: DisposalMethod::Keep,
            transparent: Some(UNCHANGED),
            left: side(self.left)?,
            top: side(self.top)?,
            width: side(self.width)?,
            height: side(self.height)?,
            buffer: Cow::Owned(shown),
            ..Frame::default()
        })
    }
}

type Colour = [u8; 3];

/// The palette, and which of its colours stands for which.
struct Colours {
    palette: Vec<Colour>,
    known: HashMap<Colour, u8>,
}

impl Colours {
    /// The colours that are seen most, but none that is nearly another, as long as there are others: so both the flat
    /// grounds and the shades at their edges come out well.
    fn of(samples: &[Pixmap]) -> Colours {
        let mut counts: HashMap<Colour, usize> = HashMap::new();
        for pixels in samples {
            for colour in colours(pixels) {
                *counts.entry(colour).or_default() += 1;
            }
        }
        let mut counted: Vec<(Colour, usize)> = counts.into_iter().collect();
        counted.sort_unstable_by_key(|&(colour, count)| (std::cmp::Reverse(count), colour));
        let mut palette: Vec<Colour> = Vec::new();
        for apart in [30, 18, 10, 5, 1] {
            for &(colour, _) in &counted {
                if palette.len() >= usize::from(UNCHANGED) {
                    break;
                }
                if palette
                    .iter()
                    .all(|&chosen| distance(chosen, colour) >= apart * apart)
                {
                    palette.push(colour);
                }
            }
        }
        Colours {
            palette,
            known: HashMap::new(),
        }
    }

    /// The palette as GIF files have it.
    fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.palette.concat();
        bytes.resize(3 * 256, 0);
        bytes
    }

    fn indexed(&mut self, pixels: &Pixmap) -> Vec<u8> {
        let mut last = ([0; 3], None);
        colours(pixels)
            .map(|colour| {
                if let (known, Some(index)) = last
                    && known == colour
                {
                    return index;
                }
                let index = *self.known.entry(colour).or_insert_with(|| {
                    let nearest = (0..)
                        .zip(&self.palette)
                        .min_by_key(|(_, near)| distance(**near, colour));
                    nearest.map_or(0, |(index, _)| index)
                });
                last = (colour, Some(index));
                index
            })
            .collect()
    }
}

fn colours(pixels: &Pixmap) -> impl Iterator<Item = Colour> {
    // The ground is opaque, so that nothing shines through.
    pixels
        .pixels()
        .iter()
        .map(|pixel| [pixel.red(), pixel.green(), pixel.blue()])
}

fn distance(one: Colour, other: Colour) -> i32 {
    let part = |at: usize| i32::from(one[at]) - i32::from(other[at]);
    (0..3).map(|at| part(at) * part(at)).sum()
}
