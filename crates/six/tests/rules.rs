//! Every sentence of the rules that concerns Six, as a test.

use std::collections::BTreeSet;

use trilith_game::{Game, Outcome, Position as _, Refused, Seat, Side};
use trilith_six::{Cell, Ending, Illegal, Move, Position, Round, Shape, Variant};

const RED: Side = Side::First;
const BLACK: Side = Side::Second;

/// Six tiles of each colour, by turns, in a row from `0,0` to `11,0`. Nothing is quieter.
const ROW: &str = "rbrbrbrbrbrb@0,0 0 0 0";

/// The same with seven of each, so that something can be lost.
const LONG_ROW: &str = "rbrbrbrbrbrbrb@0,0 0 0 0";

fn variant(text: &str) -> Variant {
    text.parse().unwrap()
}

fn at(text: &str) -> Position {
    Position::from_text(Variant::default(), text).unwrap()
}

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn cells(texts: &[&str]) -> Vec<Cell> {
    texts.iter().map(|text| cell(text)).collect()
}

fn check(position: &Position, m: &str) -> Result<(), Illegal> {
    position.check(m.parse().unwrap())
}

fn after(text: &str, moves: &[&str]) -> Position {
    let mut position = at(text);
    for m in moves {
        position.play(m.parse().unwrap()).unwrap();
    }
    position
}

fn game_after(start: Position, moves: &[&str]) -> Game<Position> {
    let mut game = Game::new(start);
    for m in moves {
        game.play(m.parse().unwrap()).unwrap();
    }
    game
}

fn legal(position: &Position) -> BTreeSet<String> {
    position.legal_moves().iter().map(Move::to_string).collect()
}

/// The shape with which Red wins by this move.
fn red_wins_with(text: &str, m: &str) -> Shape {
    assert_eq!(at(text).outcome(), None);
    let position = after(text, &[m]);
    assert_eq!(position.outcome(), Some(Outcome::Win(RED)));
    match position.ending() {
        Some(Ending::Formed(RED, formation)) => {
            assert!(
                formation
                    .cells
                    .iter()
                    .all(|&cell| position.tile_at(cell) == Some(RED))
            );
            formation.shape
        }
        ending => panic!("{ending:?}"),
    }
}

// In every game

// The start is the first occurrence of its position.
#[test]
fn the_start_is_the_first_occurrence_of_its_position() {
    let there_and_back = ["0,0>0,1", "11,0>11,-1", "0,1>0,0", "11,-1>11,0"];
    let mut game = game_after(at(ROW), &there_and_back);
    assert_eq!(game.outcome(), None);
    for m in there_and_back {
        assert_eq!(game.outcome(), None);
        game.play(m.parse().unwrap()).unwrap();
    }
    assert!(game.is_repetition());
    assert_eq!(game.outcome(), Some(Outcome::Draw));
}

// A position includes whose turn it is.
#[test]
fn the_same_tiles_with_another_seat_to_move_are_another_position() {
    assert_ne!(at("rbrbrbrbrbrb@0,0 0 0 0"), at("rbrbrbrbrbrb@0,0 1 0 0"));
}

// If a turn both wins and would be a draw, it wins.
#[test]
fn the_hundredth_quiet_turn_wins_if_it_forms_a_six() {
    assert_eq!(red_wins_with("rrrrr/bbbbbr/b@0,0 0 0 99", "5,1>5,0"), Shape::Line);
}

// A finished game has no legal moves and nobody to move.
#[test]
fn a_finished_game_has_no_legal_moves_and_nobody_to_move() {
    let mut game = game_after(at("rrrrr/bbbbb@0,0 0 32 0"), &["5,0"]);
    assert_eq!(game.to_move(), None);
    assert_eq!(game.legal_moves(), []);
    assert_eq!(game.position().count_moves(), 0);
    assert_eq!(check(game.position(), "0,2"), Err(Illegal::GameOver));
    let refused = game.play("0,2".parse().unwrap());
    assert_eq!(refused, Err(Refused::Over(Outcome::Win(RED))));
}

