//! What holds for every position that random games lead to, and for every text.

mod naive;

use std::collections::BTreeSet;

use proptest::prelude::*;
use trilith_game::{Position as _, Random, Side, perft};
use trilith_six::{Cell, Move, Position, Variant};

/// A position that random moves lead to, and the random source after them.
fn positions() -> impl Strategy<Value = (Position, u64)> {
    let place = (any::<u64>(), 0..4_usize, 0..90_usize);
    place.prop_map(|(seed, variant, plies)| {
        let mut random = Random::new(seed);
        let mut position = Position::start(Variant::ALL[variant]);
        for _ in 0..plies {
            let before = position.clone();
            let Some(m) = position.random_move(&mut random) else {
                break;
            };
            position.play(m).unwrap();
            // Rather a game that goes on than one that is over.
            if position.outcome().is_some() && seed % 4 != 0 {
                position = before;
            }
        }
        (position, random.draw())
    })
}

/// A position text of these tiles, written by other means than the crate's own.
fn write(tiles: &naive::Tiles, seat: u8, in_hands: u8, quiet: usize) -> String {
    let q = tiles.keys().map(|cell| cell.q).min().unwrap_or(0);
    let r = tiles.keys().map(|cell| cell.r).min().unwrap_or(0);
    let last = tiles.keys().map(|cell| cell.r).max().unwrap_or(0);
    let row = |r: i16| {
        let mut text = String::new();
        let mut next = q;
        for (cell, side) in tiles.iter().filter(|(cell, _)| cell.r == r) {
            if cell.q > next {
                text += &(cell.q - next).to_string();
            }
            text += if *side == Side::First { "r" } else { "b" };
            next = cell.q + 1;
        }
        text
    };
    let rows: Vec<String> = (r..=last).map(row).collect();
    let rows = if tiles.is_empty() {
        "-".to_owned()
    } else {
        rows.join("/")
    };
    format!("{rows}@{q},{r} {seat} {in_hands} {quiet}")
}

fn mapped(position: &Position, map: impl Fn(Cell) -> Cell) -> String {
    let tiles = naive::tiles(position)
        .into_iter()
        .map(|(cell, side)| (map(cell), side))
        .collect();
    write(&tiles, position.seat().0, position.in_hands(), position.quiet())
}

fn turned(cell: Cell) -> Cell {
    Cell {
        q: -cell.r,
        r: cell.q + cell.r,
    }
}

fn mirrored(cell: Cell) -> Cell {
    Cell { q: cell.r, r: cell.q }
}

/// The same move after turning or mirroring. A group then has another smallest cell.
fn mapped_move(position: &Position, m: Move, map: impl Fn(Cell) -> Cell) -> Move {
    match m {
        Move::Lay(cell) => Move::Lay(map(cell)),
        Move::Shift { from, to, keep } => Move::Shift {
            from: map(from),
            to: map(to),
            keep: keep.map(|keep| {
                let groups = position.tied_groups(from);
                let group = groups.iter().find(|group| group[0] == keep).unwrap();
                group.iter().map(|&cell| map(cell)).min().unwrap()
            }),
        },
    }
}

fn legal(position: &Position) -> BTreeSet<Move> {
    position.legal_moves().into_iter().collect()
}

/// A cell not far from the tiles, on them as often as not.
fn some_cell(position: &Position, random: &mut Random) -> Cell {
    let tiles = naive::tiles(position);
    let near = tiles.keys().nth(random.below(tiles.len())).copied();
    let mut cell = near.unwrap_or(Cell::ORIGIN);
    for _ in 0..random.below(3) {
        cell = cell.neighbours()[random.below(6)];
    }
    cell
}

