//! A position of the variants whose fields can be carried, in 24 bytes, with what can no longer matter taken out.

use trilith_games::common::Side;

use super::bounds::brought_home;
use super::held::{BLACK, Factors, Held, NOTHING, Sure, WHITE};
use super::line::Line;
use super::packed::{ALL, LANE, ONES, lane, lanes};

/// Tells the keys apart from those of lines and of the base variant, none of which has both bits.
const MARK: u64 = 3 << 62;

/// A field, and a disc of each kind: the lower bit of a disc is never set without the upper one.
const FIELD: u64 = 0b01;
const DISC: [u64; 2] = [0b10, 0b11];

/// A position of `advanced` or `expert` as the solver holds it.
///
/// ```text
///     place            0      1      2      3      4        a line of five fields
///                      w             bgw    b      wb
///     heights          2      1      4      2      3        five bits each, place 0 lowest, the field itself counted
///     discs           01 11  01     01 10  01 10  01 11 10  two bits each, each stack from the bottom up: the field,
///                                   00 11                   then what lies on it, 10 black, 11 white, 00 carried
/// ```
///
/// A move takes discs off the top of one stack and puts them on top of another: in the string a segment is rotated. If
/// the field comes along, it becomes a carried disc, and its place is taken out of the line.
///
/// **Settled stacks** are those of a side in an unbroken run from its goal, as in [`super::packed::Packed`]: none of them
/// can move within the line, as each counts in the step, and none is landed on by the opponent. So none of these fields
/// leaves the line. Each settled stack is left at one disc of its owner's, and what is taken off the goals is put to an
/// account.
///
/// **No line with a settled stack shrinks to one field**, which would cancel the account (rules.md, "27", rulings). Let
/// Black have *r* settled stacks, and let there be a field below them. If White takes a field from below them along, it
/// lands on a lower one, which stays. If Black does, its step is at least *r* + 1, so it comes from more than *r* + 1
/// fields below the end, and the field just below the settled ones stays. So below them there is always a field. If there
/// is none to begin with, the game is over. (It follows that the goal of the other side is never one of the settled
/// stacks, unless the game is over; then the account is right for both ends.)
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Strip<const EXPERT: bool> {
    heights: u64,
    discs: u64,
    /// The places with a black and with a white disc on top.
    tops: [u16; 2],
    length: u32,
}

/// The lowest bits that hold this many discs.
#[inline]
const fn low(discs: u32) -> u64 {
    (1 << (2 * discs)) - 1
}

impl<const EXPERT: bool> Strip<EXPERT> {
    /// For each place, how many discs lie on it and below it in the line, the fields counted.
    #[inline]
    fn sums(&self) -> u64 {
        self.heights.wrapping_mul(ONES)
    }

    #[inline]
    fn last(&self) -> u32 {
        self.length - 1
    }

    /// How many discs lie at a place.
    #[inline]
    fn height(&self, place: u32) -> i32 {
        lane(self.heights, place) as i32 - 1
    }

    /// How many discs lie on these places.
    #[inline]
    fn on(&self, places: u16) -> i32 {
        lane((self.heights & lanes(places)).wrapping_mul(ONES), 8) as i32 - places.count_ones() as i32
    }

    #[inline]
    fn settled<const S: usize>(&self) -> u16 {
        let line = ALL >> (9 - self.length);
        let tops = self.tops[S];
        if S == BLACK {
            let open = line & !tops;
            line & !((1u32 << (16 - open.leading_zeros())) - 1) as u16
        } else {
            tops & !(tops + 1)
        }
    }

    /// Leaves one disc of each settled stack. Returns by how much more Black is ahead in what has been taken out.
    #[inline]
    fn settle(&mut self) -> i32 {
        let black = self.settled::<BLACK>();
        let settled = lanes(black | self.settled::<WHITE>());
        let mut excess = (self.heights & settled) - ((2 * ONES) & settled);
        if excess == 0 || self.length == 1 {
            return 0;
        }
        let mut ahead = 0;
        while excess != 0 {
            let place = excess.trailing_zeros() / LANE;
            let count = lane(excess, place);
            let first = lane(self.sums(), place) - count - 1;
            let owner = DISC[usize::from(black >> place & 1 == 0)] << (2 * first);
            self.discs = self.discs & low(first) | owner | self.discs >> (2 * count) & !low(first + 1);
            self.heights -= u64::from(count) << (LANE * place);
            if place == self.last() {
                ahead += count as i32;
            } else if place == 0 {
                ahead -= count as i32;
            }
            excess &= !(31 << (LANE * place));
        }
        ahead
    }

    /// Takes a place out of the line.
    #[inline]
    fn close_up(&mut self, place: u32) {
        let below = (1u64 << (LANE * place)) - 1;
        self.heights = self.heights & below | self.heights >> LANE & !below;
        let below = (1u16 << place) - 1;
        self.tops = self.tops.map(|tops| tops & below | tops >> 1 & !below);
        self.length -= 1;
    }

