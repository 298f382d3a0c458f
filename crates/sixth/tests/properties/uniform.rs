//! A drawn move is each legal move with the same probability.

use super::*;

use std::collections::BTreeMap;

/// Draws `EACH` moves for each legal one, and expects no move to come out far more or less often.
const EACH: usize = 400;

#[track_caller]
fn assert_uniform(name: &str, text: &str) {
    let position = Position::from_text(variant(name), text).unwrap_or_else(|error| panic!("{error}"));
    let moves = position.legal_moves();
    let mut drawn: BTreeMap<Move, usize> = moves.iter().map(|&m| (m, 0)).collect();
    let mut random = Random::new(2026);
    for _ in 0..EACH * moves.len() {
        let m = position.random_move(&mut random).expect("the game goes on");
        *drawn
            .get_mut(&m)
            .unwrap_or_else(|| panic!("{m} is not legal in {text}")) += 1;
    }
    // The standard deviation is about the root of EACH, 20: this is five of them, and the seed is fixed.
    for (m, times) in drawn {
        assert!(
            times.abs_diff(EACH) < 100,
            "{m} came {times} times in {text}, not about {EACH}"
        );
    }
}

#[test]
fn placements_are_drawn_evenly() {
    assert_uniform("sixth", "5/5/5/5/5 s -");
    assert_uniform("sixth:milady,armies", "5/5/2,P,2/5/5 b -");
}

#[test]
fn stacks_of_all_heights_are_drawn_evenly() {
    assert_uniform("sixth", "P,2,pp,1/1,PPP,2,p/pppp,1,P,1,pP/5/Ppp,1,PPPPp,p,1 s -");
}

#[test]
fn moves_are_drawn_evenly_when_the_ko_forbids_one() {
    assert_uniform("sixth", "5/5/5/5/P,1,pP,2 b c1>a1:1");
    // With nothing left to place, the ko is one of few.
    assert_uniform("sixth:armies,silver=2p,brown=1p", "5/5/5/5/P,1,pP,2 b c1>a1:1");
}

#[test]
fn giants_are_drawn_evenly() {
    assert_uniform("sixth:giants", "5/1,PG,2,p/2,p,1,g/5/Pp,1,PP,2 s -");
    assert_uniform(
        "sixth:armies,silver=1p1g,brown=1p1g",
        "5/1,PG,3/2,p,2/5/1,g,3 s -",
    );
}

#[test]
fn a_hunchback_is_drawn_around_evenly() {
    assert_uniform("sixth:hunchbacks", "5/1,Ph,2,p/2,p,1,H/5/Pp,1,PP,2 s -");
}

#[test]
fn moves_onto_a_visible_milady_are_drawn_evenly() {
    assert_uniform("sixth:milady", "5/p,4/M,1,PPp,P,1/5/pp,4 s -");
    assert_uniform("sixth:milady", "5/p,4/M,1,PP,P,1/5/pp,4 s -");
    assert_uniform("sixth:milady", "p,4/5/M,3,pP/5/5 b e3>a3:1");
}

#[test]
fn moves_are_drawn_evenly_when_milady_cannot_be_reached() {
    assert_uniform("sixth:milady", "5/1,p,3/M,2,PPP,1/5/3,pp,1 s -");
}

#[test]
fn moves_around_a_milady_of_the_others_are_drawn_evenly() {
    for turn in ["s", "b"] {
        assert_uniform(
            "sixth:milady=silver,armies",
            &format!("5/1,p,3/MPp,3,G/5/1,p,3 {turn} -"),
        );
        assert_uniform(
            "sixth:milady=silver,armies",
            &format!("5/p,4/MP,1,pGp,2/5/1,p,3 {turn} -"),
        );
    }
}

#[test]
fn the_pass_is_drawn_when_it_is_all_there_is() {
    assert_uniform("sixth:armies,silver=2p,brown=1h", "4,h/5/5/5/P,3,P b -");
    assert_uniform(
        "sixth:milady=silver,armies,silver=2p,brown=1p",
        "4,p/5/5/5/P,1,MP,2 b c1>a1:1",
    );
}
