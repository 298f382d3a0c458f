use thiserror::Error;

/// How many fields the line has and how many discs each side.
///
/// ```
/// use trilith_tablebase::Size;
/// assert_eq!(Size::GAME.positions(), 75_957_810_500);
/// assert!(Size::new(10, 9).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Size {
    fields: u8,
    discs: u8,
}

/// A size that nobody can play on, or that is larger than the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{fields} fields and {discs} discs a side: there must be 2 to 9 fields and 1 to 9 discs")]
pub struct BadSize {
    /// How many fields were asked for.
    pub fields: u8,
    /// How many discs a side were asked for.
    pub discs: u8,
}

impl Size {
    /// The game itself.
    pub const GAME: Size = Size { fields: 9, discs: 9 };
    /// The most fields.
    pub(crate) const MOST_FIELDS: usize = 9;
    /// The most discs of both sides together.
    pub(crate) const MOST_DISCS: usize = 18;

    /// Two to nine fields, one to nine discs a side.
    pub const fn new(fields: u8, discs: u8) -> Result<Size, BadSize> {
        match (fields, discs) {
            (2..=9, 1..=9) => Ok(Size { fields, discs }),
            _ => Err(BadSize { fields, discs }),
        }
    }

    /// How many fields the line has.
    pub const fn fields(self) -> usize {
        self.fields as usize
    }

    /// How many discs each side has.
    pub const fn discs(self) -> usize {
        self.discs as usize
    }

    /// How many discs there are.
    pub(crate) const fn all_discs(self) -> usize {
        2 * self.discs()
    }

    /// In how many ways the discs can be spread over the fields.
    pub const fn compositions(self) -> u64 {
        choose(self.all_discs() + self.fields() - 1, self.fields() - 1)
    }

    /// In how many ways the discs can be coloured.
    pub const fn strings(self) -> u64 {
        choose(self.all_discs(), self.discs())
    }

    /// How many positions there are in which a given side is to move.
    pub const fn positions(self) -> u64 {
        self.compositions() * self.strings()
    }
}

/// In how many ways `k` can be chosen from `n`, at most 27.
pub(crate) const fn choose(n: usize, k: usize) -> u64 {
    if k > n {
        return 0;
    }
    let mut ways = 1;
    let mut chosen = 0;
    while chosen < k {
        // A product of consecutive numbers, so each division leaves no remainder.
        ways = ways * (n - chosen) as u64 / (chosen + 1) as u64;
        chosen += 1;
    }
    ways
}
