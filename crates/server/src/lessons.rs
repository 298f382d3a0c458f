//! The lessons of `data/lessons`, as `README.md` there describes them, and what a page needs to teach one: the positions of
//! each step, and which moves answer its question. So a page needs no rules.

use std::sync::{LazyLock, OnceLock};

use rust_embed::RustEmbed;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use trilith_games::{Game, Kind, Variant};

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../data/lessons"]
#[include = "*.json"]
struct Files;

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |path: &str| {
        let lesson = serde_json::from_slice::<Lesson>(&Files::get(path)?.data);
        lesson
            .inspect_err(|error| tracing::error!(%error, path, "a lesson that cannot be read"))
            .ok()
    };
    let mut lessons: Vec<Lesson> = Files::iter().filter_map(|path| read(&path)).collect();
    lessons.sort_by(|a, b| (&a.game, a.order).cmp(&(&b.game, b.order)));
    lessons
});

/// A lesson.
#[derive(Debug, Deserialize)]
pub(crate) struct Lesson {
    /// The game, a hyphen, and its name among the game's lessons.
    pub(crate) id: String,
    game: String,
    order: usize,
    /// The message that is its title.
    pub(crate) title: String,
    /// The message with one line about it.
    pub(crate) summary: String,
    /// What happens.
    pub(crate) steps: Vec<Step>,
    #[serde(skip)]
    shown: OnceLock<Vec<ShownStep>>,
}

/// A step of a lesson.
#[derive(Debug, Deserialize)]
pub(crate) struct Step {
    /// The message beside the board.
    pub(crate) say: String,
    variant: String,
    position: Option<String>,
    #[serde(default)]
    moves: Vec<String>,
    #[serde(default)]
    play: Vec<String>,
    /// A question.
    pub(crate) ask: Option<Ask>,
}

/// A question that a move answers.
#[derive(Debug, Deserialize)]
pub(crate) struct Ask {
    accept: Accept,
    /// The message after a right move.
    pub(crate) right: String,
    /// The message after any other.
    pub(crate) wrong: Option<String>,
    reply: Option<Reply>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Goal {
    From(String),
    Piece(String),
    Ends(String),
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Any {
    Any,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Accept {
    Any(Any),
    Listed(Vec<String>),
    Goal(Goal),
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum Forced {
    Forced,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(untagged)]
enum Reply {
    Forced(Forced),
    Moves(Vec<String>),
}

/// A step as a page's script wants it.
#[derive(Debug, Serialize)]
pub(crate) struct ShownStep {
    variant: String,
    position: Option<String>,
    moves: Vec<String>,
    /// Where it begins, and after each move that is shown.
    views: Vec<Value>,
    /// The moves that answer the question.
    #[serde(skip_serializing_if = "Option::is_none")]
    accept: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reply: Option<Reply>,
}

/// The lessons of a game in their order.
pub(crate) fn of(kind: Kind) -> impl Iterator<Item = &'static Lesson> {
    LESSONS.iter().filter(move |lesson| lesson.game == kind.name())
}

impl Lesson {
    /// Its name among the game's lessons, as addresses have it.
    pub(crate) fn name(&self) -> &str {
        let name = self.id.strip_prefix(&*self.game);
        name.and_then(|name| name.strip_prefix('-')).unwrap_or(&self.id)
    }

    /// The steps as a page's script wants them.
    pub(crate) fn shown(&self) -> &[ShownStep] {
        self.shown
            .get_or_init(|| self.steps.iter().filter_map(Step::shown).collect())
    }
}

impl Step {
    fn start(&self) -> Option<Game> {
        let variant: Variant = self.variant.parse().ok()?;
        let mut game = match &self.position {
            Some(text) => Game::from_position(variant, text).ok()?,
            None => Game::new(variant),
        };
        for text in &self.moves {
            game.play_text(text).ok()?;
        }
        Some(game)
    }

    /// Nothing for a step that cannot be played; a test makes sure that there is none.
    fn shown(&self) -> Option<ShownStep> {
        let mut game = self.start()?;
        let accept = self.ask.as_ref().map(|ask| ask.accept.moves(&game));
        let mut views = vec![if accept.is_some() {
            serde_json::to_value(game.view()).ok()?
        } else {
            picture(&game)
        }];
        for text in &self.play {
            game.play_text(text).ok()?;
            views.push(picture(&game));
        }
        Some(ShownStep {
            variant: self.variant.clone(),
            position: self.position.clone(),
            moves: self.moves.clone(),
            views,
            accept,
            reply: self.ask.as_ref().and_then(|ask| ask.reply.clone()),
        })
    }
}

impl Accept {
    fn moves(&self, game: &Game) -> Vec<String> {
        let legal = game.legal_moves().into_iter().map(|m| m.to_string());
        match self {
            Accept::Any(Any::Any) => legal.collect(),
            Accept::Listed(moves) => moves.clone(),
            Accept::Goal(goal) => legal.filter(|text| goal.is_met(game, text)).collect(),
        }
    }
}

impl Goal {
    fn is_met(&self, game: &Game, text: &str) -> bool {
        match self {
            Goal::From(from) => text
                .strip_prefix(&**from)
                .is_some_and(|rest| rest.starts_with(['>', ':'])),
            Goal::Piece(letter) => text.starts_with(&**letter),
            Goal::Ends(result) => {
                let mut after = game.clone();
                after.play_text(text).is_ok() && after.result() == *result
            }
        }
    }
}

/// A view without the moves, for a board on which nobody makes any.
fn picture(game: &Game) -> Value {
    let mut view = serde_json::to_value(game.view()).unwrap_or_default();
    view["legal"] = json!([]);
    view["choices"] = match game.kind() {
        Kind::Sixth => json!({"game": "sixth", "places": [], "lifts": [], "pass": false}),
        Kind::Six => json!({"game": "six", "places": [], "lifts": []}),
        Kind::TwentySeven => json!({"game": "27", "lifts": [], "pass": false}),
    };
    view
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_is_read_and_every_step_can_be_shown() {
        assert_eq!(LESSONS.len(), Files::iter().count());
        for lesson in LESSONS.iter() {
            assert_eq!(lesson.shown().len(), lesson.steps.len(), "{}", lesson.id);
            for (step, shown) in lesson.steps.iter().zip(lesson.shown()) {
                assert_eq!(shown.views.len(), step.play.len() + 1, "{}", step.say);
                assert!(
                    shown.accept.as_ref().is_none_or(|moves| !moves.is_empty()),
                    "{}",
                    step.say
                );
            }
        }
    }

    #[test]
    fn a_lesson_has_a_name_of_its_own() {
        let names: Vec<_> = of(Kind::TwentySeven).map(Lesson::name).collect();
        assert_eq!(names.first(), Some(&"introduction"));
        assert!(names.contains(&"expert"));
    }
}
