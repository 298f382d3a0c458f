use trilith_game::{Outcome, Position as Rules, Random, Seat, Side, TextError, mix};

use crate::moves::read;
use crate::{
    Ending, Illegal, Kind, MiladyOption, Move, Piece, Rank, Reserve, Square, Squares, Stack, Variant,
};

/// The height that makes a king.
const KING: u8 = 6;
/// The points that win with `kings`.
const POINTS_TO_WIN: u8 = 6;

/// Where Milady is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Milady {
    /// Not in this game.
    Absent,
    /// Beside the board.
    Beside,
    /// In the stack on this square.
    On(Square),
}

/// A position of SIXTH!.
///
/// Two positions are **equal** when the stacks in their order, the points and the player to move are the same, and the
/// variant is. That is the repetition rule: reserves and Milady's place need not be compared, because no piece ever
/// leaves the game, so that they follow from the stacks. What the ko forbids and whether the last turn was a pass matter
/// for the next move only, and are not compared.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(crate) stacks: [Stack; Square::COUNT],
    pub(crate) heights: [u8; Square::COUNT],
    /// The squares whose stacks have height 1 to 5. Taller ones cannot move.
    pub(crate) by_height: [Squares; 5],
    pub(crate) occupied: Squares,
    /// Stacks with a Hunchback on top.
    pub(crate) hunched: Squares,
    /// Stacks with a piece of each side on top.
    tops: [Squares; 2],
    /// Stacks with a Giant somewhere in them.
    pub(crate) giants: Squares,
    pub(crate) milady: Milady,
    pub(crate) turn: Side,
    pub(crate) reserves: [Reserve; 2],
    pub(crate) points: [u8; 2],
    /// The move that would take back the opponent's last one, if it were otherwise possible.
    pub(crate) ko: Option<Move>,
    pub(crate) passes: u8,
    pub(crate) ending: Option<Ending>,
    quiet: u16,
    /// The sum of [`square_key`] over the board.
    board_key: u64,
    pub(crate) variant: Variant,
}

/// What a stack on a square adds to the key of a position.
#[inline]
fn square_key(square: Square, stack: Stack) -> u64 {
    mix(stack.bits() | (square.index() as u64 + 1) << 56)
}

impl Position {
    /// The position with these stacks, nothing being forbidden, or nothing if the variant has not got these pieces.
    pub(crate) fn with_stacks(
        variant: Variant,
        stacks: &[Stack; Square::COUNT],
        turn: Side,
    ) -> Option<Position> {
        let mut position = Position {
            stacks: [Stack::EMPTY; Square::COUNT],
            heights: [0; Square::COUNT],
            by_height: [Squares::EMPTY; 5],
            occupied: Squares::EMPTY,
            hunched: Squares::EMPTY,
            tops: [Squares::EMPTY; 2],
            giants: Squares::EMPTY,
            milady: if variant.milady() == MiladyOption::Absent {
                Milady::Absent
            } else {
                Milady::Beside
            },
            turn,
            reserves: Side::BOTH.map(|side| variant.reserve(side)),
            points: [0, 0],
            ko: None,
            passes: 0,
            ending: None,
            quiet: 0,
            board_key: Square::all().fold(0, |sum: u64, square| {
                sum.wrapping_add(square_key(square, Stack::EMPTY))
            }),
            variant,
        };
        for square in Square::all() {
            let stack = stacks[square.index()];
            for piece in stack.from_bottom() {
                match piece.side() {
                    Some(side) if position.reserves[side.index()].has(piece.kind()) => {
                        position.reserves[side.index()].take(piece.kind());
                    }
                    None if position.milady == Milady::Beside => position.milady = Milady::On(square),
                    _ => return None,
                }
            }
            position.set(square, stack, stack.height());
        }
        Some(position)
    }

    /// The stack on a square.
    pub fn stack(&self, square: Square) -> Stack {
        self.stacks[square.index()]
    }

    /// The height of the stack on a square.
    pub fn height(&self, square: Square) -> u8 {
        self.heights[square.index()]
    }

    /// What a player can still place.
    pub fn reserve(&self, side: Side) -> &Reserve {
        &self.reserves[side.index()]
    }

