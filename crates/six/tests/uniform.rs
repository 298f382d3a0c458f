//! A random move is any legal move with the same probability.

use std::collections::BTreeMap;

use trilith_game::{Position as _, Random};
use trilith_six::{Move, Position, Variant};

/// Draws often and asks whether the counts are as even as chance would have them (chi-square, five deviations).
fn assert_uniform(variant: &str, text: &str) {
    let variant: Variant = variant.parse().unwrap();
    let position = Position::from_text(variant, text).unwrap();
    let mut counts: BTreeMap<Move, u32> = position.legal_moves().into_iter().map(|m| (m, 0)).collect();
    let draws_each = 60;
    let mut random = Random::new(6);
    for _ in 0..counts.len() * draws_each {
        let m = position.random_move(&mut random).unwrap();
        *counts.get_mut(&m).expect("a random move is legal") += 1;
    }
    let expected = draws_each as f64;
    let chi_square: f64 = (counts.values())
        .map(|&count| (f64::from(count) - expected).powi(2) / expected)
        .sum();
    let freedom = (counts.len() - 1) as f64;
    let deviations = (chi_square - freedom) / (2.0 * freedom).sqrt().max(1.0);
    assert!(deviations.abs() < 5.0, "{text}: {deviations} deviations");
}

#[test]
fn the_first_tiles_are_drawn_evenly() {
    assert_uniform("six", "rb@0,0 0 40 0");
    assert_uniform("six:first-edition", "-@0,0 0 38 0");
    assert_uniform("six", "2r/rb@0,-1 1 39 0");
}

#[test]
fn two_tied_halves_are_drawn_evenly() {
    assert_uniform("six", "rbrbrbrrbrbrb@0,0 0 0 0");
}

#[test]
fn three_tied_arms_are_drawn_evenly() {
    assert_uniform("six", "4r/4b/4r/4b/4rbrbr/3b/2r/1b/r@-4,-4 0 0 0");
}

#[test]
fn an_unequal_split_is_drawn_evenly() {
    assert_uniform("six:players=4", "4b/4r/4b/4rbrbr/3b/2r/1b/r/b@-4,-3 2 0 7");
}

#[test]
fn a_field_with_holes_is_drawn_evenly() {
    assert_uniform("six", "1rbr/b2b/r1br/br1b/1rbr@3,-2 1 0 0");
}

#[test]
fn a_finished_game_has_no_random_move() {
    let position = Position::from_text(Variant::default(), "rrrrrr/bbbbb@0,0 1 31 0").unwrap();
    assert!(position.outcome().is_some());
    assert_eq!(position.random_move(&mut Random::new(1)), None);
}
