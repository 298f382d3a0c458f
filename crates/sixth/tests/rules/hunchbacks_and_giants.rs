//! The Hunchback and the Giant, in the set-ups `hunchbacks` and `giants`.

use super::*;

use trilith_game::Outcome;
use trilith_sixth::{Kind, Rank};

const HUNCHBACKS: &str = "sixth:hunchbacks";
const GIANTS: &str = "sixth:giants";

// With `hunchbacks` each player has 11 pawns and 1 Hunchback.
#[test]
fn hunchbacks_means_eleven_pawns_and_one_hunchback_each() {
    let board = start(HUNCHBACKS);
    assert_eq!(*board.reserve(SILVER), pieces(11, 1, 0));
    assert_eq!(*board.reserve(BROWN), pieces(11, 1, 0));
    let next = after(board, "Hc3 Hc4");
    assert_eq!(next.to_string(), "5/2,h,2/2,H,2/5/5 s -");
    let kind = Kind::Hunchback;
    assert_eq!(
        refusal(&next, "Ha1"),
        Illegal::NotInReserve { side: SILVER, kind }
    );
    assert!(legal(&next, "a1"));
    let kind = Kind::Giant;
    assert_eq!(
        refusal(&next, "Ga1"),
        Illegal::NotInReserve { side: SILVER, kind }
    );
}

// With `giants` each player has 11 pawns and 1 Giant.
#[test]
fn giants_means_eleven_pawns_and_one_giant_each() {
    let board = start(GIANTS);
    assert_eq!(*board.reserve(SILVER), pieces(11, 0, 1));
    assert_eq!(*board.reserve(BROWN), pieces(11, 0, 1));
    let next = after(board, "Gc3 Gc4");
    assert_eq!(next.to_string(), "5/2,g,2/2,G,2/5/5 s -");
    let kind = Kind::Giant;
    assert_eq!(
        refusal(&next, "Ga1"),
        Illegal::NotInReserve { side: SILVER, kind }
    );
    assert!(legal(&next, "a1"));
    let kind = Kind::Hunchback;
    assert_eq!(
        refusal(&next, "Ha1"),
        Illegal::NotInReserve { side: SILVER, kind }
    );
}

// A Hunchback counts 1: alone it is a pawn, on a pawn the two are a rook.
#[test]
fn a_hunchback_counts_one() {
    let board = position(HUNCHBACKS, "5/5/H,P,1,Ph,p/5/5 s -");
    assert_eq!(board.height(square("a3")), 1);
    assert_eq!(board.height(square("d3")), 2);
    assert_eq!(reach(&board, "a3"), ["b3"]);
    assert_eq!(reach(&board, "d3"), ["b3", "e3"]);
}

// A Hunchback has its owner's colour: on top of six it wins for its owner.
#[test]
fn a_hunchback_on_top_wins_for_its_owner() {
    let board = position(HUNCHBACKS, "5/5/PPPPP,1,Ph,2/5/5 s -");
    assert_eq!(after(board, "c3>a3:1").outcome(), Some(Outcome::Win(BROWN)));
    let board = position(HUNCHBACKS, "5/5/ppppp,1,PH,2/5/5 b -");
    assert_eq!(after(board, "c3>a3:1").outcome(), Some(Outcome::Win(SILVER)));
}

// Nothing may be put on top of a Hunchback, not by its owner either.
#[test]
fn nothing_may_be_put_on_a_hunchback() {
    for hunchback in ["h", "H", "Ph"] {
        let board = position(HUNCHBACKS, &format!("5/5/p,{hunchback},P,2/5/5 s -"));
        assert_eq!(refusal(&board, "a3>b3:1"), Illegal::OnHunchback(square("b3")));
        assert_eq!(refusal(&board, "c3>b3:1"), Illegal::OnHunchback(square("b3")));
    }
    let pawn = position(HUNCHBACKS, "5/5/p,p,P,2/5/5 s -");
    assert!(legal(&pawn, "a3>b3:1"));
}

// A Hunchback can be moved: alone, off its stack, and with its stack.
#[test]
fn a_hunchback_can_be_moved() {
    let board = position(HUNCHBACKS, "5/5/h,P,1,PH,1/5/5 s -");
    assert_eq!(after(board, "a3>b3:1").to_string(), "5/5/1,Ph,1,PH,1/5/5 b -");
    assert_eq!(
        after(board, "d3>b3:1").to_string(),
        "5/5/h,PH,1,P,1/5/5 b b3>d3:1"
    );
    assert_eq!(after(board, "d3>b3:2").to_string(), "5/5/h,PPH,3/5/5 b -");
}

// It blocks sliders.
#[test]
fn a_hunchback_blocks_a_rook() {
    let board = position(HUNCHBACKS, "5/5/PP,1,h,1,p/5/5 s -");
    assert_eq!(refusal(&board, "a3>c3:1"), Illegal::OnHunchback(square("c3")));
    assert!(matches!(
        refusal(&board, "a3>e3:1"),
        Illegal::OutOfReach { rank: Rank::Rook, .. }
    ));
    let open = position(HUNCHBACKS, "5/5/PP,3,p/5/5 s -");
    assert!(legal(&open, "a3>e3:1"));
}