// Six

// Red moves first.
#[test]
fn red_moves_first() {
    for variant in Variant::ALL {
        let start = Position::start(variant);
        assert_eq!((start.seat(), start.side()), (Seat(0), RED));
    }
}

// You win with six tiles of your colour that form a line (six in a row along one of three axes) ...
#[test]
fn six_in_a_row_win_along_each_of_the_three_axes() {
    assert_eq!(red_wins_with("rrrrr/bbbbb@0,0 0 32 0", "5,0"), Shape::Line);
    assert_eq!(red_wins_with("rb/rb/rb/rb/rb@0,0 0 32 0", "0,5"), Shape::Line);
    assert_eq!(
        red_wins_with("4rb/3rb/2rb/1rb/rb@0,0 0 32 0", "5,-1"),
        Shape::Line
    );
}

#[test]
fn a_gap_in_a_line_is_filled_to_win() {
    assert_eq!(red_wins_with("rr1rrr/bbbbb@0,0 0 32 0", "2,0"), Shape::Line);
}

// ... a triangle (side three) ...
#[test]
fn a_triangle_of_side_three_wins_either_way_up() {
    assert_eq!(red_wins_with("rrrbb/rrbbb@0,0 0 32 0", "0,2"), Shape::Triangle);
    assert_eq!(red_wins_with("1rrbb/rrrbbb@0,1 0 32 0", "2,0"), Shape::Triangle);
}

// ... or a circle (the six neighbours of one cell, whose middle may hold anything or nothing).
#[test]
fn a_circle_wins_around_nothing() {
    assert_eq!(red_wins_with("1r/r1rbb/rrbbb@0,0 0 32 0", "2,0"), Shape::Circle);
}

#[test]
fn a_circle_wins_around_a_tile_of_the_opponent() {
    assert_eq!(red_wins_with("1r/rbrb/rrbbb@0,0 0 32 0", "2,0"), Shape::Circle);
}

#[test]
fn a_circle_wins_around_a_tile_of_its_own() {
    assert_eq!(red_wins_with("1r/rrrbbb/rrbbb@0,0 0 30 0", "2,0"), Shape::Circle);
}

// More than six is fine: a formation contained in your tiles wins.
#[test]
fn seven_in_a_row_win() {
    assert_eq!(red_wins_with("rrr1rrr/bbbbb/b@0,0 0 30 0", "3,0"), Shape::Line);
}

#[test]
fn six_tiles_of_another_shape_do_not_win() {
    assert_eq!(after("rrrrr/bbbbb@0,0 0 32 0", &["5,-1"]).outcome(), None);
}

#[test]
fn black_wins_with_black_tiles() {
    let position = after("rrrr1r/bbbbb/r@0,0 1 31 0", &["-1,1"]);
    assert_eq!(position.outcome(), Some(Outcome::Win(BLACK)));
    assert_eq!(position.ending().unwrap().to_string(), "Black wins with a line");
}

// Set-up (default): one Red and one Black tile lie side by side; each player holds 20.
#[test]
fn the_default_edition_begins_with_two_tiles_and_twenty_in_each_hand() {
    let start = Position::start(variant("six"));
    assert_eq!(start.to_string(), "rb@0,0 0 40 0");
    assert_eq!(start.tile_at(cell("0,0")), Some(RED));
    assert_eq!(start.tile_at(cell("1,0")), Some(BLACK));
    assert_eq!([start.hand(Seat(0)), start.hand(Seat(1))], [20, 20]);
}

// Red's first tile must not touch the Red starting tile (three cells remain).
#[test]
fn reds_first_tile_has_three_cells() {
    let start = Position::start(variant("six"));
    assert_eq!(legal(&start), ["2,0", "2,-1", "1,1"].map(String::from).into());
    assert_eq!(check(&start, "0,1"), Err(Illegal::TouchesRed(cell("0,1"))));
    assert_eq!(check(&start, "1,-1"), Err(Illegal::TouchesRed(cell("1,-1"))));
}

