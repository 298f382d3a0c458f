use thiserror::Error;

use crate::{Board, Minimax, Solution};

/// A value that is not what it should be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("position {index} ({board}) has the value {value}, but it should be {expected}")]
pub struct Difference {
    /// The number of the position.
    pub index: u64,
    /// The position.
    pub board: Box<Board>,
    /// What the solution says.
    pub value: i8,
    /// What follows from the rules.
    pub expected: i8,
}

/// Whether the values of these positions follow from those of the positions after them. If all values do, they are right:
/// the last moves of a game are, and so is every one before them.
///
/// It goes by boards, one at a time, and shares nothing with the builder but their numbers.
pub fn check_against_next(
    solution: &Solution,
    indices: impl Iterator<Item = u64>,
) -> Result<u64, Difference> {
    check(solution, indices, |board| {
        let next = board.next();
        next.iter()
            .filter_map(|(_, next)| Some(-solution.value(next)?))
            .max()
            .unwrap_or_else(|| board.margin(board.side()))
    })
}

/// Whether the values of these positions are what plain minimax finds.
pub fn check_against_search(
    solution: &Solution,
    indices: impl Iterator<Item = u64>,
) -> Result<u64, Difference> {
    let mut minimax = Minimax::new();
    check(solution, indices, |board| minimax.value(board))
}

/// How many positions were checked; those that do not exist are left out.
fn check(
    solution: &Solution,
    indices: impl Iterator<Item = u64>,
    mut expected: impl FnMut(&Board) -> i8,
) -> Result<u64, Difference> {
    let mut checked = 0;
    for index in indices {
        let (Some(board), Some(&value)) = (
            solution.ranking().unrank(index),
            solution.values().get(index as usize),
        ) else {
            continue;
        };
        let expected = expected(&board);
        if value != expected {
            return Err(Difference {
                index,
                board: Box::new(board),
                value,
                expected,
            });
        }
        checked += 1;
    }
    Ok(checked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Builder, Size};

    #[test]
    fn one_wrong_value_is_found_both_ways() -> Result<(), Box<dyn std::error::Error>> {
        let mut builder = Builder::new(Size::new(4, 2)?)?;
        builder.run(1, |_| true);
        let right = builder.finish()?;
        let positions = right.size().positions();
        for index in 0..positions {
            let mut values = right.values().to_vec();
            values[index as usize] += 1;
            let wrong = Solution::new(right.ranking().clone(), values);
            let found = check_against_search(&wrong, 0..positions).err();
            assert_eq!(found.map(|difference| difference.index), Some(index));
            assert!(check_against_next(&wrong, 0..positions).is_err());
        }
        Ok(())
    }
}