    /// How many discs and fields a side with settled stacks will not get, if the opponent takes no field along: what is
    /// settled on other places than the goal, and the field next to it.
    ///
    /// From that place the side cannot move: with a stack there, its step is greater than the number of settled ones.
    /// Whatever it lands on there is settled too. If nobody owns the stack there, the opponent, who has nothing before it,
    /// does not come to it either, and its discs are lost as well.
    #[inline]
    fn lost(&self, settled: u32, next: u32, has_more: bool) -> u32 {
        if settled == 0 {
            return 0;
        }
        let beside = if !has_more {
            0
        } else if (self.tops[BLACK] | self.tops[WHITE]) >> next & 1 == 0 {
            lane(self.heights, next)
        } else {
            1
        };
        2 * (settled - 1) + beside
    }

    /// The most that White can score, with stacks on these places: see [`Strip::limits`].
    #[inline]
    fn white_most(&self, sums: u64, white: u16) -> i32 {
        if white == 0 {
            return self.height(0);
        }
        let foremost = 15 - white.leading_zeros();
        let settled = self.settled::<WHITE>().count_ones();
        let stays = !EXPERT && foremost == self.last();
        let lost = self.lost(settled, settled, foremost >= settled);
        (lane(sums, foremost) - 1 - lost - u32::from(stays)) as i32
    }

    /// The most that Black can score, with stacks on these places.
    #[inline]
    fn black_most(&self, sums: u64, black: u16) -> i32 {
        if black == 0 {
            return self.height(self.last());
        }
        let foremost = black.trailing_zeros();
        let settled = self.settled::<BLACK>().count_ones();
        let stays = !EXPERT && foremost == 0;
        let from_there = lane(sums, 8) - (sums << LANE >> (LANE * foremost) & 31) as u32;
        let lost = self.lost(
            settled,
            self.last().wrapping_sub(settled),
            foremost + settled < self.length,
        );
        (from_there - 1 - lost - u32::from(stays)) as i32
    }
}

impl<const EXPERT: bool> Held for Strip<EXPERT> {
    /// From a hill climb on 60 positions after six plies of each variant, `nodes^0.8` added up: about half the positions
    /// that those of the base variant take. A line with few fields left is soon at its end.
    const FACTORS: Factors = if EXPERT {
        Factors {
            other: [9, 12, 12],
            own: [-3, 3, 79],
            fields: 60,
            margin: -10,
            least: -7,
            need: [3, 0, 9, -1],
            known: 85,
            failed: 32,
        }
    } else {
        Factors {
            other: [5, 13, 2],
            own: [-3, 3, 48],
            fields: 60,
            margin: -6,
            least: -9,
            need: [3, 1, 1, -2],
            known: 64,
            failed: 69,
        }
    };

    /// A field after the last disc ends the string: a carried disc is zero.
    #[inline]
    fn code<const S: usize>(&self) -> u64 {
        let end = FIELD << (2 * lane(self.sums(), 8));
        self.discs | end | (S as u64) << 60 | (EXPERT as u64) << 61 | MARK
    }

    #[inline]
    fn fields(&self) -> i32 {
        self.length as i32
    }

    #[inline]
    fn step<const S: usize>(&self) -> u32 {
        self.tops[S].count_ones()
    }

    #[inline]
    fn movable<const S: usize>(&self) -> u16 {
        let step = self.step::<S>();
        match S {
            BLACK => self.tops[S] & (ALL >> (9 - self.length) >> step),
            _ => self.tops[S] >> step << step,
        }
    }

    #[inline]
    fn liftable(&self, place: u32) -> u32 {
        let stays = !EXPERT && (place == 0 || place == self.last());
        lane(self.heights, place) - u32::from(stays)
    }

    #[inline]
    fn moves(&self, places: u16) -> i32 {
        let ends = 1 | 1 << self.last();
        let stay = if EXPERT { 0 } else { (places & ends).count_ones() };
        lane((self.heights & lanes(places)).wrapping_mul(ONES), 8) as i32 - stay as i32
    }

    #[inline]
    fn margin<const S: usize>(&self) -> i32 {
        let black = self.height(self.last()) - self.height(0);
        if S == BLACK { black } else { -black }
    }

    #[inline]
    fn after<const S: usize>(&self, place: u32, count: u32) -> (Strip<EXPERT>, i32) {
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
        let segment = self.discs & mask;
        let (lifted, rest) = (2 * count, 2 * (to - from - count));
        let turned = match S {
            BLACK => segment >> lifted | segment << rest,
            _ => segment << lifted | segment >> rest,
        };
        let mut next = Strip {
            heights: self.heights - (u64::from(count) << (LANE * place))
                + (u64::from(count) << (LANE * target)),
            discs: self.discs ^ segment ^ (turned & mask),
            ..*self
        };
        let (place_bit, target_bit) = (1 << place, 1 << target);
        next.tops[S] = next.tops[S] & !place_bit | target_bit;
        next.tops[1 - S] &= !target_bit;
        if lane(self.heights, place) > count {
            let top = self.discs >> (2 * (cut - 1)) & 3;
            next.tops[BLACK] |= u16::from(top == DISC[BLACK]) << place;
            next.tops[WHITE] |= u16::from(top == DISC[WHITE]) << place;
        } else {
            let first = if S == BLACK {
                target_end - count
            } else {
                target_end
            };
            next.discs ^= FIELD << (2 * first);
            next.close_up(place);
        }
        let ahead = next.settle();
        (next, if S == BLACK { ahead } else { -ahead })
    }
}

