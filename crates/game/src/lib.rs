//! What SIXTH!, Six and 27 share.
//!
//! Three ideas are kept apart. A [`Position`] is what lies on the table and whose turn it is; the rules that need
//! nothing else live in its implementations. A [`Game`] is a position with the positions before it, and adds the one
//! rule that needs them: the third occurrence of a position is a draw. [`perft`] and [`playout`] run through games of
//! any kind.
//!
//! Nothing here reads a clock, a file or a random source of its own: a caller hands in a [`Random`] with its seed.

mod game;
mod options;
mod outcome;
mod perft;
mod playout;
mod position;
mod random;
mod seat;
mod text;

pub use game::{Game, Refused, is_third_occurrence};
pub use options::{Takes, VariantOption, variant_options};
pub use outcome::Outcome;
pub use perft::perft;
pub use playout::{Playout, playout};
pub use position::Position;
pub use random::{Random, mix};
pub use seat::{Seat, Side};
pub use text::TextError;