fn some_move(position: &Position, random: &mut Random) -> Move {
    let from = some_cell(position, random);
    if random.below(4) == 0 {
        return Move::Lay(from);
    }
    let to = match random.below(8) {
        0 => Cell {
            q: random.draw() as i16,
            r: random.draw() as i16,
        },
        _ => some_cell(position, random),
    };
    let keep = (random.below(3) == 0).then(|| some_cell(position, random));
    Move::Shift { from, to, keep }
}

/// Changes a text a little, in ways that might nearly be right.
fn garbled(text: &str, random: &mut Random) -> String {
    let mut text: Vec<char> = text.chars().collect();
    let letters: Vec<char> = "rb-/@,.>=+ 0123456789é".chars().collect();
    for _ in 0..1 + random.below(3) {
        let at = random.below(text.len() + 1);
        let letter = letters[random.below(letters.len())];
        match random.below(3) {
            0 => text.insert(at, letter),
            1 if at < text.len() => text[at] = letter,
            _ if at < text.len() => drop(text.remove(at)),
            _ => {}
        }
    }
    text.into_iter().collect()
}

/// Whatever is read at all is written the same way again, and can be played on.
fn assert_exact(text: &str) {
    if let Ok(cell) = text.parse::<Cell>() {
        assert_eq!(cell.to_string(), text);
    }
    if let Ok(m) = text.parse::<Move>() {
        assert_eq!(m.to_string(), text);
    }
    if let Ok(variant) = text.parse::<Variant>() {
        assert_eq!(variant.to_string().parse(), Ok(variant));
    }
    for variant in Variant::ALL {
        if let Ok(mut position) = Position::from_text(variant, text) {
            assert_eq!(position.to_string(), text);
            assert_eq!(
                position.ending().map(|ending| ending.outcome()),
                position.outcome()
            );
            assert_eq!(position.count_moves(), position.legal_moves().len());
            if let Some(m) = position.random_move(&mut Random::new(1)) {
                position.play(m).unwrap();
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_position_is_read_back_from_its_text((position, _) in positions()) {
        let text = position.to_string();
        let again = Position::from_text(position.variant(), &text).unwrap();
        prop_assert_eq!(&again, &position);
        prop_assert_eq!(again.key(), position.key());
        prop_assert_eq!(again.to_string(), &text[..]);
        prop_assert_eq!(again.quiet(), position.quiet());
        prop_assert_eq!(again.ending(), position.ending());
        prop_assert_eq!(mapped(&position, |cell| cell), text);
    }

    #[test]
    fn moves_and_variants_are_read_back_from_their_text((position, _) in positions()) {
        for m in position.legal_moves() {
            prop_assert_eq!(m.to_string().parse(), Ok(m));
        }
        prop_assert_eq!(position.variant().to_string().parse(), Ok(position.variant()));
    }

    #[test]
    fn a_shifted_position_is_the_same((position, seed) in positions()) {
        let mut random = Random::new(seed);
        let (q, r) = (random.below(2000) as i16 - 1000, random.below(2000) as i16 - 1000);
        if position.in_hands() < position.variant().in_hands() {
            let text = mapped(&position, |cell| Cell { q: cell.q + q, r: cell.r + r });
            let shifted = Position::from_text(position.variant(), &text).unwrap();
            prop_assert_eq!(shifted.key(), position.key());
            prop_assert_eq!(shifted, position);
        }
    }

    #[test]
    fn the_moves_are_those_of_the_plain_way((position, _) in positions()) {
        let moves = legal(&position);
        prop_assert_eq!(position.legal_moves().len(), moves.len(), "no move comes twice");
        prop_assert_eq!(position.count_moves(), moves.len());
        if position.outcome().is_none() {
            prop_assert_eq!(&moves, &naive::moves(&position));
        } else {
            prop_assert!(moves.is_empty());
        }
        prop_assert_eq!(position.ending().map(|ending| ending.outcome()), position.outcome());
    }

    #[test]
    fn a_move_is_legal_exactly_when_it_is_generated((position, seed) in positions()) {
        let moves = legal(&position);
        for &m in &moves {
            prop_assert_eq!(position.check(m), Ok(()));
        }
        let mut random = Random::new(seed);
        for _ in 0..200 {
            let m = some_move(&position, &mut random);
            prop_assert_eq!(position.check(m).is_ok(), moves.contains(&m), "{} in {}", m, position);
        }
    }

    #[test]
    fn playing_on_a_copy_leaves_the_position_alone((position, seed) in positions()) {
        let text = position.to_string();
        let mut copy = position.clone();
        let mut random = Random::new(seed);
        let m = some_move(&position, &mut random);
        if copy.play(m).is_err() {
            prop_assert_eq!(copy.to_string(), &text[..]);
        } else {
            prop_assert_ne!(copy.to_string(), &text[..]);
        }
        prop_assert_eq!(position.to_string(), text);
    }

    #[test]
    fn what_a_lift_captures_is_gone_after_the_move((position, seed) in positions()) {
        let mut random = Random::new(seed);
        if let Some(m @ Move::Shift { from, to, keep }) = position.random_move(&mut random) {
            let captures = position.captures_of(from, keep).unwrap();
            let mut expected = naive::tiles(&position);
            for cell in captures.iter().flatten() {
                prop_assert!(expected.remove(cell).is_some());
            }
            expected.remove(&from);
            expected.insert(to, position.side());
            let mut next = position.clone();
            next.play(m).unwrap();
            prop_assert_eq!(naive::tiles(&next), expected);
            let quiet = captures.iter().all(Vec::is_empty);
            prop_assert_eq!(next.quiet(), if quiet { position.quiet() + 1 } else { 0 });
        }
    }

    #[test]
    fn turning_and_mirroring_carry_legal_moves_onto_legal_moves((position, _) in positions()) {
        if position.in_hands() < position.variant().in_hands() {
            for map in [turned, mirrored] {
                let text = mapped(&position, map);
                let image = Position::from_text(position.variant(), &text).unwrap();
                let moves = position.legal_moves().into_iter();
                let expected: BTreeSet<Move> = moves.map(|m| mapped_move(&position, m, map)).collect();
                prop_assert_eq!(legal(&image), expected);
                prop_assert_eq!(image.outcome(), position.outcome());
            }
        }
    }

    #[test]
    fn the_hands_add_up((position, _) in positions()) {
        let hands: u8 = (0..position.seats()).map(|seat| position.hand(trilith_game::Seat(seat))).sum();
        prop_assert_eq!(hands, position.in_hands());
    }

    #[test]
    fn nearly_right_texts_are_refused_or_exact((position, seed) in positions()) {
        let mut random = Random::new(seed);
        let m = position.random_move(&mut random);
        for _ in 0..100 {
            assert_exact(&garbled(&position.to_string(), &mut random));
            assert_exact(&garbled(&position.variant().to_string(), &mut random));
            if let Some(m) = m {
                assert_exact(&garbled(&m.to_string(), &mut random));
            }
        }
    }

    #[test]
    fn any_text_is_refused_or_exact(text in any::<String>(), near in "[rb0-9/@, >=+-]{0,40}") {
        assert_exact(&text);
        assert_exact(&near);
    }
}

#[test]
fn perft_of_all_variants() {
    // From an independent implementation.
    for (variant, counts) in [
        ("six", &[1, 3, 30, 348, 4_568, 66_684][..]),
        ("six:first-edition", &[1, 1, 6, 48, 468, 5_328, 68_928]),
        ("six:players=4", &[1, 3, 30, 348, 4_568, 66_684]),
        ("six:first-edition,players=4", &[1, 1, 6, 48, 468, 5_328, 68_928]),
    ] {
        let game = trilith_game::Game::new(Position::start(variant.parse().unwrap()));
        for (depth, &count) in counts.iter().enumerate() {
            assert_eq!(perft(&game, depth as u32), count, "{variant} at depth {depth}");
        }
    }
}
