use std::fmt;

use trilith_game::{Outcome, Random, Seat, Side, TextError, mix};

use crate::field::Field;
use crate::formation::is_in_formation;
use crate::rows::{Rows, Spot};
use crate::split::Split;
use crate::{Cell, Ending, Formation, Illegal, Move, Variant};

/// Fewer tiles than this cannot form a six.
const SIX: u8 = 6;

/// So many turns of round two in a row without a capture are a draw (rules.md, "Rulings for an end").
pub(crate) const QUIET_LIMIT: u8 = 100;

/// The two halves of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Round {
    /// Tiles are laid from the hands.
    One,
    /// All hands are empty: tiles are taken from the table and laid elsewhere.
    Two,
}

/// A position of Six: the tiles on the table, how many are still in the hands, and whose turn it is.
///
/// Two positions are equal when the same tiles lie on the table up to shifting the whole field (not turning or
/// mirroring it), with as many in the hands, and the same seat is to move. Cells keep their names when the field
/// creeps away, so equal positions may have different texts and different legal moves by name.
///
/// # Text
///
/// `<rows>@<q,r> <seat> <in hands> <quiet>`. The rows are written from the smallest `r` on and separated by `/`; in a
/// row `r` is a Red tile, `b` a Black one, and a number so many empty cells, counted from the smallest `q` of all
/// tiles and left out at the end of the row. Those smallest numbers stand after `@`. An empty table is `-@0,0`. Then
/// come the seat to move, the tiles in all hands together, and the turns of round two since the last capture.
///
/// The reader makes sure that the parts fit each other and the tiles hang together, and that nothing could be written
/// in another way. It does not ask whether some game leads there.
///
/// ```
/// use trilith_game::{Position as _, Side};
/// use trilith_six::{Cell, Position, Variant};
///
/// //    0   1   2
/// //  .   .   r      r = -1
/// //    r   b   .    r = 0
/// let position = Position::from_text(Variant::default(), "2r/rb@0,-1 1 39 0")?;
/// assert_eq!(position.tile_at(Cell { q: 2, r: -1 }), Some(Side::First));
/// assert_eq!(position.side(), Side::Second);
/// assert_eq!(position.count_moves(), 10);
/// # Ok::<(), trilith_game::TextError>(())
/// ```
#[derive(Clone)]
pub struct Position {
    pub(crate) field: Field,
    key: u64,
    variant: Variant,
    seat: Seat,
    in_hands: u8,
    quiet: u8,
    outcome: Option<Outcome>,
}

impl Position {
    /// A position whose parts are known to fit together.
    pub(crate) fn assemble(variant: Variant, field: Field, seat: Seat, in_hands: u8, quiet: u8) -> Position {
        let mut position = Position {
            field,
            key: 0,
            variant,
            seat,
            in_hands,
            quiet,
            outcome: None,
        };
        let formed = Side::BOTH
            .into_iter()
            .find(|&side| position.formation(side).is_some());
        position.judge(formed);
        position.key = position.fresh_key();
        position
    }

    /// The same tiles with this seat to move, as if the seats before it had laid theirs somewhere: for looking ahead while
    /// somebody else thinks. A seat that is not at the table is none.
    pub fn as_turn_of(&self, seat: Seat) -> Option<Position> {
        let seats = self.variant.seats();
        (seat.0 < seats).then_some(())?;
        let between = (seat.0 + seats - self.seat.0) % seats;
        let in_hands = self.in_hands.saturating_sub(between);
        Some(Position::assemble(
            self.variant,
            self.field,
            seat,
            in_hands,
            self.quiet,
        ))
    }

    /// Which half of the game this is.
    #[inline]
    pub fn round(&self) -> Round {
        if self.in_hands > 0 { Round::One } else { Round::Two }
    }

    /// How many tiles are in all hands together.
    #[inline]
    pub fn in_hands(&self) -> u8 {
        self.in_hands
    }

