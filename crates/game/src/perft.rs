use crate::{Game, Position, is_third_occurrence};

/// Counts the legal move sequences of exactly `depth` moves. A finished game has no continuation; a pass is a move.
///
/// The last move of each sequence is counted, not made.
pub fn perft<P: Position>(game: &Game<P>, depth: u32) -> u64 {
    let mut past = if P::REPEATS {
        game.past().to_vec()
    } else {
        Vec::new()
    };
    sequences(game.position(), &mut past, depth)
}

fn sequences<P: Position>(position: &P, past: &mut Vec<P>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if is_third_occurrence(position, past) {
        return 0;
    }
    if depth == 1 {
        return position.count_moves() as u64;
    }
    if P::REPEATS {
        past.push(position.clone());
    }
    let mut total = 0;
    position.for_each_move(|m| {
        let mut next = position.clone();
        next.play_unchecked(m);
        total += sequences(&next, past, depth - 1);
    });
    if P::REPEATS {
        past.pop();
    }
    total
}
