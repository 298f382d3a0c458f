//! No take-back: a move may not restore the position that stood just before the opponent's last turn.

use super::*;

// A move may not restore the complete position from before the opponent's last turn.
#[test]
fn a_move_may_not_take_back_the_opponents_last_move() {
    let mut game = Game::new(position("sixth", "5/5/5/5/PP,1,p,2 s -"));
    play(&mut game, "a1>c1:1");
    assert_eq!(game.position().to_string(), "5/5/5/5/P,1,pP,2 b c1>a1:1");
    assert_eq!(refusal(game.position(), "c1>a1:1"), Illegal::TakesBack(SILVER));
    assert_eq!(
        refused(&mut game, "c1>a1:1"),
        Refused::Illegal(Illegal::TakesBack(SILVER))
    );
}

// Brown's moves are protected as Silver's are.
#[test]
fn silver_may_not_take_back_browns_move_either() {
    let board = after(position("sixth", "5/5/5/5/PP,1,p,2 b -"), "a1>c1:1");
    assert_eq!(refusal(&board, "c1>a1:1"), Illegal::TakesBack(BROWN));
    assert!(legal(&board, "e5"));
}

// Only that one position is forbidden: another number of pieces may go the same way back.
#[test]
fn another_number_of_pieces_may_go_back() {
    let board = after(position("sixth", "5/5/5/5/PP,1,p,2 s -"), "a1>c1:1");
    assert!(!legal(&board, "c1>a1:1"));
    assert!(legal(&board, "c1>a1:2"));
}

// Only the position just before the opponent's last turn is forbidden: one's own earlier move may be undone.
#[test]
fn ones_own_move_may_be_undone_later() {
    let mut game = Game::new(position("sixth", "5/5/5/5/PP,1,p,2 s -"));
    play(&mut game, "a1>c1:1 e5");
    assert_eq!(game.position().ko(), None);
    assert!(legal(game.position(), "c1>a1:1"));
}

// An older position may come back: here the start does, four turns later.
#[test]
fn an_older_position_may_come_back() {
    let mut game = Game::new(position("sixth", "PP,1,p,2/5/5/5/PP,1,p,2 s -"));
    play(&mut game, "a1>c1:1 a5>c5:1 c1>a1:1 c5>a5:1");
    assert_eq!(game.position(), game.start());
    // What may not come back is what stood just before: the two moves of one pair in a row.
    play(&mut game, "a1>c1:1");
    assert_eq!(refusal(game.position(), "c1>a1:1"), Illegal::TakesBack(SILVER));
}

// The way back must exist: the new stack may move in another way than the old one did.
#[test]
fn nothing_is_forbidden_where_the_new_height_does_not_lead_back() {
    // A rook lands on two and makes a knight.
    let knight = after(position("sixth", "5/5/5/5/PP,1,pp,2 s -"), "a1>c1:1");
    assert_eq!(knight.ko(), None);
    assert!(matches!(refusal(&knight, "c1>a1:1"), Illegal::OutOfReach { .. }));
    // A rook lands on four and makes a queen, which could go back.
    let queen = after(position("sixth", "5/5/5/5/PP,1,pppp,2 s -"), "a1>c1:1");
    assert_eq!(refusal(&queen, "c1>a1:1"), Illegal::TakesBack(SILVER));
}

// A knight's jump is taken back by a knight.
#[test]
fn a_knights_jump_may_not_be_taken_back() {
    let board = after(position("sixth", "5/1,pp,3/5/PPP,4/5 s -"), "a2>b4:1");
    assert_eq!(refusal(&board, "b4>a2:1"), Illegal::TakesBack(SILVER));
    let other = after(position("sixth", "5/1,p,3/5/PPP,4/5 s -"), "a2>b4:1");
    assert_eq!(other.ko(), None);
}

// A bishop's move is taken back by a bishop or a queen.
#[test]
fn a_bishops_move_may_not_be_taken_back() {
    for there in ["ppp", "pppp"] {
        let board = position("sixth", &format!("5/5/2,{there},2/5/PPPP,4 s -"));
        let next = after(board, "a1>c3:1");
        assert_eq!(refusal(&next, "c3>a1:1"), Illegal::TakesBack(SILVER), "{there}");
    }
    let rook = after(position("sixth", "5/5/2,p,2/5/PPPP,4 s -"), "a1>c3:1");
    assert_eq!(rook.ko(), None);
}

