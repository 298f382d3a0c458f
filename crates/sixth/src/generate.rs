//! Which moves are legal: listing them, counting them, drawing one.
//!
//! All three follow the order of the rules (rules.md, "order of the rules"): the ko is struck out first, then a visible
//! Milady leaves only the moves that land on her, then, if nothing is left, there is the pass.

use trilith_game::Random;

use crate::squares::{DIAGONAL, Direction, KNIGHT, ORTHOGONAL, back};
use crate::{Kind, Milady, Move, Piece, Position, Square, Squares};

/// The kinds that come from a reserve.
const FROM_RESERVE: [Kind; 3] = [Kind::Pawn, Kind::Hunchback, Kind::Giant];

impl Position {
    #[inline]
    pub(crate) fn generate(&self, mut visit: impl FnMut(Move)) {
        if self.ending.is_some() {
            return;
        }
        if let Some(square) = self.visible_milady()
            && self.each_allowed(false, Squares::of(square), &mut visit)
        {
            return;
        }
        if !self.each_allowed(true, self.landable(), &mut visit) {
            visit(Move::Pass);
        }
    }

    /// Visits the shifts to `targets`, and the placements if asked, but for the ko; whether there was any.
    #[inline]
    fn each_allowed(&self, placements: bool, targets: Squares, visit: &mut impl FnMut(Move)) -> bool {
        let mut any = false;
        let mut allowed = |m: Move| {
            if Some(m) != self.ko {
                any = true;
                visit(m);
            }
        };
        if placements {
            self.each_placement(&mut allowed);
        }
        self.each_shift(targets, &mut allowed);
        any
    }

    #[inline]
    pub(crate) fn count(&self) -> usize {
        if self.ending.is_some() {
            return 0;
        }
        if let Some(square) = self.visible_milady() {
            let landing = self.count_shifts(Squares::of(square)) - self.struck(Squares::of(square));
            if landing > 0 {
                return landing;
            }
        }
        let landable = self.landable();
        (self.count_placements() + self.count_shifts(landable) - self.struck(landable)).max(1)
    }

    #[inline]
    pub(crate) fn draw(&self, random: &mut Random) -> Option<Move> {
        if self.ending.is_some() {
            return None;
        }
        if let Some(square) = self.visible_milady()
            && let Some(m) = self.draw_from(0, Squares::of(square), random)
        {
            return Some(m);
        }
        self.draw_from(self.count_placements(), self.landable(), random)
            .or(Some(Move::Pass))
    }

    /// Draws among the first `placements` placements and the shifts to `targets`; nothing if the ko leaves nothing.
    #[inline]
    fn draw_from(&self, placements: usize, targets: Squares, random: &mut Random) -> Option<Move> {
        let shifts: [usize; 6] = std::array::from_fn(|group| self.count_group(group, targets));
        let total = placements + shifts.iter().sum::<usize>();
        if total == self.struck(targets) {
            return None;
        }
        loop {
            let mut n = random.below(total);
            if n < placements {
                return self.nth_placement(n);
            }
            n -= placements;
            let mut group = 0;
            while n >= shifts[group] {
                n -= shifts[group];
                group += 1;
            }
            let m = self.nth_of_group(group, targets, n);
            // The ko is one move among many: draw again.
            if m != self.ko {
                return m;
            }
        }
    }

    /// How many of the shifts to `targets` the ko forbids: one or none.
    #[inline]
    fn struck(&self, targets: Squares) -> usize {
        match self.ko {
            Some(Move::Shift { to, .. }) => usize::from(targets.contains(to)),
            _ => 0,
        }
    }

    /// The squares that can be landed on: all stacks without a Hunchback on top.
    #[inline]
    pub(crate) fn landable(&self) -> Squares {
        self.occupied - self.hunched
    }

    /// Where Milady stands, if she is alone or on top.
    #[inline]
    pub fn visible_milady(&self) -> Option<Square> {
        match self.milady {
            Milady::On(square) if self.stacks[square.index()].top() == Some(Piece::Milady) => Some(square),
            _ => None,
        }
    }

    /// The empty squares on which this player may place Milady now.
    #[inline]
    pub(crate) fn milady_squares(&self) -> Squares {
        if self.milady == Milady::Beside && self.variant.has_right_to_milady(self.turn) {
            Squares::EDGE - self.occupied
        } else {
            Squares::EMPTY
        }
    }

    #[inline]
    fn each_placement(&self, visit: &mut impl FnMut(Move)) {
        let reserve = &self.reserves[self.turn.index()];
        for kind in FROM_RESERVE {
            if reserve.has(kind) {
                for square in !self.occupied {
                    visit(Move::Place { kind, square });
                }
            }
        }
        for square in self.milady_squares() {
            visit(Move::Place {
                kind: Kind::Milady,
                square,
            });
        }
    }

    #[inline]
    fn count_placements(&self) -> usize {
        let reserve = &self.reserves[self.turn.index()];
        let kinds = FROM_RESERVE.iter().filter(|&&kind| reserve.has(kind)).count();
        kinds * (!self.occupied).len() + self.milady_squares().len()
    }

    fn nth_placement(&self, mut n: usize) -> Option<Move> {
        let empty = !self.occupied;
        let reserve = &self.reserves[self.turn.index()];
        for kind in FROM_RESERVE {
            if reserve.has(kind) {
                if n < empty.len() {
                    return Some(Move::Place {
                        kind,
                        square: empty.nth(n)?,
                    });
                }
                n -= empty.len();
            }
        }
        Some(Move::Place {
            kind: Kind::Milady,
            square: self.milady_squares().nth(n)?,
        })
    }

