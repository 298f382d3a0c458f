//! A report for a whole game: what each move was worth, and how well both sides played.
//!
//! Nothing is searched here: the caller evaluates the positions, in any order and for as long as it likes, and what it
//! has is judged.

use trilith_games::common::{Outcome, Side};
use trilith_games::{Game, Move};

use crate::{Report, Score};

/// How bad a move was, by the probability of winning that it gave away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Judgement {
    /// At least 0.05.
    Inaccuracy,
    /// At least 0.10.
    Mistake,
    /// At least 0.20.
    Blunder,
}

impl Judgement {
    /// All of them, the least bad first.
    pub const ALL: [Judgement; 3] = [Judgement::Inaccuracy, Judgement::Mistake, Judgement::Blunder];

    /// The least loss of the probability of winning that is judged so.
    pub const fn threshold(self) -> f64 {
        match self {
            Judgement::Inaccuracy => 0.05,
            Judgement::Mistake => 0.10,
            Judgement::Blunder => 0.20,
        }
    }

    /// The judgement for this loss.
    ///
    /// ```
    /// use trilith_engine::Judgement;
    /// assert_eq!(Judgement::of(0.12), Some(Judgement::Mistake));
    /// assert_eq!(Judgement::of(0.01), None);
    /// ```
    pub fn of(loss: f64) -> Option<Judgement> {
        Judgement::ALL
            .into_iter()
            .rev()
            .find(|judgement| loss >= judgement.threshold())
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Judgement::Inaccuracy => "inaccuracy",
            Judgement::Mistake => "mistake",
            Judgement::Blunder => "blunder",
        }
    }

    /// The numeric glyph: 6 `?!`, 2 `?`, 4 `??`.
    pub const fn nag(self) -> u8 {
        match self {
            Judgement::Inaccuracy => 6,
            Judgement::Mistake => 2,
            Judgement::Blunder => 4,
        }
    }
}

/// What is known about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Evaluated {
    /// The game is over.
    Over(Outcome),
    /// The side to move, what the position is worth to it, and the line that a search thinks best.
    Searched {
        /// The side to move.
        side: Side,
        /// Its score.
        score: Score,
        /// The line, the move to make first.
        line: Vec<Move>,
    },
}

impl Evaluated {
    /// What this report says about the position of this game; nothing, if the search found nothing.
    pub fn new(game: &Game, report: Option<&Report>) -> Option<Evaluated> {
        if let Some(outcome) = game.outcome() {
            return Some(Evaluated::Over(outcome));
        }
        let best = report?.lines.first()?;
        Some(Evaluated::Searched {
            side: game.to_move()?.side(),
            score: best.score,
            line: best.moves.clone(),
        })
    }

    /// The probability that this side wins; a draw counts half.
    pub fn chance(&self, side: Side) -> f64 {
        match self {
            Evaluated::Over(Outcome::Draw) => 0.5,
            Evaluated::Over(Outcome::Win(winner)) => f64::from(u8::from(*winner == side)),
            Evaluated::Searched {
                side: mover, score, ..
            } if *mover == side => score.chance(),
            Evaluated::Searched { score, .. } => 1.0 - score.chance(),
        }
    }

    /// Whether it is certain that this side wins.
    pub fn is_won(&self, side: Side) -> bool {
        match self {
            Evaluated::Over(outcome) => outcome.winner() == Some(side),
            Evaluated::Searched {
                side: mover, score, ..
            } => score.outcome(*mover) == Some(Outcome::Win(side)),
        }
    }

    /// What a search thinks best here.
    pub fn best(&self) -> Option<Move> {
        match self {
            Evaluated::Over(_) => None,
            Evaluated::Searched { line, .. } => line.first().copied(),
        }
    }
}

/// A move of the game, judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed {
    /// The move.
    pub played: Move,
    /// Who made it.
    pub side: Side,
    /// What the search would have played.
    pub best: Option<Move>,
    /// The probability of winning that the move gave away, from 0 to 1.
    pub loss: f64,
    /// How bad that is, if it is.
    pub judgement: Option<Judgement>,
    /// Before the move a win was proven, after it no longer.
    pub missed_win: bool,
    /// Whether there was only one legal move. Such moves say nothing about the player.
    pub is_forced: bool,
}

impl Reviewed {
    /// How accurate the move was, from 0 to 100: `100 · exp(−4 · loss)`.
    pub fn accuracy(&self) -> f64 {
        100.0 * (-4.0 * self.loss).exp()
    }
}

