use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper bounds in seconds: the promise of a tenth of a second lies in the middle.
const BOUNDS: [f64; 12] = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 30.0,
];

/// How long things took.
pub(super) struct Histogram {
    /// The last one has no bound.
    buckets: [AtomicU64; BOUNDS.len() + 1],
    microseconds: AtomicU64,
}

impl Default for Histogram {
    fn default() -> Histogram {
        Histogram::new()
    }
}

impl Histogram {
    pub(super) const fn new() -> Histogram {
        Histogram {
            buckets: [const { AtomicU64::new(0) }; BOUNDS.len() + 1],
            microseconds: AtomicU64::new(0),
        }
    }

    pub(super) fn add(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        let place = BOUNDS.partition_point(|bound| *bound < seconds);
        if let Some(bucket) = self.buckets.get(place) {
            bucket.fetch_add(1, Relaxed);
        }
        let microseconds = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.microseconds.fetch_add(microseconds, Relaxed);
    }

    /// Each bucket holds those below it, as Prometheus wants it.
    pub(super) fn write(&self, text: &mut String, name: &str, labels: &str) {
        let comma = if labels.is_empty() { "" } else { "," };
        let mut count = 0;
        let bounds = BOUNDS.iter().map(ToString::to_string).chain(["+Inf".to_owned()]);
        for (bucket, bound) in self.buckets.iter().zip(bounds) {
            count += bucket.load(Relaxed);
            let _ = writeln!(text, "{name}_bucket{{{labels}{comma}le=\"{bound}\"}} {count}");
        }
        let labels = if labels.is_empty() {
            String::new()
        } else {
            format!("{{{labels}}}")
        };
        #[expect(clippy::cast_precision_loss, reason = "a sum of times need not be exact")]
        let sum = self.microseconds.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_sum{labels} {sum}\n{name}_count{labels} {count}");
    }
}
