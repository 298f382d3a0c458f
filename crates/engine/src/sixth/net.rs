//! A small net that judges positions: one hidden layer seen from both sides, learned from self-play
//! (`training/sixth`). What a move changes here and there is kept up move by move; which stack reaches which changes all
//! over the board, goes to a few neurons only, and is summed up when the position is judged.

use std::sync::LazyLock;

use trilith_games::common::Position as _;
use trilith_games::sixth::{Milady, Move, Position, Square};

use super::features::{
    PLACED, REACHES, other_features, placed_features, reaches, seen_by_brown, square_features,
};
use crate::value::Value;

/// Neurons for each side's view.
const HIDDEN: usize = 128;
/// The first of them, which also hear of which stack reaches which.
const REACHED: usize = 16;
/// What 1.0 is in the hidden layer, and in the weights behind it.
const UNIT: i16 = 255;
const OUT_UNIT: i64 = 64;
/// Hundredths that an output of 1.0 stands for.
const SCALE: i64 = 150;

struct Net {
    inputs: Vec<[i16; HIDDEN]>,
    /// What the first neurons of Silver's and of Brown's view hear of each pair.
    reaches: Vec<[[i16; REACHED]; 2]>,
    bias: [i16; HIDDEN],
    output: [[i16; HIDDEN]; 2],
    output_bias: i32,
}

static NET: LazyLock<Net> = LazyLock::new(|| Net::read(include_bytes!("../../../../data/nets/sixth.bin")));

impl Net {
    /// Little-endian words: the inputs feature by feature, what the first neurons hear of each pair, the hidden bias, the two
    /// halves of the output, its bias.
    fn read(bytes: &[u8]) -> Net {
        let mut words = bytes
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut next = || words.next().unwrap_or(0);
        let inputs = (0..PLACED).map(|_| std::array::from_fn(|_| next())).collect();
        let reaches: Vec<[i16; REACHED]> = (0..REACHES).map(|_| std::array::from_fn(|_| next())).collect();
        let mut layer = || std::array::from_fn(|_| next());
        let bias = layer();
        let output = [layer(), layer()];
        let output_bias = i32::from(next());
        Net {
            inputs,
            reaches: (0..REACHES)
                .map(|pair| [reaches[pair], reaches[seen_by_brown(pair)]])
                .collect(),
            bias,
            output,
            output_bias,
        }
    }
}

/// What the hidden layer has summed up of a position, as Silver and as Brown see it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Views([[i16; HIDDEN]; 2]);

impl Views {
    /// The views of a position, from nothing.
    pub(super) fn of(position: &Position) -> Views {
        let net = &*NET;
        let mut views = Views([net.bias; 2]);
        placed_features(position, |both| views.add(net, both));
        views
    }

    /// Takes in what a move changed.
    #[inline]
    pub(super) fn update(&mut self, before: &Position, m: Move, after: &Position) {
        match m {
            Move::Shift { from, to, .. } => {
                for square in [from, to] {
                    self.update_square(before, after, square);
                }
                // Nothing else changes, unless Milady is about or pieces go back to the reserves.
                if before.points() != after.points() || after.milady() != Milady::Absent {
                    self.update_rest(before, after);
                }
            }
            Move::Place { square, .. } => {
                self.update_square(before, after, square);
                self.update_rest(before, after);
            }
            Move::Pass => {}
        }
    }

    #[inline]
    fn update_square(&mut self, before: &Position, after: &Position, square: Square) {
        let net = &*NET;
        square_features(before, square, |both| self.remove(net, both));
        square_features(after, square, |both| self.add(net, both));
    }

    /// Takes in what a move changed beside the squares.
    #[inline]
    fn update_rest(&mut self, before: &Position, after: &Position) {
        let net = &*NET;
        let [old, new] = [before, after].map(|position| {
            let mut list = [[usize::MAX; 2]; 16];
            let mut slots = list.iter_mut();
            other_features(position, |both| {
                if let Some(slot) = slots.next() {
                    *slot = both;
                }
            });
            list
        });
        // Most are the same and stand in the same place.
        for (old, new) in old.into_iter().zip(new) {
            if old != new {
                if old[0] != usize::MAX {
                    self.remove(net, old);
                }
                if new[0] != usize::MAX {
                    self.add(net, new);
                }
            }
        }
    }

