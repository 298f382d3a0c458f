//! What the results of a match say.
//!
//! The unit is the pair of games from one opening: the opening may favour a side, but both play both. A pair scores 0,
//! ½, 1, 1½ or 2 points, so that the pairs follow a distribution of five classes, and errors come from its variance.

/// How sure the sequential test must be either way.
const ERROR: f64 = 0.05;
/// So many pairs of each of the five classes are taken for granted in the sequential test, so that it does not decide
/// on a few results that happen to be all the same.
const PRIOR: f64 = 0.25;
/// The 95 % interval, in standard deviations.
const NORMAL: f64 = 1.959_964;

/// How many pairs scored 0, 1, 2, 3 and 4 half points for A.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Pairs(pub(super) [u32; 5]);

/// What the sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// More games are needed.
    Open,
    /// A is not `elo0` stronger or worse: the lower hypothesis holds.
    Lower,
    /// A is at least `elo1` stronger.
    Upper,
}

/// An estimate with the limits of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Estimate {
    pub(super) value: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Pairs {
    pub(super) fn count(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The mean score of a pair from 0 to 1 and its variance.
    fn moments(&self, prior: f64) -> (f64, f64, f64) {
        let weights = self.0.map(|count| f64::from(count) + prior);
        let total: f64 = weights.iter().sum();
        let classes = [0.0, 0.25, 0.5, 0.75, 1.0];
        let mean = weights
            .iter()
            .zip(classes)
            .map(|(weight, score)| weight * score)
            .sum::<f64>()
            / total;
        let variance = weights
            .iter()
            .zip(classes)
            .map(|(weight, score)| weight * (score - mean).powi(2))
            .sum::<f64>()
            / total;
        (total, mean, variance)
    }

    /// A's share of the points. Where all pairs ended alike, the interval is Wilson's.
    pub(super) fn score(&self) -> Option<Estimate> {
        let count = f64::from(self.count());
        if count == 0.0 {
            return None;
        }
        let (_, value, variance) = self.moments(0.0);
        if variance > 0.0 {
            let error = NORMAL * (variance / count).sqrt();
            return Some(Estimate {
                value,
                low: (value - error).max(0.0),
                high: (value + error).min(1.0),
            });
        }
        let square = NORMAL * NORMAL;
        let middle = (value + square / (2.0 * count)) / (1.0 + square / count);
        let half = NORMAL / (1.0 + square / count)
            * (value * (1.0 - value) / count + square / (4.0 * count * count)).sqrt();
        Some(Estimate {
            value,
            low: (middle - half).max(0.0),
            high: (middle + half).min(1.0),
        })
    }

    /// By how much A is stronger, in Elo. May be infinite.
    pub(super) fn elo(&self) -> Option<Estimate> {
        let score = self.score()?;
        Some(Estimate {
            value: elo(score.value),
            low: elo(score.low),
            high: elo(score.high),
        })
    }

    /// The logarithm of how much better the results fit `elo1` than `elo0`: the generalised sequential probability ratio
    /// test with the normal approximation on pairs.
    pub(super) fn log_likelihood_ratio(&self, elo0: f64, elo1: f64) -> f64 {
        let (total, mean, variance) = self.moments(PRIOR);
        let (low, high) = (expected(elo0), expected(elo1));
        total * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    pub(super) fn verdict(&self, elo0: f64, elo1: f64) -> Verdict {
        let ratio = self.log_likelihood_ratio(elo0, elo1);
        let (lower, upper) = bounds();
        if ratio >= upper {
            Verdict::Upper
        } else if ratio <= lower {
            Verdict::Lower
        } else {
            Verdict::Open
        }
    }
}

/// Where the sequential test ends: about ±2.94.
pub(super) fn bounds() -> (f64, f64) {
    ((ERROR / (1.0 - ERROR)).ln(), ((1.0 - ERROR) / ERROR).ln())
}

/// The difference in Elo that gives this score.
fn elo(score: f64) -> f64 {
    // Adding zero makes a negative zero positive.
    -400.0 * (1.0 / score - 1.0).log10() + 0.0
}

/// The score that this difference in Elo gives.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_results_are_no_difference() {
        let estimate = Pairs([5, 10, 30, 10, 5]).elo().expect("pairs");
        assert!(estimate.value.abs() < 1e-9);
        assert!((estimate.low + estimate.high).abs() < 1e-9 && estimate.high > 20.0);
    }

    #[test]
    fn three_quarters_are_191_elo() {
        let estimate = Pairs([0, 0, 20, 20, 20]).elo().expect("pairs");
        assert!((estimate.value - 190.8).abs() < 0.1, "{estimate:?}");
        assert!(estimate.low < 191.0 && 191.0 < estimate.high);
    }

    #[test]
    fn more_pairs_make_a_smaller_error() {
        let few = Pairs([1, 2, 6, 2, 1]).score().expect("pairs");
        let many = Pairs([100, 200, 600, 200, 100]).score().expect("pairs");
        assert!(((few.high - few.low) / (many.high - many.low) - 10.0).abs() < 1e-6);
    }

    #[test]
    fn winning_everything_leaves_a_doubt() {
        let estimate = Pairs([0, 0, 0, 0, 20]).score().expect("pairs");
        assert_eq!((estimate.value, estimate.high), (1.0, 1.0));
        assert!(estimate.low > 0.8 && estimate.low < 0.9, "{estimate:?}");
        assert_eq!(
            Pairs([0, 0, 0, 0, 20]).elo().map(|elo| elo.value),
            Some(f64::INFINITY)
        );
    }

    #[test]
    fn no_pairs_say_nothing() {
        assert_eq!(Pairs::default().score(), None);
        assert_eq!(Pairs::default().verdict(0.0, 10.0), Verdict::Open);
    }

    #[test]
    fn the_sequential_test_ends_on_the_side_of_the_truth() {
        assert_eq!(Pairs([10, 50, 200, 120, 60]).verdict(0.0, 10.0), Verdict::Upper);
        assert_eq!(Pairs([60, 120, 200, 50, 10]).verdict(0.0, 10.0), Verdict::Lower);
        assert_eq!(Pairs([1, 1, 2, 1, 2]).verdict(0.0, 10.0), Verdict::Open);
    }
}
