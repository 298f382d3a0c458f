use crate::{Outcome, Position, Random, is_third_occurrence};

/// A game played to its end with random moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// How it ended.
    pub outcome: Outcome,
    /// How many moves it took, passes included.
    pub plies: u32,
}

/// Plays from `position` to the end, every legal move equally likely, every rule in force.
///
/// `past` is working memory for the repetition rule. Hand in the same vector again and again, and playouts of SIXTH!
/// and 27 allocate nothing; what it holds beforehand does not matter.
pub fn playout<P: Position>(mut position: P, past: &mut Vec<P>, random: &mut Random) -> Playout {
    past.clear();
    let mut plies = 0;
    loop {
        if let Some(outcome) = position.outcome() {
            return Playout { outcome, plies };
        }
        if is_third_occurrence(&position, past) {
            return Playout {
                outcome: Outcome::Draw,
                plies,
            };
        }
        let Some(m) = position.random_move(random) else {
            unreachable!("a game that goes on has a legal move");
        };
        if P::REPEATS {
            if position.quiet() == 0 {
                past.clear();
            }
            // Cloned in place: a push would copy a large position twice.
            past.extend_from_slice(std::slice::from_ref(&position));
        }
        position.play_unchecked(m);
        plies += 1;
    }
}
