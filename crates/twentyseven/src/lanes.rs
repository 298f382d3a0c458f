/// Nine small numbers in one word, one for each place in the line, Black's end lowest.
///
/// ```text
///   bit  62…56   55…49          13…7    6…0
///       | lane 8 | lane 7 |  …  | lane 1 | lane 0 |
/// ```
///
/// A lane has seven bits. No number here is above 27, nor is the sum of all nine, so the seventh bit of every lane is
/// free to answer a comparison. A set of places is a word with the lowest bit of their lanes set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lanes(pub(crate) u64);

/// The bits of a lane.
pub(crate) const WIDTH: u32 = 7;

/// The lowest bit of every lane: the set of all nine places.
pub(crate) const ALL: u64 = 0x0102_0408_1020_4081;

const LANE: u64 = (1 << WIDTH) - 1;
const TOP_BITS: u64 = ALL << (WIDTH - 1);

impl Lanes {
    /// The number at a place.
    #[inline]
    pub(crate) const fn get(self, place: u32) -> u64 {
        self.0 >> (WIDTH * place) & LANE
    }

    /// The numbers at a set of places, and 0 elsewhere.
    #[inline]
    pub(crate) const fn only(self, places: u64) -> Lanes {
        Lanes(self.0 & (places * LANE))
    }

    /// For each place, the sum of the numbers up to it. Multiplying by a word of ones adds up all shifted copies.
    #[inline]
    pub(crate) const fn running_sums(self) -> Lanes {
        Lanes(self.0.wrapping_mul(ALL))
    }

    /// The last of the [`Lanes::running_sums`].
    #[inline]
    pub(crate) const fn last(self) -> u64 {
        self.get(8)
    }

    /// The places whose number is at most `limit`.
    #[inline]
    pub(crate) const fn at_most(self, limit: u64) -> u64 {
        // In each lane 64 + limit - number, which keeps the seventh bit unless the number is the larger one.
        let compared = ((limit * ALL) | TOP_BITS) - (self.0 & (ALL * LANE));
        (compared & TOP_BITS) >> (WIDTH - 1)
    }

    /// Of the running sums: the place in which the thing counted as number `n` lies, and its number there.
    #[inline]
    pub(crate) const fn locate(self, n: u64) -> (u32, u64) {
        let place = self.at_most(n).count_ones();
        (place, n - Lanes(self.0 << WIDTH).get(place))
    }

    /// Takes a place out; the places above it close up.
    #[inline]
    pub(crate) const fn without(self, place: u32) -> Lanes {
        let below = (1 << (WIDTH * place)) - 1;
        Lanes(self.0 & below | self.0 >> WIDTH & !below)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lanes(numbers: [u64; 9]) -> Lanes {
        Lanes(
            (0..)
                .zip(numbers)
                .fold(0, |word, (place, number)| word | number << (WIDTH * place)),
        )
    }

    #[test]
    fn running_sums_add_up_from_blacks_end() {
        let sums = lanes([9, 0, 1, 2, 0, 0, 3, 4, 8]).running_sums();
        let expected = [9, 9, 10, 12, 12, 12, 15, 19, 27];
        assert!((0..).zip(expected).all(|(place, sum)| sums.get(place) == sum));
        assert_eq!(sums.last(), 27);
    }

    #[test]
    fn locate_finds_every_disc_once() {
        let numbers = [0, 3, 0, 0, 1, 9, 0, 2, 12];
        let sums = lanes(numbers).running_sums();
        let found: Vec<(u32, u64)> = (0..27).map(|n| sums.locate(n)).collect();
        let expected: Vec<(u32, u64)> = (0..)
            .zip(numbers)
            .flat_map(|(place, number)| (0..number).map(move |n| (place, n)))
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn without_closes_the_gap_and_keeps_the_rest() {
        assert_eq!(
            lanes([1, 2, 3, 4, 5, 6, 7, 8, 9]).without(2),
            lanes([1, 2, 4, 5, 6, 7, 8, 9, 0])
        );
        assert_eq!(
            lanes([1, 2, 0, 0, 0, 0, 0, 0, 0]).without(0),
            lanes([2, 0, 0, 0, 0, 0, 0, 0, 0])
        );
        assert_eq!(
            lanes([1, 2, 3, 4, 5, 6, 7, 8, 9]).without(8),
            lanes([1, 2, 3, 4, 5, 6, 7, 8, 0])
        );
    }
}
