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
    assert_eq!(
        *next.reserve(SILVER),
        pieces(12, 0, 0),
        "she is in nobody's reserve"
    );
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
    // The knight beside her does not reach her, so nobody has to land on her.
    let board = position(MILADY, "4,p/PPP,4/M,4/5/5 s -");
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
        assert_eq!(
            refusal(&alone, text),
            Illegal::MiladyWaits(square("a3")),
            "{text}"
        );
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

// A move that the ko forbids is not a legal capture. Another number of pieces can always go the same way, so the call
// itself stands.
#[test]
fn a_capture_that_the_ko_forbids_does_not_count() {
    let mut game = Game::new(position(MILADY, "1,pp,3/5/pMP,4/5/5 s -"));
    play(&mut game, "a3>b5:1");
    assert_eq!(game.position().visible_milady(), Some(square("a3")));
    assert_eq!(refusal(game.position(), "b5>a3:1"), Illegal::TakesBack(SILVER));
    assert_eq!(moves(game.position()), ["b5>a3:2", "b5>a3:3"]);
    assert_eq!(refusal(game.position(), "c3"), Illegal::MiladyWaits(square("a3")));
}

// A ko elsewhere on the board takes nothing from the moves that land on her.
#[test]
fn a_ko_elsewhere_does_not_touch_the_call() {
    let board = position(MILADY, "5/p,4/M,4/5/P,1,pP,2 b c1>a1:1");
    assert_eq!(moves(&board), ["a4>a3:1"]);
    assert_eq!(refusal(&board, "c1>a1:1"), Illegal::TakesBack(SILVER));
    assert_eq!(refusal(&board, "c1>a1:2"), Illegal::MiladyWaits(square("a3")));
}

// Even a landing that makes a king for the opponent must be made.
#[test]
fn milady_must_be_landed_on_even_if_it_makes_a_king_for_the_opponent() {
    let board = position(MILADY, "5/p,4/PPPPM,4/5/5 s -");
    assert_eq!(moves(&board), ["a4>a3:1"]);
    assert_eq!(after(board, "a4>a3:1").outcome(), Some(Outcome::Win(BROWN)));
}

// A stack of six or more with Milady on top is not a king: nobody wins.
#[test]
fn milady_on_top_of_six_is_not_a_king() {
    let board = position(MILADY, "5/5/PM,2,pppp,1/5/5 s -");
    let mut game = Game::new(board);
    play(&mut game, "a3>d3:2");
    assert_eq!(game.position().to_string(), "5/5/3,ppppPM,1/5/5 b -");
    assert_eq!(game.position().height(square("d3")), 6);
    assert_eq!(game.outcome(), None);
    assert!(game.to_move().is_some());
}

// With `kings` she scores nobody a point, and nothing is taken off.
#[test]
fn milady_on_top_of_six_scores_nothing() {
    let board = position("sixth:kings,milady", "5/5/PM,2,pppp,1/5/5 s - 0:0");
    assert_eq!(after(board, "a3>d3:2").to_string(), "5/5/3,ppppPM,1/5/5 b - 0:0");
}

// Such a stack cannot be moved or split.
#[test]
fn milady_on_top_of_six_cannot_be_moved_or_split() {
    let six = position(MILADY, "3,p,1/5/p,2,ppppPM,1/5/3,P,1 s -");
    for text in ["d3>d1:1", "d3>d5:6", "d3>a3:2", "d3>d1"] {
        assert_eq!(refusal(&six, text), Illegal::TooTall(square("d3")), "{text}");
    }
    assert_eq!(reach(&six, "d3"), Vec::<String>::new());
    let five = position(MILADY, "3,p,1/5/p,2,ppppM,1/5/3,P,1 s -");
    assert_eq!(reach(&five, "d3"), ["a3", "d1", "d5"]);
}

// Such a stack can be landed on, and that makes a king at once.
#[test]
fn landing_on_milady_on_top_of_six_makes_a_king() {
    let board = position(MILADY, "5/3,P,1/3,ppppPM,1/5/5 b -");
    assert_eq!(moves(&board), ["d4>d3:1"], "she is visible, and she calls");
    assert_eq!(after(board, "d4>d3:1").outcome(), Some(Outcome::Win(SILVER)));
    let kings = position("sixth:kings,milady", "5/3,P,1/3,ppppPM,1/5/5 b - 0:0");
    assert_eq!(after(kings, "d4>d3:1").to_string(), "5/5/3,ppppP,1/5/5 s - 1:0");
}

// She belongs to nobody: a stack of six with her inside belongs to the colour on top.
#[test]
fn milady_inside_a_king_changes_nothing() {
    let board = position(MILADY, "5/5/MPPPp,1,PP,2/5/5 b -");
    assert_eq!(after(board, "c3>a3:1").outcome(), Some(Outcome::Win(SILVER)));
}