    /// The king points of both sides (`kings`).
    pub fn points(&self) -> [u8; 2] {
        self.points
    }

    /// Where Milady is.
    pub fn milady(&self) -> Milady {
        self.milady
    }

    /// The move that the ko forbids now: it would take back the opponent's last move.
    pub fn ko(&self) -> Option<Move> {
        self.ko
    }

    /// Whether the opponent just passed.
    pub fn has_passed(&self) -> bool {
        self.passes > 0
    }

    /// The same board with this side to move, as if nothing had just happened: for looking ahead while somebody else thinks.
    pub fn as_turn_of(&self, side: Side) -> Position {
        Position {
            turn: side,
            ko: None,
            passes: 0,
            ..*self
        }
    }

    /// The squares with stacks on them.
    pub fn occupied(&self) -> Squares {
        self.occupied
    }

    /// The squares whose stacks have this side's colour on top.
    #[inline]
    pub fn tops(&self, side: Side) -> Squares {
        self.tops[side.index()]
    }

    /// The squares whose stacks have at least this height, which is 1 to 6.
    #[inline]
    pub fn at_least(&self, height: u8) -> Squares {
        let lower = self.by_height.iter().take(usize::from(height).saturating_sub(1));
        lower.fold(self.occupied, |taller, &squares| taller - squares)
    }

    /// The squares whose stacks have exactly this height, which is 1 to 5.
    #[inline]
    pub fn of_height(&self, height: u8) -> Squares {
        self.by_height
            .get(usize::from(height).wrapping_sub(1))
            .copied()
            .unwrap_or(Squares::EMPTY)
    }

    /// The stacks that the stack on this square can be moved onto, going by its height alone.
    pub fn targets(&self, from: Square) -> Squares {
        self.reached_from(from) & self.landable()
    }

    /// The stacks that any of those on `sources`, all of this height, can be moved onto.
    #[inline(always)]
    pub fn reached(&self, sources: Squares, height: u8) -> Squares {
        let mut all = Squares::EMPTY;
        self.reach(sources, height, self.landable(), |_, reached| all |= reached);
        all
    }

    /// Puts a stack of this height on a square in place of what was there, and brings all that is derived up to date,
    /// but for the reserves and Milady's place.
    #[inline]
    fn set(&mut self, square: Square, stack: Stack, height: u8) {
        let i = square.index();
        self.board_key = self
            .board_key
            .wrapping_sub(square_key(square, self.stacks[i]))
            .wrapping_add(square_key(square, stack));
        if let Some(squares) = self
            .by_height
            .get_mut(usize::from(self.heights[i]).wrapping_sub(1))
        {
            squares.set(square, false);
        }
        if let Some(squares) = self.by_height.get_mut(usize::from(height).wrapping_sub(1)) {
            squares.set(square, true);
        }
        self.occupied.set(square, height > 0);
        self.stacks[i] = stack;
        self.heights[i] = height;
        let top = stack.top();
        for side in Side::BOTH {
            self.tops[side.index()].set(square, top.and_then(Piece::side) == Some(side));
        }
        self.hunched.set(square, matches!(top, Some(Piece::Hunchback(_))));
        if self.variant.has_giants() {
            self.giants.set(square, stack.giants() > 0);
        }
    }

    fn place(&mut self, kind: Kind, square: Square) {
        let piece = Piece::new(kind, self.turn);
        if kind == Kind::Milady {
            self.milady = Milady::On(square);
        } else {
            self.reserves[self.turn.index()].take(kind);
        }
        self.set(square, Stack::EMPTY.with(piece), piece.height());
        self.ko = None;
        self.quiet = 0;
    }