    /// Stacks from which the number of pieces that can be lifted is not simply the height: those with a Giant in them,
    /// and Milady's if she is not for this player to move.
    #[inline]
    fn odd(&self) -> Squares {
        match self.milady {
            Milady::On(square) if !self.variant.has_right_to_milady(self.turn) => {
                self.giants | Squares::of(square)
            }
            _ => self.giants,
        }
    }

    /// How many pieces the player to move can lift from a stack.
    #[inline]
    pub(crate) fn liftable(&self, square: Square) -> u8 {
        let stack = self.stacks[square.index()];
        match self.milady {
            Milady::On(hers) if hers == square && !self.variant.has_right_to_milady(self.turn) => {
                stack.above_milady().unwrap_or(0)
            }
            _ => stack.len(),
        }
    }

    /// Calls `visit` with each direction in which stacks of this height on `sources` move, and the targets they reach.
    #[inline(always)]
    pub(crate) fn reach(
        &self,
        sources: Squares,
        height: u8,
        targets: Squares,
        mut visit: impl FnMut(Direction, Squares),
    ) {
        if sources.is_empty() {
            return;
        }
        let empty = !self.occupied;
        if height == 1 {
            for direction in ORTHOGONAL {
                visit(direction, sources.step(direction) & targets);
            }
        }
        if height == 3 {
            for direction in KNIGHT {
                visit(direction, sources.step(direction) & targets);
            }
        }
        if height == 2 || height == 5 {
            for direction in ORTHOGONAL {
                visit(direction, sources.slide(direction, empty, targets));
            }
        }
        if height == 4 || height == 5 {
            for direction in DIAGONAL {
                visit(direction, sources.slide(direction, empty, targets));
            }
        }
    }

    /// The stack that reaches `target` in this direction: the first one on the way back. A knight jumps over anything.
    #[inline]
    fn source(&self, target: Square, direction: Direction, height: u8) -> Square {
        let mut square = back(target, direction);
        while height != 3 && !self.occupied.contains(square) {
            square = back(square, direction);
        }
        square
    }

    #[inline]
    fn each_shift(&self, targets: Squares, visit: &mut impl FnMut(Move)) {
        let odd = self.odd();
        for height in 1..=5 {
            let sources = self.by_height[height as usize - 1] - odd;
            self.reach(sources, height, targets, |direction, reached| {
                for to in reached {
                    let from = self.source(to, direction, height);
                    for count in 1..=height {
                        visit(Move::Shift { from, to, count });
                    }
                }
            });
        }
        for from in odd {
            let lifts = self.liftable(from);
            let height = self.heights[from.index()];
            self.reach(Squares::of(from), height, targets, |_, reached| {
                for to in reached {
                    for count in 1..=lifts {
                        visit(Move::Shift { from, to, count });
                    }
                }
            });
        }
    }

    #[inline]
    fn count_shifts(&self, targets: Squares) -> usize {
        (0..6).map(|group| self.count_group(group, targets)).sum()
    }

    /// Counts the shifts of one group: groups 0 to 4 are the plain stacks of height 1 to 5, group 5 the odd ones.
    #[inline(always)]
    fn count_group(&self, group: usize, targets: Squares) -> usize {
        let mut count = 0;
        if group < 5 {
            let height = group as u8 + 1;
            let sources = self.by_height[group] - self.odd();
            self.reach(sources, height, targets, |_, reached| count += reached.len());
            count * usize::from(height)
        } else {
            for from in self.odd() {
                let lifts = usize::from(self.liftable(from));
                let height = self.heights[from.index()];
                self.reach(Squares::of(from), height, targets, |_, reached| {
                    count += lifts * reached.len()
                });
            }
            count
        }
    }

    fn nth_of_group(&self, group: usize, targets: Squares, mut n: usize) -> Option<Move> {
        let mut found = None;
        if group < 5 {
            let height = group as u8 + 1;
            let lifts = usize::from(height);
            self.reach(
                self.by_height[group] - self.odd(),
                height,
                targets,
                |direction, reached| {
                    let size = lifts * reached.len();
                    if found.is_none() && n < size {
                        found = reached.nth(n / lifts).map(|to| Move::Shift {
                            from: self.source(to, direction, height),
                            to,
                            count: (n % lifts) as u8 + 1,
                        });
                    }
                    n = n.wrapping_sub(size);
                },
            );
        } else {
            for from in self.odd() {
                let lifts = usize::from(self.liftable(from));
                let height = self.heights[from.index()];
                self.reach(Squares::of(from), height, targets, |_, reached| {
                    let size = lifts * reached.len();
                    if found.is_none() && n < size {
                        found = reached.nth(n / lifts).map(|to| Move::Shift {
                            from,
                            to,
                            count: (n % lifts) as u8 + 1,
                        });
                    }
                    n = n.wrapping_sub(size);
                });
            }
        }
        found
    }

    /// The stacks that the stack on a square reaches, Hunchbacks included.
    pub(crate) fn reached_from(&self, from: Square) -> Squares {
        let mut all = Squares::EMPTY;
        let height = self.heights[from.index()];
        self.reach(Squares::of(from), height, self.occupied, |_, reached| {
            all |= reached
        });
        all
    }
}
