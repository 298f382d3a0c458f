use std::convert::Infallible;
use std::time::Duration;

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::Response;
use futures_util::{Stream, StreamExt as _, stream};
use serde::{Deserialize, Serialize};
use trilith_engine::{Evaluated, Report, Review, Score};
use trilith_games::Game;
use trilith_games::common::Side;
use utoipa::ToSchema;

use super::{ApiError, Asked};
use crate::App;
use crate::thinker::Study;

/// The longest that one question may take, and the most lines of an answer.
const LONGEST: u64 = 120_000;
const MOST_LINES: usize = 5;
/// The longest look at each position of a whole game.
const LONGEST_LOOK: u64 = 5_000;

#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({ "variant": "27", "moves": ["1:9"], "lines": 2, "time": 500 }))]
pub(super) struct Question {
    #[serde(flatten)]
    asked: Asked,
    /// How many lines, at most five.
    #[serde(default = "one")]
    lines: usize,
    /// How many milliseconds, at most two minutes.
    time: u64,
}

const fn one() -> usize {
    1
}

/// A line of play, as the first side sees it.
#[derive(Debug, Serialize, ToSchema)]
struct LineView {
    /// The moves.
    moves: Vec<String>,
    #[serde(flatten)]
    score: ScoreView,
}

/// What a position is worth to the first side.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ScoreView {
    /// The probability that the first side wins; a draw counts half.
    chance: f64,
    /// `1-0`, `0-1` or `1/2-1/2`, if that is proven.
    proven: Option<String>,
    /// In how many plies.
    plies: Option<u32>,
    /// By how many discs the first side wins, where the game is played for that.
    margin: Option<i32>,
}

impl ScoreView {
    fn of(score: Score, margin: Option<i32>, side: Side) -> ScoreView {
        let first = side == Side::First;
        let chance = score.chance();
        let plies = match score {
            Score::Belief(_) => None,
            Score::Win(plies) | Score::Draw(plies) | Score::Loss(plies) => Some(plies),
        };
        ScoreView {
            chance: if first { chance } else { 1.0 - chance },
            proven: score.outcome(side).map(|outcome| outcome.to_string()),
            plies,
            margin: margin.map(|margin| if first { margin } else { -margin }),
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Analysis {
    /// How deep the search has come.
    depth: u32,
    /// How many positions it has seen.
    nodes: u64,
    /// The best lines, the best one first.
    lines: Vec<LineView>,
}

impl Analysis {
    fn of(report: &Report, side: Side) -> Analysis {
        let line = |line: &trilith_engine::Line| LineView {
            moves: line.moves.iter().map(ToString::to_string).collect(),
            score: ScoreView::of(line.score, line.margin, side),
        };
        Analysis {
            depth: report.depth,
            nodes: report.nodes,
            lines: report.lines.iter().map(line).collect(),
        }
    }
}

/// The best lines in a position, a JSON object a line, each better than the one before.
#[utoipa::path(
    post, path = "/api/analyse", tag = "engine", request_body = Question,
    responses(
        (status = 200, description = "Lines of JSON, until the time is over or the asker goes.", body = Analysis, content_type = "application/x-ndjson"),
        (status = "4XX", description = "No such position.", body = ApiError)
    )
)]
pub(super) async fn analyse(
    State(app): State<App>,
    question: Result<Json<Question>, JsonRejection>,
) -> Result<Response, ApiError> {
    let Json(question) = question?;
    let game = question.asked.game()?;
    let Some(seat) = game.to_move() else {
        return Ok(lines(stream::empty()));
    };
    let study = Study {
        lines: question.lines.clamp(1, MOST_LINES),
        time: Duration::from_millis(question.time.clamp(50, LONGEST)),
    };
    let receiver = app.thinker.analyse(game, study);
    let side = seat.side();
    Ok(lines(stream::unfold(receiver, move |mut receiver| async move {
        let report = receiver.recv().await?;
        Some((to_line(&Analysis::of(&report, side)), receiver))
    })))
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({ "variant": "27", "moves": ["1:9", "9:4"], "time": 50 }))]
pub(super) struct WholeGame {
    #[serde(flatten)]
    asked: Asked,
    /// How many milliseconds for each position, at most five seconds.
    time: u64,
}

