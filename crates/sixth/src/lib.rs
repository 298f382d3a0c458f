//! The rules of SIXTH!: stacks that move like chess pieces on a board of 5×5, and whoever is on top of six wins.
//!
//! ```
//! use trilith_game::{Game, Position as _};
//! use trilith_sixth::{Position, Variant};
//!
//! let mut game = Game::new(Position::start(Variant::default()));
//! for text in ["c3", "c4", "c3>c4:1"] {
//!     let m = game.position().parse_move(text)?;
//!     game.play(m)?;
//! }
//! assert_eq!(game.position().to_string(), "5/2,pP,2/5/5/5 b -");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod army;
mod ending;
mod generate;
mod illegal;
mod moves;
mod piece;
mod position;
mod position_text;
mod rank;
mod reserve;
mod square;
mod squares;
mod stack;
mod variant;

pub use army::Army;
pub use ending::Ending;
pub use illegal::Illegal;
pub use moves::Move;
pub use piece::{Kind, Piece, side_name};
pub use position::{Milady, Position};
pub use rank::Rank;
pub use reserve::Reserve;
pub use square::Square;
pub use squares::Squares;
pub use stack::Stack;
pub use variant::{MiladyOption, Setup, Variant};
