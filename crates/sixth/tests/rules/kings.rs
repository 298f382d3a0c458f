//! `kings`: a king scores, is taken down, and play goes on.

use super::*;

use trilith_game::Outcome;
use trilith_sixth::{Ending, Kind, Milady};

const KINGS: &str = "sixth:kings";

// Each king scores one point for the colour on top, and play goes on with the next player.
#[test]
fn a_king_scores_a_point_and_play_goes_on() {
    let mut game = Game::new(position(KINGS, "5/3,Ppp,1/5/2,PPP,2/5 s - 0:0"));
    assert_eq!(game.position().score(), Some([0, 0]));
    play(&mut game, "c2>d4:3");
    assert_eq!(game.position().score(), Some([1, 0]));
    assert_eq!(game.outcome(), None);
    assert_eq!(game.position().side(), BROWN);
    assert!(legal(game.position(), "a1"));
}

// Without `kings` there is no score.
#[test]
fn the_plain_game_has_no_score() {
    assert_eq!(start("sixth").score(), None);
    assert_eq!(start(KINGS).score(), Some([0, 0]));
}

// The point goes to the colour on top, whoever moved.
#[test]
fn the_point_goes_to_the_colour_on_top_whoever_moved() {
    for turn in ["s", "b"] {
        let board = position(KINGS, &format!("5/3,Ppp,1/5/2,PPp,2/5 {turn} - 0:0"));
        assert_eq!(after(board, "c2>d4:3").points(), [0, 1], "{turn}");
    }
}

// Pieces are taken off the top, one by one, until the height is five or less.
#[test]
fn a_king_is_taken_down_to_five_from_its_top() {
    let board = position(KINGS, "5/3,Ppp,1/5/2,PpP,2/5 s - 0:0");
    assert_eq!(after(board, "c2>d4:3").to_string(), "5/3,PppPp,1/5/5/5 b - 1:0");
    let tall = position(KINGS, "5/5/PpPpP,3,ppPPP/5/5 s - 0:0");
    assert_eq!(after(tall, "a3>e3:5").to_string(), "5/5/4,ppPPP/5/5 b - 1:0");
}

// A stack of five is no king: it scores nothing and loses nothing.
#[test]
fn a_stack_of_five_scores_nothing() {
    let board = position(KINGS, "5/3,Ppp,1/5/2,PpP,2/5 s - 0:0");
    assert_eq!(
        after(board, "c2>d4:2").to_string(),
        "5/3,PpppP,1/5/2,P,2/5 b - 0:0"
    );
}

// What is taken off goes back to its owners' reserves, and can be placed again.
#[test]
fn the_pieces_taken_off_return_to_their_owners() {
    let board = position(KINGS, "5/5/PpPpP,3,ppPPP/5/5 s - 0:0");
    assert_eq!(*board.reserve(SILVER), pieces(9, 0, 0));
    assert_eq!(*board.reserve(BROWN), pieces(11, 0, 0));
    let next = after(board, "a3>e3:5");
    assert_eq!(*next.reserve(SILVER), pieces(12, 0, 0));
    assert_eq!(*next.reserve(BROWN), pieces(13, 0, 0));
    let none_left = position(KINGS, "5/5/PPPPP,3,PPPPP/5/PPPPP,4 s - 0:0");
    assert!(matches!(refusal(&none_left, "c3"), Illegal::NotInReserve { .. }));
    assert!(legal(&after(none_left, "a3>e3:1 c1"), "c3"));
}

// Five points do not win yet.
#[test]
fn five_points_do_not_win() {
    let board = position(KINGS, "5/3,Ppp,1/5/2,PPP,2/5 s - 4:5");
    let next = after(board, "c2>d4:3");
    assert_eq!(next.points(), [5, 5]);
    assert_eq!(next.outcome(), None);
}

// The first to six points wins.
#[test]
fn the_sixth_point_wins() {
    let silver = after(position(KINGS, "5/3,Ppp,1/5/2,PPP,2/5 s - 5:5"), "c2>d4:3");
    assert_eq!(silver.outcome(), Some(Outcome::Win(SILVER)));
    assert_eq!(silver.ending(), Some(Ending::Points(SILVER)));
    assert_eq!(silver.to_string(), "5/3,PppPP,1/5/5/5 b - 6:5");
    assert_eq!(moves(&silver), Vec::<String>::new());
    assert_eq!(refusal(&silver, "a1"), Illegal::GameOver);
    // Silver may make it for Brown.
    let brown = after(position(KINGS, "5/3,Ppp,1/5/2,PPp,2/5 s - 5:5"), "c2>d4:3");
    assert_eq!(brown.outcome(), Some(Outcome::Win(BROWN)));
    assert_eq!(Ending::Points(BROWN).to_string(), "Brown wins with six points");
}

