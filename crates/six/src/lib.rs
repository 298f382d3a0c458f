//! The rules of Six, as `rules.md` has them.
//!
//! Hexagonal tiles of two colours are their own board: laid side by side in round one, taken up and laid elsewhere in
//! round two. Six tiles in a line, a triangle or a circle win. A [`Position`] is one moment of a game; what
//! [`trilith_game::Position`] says of positions in general is said there and not here.
//!
//! Nothing here searches, and nothing keeps a history: the third occurrence of a position is seen by
//! [`trilith_game::Game`].
//!
//! ```
//! use trilith_game::{Game, Position as _};
//! use trilith_six::{Position, Variant};
//!
//! let mut game = Game::new(Position::start(Variant::default()));
//! assert_eq!(game.position().to_string(), "rb@0,0 0 40 0");
//! assert_eq!(game.legal_moves().len(), 3);
//! game.play("2,-1".parse()?)?;
//! assert_eq!(game.position().to_string(), "2r/rb@0,-1 1 39 0");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cell;
mod ending;
mod field;
mod formation;
mod generate;
mod hash;
mod illegal;
mod moves;
mod position;
mod position_text;
mod reader;
mod rows;
mod split;
mod variant;

pub use cell::Cell;
pub use ending::{Ending, side_name};
pub use formation::{Formation, Shape};
pub use illegal::Illegal;
pub use moves::Move;
pub use position::{Position, Round};
pub use variant::Variant;
