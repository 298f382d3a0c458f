//! The rules of 27.
//!
//! Two players race stacks along a line of nine fields, in opposite directions. Who has many stacks takes long steps;
//! who has few takes short ones; and a stack that would go past the last field stays where it is. The higher stack at
//! the far end wins.
//!
//! ```
//! use trilith_game::Position as _;
//! use trilith_twentyseven::{Position, Variant};
//!
//! let mut position = Position::start(Variant::Base);
//! position.play("1:4".parse()?)?; // one stack, so one step: four discs from 1 to 2
//! position.play("9:9".parse()?)?;
//! assert_eq!(position.to_string(), "1bbbbb/2bbbb/3/4/5/6/7/8wwwwwwwww/9 b");
//! assert_eq!(position.count_moves(), 9); // two stacks, so two steps: 1 to 3, or 2 to 4
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Position`] is made of one [`Stack`] for each [`Field`]; a [`Stack`] of [`Disc`]s is one machine word. The
//! counters that say who may lift how many discs where are lanes of one word as well, so that counting the moves, or
//! drawing one at random, needs neither a list nor a loop.
//!
//! Deliberately absent: input and output, clocks, search, and any randomness but what a caller hands in.

mod disc;
mod ending;
mod field;
mod illegal;
mod lanes;
mod moves;
mod position;
mod position_text;
mod stack;
mod variant;

pub use disc::Disc;
pub use ending::Ending;
pub use field::Field;
pub use illegal::Illegal;
pub use moves::Move;
pub use position::Position;
pub use stack::Stack;
pub use variant::Variant;
