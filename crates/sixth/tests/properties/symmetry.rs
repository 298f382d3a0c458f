//! The board is a square: turned and mirrored it is the same game.

use super::*;

use trilith_sixth::Square;

/// One of the eight symmetries: a mirror or not, then quarter turns.
#[derive(Clone, Copy, Debug)]
struct Symmetry {
    mirror: bool,
    turns: u8,
}

impl Symmetry {
    fn all() -> impl Iterator<Item = Symmetry> {
        [false, true]
            .into_iter()
            .flat_map(|mirror| (0..4).map(move |turns| Symmetry { mirror, turns }))
    }

    fn square(self, square: Square) -> Square {
        let (mut column, mut row) = (square.column(), square.row());
        if self.mirror {
            column = 4 - column;
        }
        for _ in 0..self.turns {
            (column, row) = (row, 4 - column);
        }
        Square::new(column, row).expect("a symmetry stays on the board")
    }

    fn apply(self, m: Move) -> Move {
        match m {
            Move::Place { kind, square } => Move::Place {
                kind,
                square: self.square(square),
            },
            Move::Shift { from, to, count } => Move::Shift {
                from: self.square(from),
                to: self.square(to),
                count,
            },
            Move::Pass => Move::Pass,
        }
    }

    /// The position text of the mapped position: the board and what the ko forbids change, the rest does not.
    fn text(self, position: &Position) -> String {
        let mut stacks = vec![String::new(); Square::COUNT];
        for square in Square::all() {
            let letters = position.stack(square).from_bottom().map(|piece| piece.letter());
            stacks[self.square(square).index()] = letters.collect();
        }
        let row = |row: &[String]| {
            let mut parts: Vec<String> = Vec::new();
            let mut empty = 0;
            for stack in row.iter().map(Some).chain([None]) {
                match stack {
                    Some(stack) if stack.is_empty() => empty += 1,
                    _ => {
                        if empty > 0 {
                            parts.push(empty.to_string());
                        }
                        empty = 0;
                        parts.extend(stack.cloned());
                    }
                }
            }
            parts.join(",")
        };
        let board: Vec<String> = stacks.chunks(5).rev().map(row).collect();
        let text = position.to_string();
        let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
        fields[0] = board.join("/");
        if let Some(m) = position.ko() {
            fields[2] = self.apply(m).to_string();
        }
        fields.join(" ")
    }
}

#[test]
fn there_are_eight_different_symmetries() {
    let mut images: Vec<Vec<Square>> = Symmetry::all()
        .map(|symmetry| Square::all().map(|square| symmetry.square(square)).collect())
        .collect();
    images.sort();
    images.dedup();
    assert_eq!(images.len(), 8);
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_turned_or_mirrored_position_has_the_turned_or_mirrored_moves(game in games(), seed: u64) {
        let position = game.position();
        let variant = position.variant();
        let mut random = Random::new(seed);
        for symmetry in Symmetry::all() {
            let text = symmetry.text(position);
            let image = Position::from_text(variant, &text)?;
            prop_assert_eq!(image.to_string(), text);
            let mapped: Vec<Move> = position.legal_moves().into_iter().map(|m| symmetry.apply(m)).collect();
            prop_assert_eq!(sorted(image.legal_moves()), sorted(mapped), "{:?} of {}", symmetry, position);
            prop_assert_eq!(image.outcome(), position.outcome());

            if let Some(m) = position.random_move(&mut random) {
                let (mut next, mut image_next) = (*position, image);
                next.play(m)?;
                image_next.play(symmetry.apply(m))?;
                prop_assert_eq!(image_next.to_string(), symmetry.text(&next));
            }
        }
    }
}