// A queen's straight move is taken back by a rook, her diagonal one by a bishop, not the other way round.
#[test]
fn a_queens_move_is_taken_back_along_the_same_line() {
    let straight = after(position("sixth", "5/5/5/5/PPPPP,1,p,2 s -"), "a1>c1:1");
    assert_eq!(refusal(&straight, "c1>a1:1"), Illegal::TakesBack(SILVER));
    let straight_to_bishop = after(position("sixth", "5/5/5/5/PPPPP,1,ppp,2 s -"), "a1>c1:1");
    assert_eq!(straight_to_bishop.ko(), None);
    let diagonal = after(position("sixth", "5/5/2,ppp,2/5/PPPPP,4 s -"), "a1>c3:1");
    assert_eq!(refusal(&diagonal, "c3>a1:1"), Illegal::TakesBack(SILVER));
    let diagonal_to_rook = after(position("sixth", "5/5/2,p,2/5/PPPPP,4 s -"), "a1>c3:1");
    assert_eq!(diagonal_to_rook.ko(), None);
}

// A whole stack leaves an empty square behind, and nothing moves onto an empty square anyway.
#[test]
fn a_whole_stack_cannot_be_taken_back_at_all() {
    let board = after(position("sixth", "5/5/5/5/PP,1,p,2 s -"), "a1>c1:2");
    assert_eq!(board.ko(), None);
    assert_eq!(refusal(&board, "c1>a1:2"), Illegal::EmptyTarget(square("a1")));
}

// A reserve belongs to the position: what was placed stays placed, and a placement forbids nothing.
#[test]
fn a_placement_forbids_nothing() {
    let board = after(position("sixth", "5/5/5/5/PP,1,p,2 s -"), "a2");
    assert_eq!(board.ko(), None);
    assert!(legal(&board, "a1>c1:1"));
}

// The score belongs to the position: after a king it is another one, so nothing is forbidden.
#[test]
fn a_king_forbids_nothing() {
    let board = after(
        position("sixth:kings", "5/5/5/5/ppppP,3,PPPPp s - 0:0"),
        "e1>a1:1",
    );
    assert_eq!(board.to_string(), "5/5/5/5/ppppP,3,PPPP b - 0:1");
    assert_eq!(board.ko(), None);
    assert!(legal(&board, "a1>e1:1"));
    let (low, high) = ("5/5/5/5/PP,4 s - 0:0", "5/5/5/5/PP,4 s - 0:1");
    assert_ne!(position("sixth:kings", low), position("sixth:kings", high));
}

// After a pass by the opponent nothing is forbidden.
#[test]
fn nothing_is_forbidden_after_a_pass() {
    // Brown may not take the pawn back, may not move Milady and has nothing else, and so must pass.
    let name = "sixth:milady=silver,armies,silver=2p,brown=1p";
    let mut game = Game::new(position(name, "4,p/5/5/5/PP,1,M,2 s -"));
    play(&mut game, "a1>c1:1");
    assert_eq!(refusal(game.position(), "c1>a1:1"), Illegal::TakesBack(SILVER));
    assert_eq!(moves(game.position()), ["pass"]);
    play(&mut game, "pass");
    assert_eq!(game.position().to_string(), "4,p/5/5/5/P,1,MP,2 s pass");
    assert!(legal(game.position(), "c1>a1:1"));
    play(&mut game, "c1>a1:1");
    assert_eq!(game.position().to_string(), "4,p/5/5/5/PP,1,M,2 b a1>c1:1");
}

// A position text says what is forbidden, so that a game can go on from it.
#[test]
fn a_position_text_carries_the_ko() {
    let board = position("sixth", "5/5/5/5/P,1,pP,2 b c1>a1:1");
    assert_eq!(refusal(&board, "c1>a1:1"), Illegal::TakesBack(SILVER));
    let free = position("sixth", "5/5/5/5/P,1,pP,2 b -");
    assert!(legal(&free, "c1>a1:1"));
    for impossible in ["a1>c1:1", "c1>b1:1", "c1>a1:2", "e1>c1:1", "a2"] {
        let text = format!("5/5/5/5/P,1,pP,2 b {impossible}");
        assert!(Position::from_text(variant("sixth"), &text).is_err(), "{text}");
    }
}
