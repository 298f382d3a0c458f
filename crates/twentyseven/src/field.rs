use std::fmt;

use crate::Disc;

/// A field, by the name it keeps even when others disappear: `1` at Black's end to `9` at White's end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Field(u8);

impl Field {
    /// How many fields the line has at the start.
    pub const COUNT: usize = 9;

    /// All fields, from Black's end to White's end.
    pub const ALL: [Field; Field::COUNT] = [
        Field(1),
        Field(2),
        Field(3),
        Field(4),
        Field(5),
        Field(6),
        Field(7),
        Field(8),
        Field(9),
    ];

    /// The field of that name, if there is one.
    ///
    /// ```
    /// use trilith_twentyseven::Field;
    /// assert_eq!(Field::new(9).map(Field::name), Some(9));
    /// assert_eq!(Field::new(0), None);
    /// assert_eq!(Field::new(10), None);
    /// ```
    pub const fn new(name: u8) -> Option<Field> {
        if name >= 1 && name <= 9 {
            Some(Field(name))
        } else {
            None
        }
    }

    /// The field with this name in a text, a digit from `1` to `9`.
    pub(crate) const fn from_digit(digit: u8) -> Option<Field> {
        Field::new(digit.wrapping_sub(b'0'))
    }

    /// The name that a lane of the line holds.
    #[inline]
    pub(crate) const fn from_lane(name: u64) -> Field {
        Field(name as u8)
    }

    /// The name, from 1 to 9.
    #[inline]
    pub const fn name(self) -> u8 {
        self.0
    }

    /// The place of this field in [`Field::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The field's own disc: red at the two ends, grey between them (rules.md, "27").
    pub const fn own_disc(self) -> Disc {
        match self.0 {
            1 | 9 => Disc::Red,
            _ => Disc::Grey,
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