    #[inline]
    fn add(&mut self, net: &Net, both: [usize; 2]) {
        for (view, feature) in self.0.iter_mut().zip(both) {
            sum(view, &net.inputs[feature]);
        }
    }

    #[inline]
    fn remove(&mut self, net: &Net, both: [usize; 2]) {
        for (view, feature) in self.0.iter_mut().zip(both) {
            for (sum, weight) in view.iter_mut().zip(&net.inputs[feature]) {
                *sum = sum.wrapping_sub(*weight);
            }
        }
    }

    /// What the position, of which these are the views, is worth to the side to move.
    #[inline]
    pub(super) fn evaluate(&self, position: &Position) -> Value {
        let net = &*NET;
        let mut heard = [[0; REACHED]; 2];
        reaches(position, |pair| {
            for (view, weights) in heard.iter_mut().zip(&net.reaches[pair]) {
                sum(view, weights);
            }
        });
        let mut total = 0;
        let side = position.side();
        for (viewer, weights) in [side, side.opposite()].into_iter().zip(&net.output) {
            let mut values = self.0[viewer.index()];
            sum(&mut values, &heard[viewer.index()]);
            total += product(&values, weights);
        }
        // Back from the units of both layers, in one division.
        let unit = i64::from(UNIT);
        let value = i64::from(total) * 256 + i64::from(net.output_bias) * unit;
        Value::belief((value * SCALE / (unit * unit * OUT_UNIT)) as i32)
    }
}

/// Adds to the first values as many others as there are.
#[inline]
fn sum(values: &mut [i16], others: &[i16]) {
    for (value, other) in values.iter_mut().zip(others) {
        *value = value.wrapping_add(*other);
    }
}

/// What the hidden layer of one view adds to the output. The ramp is squared: it bends where a plain one only clips. The square
/// fits sixteen bits, so that the processor takes eight at a time.
#[cfg(target_arch = "x86_64")]
#[inline]
fn product(values: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    use safe_arch::{
        add_i32_m128i, m128i, max_i16_m128i, min_i16_m128i, mul_i16_horizontal_add_m128i,
        mul_i16_keep_low_m128i, set_splat_i16_m128i, shr_imm_u16_m128i,
    };
    let (least, most) = (set_splat_i16_m128i(0), set_splat_i16_m128i(UNIT));
    let mut total = set_splat_i16_m128i(0);
    for (&values, &weights) in values.as_chunks().0.iter().zip(weights.as_chunks().0) {
        let values = min_i16_m128i(max_i16_m128i(m128i::from(values), least), most);
        let bent = shr_imm_u16_m128i::<8>(mul_i16_keep_low_m128i(values, values));
        total = add_i32_m128i(total, mul_i16_horizontal_add_m128i(bent, m128i::from(weights)));
    }
    <[i32; 4]>::from(total).into_iter().sum()
}

/// The same on other processors.
#[cfg(not(target_arch = "x86_64"))]
use plain_product as product;

#[cfg(any(test, not(target_arch = "x86_64")))]
#[inline]
fn plain_product(values: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    values
        .iter()
        .zip(weights)
        .map(|(&value, &weight)| {
            let value = value.clamp(0, UNIT) as u16;
            i32::from(value.wrapping_mul(value) >> 8) * i32::from(weight)
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use trilith_games::common::Random;

    use super::*;

    #[test]
    fn every_processor_adds_up_the_same() {
        let mut random = Random::new(27);
        for _ in 0..200 {
            let mut words =
                |most: usize| std::array::from_fn(|_| (random.below(2 * most) as i32 - most as i32) as i16);
            let (values, weights) = (words(32_768), words(1_000));
            assert_eq!(product(&values, &weights), plain_product(&values, &weights));
            // Within the ramp as well as far outside it.
            let values = words(400);
            assert_eq!(product(&values, &weights), plain_product(&values, &weights));
        }
    }

    /// A net of another shape would be read as noise.
    #[test]
    fn the_net_has_as_many_words_as_are_read() {
        let words = PLACED * HIDDEN + REACHES * REACHED + 3 * HIDDEN + 1;
        let bytes = include_bytes!("../../../../data/nets/sixth.bin");
        assert_eq!(bytes.len(), 2 * words);
    }
}
