//! Moves, words and marks added to a record.

use trilith_games::Record;
use trilith_games::record::{Branch, ChangeError, Place};

use crate::{assert_same_both_ways, finished, moves, variant, written};

#[test]
fn a_move_continues_a_line_or_becomes_a_variation_or_is_there() {
    let mut record = Record::new(variant("27"));
    let start = Place::default();
    let first = record.play(&start, "1:4").unwrap();
    let second = record.play(&first, "9:3").unwrap();
    assert_eq!(second, Place::on_main_line(2));
    let other = record.play(&first, "9:2").unwrap();
    assert_eq!(
        other,
        Place {
            branches: vec![Branch {
                node: 1,
                variation: 0
            }],
            moves: 1
        }
    );
    assert_eq!(record.play(&first, "9:2"), Ok(other.clone()));
    assert_eq!(record.play(&first, "9:3"), Ok(second));
    record.play(&other, "1:1").unwrap();
    // Before its first move a variation has not left its line.
    let before = Place {
        moves: 0,
        ..other.clone()
    };
    assert_eq!(record.game_at(&before), record.game_at(&first));
    let third = record.play(&before, "9:5").unwrap();
    assert_eq!(
        third,
        Place {
            branches: vec![Branch {
                node: 1,
                variation: 1
            }],
            moves: 1
        }
    );
    assert_eq!(written(&record), "1. 1:4 9:3 (1... 9:2 2. 1:1) (1... 9:5) *");
    assert_same_both_ways(&record);
    assert!(matches!(record.play(&other, "9:9"), Err(ChangeError::Move(_))));
    assert_eq!(
        record.play(&Place::on_main_line(9), "1:1"),
        Err(ChangeError::NoSuchPlace)
    );
}

#[test]
fn the_places_of_the_nodes_lead_to_the_nodes() {
    let record = moves("1. 1:4 (1. 1:3 9:3 (1... 9:2) 2. 1:1) (1. 1:2) 1... 9:3 (1... 9:2) 2. 1:2").unwrap();
    let found: Vec<String> = record
        .nodes()
        .map(|(_, node)| node.played().to_string())
        .collect();
    assert_eq!(
        found,
        ["1:4", "1:3", "9:3", "9:2", "1:1", "1:2", "9:3", "9:2", "1:2"]
    );
    for (place, node) in record.nodes() {
        assert_eq!(record.line_at(&place).unwrap().nodes()[place.moves - 1], *node);
        assert_eq!(
            record.game_at(&place).unwrap().moves().last(),
            Some(&node.played())
        );
        assert_eq!(record.annotation(&place), Some(node.after()));
    }
    assert_eq!(record.game_at(&Place::on_main_line(4)), None);
}

#[test]
fn a_main_line_that_ends_the_game_sets_the_result() {
    let (game, _) = finished();
    let mut record = Record::new(variant("27"));
    let mut place = Place::default();
    for m in game.moves() {
        assert_eq!(record.result(), None);
        place = record.play(&place, &m.to_string()).unwrap();
    }
    assert_eq!(record, Record::from_game(&game));
}

#[test]
fn marks_are_replaced() {
    let mut record = moves("1:4! {x}").unwrap();
    record.mark(&Place::on_main_line(1), &[3, 3, 10]).unwrap();
    assert_eq!(written(&record), "1. 1:4 $3 $10 {x} *");
    assert_eq!(
        record.mark(&Place::default(), &[1]),
        Err(ChangeError::NoSuchPlace)
    );
}
