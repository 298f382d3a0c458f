use crate::Piece;

/// A stack in one word: three bits a piece, the **top piece lowest**, and a single 1 above the bottom piece that
/// marks the end. Lifting and landing are then shifts:
///
/// ```text
/// Silver on Brown on Brown        1 001 001 000      (top on the right)
/// its top two, lifted                   001 000
/// what stays                            1 001
/// ```
///
/// The tallest stack that can arise has 15 pieces (five landing on ten, rules.md, "Milady on top of six"), 46 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack(u64);

/// The lowest bit of each piece's three.
const EACH: u64 = 0x1249_2492_4924_9249;

impl Stack {
    /// No pieces.
    pub const EMPTY: Stack = Stack(1);

    /// The most pieces a stack can hold.
    pub const MAX: usize = 15;

    /// Whether nothing lies here.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 1
    }

    /// How many pieces it has.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0.ilog2() / 3) as u8
    }

    /// The piece on top.
    #[inline]
    pub const fn top(self) -> Option<Piece> {
        if self.is_empty() {
            None
        } else {
            Some(Piece::from_code(self.0 & 7))
        }
    }

    /// The pieces from top to bottom.
    pub fn from_top(self) -> impl Iterator<Item = Piece> {
        (0..self.len()).map(move |i| Piece::from_code((self.0 >> (3 * i)) & 7))
    }

    /// The pieces from bottom to top.
    pub fn from_bottom(self) -> impl Iterator<Item = Piece> {
        (0..self.len())
            .rev()
            .map(move |i| Piece::from_code((self.0 >> (3 * i)) & 7))
    }

    /// This stack with one more piece on top.
    #[inline]
    pub const fn with(self, piece: Piece) -> Stack {
        Stack(self.0 << 3 | piece.code())
    }

    /// The top `count` pieces as a stack of their own, and what stays. `count` is at most [`Stack::len`].
    #[inline]
    pub const fn split(self, count: u8) -> (Stack, Stack) {
        let end = 1 << (3 * count);
        (Stack((self.0 & (end - 1)) | end), Stack(self.0 >> (3 * count)))
    }

    /// This stack with another one, of `count` pieces, put on top in its order.
    #[inline]
    pub const fn under(self, upper: Stack, count: u8) -> Stack {
        let end = 1 << (3 * count);
        Stack((self.0 << (3 * count)) | (upper.0 ^ end))
    }

    /// How many Giants are in it.
    #[inline]
    pub const fn giants(self) -> u8 {
        // A Giant is 4 or 5: the highest of the three bits without the middle one. The end mark is not a piece.
        let pieces = self.0 ^ (1 << self.0.ilog2());
        ((pieces >> 2) & !(pieces >> 1) & EACH).count_ones() as u8
    }

    /// The height: Giants count two.
    pub const fn height(self) -> u8 {
        self.len() + self.giants()
    }

    /// How many pieces lie above Milady, if she is in this stack.
    #[inline]
    pub fn above_milady(self) -> Option<u8> {
        self.from_top()
            .position(|piece| piece == Piece::Milady)
            .map(|i| i as u8)
    }

    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }
}
