use trilith_games::common::{Position as _, Side};
use trilith_games::twentyseven::{Disc, Field, Move, Position, Variant};

/// A position of 27 as the search holds it: one word for each place of the line.
///
/// ```text
///      bit  …   9 8   7 6   5 4   3 2   1 0
///           0    0    01    disc  disc  top        00 grey or red, carried   10 black
///                    field                         01 the field itself       11 white
/// ```
///
/// The rules' own position keeps the stacks by field name and tells grey from red. No value depends on either, so here
/// the stacks stand by place, counted from Black's end, and the field's own disc is the mark that ends a stack. The
/// words of all stacks one after the other are then the whole position without loss, in 54 bits for any variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    stacks: [u64; Field::COUNT],
    /// The places with a black and with a white disc on top.
    tops: [u16; 2],
    /// How many places the line still has.
    length: u8,
    side: Side,
    variant: Variant,
    /// The name of the field at each place, four bits each, for reading and writing moves.
    names: u64,
}

/// A lift: the place it takes from, and how many discs, the field's own included.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Lift {
    pub(crate) place: u8,
    pub(crate) count: u8,
}

/// A place with nothing on it.
const EMPTY: u64 = 0b01;
/// The lower bit of every disc.
const LOWER: u64 = 0x5555_5555_5555_5555;

/// How many discs lie on the field.
#[inline]
const fn height(stack: u64) -> u32 {
    (63 - (stack | 1).leading_zeros()) / 2
}

/// The stack with black and white exchanged.
#[inline]
const fn exchanged(stack: u64) -> u64 {
    stack ^ (stack >> 1 & LOWER)
}

impl Line {
    pub(crate) fn new(position: &Position) -> Line {
        let mut line = Line {
            stacks: [0; Field::COUNT],
            tops: [0; 2],
            length: 0,
            side: position.side(),
            variant: position.variant(),
            names: 0,
        };
        for (field, stack) in position.fields() {
            let place = line.length;
            let word = stack.discs().fold(EMPTY, |word, disc| {
                let bits = match disc {
                    Disc::Grey | Disc::Red => 0,
                    Disc::Black => 2,
                    Disc::White => 3,
                };
                word << 2 | bits
            });
            line.stacks[usize::from(place)] = word;
            line.mark(place, word);
            line.names |= u64::from(field.name()) << (4 * place);
            line.length += 1;
        }
        line
    }

    /// Enters who owns the stack at a place where nobody was entered.
    #[inline]
    fn mark(&mut self, place: u8, stack: u64) {
        self.tops[0] |= u16::from(stack & 3 == 2) << place;
        self.tops[1] |= u16::from(stack & 3 == 3) << place;
    }

    #[inline]
    pub(crate) fn side(&self) -> Side {
        self.side
    }

    #[inline]
    pub(crate) fn variant(&self) -> Variant {
        self.variant
    }

    #[inline]
    pub(crate) fn length(&self) -> u32 {
        u32::from(self.length)
    }

    /// How many discs lie at a place.
    #[inline]
    pub(crate) fn height(&self, place: u32) -> u32 {
        height(self.stacks[place as usize])
    }

    /// The stack at a place as this side sees it: its own discs are `10`, the opponent's `11`, the top disc lowest.
    #[inline]
    pub(crate) fn stack(&self, place: u32, side: Side) -> u64 {
        let stack = self.stacks[place as usize];
        match side {
            Side::First => stack,
            Side::Second => exchanged(stack),
        }
    }

    /// How many stacks a side has: its step.
    #[inline]
    pub(crate) fn step(&self, side: Side) -> u32 {
        self.tops[side.index()].count_ones()
    }

    /// The places with a side's colour on top, one bit each.
    #[inline]
    pub(crate) fn tops(&self, side: Side) -> u16 {
        self.tops[side.index()]
    }

    /// The places from which a side can move, one bit each.
    #[inline]
    pub(crate) fn movable(&self, side: Side) -> u16 {
        let own = self.tops[side.index()];
        let step = own.count_ones();
        match side {
            Side::First => own & (((1u32 << self.length) - 1) >> step) as u16,
            Side::Second => own >> step << step,
        }
    }

    /// How many discs the owner of the stack at a place may lift.
    #[inline]
    pub(crate) fn liftable(&self, place: u32) -> u32 {
        let own = match self.variant {
            Variant::Base => false,
            Variant::Advanced => place != 0 && place + 1 != self.length(),
            Variant::Expert => true,
        };
        self.height(place) + u32::from(own)
    }

    /// How many moves a side would have, were it its turn.
    #[inline]
    pub(crate) fn moves(&self, side: Side) -> u32 {
        places(self.movable(side)).map(|place| self.liftable(place)).sum()
    }