// It blocks bishops and queens as it blocks rooks.
#[test]
fn a_hunchback_blocks_a_bishop_and_a_queen() {
    for stack in ["PPPP", "PPPPP"] {
        let blocked = position(HUNCHBACKS, &format!("4,p/5/2,h,2/5/{stack},4 s -"));
        assert_eq!(reach(&blocked, "a1"), Vec::<String>::new(), "{stack}");
        let open = position(HUNCHBACKS, &format!("4,p/5/5/5/{stack},4 s -"));
        assert_eq!(reach(&open, "a1"), ["e5"], "{stack}");
    }
}

// A knight jumps over a Hunchback, and does not land on one.
#[test]
fn a_knight_jumps_over_a_hunchback() {
    let over = position(HUNCHBACKS, "5/1,p,3/h,H,3/PPP,4/5 s -");
    assert_eq!(reach(&over, "a2"), ["b4"]);
    let onto = position(HUNCHBACKS, "5/1,h,3/5/PPP,4/5 s -");
    assert_eq!(refusal(&onto, "a2>b4:1"), Illegal::OnHunchback(square("b4")));
}

// So a Hunchback is always the top of its stack: no position has anything on one.
#[test]
fn a_hunchback_is_always_on_top() {
    let on_it = Position::from_text(variant(HUNCHBACKS), "5/5/hP,4/5/5 s -");
    assert!(on_it.is_err());
    assert!(Position::from_text(variant(HUNCHBACKS), "5/5/Ph,4/5/5 s -").is_ok());
}

// A Giant counts 2 in height.
#[test]
fn a_giant_counts_two() {
    for (stack, height) in [("G", 2), ("PG", 3), ("GPP", 4), ("gG", 4), ("gGp", 5)] {
        let board = position(GIANTS, &format!("5/5/2,{stack},2/5/5 s -"));
        assert_eq!(board.height(square("c3")), height, "{stack}");
    }
}

// Alone a Giant is a rook.
#[test]
fn a_giant_alone_is_a_rook() {
    let board = position(GIANTS, "5/2,p,2/2,G,1,p/3,p,1/5 s -");
    assert_eq!(reach(&board, "c3"), ["c4", "e3"]);
    assert!(matches!(
        refusal(&board, "c3>d2:1"),
        Illegal::OutOfReach { rank: Rank::Rook, .. }
    ));
}

// One lifted Giant is one piece.
#[test]
fn one_lifted_giant_is_one_piece() {
    // A pawn and a Giant on it: height 3, two pieces.
    let board = position(GIANTS, "3,p,1/5/2,PG,2/5/5 s -");
    assert_eq!(
        after(board, "c3>d5:1").to_string(),
        "3,pG,1/5/2,P,2/5/5 b d5>c3:1"
    );
    assert_eq!(after(board, "c3>d5:2").to_string(), "3,pPG,1/5/5/5/5 b -");
    let wrong = Illegal::WrongCount {
        square: square("c3"),
        pieces: 2,
        count: 3,
    };
    assert_eq!(refusal(&board, "c3>d5:3"), wrong);
}

// A Giant has its owner's colour, and its two heights make a king of four.
#[test]
fn a_giant_on_four_is_a_king_for_its_owner() {
    let board = position(GIANTS, "5/5/PPPP,1,g,2/5/5 s -");
    assert_eq!(after(board, "c3>a3:1").outcome(), Some(Outcome::Win(BROWN)));
    let three = position(GIANTS, "5/5/PPP,1,g,2/5/5 s -");
    assert_eq!(after(three, "c3>a3:1").outcome(), None);
}

// Anything may be put on a Giant.
#[test]
fn a_giant_can_be_landed_on() {
    let board = position(GIANTS, "5/5/p,G,3/5/5 s -");
    assert_eq!(after(board, "a3>b3:1").to_string(), "5/5/1,Gp,3/5/5 b -");
}

// The ko counts heights, not pieces: a Giant lifted off a pawn can go back as a knight.
#[test]
fn the_ko_sees_a_giants_height() {
    let board = after(position(GIANTS, "3,p,1/5/2,PG,2/5/5 s -"), "c3>d5:1");
    assert_eq!(refusal(&board, "d5>c3:1"), Illegal::TakesBack(SILVER));
    assert!(legal(&board, "d5>c3:2"));
    let bishop = after(position(GIANTS, "3,pp,1/5/2,PG,2/5/5 s -"), "c3>d5:1");
    assert_eq!(bishop.height(square("d5")), 4);
    assert_eq!(bishop.ko(), None);
}

// Only the owner places a Hunchback or Giant: each placement takes the player's own.
#[test]
fn only_the_owner_places_a_hunchback_or_giant() {
    let name = "sixth:armies,silver=1h1g,brown=2p";
    let board = after(start(name), "Ha1");
    for text in ["He5", "Ge5"] {
        assert!(matches!(
            refusal(&board, text),
            Illegal::NotInReserve { side: BROWN, .. }
        ));
    }
    let next = after(board, "e5");
    assert_eq!(after(next, "Gc3").to_string(), "4,p/5/2,G,2/5/H,4 b -");
}

// Any player may move a Hunchback or Giant, the opponent's too.
#[test]
fn any_player_may_move_the_opponents_hunchback_and_giant() {
    for (name, stack) in [(HUNCHBACKS, "h"), (HUNCHBACKS, "H"), (GIANTS, "g"), (GIANTS, "G")] {
        for turn in ["s", "b"] {
            let board = position(name, &format!("5/5/{stack},P,3/5/5 {turn} -"));
            assert!(legal(&board, "a3>b3:1"), "{stack} {turn}");
            assert!(!legal(&board, "a3>a4:1"), "{stack} {turn}");
        }
    }
}
