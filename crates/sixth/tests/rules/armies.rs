//! `armies`: pieces for points, spent during play or fixed before the game.

use super::*;

use trilith_sixth::Kind;

const ARMIES: &str = "sixth:armies";

// Armies of 12 points.
#[test]
fn an_army_has_twelve_points() {
    let board = start(ARMIES);
    assert_eq!(*board.reserve(SILVER), points(12, true, true));
    assert_eq!(*board.reserve(BROWN), points(12, true, true));
    // Twelve pawns are all of it.
    let spent = position(ARMIES, "PPPP,PPPP,PPPP,2/5/5/5/5 s -");
    assert_eq!(*spent.reserve(SILVER), points(0, true, true));
    for text in ["a1", "Ha1", "Ga1"] {
        assert!(
            matches!(refusal(&spent, text), Illegal::NotInReserve { .. }),
            "{text}"
        );
    }
    assert!(Position::from_text(variant(ARMIES), "PPPP,PPPP,PPPP,P,1/5/5/5/5 s -").is_err());
}

// A pawn costs 1.
#[test]
fn a_pawn_costs_one_point() {
    assert_eq!(
        *after(start(ARMIES), "c3").reserve(SILVER),
        points(11, true, true)
    );
    let one_left = position(ARMIES, "PPPP,PPPP,PPP,2/5/5/5/5 s -");
    assert!(legal(&one_left, "a1"));
    assert!(!legal(&after(one_left, "a1 e1"), "a2"));
}

// A Giant costs 2.
#[test]
fn a_giant_costs_two_points() {
    assert_eq!(
        *after(start(ARMIES), "Gc3").reserve(SILVER),
        points(10, true, false)
    );
    let two_left = position(ARMIES, "PPPP,PPPP,PP,2/5/5/5/5 s -");
    assert!(legal(&two_left, "Ga1"));
    let one_left = position(ARMIES, "PPPP,PPPP,PPP,2/5/5/5/5 s -");
    let kind = Kind::Giant;
    assert_eq!(
        refusal(&one_left, "Ga1"),
        Illegal::NotInReserve { side: SILVER, kind }
    );
}

// A Hunchback costs 3.
#[test]
fn a_hunchback_costs_three_points() {
    assert_eq!(
        *after(start(ARMIES), "Hc3").reserve(SILVER),
        points(9, false, true)
    );
    let three_left = position(ARMIES, "PPPP,PPPP,P,2/5/5/5/5 s -");
    assert!(legal(&three_left, "Ha1"));
    let two_left = position(ARMIES, "PPPP,PPPP,PP,2/5/5/5/5 s -");
    let kind = Kind::Hunchback;
    assert_eq!(
        refusal(&two_left, "Ha1"),
        Illegal::NotInReserve { side: SILVER, kind }
    );
}

// At most one Giant each.
#[test]
fn there_is_at_most_one_giant_each() {
    let board = after(start(ARMIES), "Gc3 Gc4");
    assert!(!legal(&board, "Ga1"));
    assert!(legal(&board, "Ha1"));
}

// At most one Hunchback each.
#[test]
fn there_is_at_most_one_hunchback_each() {
    let board = after(start(ARMIES), "Hc3 Hc4");
    assert!(!legal(&board, "Ha1"));
    assert!(legal(&board, "Ga1"));
}

// A placement costs the one who places, not the other.
#[test]
fn a_placement_costs_its_own_player() {
    let board = after(start(ARMIES), "Hc3 Gc4 a1 a2");
    assert_eq!(*board.reserve(SILVER), points(8, false, true));
    assert_eq!(*board.reserve(BROWN), points(9, true, false));
}

// With Milady both players paid 2 points for the right to her, so that 10 are left.
#[test]
fn the_right_to_milady_costs_both_players_two_points() {
    for name in ["sixth:milady,armies", "sixth:milady=c1,armies"] {
        let board = start(name);
        assert_eq!(*board.reserve(SILVER), points(10, true, true), "{name}");
        assert_eq!(*board.reserve(BROWN), points(10, true, true), "{name}");
    }
    assert_eq!(start("sixth:milady=c1,armies").to_string(), "5/5/5/5/2,M,2 s -");
}

// Without Milady nobody has the right to her.
#[test]
fn an_army_without_milady_has_no_milady() {
    assert_eq!(refusal(&start(ARMIES), "Ma3"), Illegal::NoMilady);
    assert!(legal(&start("sixth:milady,armies"), "Ma3"));
}

