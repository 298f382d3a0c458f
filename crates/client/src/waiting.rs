use std::time::Duration;

use crate::random;

/// The first wait after a loss: so short that nobody notices, long enough that a thousand clients do not come at once.
const FIRST: Duration = Duration::from_millis(100);

/// How long to wait before the next attempt: ever longer, and never as long as others wait.
#[derive(Clone, Debug)]
pub(crate) struct Waiting {
    attempts: u32,
    longest: Duration,
}

impl Waiting {
    pub(crate) fn new(longest: Duration) -> Waiting {
        Waiting { attempts: 0, longest }
    }

    /// The next wait.
    pub(crate) fn next(&mut self) -> Duration {
        let full = FIRST.saturating_mul(1 << self.attempts.min(16)).min(self.longest);
        self.attempts = self.attempts.saturating_add(1);
        full.mul_f64(0.5 + random::fraction() / 2.0)
    }

    /// It worked: the next loss is a first one.
    pub(crate) fn over(&mut self) {
        self.attempts = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_up_to_the_longest() {
        let longest = Duration::from_secs(8);
        let mut waiting = Waiting::new(longest);
        assert!(waiting.next() <= FIRST);
        for _ in 0..100 {
            assert!(waiting.next() <= longest);
        }
        assert!(waiting.next() >= longest / 2);
        waiting.over();
        assert!(waiting.next() <= FIRST);
    }
}