#[test]
fn only_reds_first_tile_keeps_away_from_the_red_starting_tile() {
    let second = after("rb@0,0 0 40 0", &["2,0"]);
    assert_eq!(check(&second, "-1,0"), Ok(()));
    let third = after("rb@0,0 0 40 0", &["2,0", "3,0"]);
    assert_eq!(check(&third, "-1,0"), Ok(()));
}

// First edition: an empty table, 19 tiles each.
#[test]
fn the_first_edition_begins_with_an_empty_table_and_nineteen_in_each_hand() {
    let start = Position::start(variant("six:first-edition"));
    assert_eq!(start.to_string(), "-@0,0 0 38 0");
    assert_eq!([start.hand(Seat(0)), start.hand(Seat(1))], [19, 19]);
}

// The first tile goes down on the origin, no restriction afterwards.
#[test]
fn the_first_tile_of_the_first_edition_goes_on_the_origin() {
    let mut position = Position::start(variant("six:first-edition"));
    assert_eq!(legal(&position), ["0,0"].map(String::from).into());
    assert_eq!(check(&position, "1,0"), Err(Illegal::NotOrigin(cell("1,0"))));
    position.play("0,0".parse().unwrap()).unwrap();
    assert_eq!(position.count_moves(), 6);
    position.play("1,0".parse().unwrap()).unwrap();
    assert_eq!(position.count_moves(), 8);
}

// Round one

// In turn, lay one tile ...
#[test]
fn the_players_take_turns() {
    let position = after("rb@0,0 0 40 0", &["2,0", "3,0", "4,0"]);
    assert_eq!(position.to_string(), "rbrbr@0,0 1 37 0");
    assert_eq!([position.hand(Seat(0)), position.hand(Seat(1))], [18, 19]);
}

// ... so that at least one side touches any tile on the table.
#[test]
fn a_tile_is_laid_beside_another_of_any_colour() {
    let position = at("2r/rb@0,-1 1 39 0");
    assert_eq!(check(&position, "3,-1"), Ok(()));
    assert_eq!(check(&position, "1,1"), Ok(()));
    assert_eq!(check(&position, "4,-1"), Err(Illegal::Apart(cell("4,-1"))));
    assert_eq!(
        check(&position, "20000,-20000"),
        Err(Illegal::Apart(cell("20000,-20000")))
    );
    assert_eq!(check(&position, "1,0"), Err(Illegal::Taken(cell("1,0"))));
}

#[test]
fn a_corner_alone_does_not_touch() {
    // The cell 1,1 is two steps from 0,0, past the corner between 1,0 and 0,1.
    let position = Position::from_text(variant("six:first-edition"), "r@0,0 1 37 0").unwrap();
    assert_eq!(check(&position, "1,1"), Err(Illegal::Apart(cell("1,1"))));
}

#[test]
fn no_tile_moves_in_round_one() {
    let position = at("rbr@0,0 1 39 0");
    assert_eq!(position.round(), Round::One);
    assert_eq!(
        check(&position, "1,0>3,0"),
        Err(Illegal::HandsNotEmpty(cell("1,0")))
    );
}

// Round two

// Once all hands are empty.
#[test]
fn round_two_begins_when_all_hands_are_empty() {
    let rows = "rbrbrbrbrb/brbrbrbrbr/rbrbrbrbrb/brbrbrbrbr/r";
    let position = after(&format!("{rows}@0,0 1 1 0"), &["1,4"]);
    assert_eq!(position.to_string(), format!("{rows}b@0,0 0 0 0"));
    assert_eq!(position.round(), Round::Two);
    assert!(
        position
            .legal_moves()
            .iter()
            .all(|m| matches!(m, Move::Shift { .. }))
    );
}

// In turn, take one of your tiles ...
#[test]
fn a_tile_must_move_in_round_two() {
    assert_eq!(check(&at(ROW), "12,0"), Err(Illegal::HandsEmpty(cell("12,0"))));
}

