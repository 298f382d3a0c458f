//! How a match stands, for people and for programs.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use trilith_games::Variant;
use trilith_games::common::{Outcome, Side};

use super::duration;
use super::play::Played;
use super::statistics::{Estimate, Pairs, Verdict, bounds};
use crate::cli::MatchOptions;

pub(super) struct Standing {
    variant: String,
    names: [String; 2],
    games: usize,
    sprt: Option<(f64, f64)>,
    /// A's half points, by game.
    half_points: BTreeMap<usize, usize>,
    /// How many games the first side won, was drawn, the second side won.
    by_side: [u32; 3],
    /// How many games a proof ended, if proofs do.
    adjudicated: Option<usize>,
    faults: Vec<String>,
    /// When the first game began and the last one ended.
    time: Option<(Instant, Instant)>,
}

impl Standing {
    pub(super) fn new(variant: Variant, options: &MatchOptions) -> Standing {
        Standing {
            variant: variant.to_string(),
            names: [options.a.to_string(), options.b.to_string()],
            games: options.games.div_ceil(2) * 2,
            sprt: match options.sprt.as_slice() {
                &[elo0, elo1] => Some((elo0, elo1)),
                _ => None,
            },
            half_points: BTreeMap::new(),
            by_side: [0; 3],
            adjudicated: options.adjudicate.then_some(0),
            faults: Vec::new(),
            time: None,
        }
    }

    pub(super) fn add(&mut self, played: Played) {
        self.half_points.insert(played.number, played.half_points());
        let index = match played.outcome {
            Outcome::Win(Side::First) => 0,
            Outcome::Draw => 1,
            Outcome::Win(Side::Second) => 2,
        };
        self.by_side[index] += 1;
        if let Some(adjudicated) = &mut self.adjudicated {
            *adjudicated += usize::from(played.is_adjudicated);
        }
        let fault = played.fault.map(|fault| self.told(played.number, &fault));
        self.faults.extend(fault);
        let (begun, ended) = self.time.unwrap_or((played.begun, played.ended));
        self.time = Some((begun.min(played.begun), ended.max(played.ended)));
    }

    /// What happened in a game.
    pub(super) fn told(&self, number: usize, fault: &str) -> String {
        format!("{}, game {}: {fault}", self.variant, number + 1)
    }

    /// How many games are finished.
    pub(super) fn done(&self) -> usize {
        self.half_points.len()
    }

    /// From the beginning of the first game to the end of the last.
    fn duration(&self) -> Duration {
        self.time.map_or(Duration::ZERO, |(begun, ended)| ended - begun)
    }

    /// The pairs of which both games are finished.
    fn pairs(&self) -> Pairs {
        let mut pairs = Pairs::default();
        for (&number, &points) in self
            .half_points
            .iter()
            .filter(|(number, _)| number.is_multiple_of(2))
        {
            if let Some(other) = self.half_points.get(&(number + 1)) {
                pairs.0[points + other] += 1;
            }
        }
        pairs
    }

    pub(super) fn verdict(&self) -> Option<Verdict> {
        self.sprt.map(|(elo0, elo1)| self.pairs().verdict(elo0, elo1))
    }

    /// A's wins, draws and losses.
    fn results(&self) -> [usize; 3] {
        [2, 1, 0].map(|points| self.half_points.values().filter(|&&half| half == points).count())
    }

    fn share(&self) -> Option<f64> {
        let count = self.done();
        (count > 0).then(|| self.half_points.values().sum::<usize>() as f64 / (2 * count) as f64)
    }

    /// One line while it goes on.
    pub(super) fn line(&self, time: Duration) -> String {
        let [wins, draws, losses] = self.results();
        let score = self
            .share()
            .map_or(String::new(), |share| format!("  {:.1} %", 100.0 * share));
        let test = self.sprt.map_or(String::new(), |(elo0, elo1)| {
            format!("  LLR {:.2}", self.pairs().log_likelihood_ratio(elo0, elo1))
        });
        format!(
            "{}: game {} of {}  +{wins} ={draws} -{losses}{score}{test}  {}",
            self.variant,
            self.done(),
            self.games,
            duration(time)
        )
    }

