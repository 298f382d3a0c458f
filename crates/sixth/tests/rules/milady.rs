//! Milady, the neutral piece, as both players may use her.

use super::*;

use trilith_game::Outcome;
use trilith_sixth::{Milady, MiladyOption, Rank};

const MILADY: &str = "sixth:milady";

// With `milady` she lies beside the board, and there are 12 pawns each.
#[test]
fn milady_lies_beside_the_board_and_there_are_twelve_pawns_each() {
    let board = start(MILADY);
    assert_eq!(board.milady(), Milady::Beside);
    assert!(board.occupied().is_empty());
    assert_eq!(*board.reserve(SILVER), pieces(12, 0, 0));
    assert_eq!(*board.reserve(BROWN), pieces(12, 0, 0));
    assert_eq!(start("sixth").milady(), Milady::Absent);
}

// Any player may place her, as a turn, on an empty edge square: one of the 16 outer ones.
#[test]
fn any_player_may_place_milady_on_an_empty_edge_square() {
    for turn in ["s", "b"] {
        let board = position(MILADY, &format!("2,P,2/5/5/5/5 {turn} -"));
        let edge = "a1 b1 c1 d1 e1 a2 e2 a3 e3 a4 e4 a5 b5 c5 d5 e5";
        for square in Square::all() {
            let outer = edge.contains(&square.to_string());
            let expected = outer && square.to_string() != "c5";
            assert_eq!(legal(&board, &format!("M{square}")), expected, "{turn} M{square}");
        }
        assert_eq!(refusal(&board, "Mb2"), Illegal::NotOnEdge(square("b2")));
        assert_eq!(refusal(&board, "Mc5"), Illegal::Occupied(square("c5")));
    }
    let next = after(start(MILADY), "Ma3");
    assert_eq!(next.to_string(), "5/5/M,4/5/5 b -");
    assert_eq!(next.milady(), Milady::On(square("a3")));
    assert_eq!(*next.reserve(SILVER), pieces(12, 0, 0), "she is in nobody's reserve");
}

// There is one Milady.
#[test]
fn milady_is_placed_once() {
    let board = after(start(MILADY), "Ma3");
    assert_eq!(refusal(&board, "Me3"), Illegal::MiladyOnBoard(square("a3")));
    assert!(Position::from_text(variant(MILADY), "M,3,M/5/5/5/5 s -").is_err());
    assert!(Position::from_text(variant("sixth"), "M,4/5/5/5/5 s -").is_err());
}

// With `milady=SQUARE` she stands there when the game starts, with 12 pawns each.
#[test]
fn milady_with_a_square_stands_there_at_the_start() {
    let board = start("sixth:milady=c1");
    assert_eq!(board.variant().milady(), MiladyOption::On(square("c1")));
    assert_eq!(board.to_string(), "5/5/5/5/2,M,2 s -");
    assert_eq!(*board.reserve(SILVER), pieces(12, 0, 0));
    assert_eq!(*board.reserve(BROWN), pieces(12, 0, 0));
    assert_eq!(refusal(&board, "Ma1"), Illegal::MiladyOnBoard(square("c1")));
    assert_eq!(board.count_moves(), 24);
}

// Milady counts 1.
#[test]
fn milady_counts_one() {
    let board = position(MILADY, "5/5/2,PMP,2/5/5 s -");
    assert_eq!(board.height(square("c3")), 3);
}

// She moves as the height says; alone she is a pawn.
#[test]
fn milady_alone_moves_as_a_pawn() {
    // A Hunchback beside her cannot be landed on, and height 3 does not reach her: so nobody has to land on her.
    let name = "sixth:milady,armies";
    let board = position(name, "4,p/PPP,4/M,4/5/5 s -");
    assert_eq!(reach(&board, "a3"), ["a4"]);
    assert_eq!(after(board, "a3>a4:1").to_string(), "4,p/PPPM,4/5/5/5 b -");
    assert!(matches!(
        refusal(&board, "a3>e5:1"),
        Illegal::OutOfReach { rank: Rank::Pawn, .. }
    ));
}

// With others she moves as their height says.
#[test]
fn milady_in_a_stack_moves_as_the_height_says() {
    let board = position(MILADY, "5/5/MP,3,p/5/5 s -");
    assert_eq!(reach(&board, "a3"), ["e3"]);
    let next = after(board, "a3>e3:2");
    assert_eq!(next.to_string(), "5/5/4,pMP/5/5 b -");
    assert_eq!(next.milady(), Milady::On(square("e3")));
}

