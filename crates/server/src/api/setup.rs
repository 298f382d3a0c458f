//! A position that somebody has set up by hand, made into one that can be played.
//!
//! Pages say what lies where, as [`trilith_games::view::Table`] tells it to them; only here it becomes a position text.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use trilith_games::common::TextError;
use trilith_games::view::View;
use trilith_games::{Game, Told, Variant, six};
use utoipa::ToSchema;

use super::ApiError;
use super::openapi::shapes;

/// More pieces on one place, and more places, than any position has.
const MOST_PIECES: usize = 30;
const MOST_TILES: usize = 60;
/// How far from the middle a tile may lie.
const FARTHEST: i16 = 999;

/// What lies on the table, and whose turn it is.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({ "variant": "sixth", "to_move": 1, "table": { "game": "sixth", "stacks": { "c3": ["P", "p"] } } }))]
pub(super) struct SetUp {
    /// The variant that is to be played.
    variant: String,
    /// The seat whose turn it is. In the first round of Six it follows from the tiles.
    #[serde(default)]
    to_move: u8,
    /// The king points, where the game is played for them.
    #[serde(default)]
    score: Option<[u8; 2]>,
    /// What lies where.
    table: Table,
}

/// What lies on the table, by game.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = TableToSet)]
#[serde(tag = "game")]
enum Table {
    /// The board of SIXTH!.
    #[serde(rename = "sixth")]
    Sixth {
        /// The pieces of each stack from the bottom, by square.
        stacks: BTreeMap<String, Vec<char>>,
    },
    /// The tiles of Six.
    #[serde(rename = "six")]
    Six {
        /// The tiles.
        tiles: Vec<Tile>,
        /// In round one what does not lie on the table is in the hands.
        round: u8,
    },
    /// The line of 27.
    #[serde(rename = "27")]
    TwentySeven {
        /// The fields that remain, from Black's end.
        fields: Vec<Field>,
    },
}

/// A tile of Six.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = TileToSet)]
struct Tile {
    /// First axial coordinate.
    q: i16,
    /// Second axial coordinate.
    r: i16,
    /// 0 Red, 1 Black.
    side: u8,
}

/// A field of 27.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = FieldToSet)]
struct Field {
    /// 1 to 9.
    name: u8,
    /// The discs on it from the bottom.
    discs: Vec<char>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Ready {
    /// The position text.
    position: String,
    /// The position with everything that a board needs.
    #[schema(value_type = shapes::View)]
    view: View,
}

/// The position text of what somebody has set up, or what is wrong with it.
#[utoipa::path(
    post, path = "/api/setup", tag = "rules", request_body = SetUp,
    responses((status = 200, description = "The position.", body = Ready), (status = "4XX", description = "What is wrong.", body = ApiError))
)]
pub(super) async fn set_up(set_up: Result<Json<SetUp>, JsonRejection>) -> Result<Json<Ready>, ApiError> {
    let Json(set_up) = set_up?;
    let game = set_up.game()?;
    Ok(Json(Ready {
        position: game.position_text(),
        view: game.view(),
    }))
}

fn refused(told: Told, error: impl ToString) -> ApiError {
    ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, error, told)
}

/// A position that cannot be played for a reason that only the rules know.
fn unplayable(problem: &str) -> ApiError {
    refused(
        Told::named("analysis-setup-problem").and("problem", problem),
        problem,
    )
}

impl SetUp {
    fn game(&self) -> Result<Game, ApiError> {
        let variant: Variant = self.variant.parse()?;
        let text = match (&self.table, variant) {
            (Table::Sixth { stacks }, Variant::Sixth(variant)) => self.sixth(stacks, variant.kings())?,
            (Table::Six { tiles, round }, Variant::Six(variant)) => self.six(tiles, *round, variant)?,
            (Table::TwentySeven { fields }, Variant::TwentySeven(_)) => self.twentyseven(fields)?,
            _ => return Err(unplayable("this is the table of another game")),
        };
        // Where in the text something is wrong means nothing to somebody who has not written it.
        Game::from_position(variant, &text).map_err(|error: TextError| unplayable(error.problem()))
    }

