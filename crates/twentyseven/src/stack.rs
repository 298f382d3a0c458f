use std::fmt;

use crate::Disc;

/// A field's own disc and the discs that lie on it.
///
/// Two bits a disc, the top disc lowest, and a single 1 above the bottom disc that says where the stack ends:
///
/// ```text
///      bit  …   9 8   7 6   5 4   3 2   1 0
///           0    1    own   disc  disc  top
///               end  disc
/// ```
///
/// Lifting is a shift to the right, landing a shift to the left, and a field that is gone is 0. All 27 discs and the
/// end take 55 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack(u64);

/// Discs on their way from one stack to another.
#[derive(Clone, Copy)]
pub(crate) struct Lifted {
    discs: u64,
    bits: u32,
}

impl Stack {
    /// What is left of a field whose own disc was taken along.
    pub(crate) const GONE: Stack = Stack(0);

    /// A field with nothing on its own disc.
    pub(crate) const fn new(own: Disc) -> Stack {
        Stack(0b100 | own as u64)
    }

    /// The same stack with one more disc on top.
    pub(crate) const fn with(self, disc: Disc) -> Stack {
        Stack(self.0 << 2 | disc as u64)
    }

    /// Whether the field has left the line.
    #[inline]
    pub(crate) const fn is_gone(self) -> bool {
        self.0 == 0
    }

    /// The word itself, for hashing: at most 55 bits.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// Takes `count` discs from the top. A stack without any disc is a field that is gone.
    #[inline]
    pub(crate) const fn lift(self, count: u8) -> (Stack, Lifted) {
        let bits = 2 * count as u32;
        let rest = self.0 >> bits;
        let lifted = Lifted {
            discs: self.0 ^ rest << bits,
            bits,
        };
        (Stack(rest), lifted)
    }

    /// Puts discs on top, in the order they had.
    #[inline]
    pub(crate) const fn land(self, lifted: Lifted) -> Stack {
        Stack(self.0 << lifted.bits | lifted.discs)
    }

    /// Whether not even the field's own disc is left.
    #[inline]
    pub(crate) const fn is_bare(self) -> bool {
        self.0 == 1
    }

    /// 1 if a black disc is on top, else 0.
    #[inline]
    pub(crate) const fn black_on_top(self) -> u64 {
        self.0 >> 1 & !self.0 & 1
    }

    /// 1 if a white disc is on top, else 0.
    #[inline]
    pub(crate) const fn white_on_top(self) -> u64 {
        self.0 >> 1 & self.0 & 1
    }

    /// How many discs lie on the field, its own disc not counted.
    #[inline]
    pub const fn height(self) -> u8 {
        // The end is at bit 2 when the own disc is alone; each further disc lifts it by two.
        ((63 - (self.0 | 0b100).leading_zeros()) / 2 - 1) as u8
    }

    /// The disc on top, unless the field's own disc is alone.
    #[inline]
    pub const fn top(self) -> Option<Disc> {
        if self.height() == 0 {
            None
        } else {
            Some(Disc::from_bits(self.0))
        }
    }

    /// The discs that lie on the field, bottom to top, its own disc not counted.
    ///
    /// ```
    /// use trilith_game::Position as _;
    /// use trilith_twentyseven::{Disc, Field, Position, Variant};
    /// let position = Position::from_text(Variant::Base, "1bb/2/3/4/5bwbbbbbbw/6/7/8/9wwwwwww b")?;
    /// let stack = position.fields().nth(4).map(|(_, stack)| stack);
    /// let discs: Vec<Disc> = stack.iter().flat_map(|stack| stack.discs()).collect();
    /// assert_eq!(discs[..2], [Disc::Black, Disc::White]);
    /// assert_eq!(discs.len(), 9);
    /// # Ok::<(), trilith_game::TextError>(())
    /// ```
    pub fn discs(self) -> impl DoubleEndedIterator<Item = Disc> + ExactSizeIterator {
        (0..self.height())
            .rev()
            .map(move |above| Disc::from_bits(self.0 >> (2 * above)))
    }
}

/// The letters of the discs that lie on the field, bottom to top.
impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.discs().try_for_each(|disc| write!(f, "{}", disc.letter()))
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_gone() {
            f.write_str("gone")
        } else {
            write!(f, "\"{self}\"")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stack(letters: &str) -> Stack {
        letters
            .chars()
            .filter_map(Disc::from_letter)
            .fold(Stack::new(Disc::Grey), Stack::with)
    }

    #[test]
    fn discs_keep_their_order_when_they_are_lifted_and_land() {
        let (rest, lifted) = stack("bwbb").lift(3);
        assert_eq!(rest, stack("b"));
        assert_eq!(stack("ww").land(lifted), stack("wwwbb"));
    }

    #[test]
    fn the_own_disc_comes_along_as_the_bottom_of_what_is_lifted() {
        let (rest, lifted) = stack("wb").lift(3);
        assert!(rest.is_bare());
        assert_eq!(stack("w").land(lifted), stack("wgwb"));
    }

    #[test]
    fn height_and_top_leave_out_the_own_disc() {
        assert_eq!((stack("").height(), stack("").top()), (0, None));
        assert_eq!((stack("bg").height(), stack("bg").top()), (2, Some(Disc::Grey)));
        assert_eq!((Stack::GONE.height(), Stack::GONE.top()), (0, None));
    }

    #[test]
    fn all_27_discs_fit_in_one_stack() {
        let letters = "bbbbbbbbbwwwwwwwwwggggggrr";
        assert_eq!(stack(letters).height(), 26);
        assert_eq!(stack(letters).to_string(), letters);
    }
}