/// How well a side played.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct SideReview {
    /// The mean accuracy of its moves that were not forced; nothing if there are none.
    pub accuracy: Option<f64>,
    /// How many inaccuracies, mistakes and blunders.
    pub judged: [usize; 3],
    /// How many proven wins it let go.
    pub missed_wins: usize,
}

/// A whole game, judged as far as its positions are evaluated.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The positions: before the first move, and after each.
    pub positions: Vec<Evaluated>,
    /// The moves between them.
    pub moves: Vec<Reviewed>,
}

impl Review {
    /// Judges the moves of a game by what is known about its positions, the first of them before the first move. Where
    /// fewer positions are known, fewer moves are judged.
    pub fn new(game: &Game, positions: Vec<Evaluated>) -> Review {
        let mut replayed = game.from_its_start();
        let mut moves = Vec::new();
        for (played, around) in game.moves().into_iter().zip(positions.windows(2)) {
            let Some(seat) = replayed.to_move() else { break };
            let (before, after) = (&around[0], &around[1]);
            let (side, best) = (seat.side(), before.best());
            let is_forced = replayed.legal_moves().len() == 1;
            // The search's own choice gives nothing away, however its opinion changes one move later.
            let loss = if best == Some(played) || is_forced {
                0.0
            } else {
                (before.chance(side) - after.chance(side)).max(0.0)
            };
            moves.push(Reviewed {
                played,
                side,
                best,
                loss,
                judgement: Judgement::of(loss),
                missed_win: before.is_won(side) && best != Some(played) && !after.is_won(side),
                is_forced,
            });
            if replayed.play(played).is_err() {
                break;
            }
        }
        Review { positions, moves }
    }

    /// How well this side played.
    pub fn side(&self, side: Side) -> SideReview {
        let mut review = SideReview::default();
        let (mut sum, mut count) = (0.0, 0);
        for m in self.moves.iter().filter(|m| m.side == side) {
            if !m.is_forced {
                sum += m.accuracy();
                count += 1;
            }
            if let Some(judgement) = m.judgement {
                review.judged[judgement as usize] += 1;
            }
            review.missed_wins += usize::from(m.missed_win);
        }
        review.accuracy = (count > 0).then(|| sum / f64::from(count));
        review
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn searched(side: Side, score: Score, line: Vec<Move>) -> Evaluated {
        Evaluated::Searched { side, score, line }
    }

    fn game() -> Game {
        let mut game = Game::new("27".parse().expect("a variant"));
        for text in ["1:4", "9:3", "1:3"] {
            game.play_text(text).expect("a legal move");
        }
        game
    }

    #[test]
    fn moves_are_judged_by_what_they_give_away() {
        let game = game();
        let review = Review::new(
            &game,
            vec![
                searched(Side::First, Score::Win(7), Vec::new()),
                searched(Side::Second, Score::Belief(0), vec![game.moves()[1]]),
                searched(Side::First, Score::Belief(0), Vec::new()),
            ],
        );
        assert_eq!(review.moves.len(), 2);
        assert_eq!(review.moves[0].judgement, Some(Judgement::Blunder));
        assert!(review.moves[0].missed_win);
        assert_eq!((review.moves[1].loss, review.moves[1].judgement), (0.0, None));
        let (first, second) = (review.side(Side::First), review.side(Side::Second));
        assert_eq!((first.judged, first.missed_wins), ([0, 0, 1], 1));
        assert!(
            first
                .accuracy
                .is_some_and(|accuracy| (accuracy - 13.5).abs() < 0.1)
        );
        assert_eq!(second.accuracy, Some(100.0));
    }

    #[test]
    fn the_best_move_gives_nothing_away() {
        let game = game();
        let positions = vec![
            searched(Side::First, Score::Belief(200), vec![game.moves()[0]]),
            searched(Side::Second, Score::Belief(100), Vec::new()),
        ];
        assert_eq!(Review::new(&game, positions).moves[0].loss, 0.0);
    }

    #[test]
    fn chances_are_seen_from_either_side() {
        let position = searched(Side::Second, Score::Loss(2), Vec::new());
        assert!(position.is_won(Side::First) && !position.is_won(Side::Second));
        assert_eq!(position.chance(Side::First), 1.0);
        assert_eq!(Evaluated::Over(Outcome::Draw).chance(Side::Second), 0.5);
    }

    #[test]
    fn nothing_known_is_an_empty_review() {
        let review = Review::new(&game(), Vec::new());
        assert!(review.moves.is_empty() && review.side(Side::First).accuracy.is_none());
    }
}
