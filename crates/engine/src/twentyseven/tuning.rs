//! What `examples/tune_27.rs` needs to see of the inside.

use trilith_games::twentyseven::Position;

use super::line::Line;
use super::{eval, exact};
use crate::{Score, Table};

/// How many features the evaluation weighs.
pub const FEATURES: usize = eval::FEATURES;

/// The amount of each feature in a position, for the side to move; those of the opponent count negative.
pub fn features(position: &Position) -> [i32; FEATURES] {
    let mut amounts = [0; FEATURES];
    eval::for_each_feature(&Line::new(position), |feature, amount| amounts[feature] += amount);
    amounts
}

/// What the evaluation says with the weights it has now.
pub fn evaluate(position: &Position) -> Score {
    eval::evaluate(&Line::new(position)).score(false, 0)
}

/// The final margin for the side to move with best play, if it can be found by looking at no more than `budget`
/// positions.
pub fn solve(position: &Position, table: &Table, budget: u64) -> Option<i32> {
    solve_while(position, table, budget, &|| true)
}

/// The same, as long as `go_on` says so.
pub fn solve_while(position: &Position, table: &Table, budget: u64, go_on: &dyn Fn() -> bool) -> Option<i32> {
    exact::Solver::new(table, budget, go_on).solve(&Line::new(position))
}

/// The final margin for the side to move with best play, and how many positions were looked at.
pub fn solve_counting(position: &Position, table: &Table) -> (Option<i32>, u64) {
    let mut solver = exact::Solver::new(table, u64::MAX, &|| true);
    let value = solver.solve(&Line::new(position));
    (value, solver.nodes)
}