// A Giant is taken off as one piece, and takes two from the height.
#[test]
fn a_giant_is_taken_off_as_one_piece() {
    let name = "sixth:kings,giants";
    // Height 6 with the Giant on top leaves 4.
    let top = after(position(name, "5/5/pppp,1,G,2/5/5 s - 0:0"), "c3>a3:1");
    assert_eq!(top.to_string(), "5/5/pppp,4/5/5 b - 1:0");
    assert_eq!(top.height(square("a3")), 4);
    assert_eq!(*top.reserve(SILVER), pieces(11, 0, 1));
    assert!(legal(&after(top, "a1"), "Gc3"));
    // Height 7 with a pawn on the Giant: the pawn leaves 6, the Giant 4.
    let second = after(position(name, "5/pppp,4/2,GP,2/5/5 s - 0:0"), "c3>a4:2");
    assert_eq!(second.to_string(), "5/pppp,4/5/5/5 b - 1:0");
    assert_eq!(*second.reserve(SILVER), pieces(11, 0, 1));
}

// A Giant further down stays.
#[test]
fn a_giant_below_the_fifth_height_stays() {
    let name = "sixth:kings,giants";
    let king = after(position(name, "5/5/GPPP,1,Pp,2/5/5 s - 0:0"), "c3>a3:2");
    assert_eq!(king.to_string(), "5/5/GPPP,4/5/5 b - 0:1");
    assert_eq!(king.height(square("a3")), 5);
    assert_eq!(*king.reserve(SILVER), pieces(8, 0, 0));
}

// A Hunchback that is taken off is in its owner's reserve again.
#[test]
fn a_hunchback_taken_off_may_be_placed_again() {
    let name = "sixth:kings,hunchbacks";
    let before = position(name, "5/5/PPPPp,1,Ph,2/5/5 s - 0:0");
    assert!(!before.reserve(BROWN).has(Kind::Hunchback));
    let board = after(before, "c3>a3:1");
    assert_eq!(board.to_string(), "5/5/PPPPp,1,P,2/5/5 b - 0:1");
    assert_eq!(*board.reserve(BROWN), pieces(10, 1, 0));
    assert!(legal(&board, "Hc5"));
}

// Milady among the pieces taken off goes back beside the board and may be placed again, on any empty edge square.
#[test]
fn milady_taken_off_may_be_placed_again_on_any_edge_square() {
    for name in ["sixth:kings,milady", "sixth:kings,milady=e5"] {
        let board = after(position(name, "5/5/PPPPP,1,MP,2/5/5 s - 0:0"), "c3>a3:2");
        assert_eq!(board.to_string(), "5/5/PPPPP,4/5/5 b - 1:0");
        assert_eq!(board.milady(), Milady::Beside);
        for square in Square::all() {
            let free = square.is_edge() && !board.occupied().contains(square);
            assert_eq!(legal(&board, &format!("M{square}")), free, "{name} M{square}");
        }
        assert_eq!(refusal(&board, "Mc3"), Illegal::NotOnEdge(square("c3")));
    }
}

// If the taking off leaves Milady on top, she is visible, and the next player must land on her.
#[test]
fn milady_left_on_top_by_the_taking_off_is_visible() {
    let board = position("sixth:kings,milady", "5/p,4/PPPP,1,MP,2/5/5 s - 0:0");
    assert!(legal(&board, "c1"));
    let next = after(board, "c3>a3:2");
    assert_eq!(next.to_string(), "5/p,4/PPPPM,4/5/5 b - 1:0");
    assert_eq!(next.visible_milady(), Some(square("a3")));
    assert_eq!(moves(&next), ["a4>a3:1"]);
    assert_eq!(refusal(&next, "c1"), Illegal::MiladyWaits(square("a3")));
}

// A tall stack that Milady topped is taken down to five like any other once it is a king.
#[test]
fn a_king_on_a_tall_milady_is_taken_down_to_five() {
    let board = position("sixth:kings,milady", "5/5/pPpPpPM,1,PP,2/5/5 s - 0:0");
    let next = after(board, "c3>a3:1");
    assert_eq!(next.to_string(), "5/5/pPpPp,1,P,2/5/5 b - 1:0");
    assert_eq!(next.milady(), Milady::Beside);
    assert_eq!(*next.reserve(SILVER), pieces(9, 0, 0));
}
