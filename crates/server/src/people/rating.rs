//! How strong somebody is at a game: Glicko-2, after every rated game, each game once.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use sqlx::Row as _;
use trilith_games::common::{Outcome, Side};
use utoipa::ToSchema;

use super::{People, PeopleError, Row};
use crate::store::StoreError;
use crate::table::Millis;
use crate::tables::now;

/// Whoever is less certain than this has not played enough: the number has a question mark.
const PROVISIONAL: f64 = 110.0;
/// Nobody is more certain than this, so that a rating never stands still.
const LEAST_DEVIATION: f64 = 45.0;
/// Nobody is less certain than somebody new.
const MOST_DEVIATION: f64 = 350.0;
/// One unit of Glicko-2's own scale.
const SCALE: f64 = 173.7178;
/// How long a rating period is for somebody who does not play: a good player becomes provisional again after about a year.
const PERIOD: Millis = 112 * 3_600_000;
/// The most points of a history.
const MOST_POINTS: i64 = 200;

/// How strong somebody is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
pub struct Rating {
    /// The number that is shown, rounded.
    pub rating: i64,
    /// How far off it may be.
    pub deviation: i64,
    /// Whether it is still a guess.
    pub provisional: bool,
    /// How many rated games it comes from.
    pub games: i64,
}

/// How one game changed a rating.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Point {
    /// The game.
    pub game: String,
    /// When it was rated.
    #[schema(value_type = u64)]
    pub at: Millis,
    /// Against whom, if they have a name.
    pub against: Option<String>,
    /// `1` won, `0.5` drawn, `0` lost.
    pub score: f64,
    /// The rating before, rounded.
    pub before: i64,
    /// The rating after, rounded.
    pub after: i64,
}

/// What is kept of a rating before and after a game.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Numbers {
    rating: f64,
    deviation: f64,
}

/// A rating as it is computed with.
#[derive(Clone, Copy)]
struct Strength {
    numbers: Glicko2Rating,
    games: i64,
    updated: Millis,
}

impl Strength {
    const NEW: Strength = Strength {
        numbers: Glicko2Rating {
            rating: 1500.0,
            deviation: MOST_DEVIATION,
            volatility: 0.06,
        },
        games: 0,
        updated: 0,
    };

    fn read(row: &Row) -> Result<Strength, StoreError> {
        let number = |name: &str| -> Result<f64, StoreError> {
            Ok(serde_json::from_str(&row.try_get::<String, _>(name)?)?)
        };
        Ok(Strength {
            numbers: Glicko2Rating {
                rating: number("rating")?,
                deviation: number("deviation")?,
                volatility: number("volatility")?,
            },
            games: row.try_get("games")?,
            updated: row.try_get::<i64, _>("updated")?.cast_unsigned(),
        })
    }

    /// The same after a rest: less is known about whoever has not played for long.
    fn rested(self, now: Millis) -> Strength {
        let periods = now.saturating_sub(self.updated) / PERIOD;
        if self.games == 0 || periods == 0 {
            return self;
        }
        let drift = self.numbers.volatility * SCALE;
        #[expect(clippy::cast_precision_loss, reason = "periods of days since 1970 are few")]
        let variance = self.numbers.deviation.powi(2) + periods as f64 * drift.powi(2);
        let mut rested = self;
        rested.numbers.deviation = variance.sqrt().min(MOST_DEVIATION);
        rested
    }

    fn after(self, other: Strength, outcome: Outcomes) -> Strength {
        let config = Glicko2Config::default();
        let (mut numbers, _) = glicko2(&self.numbers, &other.numbers, &outcome, &config);
        numbers.deviation = numbers.deviation.clamp(LEAST_DEVIATION, MOST_DEVIATION);
        Strength {
            numbers,
            games: self.games + 1,
            updated: self.updated,
        }
    }

    fn kept(self) -> Result<String, StoreError> {
        let numbers = Numbers {
            rating: self.numbers.rating,
            deviation: self.numbers.deviation,
        };
        Ok(serde_json::to_string(&numbers)?)
    }
}

fn rounded(number: f64) -> i64 {
    #[expect(clippy::cast_possible_truncation, reason = "a rating has four digits")]
    let whole = number.round() as i64;
    whole
}

