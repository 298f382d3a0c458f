use crate::{Board, Ranking};

/// The numbers of all positions of the first plies of a game, in ascending order.
///
/// A ply is a move or a pass. Numbers do not tell who is to move, so a position stands for its mirror image too.
pub fn opening(ranking: &Ranking, plies: u8) -> Vec<u64> {
    let mut all: Vec<u64> = ranking.rank(&Board::start(ranking.size())).into_iter().collect();
    let mut newest = all.clone();
    for _ in 0..plies {
        let mut next: Vec<u64> = newest
            .iter()
            .filter_map(|&index| ranking.unrank(index))
            .flat_map(|board| board.next())
            .filter_map(|(_, board)| ranking.rank(&board))
            .collect();
        next.sort_unstable();
        next.dedup();
        // What came up earlier is not new; both lists are sorted.
        next.retain(|index| all.binary_search(index).is_err());
        all.extend_from_slice(&next);
        all.sort_unstable();
        newest = next;
    }
    all
}