    fn sixth(&self, stacks: &BTreeMap<String, Vec<char>>, kings: bool) -> Result<String, ApiError> {
        let is_square = |name: &String| matches!(name.as_bytes(), [b'a'..=b'e', b'1'..=b'5']);
        if !stacks.keys().all(is_square) || stacks.values().any(|stack| stack.len() > MOST_PIECES) {
            return Err(unplayable("stacks stand on the squares a1 to e5"));
        }
        let mut text = String::new();
        for row in ('1'..='5').rev() {
            let mut parts = Vec::new();
            let mut empty = 0;
            for column in 'a'..='e' {
                match stacks
                    .get(&format!("{column}{row}"))
                    .filter(|stack| !stack.is_empty())
                {
                    None => empty += 1,
                    Some(stack) => {
                        if empty > 0 {
                            parts.push(empty.to_string());
                        }
                        empty = 0;
                        parts.push(stack.iter().collect());
                    }
                }
            }
            if empty > 0 {
                parts.push(empty.to_string());
            }
            let _ = write!(text, "{}{}", parts.join(","), if row > '1' { "/" } else { "" });
        }
        let _ = write!(text, " {} -", if self.to_move == 0 { "s" } else { "b" });
        if kings {
            let [silver, brown] = self.score.unwrap_or_default();
            let _ = write!(text, " {silver}:{brown}");
        }
        Ok(text)
    }

    fn six(&self, tiles: &[Tile], round: u8, variant: six::Variant) -> Result<String, ApiError> {
        let is_near = |tile: &Tile| tile.q.abs() <= FARTHEST && tile.r.abs() <= FARTHEST && tile.side < 2;
        if tiles.len() > MOST_TILES || !tiles.iter().all(is_near) {
            return Err(unplayable(
                "these are more tiles than there are, or they lie too far away",
            ));
        }
        let (in_hands, seat) = if round == 1 {
            hands(tiles, variant)?
        } else {
            (0, self.to_move)
        };
        let Some(first) = tiles.iter().map(|tile| tile.r).min() else {
            return Ok(format!("-@0,0 {seat} {in_hands} 0"));
        };
        let left = tiles.iter().map(|tile| tile.q).min().unwrap_or_default();
        let mut rows: BTreeMap<i16, BTreeMap<i16, u8>> = BTreeMap::new();
        for tile in tiles {
            rows.entry(tile.r).or_default().insert(tile.q, tile.side);
        }
        let mut text = String::new();
        for (expected, (r, row)) in (first..).zip(&rows) {
            if *r != expected {
                return Err(refused(
                    Told::named("analysis-setup-apart"),
                    "the tiles do not hang together",
                ));
            }
            if *r > first {
                text.push('/');
            }
            let mut next = left;
            for (q, side) in row {
                if *q > next {
                    let _ = write!(text, "{}", q - next);
                }
                text.push(if *side == 0 { 'r' } else { 'b' });
                next = q + 1;
            }
        }
        let _ = write!(text, "@{left},{first} {seat} {in_hands} 0");
        Ok(text)
    }

    fn twentyseven(&self, fields: &[Field]) -> Result<String, ApiError> {
        if fields.len() > 9
            || fields
                .iter()
                .any(|field| field.discs.len() > MOST_PIECES || field.name > 9)
        {
            return Err(unplayable("there are nine fields and 27 discs"));
        }
        for (letter, disc) in [('b', "black"), ('w', "white")] {
            let discs = fields.iter().flat_map(|field| &field.discs);
            let count = discs.filter(|disc| **disc == letter).count();
            if count != 9 {
                let told = Told::named("analysis-setup-discs")
                    .and("disc", disc)
                    .and("count", count);
                return Err(refused(
                    told,
                    format!("there are nine {disc} discs, and {count} are here"),
                ));
            }
        }
        let mut text = String::new();
        for field in fields {
            let discs: String = field.discs.iter().collect();
            let between = if text.is_empty() { "" } else { "/" };
            let _ = write!(text, "{between}{}{discs}", field.name);
        }
        text.push_str(if self.to_move == 0 { " b" } else { " w" });
        Ok(text)
    }
}

