//! The rules once more, as slowly and plainly as they can be said, and compared with the fast ones.

use super::*;

use std::collections::BTreeSet;

use trilith_game::Outcome;
use trilith_sixth::{Kind, Milady, Piece, Reserve, Square};

const ORTHOGONAL: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const JUMPS: [(i8, i8); 8] = [
    (1, 2),
    (1, -2),
    (-1, 2),
    (-1, -2),
    (2, 1),
    (2, -1),
    (-2, 1),
    (-2, -1),
];

/// The stacks from the bottom, and the points.
#[derive(Clone, PartialEq, Debug)]
struct Table {
    stacks: Vec<Vec<Piece>>,
    points: [u8; 2],
}

impl Table {
    fn of(position: &Position) -> Table {
        Table {
            stacks: Square::all()
                .map(|square| position.stack(square).from_bottom().collect())
                .collect(),
            points: position.points(),
        }
    }

    fn stack(&self, square: Square) -> &[Piece] {
        &self.stacks[square.index()]
    }

    fn height(&self, square: Square) -> u8 {
        self.stack(square).iter().map(|piece| piece.height()).sum()
    }

    fn on_board(&self, piece: Piece) -> u8 {
        self.stacks
            .iter()
            .flatten()
            .filter(|&&other| other == piece)
            .count() as u8
    }

    fn milady(&self) -> Option<Square> {
        Square::all().find(|&square| self.stack(square).contains(&Piece::Milady))
    }

    /// Whether a player may place a piece of this kind at all.
    fn can_place(&self, variant: Variant, side: Side, kind: Kind) -> bool {
        let used = |kind| self.on_board(Piece::new(kind, side));
        if kind == Kind::Milady {
            return variant.has_right_to_milady(side) && self.milady().is_none();
        }
        match variant.reserve(side) {
            Reserve::Pieces(army) => match kind {
                Kind::Pawn => used(kind) < army.pawns,
                Kind::Hunchback => used(kind) < army.hunchbacks,
                _ => used(kind) < army.giants,
            },
            Reserve::Points { left, .. } => {
                let spent = used(Kind::Pawn) + 3 * used(Kind::Hunchback) + 2 * used(Kind::Giant);
                let price = match kind {
                    Kind::Pawn => 1,
                    Kind::Hunchback => 3,
                    _ => 2,
                };
                (kind == Kind::Pawn || used(kind) == 0) && spent + price <= left
            }
        }
    }

    /// The first stack from a square in a direction, at most so many steps away.
    fn first(&self, from: Square, (right, up): (i8, i8), steps: i8) -> Option<Square> {
        (1..=steps).find_map(|n| {
            let column = u8::try_from(from.column() as i8 + n * right).ok()?;
            let row = u8::try_from(from.row() as i8 + n * up).ok()?;
            let square = Square::new(column, row)?;
            (!self.stack(square).is_empty()).then_some(square)
        })
    }

    /// The stacks that the one on a square reaches.
    fn reach(&self, from: Square) -> Vec<Square> {
        let look = |directions: &[(i8, i8)], steps: i8| -> Vec<Square> {
            directions
                .iter()
                .filter_map(|&direction| self.first(from, direction, steps))
                .collect()
        };
        match self.height(from) {
            1 => look(&ORTHOGONAL, 1),
            2 => look(&ORTHOGONAL, 4),
            3 => look(&JUMPS, 1),
            4 => look(&DIAGONAL, 4),
            5 => look(&[ORTHOGONAL, DIAGONAL].concat(), 4),
            _ => Vec::new(),
        }
    }

    /// All placements and moves, before the ko and Milady's call.
    fn candidates(&self, variant: Variant, side: Side) -> Vec<Move> {
        let mut moves = Vec::new();
        for square in Square::all() {
            for kind in [Kind::Pawn, Kind::Hunchback, Kind::Giant, Kind::Milady] {
                let fits = self.stack(square).is_empty() && (kind != Kind::Milady || square.is_edge());
                if fits && self.can_place(variant, side, kind) {
                    moves.push(Move::Place { kind, square });
                }
            }
            let stack = self.stack(square);
            for to in self.reach(square) {
                if let Some(Piece::Hunchback(_)) = self.stack(to).last() {
                    continue;
                }
                for count in 1..=stack.len() {
                    let has_milady = stack[stack.len() - count..].contains(&Piece::Milady);
                    if !has_milady || variant.has_right_to_milady(side) {
                        let count = count as u8;
                        moves.push(Move::Shift {
                            from: square,
                            to,
                            count,
                        });
                    }
                }
            }
        }
        moves
    }

