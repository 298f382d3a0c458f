use trilith_game::Side;

use crate::{Board, Size};

/// What every move increases, so that no position can come back: one number for each pair of fields at the same distance
/// from the ends, compared from the outermost pair inward.
///
/// Each of the two stacks counts with its height, positive if its owner moves toward that end and negative otherwise; a
/// field in the middle counts for nothing.
///
/// Why it increases: let a move take discs from one field to another, and look at the outermost pair that it touches. All
/// pairs further out stay as they are. If the target is in this pair, it is on the mover's far side, and a stack of any
/// sign becomes a higher one of positive sign. If the origin is in it, it is on the mover's near side, and a stack of
/// negative sign becomes lower or changes its sign. One of the two must be in it, as a move cannot stay in the middle, and
/// both together also make it grow.
///
/// A pass leaves it as it is, and so does mirroring the line.
pub fn potential(board: &Board) -> Vec<i8> {
    let fields = board.size().fields();
    let toward = |field: usize, side: Side| {
        let height = board.height(field) as i8;
        if board.top(field) == Some(side) {
            height
        } else {
            -height
        }
    };
    (0..fields / 2)
        .map(|pair| toward(pair, Side::Second) + toward(fields - 1 - pair, Side::First))
        .collect()
}

/// The same as one number, for heights with a set of fields that have a black disc on top.
pub(crate) fn key(size: Size, heights: &[u8; Size::MOST_FIELDS], black: u32) -> usize {
    let fields = size.fields();
    let discs = size.all_discs() as i32;
    let toward = |field: usize, sign: i32| {
        let height = i32::from(heights[field]);
        if black >> field & 1 == 1 {
            sign * height
        } else {
            -sign * height
        }
    };
    (0..fields / 2).fold(0, |key, pair| {
        let sum = toward(pair, -1) + toward(fields - 1 - pair, 1);
        key * (2 * discs + 1) as usize + (sum + discs) as usize
    })
}

/// More than any key.
pub(crate) fn keys(size: Size) -> usize {
    (2 * size.all_discs() + 1).pow(size.fields() as u32 / 2)
}
