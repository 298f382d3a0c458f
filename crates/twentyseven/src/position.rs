use trilith_game::{Outcome, Random, Seat, Side, TextError, mix};

use crate::lanes::{Lanes, WIDTH};
use crate::{Disc, Ending, Field, Illegal, Move, Stack, Variant, position_text};

/// A position of 27: the stacks on the fields that remain, and whose turn it is.
///
/// ```text
///   Black's end                                     White's end
///
///        b                                               w
///        b                                               w
///        b                                               w
///        b                                               w
///        b                                               w
///        b                                               w
///        b                                               w
///        b                                               w
///        b                                               w
///       (1)   (2)   (3)   (4)   (5)   (6)   (7)   (8)   (9)
///       red   grey  grey  grey  grey  grey  grey  grey  red
///
///        Black moves ──▶                    ◀── White moves
/// ```
///
/// Equality is that of the stacks with the names of their fields, the side to move and the variant. Everything else in
/// here follows from these. No position of 27 can come back, so no rule for repetition uses it (rules.md, "27").
/// A *place* is where a field lies in the line as it is now, counted from 0 at Black's end.
///
/// ```
/// use trilith_game::{Position as _, Side};
/// use trilith_twentyseven::{Field, Position, Variant};
///
/// // Two grey discs have left the line: 4 and 5 are gone, and the way from 3 to 6 is one step.
/// let text = "1bbb/2/3bb/6gbwwb/7/8w/9wwwwgbbww b";
/// let position = Position::from_text(Variant::Advanced, text)?;
/// assert_eq!(position.step(Side::First), 3);
/// let three = Field::ALL[2];
/// assert_eq!(position.target(three), Some(Field::ALL[7])); // over 6 and 7, onto 8
/// assert_eq!(position.to_string(), text);
/// # Ok::<(), trilith_game::TextError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// By field name, so that no stack is touched when the line closes up.
    stacks: [Stack; Field::COUNT],
    /// The name of the field at each place of the line.
    names: Lanes,
    /// How many discs may be lifted at each place, the field's own disc included where the variant lets it go.
    liftable: Lanes,
    /// The fields that the line still has, one bit for each name.
    present: u16,
    /// The places that the line still has.
    line: u64,
    /// The places with a black and with a white disc on top.
    tops: [u64; 2],
    side: Side,
    variant: Variant,
}

impl Position {
    /// The position with these stacks, by field name; at least one field must be there.
    pub(crate) fn new(variant: Variant, stacks: [Stack; Field::COUNT], side: Side) -> Position {
        let mut position = Position {
            stacks,
            names: Lanes(0),
            liftable: Lanes(0),
            present: 0,
            line: 0,
            tops: [0, 0],
            side,
            variant,
        };
        let mut shift = 0;
        for (field, stack) in Field::ALL.into_iter().zip(stacks) {
            if stack.is_gone() {
                continue;
            }
            position.names.0 |= u64::from(field.name()) << shift;
            position.liftable.0 |= u64::from(position.most(field)) << shift;
            position.present |= 1 << field.name();
            position.line |= 1 << shift;
            position.tops[0] |= stack.black_on_top() << shift;
            position.tops[1] |= stack.white_on_top() << shift;
            shift += WIDTH;
        }
        position
    }

    /// The same line with this side to move: for looking ahead while somebody else thinks.
    pub fn as_turn_of(&self, side: Side) -> Position {
        Position { side, ..self.clone() }
    }

    /// The fields that the line still has, from Black's end to White's end, each with what lies on it.
    pub fn fields(&self) -> impl Iterator<Item = (Field, Stack)> {
        Field::ALL
            .into_iter()
            .zip(self.stacks)
            .filter(|(_, stack)| !stack.is_gone())
    }

    /// How many fields the line still has.
    pub fn length(&self) -> usize {
        self.line.count_ones() as usize
    }

    /// Whether the line still has this field.
    pub fn has(&self, field: Field) -> bool {
        !self.stack(field).is_gone()
    }

    /// The disc on top of the stack on this field; none, if the field is gone or nothing lies on it.
    pub fn top(&self, field: Field) -> Option<Disc> {
        self.stack(field).top()
    }

    /// How many discs lie on this field, its own disc not counted.
    pub fn height(&self, field: Field) -> u8 {
        self.stack(field).height()
    }