    #[inline]
    fn shift(&mut self, from: Square, to: Square, count: u8) {
        let from_height = self.heights[from.index()];
        let (lifted, rest) = self.stacks[from.index()].split(count);
        let lifted_height = if self.giants.contains(from) {
            lifted.height()
        } else {
            count
        };
        let landed = self.stacks[to.index()].under(lifted, count);
        let height = self.heights[to.index()] + lifted_height;
        let milady_moves = self.milady == Milady::On(from) && lifted.above_milady().is_some();
        if milady_moves {
            self.milady = Milady::On(to);
        }
        self.set(from, rest, from_height - lifted_height);
        self.set(to, landed, height);
        if height >= KING
            && let Some(side) = landed.top().and_then(Piece::side)
        {
            self.crown(side, to);
            return;
        }

        // Only the very same pieces going back can restore the position. They can if something is left to land on and
        // the new stack moves in the same way; what lies between is empty or jumped over, as it was on the way here.
        let same_way = match from_height {
            3 => height == 3,
            1 | 2 => height == 2 || height == 5,
            4 => height == 4 || height == 5,
            _ if is_straight(from, to) => height == 2 || height == 5,
            _ => height == 4 || height == 5,
        };
        let opponent_may = !milady_moves || self.variant.has_right_to_milady(self.turn.opposite());
        let possible = same_way && !rest.is_empty() && opponent_may;
        self.ko = possible.then_some(Move::Shift {
            from: to,
            to: from,
            count,
        });
        self.quiet = self.quiet.saturating_add(1);
    }

    /// A king of this side stands on the square: the game is won, or a point.
    #[cold]
    fn crown(&mut self, side: Side, square: Square) {
        self.ko = None;
        self.quiet = 0;
        if !self.variant.kings() {
            self.ending = Some(Ending::King { side, square });
            return;
        }
        let mut stack = self.stacks[square.index()];
        let mut height = self.heights[square.index()];
        while height >= KING
            && let Some(piece) = stack.top()
        {
            match piece.side() {
                Some(owner) => self.reserves[owner.index()].put_back(piece.kind()),
                None => self.milady = Milady::Beside,
            }
            stack = stack.split(1).1;
            height -= piece.height();
        }
        self.set(square, stack, height);
        self.points[side.index()] += 1;
        if self.points[side.index()] == POINTS_TO_WIN {
            self.ending = Some(Ending::Points(side));
        }
    }

    fn pass(&mut self) {
        self.ko = None;
        self.quiet = self.quiet.saturating_add(1);
        self.passes += 1;
        if self.passes == 2 {
            self.end_by_passes();
        }
    }

    /// Two passes in a row: with `kings` more points win, else it is a draw (rules.md, "no legal action").
    pub(crate) fn end_by_passes(&mut self) {
        self.ending = Some(Ending::Passes(Outcome::by_score(self.points)));
    }

    /// Whether a stack could be placed, going by everything but the ko and Milady's call.
    fn check_placement(&self, kind: Kind, square: Square) -> Result<(), Illegal> {
        if self.occupied.contains(square) {
            return Err(Illegal::Occupied(square));
        }
        match (kind, self.milady) {
            (Kind::Milady, Milady::Absent) => Err(Illegal::NoMilady),
            (Kind::Milady, Milady::On(there)) => Err(Illegal::MiladyOnBoard(there)),
            (Kind::Milady, Milady::Beside) if !self.variant.has_right_to_milady(self.turn) => {
                Err(Illegal::NotYourMilady(self.turn))
            }
            (Kind::Milady, Milady::Beside) if !square.is_edge() => Err(Illegal::NotOnEdge(square)),
            (Kind::Milady, Milady::Beside) => Ok(()),
            _ if self.reserves[self.turn.index()].has(kind) => Ok(()),
            _ => Err(Illegal::NotInReserve {
                side: self.turn,
                kind,
            }),
        }
    }

    /// Whether pieces could be shifted, going by everything but the ko and Milady's call.
    pub(crate) fn check_shift(&self, from: Square, to: Square, count: u8) -> Result<(), Illegal> {
        let stack = self.stacks[from.index()];
        let rank = match Rank::of(self.heights[from.index()]) {
            None => return Err(Illegal::NoStack(from)),
            Some(Rank::King) => return Err(Illegal::TooTall(from)),
            Some(rank) => rank,
        };
        if count == 0 || count > stack.len() {
            return Err(Illegal::WrongCount {
                square: from,
                pieces: stack.len(),
                count,
            });
        }
        if count > self.liftable(from) {
            return Err(Illegal::NotYourMilady(self.turn));
        }
        if !self.occupied.contains(to) {
            return Err(Illegal::EmptyTarget(to));
        }
        if !self.reached_from(from).contains(to) {
            return Err(Illegal::OutOfReach { from, rank, to });
        }
        if self.hunched.contains(to) {
            return Err(Illegal::OnHunchback(to));
        }
        Ok(())
    }

