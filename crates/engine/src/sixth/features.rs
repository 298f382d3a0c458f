use trilith_games::common::{Position as _, Side};
use trilith_games::sixth::{Kind, Milady, Piece, Position, Reserve, Square};

/// How many different stacks of height 1 to 5 there are, Giants counting as two pieces.
const STACKS: usize = 62;
const SQUARES: usize = Square::COUNT;

/// Where each kind of feature begins. Those before [`GLOBAL`] belong to a square, `SQUARES` of each kind in a row, so that
/// turning the board is easy.
const TALL: usize = STACKS * SQUARES;
const MILADY_ON_TOP: usize = TALL + SQUARES;
const MILADY_BURIED: usize = MILADY_ON_TOP + SQUARES;
const HUNCHBACK: usize = MILADY_BURIED + SQUARES;
const GLOBAL: usize = HUNCHBACK + 2 * SQUARES;
const RESERVE: usize = GLOBAL;
const SPECIAL: usize = RESERVE + 2 * 16;
const MILADY: usize = SPECIAL + 2 * 2;
const POINTS: usize = MILADY + 3;

/// How many features there are that a move changes here and there.
pub(super) const PLACED: usize = POINTS + 1 + 2 * 6;
/// Whose a stack is: mine, the opponent's, or nobody's with Milady on top.
const OWNERS: usize = 3;
/// How many pairs of stacks there are to tell apart of which one reaches the other: by owner and height. What lies above five
/// counts as six and does not move.
pub(super) const REACHES: usize = OWNERS * 5 * OWNERS * 6;

/// How many features there are in all: last come the [`REACHES`].
pub(crate) const FEATURES: usize = PLACED + REACHES;
/// The most that are told of a position.
pub(crate) const MOST: usize = 96;

/// Calls `visit` with the features of a square, seen by Silver and by Brown: everything is told as mine or the
/// opponent's, so that both sides share what is learned.
#[inline]
pub(crate) fn square_features(position: &Position, square: Square, mut visit: impl FnMut([usize; 2])) {
    let at = square.index();
    let stack = position.stack(square);
    match position.height(square) {
        0 => return,
        height @ 1..=5 => {
            let mut code = 1;
            for piece in stack.from_bottom() {
                let bit = usize::from(piece.side() == Some(Side::Second));
                code = code << 1 | bit;
                if piece.kind() == Kind::Giant {
                    code = code << 1 | bit;
                }
            }
            // What is mine to one is the opponent's to the other. Milady is nobody's, and told apart below. Codes begin
            // with 2 for a single piece of one's own.
            let swapped = code ^ ((1 << height) - 1);
            visit([(code - 2) * SQUARES + at, (swapped - 2) * SQUARES + at]);
        }
        _ => visit([TALL + at; 2]),
    }
    if let Some(Piece::Hunchback(side)) = stack.top() {
        let mine = HUNCHBACK + at;
        let theirs = mine + SQUARES;
        visit(if side == Side::First {
            [mine, theirs]
        } else {
            [theirs, mine]
        });
    }
}

/// Calls `visit` with the features that belong to no square, or to Milady, seen by Silver and by Brown.
#[inline]
pub(crate) fn other_features(position: &Position, mut visit: impl FnMut([usize; 2])) {
    match position.milady() {
        Milady::Absent => {}
        Milady::Beside => visit([MILADY; 2]),
        Milady::On(square) if position.visible_milady().is_some() => {
            visit([MILADY_ON_TOP + square.index(); 2])
        }
        Milady::On(square) => visit([MILADY_BURIED + square.index(); 2]),
    }
    let variant = position.variant();
    for side in Side::BOTH {
        // The views in which this is mine and the opponent's.
        let mut both = |begin: usize, width: usize, offset: usize| {
            let (mine, theirs) = (begin + offset, begin + width + offset);
            visit(if side == Side::First {
                [mine, theirs]
            } else {
                [theirs, mine]
            });
        };
        let (count, hunchback, giant) = match *position.reserve(side) {
            Reserve::Pieces(army) => (army.pawns, army.hunchbacks > 0, army.giants > 0),
            Reserve::Points {
                left,
                hunchback,
                giant,
            } => (left, hunchback, giant),
        };
        both(RESERVE, 16, usize::from(count.min(15)));
        if hunchback {
            both(SPECIAL, 2, 0);
        }
        if giant {
            both(SPECIAL, 2, 1);
        }
        if variant.has_right_to_milady(side) {
            both(MILADY + 1, 1, 0);
        }
        if variant.kings() {
            both(POINTS + 1, 6, usize::from(position.points()[side.index()].min(5)));
        }
    }
    if variant.kings() {
        visit([POINTS; 2]);
    }
}