impl Rating {
    /// A rating as it stands in a row, after the rest since.
    pub(super) fn read(row: &Row) -> Result<Rating, StoreError> {
        let strength = Strength::read(row)?.rested(now());
        Ok(Rating {
            rating: rounded(strength.numbers.rating),
            deviation: rounded(strength.numbers.deviation),
            provisional: strength.numbers.deviation > PROVISIONAL,
            games: strength.games,
        })
    }
}

impl People {
    /// The rated games that ended since then and have not changed any rating yet.
    pub(crate) async fn unrated(&self, since: Millis) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM game WHERE ended = 1 AND result <> '*' AND updated >= $1 AND setup LIKE '%\"rated\":true%' \
             AND NOT EXISTS (SELECT 1 FROM rated WHERE rated.game = game.id) LIMIT 100",
        )
        .bind(since.cast_signed())
        .fetch_all(self.store.pool())
        .await?;
        Ok(rows.iter().map(|row| row.get("id")).collect())
    }

    /// Rates a game between two accounts. Asked again for the same game, it does nothing; nor for guests, or for somebody
    /// who played alone.
    pub async fn rate(
        &self,
        game: &str,
        kind: &str,
        first: &str,
        second: &str,
        outcome: Outcome,
    ) -> Result<(), StoreError> {
        if first == second {
            return Ok(());
        }
        let now = now();
        let result = outcome.to_string();
        let mut transaction = self.store.begin().await?;
        // Written first: whoever else rates the same game waits here, and finds that it is done.
        let begun = sqlx::query(
            "INSERT INTO rated (game, kind, at, first, second, result, first_before, first_after, second_before, second_after) \
             SELECT $1, $2, $3, a.id, b.id, $6, '', '', '', '' FROM person a, person b \
             WHERE a.id = $4 AND b.id = $5 AND a.account = 1 AND b.account = 1 ON CONFLICT (game) DO NOTHING",
        )
        .bind(game)
        .bind(kind)
        .bind(now.cast_signed())
        .bind(first)
        .bind(second)
        .bind(result)
        .execute(&mut *transaction)
        .await?;
        if begun.rows_affected() == 0 {
            return Ok(());
        }
        // Both rows are locked, always in the same order, before either is read.
        let mut both = [first, second];
        both.sort_unstable();
        for person in both {
            sqlx::query(
                "INSERT INTO rating (person, kind, rating, deviation, volatility, games, updated) \
                 VALUES ($1, $2, $3, $4, $5, 0, $6) ON CONFLICT (person, kind) DO UPDATE SET games = rating.games",
            )
            .bind(person)
            .bind(kind)
            .bind(Strength::NEW.numbers.rating.to_string())
            .bind(Strength::NEW.numbers.deviation.to_string())
            .bind(Strength::NEW.numbers.volatility.to_string())
            .bind(now.cast_signed())
            .execute(&mut *transaction)
            .await?;
        }
        let mut strengths = Vec::with_capacity(2);
        for person in [first, second] {
            let row = sqlx::query("SELECT * FROM rating WHERE person = $1 AND kind = $2")
                .bind(person)
                .bind(kind)
                .fetch_one(&mut *transaction)
                .await?;
            strengths.push(Strength::read(&row)?.rested(now));
        }
        let [one, two] = strengths[..] else { return Ok(()) };
        let (for_one, for_two) = match outcome {
            Outcome::Win(Side::First) => (Outcomes::WIN, Outcomes::LOSS),
            Outcome::Win(Side::Second) => (Outcomes::LOSS, Outcomes::WIN),
            Outcome::Draw => (Outcomes::DRAW, Outcomes::DRAW),
        };
        let after = [one.after(two, for_one), two.after(one, for_two)];
        for (person, strength) in [first, second].into_iter().zip(after) {
            sqlx::query(
                "UPDATE rating SET rating = $3, deviation = $4, volatility = $5, games = $6, updated = $7 \
                 WHERE person = $1 AND kind = $2",
            )
            .bind(person)
            .bind(kind)
            .bind(strength.numbers.rating.to_string())
            .bind(strength.numbers.deviation.to_string())
            .bind(strength.numbers.volatility.to_string())
            .bind(strength.games)
            .bind(now.cast_signed())
            .execute(&mut *transaction)
            .await?;
        }
        sqlx::query(
            "UPDATE rated SET first_before = $2, first_after = $3, second_before = $4, second_after = $5 WHERE game = $1",
        )
        .bind(game)
        .bind(one.kept()?)
        .bind(after[0].kept()?)
        .bind(two.kept()?)
        .bind(after[1].kept()?)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        self.changed(first);
        self.changed(second);
        Ok(())
    }

    /// How somebody's rating at a game came about, the latest game last.
    pub(crate) async fn history(&self, person: &str, kind: &str) -> Result<Vec<Point>, PeopleError> {
        let rows = sqlx::query(
            "SELECT r.*, p.name AS against FROM rated r \
             LEFT JOIN person p ON p.id = CASE WHEN r.first = $1 THEN r.second ELSE r.first END \
             WHERE (r.first = $1 OR r.second = $1) AND r.kind = $2 ORDER BY r.at DESC, r.game LIMIT $3",
        )
        .bind(person)
        .bind(kind)
        .bind(MOST_POINTS)
        .fetch_all(self.pool())
        .await?;
        let mut points = Vec::with_capacity(rows.len());
        for row in rows.iter().rev() {
            let is_first = row.get::<String, _>("first") == person;
            let [before, after] = if is_first {
                ["first_before", "first_after"]
            } else {
                ["second_before", "second_after"]
            };
            let number = |name: &str| {
                serde_json::from_str::<Numbers>(&row.get::<String, _>(name))
                    .map(|numbers| rounded(numbers.rating))
                    .map_err(|error| PeopleError::Store(error.into()))
            };
            points.push(Point {
                game: row.get("game"),
                at: row.get::<i64, _>("at").cast_unsigned(),
                against: row.get("against"),
                score: match row.get::<String, _>("result").as_str() {
                    "1-0" => f64::from(u8::from(is_first)),
                    "0-1" => f64::from(u8::from(!is_first)),
                    _ => 0.5,
                },
                before: number(before)?,
                after: number(after)?,
            });
        }
        Ok(points)
    }

    /// By how much a game changed the ratings of its first and second side, rounded.
    pub async fn change(&self, game: &str) -> Result<Option<[i64; 2]>, PeopleError> {
        let Some(row) = sqlx::query("SELECT * FROM rated WHERE game = $1")
            .bind(game)
            .fetch_optional(self.pool())
            .await?
        else {
            return Ok(None);
        };
        let number = |name: &str| {
            serde_json::from_str::<Numbers>(&row.get::<String, _>(name))
                .map(|numbers| rounded(numbers.rating))
                .map_err(|error| PeopleError::Store(error.into()))
        };
        Ok(Some([
            number("first_after")? - number("first_before")?,
            number("second_after")? - number("second_before")?,
        ]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strength(rating: f64, deviation: f64) -> Strength {
        Strength {
            numbers: Glicko2Rating {
                rating,
                deviation,
                volatility: 0.06,
            },
            games: 10,
            updated: 0,
        }
    }

    #[test]
    fn a_rest_makes_less_certain() {
        let year = 365 * 24 * 3_600_000;
        let rested = strength(1800.0, 60.0).rested(year).numbers;
        assert!((rested.deviation - 110.0).abs() < 2.0, "{}", rested.deviation);
        assert!((rested.rating - 1800.0).abs() < f64::EPSILON);
        let same = strength(1800.0, 60.0).rested(PERIOD - 1).numbers;
        assert!((same.deviation - 60.0).abs() < f64::EPSILON);
        assert!(strength(1800.0, 60.0).rested(1000 * year).numbers.deviation <= MOST_DEVIATION);
    }

    #[test]
    fn the_better_one_wins_little() {
        let (strong, weak) = (strength(1900.0, 60.0), strength(1500.0, 60.0));
        let little = strong.after(weak, Outcomes::WIN).numbers.rating - 1900.0;
        let much = weak.after(strong, Outcomes::WIN).numbers.rating - 1500.0;
        assert!(little > 0.0 && much > 5.0 * little, "{little} {much}");
    }

    #[test]
    fn nobody_is_ever_certain() {
        let mut one = Strength::NEW;
        for _ in 0..500 {
            one = one.after(strength(1500.0, 50.0), Outcomes::DRAW);
        }
        assert!(one.numbers.deviation >= LEAST_DEVIATION);
    }
}