#[test]
fn the_tile_must_be_ones_own() {
    assert_eq!(
        check(&at(ROW), "1,0>12,0"),
        Err(Illegal::NotYours(cell("1,0"), BLACK))
    );
    assert_eq!(check(&at(ROW), "1,1>12,0"), Err(Illegal::NoTile(cell("1,1"))));
    assert_eq!(
        check(&at(ROW), "20000,20000>12,0"),
        Err(Illegal::NoTile(cell("20000,20000")))
    );
}

// ... from anywhere (enclosed ones too) ...
#[test]
fn an_enclosed_tile_may_be_taken() {
    let position = at("1br/brb/rb/rbrbr@0,0 0 0 0");
    assert_eq!(
        cell("1,1")
            .neighbours()
            .map(|cell| position.tile_at(cell).is_some()),
        [true; 6]
    );
    assert_eq!(check(&position, "1,1>3,0"), Ok(()));
}

// ... and lay it elsewhere: not on the cell it came from ...
#[test]
fn the_tile_must_be_laid_elsewhere() {
    assert_eq!(check(&at(ROW), "0,0>0,0"), Err(Illegal::SameCell(cell("0,0"))));
    assert_eq!(check(&at(ROW), "0,0>3,0"), Err(Illegal::Taken(cell("3,0"))));
}

// ... and touching the field with at least one side.
#[test]
fn the_tile_must_touch_the_field_without_itself() {
    let [from, to] = [cell("0,0"), cell("-1,0")];
    assert_eq!(
        check(&at(ROW), "0,0>-1,0"),
        Err(Illegal::ApartFromRest { from, to })
    );
    assert_eq!(check(&at(ROW), "0,0>12,0"), Ok(()));
    assert_eq!(check(&at(ROW), "0,0>0,1"), Ok(()));
    let to = cell("-20000,0");
    assert_eq!(
        check(&at(ROW), "0,0>-20000,0"),
        Err(Illegal::ApartFromRest { from, to })
    );
}

// If lifting it splits the field, only the largest group stays; every other group, of either colour, is captured.
#[test]
fn the_smaller_group_is_captured_whatever_its_colours() {
    let position = at(LONG_ROW);
    let captures = position.captures_of(cell("2,0"), None).unwrap();
    assert_eq!(captures, [cells(&["0,0"]), cells(&["1,0"])]);
    assert_eq!(
        after(LONG_ROW, &["2,0>14,0"]).to_string(),
        "brbrbrbrbrbr@3,0 1 0 0"
    );
}

#[test]
fn a_tile_on_a_ring_splits_nothing() {
    // Lifting 2,0 leaves the way around through row 1.
    let text = "rbrbr/brbrb/b3r@0,0 0 0 4";
    assert_eq!(
        at(text).captures_of(cell("2,0"), None),
        Ok([Vec::new(), Vec::new()])
    );
    assert_eq!(after(text, &["2,0>2,2"]).quiet(), 5);
}

// With three or more groups, all but the largest go.
#[test]
fn of_three_groups_only_the_largest_stays() {
    let text = "1r/1b/1rbrbrbrbrbrbr/b@-1,-2 0 0 0";
    let captures = at(text).captures_of(cell("0,0"), None).unwrap();
    assert_eq!(captures, [cells(&["0,-2"]), cells(&["-1,1", "0,-1"])]);
    assert_eq!(after(text, &["0,0>13,0"]).to_string(), "brbrbrbrbrbrr@1,0 1 0 0");
}