// Placing Milady costs nothing more.
#[test]
fn placing_milady_costs_nothing_more() {
    let board = after(start("sixth:milady,armies"), "Ma3");
    assert_eq!(*board.reserve(SILVER), points(10, true, true));
    // Nor does it need any points.
    let spent = position("sixth:milady,armies", "1,PPPP,PPPP,PP,1/5/5/5/5 s -");
    assert_eq!(*spent.reserve(SILVER), points(0, true, true));
    assert!(legal(&spent, "Ma1"));
    assert!(!legal(&spent, "a1"));
}

// `silver=` and `brown=` fix that player's army before the game.
#[test]
fn a_fixed_army_has_these_pieces() {
    let board = start("sixth:armies,silver=7p1h1g,brown=12p");
    assert_eq!(*board.reserve(SILVER), pieces(7, 1, 1));
    assert_eq!(*board.reserve(BROWN), pieces(12, 0, 0));
    let next = after(board, "Ga1");
    for text in ["Hc3", "Gc3"] {
        assert!(matches!(
            refusal(&next, text),
            Illegal::NotInReserve { side: BROWN, .. }
        ));
    }
    assert!(legal(&next, "c3"));
}

// One player may be fixed and the other spend during play.
#[test]
fn one_army_may_be_fixed_and_the_other_spent_during_play() {
    let board = start("sixth:armies,brown=1h");
    assert_eq!(*board.reserve(SILVER), points(12, true, true));
    assert_eq!(*board.reserve(BROWN), pieces(0, 1, 0));
    let next = after(board, "Hc3");
    assert!(legal(&next, "Hc4"));
    assert!(!legal(&next, "c4"));
}

// With `kings`, an army spent during play gets the points of a piece back, and may have it again.
#[test]
fn a_returned_piece_refunds_its_points_when_the_army_is_spent_during_play() {
    let name = "sixth:kings,armies";
    let hunchback = position(name, "5/5/PPPPp,1,Ph,2/5/5 s - 0:0");
    assert_eq!(*hunchback.reserve(BROWN), points(8, false, true));
    let next = after(hunchback, "c3>a3:1");
    assert_eq!(*next.reserve(BROWN), points(11, true, true));
    assert!(legal(&next, "Hc5"));

    let giant = position(name, "5/5/pppp,1,G,2/5/5 s - 0:0");
    assert_eq!(*giant.reserve(SILVER), points(10, true, false));
    let next = after(giant, "c3>a3:1");
    assert_eq!(*next.reserve(SILVER), points(12, true, true));
    assert!(legal(&after(next, "a1"), "Gc3"));

    let pawn = after(position(name, "5/5/PPPPp,1,pP,2/5/5 s - 0:0"), "c3>a3:1");
    assert_eq!(*pawn.reserve(SILVER), points(8, true, true));
}

// Refunded points may buy anything: three pawns' worth may become a Hunchback.
#[test]
fn refunded_points_may_be_spent_on_something_else() {
    let name = "sixth:kings,armies";
    let board = position(name, "5/5/PPPPP,3,PPPPP/5/PP,4 s - 0:0");
    assert!(!legal(&board, "Ha5"));
    let next = after(board, "a3>e3:3 c5");
    assert_eq!(*next.reserve(SILVER), points(3, true, true));
    assert!(legal(&next, "Ha5"));
}

// With a fixed army the piece itself returns.
#[test]
fn a_returned_piece_of_a_fixed_army_is_itself_again() {
    let name = "sixth:kings,armies,brown=1p1h";
    let board = position(name, "5/5/PPPPp,1,Ph,2/5/5 s - 0:0");
    assert_eq!(*board.reserve(BROWN), pieces(0, 0, 0));
    let next = after(board, "c3>a3:1");
    assert_eq!(*next.reserve(BROWN), pieces(0, 1, 0));
    assert!(legal(&next, "Hc5"));
    assert!(
        !legal(&next, "c5"),
        "three points' worth of pawns did not come back"
    );
}

// For repetition a reserve is the points left and what may still be had: both follow from the stacks.
#[test]
fn a_budget_follows_from_the_stacks() {
    let played = after(start("sixth:armies"), "Hc3 Gc4 a1 a2");
    let read_back = position(ARMIES, &played.to_string());
    assert_eq!(played, read_back);
    for side in Side::BOTH {
        assert_eq!(played.reserve(side), read_back.reserve(side));
    }
    assert_ne!(
        position(ARMIES, "5/5/H,4/5/5 b -"),
        position(ARMIES, "5/5/P,4/5/5 b -")
    );
}