/// One position of a game that is reviewed, or the summary at the end.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Step {
    /// A position.
    Position {
        /// How many moves lead to it.
        ply: usize,
        #[serde(flatten)]
        score: ScoreView,
        /// The best move in it.
        best: Option<String>,
        /// How bad the move before it was, and whether it let a proven win go.
        judgement: Option<&'static str>,
        missed: bool,
    },
    /// The whole game, by side.
    Summary {
        /// From 0 to 100.
        accuracy: [Option<f64>; 2],
        /// How many inaccuracies, mistakes and blunders.
        judged: [[usize; 3]; 2],
        /// How many proven wins were let go.
        missed: [usize; 2],
    },
}

/// A look at every position of a game, a JSON object a line, and the summary at the end.
#[utoipa::path(
    post, path = "/api/review", tag = "engine", request_body = WholeGame,
    responses(
        (status = 200, description = "Lines of JSON.", body = Step, content_type = "application/x-ndjson"),
        (status = "4XX", description = "No such game.", body = ApiError)
    )
)]
pub(super) async fn review(
    State(app): State<App>,
    whole: Result<Json<WholeGame>, JsonRejection>,
) -> Result<Response, ApiError> {
    let Json(whole) = whole?;
    let game = whole.asked.game()?;
    let study = Study {
        lines: 1,
        time: Duration::from_millis(whole.time.clamp(20, LONGEST_LOOK)),
    };
    let state = Reviewing {
        app,
        study,
        replayed: game.from_its_start(),
        game,
        positions: Vec::new(),
        is_done: false,
    };
    Ok(lines(stream::unfold(state, |mut state| async move {
        let step = state.step().await?;
        Some((to_line(&step), state))
    })))
}

struct Reviewing {
    app: App,
    study: Study,
    game: Game,
    /// The game up to the next position.
    replayed: Game,
    positions: Vec<Evaluated>,
    is_done: bool,
}

impl Reviewing {
    async fn step(&mut self) -> Option<Step> {
        if self.is_done {
            return None;
        }
        let ply = self.positions.len();
        if ply > self.game.ply() {
            self.is_done = true;
            return Some(self.summary());
        }
        let mut last = None;
        if self.replayed.outcome().is_none() {
            let mut reports = self.app.thinker.analyse(self.replayed.clone(), self.study);
            while let Some(report) = reports.recv().await {
                last = Some(report);
            }
        }
        let evaluated = Evaluated::new(&self.replayed, last.as_ref())?;
        let margin = last.as_ref().and_then(|report| report.lines.first()?.margin);
        let score = match &evaluated {
            Evaluated::Searched { side, score, .. } => ScoreView::of(*score, margin, *side),
            Evaluated::Over(outcome) => ScoreView {
                chance: evaluated.chance(Side::First),
                proven: Some(outcome.to_string()),
                plies: Some(0),
                margin: None,
            },
        };
        let best = evaluated.best().map(|m| m.to_string());
        self.positions.push(evaluated);
        let judged = Review::new(&self.game, self.positions.clone()).moves.pop();
        if let Some(m) = self.game.moves().get(ply) {
            self.replayed.play(*m).ok()?;
        }
        let judged = judged.filter(|_| ply > 0);
        Some(Step::Position {
            ply,
            score,
            best,
            judgement: judged.as_ref().and_then(|judged| Some(judged.judgement?.name())),
            missed: judged.is_some_and(|judged| judged.missed_win),
        })
    }

    fn summary(&self) -> Step {
        let review = Review::new(&self.game, self.positions.clone());
        let sides = Side::BOTH.map(|side| review.side(side));
        Step::Summary {
            accuracy: sides.map(|side| side.accuracy),
            judged: sides.map(|side| side.judged),
            missed: sides.map(|side| side.missed_wins),
        }
    }
}

fn to_line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).unwrap_or_default();
    line.push('\n');
    line
}

/// A response that comes line by line.
fn lines(stream: impl Stream<Item = String> + Send + 'static) -> Response {
    // Whatever compresses a body asks once more after its end.
    let stream = stream.map(Ok::<_, Infallible>).fuse();
    let mut response = Response::new(Body::from_stream(stream));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/x-ndjson"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}
