//! 27 solved: a number for every position, and the exact final margin for every number.
//!
//! The base game cannot go in circles: every move increases the [`potential`]. So one pass from the highest potential
//! down, in which each position takes its value from the positions after it, finds the value of every position there is.
//!
//! ```
//! use trilith_tablebase::{Board, Builder, Size};
//!
//! let size = Size::new(5, 3)?; // five fields, three discs a side
//! let mut builder = Builder::new(size)?;
//! builder.run(1, |_| true); // one thread; never stop
//! let solution = builder.finish()?;
//! assert_eq!(solution.value(&Board::start(size)), Some(-1)); // White wins by a disc with best play
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Size`] is a number of fields and of discs: the game itself has nine of each and 76 thousand million positions,
//! smaller ones are there to be checked. A [`Board`] is a position of any size, written to be read and not to be fast; the
//! [`Ranking`] gives it its number. The [`Builder`] works on shapes, all positions that look alike from above, and never
//! sees a board. A [`File`] keeps the values in compressed blocks, a [`Book`] those of the first plies ([`opening`]). [`check_against_next`] and [`check_against_search`] are two
//! ways to see that they are right; both see boards alone.
//!
//! Deliberately absent: clocks, and files or randomness that the caller did not hand in. The caller says how many threads may work.

mod board;
mod book;
mod builder;
mod bytes;
mod file;
mod keyed;
mod layers;
mod minimax;
mod opening;
mod potential;
mod ranking;
mod shape;
mod size;
mod solution;
mod verify;

pub use board::{Board, Lift, NotABoard};
pub use book::{Book, BookError};
pub use builder::{Builder, Progress};
pub use file::{File, FileError};
pub use keyed::KeyedBook;
pub use minimax::Minimax;
pub use opening::opening;
pub use potential::potential;
pub use ranking::Ranking;
pub use size::{BadSize, Size};
pub use solution::{Solution, Unfinished, digest};
pub use verify::{Difference, check_against_next, check_against_search};
