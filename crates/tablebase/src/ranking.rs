use trilith_game::Side;

use crate::size::choose;
use crate::{Board, Size};

/// The numbers of the positions of one size, without gaps.
///
/// Black is to move: otherwise the line is mirrored and the colours are swapped, which changes nothing but the names. A
/// position is then a *composition*, how the discs are spread over the fields, and a *string*, the colours of all discs
/// from the first field to the last and each stack from the bottom to the top. Its number is
///
/// ```text
///     rank of the composition × number of strings + rank of the string
/// ```
///
/// Compositions are ranked in lexicographic order, the first field first; strings as binary numbers with the first disc
/// lowest and 1 for Black.
#[derive(Clone, Debug)]
pub struct Ranking {
    size: Size,
    /// By number of fields and of discs: the ways to spread the discs over the fields and one more.
    ways: [[u64; Size::MOST_DISCS + 1]; Size::MOST_FIELDS],
    /// For each length and number of ones, the words of that kind in ascending order, one kind after the other.
    words: Vec<u32>,
    /// Where each kind begins.
    first_word: Vec<u32>,
    /// By string.
    string_rank: Vec<u16>,
}

impl Ranking {
    /// The tables for one size; they take up to three megabytes.
    pub fn new(size: Size) -> Ranking {
        let discs = size.all_discs();
        let mut ways = [[0; Size::MOST_DISCS + 1]; Size::MOST_FIELDS];
        for (fields, row) in ways.iter_mut().enumerate() {
            for (discs, ways) in row.iter_mut().enumerate() {
                *ways = choose(fields + discs, fields);
            }
        }
        let mut words = vec![0; (2 << discs) - 1];
        let mut first_word = Vec::new();
        let mut first = 0;
        for length in 0..=discs {
            let kinds = first_word.len();
            for ones in 0..=discs {
                first_word.push(first);
                first += choose(length, ones) as u32;
            }
            let mut next = first_word[kinds..].to_vec();
            for word in 0..1u32 << length {
                let next = &mut next[word.count_ones() as usize];
                words[*next as usize] = word;
                *next += 1;
            }
        }
        first_word.push(first);
        let mut string_rank = vec![0; 1 << discs];
        let mut next = vec![0; discs + 1];
        for (string, rank) in string_rank.iter_mut().enumerate() {
            let next: &mut u16 = &mut next[string.count_ones() as usize];
            *rank = *next;
            *next += 1;
        }
        Ranking {
            size,
            ways,
            words,
            first_word,
            string_rank,
        }
    }

    /// The size whose positions it numbers.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The number of a position; none if it is of another size.
    pub fn rank(&self, board: &Board) -> Option<u64> {
        if board.size() != self.size {
            return None;
        }
        let board = match board.side() {
            Side::First => *board,
            Side::Second => board.mirrored(),
        };
        let composition = self.rank_composition(board.heights().map(usize::from));
        Some(composition * self.size.strings() + u64::from(self.rank_string(board.string())))
    }

    /// The position with a number, Black to move; none if there are not so many.
    pub fn unrank(&self, index: u64) -> Option<Board> {
        if index >= self.size.positions() {
            return None;
        }
        let heights = self.unrank_composition(index / self.size.strings());
        let (first, _) = self.words_of(self.size.all_discs(), self.size.discs());
        let string = self.word(first + (index % self.size.strings()) as u32);
        Some(Board::from_parts(
            self.size,
            &heights[..self.size.fields()],
            string,
        ))
    }

    #[inline]
    pub(crate) fn rank_composition(&self, heights: impl Iterator<Item = usize>) -> u64 {
        let mut left = self.size.all_discs();
        let mut rank = 0;
        // What is on the last field follows from the others.
        for (height, others) in heights.zip((1..self.size.fields()).rev()) {
            // The compositions with fewer discs here, a sum of as many numbers of ways, are a difference of two.
            let row = &self.ways[others];
            rank += row[left] - row[left - height];
            left -= height;
        }
        rank
    }

    pub(crate) fn unrank_composition(&self, mut rank: u64) -> [u8; Size::MOST_FIELDS] {
        let mut heights = [0; Size::MOST_FIELDS];
        let mut left = self.size.all_discs();
        let last = self.size.fields() - 1;
        for (height, others) in heights[..last].iter_mut().zip((1..=last).rev()) {
            let row = &self.ways[others];
            let before = |height: usize| row[left] - row[left - height];
            let found = (0..=left)
                .take_while(|&height| before(height) <= rank)
                .last()
                .unwrap_or(0);
            rank -= before(found);
            left -= found;
            *height = found as u8;
        }
        heights[last] = left as u8;
        heights
    }

    /// The rank of a string of all discs.
    #[inline]
    pub(crate) fn rank_string(&self, string: u32) -> u16 {
        self.string_rank[string as usize]
    }

    /// Where the words of a length with so many ones begin and end.
    pub(crate) fn words_of(&self, length: usize, ones: usize) -> (u32, u32) {
        let kind = length * (self.size.all_discs() + 1) + ones;
        (self.first_word[kind], self.first_word[kind + 1])
    }

    #[inline]
    pub(crate) fn word(&self, at: u32) -> u32 {
        self.words[at as usize]
    }
}
