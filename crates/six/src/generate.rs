use trilith_game::{Position as _, Random, Side};

use crate::field::Field;
use crate::position::{Position, Round};
use crate::rows::{Bits, Rows, Spot, nth};
use crate::split::Split;
use crate::{Cell, Move};

/// Making, counting and drawing the legal moves. All three go through whole rows of cells at once.
impl Position {
    pub(crate) fn generate(&self, mut visit: impl FnMut(Move)) {
        if self.is_over() {
            return;
        }
        let field = &self.field;
        if field.is_empty() {
            visit(Move::Lay(Cell::ORIGIN));
            return;
        }
        match self.round() {
            Round::One => {
                for r in field.wide_rows() {
                    for q in Bits(self.layable(r)) {
                        visit(Move::Lay(field.cell(Spot { q, r: r as u8 })));
                    }
                }
            }
            Round::Two => self.for_each_lift(|lifted, rest, keep| {
                let from = field.cell(lifted);
                let keep = keep.map(|spot| field.cell(spot));
                for r in field.wide_rows() {
                    for q in Bits(beside_rest(rest, lifted, r)) {
                        let to = field.cell(Spot { q, r: r as u8 });
                        visit(Move::Shift { from, to, keep });
                    }
                }
            }),
        }
    }

    pub(crate) fn count(&self) -> usize {
        if self.is_over() {
            return 0;
        }
        let field = &self.field;
        if field.is_empty() {
            return 1;
        }
        let mut count = 0;
        match self.round() {
            Round::One => {
                count += field
                    .wide_rows()
                    .map(|r| self.layable(r).count_ones())
                    .sum::<u32>()
            }
            Round::Two => self.for_each_lift(|lifted, rest, _| {
                let beside = field
                    .wide_rows()
                    .map(|r| beside_rest(rest, lifted, r).count_ones());
                count += beside.sum::<u32>();
            }),
        }
        count as usize
    }

    /// Where a tile may be laid in round one, in row `r`.
    #[inline]
    fn layable(&self, r: usize) -> u64 {
        let frontier = self.field.frontier(r);
        if self.is_opening() {
            frontier & !self.field.tiles(Side::First).around(r)
        } else {
            frontier
        }
    }

    /// For each tile of the player to move and each choice there is when it is lifted: the tile, what stays on the
    /// table, and the smallest spot of that if it has to be named.
    fn for_each_lift(&self, mut visit: impl FnMut(Spot, &Rows, Option<Spot>)) {
        let field = &self.field;
        for from in field.tiles(self.side()).spots(field.rows()) {
            match Split::of(field, from) {
                None => visit(from, &field.all_but(from), None),
                Some(split) => {
                    for kept in split.largest() {
                        visit(from, kept, split.name(kept, field));
                    }
                }
            }
        }
    }

    /// A legal move, each as likely as every other.
    #[inline]
    pub(crate) fn draw(&self, random: &mut Random) -> Option<Move> {
        if self.is_over() {
            return None;
        }
        let field = &self.field;
        if field.is_empty() {
            return Some(Move::Lay(Cell::ORIGIN));
        }
        if self.round() == Round::One {
            let count = field.wide_rows().map(|r| self.layable(r).count_ones()).sum();
            let spot = nth(below(random, count), field.wide_rows(), |r| self.layable(r))?;
            return Some(Move::Lay(field.cell(spot)));
        }
        let proposals = Proposals::of(field, self.side());
        loop {
            let (from, choice, to) = proposals.draw(random)?;
            if let Some(m) = self.accept(from, choice, to) {
                return Some(m);
            }
        }
    }

    /// The move that a proposal stands for, if it stands for one.
    fn accept(&self, from: Spot, choice: usize, to: Spot) -> Option<Move> {
        let field = &self.field;
        let keep = match Split::of(field, from) {
            None => {
                // There is nothing to choose, and the lifted tile itself is nothing to touch.
                let touching = field.ring(to).count_ones() > u32::from(from.touches(to));
                if choice > 0 || !touching {
                    return None;
                }
                None
            }
            Some(split) => {
                let kept = split.largest().nth(choice)?;
                if kept.ring(to) == 0 {
                    return None;
                }
                split.name(kept, field)
            }
        };
        Some(Move::Shift {
            from: field.cell(from),
            to: field.cell(to),
            keep: keep.map(|spot| field.cell(spot)),
        })
    }
}

/// A list from which the moves of round two are drawn.
///
/// To number the legal moves, one would have to lift every tile. So a move is proposed from a longer list that has
/// every legal move exactly once, again and again until a legal one comes; they are then equally likely.
///
/// The list has all triples of a tile, a number from 0, and a cell beside the field. The number says which of the
/// groups that tie for largest stays. There are no more groups than runs of tiles around the lifted one, so a tile
/// with three runs stands in the list with three numbers, and one with one run or none with 0 alone.
struct Proposals<'a> {
    field: &'a Field,
    side: Side,
    /// How many tiles there are, how many of them have two runs around them or more, and how many three.
    tiles: [u32; 3],
    frontier: u32,
}

impl Proposals<'_> {
    #[inline]
    fn of(field: &Field, side: Side) -> Proposals<'_> {
        let mut proposals = Proposals {
            field,
            side,
            tiles: [field.count(side).into(), 0, 0],
            frontier: 0,
        };
        for r in field.wide_rows() {
            let [two, three] = runs_around(field, r).map(|runs| runs & field.tiles(side).row(r));
            proposals.tiles[1] += two.count_ones();
            proposals.tiles[2] += three.count_ones();
            proposals.frontier += field.frontier(r).count_ones();
        }
        proposals
    }

    #[inline]
    fn draw(&self, random: &mut Random) -> Option<(Spot, usize, Spot)> {
        let field = self.field;
        let tiles = |r| field.tiles(self.side).row(r);
        let [one, two, three] = self.tiles;
        let n = below(random, one + two + three);
        let to = nth(below(random, self.frontier), field.wide_rows(), |r| {
            field.frontier(r)
        })?;
        let (from, choice) = if n < one {
            (nth(n, field.rows(), tiles), 0)
        } else if n < one + two {
            (
                nth(n - one, field.rows(), |r| tiles(r) & runs_around(field, r)[0]),
                1,
            )
        } else {
            (
                nth(n - one - two, field.rows(), |r| {
                    tiles(r) & runs_around(field, r)[1]
                }),
                2,
            )
        };
        Some((from?, choice, to))
    }
}

#[inline]
fn below(random: &mut Random, n: u32) -> u32 {
    random.below(n as usize) as u32
}

/// The empty spots of row `r` that touch the rest of the field, except the one the tile came from.
#[inline]
fn beside_rest(rest: &Rows, from: Spot, r: usize) -> u64 {
    let away = if r == from.row() { from.bit() } else { 0 };
    rest.around(r) & !rest.row(r) & !away
}

/// The spots of row `r` with two or more runs of tiles around them, and those with three.
#[inline]
fn runs_around(field: &Field, r: usize) -> [u64; 2] {
    let (above, here, below) = (field.taken(r - 1), field.taken(r), field.taken(r + 1));
    let (east, north_east, north_west) = (here >> 1, above >> 1, above);
    let (west, south_west, south_east) = (here << 1, below << 1, below);
    // A run ends where a tile is followed by none. Of two neighbours only one can be the end of a run, so each of
    // these counts no more than one.
    let a = east & !north_east | north_east & !north_west;
    let b = north_west & !west | west & !south_west;
    let c = south_west & !south_east | south_east & !east;
    [a & b | b & c | c & a, a & b & c]
}