    /// How many tiles this seat has in its hand.
    ///
    /// ```
    /// use trilith_game::{Position as _, Seat};
    /// use trilith_six::{Position, Variant};
    /// let position = Position::from_text(Variant::default(), "2r/rb@0,-1 1 39 0")?;
    /// assert_eq!((position.hand(Seat(0)), position.hand(Seat(1))), (19, 20));
    /// # Ok::<(), trilith_game::TextError>(())
    /// ```
    pub fn hand(&self, seat: Seat) -> u8 {
        let seats = self.variant.seats();
        if seat.0 >= seats {
            return 0;
        }
        // The hands empty evenly: the last seat is the first to lay, counted back from the end.
        (self.in_hands + seat.0) / seats
    }

    /// The cells with tiles of this side, in no particular order.
    pub fn tiles(&self, side: Side) -> impl Iterator<Item = Cell> {
        let spots = self.field.tiles(side).spots(self.field.rows());
        spots.map(|spot| self.field.cell(spot))
    }

    /// How many tiles of this side lie on the table.
    #[inline]
    pub fn count_tiles(&self, side: Side) -> u8 {
        self.field.count(side)
    }

    /// Whose tile lies on the cell, if one does.
    pub fn tile_at(&self, cell: Cell) -> Option<Side> {
        self.field.side_at(self.field.spot(cell)?)
    }

    /// A formation of this side, if it has one: the game is then over. Of several, lines come first, then triangles.
    pub fn formation(&self, side: Side) -> Option<Formation> {
        self.tiles(side)
            .flat_map(Formation::starting_at)
            .filter(|formation| {
                formation
                    .cells
                    .iter()
                    .all(|&cell| self.tile_at(cell) == Some(side))
            })
            .min()
    }

    /// The groups among which the player to move has to choose when the tile on `from` is lifted, each in the order of
    /// its cells, so that the first one names it. Empty when there is no choice, and when there is no such turn.
    ///
    /// ```
    /// use trilith_game::Position as _;
    /// use trilith_six::{Position, Variant};
    /// // Red's tile in the middle holds two equal halves together.
    /// let position = Position::from_text(Variant::default(), "rbrbrbrrbrbrb@0,0 0 0 0")?;
    /// let groups = position.tied_groups("6,0".parse()?);
    /// assert_eq!(groups.len(), 2);
    /// assert_eq!(groups[1][0].to_string(), "7,0");
    /// # Ok::<(), trilith_game::TextError>(())
    /// ```
    pub fn tied_groups(&self, from: Cell) -> Vec<Vec<Cell>> {
        let Ok(spot) = self.liftable(from) else {
            return Vec::new();
        };
        let Some(split) = Split::of(&self.field, spot) else {
            return Vec::new();
        };
        if !split.is_tied() {
            return Vec::new();
        }
        let mut groups: Vec<Vec<Cell>> = split.largest().map(|group| self.cells(group)).collect();
        groups.sort_unstable();
        groups
    }

    /// The Red and the Black tiles that lifting the tile on `from` captures, in the order of their cells.
    ///
    /// `keep` names the group that stays, as in [`Move::Shift`].
    pub fn captures_of(&self, from: Cell, keep: Option<Cell>) -> Result<[Vec<Cell>; 2], Illegal> {
        let spot = self.liftable(from)?;
        let Some(kept) = self.kept(spot, keep)? else {
            return Ok([Vec::new(), Vec::new()]);
        };
        Ok(Side::BOTH.map(|side| {
            let mut lost = *self.field.tiles(side);
            lost.remove(&kept, self.field.rows());
            *lost.row_mut(spot.row()) &= !spot.bit();
            self.cells(&lost)
        }))
    }

    fn cells(&self, spots: &Rows) -> Vec<Cell> {
        let mut cells: Vec<Cell> = (spots.spots(self.field.rows()))
            .map(|spot| self.field.cell(spot))
            .collect();
        cells.sort_unstable();
        cells
    }

