//! What a position of 27 is worth without looking ahead.
//!
//! The evaluation is linear: a side has features, each an amount of something, and its weight says what one of them is
//! worth. The weights come from `examples/tune_27.rs`, which fits them to exact results, so that
//! [`crate::Score::chance`] of the sum is the probability with which a position like this is won.

use trilith_games::common::Side;
use trilith_games::twentyseven::Variant;

use super::line::{Line, places};
use super::weights;
use crate::value::Value;

/// How many distances to the goal there are, 0 on it.
const DISTANCES: usize = 9;
/// Steps beyond this are as good as never seen.
const STEPS: usize = 7;
/// A stack, by its side's step and its distance: whether it arrives exactly, can still move, or is stuck.
const STACK: usize = 0;
/// A disc in such a stack.
const DISC: usize = STACK + STEPS * DISTANCES;
/// A disc on one's goal that is not frozen there.
const LOOSE: usize = DISC + STEPS * DISTANCES;
/// A disc of one's colour under another top, by distance.
const BURIED: usize = LOOSE + 1;
/// A disc of one's colour that lies directly on one of the same, by step: lifting what is above makes one more stack.
const SPLIT: usize = BURIED + DISTANCES;
/// A move.
const MOVE: usize = SPLIT + STEPS + 1;
/// Not to have any.
const STUCK: usize = MOVE + 1;
/// Not to have a stack at all.
const NO_STACK: usize = STUCK + 1;
/// The right to move.
const TEMPO: usize = NO_STACK + 1;

/// How many features there are.
pub(crate) const FEATURES: usize = TEMPO + 1;

/// What the position is worth to the side to move.
#[inline]
pub(crate) fn evaluate(line: &Line) -> Value {
    let weights = match line.variant() {
        Variant::Base => &weights::BASE,
        Variant::Advanced => &weights::ADVANCED,
        Variant::Expert => &weights::EXPERT,
    };
    let mut value = 0;
    for_each_feature(line, |feature, amount| {
        value += amount * i32::from(weights[feature])
    });
    Value::belief(value)
}

/// Calls `visit` with each feature and its amount, those of the opponent counted negative.
#[inline]
pub(crate) fn for_each_feature(line: &Line, mut visit: impl FnMut(usize, i32)) {
    let side = line.side();
    of_side(line, side, &mut visit);
    of_side(line, side.opposite(), |feature, amount| visit(feature, -amount));
    visit(TEMPO, 1);
}

#[inline]
fn of_side(line: &Line, side: Side, mut visit: impl FnMut(usize, i32)) {
    let goal = line.goal(side);
    let step = (line.step(side) as usize).min(STEPS);
    let own = line.tops(side);
    if step == 0 {
        visit(NO_STACK, 1);
    }
    if !line.is_frozen(side) {
        visit(LOOSE, line.height(goal) as i32);
    }
    let mut splits = 0;
    for place in 0..line.length() {
        let stack = line.stack(place, side);
        let distance = goal.abs_diff(place) as usize;
        if own >> place & 1 == 1 {
            let at = (step - 1) * DISTANCES + distance;
            visit(STACK + at, 1);
            visit(DISC + at, line.height(place) as i32);
            // Own discs are 10, so the first difference from a stack of nothing else ends the run of them.
            splits += (stack ^ 0xaaaa_aaaa_aaaa_aaaa).trailing_zeros() as i32 / 2 - 1;
        } else {
            let buried = (stack >> 1 & !stack & 0x5555_5555_5555_5555).count_ones();
            visit(BURIED + distance, buried as i32);
        }
    }
    visit(SPLIT + step, splits);
    let movable = line.movable(side);
    let moves: u32 = places(movable).map(|place| line.liftable(place)).sum();
    visit(MOVE, moves as i32);
    visit(STUCK, i32::from(movable == 0));
}
