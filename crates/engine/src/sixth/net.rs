//! A small net that judges positions: one hidden layer seen from both sides, learned from self-play
//! (`training/sixth`).

use std::sync::LazyLock;

use trilith_games::common::Side;
use trilith_games::sixth::{Milady, Move, Position, Square};

use super::features::{FEATURES, features, other_features, square_features};
use crate::value::Value;

/// Neurons for each side's view.
const HIDDEN: usize = 128;
/// What 1.0 is in the hidden layer, and in the weights behind it.
const UNIT: i16 = 255;
const OUT_UNIT: i64 = 64;
/// Hundredths that an output of 1.0 stands for.
const SCALE: i64 = 150;

struct Net {
    inputs: Vec<[i16; HIDDEN]>,
    bias: [i16; HIDDEN],
    output: [[i16; HIDDEN]; 2],
    output_bias: i32,
}

static NET: LazyLock<Net> = LazyLock::new(|| Net::read(include_bytes!("../../../../data/nets/sixth.bin")));

impl Net {
    /// Little-endian words: the inputs feature by feature, the hidden bias, the two halves of the output, its bias.
    fn read(bytes: &[u8]) -> Net {
        let mut words = bytes
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut layer = || std::array::from_fn(|_| words.next().unwrap_or(0));
        let inputs = (0..FEATURES).map(|_| layer()).collect();
        let bias = layer();
        let output = [layer(), layer()];
        let output_bias = i32::from(words.next().unwrap_or(0));
        Net {
            inputs,
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
        features(position, |both| views.add(net, both));
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
            for (sum, weight) in view.iter_mut().zip(&net.inputs[feature]) {
                *sum = sum.wrapping_add(*weight);
            }
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

    /// What the position is worth to the side to move.
    #[inline]
    pub(super) fn evaluate(&self, side: Side) -> Value {
        let net = &*NET;
        let mut total = 0;
        for (viewer, weights) in [side, side.opposite()].into_iter().zip(&net.output) {
            for (&value, &weight) in self.0[viewer.index()].iter().zip(weights) {
                // A squared ramp: it bends where a plain one only clips. The square fits sixteen bits, so that the processor
                // takes many at a time.
                let value = value.clamp(0, UNIT) as u16;
                let bent = (value.wrapping_mul(value) >> 8) as i16;
                total += i32::from(bent) * i32::from(weight);
            }
        }
        // Back from the units of both layers, in one division.
        let unit = i64::from(UNIT);
        let value = i64::from(total) * 256 + i64::from(net.output_bias) * unit;
        Value::belief((value * SCALE / (unit * unit * OUT_UNIT)) as i32)
    }
}