// If two or more tie for largest, the mover chooses which of those stays.
#[test]
fn the_mover_chooses_between_two_that_tie() {
    let text = "rbrbrbrrbrbrb@0,0 0 0 0";
    let from = cell("6,0");
    assert_eq!(check(&at(text), "6,0>13,0"), Err(Illegal::KeepMissing(from)));
    assert_eq!(after(text, &["6,0>13,0=7,0"]).to_string(), "rbrbrbr@7,0 1 0 0");
    assert_eq!(after(text, &["6,0>-1,0=0,0"]).to_string(), "rrbrbrb@-1,0 1 0 0");
    let to = cell("13,0");
    let refused = check(&at(text), "6,0>13,0=0,0");
    assert_eq!(refused, Err(Illegal::ApartFromRest { from, to }));
}

#[test]
fn the_mover_chooses_among_three_that_tie() {
    let position = at("4r/4b/4r/4b/4rbrbr/3b/2r/1b/r@-4,-4 0 0 0");
    let names: Vec<Cell> = (position.tied_groups(cell("0,0")).iter())
        .map(|group| group[0])
        .collect();
    assert_eq!(names, cells(&["-4,4", "0,-4", "1,0"]));
    for m in ["0,0>-5,5=-4,4", "0,0>0,-5=0,-4", "0,0>5,0=1,0"] {
        assert_eq!(check(&position, m), Ok(()), "{m}");
    }
}

#[test]
fn a_smaller_group_beside_two_that_tie_cannot_be_kept() {
    let position = at("1r/1b/1r/1b/1r/1b/1rbrbrbr/b@-1,-6 0 0 0");
    let from = cell("0,0");
    assert_eq!(position.tied_groups(from).len(), 2);
    let keep = cell("-1,1");
    let refused = Err(Illegal::KeepUnknown { from, keep });
    assert_eq!(check(&position, "0,0>-1,2=-1,1"), refused);
    let captures = position.captures_of(from, Some(cell("1,0"))).unwrap();
    assert_eq!(captures[1], cells(&["-1,1", "0,-5", "0,-3", "0,-1"]));
}

// The capture happens before the tile is laid down, so it must touch the group that stayed.
#[test]
fn the_tile_must_touch_the_group_that_stayed() {
    let from = cell("2,0");
    let captured = cell("0,0");
    let beside_captured = cell("-1,0");
    for to in [captured, beside_captured] {
        let refused = check(&at(LONG_ROW), &format!("2,0>{to}"));
        assert_eq!(refused, Err(Illegal::ApartFromRest { from, to }));
    }
}

// After the turn, count each colour's tiles, the moved one included.
#[test]
fn six_tiles_with_the_moved_one_are_enough() {
    let position = after("rbrbrbrbrbbrbr@0,0 0 0 0", &["11,0>-1,0"]);
    assert_eq!([RED, BLACK].map(|side| position.count_tiles(side)), [6, 6]);
    assert_eq!(position.outcome(), None);
}

// Both under six: draw.
#[test]
fn both_under_six_is_a_draw() {
    let position = after("rbrbrbrrbrbrbr@0,0 0 0 0", &["7,0>-1,0"]);
    assert_eq!([RED, BLACK].map(|side| position.count_tiles(side)), [5, 3]);
    assert_eq!(position.ending(), Some(Ending::BothTooFew));
    assert_eq!(position.outcome(), Some(Outcome::Draw));
}

// One under six: that player loses, whoever caused it.
#[test]
fn the_mover_wins_when_the_opponent_has_fewer_than_six() {
    let position = after("rbrrbrrbrrbbrbb@0,0 0 0 0", &["9,0>-1,0"]);
    assert_eq!(position.outcome(), Some(Outcome::Win(RED)));
    assert_eq!(
        position.ending().unwrap().to_string(),
        "Red wins: Black has fewer than six tiles"
    );
}

#[test]
fn the_mover_loses_who_is_left_with_fewer_than_six() {
    let position = after("brbbrbbrbrrbrbr@0,0 0 0 0", &["9,0>-1,0"]);
    assert_eq!(position.ending(), Some(Ending::TooFew(RED)));
    assert_eq!(position.outcome(), Some(Outcome::Win(BLACK)));
}

#[test]
fn tiles_are_not_counted_in_round_one() {
    assert_eq!(at("rb@0,0 0 40 0").outcome(), None);
}

