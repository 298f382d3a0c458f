//! The field is endless: it may creep away from where it began, in any direction.

mod naive;

use trilith_game::Position as _;
use trilith_six::{Cell, Move, Position, Variant};

/// Moves tiles from the back to the front, by turns, with as few captures as can be, and compares the legal moves on the
/// way.
fn creep(text: &str, direction: (i32, i32)) -> Position {
    let along = |cell: Cell| i32::from(cell.q) * direction.0 + i32::from(cell.r) * direction.1;
    let mut position = Position::from_text(Variant::default(), text).unwrap();
    for turn in 0..100 {
        let mut moves = position.legal_moves();
        if turn % 5 == 0 {
            let expected = naive::moves(&position);
            assert_eq!(moves.len(), expected.len(), "{position}");
            assert!(moves.iter().all(|m| expected.contains(m)), "{position}");
        }
        moves.sort_by_cached_key(|&m| match m {
            Move::Shift { from, to, keep } => {
                let captures = position.captures_of(from, keep).unwrap();
                let lost: usize = captures.iter().map(Vec::len).sum();
                (lost, -along(to), along(from))
            }
            Move::Lay(_) => unreachable!("all hands are empty"),
        });
        let goes_on = |m: &Move| {
            let mut next = position.clone();
            next.play(*m).unwrap();
            next.outcome().is_none().then_some(next)
        };
        let Some(next) = moves.iter().find_map(goes_on) else {
            return position;
        };
        let same = Position::from_text(Variant::default(), &next.to_string()).unwrap();
        assert_eq!(same.to_string(), next.to_string());
        assert_eq!(same.key(), next.key());
        assert_eq!(same, next);
        position = next;
    }
    position
}

fn creep_far(direction: (i32, i32)) {
    let text = "rbrbrbrbrb/brbrbrbrbr/rbrbrbrbrb/brbrbrbrbr@0,0 0 0 0";
    let end = creep(text, direction);
    let far = naive::tiles(&end)
        .keys()
        .all(|cell| cell.q.abs().max(cell.r.abs()) > 20);
    assert!(far, "{end}");
}

#[test]
fn the_field_creeps_east() {
    creep_far((2, 1));
}

#[test]
fn the_field_creeps_north_east() {
    creep_far((1, -1));
}

#[test]
fn the_field_creeps_north_west() {
    creep_far((-1, -2));
}

#[test]
fn the_field_creeps_west() {
    creep_far((-2, -1));
}

#[test]
fn the_field_creeps_south_west() {
    creep_far((-1, 1));
}

#[test]
fn the_field_creeps_south_east() {
    creep_far((1, 2));
}

#[test]
fn a_line_of_all_tiles_has_room_in_every_direction() {
    // 42 tiles in a row, along each of the three axes.
    let along_q = format!("{}@0,0 0 0 0", "rb".repeat(21));
    let along_r = format!("{}@0,0 0 0 0", vec!["r/b"; 21].join("/"));
    let mut rows: Vec<String> = Vec::new();
    for r in 0..42 {
        let empty = 41 - r;
        let number = if empty > 0 {
            empty.to_string()
        } else {
            String::new()
        };
        rows.push(format!("{number}{}", if r % 2 == 0 { "r" } else { "b" }));
    }
    let along_both = format!("{}@0,0 0 0 0", rows.join("/"));
    for text in [along_q, along_r, along_both] {
        let position = Position::from_text(Variant::default(), &text).unwrap();
        assert_eq!(position.to_string(), text);
        let expected = naive::moves(&position);
        assert_eq!(position.count_moves(), expected.len());
        for m in expected {
            let mut next = position.clone();
            next.play(m).unwrap();
            assert_eq!(
                Position::from_text(Variant::default(), &next.to_string())
                    .unwrap()
                    .key(),
                next.key()
            );
        }
    }
}
