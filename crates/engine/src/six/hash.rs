//! A hash of the field that does not change when the whole field is shifted.
//!
//! A tile on the cell with number `c` counts `Z^c` in one sum and `Z^-c` in another, modulo a prime, where `Z` is a root of
//! unity of order 4,096, so that the numbers may wrap. Shifting the field by `d` multiplies the first sum by `Z^d` and the
//! second by `Z^-d`: their product stays the same.

use trilith_games::common::mix;

use super::grid::CELLS;

/// 2⁶⁴ − 2³² + 1, a prime in which arithmetic is fast, and 4,096 divides the number before it.
const PRIME: u64 = 0xffff_ffff_0000_0001;
/// 2³² − 1 is what 2⁶⁴ leaves.
const REST: u64 = 0xffff_ffff;
/// 7 generates all numbers below the prime.
const ROOT: u64 = power(7, (PRIME - 1) / CELLS as u64);
const BLACK_FORTH: u64 = mix(6) % PRIME;
const BLACK_BACK: u64 = mix(66) % PRIME;

static POWERS: [u64; CELLS] = {
    let mut powers = [1; CELLS];
    let mut i = 1;
    while i < CELLS {
        powers[i] = times(powers[i - 1], ROOT);
        i += 1;
    }
    powers
};

/// The two sums for each colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sums {
    forth: [u64; 2],
    back: [u64; 2],
}

impl Sums {
    pub(super) const ZERO: Sums = Sums {
        forth: [0; 2],
        back: [0; 2],
    };

    #[inline]
    pub(super) fn add(&mut self, side: usize, cell: usize) {
        self.forth[side] = plus(self.forth[side], POWERS[cell % CELLS]);
        self.back[side] = plus(self.back[side], POWERS[cell.wrapping_neg() % CELLS]);
    }

    #[inline]
    pub(super) fn remove(&mut self, side: usize, cell: usize) {
        self.forth[side] = less(self.forth[side], POWERS[cell % CELLS]);
        self.back[side] = less(self.back[side], POWERS[cell.wrapping_neg() % CELLS]);
    }

    /// The same number for the same tiles, wherever they lie.
    #[inline]
    pub(super) fn hash(&self) -> u64 {
        let forth = plus(self.forth[0], times(self.forth[1], BLACK_FORTH));
        let back = plus(self.back[0], times(self.back[1], BLACK_BACK));
        times(forth, back)
    }
}

#[inline]
const fn plus(a: u64, b: u64) -> u64 {
    let (sum, over) = a.overflowing_add(b);
    // Both are below the prime, so one subtraction will do, whether or not the sum ran over.
    if over || sum >= PRIME {
        sum.wrapping_sub(PRIME)
    } else {
        sum
    }
}

#[inline]
const fn less(a: u64, b: u64) -> u64 {
    if a >= b {
        a - b
    } else {
        a.wrapping_sub(b).wrapping_add(PRIME)
    }
}

#[inline]
const fn times(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    let (low, high) = (product as u64, (product >> 64) as u64);
    // With e = 2³², 2⁶⁴ is e − 1 and 2⁹⁶ is −1.
    let (top, middle) = (high >> 32, high & REST);
    let (mut result, under) = low.overflowing_sub(top);
    if under {
        result = result.wrapping_sub(REST);
    }
    let (mut result, over) = result.overflowing_add(middle * REST);
    if over {
        result = result.wrapping_add(REST);
    }
    if result >= PRIME { result - PRIME } else { result }
}

const fn power(base: u64, mut exponent: u64) -> u64 {
    let (mut result, mut square) = (1, base);
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = times(result, square);
        }
        square = times(square, square);
        exponent /= 2;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_root_has_the_order_of_the_grid() {
        assert_eq!(power(ROOT, CELLS as u64), 1);
        assert_eq!(power(ROOT, CELLS as u64 / 2), PRIME - 1);
    }

    #[test]
    fn products_agree_with_long_division() {
        let mut x = 1;
        for i in 0..1000 {
            let (a, b) = (mix(x) % PRIME, mix(x + 1) % PRIME);
            assert_eq!(
                times(a, b),
                (u128::from(a) * u128::from(b) % u128::from(PRIME)) as u64
            );
            x += i + 2;
        }
    }

    #[test]
    fn shifting_changes_nothing_and_mirroring_does() {
        let hash = |cells: [usize; 3]| {
            let mut sums = Sums::ZERO;
            for (i, cell) in cells.into_iter().enumerate() {
                sums.add(i % 2, cell);
            }
            sums.hash()
        };
        assert_eq!(hash([0, 1, 64]), hash([4090, 4091, 58]));
        assert_ne!(hash([0, 1, 64]), hash([0, 4095, 4032]));
    }
}