    /// The most discs that may be taken from this field by whoever owns the stack on it: all that lie on it, and the
    /// field's own disc where the variant lets it go.
    pub fn most(&self, field: Field) -> u8 {
        self.height(field) + u8::from(self.has(field) && self.variant.takes_own_disc(field))
    }

    /// How many stacks have this side's colour on top: its step (rules.md, "27").
    #[inline]
    pub fn step(&self, side: Side) -> u8 {
        self.tops[side.index()].count_ones() as u8
    }

    /// The field that the stack on this one reaches with its owner's step. None, if it would go past the end of the
    /// line, if the stack is nobody's, or if the field is gone.
    pub fn target(&self, field: Field) -> Option<Field> {
        let side = self.top(field)?.side()?;
        let place = self.place(field);
        (self.movable(side) >> (WIDTH * place) & 1 == 1)
            .then(|| Field::from_lane(self.names.get(self.target_place(place, side))))
    }

    /// Whether the side to move has no move and the other one has, so that `pass` is the only legal move.
    pub fn is_forced_pass(&self) -> bool {
        self.movable(self.side) == 0 && self.movable(self.side.opposite()) != 0
    }

    #[inline]
    fn stack(&self, field: Field) -> Stack {
        self.stacks[field.index()]
    }

    /// Where in the line a field that is still there lies.
    #[inline]
    fn place(&self, field: Field) -> u32 {
        (self.present & ((1 << field.name()) - 1)).count_ones()
    }

    /// The place one step of this side further. It must be in the line.
    #[inline]
    fn target_place(&self, place: u32, side: Side) -> u32 {
        let step = u32::from(self.step(side));
        match side {
            Side::First => place + step,
            Side::Second => place - step,
        }
    }

    /// The places from which a side can move: its colour on top, and a step that ends in the line.
    #[inline]
    fn movable(&self, side: Side) -> u64 {
        let own = self.tops[side.index()];
        let step = WIDTH * own.count_ones();
        match side {
            Side::First => own & self.line >> step,
            Side::Second => own >> step << step,
        }
    }

    /// How many discs may be lifted up to each place by the side to move; the last is the number of its moves.
    #[inline]
    fn running_moves(&self) -> Lanes {
        self.liftable.only(self.movable(self.side)).running_sums()
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.movable(self.side) == 0 && self.movable(self.side.opposite()) == 0
    }

    /// The heights of the two end stacks. Black's goal is the last field at White's end, and the other way round; a
    /// field's own disc counts toward nobody's score (rules.md, "27", rulings).
    #[inline]
    fn end_stacks(&self) -> [u8; 2] {
        let whites_end = Field::from_lane(self.names.get(self.line.count_ones() - 1));
        let blacks_end = Field::from_lane(self.names.get(0));
        [self.height(whites_end), self.height(blacks_end)]
    }

    #[inline]
    fn lift(&mut self, field: Field, count: u8) {
        let side = self.side;
        let from = self.place(field);
        let to = self.target_place(from, side);
        let target = Field::from_lane(self.names.get(to));
        let (mut rest, lifted) = self.stack(field).lift(count);
        let bare = rest.is_bare();
        if bare {
            rest = Stack::GONE;
        }
        self.stacks[target.index()] = self.stack(target).land(lifted);
        self.stacks[field.index()] = rest;

        let (from_bit, to_bit) = (1 << (WIDTH * from), 1 << (WIDTH * to));
        let count = u64::from(count);
        self.liftable.0 = self
            .liftable
            .0
            .wrapping_add(count * to_bit)
            .wrapping_sub(count * from_bit);
        // What lands has the mover's colour on top. What it leaves may be anybody's.
        let kept = !(from_bit | to_bit);
        self.tops[0] = (self.tops[0] & kept) | (rest.black_on_top() * from_bit);
        self.tops[1] = (self.tops[1] & kept) | (rest.white_on_top() * from_bit);
        self.tops[side.index()] |= to_bit;
        if bare {
            self.close_up(field, from);
        }
    }

    /// Takes a field whose own disc was taken along out of the line.
    fn close_up(&mut self, field: Field, place: u32) {
        self.present &= !(1 << field.name());
        self.names = self.names.without(place);
        self.liftable = self.liftable.without(place);
        self.line >>= WIDTH;
        self.tops = self.tops.map(|places| Lanes(places).without(place).0);
    }