    /// Where Milady stands, if she is visible and some legal move lands on her, so that nothing else is legal.
    fn calling_milady(&self) -> Option<Square> {
        let square = self.visible_milady()?;
        let mut called = false;
        self.generate(|m| called |= matches!(m, Move::Shift { to, .. } if to == square));
        called.then_some(square)
    }
}

/// Whether two squares share a column or a row.
#[inline]
fn is_straight(a: Square, b: Square) -> bool {
    a.column() == b.column() || a.row() == b.row()
}

impl PartialEq for Position {
    #[inline]
    fn eq(&self, other: &Position) -> bool {
        self.board_key == other.board_key
            && self.turn == other.turn
            && self.points == other.points
            && self.stacks == other.stacks
            && self.variant == other.variant
    }
}

impl Eq for Position {}

impl Rules for Position {
    type Variant = Variant;
    type Move = Move;
    type Illegal = Illegal;
    type Ending = Ending;

    const REPEATS: bool = true;

    fn start(variant: Variant) -> Position {
        let mut stacks = [Stack::EMPTY; Square::COUNT];
        if let MiladyOption::On(square) = variant.milady() {
            stacks[square.index()] = Stack::EMPTY.with(Piece::Milady);
        }
        match Position::with_stacks(variant, &stacks, Side::First) {
            Some(position) => position,
            None => unreachable!("an empty board, or Milady alone in a variant that has her"),
        }
    }

    fn from_text(variant: Variant, text: &str) -> Result<Position, TextError> {
        crate::position_text::read(variant, text)
    }

    fn variant(&self) -> Variant {
        self.variant
    }

    fn seats(&self) -> u8 {
        2
    }

    fn seat(&self) -> Seat {
        Seat(self.turn.index() as u8)
    }

    fn ending(&self) -> Option<Ending> {
        self.ending
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(Ending::outcome)
    }

    fn score(&self) -> Option<[u8; 2]> {
        self.variant.kings().then_some(self.points)
    }

    #[inline]
    fn for_each_move(&self, visit: impl FnMut(Move)) {
        self.generate(visit);
    }

    #[inline]
    fn count_moves(&self) -> usize {
        self.count()
    }

    #[inline]
    fn random_move(&self, random: &mut Random) -> Option<Move> {
        self.draw(random)
    }

    /// A count that is left out means the whole stack.
    fn parse_move(&self, text: &str) -> Result<Move, TextError> {
        read(text, |from| match self.stacks[from.index()].len() {
            // An empty square has nothing to lift. `check` says so; the count does not matter.
            0 => Some(1),
            pieces => Some(pieces),
        })
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        if self.ending.is_some() {
            return Err(Illegal::GameOver);
        }
        match m {
            Move::Place { kind, square } => self.check_placement(kind, square)?,
            Move::Shift { from, to, count } => self.check_shift(from, to, count)?,
            Move::Pass => {
                let mut passes = false;
                self.generate(|m| passes |= m == Move::Pass);
                return if passes {
                    Ok(())
                } else {
                    Err(Illegal::NeedlessPass)
                };
            }
        }
        if self.ko == Some(m) {
            return Err(Illegal::TakesBack(self.turn.opposite()));
        }
        match self.calling_milady() {
            Some(square) if !matches!(m, Move::Shift { to, .. } if to == square) => {
                Err(Illegal::MiladyWaits(square))
            }
            _ => Ok(()),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        match m {
            Move::Shift { from, to, count } => {
                self.passes = 0;
                self.shift(from, to, count);
            }
            Move::Place { kind, square } => {
                self.passes = 0;
                self.place(kind, square);
            }
            Move::Pass => self.pass(),
        }
        self.turn = self.turn.opposite();
    }

    #[inline]
    fn key(&self) -> u64 {
        let [silver, brown] = self.points;
        self.board_key ^ mix(1 + (self.turn as u64 | u64::from(silver) << 8 | u64::from(brown) << 16))
    }

    #[inline]
    fn quiet(&self) -> usize {
        usize::from(self.quiet)
    }
}