    /// Whether this is the first turn of the default edition, when Red keeps away from the Red starting tile.
    #[inline]
    pub(crate) fn is_opening(&self) -> bool {
        !self.variant.first_edition && self.in_hands == self.variant.in_hands()
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    /// The spot of a tile that the player to move may lift.
    fn liftable(&self, from: Cell) -> Result<Spot, Illegal> {
        if self.is_over() {
            return Err(Illegal::GameOver);
        }
        if self.round() == Round::One {
            return Err(Illegal::HandsNotEmpty(from));
        }
        let spot = self.field.spot(from).ok_or(Illegal::NoTile(from))?;
        match self.field.side_at(spot) {
            None => Err(Illegal::NoTile(from)),
            Some(side) if side != self.seat.side() => Err(Illegal::NotYours(from, side)),
            Some(_) => Ok(spot),
        }
    }

    /// The group that stays when the tile on this spot is lifted, or `None` when the rest holds together.
    fn kept(&self, from: Spot, keep: Option<Cell>) -> Result<Option<Rows>, Illegal> {
        let split = Split::of(&self.field, from);
        let from = self.field.cell(from);
        let tied = split.iter().flat_map(Split::largest);
        match (tied.clone().count(), keep) {
            (0, None) => Ok(None),
            (1, None) => Ok(tied.last().copied()),
            (_, None) => Err(Illegal::KeepMissing(from)),
            (0 | 1, Some(keep)) => Err(Illegal::KeepNeedless { from, keep }),
            (_, Some(keep)) => {
                let spot = self.field.spot(keep);
                let kept = tied
                    .into_iter()
                    .find(|group| group.smallest(self.field.rows()) == spot);
                kept.copied().map(Some).ok_or(Illegal::KeepUnknown { from, keep })
            }
        }
    }

    fn check_lay(&self, cell: Cell) -> Result<(), Illegal> {
        if self.round() == Round::Two {
            return Err(Illegal::HandsEmpty(cell));
        }
        if self.field.is_empty() {
            return if cell == Cell::ORIGIN {
                Ok(())
            } else {
                Err(Illegal::NotOrigin(cell))
            };
        }
        let spot = self.field.spot(cell).ok_or(Illegal::Apart(cell))?;
        if self.field.side_at(spot).is_some() {
            return Err(Illegal::Taken(cell));
        }
        let touches = |side| self.field.tiles(side).ring(spot) != 0;
        if self.is_opening() && touches(Side::First) {
            return Err(Illegal::TouchesRed(cell));
        }
        if !Side::BOTH.into_iter().any(touches) {
            return Err(Illegal::Apart(cell));
        }
        Ok(())
    }

    fn check_shift(&self, from: Cell, to: Cell, keep: Option<Cell>) -> Result<(), Illegal> {
        let spot = self.liftable(from)?;
        if to == from {
            return Err(Illegal::SameCell(from));
        }
        let rest = self.kept(spot, keep)?.unwrap_or_else(|| self.field.all_but(spot));
        // The capture comes before the tile is laid (rules.md, "Round two"). A captured tile's cell is empty then, but
        // it touches nothing that stays, or it would have stayed too.
        let to_spot = self.field.spot(to).ok_or(Illegal::ApartFromRest { from, to })?;
        if rest.has(to_spot) {
            return Err(Illegal::Taken(to));
        }
        if rest.ring(to_spot) == 0 {
            return Err(Illegal::ApartFromRest { from, to });
        }
        Ok(())
    }

    /// Decides whether the game is over. A six wins, whatever else the turn did (rules.md, "In every game").
    #[inline]
    fn judge(&mut self, formed: Option<Side>) {
        self.outcome = match formed {
            Some(side) => Some(Outcome::Win(side)),
            None if self.round() == Round::One => None,
            None => match Side::BOTH.map(|side| self.field.count(side) < SIX) {
                [true, true] => Some(Outcome::Draw),
                [true, false] => Some(Outcome::Win(Side::Second)),
                [false, true] => Some(Outcome::Win(Side::First)),
                [false, false] => (self.quiet >= QUIET_LIMIT).then_some(Outcome::Draw),
            },
        };
    }

    #[inline]
    fn fresh_key(&self) -> u64 {
        let rest = [
            self.seat.0,
            self.in_hands,
            u8::from(self.variant.first_edition),
            u8::from(self.variant.four_players),
        ];
        mix(self.field.hash() ^ mix(u32::from_le_bytes(rest).into()))
    }
}

impl trilith_game::Position for Position {
    type Variant = Variant;
    type Move = Move;
    type Illegal = Illegal;
    type Ending = Ending;