    /// Makes a placement or a move, and takes a king down where kings score. Returns who made a king.
    fn play(&mut self, m: Move, side: Side, kings: bool) -> Option<Side> {
        let (from, to, count) = match m {
            Move::Place { kind, square } => {
                self.stacks[square.index()].push(Piece::new(kind, side));
                return None;
            }
            Move::Pass => return None,
            Move::Shift { from, to, count } => (from, to, usize::from(count)),
        };
        let keep = self.stack(from).len() - count;
        let lifted = self.stacks[from.index()].split_off(keep);
        self.stacks[to.index()].extend(lifted);
        let winner = self.stack(to).last()?.side()?;
        if self.height(to) < 6 {
            return None;
        }
        if kings {
            self.points[winner.index()] += 1;
            while self.height(to) > 5 {
                self.stacks[to.index()].pop();
            }
        }
        Some(winner)
    }
}

/// rules.md, "order of the rules": list everything; strike out the ko; if Milady calls, only the landings remain; if
/// nothing remains, pass.
fn legal_moves(game: &Game<Position>) -> BTreeSet<Move> {
    let position = game.position();
    if game.outcome().is_some() {
        return BTreeSet::new();
    }
    let (variant, side) = (position.variant(), position.side());
    let table = Table::of(position);
    let forbidden = match (game.moves().last(), game.past().last()) {
        (Some(m), Some(before)) if *m != Move::Pass => Some(Table::of(before)),
        _ => None,
    };
    let mut moves: BTreeSet<Move> = table
        .candidates(variant, side)
        .into_iter()
        .filter(|&m| {
            let mut next = table.clone();
            next.play(m, side, variant.kings());
            Some(next) != forbidden
        })
        .collect();
    if let Some(hers) = table.milady()
        && table.stack(hers).last() == Some(&Piece::Milady)
    {
        let lands = |m: &Move| matches!(m, Move::Shift { to, .. } if *to == hers);
        if moves.iter().any(lands) {
            moves.retain(lands);
        }
    }
    if moves.is_empty() {
        moves.insert(Move::Pass);
    }
    moves
}

/// How the game stands after a turn.
fn outcome(table: &Table, winner: Option<Side>, kings: bool, last: [Option<Move>; 2]) -> Option<Outcome> {
    if !kings && winner.is_some() {
        return winner.map(Outcome::Win);
    }
    if let Some(side) = Side::BOTH
        .into_iter()
        .find(|side| table.points[side.index()] == 6)
    {
        return Some(Outcome::Win(side));
    }
    (last == [Some(Move::Pass); 2]).then_some(match table.points {
        [silver, brown] if silver > brown => Outcome::Win(Side::First),
        [silver, brown] if silver < brown => Outcome::Win(Side::Second),
        _ => Outcome::Draw,
    })
}

/// Plays a game again, move by move, and compares what the rules say with what they say here.
fn compare(game: &Game<Position>) -> Result<(), TestCaseError> {
    let kings = game.position().variant().kings();
    let mut again = Game::new(*game.start());
    for (i, &m) in game.moves().iter().enumerate() {
        let listed: BTreeSet<Move> = again.legal_moves().into_iter().collect();
        prop_assert_eq!(&listed, &legal_moves(&again), "{}", again.position());

        let mut table = Table::of(again.position());
        let winner = table.play(m, again.position().side(), kings);
        let last = [again.moves().last().copied(), Some(m)];
        again.play(m)?;
        let now = again.position();
        prop_assert_eq!(&Table::of(now), &table);
        prop_assert_eq!(now.outcome(), outcome(&table, winner, kings, last));
        let hers = match now.milady() {
            Milady::On(square) => Some(square),
            Milady::Beside | Milady::Absent => None,
        };
        prop_assert_eq!(hers, table.milady());

        // A third occurrence, counted the slow way.
        let same = |earlier: &&Position| earlier.side() == now.side() && Table::of(earlier) == table;
        let occurrences = 1 + game.past()[..=i].iter().filter(same).count();
        prop_assert_eq!(again.is_repetition(), occurrences == 3 && now.outcome().is_none());
    }
    let listed: BTreeSet<Move> = again.legal_moves().into_iter().collect();
    prop_assert_eq!(&listed, &legal_moves(&again), "{}", again.position());
    Ok(())
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn the_fast_rules_agree_with_the_plain_ones(game in games()) {
        compare(&game)?;
    }

    #[test]
    fn they_agree_about_repetition(seed: u64) {
        compare(&restless_game(seed, 100))?;
    }
}
