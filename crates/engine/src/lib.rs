//! Search, evaluation, levels and analysis for SIXTH!, Six and 27.

mod analysis;
mod board;
mod busy;
mod clock;
mod engine;
mod level;
mod score;
mod search;
mod six;
mod sixth;
mod solve;
mod table;
pub mod training;
mod twentyseven;
mod uct;
mod value;

pub use analysis::{Evaluated, Judgement, Review, Reviewed, SideReview};
pub use clock::Clock;
pub use engine::{Engine, Line, Report, Settings};
pub use level::{Level, Sight};
pub use score::Score;
pub use search::{Control, Limits};
pub use solve::Solution;
pub use table::Table;
#[doc(hidden)]
pub use twentyseven::opening as opening_27;
#[doc(hidden)]
pub use twentyseven::tuning as tuning_27;
pub use uct::uct;
