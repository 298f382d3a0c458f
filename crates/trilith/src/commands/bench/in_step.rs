//! Threads kept in step, so that what they find out together does not depend on how busy the machine is.
//!
//! The engine asks for the time after every few hundred positions, on each of its threads. That is where a thread waits
//! until the others have asked as often. How often the first one has asked in the end is the time the search would take if
//! all threads ran at the speed of one.

use std::cell::OnceCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

/// A thread for which nobody has moved on for so long is not kept waiting: the search is about to end.
const PATIENCE: Duration = Duration::from_millis(200);

pub(super) struct InStep {
    first: ThreadId,
    /// How many steps each thread has made, the first thread's first.
    steps: Arc<[AtomicU64]>,
    helpers: AtomicUsize,
}

/// The place of a helper, for as long as its thread lives.
struct Place {
    steps: Arc<[AtomicU64]>,
    number: usize,
}

impl Drop for Place {
    /// Nobody waits for a thread that has ended.
    fn drop(&mut self) {
        self.steps[self.number].store(u64::MAX, Ordering::Relaxed);
    }
}

thread_local! {
    static PLACE: OnceCell<Place> = const { OnceCell::new() };
}

impl InStep {
    /// For one search with so many threads, the first of which is this one.
    pub(super) fn new(threads: usize) -> InStep {
        InStep {
            first: thread::current().id(),
            steps: (0..threads).map(|_| AtomicU64::new(0)).collect(),
            helpers: AtomicUsize::new(0),
        }
    }

    /// One step of the thread that asks.
    pub(super) fn step(&self) {
        if thread::current().id() == self.first {
            return self.go(0);
        }
        // Each search has new helpers.
        PLACE.with(|place| {
            let place = place.get_or_init(|| Place {
                steps: self.steps.clone(),
                number: 1 + self.helpers.fetch_add(1, Ordering::Relaxed),
            });
            self.go(place.number);
        });
    }

    fn go(&self, number: usize) {
        let mine = self.steps[number].fetch_add(1, Ordering::Relaxed) + 1;
        let mut seen = self.slowest();
        let mut since = Instant::now();
        while seen < mine && since.elapsed() < PATIENCE {
            thread::yield_now();
            let now = self.slowest();
            if now > seen {
                (seen, since) = (now, Instant::now());
            }
        }
    }

    fn slowest(&self) -> u64 {
        let steps = self.steps.iter().map(|steps| steps.load(Ordering::Relaxed));
        steps.min().unwrap_or(u64::MAX)
    }

    /// How many steps the first thread has made.
    pub(super) fn steps(&self) -> u64 {
        self.steps[0].load(Ordering::Relaxed)
    }
}