/// How many tiles are in the hands in round one, and whose turn it is then.
fn hands(tiles: &[Tile], variant: six::Variant) -> Result<(u8, u8), ApiError> {
    let count = |side| tiles.iter().filter(|tile| tile.side == side).count();
    let (red, black) = (count(0), count(1));
    let on_table = u8::try_from(tiles.len()).unwrap_or(u8::MAX);
    let laid = on_table.checked_sub(2 * variant.laid_out());
    let fits = |laid: &u8| *laid < variant.in_hands() && (red == black || red == black + 1);
    let Some(laid) = laid.filter(fits) else {
        let told = Told::named("analysis-setup-tiles")
            .and("red", red)
            .and("black", black);
        let error = "in round one Red has as many tiles on the table as Black, or one more, and some are in the hands";
        return Err(refused(told, error));
    };
    Ok((variant.in_hands() - laid, laid % variant.seats()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set_up(json: &str) -> Result<String, ApiError> {
        let set_up: SetUp = serde_json::from_str(json).expect("a readable table");
        Ok(set_up.game()?.position_text())
    }

    /// Every position of a game, set up from what a page is told of it, is that position again.
    fn survives(variant: &str, moves: &str) {
        let mut game = Game::new(variant.parse().expect("a variant"));
        let mut moves = moves.split(' ').filter(|text| !text.is_empty());
        loop {
            let view = serde_json::to_value(game.view()).expect("a view");
            let set_up: SetUp = serde_json::from_value(view.clone()).expect("a view has all that is needed");
            let again = set_up.game().expect("a position");
            let (table, expected) = (again.view().table, game.view().table);
            assert_eq!(
                serde_json::to_value(&table).expect("JSON")["stacks"],
                serde_json::to_value(&expected).expect("JSON")["stacks"]
            );
            assert_eq!(again.to_move(), game.to_move(), "{view}");
            assert_eq!(again.score(), game.score());
            if variant != "sixth:kings" {
                assert_eq!(again.position_text(), game.position_text());
            }
            match moves.next() {
                Some(text) => game.play_text(text).expect("a legal move"),
                None => break,
            };
        }
    }

    #[test]
    fn what_a_page_is_told_can_be_set_up() {
        survives("27", "1:4 9:2 1:2");
        survives("27:expert", "1:10 9:10");
        survives("six", "2,0 3,0 -1,0");
        survives("six:players=4", "2,0 3,0 -1,0 4,0 5,0");
        survives("six:first-edition", "0,0 1,0");
        survives("sixth:kings", "c3 c4 c3>c4:1 c3");
        survives("sixth:milady=c1", "b1 b1>c1:1");
    }

    #[test]
    fn a_stack_is_set_up_square_by_square() {
        let text = set_up(
            r#"{"variant":"sixth","to_move":1,"table":{"game":"sixth","stacks":{"c3":["P","p"],"e5":["P"],"a1":[]}}}"#,
        );
        assert_eq!(text.expect("a position"), "4,P/5/2,Pp,2/5/5 b -");
    }

    #[test]
    fn what_cannot_be_played_is_refused_with_a_reason() {
        let told = |json: &str| {
            let error = set_up(json).expect_err("a refusal");
            let json = serde_json::to_value(&error).expect("JSON");
            json["told"]["id"].as_str().unwrap_or_default().to_owned()
        };
        let cases = [
            (
                r#"{"variant":"sixth","table":{"game":"sixth","stacks":{"c3":["G"]}}}"#,
                "analysis-setup-problem",
            ),
            (
                r#"{"variant":"sixth","table":{"game":"sixth","stacks":{"z9":["P"]}}}"#,
                "analysis-setup-problem",
            ),
            (
                r#"{"variant":"sixth","table":{"game":"sixth","stacks":{"c3":["/"]}}}"#,
                "analysis-setup-problem",
            ),
            (
                r#"{"variant":"six","table":{"game":"sixth","stacks":{}}}"#,
                "analysis-setup-problem",
            ),
            (
                r#"{"variant":"six","table":{"game":"six","round":1,"tiles":[{"q":0,"r":0,"side":0}]}}"#,
                "analysis-setup-tiles",
            ),
            (
                r#"{"variant":"six","table":{"game":"six","round":2,"tiles":[{"q":0,"r":0,"side":0},{"q":0,"r":5,"side":1}]}}"#,
                "analysis-setup-apart",
            ),
            (
                r#"{"variant":"six","table":{"game":"six","round":2,"tiles":[{"q":30000,"r":0,"side":0}]}}"#,
                "analysis-setup-problem",
            ),
            (
                r#"{"variant":"27","table":{"game":"27","fields":[{"name":1,"discs":["b"]}]}}"#,
                "analysis-setup-discs",
            ),
            (
                r#"{"variant":"chess","table":{"game":"27","fields":[]}}"#,
                "error-unreadable",
            ),
        ];
        for (json, id) in cases {
            assert_eq!(told(json), id, "{json}");
        }
    }
}