// She stays when only what lies above her is lifted.
#[test]
fn milady_stays_when_pieces_above_her_are_lifted() {
    let next = after(position(MILADY, "5/5/MP,3,p/5/5 s -"), "a3>e3:1");
    assert_eq!(next.milady(), Milady::On(square("a3")));
    assert_eq!(next.visible_milady(), Some(square("a3")));
}

// While she is visible, the player to move must move something onto her if any legal move does so.
#[test]
fn a_visible_milady_must_be_landed_on() {
    let alone = position(MILADY, "5/p,4/M,4/5/4,P s -");
    assert_eq!(moves(&alone), ["a4>a3:1"]);
    for text in ["c3", "a3>a4:1"] {
        assert_eq!(refusal(&alone, text), Illegal::MiladyWaits(square("a3")), "{text}");
    }
    let on_top = position(MILADY, "5/p,4/PM,4/5/5 b -");
    assert_eq!(moves(&on_top), ["a4>a3:1"]);
    assert_eq!(refusal(&on_top, "c3"), Illegal::MiladyWaits(square("a3")));
    assert_eq!(refusal(&on_top, "pass"), Illegal::NeedlessPass);
}

// Every move that lands on her is good enough, with any number of pieces.
#[test]
fn the_player_chooses_among_the_moves_that_land_on_milady() {
    let board = position(MILADY, "5/p,4/M,1,PP,2/5/5 s -");
    assert_eq!(moves(&board), ["a4>a3:1", "c3>a3:1", "c3>a3:2"]);
}

// Only if no legal move lands on her may the player do something else.
#[test]
fn a_visible_milady_out_of_reach_forces_nothing() {
    let board = position(MILADY, "5/1,p,3/M,4/5/5 s -");
    assert_eq!(board.visible_milady(), Some(square("a3")));
    assert!(legal(&board, "c3"));
    assert!(!legal(&board, "b4>a3:1"));
    assert!(!legal(&board, "pass"));
}

// A Milady that is covered calls nobody.
#[test]
fn a_covered_milady_forces_nothing() {
    let board = position(MILADY, "5/p,4/MP,4/5/5 s -");
    assert_eq!(board.visible_milady(), None);
    assert!(legal(&board, "c3"));
    assert!(legal(&board, "a4>a3:1"));
}

// Uncovering her, by lifting what lay on her, makes her visible again.
#[test]
fn uncovering_milady_makes_her_visible_again() {
    let covered = position(MILADY, "5/p,4/MP,3,p/5/5 s -");
    assert_eq!(covered.visible_milady(), None);
    let next = after(covered, "a3>e3:1");
    assert_eq!(next.visible_milady(), Some(square("a3")));
    // e3 could also put the pawn back, but that is the ko.
    assert_eq!(moves(&next), ["a4>a3:1", "e3>a3:2"]);
}

// Milady that was placed calls at once.
#[test]
fn a_placed_milady_calls_the_next_player() {
    let board = position(MILADY, "5/p,4/5/5/5 s -");
    assert_eq!(moves(&after(board, "Ma3")), ["a4>a3:1"]);
    assert!(legal(&after(board, "Me1"), "c3"));
}

// A move that the ko forbids is not a legal capture: if it is the only one, everything else is legal.
#[test]
fn a_capture_that_the_ko_forbids_does_not_count() {
    // A knight lifted its top off Milady; only that piece could land on her again.
    let board = position(MILADY, "1,pp,3/5/pMP,4/5/5 s -");
    let mut game = Game::new(board);
    play(&mut game, "a3>b5:1");
    assert_eq!(game.position().visible_milady(), Some(square("a3")));
    assert_eq!(refusal(game.position(), "b5>a3:1"), Illegal::TakesBack(SILVER));
    // Two or three pieces may still land on her, so only they remain.
    assert_eq!(moves(game.position()), ["b5>a3:2", "b5>a3:3"]);
}

// Even a landing that makes a king for the opponent must be made.
#[test]
fn milady_must_be_landed_on_even_if_it_makes_a_king_for_the_opponent() {
    let board = position(MILADY, "5/p,4/PPPPM,4/5/5 s -");
    assert_eq!(moves(&board), ["a4>a3:1"]);
    assert_eq!(after(board, "a4>a3:1").outcome(), Some(Outcome::Win(BROWN)));
}

// A stack of six or more with Milady on top is not a king: nobody wins, and with `kings` nobody scores.
#[test]
fn milady_on_top_of_six_is_not_a_king() {
    // Nothing reaches her on a3: b3 is a knight. She goes on top of five.
    let board = position(MILADY, "5/ppppp,4/M,4/5/5 s -");
    panic!("{:?}", moves(&board));
}