    /// Whether neither side can move.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.movable(Side::First) | self.movable(Side::Second) == 0
    }

    /// The place of a side's goal.
    #[inline]
    pub(crate) fn goal(&self, side: Side) -> u32 {
        match side {
            Side::First => self.length() - 1,
            Side::Second => 0,
        }
    }

    /// Whether a side has landed on its goal: nothing leaves it any more.
    #[inline]
    pub(crate) fn is_frozen(&self, side: Side) -> bool {
        self.tops[side.index()] >> self.goal(side) & 1 == 1
    }

    /// The difference of the two end stacks as they are now, for a side.
    #[inline]
    pub(crate) fn margin(&self, side: Side) -> i32 {
        self.height(self.goal(side)) as i32 - self.height(self.goal(side.opposite())) as i32
    }

    /// Calls `visit` for each lift of the side to move; never if it must pass or the game is over.
    #[inline]
    pub(crate) fn for_each_lift(&self, mut visit: impl FnMut(Lift)) {
        for place in places(self.movable(self.side)) {
            for count in 1..=self.liftable(place) as u8 {
                visit(Lift {
                    place: place as u8,
                    count,
                });
            }
        }
    }

    /// Where a lift lands.
    #[inline]
    pub(crate) fn target(&self, place: u8) -> u8 {
        let step = self.step(self.side) as u8;
        match self.side {
            Side::First => place + step,
            Side::Second => place - step,
        }
    }

    #[inline]
    pub(crate) fn lift(&mut self, lift: Lift) {
        let to = self.target(lift.place);
        let (from, target) = (usize::from(lift.place), usize::from(to));
        let bits = 2 * u32::from(lift.count);
        let stack = self.stacks[from];
        let rest = stack >> bits;
        // If the field itself comes along, its mark must not: what lies in a stack is a grey disc, and that is 00.
        let discs = if rest == 0 {
            stack ^ (EMPTY << (bits - 2))
        } else {
            stack & ((1 << bits) - 1)
        };
        self.stacks[target] = self.stacks[target] << bits | discs;
        self.stacks[from] = rest;
        let (from_bit, to_bit) = (1 << lift.place, 1 << to);
        let kept = !(from_bit | to_bit);
        self.tops[0] &= kept;
        self.tops[1] &= kept;
        self.tops[self.side.index()] |= to_bit;
        self.mark(lift.place, rest);
        if rest == 0 {
            self.close_up(lift.place);
        }
        self.side = self.side.opposite();
    }

    /// The position after a lift.
    #[inline]
    pub(crate) fn after(&self, lift: Lift) -> Line {
        let mut next = *self;
        next.lift(lift);
        next
    }

    /// Takes a place out of the line.
    #[cold]
    fn close_up(&mut self, place: u8) {
        let length = usize::from(self.length);
        self.stacks
            .copy_within(usize::from(place) + 1..length, usize::from(place));
        self.stacks[length - 1] = 0;
        let below = (1u16 << place) - 1;
        self.tops = self.tops.map(|tops| tops & below | tops >> 1 & !below);
        let below = (1u64 << (4 * place)) - 1;
        self.names = self.names & below | self.names >> 4 & !below;
        self.length -= 1;
    }

    #[inline]
    pub(crate) fn pass(&mut self) {
        self.side = self.side.opposite();
    }

    /// The whole position but for the names of its fields, without loss: 54 bits for the stacks, one for the side, two
    /// for the variant.
    #[inline]
    pub(crate) fn code(&self) -> u64 {
        let words = &self.stacks[..usize::from(self.length)];
        let code = words
            .iter()
            .fold(0, |code, &word| code << (2 * height(word) + 2) | word);
        code | (self.side as u64) << 54 | (self.variant as u64) << 55
    }

    /// The lift or pass (`None`) that a move of the rules stands for.
    pub(crate) fn read(&self, m: Move) -> Option<Lift> {
        match m {
            Move::Pass => None,
            Move::Lift { field, count } => {
                let place =
                    (0..self.length).find(|place| self.names >> (4 * place) & 15 == u64::from(field.name()));
                place.map(|place| Lift { place, count })
            }
        }
    }

    /// The move of the rules that a lift is.
    #[inline]
    pub(crate) fn write(&self, lift: Lift) -> Move {
        let name = self.names >> (4 * lift.place) & 15;
        Move::Lift {
            field: Field::ALL[(name - 1) as usize],
            count: lift.count,
        }
    }
}

/// The places whose bits are set, from the lowest.
#[inline]
pub(crate) fn places(mut set: u16) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let place = set.trailing_zeros();
            set &= set - 1;
            place
        })
    })
}
