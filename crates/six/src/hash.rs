//! A hash of the field that does not change when the whole field is shifted.
//!
//! The field is read as a polynomial: a tile of colour `c` on the spot `q,r` is the term `c·X^q·Y^r`, for fixed random
//! `c`, `X` and `Y`, modulo the prime 2⁶¹ − 1. Adding and removing a tile is one addition. Shifting the field is one
//! multiplication, so dividing by `X^q·Y^r` of the field's own corner leaves what does not depend on the place.

use trilith_game::{Side, mix};

use crate::rows::{SIZE, Spot};

const PRIME: u64 = (1 << 61) - 1;
const X: u64 = mix(6) % PRIME;
const Y: u64 = mix(66) % PRIME;
const BLACK: u64 = mix(666) % PRIME;

/// `X^q`, for Red as it is and for Black times Black's own number.
static COLUMN: [[u64; SIZE]; 2] = [powers(1, X), powers(BLACK, X)];
static ROW: [u64; SIZE] = powers(1, Y);
static COLUMN_INVERSE: [u64; SIZE] = powers(1, inverse(X));
static ROW_INVERSE: [u64; SIZE] = powers(1, inverse(Y));

/// The sum of the terms of a field's tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Polynomial(u64);

impl Polynomial {
    pub(crate) const ZERO: Polynomial = Polynomial(0);

    #[inline]
    pub(crate) fn add(&mut self, side: Side, spot: Spot) {
        self.0 = reduce(self.0 + term(side, spot));
    }

    #[inline]
    pub(crate) fn remove(&mut self, side: Side, spot: Spot) {
        self.0 = reduce(self.0 + PRIME - term(side, spot));
    }

    /// What becomes of it when every tile is shifted.
    pub(crate) fn shifted(self, q: i32, r: i32) -> Polynomial {
        let column = if q < 0 { &COLUMN_INVERSE } else { &COLUMN[0] };
        let row = if r < 0 { &ROW_INVERSE } else { &ROW };
        let factor = times(at(column, q.unsigned_abs()), at(row, r.unsigned_abs()));
        Polynomial(times(self.0, factor))
    }

    /// The same number for the same tiles wherever they lie, if `corner` has their smallest `q` and their smallest `r`.
    #[inline]
    pub(crate) fn seen_from(self, corner: Spot) -> u64 {
        let factor = times(
            at(&COLUMN_INVERSE, corner.q.into()),
            at(&ROW_INVERSE, corner.r.into()),
        );
        times(self.0, factor)
    }
}

#[inline]
fn term(side: Side, spot: Spot) -> u64 {
    times(at(&COLUMN[side.index()], spot.q.into()), at(&ROW, spot.r.into()))
}

#[inline]
fn at(powers: &[u64; SIZE], exponent: u32) -> u64 {
    powers[exponent as usize % SIZE]
}

const fn powers(first: u64, base: u64) -> [u64; SIZE] {
    let mut powers = [first; SIZE];
    let mut i = 1;
    while i < SIZE {
        powers[i] = times(powers[i - 1], base);
        i += 1;
    }
    powers
}

/// By Fermat, the power `PRIME - 2` is the inverse.
const fn inverse(base: u64) -> u64 {
    let mut result = 1;
    let mut square = base;
    let mut exponent = PRIME - 2;
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = times(result, square);
        }
        square = times(square, square);
        exponent /= 2;
    }
    result
}

#[inline]
const fn times(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    reduce((product as u64 & PRIME) + (product >> 61) as u64)
}

/// The remainder of a number below twice the prime.
#[inline]
const fn reduce(x: u64) -> u64 {
    if x >= PRIME { x - PRIME } else { x }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_inverse_times_its_number_is_one() {
        for x in [X, Y, BLACK] {
            assert_eq!(times(x, inverse(x)), 1);
        }
    }

    #[test]
    fn shifting_forth_and_back_changes_nothing() {
        let mut polynomial = Polynomial::ZERO;
        polynomial.add(Side::First, Spot { q: 7, r: 40 });
        polynomial.add(Side::Second, Spot { q: 8, r: 40 });
        assert_eq!(polynomial.shifted(20, -30).shifted(-20, 30), polynomial);
        let mut moved = Polynomial::ZERO;
        moved.add(Side::First, Spot { q: 27, r: 10 });
        moved.add(Side::Second, Spot { q: 28, r: 10 });
        assert_eq!(polynomial.shifted(20, -30), moved);
    }
}