impl<const EXPERT: bool> Sure for Strip<EXPERT> {
    /// Above White's highest stack nothing is White's. As long as Black never uncovers a white disc there and never takes a
    /// field along (it can always lift the discs of a whole stack instead), White will never have a stack there, and
    /// gets nothing of it. So White's score is at most what lies on the place of its highest stack and below, the fields that
    /// can be carried included, less what [`Strip::lost`] says; and Black's is at least what lies on the last place,
    /// if that is not White's, for then nobody can move it.
    ///
    /// In `expert` the line cannot shrink to one field, and a draw, if Black plays like this and the last place is not
    /// White's: that one stays, and so does the first, from which White cannot move. And if it is White's, Black is not
    /// sure of more than a draw anyway.
    #[inline]
    fn limits<const S: usize>(&self) -> (i32, i32) {
        let [black, white] = self.tops;
        let sums = self.sums();
        let last = self.last();
        let black_least = if white >> last & 1 == 1 {
            0
        } else {
            self.height(last)
        };
        let white_least = if black & 1 == 1 { 0 } else { self.height(0) };
        let least = black_least - self.white_most(sums, white);
        let most = self.black_most(sums, black) - white_least;
        if S == BLACK {
            (least, most)
        } else {
            (-most, -least)
        }
    }

    /// If the side to move has a stack just one step from its goal, it can take the whole of it there, where it stays, with
    /// its field if that may leave the line, and keep what is behind the opponent afterwards.
    #[inline]
    fn home<const S: usize>(&self) -> i32 {
        let [black, white] = self.tops;
        let (step, last) = (self.step::<S>(), self.last());
        if step > last {
            return NOTHING;
        }
        let (goal, place) = if S == BLACK {
            (last, last - step)
        } else {
            (0, step)
        };
        if self.tops[S] >> place & 1 == 0 {
            return NOTHING;
        }
        let sums = self.sums();
        // The opponent's stacks that remain, how many of them are behind the one that moves, and its own goal.
        let (others, most, passed, start) = if S == BLACK {
            let others = white & !(1 << last);
            (
                others,
                self.white_most(sums, others),
                u32::from(others) >> place != 0,
                0,
            )
        } else {
            let others = black & !1;
            let passed = others & ((1 << place) - 1) != 0;
            (others, self.black_most(sums, others), passed, last)
        };
        let carries = if EXPERT {
            self.length > 2 && (place != start || others != 0)
        } else {
            place != start
        };
        let brought = self.height(place) + i32::from(carries);
        let lost = if passed || (place == start && others == 0) {
            brought
        } else {
            0
        };
        self.height(goal) + brought - (most - lost)
    }

    /// If the opponent cannot move and all its stacks are behind this side's, it will not be able to as long as only whole
    /// stacks are moved and fields stay: nothing of its own is uncovered or covered.
    #[inline]
    fn alone<const S: usize>(&self) -> i32 {
        let [black, white] = self.tops;
        if black & black.wrapping_neg() < white {
            // The lowest black stack is below the highest white one.
            return NOTHING;
        }
        let start = if S == BLACK { 0 } else { self.last() };
        let left = self.height(start);
        // Only the distance from the goal matters.
        let shift = if S == BLACK { 9 - self.length } else { 0 };
        let mut best = NOTHING;
        for stacks in brought_home::<S>(self.tops[S] << shift) {
            let stacks = stacks >> shift;
            let goes = stacks >> start & 1 == 1;
            best = best.max(self.on(stacks) - if goes { 0 } else { left });
        }
        best
    }
}

impl<const EXPERT: bool> Strip<EXPERT> {
    /// The position without what cannot matter, and what Black has ahead in it.
    pub(super) fn new(line: &Line) -> (Strip<EXPERT>, i32) {
        Strip::seen(line, Side::First)
    }

    /// The same as a side sees it: White's line is turned round and the colours are exchanged, so that the side is Black, and
    /// what is ahead is the side's.
    pub(super) fn seen(line: &Line, side: Side) -> (Strip<EXPERT>, i32) {
        let length = line.length();
        let tops = [side, side.opposite()].map(|owner| match side {
            Side::First => line.tops(owner),
            Side::Second => line.tops(owner).reverse_bits() >> (16 - length),
        });
        let mut strip = Strip {
            heights: 0,
            discs: 0,
            tops,
            length,
        };
        let mut at = 0;
        for place in 0..length {
            let source = match side {
                Side::First => place,
                Side::Second => length - 1 - place,
            };
            let height = line.height(source) + 1;
            let stack = line.stack(source, side);
            strip.heights |= u64::from(height) << (LANE * place);
            for disc in (0..height).rev() {
                strip.discs |= (stack >> (2 * disc) & 3) << (2 * at);
                at += 1;
            }
        }
        let ahead = strip.settle();
        (strip, ahead)
    }
}