#[test]
fn a_six_wins_before_tiles_are_counted() {
    // The turn forms a line and leaves Black with too few tiles.
    let text = "rrrrr/4b/4b/4r/4bbbb@0,0 0 0 0";
    let position = after(text, &["4,3>5,0"]);
    assert!(position.count_tiles(BLACK) < 6);
    assert_eq!(position.ending().unwrap().to_string(), "Red wins with a line");
}

// The third occurrence of the same position (same tiles up to shifting the whole field) is a draw.
#[test]
fn a_field_that_creeps_away_is_the_same_position() {
    let mut game = game_after(at(ROW), &["0,0>12,0", "1,0>13,0"]);
    assert_eq!(game.position().to_string(), "rbrbrbrbrbrb@2,0 0 0 2");
    assert_eq!(game.position(), &at(ROW));
    assert_eq!(game.outcome(), None);
    game.play("2,0>14,0".parse().unwrap()).unwrap();
    game.play("3,0>15,0".parse().unwrap()).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    assert_eq!(game.legal_moves(), []);
    assert_eq!(game.position().ending(), None, "only the game knows its past");
}

// But not turning or mirroring it.
#[test]
fn a_turned_or_mirrored_field_is_another_position() {
    let position = at("rbrbrbrbrbrb/b@0,0 0 0 0");
    let turned = at("b/br/1b/1r/1b/1r/1b/1r/1b/1r/1b/1r/1b@0,0 0 0 0");
    let mirrored = at("rb/b/r/b/r/b/r/b/r/b/r/b@0,0 0 0 0");
    assert_ne!(position, turned);
    assert_ne!(position, mirrored);
    assert_ne!(position.key(), mirrored.key());
}

// Same seat to move.
#[test]
fn with_four_players_the_same_seat_must_be_to_move() {
    let start = Position::from_text(variant("six:players=4"), ROW).unwrap();
    let creep: Vec<String> = (0..8).map(|i| format!("{i},0>{},0", i + 12)).collect();
    let creep: Vec<&str> = creep.iter().map(String::as_str).collect();
    assert_eq!(game_after(start.clone(), &creep[..4]).outcome(), None);
    assert_eq!(game_after(start.clone(), &creep[..7]).outcome(), None);
    assert_eq!(game_after(start, &creep).outcome(), Some(Outcome::Draw));
}

// So are 100 turns of round two in a row without a capture.
#[test]
fn the_hundredth_turn_without_a_capture_is_a_draw() {
    let draw = after("rbrbrbrbrbrb@0,0 0 0 99", &["0,0>12,0"]);
    assert_eq!(draw.outcome(), Some(Outcome::Draw));
    assert_eq!(
        draw.ending().unwrap().to_string(),
        "draw: 100 turns without a capture"
    );
    assert_eq!(after("rbrbrbrbrbrb@0,0 0 0 98", &["0,0>12,0"]).outcome(), None);
}

#[test]
fn a_capture_starts_the_count_again() {
    let position = after("rbrbrbrbrbrbrb@0,0 0 0 99", &["2,0>14,0"]);
    assert_eq!((position.quiet(), position.outcome()), (0, None));
}

#[test]
fn turns_of_round_one_are_not_counted() {
    assert_eq!(after("rb@0,0 0 40 0", &["2,0", "3,0"]).quiet(), 0);
}

// One seat's move is one turn.
#[test]
fn with_four_players_one_seats_move_is_one_turn() {
    let mut position = Position::from_text(variant("six:players=4"), "rbrbrbrbrbrb@0,0 3 0 98").unwrap();
    position.play("11,0>-1,0".parse().unwrap()).unwrap();
    assert_eq!((position.quiet(), position.outcome()), (99, None));
    position.play("10,0>-2,0".parse().unwrap()).unwrap();
    assert_eq!(position.ending(), Some(Ending::Quiet));
}

// Options

