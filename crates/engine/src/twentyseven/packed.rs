//! A position of the base variant in 12 bytes, with what can no longer matter taken out.

use trilith_games::common::Side;
use trilith_games::twentyseven::Field;

use super::held::{BLACK, Factors, Held, WHITE};
use super::line::Line;

const PLACES: u32 = Field::COUNT as u32;
const LAST: u32 = PLACES - 1;

/// The bits of one height. There are 18 discs, so five are enough for a height and for a sum of heights.
pub(super) const LANE: u32 = 5;

/// All places as a set.
pub(super) const ALL: u16 = (1 << PLACES) - 1;

/// A one in every lane: to multiply by it is to add up each lane and those below it.
pub(super) const ONES: u64 = spread(ALL) / 31;

/// Tells the keys apart from those of the general search and of lines, none of which has this bit.
const MARK: u64 = 1 << 63;

/// A position of the base variant as the solver holds it.
///
/// ```text
///     place            0     1     2     3     4     5     6     7     8
///                      w          bww    b          wb          bbw    b
///     heights          1     0     3     1     0     2     0     3     1      five bits each, place 0 lowest
///     colours          0          100    1          01          110    1      one bit for each disc, 1 for Black,
///                                                                             each stack from the bottom up
/// ```
///
/// A move takes discs off the top of one stack and puts them on top of another: in the string of colours a segment is
/// rotated.
///
/// **Settled stacks.** Take the run of Black's stacks that reaches unbroken from the last place down. Each of them counts
/// in Black's step, so none of them can be moved within the line; and no white stack lies above one of them, so none will
/// ever be landed on by White. They stay for ever, and so does all that lands on them: what lies in them counts in the
/// score if it lies on the last place, and otherwise for nobody. The same is true of White's run from place 0. So each
/// settled stack is left at one disc of its owner's, and what is taken off the goals is put to an account. (The goal alone
/// is what [`Line::future`] takes out.)
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Packed {
    pub(super) heights: u64,
    pub(super) colours: u32,
    /// The places with a black and with a white disc on top.
    pub(super) tops: [u16; 2],
}

impl Packed {
    /// The position without what cannot matter, and what Black has ahead in it.
    pub(super) fn new(line: &Line) -> (Packed, i32) {
        let mut packed = Packed {
            heights: 0,
            colours: 0,
            tops: Side::BOTH.map(|side| line.tops(side)),
        };
        let mut at = 0;
        for place in 0..line.length() {
            let height = line.height(place);
            let stack = line.stack(place, Side::First);
            packed.heights |= u64::from(height) << (LANE * place);
            for disc in (0..height).rev() {
                packed.colours |= u32::from(stack >> (2 * disc) & 3 == 2) << at;
                at += 1;
            }
        }
        let ahead = packed.settle();
        (packed, ahead)
    }

    #[inline]
    pub(super) fn height(&self, place: u32) -> u32 {
        lane(self.heights, place)
    }

    /// For each place, how many discs lie on it and below it in the line.
    #[inline]
    pub(super) fn sums(&self) -> u64 {
        self.heights.wrapping_mul(ONES)
    }

    #[inline]
    pub(super) fn discs(&self) -> u32 {
        lane(self.sums(), LAST)
    }

    /// How many discs lie on these places.
    #[inline]
    pub(super) fn on(&self, places: u16) -> i32 {
        lane((self.heights & lanes(places)).wrapping_mul(ONES), LAST) as i32
    }

    /// The settled stacks of a side.
    #[inline]
    pub(super) fn settled<const S: usize>(&self) -> u16 {
        let tops = self.tops[S];
        match S {
            BLACK => {
                // The open places and all below the highest of them.
                let open = ALL & !tops;
                ALL & !below(16 - open.leading_zeros())
            }
            _ => tops & !(tops + 1),
        }
    }

    /// Leaves one disc of each settled stack. Returns by how much more Black is ahead in what has been taken out.
    #[inline]
    fn settle(&mut self) -> i32 {
        let black = self.settled::<BLACK>();
        let settled = lanes(black | self.settled::<WHITE>());
        let mut excess = (self.heights & settled) - (ONES & settled);
        let mut ahead = 0;
        while excess != 0 {
            let place = excess.trailing_zeros() / LANE;
            let count = lane(excess, place);
            let first = lane(self.sums(), place) - count - 1;
            let owner = u32::from(black >> place & 1) << first;
            self.colours = self.colours & low(first) | owner | self.colours >> count & !low(first + 1);
            self.heights -= u64::from(count) << (LANE * place);
            ahead += match place {
                LAST => count as i32,
                0 => -(count as i32),
                _ => 0,
            };
            excess &= !(31 << (LANE * place));
        }
        ahead
    }
}