    pub(super) fn write_text(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let [wins, draws, losses] = self.results();
        let games = self.done();
        let [a, b] = &self.names;
        writeln!(
            out,
            "{a} against {b}, {}: {games} of {} games in {}",
            self.variant,
            self.games,
            duration(self.duration())
        )?;
        writeln!(out, "wins {wins}  draws {draws}  losses {losses}")?;
        if let Some(share) = self.share() {
            writeln!(out, "score {:.1} %", 100.0 * share)?;
        }
        let pairs = self.pairs();
        if let (Some(score), Some(elo)) = (pairs.score(), pairs.elo()) {
            let percent = |value: f64| format!("{:.1} %", 100.0 * value);
            writeln!(
                out,
                "of pairs {}, 95 %: {} to {}",
                percent(score.value),
                percent(score.low),
                percent(score.high)
            )?;
            writeln!(
                out,
                "Elo {:+.0}, 95 %: {:+.0} to {:+.0}",
                elo.value, elo.low, elo.high
            )?;
        }
        let [n0, n1, n2, n3, n4] = pairs.0;
        writeln!(
            out,
            "pairs with 0, 1/2, 1, 3/2, 2 points: {n0} {n1} {n2} {n3} {n4}"
        )?;
        let [first, drawn, second] = self.by_side;
        writeln!(out, "first side +{first} ={drawn} -{second}")?;
        if let Some(adjudicated) = self.adjudicated {
            writeln!(out, "ended by proof: {adjudicated}")?;
        }
        if let Some((elo0, elo1)) = self.sprt {
            let (lower, upper) = bounds();
            let ratio = pairs.log_likelihood_ratio(elo0, elo1);
            let verdict = match pairs.verdict(elo0, elo1) {
                Verdict::Open => "not decided",
                Verdict::Lower => "elo0 holds",
                Verdict::Upper => "elo1 holds",
            };
            writeln!(
                out,
                "SPRT {elo0} to {elo1}: LLR {ratio:.2} ({lower:.2}, {upper:.2}), {verdict}"
            )?;
        }
        for fault in &self.faults {
            writeln!(out, "{fault}")?;
        }
        Ok(())
    }

    pub(super) fn json(&self) -> Value {
        let [wins, draws, losses] = self.results();
        let pairs = self.pairs();
        let sprt = self.sprt.map(|(elo0, elo1)| {
            let (lower, upper) = bounds();
            json!({
                "elo0": elo0,
                "elo1": elo1,
                "llr": pairs.log_likelihood_ratio(elo0, elo1),
                "bounds": [lower, upper],
                "accepted": match pairs.verdict(elo0, elo1) {
                    Verdict::Open => Value::Null,
                    Verdict::Lower => "elo0".into(),
                    Verdict::Upper => "elo1".into(),
                },
            })
        });
        json!({
            "variant": self.variant,
            "players": self.names,
            "games": self.done(),
            "wins": wins,
            "draws": draws,
            "losses": losses,
            "score": self.share(),
            "pairs": pairs.0,
            "pair_score": pairs.score().map(estimate),
            "elo": pairs.elo().map(estimate),
            "sprt": sprt,
            "first_side": self.by_side,
            "adjudicated": self.adjudicated,
            "faults": self.faults,
            "seconds": self.duration().as_secs_f64(),
        })
    }
}

/// A line for each variant.
pub(super) fn write_table(
    standings: &[Standing],
    time: Duration,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let done: usize = standings.iter().map(Standing::done).sum();
    let games: usize = standings.iter().map(|standing| standing.games).sum();
    if let Some(Standing { names: [a, b], .. }) = standings.first() {
        writeln!(
            out,
            "{a} against {b}, {} variants: {done} of {games} games in {}",
            standings.len(),
            duration(time)
        )?;
    }
    let row = |[variant, games, wins, draws, losses, score, interval, proven]: [&str; 8]| {
        let line = format!(
            "{variant:<38} {games:>6} {wins:>6} {draws:>6} {losses:>6} {score:>8}  {interval:<17} {proven:>8}"
        );
        line.trim_end().to_owned()
    };
    let is_adjudicated = standings.iter().any(|standing| standing.adjudicated.is_some());
    let proven = if is_adjudicated { "by proof" } else { "" };
    let head = [
        "variant", "games", "wins", "draws", "losses", "score", "95 %", proven,
    ];
    writeln!(out, "{}", row(head))?;
    for standing in standings {
        let [wins, draws, losses] = standing.results().map(|count| count.to_string());
        let percent = |value: f64| format!("{:.1} %", 100.0 * value);
        let score = standing.share().map_or(String::new(), percent);
        let interval = standing.pairs().score();
        let interval = interval.map_or(String::new(), |score| {
            format!("{:.1} to {}", 100.0 * score.low, percent(score.high))
        });
        let adjudicated = standing
            .adjudicated
            .map_or(String::new(), |count| count.to_string());
        let games = standing.done().to_string();
        let cells = [
            &standing.variant,
            &games,
            &wins,
            &draws,
            &losses,
            &score,
            &interval,
            &adjudicated,
        ];
        writeln!(out, "{}", row(cells.map(String::as_str)))?;
    }
    for fault in standings.iter().flat_map(|standing| &standing.faults) {
        writeln!(out, "{fault}")?;
    }
    Ok(())
}

/// Infinities have no number in JSON and become null.
fn estimate(estimate: Estimate) -> Value {
    json!({ "value": estimate.value, "low": estimate.low, "high": estimate.high })
}
