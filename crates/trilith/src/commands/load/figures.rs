//! What was measured, and how it is told.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use serde_json::{Value, json};

/// How many kinds of problems are told apart.
const MOST_PROBLEMS: usize = 20;

/// What all games have measured.
#[derive(Default)]
pub(super) struct Samples {
    /// From when a move was due until it was acknowledged, in microseconds.
    done: Vec<u32>,
    /// The same until both players had it.
    pub(super) both: Vec<u32>,
    /// How many messages spectators got.
    pub(super) watched: u64,
    problems: BTreeMap<String, u64>,
    errors: u64,
}

impl Samples {
    pub(super) fn add(&mut self, done: Duration, both: Duration) {
        let micros = |time: Duration| u32::try_from(time.as_micros()).unwrap_or(u32::MAX);
        self.done.push(micros(done));
        self.both.push(micros(both));
    }

    pub(super) fn fail(&mut self, problem: &anyhow::Error) {
        self.errors += 1;
        let text = format!("{problem:#}");
        if self.problems.len() < MOST_PROBLEMS || self.problems.contains_key(&text) {
            *self.problems.entry(text).or_default() += 1;
        }
    }

    pub(super) fn first_problem(&self) -> Option<&str> {
        self.problems.keys().next().map(String::as_str)
    }
}

/// What came out.
pub(super) struct Report {
    pub(super) games: usize,
    pub(super) connections: usize,
    pub(super) elapsed: Duration,
    /// How many cores the server used.
    pub(super) server_cores: Option<f64>,
    /// How many we used.
    pub(super) own_cores: Option<f64>,
    /// Bytes of the server at the end.
    pub(super) memory: Option<u64>,
    /// Bytes of the server for each idle connection.
    pub(super) per_idle: Option<u64>,
    pub(super) samples: Samples,
}

/// The times below which so many of a thousand lie, and the longest.
const QUANTILES: [(&str, usize); 4] = [("p50", 500), ("p95", 950), ("p99", 990), ("max", 1000)];

/// The quantiles in milliseconds; none of nothing.
fn quantiles(samples: &[u32]) -> Option<[f64; 4]> {
    let mut sorted = samples.to_vec();
    sorted.sort_unstable();
    let last = sorted.len().checked_sub(1)?;
    Some(QUANTILES.map(|(_, per_mille)| {
        let place = (sorted.len() * per_mille)
            .div_ceil(1000)
            .saturating_sub(1)
            .min(last);
        f64::from(sorted[place]) / 1000.0
    }))
}

impl Report {
    fn moves_per_second(&self) -> f64 {
        self.samples.both.len() as f64 / self.elapsed.as_secs_f64().max(0.001)
    }

    pub(super) fn json(&self) -> Value {
        let times = |samples: &[u32]| {
            quantiles(samples).map(|values| {
                let pairs = QUANTILES.iter().zip(values);
                let pairs = pairs.map(|((name, _), value)| ((*name).to_owned(), json!(value)));
                Value::Object(pairs.collect())
            })
        };
        json!({
            "games": self.games,
            "connections": self.connections,
            "seconds": self.elapsed.as_secs_f64(),
            "moves": self.samples.both.len(),
            "moves_per_s": self.moves_per_second(),
            "done_ms": times(&self.samples.done),
            "both_ms": times(&self.samples.both),
            "watched": self.samples.watched,
            "errors": self.samples.errors,
            "problems": self.samples.problems,
            "server_cores": self.server_cores,
            "own_cores": self.own_cores,
            "server_bytes": self.memory,
            "bytes_per_idle_connection": self.per_idle,
        })
    }

    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(
            out,
            "{} games, {} connections, {:.1} s: {} moves, {:.0} a second, {} errors",
            self.games,
            self.connections,
            self.elapsed.as_secs_f64(),
            self.samples.both.len(),
            self.moves_per_second(),
            self.samples.errors
        )?;
        for (problem, count) in &self.samples.problems {
            writeln!(out, "  {count} × {problem}")?;
        }
        let header = QUANTILES.map(|(name, _)| format!("{name:>10}")).concat();
        writeln!(out, "\nmilliseconds               {header}")?;
        for (name, samples) in [
            ("until acknowledged", &self.samples.done),
            ("until both have it", &self.samples.both),
        ] {
            if let Some(values) = quantiles(samples) {
                let values = values.map(|value| format!("{value:>10.1}")).concat();
                writeln!(out, "{name:<27}{values}")?;
            }
        }
        writeln!(out)?;
        if self.samples.watched > 0 {
            writeln!(out, "messages to spectators     {}", self.samples.watched)?;
        }
        if let Some(cores) = self.server_cores {
            writeln!(out, "server's processor         {cores:.2} cores")?;
        }
        if let Some(cores) = self.own_cores {
            writeln!(out, "ours                       {cores:.2} cores")?;
        }
        if let Some(memory) = self.memory {
            writeln!(out, "server's memory            {:.1} MB", memory as f64 / 1e6)?;
        }
        if let Some(bytes) = self.per_idle {
            writeln!(out, "for each idle connection   {:.1} KB", bytes as f64 / 1e3)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_samples() {
        let samples: Vec<u32> = (1..=1000).rev().map(|ms| ms * 1000).collect();
        assert_eq!(quantiles(&samples), Some([500.0, 950.0, 990.0, 1000.0]));
        assert_eq!(quantiles(&[7000]), Some([7.0; 4]));
        assert_eq!(quantiles(&[]), None);
    }
}