/// Calls `visit` with the features of a position that lie somewhere, seen by Silver and by Brown.
#[inline]
pub(super) fn placed_features(position: &Position, mut visit: impl FnMut([usize; 2])) {
    for square in position.occupied() {
        square_features(position, square, &mut visit);
    }
    other_features(position, visit);
}

/// Calls `visit` for every stack that another can move onto, with the number of the pair, below [`REACHES`], as Silver sees it.
#[inline]
pub(super) fn reaches(position: &Position, mut visit: impl FnMut(usize)) {
    reaches_of(position, 1, &mut visit);
    reaches_of(position, 2, &mut visit);
    reaches_of(position, 3, &mut visit);
    reaches_of(position, 4, &mut visit);
    reaches_of(position, 5, &mut visit);
}

/// The same for the stacks of one height alone; it is known here, so that each way to move has its own code.
#[inline(always)]
fn reaches_of(position: &Position, height: u8, visit: &mut impl FnMut(usize)) {
    let stacks = position.of_height(height);
    if stacks.is_empty() {
        return;
    }
    let [silver, brown] = Side::BOTH.map(|side| position.tops(side));
    let neither = !(silver | brown);
    for (owner, from) in [stacks & silver, stacks & brown, stacks & neither]
        .into_iter()
        .enumerate()
    {
        let begin = (owner * 5 + usize::from(height) - 1) * OWNERS * 6;
        for to in position.reached(from, height) {
            let other = usize::from(brown.contains(to)) + 2 * usize::from(neither.contains(to));
            visit(begin + other * 6 + usize::from(position.height(to)).min(6) - 1);
        }
    }
}

/// The number that Brown gives to a pair.
pub(super) fn seen_by_brown(pair: usize) -> usize {
    let swap = |owner| match owner {
        0 => 1,
        1 => 0,
        nobody => nobody,
    };
    let (tall, other, height, owner) = (
        pair % 6,
        pair / 6 % OWNERS,
        pair / 6 / OWNERS % 5,
        pair / 6 / OWNERS / 5,
    );
    ((swap(owner) * 5 + height) * OWNERS + swap(other)) * 6 + tall
}

/// Calls `visit` with all features of a position, seen by Silver and by Brown. A pair that comes twice counts twice.
pub(crate) fn features(position: &Position, mut visit: impl FnMut([usize; 2])) {
    placed_features(position, &mut visit);
    reaches(position, |pair| {
        visit([pair, seen_by_brown(pair)].map(|pair| PLACED + pair))
    });
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use trilith_games::Game;
    use trilith_games::common::Random;

    use super::*;

    #[test]
    fn what_brown_calls_a_pair_is_what_silver_called_it() {
        for pair in 0..REACHES {
            assert!(seen_by_brown(pair) < REACHES);
            assert_eq!(seen_by_brown(seen_by_brown(pair)), pair);
        }
    }

    /// By single stacks, which know nothing of sets of them.
    #[test]
    fn a_pair_is_told_for_every_stack_that_can_be_moved_onto() {
        let mut seen = [0; OWNERS];
        for (seed, text) in (0..).zip([
            "sixth",
            "sixth:milady=c1",
            "sixth:hunchbacks",
            "sixth:kings,giants",
        ]) {
            let mut random = Random::new(seed);
            let mut game = Game::new(text.parse().unwrap());
            while let Some(m) = game.random_move(&mut random) {
                game.play(m).unwrap();
                let Game::Sixth(game) = &game else {
                    panic!("no game of SIXTH!");
                };
                let position = game.position();
                let owner = |square| {
                    let of = |side| position.tops(side).contains(square);
                    Side::BOTH.into_iter().position(of).unwrap_or(2)
                };
                let mut expected = BTreeSet::new();
                for from in position.occupied() {
                    for to in position.targets(from) {
                        let [height, tall] = [from, to].map(|square| usize::from(position.height(square)));
                        let kind = (owner(from) * 5 + height - 1) * OWNERS + owner(to);
                        expected.insert((kind * 6 + tall.min(6) - 1, to.index()));
                        seen[owner(to)] += 1;
                    }
                }
                let expected: Vec<usize> = expected.into_iter().map(|(pair, _)| pair).collect();
                let mut told = Vec::new();
                reaches(position, |pair| told.push(pair));
                told.sort_unstable();
                assert_eq!(told, expected, "{position}");
            }
        }
        assert!(seen.iter().all(|&pairs| pairs > 0), "{seen:?}");
    }
}