    fn check_lift(&self, field: Field, count: u8) -> Result<(), Illegal> {
        if self.is_forced_pass() {
            return Err(Illegal::MustPass);
        }
        if !self.has(field) {
            return Err(Illegal::Gone { field });
        }
        let top = self.top(field).ok_or(Illegal::Empty { field })?;
        if top != Disc::of(self.side) {
            return Err(Illegal::NotYours { field, top });
        }
        if count == 0 {
            return Err(Illegal::NoDiscs);
        }
        let most = self.most(field);
        if count > most {
            // Only one disc too many, and that one is the field's own: the variant is what stands in the way.
            let disc = field.own_disc();
            let own = count == most + 1 && !self.variant.takes_own_disc(field);
            return Err(if own {
                Illegal::OwnDiscStays { field, disc }
            } else {
                Illegal::TooMany { field, most }
            });
        }
        if self.target(field).is_none() {
            let step = self.step(self.side);
            return Err(Illegal::PastTheEnd { field, step });
        }
        Ok(())
    }
}

impl trilith_game::Position for Position {
    type Variant = Variant;
    type Move = Move;
    type Illegal = Illegal;
    type Ending = Ending;

    const REPEATS: bool = false;

    fn start(variant: Variant) -> Position {
        let mut stacks = Field::ALL.map(|field| Stack::new(field.own_disc()));
        for _ in 0..Disc::Black.supply() {
            stacks[0] = stacks[0].with(Disc::Black);
            stacks[8] = stacks[8].with(Disc::White);
        }
        Position::new(variant, stacks, Side::First)
    }

    fn from_text(variant: Variant, text: &str) -> Result<Position, TextError> {
        position_text::read(variant, text)
    }

    fn variant(&self) -> Variant {
        self.variant
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn seat(&self) -> Seat {
        Seat(self.side as u8)
    }

    #[inline]
    fn side(&self) -> Side {
        self.side
    }

    fn ending(&self) -> Option<Ending> {
        self.is_over().then(|| Ending {
            score: self.end_stacks(),
        })
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome::by_score(self.end_stacks()))
    }

    fn score(&self) -> Option<[u8; 2]> {
        Some(self.end_stacks())
    }

    #[inline]
    fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        let mut places = self.movable(self.side);
        if places == 0 && self.is_forced_pass() {
            return visit(Move::Pass);
        }
        while places != 0 {
            let place = places.trailing_zeros() / WIDTH;
            let field = Field::from_lane(self.names.get(place));
            for count in 1..=self.liftable.get(place) as u8 {
                visit(Move::Lift { field, count });
            }
            places &= places - 1;
        }
    }

    #[inline]
    fn count_moves(&self) -> usize {
        match self.running_moves().last() {
            0 => usize::from(self.is_forced_pass()),
            moves => moves as usize,
        }
    }

    #[inline]
    fn random_move(&self, random: &mut Random) -> Option<Move> {
        let moves = self.running_moves();
        match moves.last() {
            0 => self.is_forced_pass().then_some(Move::Pass),
            total => {
                let (place, below) = moves.locate(random.below(total as usize) as u64);
                Some(Move::Lift {
                    field: Field::from_lane(self.names.get(place)),
                    count: below as u8 + 1,
                })
            }
        }
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        match m {
            Move::Lift { field, count } => self.check_lift(field, count),
            Move::Pass if self.is_forced_pass() => Ok(()),
            Move::Pass => Err(Illegal::CannotPass),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        if let Move::Lift { field, count } = m {
            self.lift(field, count);
        }
        self.side = self.side.opposite();
    }

    // Derived when asked for. Keeping a sum up to date with every move costs a playout a third of its speed, and costs
    // a search as much as hashing the nine stacks here.
    #[inline]
    fn key(&self) -> u64 {
        let rest = mix((self.variant as u64) << 1 | self.side as u64);
        Field::ALL
            .into_iter()
            .zip(self.stacks)
            .fold(rest, |key, (field, stack)| {
                // A stack has 55 bits at the most; the name above them makes each field's part its own.
                key.wrapping_add(mix(stack.bits() | u64::from(field.name()) << 60))
            })
    }

    fn quiet(&self) -> usize {
        0
    }
}
