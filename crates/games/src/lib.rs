//! SIXTH!, Six and 27 as one: every part of Trilith that does not care which of the three is being played speaks to
//! this crate.
//!
//! A [`Variant`] is named by one string everywhere, a [`Game`] is played with move texts, and a [`Record`] keeps it.
//!
//! ```
//! use trilith_games::{Game, Variant};
//!
//! let variant: Variant = "sixth:kings,milady=c1".parse()?;
//! let mut game = Game::new(variant);
//! game.play_text("b1")?;
//! game.play_text("b1>c1:1")?; // Milady is visible: whoever can land on her must
//! assert_eq!(game.position_text(), "5/5/5/5/2,MP,2 s - 0:0");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod game;
mod kind;
mod likeness;
mod moves;
mod puzzle;
pub mod record;
mod told;
mod variant;
pub mod view;

pub use game::{Game, MoveError};
pub use kind::Kind;
pub use moves::Move;
pub use puzzle::{Puzzle, PuzzleError, SetUp};
pub use record::{Record, RecordError};
pub use told::Told;
pub use variant::Variant;

/// The rules crates, for those who know which game they mean.
pub use {
    trilith_game as common, trilith_six as six, trilith_sixth as sixth, trilith_twentyseven as twentyseven,
};