impl Held for Packed {
    /// From a hill climb on 265 positions after eight and nine plies, `nodes^0.8` added up: a third fewer positions than
    /// with those of [`super::exact::outlook`].
    const FACTORS: Factors = Factors {
        other: [7, 12, 12],
        own: [-2, 1, 21],
        fields: 0,
        margin: -5,
        least: -9,
        need: [8, 3, 15, -6],
        known: 40,
        failed: 24,
    };

    /// The whole of it in 64 bits, with the side to move, without loss. The height of the last stack follows from the
    /// mark after the last colour.
    #[inline]
    fn code<const S: usize>(&self) -> u64 {
        let others = self.heights & ((1 << (LANE * LAST)) - 1);
        let colours = u64::from(self.colours | 1 << self.discs());
        others | colours << (LANE * LAST) | (S as u64) << 60 | MARK
    }

    #[inline]
    fn fields(&self) -> i32 {
        0
    }

    #[inline]
    fn step<const S: usize>(&self) -> u32 {
        self.tops[S].count_ones()
    }

    #[inline]
    fn movable<const S: usize>(&self) -> u16 {
        let step = self.step::<S>();
        match S {
            BLACK => self.tops[S] & (ALL >> step),
            _ => self.tops[S] >> step << step,
        }
    }

    #[inline]
    fn liftable(&self, place: u32) -> u32 {
        self.height(place)
    }

    #[inline]
    fn moves(&self, places: u16) -> i32 {
        self.on(places)
    }

    #[inline]
    fn margin<const S: usize>(&self) -> i32 {
        let black = self.height(LAST) as i32 - self.height(0) as i32;
        if S == BLACK { black } else { -black }
    }

    #[inline]
    fn after<const S: usize>(&self, place: u32, count: u32) -> (Packed, i32) {
        let step = self.step::<S>();
        let target = if S == BLACK { place + step } else { place - step };
        let sums = self.sums();
        let (end, target_end) = (lane(sums, place), lane(sums, target));
        let cut = end - count;
        // What is lifted changes places with all that lies between it and the top of the other stack.
        let (from, to) = if S == BLACK {
            (cut, target_end)
        } else {
            (target_end, end)
        };
        let mask = low(to) & !low(from);
        let segment = self.colours & mask;
        let rest = to - from - count;
        let turned = match S {
            BLACK => segment >> count | segment << rest,
            _ => segment << count | segment >> rest,
        };
        let mut next = Packed {
            heights: self.heights - (u64::from(count) << (LANE * place))
                + (u64::from(count) << (LANE * target)),
            colours: self.colours ^ segment ^ (turned & mask),
            tops: self.tops,
        };
        let (place_bit, target_bit) = (1 << place, 1 << target);
        next.tops[S] = next.tops[S] & !place_bit | target_bit;
        next.tops[1 - S] &= !target_bit;
        if self.height(place) > count {
            let black = (self.colours >> (cut - 1) & 1) as u16;
            next.tops[BLACK] |= black << place;
            next.tops[WHITE] |= (1 - black) << place;
        }
        let ahead = next.settle();
        (next, if S == BLACK { ahead } else { -ahead })
    }
}

/// One of the numbers in lanes.
#[inline]
pub(super) const fn lane(lanes: u64, place: u32) -> u32 {
    (lanes >> (LANE * place)) as u32 & 31
}

/// What the lanes have below this place: the sum of all stacks nearer to Black's end.
#[inline]
pub(super) const fn lane_below(lanes: u64, place: u32) -> u32 {
    lane(lanes << LANE, place)
}

/// The lowest bits.
#[inline]
const fn low(count: u32) -> u32 {
    (1 << count) - 1
}

/// The places below this one.
#[inline]
const fn below(place: u32) -> u16 {
    ((1u32 << place) - 1) as u16
}

/// The lanes of a set of places.
#[inline]
pub(super) fn lanes(places: u16) -> u64 {
    static LANES: [u64; 1 << PLACES] = {
        let mut all = [0; 1 << PLACES];
        let mut places = 0;
        while places < all.len() {
            all[places] = spread(places as u16);
            places += 1;
        }
        all
    };
    LANES[usize::from(places & ALL)]
}

const fn spread(places: u16) -> u64 {
    let mut lanes = 0;
    let mut place = 0;
    while place < PLACES {
        if places >> place & 1 == 1 {
            lanes |= 31 << (LANE * place);
        }
        place += 1;
    }
    lanes
}
