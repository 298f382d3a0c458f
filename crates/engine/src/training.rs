//! What the programs that make training data need from the engine.

use trilith_games::common::{Position as _, Side};
use trilith_games::sixth::Position;

use crate::board::Board as _;
use crate::sixth::{FEATURES, MOST, Sixth, features};

/// The features of a quiet position of SIXTH! as the side to move and as the opponent sees them, each list filled up with
/// the number of features. Nothing for a position that the net is never asked about: a king can be made at once, by either side.
pub fn sixth_sample(position: &Position) -> Option<[[u16; MOST]; 2]> {
    let board = Sixth::new(*position);
    if board.winning_move().is_some() || board.is_threatened() {
        return None;
    }
    let mut views = [[FEATURES as u16; MOST]; 2];
    let mut count = 0;
    features(position, |both| {
        for (view, feature) in views.iter_mut().zip(both) {
            if let Some(slot) = view.get_mut(count) {
                *slot = feature as u16;
            }
        }
        count += 1;
    });
    if position.side() == Side::Second {
        views.swap(0, 1);
    }
    Some(views)
}