    const REPEATS: bool = true;

    fn start(variant: Variant) -> Position {
        let mut field = Field::EMPTY;
        if !variant.first_edition {
            field.lay(Cell::ORIGIN, Side::First);
            field.lay(Cell { q: 1, r: 0 }, Side::Second);
        }
        Position::assemble(variant, field, Seat(0), variant.in_hands(), 0)
    }

    fn from_text(variant: Variant, text: &str) -> Result<Position, TextError> {
        crate::position_text::read(variant, text)
    }

    fn variant(&self) -> Variant {
        self.variant
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.variant.seats()
    }

    #[inline]
    fn seat(&self) -> Seat {
        self.seat
    }

    fn ending(&self) -> Option<Ending> {
        let outcome = self.outcome?;
        if let Some(side) = outcome.winner()
            && let Some(formation) = self.formation(side)
        {
            return Some(Ending::Formed(side, formation));
        }
        Some(match Side::BOTH.map(|side| self.field.count(side) < SIX) {
            [true, true] => Ending::BothTooFew,
            [true, false] => Ending::TooFew(Side::First),
            [false, true] => Ending::TooFew(Side::Second),
            [false, false] => Ending::Quiet,
        })
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn score(&self) -> Option<[u8; 2]> {
        None
    }

    fn for_each_move(&self, visit: impl FnMut(Move)) {
        self.generate(visit);
    }

    fn count_moves(&self) -> usize {
        self.count()
    }

    #[inline]
    fn random_move(&self, random: &mut Random) -> Option<Move> {
        self.draw(random)
    }

    fn check(&self, m: Move) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::GameOver);
        }
        match m {
            Move::Lay(cell) => self.check_lay(cell),
            Move::Shift { from, to, keep } => self.check_shift(from, to, keep),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        let side = self.seat.side();
        let laid = match m {
            Move::Lay(cell) => {
                self.in_hands = self.in_hands.saturating_sub(1);
                self.field.lay(cell, side)
            }
            Move::Shift { from, to, keep } => {
                let Some(from) = self.field.spot(from) else { return };
                let keep = keep.and_then(|keep| self.field.spot(keep));
                let split = Split::of(&self.field, from);
                let kept = (split.iter().flat_map(Split::largest))
                    .find(|group| keep.is_none_or(|keep| group.has(keep)));
                self.quiet = if kept.is_some() { 0 } else { self.quiet + 1 };
                self.field.lift(from, side, kept);
                self.field.lay(to, side)
            }
        };
        self.seat = self.seat.next(self.variant.seats());
        let formed = is_in_formation(self.field.tiles(side), laid);
        self.judge(formed.then_some(side));
        self.key = self.fresh_key();
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    fn quiet(&self) -> usize {
        self.quiet.into()
    }
}

impl PartialEq for Position {
    #[inline]
    fn eq(&self, other: &Position) -> bool {
        // The key settles nearly every comparison.
        self.key == other.key
            && self.seat == other.seat
            && self.in_hands == other.in_hands
            && self.variant == other.variant
            && self.field.same_up_to_shifting(&other.field)
    }
}

impl Eq for Position {}

impl std::hash::Hash for Position {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({self})", self.variant)
    }
}
