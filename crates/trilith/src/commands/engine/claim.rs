use trilith_engine::Score;
use trilith_games::common::{Outcome, Side};

/// What an engine says is proven: how the game ends, in how many plies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Claim {
    pub(crate) outcome: Outcome,
    pub(crate) plies: u32,
}

impl Claim {
    /// What a score of this side to move claims.
    pub(crate) fn of(score: Score, side: Side) -> Option<Claim> {
        let plies = match score {
            Score::Belief(_) => return None,
            Score::Win(plies) | Score::Draw(plies) | Score::Loss(plies) => plies,
        };
        let outcome = score.outcome(side)?;
        Some(Claim { outcome, plies })
    }

    /// What a program claims for this side to move, from the lines it wrote: the last score of its best line counts.
    pub(crate) fn read<'a>(lines: impl IntoIterator<Item = &'a str>, side: Side) -> Option<Claim> {
        let mut claim = None;
        for line in lines {
            let words: Vec<&str> = line.split_whitespace().collect();
            if words.first() != Some(&"info") || words.get(1) == Some(&"string") {
                continue;
            }
            // What follows `pv` is moves.
            let words = words.split(|&word| word == "pv").next().unwrap_or_default();
            let after = |name: &str| {
                let at = words.iter().position(|&word| word == name)?;
                words.get(at + 1..)
            };
            let rank = after("multipv").and_then(|rest| rest.first()).copied();
            let Some(score) = after("score").filter(|_| rank.is_none_or(|rank| rank == "1")) else {
                continue;
            };
            claim = match *score {
                ["solved", result, plies, ..] => {
                    let outcome = match result {
                        "win" => Some(Outcome::Win(side)),
                        "loss" => Some(Outcome::Win(side.opposite())),
                        "draw" => Some(Outcome::Draw),
                        _ => None,
                    };
                    let plies = plies.parse().ok();
                    outcome
                        .zip(plies)
                        .map(|(outcome, plies)| Claim { outcome, plies })
                }
                _ => None,
            };
        }
        claim
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &[&str]) -> Option<(Outcome, u32)> {
        Claim::read(lines.iter().copied(), Side::Second).map(|claim| (claim.outcome, claim.plies))
    }

    #[test]
    fn the_last_score_of_the_best_line_counts() {
        let won = "info depth 3 multipv 1 score solved win 3 nodes 9 pv 1:2 9:3";
        let lost = "info depth 3 multipv 2 score solved loss 2 nodes 9 pv 1:3";
        assert_eq!(read(&[won, lost]), Some((Outcome::Win(Side::Second), 3)));
        assert_eq!(
            read(&["info score solved loss 4"]),
            Some((Outcome::Win(Side::First), 4))
        );
        assert_eq!(read(&["info score solved draw 8"]), Some((Outcome::Draw, 8)));
        assert_eq!(
            read(&[won, "info depth 4 score cp 20 pv 1:2", "bestmove 1:2"]),
            None
        );
        // A line without a score changes nothing.
        assert_eq!(
            read(&[won, "info nodes 9 time 1"]).map(|(_, plies)| plies),
            Some(3)
        );
    }

    #[test]
    fn nonsense_claims_nothing() {
        for line in [
            "",
            "info score solved",
            "info score solved win",
            "info score solved win many",
            "info string score solved win 3",
            "info pv score solved win 3",
            "score solved win 3",
        ] {
            assert_eq!(read(&[line]), None, "{line}");
        }
    }
}
