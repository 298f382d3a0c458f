use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use trilith_game::TextError;

use super::digits::{digits, thousandths};

/// The time a player has left after a move, to the millisecond: the value of `[%clk …]`.
///
/// ```
/// use std::time::Duration;
/// use trilith_games::record::Clock;
/// let clock: Clock = "0:04:58.5".parse()?;
/// assert_eq!(clock.duration(), Duration::from_millis(298_500));
/// assert_eq!(clock.to_string(), "0:04:58.500");
/// # Ok::<(), trilith_games::common::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clock {
    milliseconds: u64,
}

impl Clock {
    /// The longest time that can be written: `9999:59:59.999`.
    pub const MAX: Clock = Clock {
        milliseconds: 10_000 * 3_600_000 - 1,
    };

    /// This time, cut to whole milliseconds and to [`Clock::MAX`].
    pub fn new(left: Duration) -> Clock {
        let milliseconds = u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
        Clock { milliseconds }.min(Clock::MAX)
    }

    /// The time left.
    pub fn duration(self) -> Duration {
        Duration::from_millis(self.milliseconds)
    }

    fn read(text: &str) -> Option<Clock> {
        let (text, fraction) = match text.split_once('.') {
            Some((text, decimals)) => (text, thousandths(decimals)?),
            None => (text, 0),
        };
        let (hours, rest) = text.split_once(':')?;
        let (minutes, seconds) = rest.split_once(':')?;
        let sixty = |part: &str| digits(part, 2).filter(|&number| part.len() == 2 && number < 60);
        let seconds = (u64::from(digits(hours, 4)?) * 60 + u64::from(sixty(minutes)?)) * 60
            + u64::from(sixty(seconds)?);
        Some(Clock {
            milliseconds: seconds * 1000 + u64::from(fraction),
        })
    }
}

/// `H:MM:SS`, with `.mmm` where it is not zero.
impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, fraction) = (self.milliseconds / 1000, self.milliseconds % 1000);
        write!(
            f,
            "{}:{:02}:{:02}",
            seconds / 3600,
            seconds / 60 % 60,
            seconds % 60
        )?;
        if fraction > 0 {
            write!(f, ".{fraction:03}")
        } else {
            Ok(())
        }
    }
}

impl FromStr for Clock {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Clock, TextError> {
        let problem = "a clock is written like `0:04:58` or `1:00:00.250`, with at most 9999 hours";
        Clock::read(text).ok_or_else(|| TextError::new(text, 0, problem))
    }
}
