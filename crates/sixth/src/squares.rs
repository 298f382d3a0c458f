use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

use crate::Square;

/// A set of squares in one word.
///
/// A row takes seven bits, of which two stay empty. A step or a knight's jump over the edge of the board then lands on
/// an empty bit or outside, and needs no test:
///
/// ```text
/// 5  28 29 30 31 32  ·  ·
/// 4  21 22 23 24 25  ·  ·
/// 3  14 15 16 17 18  ·  ·
/// 2   7  8  9 10 11  ·  ·
/// 1   0  1  2  3  4  ·  ·
///     a  b  c  d  e
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Squares(u64);

/// A step from a square to another, as a difference of bits in [`Squares`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Direction(i8);

pub(crate) const ORTHOGONAL: [Direction; 4] = [Direction(7), Direction(-7), Direction(1), Direction(-1)];
pub(crate) const DIAGONAL: [Direction; 4] = [Direction(8), Direction(-8), Direction(6), Direction(-6)];
pub(crate) const KNIGHT: [Direction; 8] = [
    Direction(15),
    Direction(-15),
    Direction(13),
    Direction(-13),
    Direction(9),
    Direction(-9),
    Direction(5),
    Direction(-5),
];

const ROW: u64 = 0b11111;

impl Squares {
    /// No square.
    pub const EMPTY: Squares = Squares(0);
    /// All 25 squares.
    pub const ALL: Squares = Squares(ROW | ROW << 7 | ROW << 14 | ROW << 21 | ROW << 28);
    /// The 16 outer squares.
    pub const EDGE: Squares = Squares(Squares::ALL.0 & !(0b01110 << 7 | 0b01110 << 14 | 0b01110 << 21));

    /// The set of one square.
    #[inline]
    pub const fn of(square: Square) -> Squares {
        Squares(1 << BIT[square.index()])
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & Squares::of(square).0 != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The `n`-th square of the set in the order of the bits, counted from 0.
    #[inline]
    pub fn nth(self, n: usize) -> Option<Square> {
        let mut bits = self.0;
        for _ in 0..n {
            bits &= bits.wrapping_sub(1);
        }
        (bits != 0).then(|| square_of(bits.trailing_zeros()))
    }

    /// The set moved one step; what leaves the board lands on no square.
    #[inline]
    pub(crate) const fn step(self, direction: Direction) -> Squares {
        if direction.0 > 0 {
            Squares(self.0 << direction.0)
        } else {
            Squares(self.0 >> -direction.0)
        }
    }

    /// The targets that sliders on these squares meet first in a direction, going over `empty` squares. Two sliders
    /// never meet the same target from one direction: the nearer one stands in the other's way.
    #[inline]
    pub(crate) fn slide(self, direction: Direction, empty: Squares, targets: Squares) -> Squares {
        // Four steps cross the board; the loop is unrolled.
        let mut reached = Squares::EMPTY;
        let mut moving = self;
        for _ in 0..4 {
            moving = moving.step(direction);
            reached |= moving & targets;
            moving = moving & empty;
        }
        reached
    }

    /// Puts a square in or takes it out.
    #[inline]
    pub(crate) fn set(&mut self, square: Square, present: bool) {
        let bit = BIT[square.index()];
        self.0 = self.0 & !(1 << bit) | u64::from(present) << bit;
    }
}

/// The square one step away; the step must stay on the board.
#[inline]
pub(crate) fn back(square: Square, direction: Direction) -> Square {
    square_of((BIT[square.index()] as i8 - direction.0) as u32)
}

const BIT: [u8; Square::COUNT] = {
    let mut bit = [0; Square::COUNT];
    let mut i = 0;
    while i < Square::COUNT {
        bit[i] = (i / 5 * 7 + i % 5) as u8;
        i += 1;
    }
    bit
};

/// The square of each bit; the bits between the rows are never asked for.
const SQUARE: [Square; 64] = {
    let mut squares = [Square::new(0, 0).unwrap(); 64];
    let mut i = 0;
    while i < Square::COUNT {
        squares[BIT[i] as usize] = Square::from_index(i).unwrap();
        i += 1;
    }
    squares
};

#[inline]
fn square_of(bit: u32) -> Square {
    SQUARE[(bit & 63) as usize]
}

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = square_of(self.0.trailing_zeros());
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl BitAnd for Squares {
    type Output = Squares;
    #[inline]
    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Squares;
    #[inline]
    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl BitOrAssign for Squares {
    #[inline]
    fn bitor_assign(&mut self, other: Squares) {
        self.0 |= other.0;
    }
}

/// The squares of the board that are not in the set.
impl Not for Squares {
    type Output = Squares;
    #[inline]
    fn not(self) -> Squares {
        Squares(Squares::ALL.0 & !self.0)
    }
}

/// The squares of the first set that are not in the second.
impl Sub for Squares {
    type Output = Squares;
    #[inline]
    fn sub(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }
}