// Two teams of two, seats clockwise 0–3, seats 0 and 2 Red, 1 and 3 Black.
#[test]
fn four_seats_move_in_turn_and_partners_share_a_colour() {
    let mut position = Position::start(variant("six:players=4"));
    assert_eq!(position.seats(), 4);
    for (seat, m) in ["2,0", "3,0", "4,0", "5,0", "6,0"].into_iter().enumerate() {
        assert_eq!(position.seat(), Seat(seat as u8 % 4));
        position.play(m.parse().unwrap()).unwrap();
    }
    assert_eq!(position.to_string(), "rbrbrbr@0,0 1 35 0");
}

// Default edition: 10 tiles in each hand and the two starting tiles. First edition: 9 tiles in each hand.
#[test]
fn four_players_hold_ten_tiles_or_nine() {
    let hands = |position: &Position| [0, 1, 2, 3].map(|seat| position.hand(Seat(seat)));
    let mut start = Position::start(variant("six:players=4"));
    assert_eq!(start.to_string(), "rb@0,0 0 40 0");
    assert_eq!(hands(&start), [10; 4]);
    start.play("2,0".parse().unwrap()).unwrap();
    start.play("3,0".parse().unwrap()).unwrap();
    assert_eq!(hands(&start), [9, 9, 10, 10]);
    let start = Position::start(variant("six:first-edition,players=4"));
    assert_eq!(start.to_string(), "-@0,0 0 36 0");
    assert_eq!(hands(&start), [9; 4]);
}

// Everything else as above; the team wins.
#[test]
fn the_team_wins() {
    let four = variant("six:players=4");
    let mut position = Position::from_text(four, "rrrrr/bbbbbr/b@0,0 2 30 0").unwrap();
    position.play("5,0".parse().unwrap()).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Win(RED)));
}

#[test]
fn with_four_players_only_the_very_first_tile_keeps_away_from_the_red_starting_tile() {
    let mut position = Position::start(variant("six:players=4"));
    assert_eq!(position.count_moves(), 3);
    position.play("2,0".parse().unwrap()).unwrap();
    position.play("3,0".parse().unwrap()).unwrap();
    assert_eq!((position.seat(), check(&position, "-1,0")), (Seat(2), Ok(())));
}

// Notation

// The group is named by its smallest cell, by q, then r.
#[test]
fn a_group_is_named_by_its_smallest_cell_only() {
    let position = at("4r/4b/4r/4b/4rbrbr/3b/2r/1b/r@-4,-4 0 0 0");
    let from = cell("0,0");
    for keep in ["0,-1", "2,0", "-1,1", "0,0", "9,9", "20000,0"] {
        let refused = check(&position, &format!("0,0>0,-5={keep}"));
        let keep = cell(keep);
        assert_eq!(refused, Err(Illegal::KeepUnknown { from, keep }));
    }
}

// Written exactly when two or more groups tie for largest.
#[test]
fn a_group_is_named_only_when_groups_tie() {
    let [from, keep] = [cell("2,0"), cell("3,0")];
    let refused = check(&at(LONG_ROW), "2,0>14,0=3,0");
    assert_eq!(refused, Err(Illegal::KeepNeedless { from, keep }));
    let [from, keep] = [cell("0,0"), cell("1,0")];
    let refused = check(&at(LONG_ROW), "0,0>14,0=1,0");
    assert_eq!(refused, Err(Illegal::KeepNeedless { from, keep }));
}

// Cells stay where they are named even when the tile on `0,0` moves or is captured.
#[test]
fn cells_keep_their_names_when_the_tile_on_the_origin_goes() {
    let moved = after(ROW, &["0,0>12,0"]);
    assert_eq!(moved.tile_at(cell("0,0")), None);
    assert_eq!(moved.tile_at(cell("12,0")), Some(RED));
    let captured = after(LONG_ROW, &["2,0>14,0"]);
    assert_eq!(captured.tile_at(cell("0,0")), None);
    assert_eq!(captured.tile_at(cell("3,0")), Some(BLACK));
}
