use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use serde::Deserialize;
use trilith_games::{Game, Kind, Variant};

use super::{Page, render};
use crate::App;
use crate::api::{ApiError, NewGame, Opponent, SideChoice};
use crate::table::{Terms, TimeControl};

/// The variants that are one touch away; every other one is a few options away.
pub(super) const PRESETS: &[(Kind, &str, &str)] = &[
    (Kind::Sixth, "plain", "sixth"),
    (Kind::Sixth, "kings", "sixth:kings"),
    (Kind::Sixth, "milady", "sixth:milady"),
    (Kind::Sixth, "hunchbacks", "sixth:hunchbacks"),
    (Kind::Sixth, "giants", "sixth:giants"),
    (Kind::Sixth, "armies-milady", "sixth:milady,armies"),
    (Kind::Six, "plain", "six"),
    (Kind::Six, "first-edition", "six:first-edition"),
    (Kind::Six, "teams", "six:players=4"),
    (Kind::TwentySeven, "plain", "27"),
    (Kind::TwentySeven, "advanced", "27:advanced"),
    (Kind::TwentySeven, "expert", "27:expert"),
];

struct Preset {
    variant: &'static str,
    name: String,
    summary: String,
    chosen: bool,
}

struct KindView {
    name: &'static str,
    title: &'static str,
    first: String,
    second: String,
    chosen: bool,
    presets: Vec<Preset>,
}

#[derive(Template)]
#[template(path = "new.html")]
struct New<'a> {
    page: &'a Page,
    words: String,
    kinds: Vec<KindView>,
    problem: Option<String>,
    /// A position to begin from.
    position: Option<String>,
    /// Its variant, or one that was asked for and is no preset.
    variant: Option<String>,
    /// What is filled in.
    wanted: Wanted,
    /// Whether a rated game is possible.
    account: bool,
}

#[derive(Deserialize)]
pub(super) struct Asked {
    game: Option<String>,
    variant: Option<String>,
    position: Option<String>,
    opponent: Option<String>,
}

/// What the form shows at first.
#[derive(Default)]
struct Shown {
    kind: Option<Kind>,
    variant: Option<Variant>,
    position: Option<String>,
    wanted: Wanted,
    problem: Option<String>,
}

pub(super) async fn page(page: Page, Query(asked): Query<Asked>) -> Response {
    let variant = asked
        .variant
        .as_deref()
        .and_then(|text| text.parse::<Variant>().ok());
    let kind = variant
        .map(|variant| variant.kind())
        .or_else(|| asked.game.as_deref()?.parse().ok())
        .unwrap_or(Kind::Sixth);
    let position = asked
        .position
        .filter(|text| variant.is_some_and(|variant| Game::from_position(variant, text).is_ok()));
    let form = Shown {
        kind: Some(kind),
        variant,
        position,
        wanted: Wanted {
            opponent: asked.opponent.unwrap_or_default(),
            ..Wanted::default()
        },
        problem: None,
    };
    show(&page, form)
}

fn show(page: &Page, shown: Shown) -> Response {
    let Shown {
        kind,
        variant,
        position,
        wanted: filled,
        problem,
    } = shown;
    let kind = kind.unwrap_or(Kind::Sixth);
    let text = variant.map(|variant| variant.to_string());
    let wanted = text.as_deref().unwrap_or(kind.name());
    let kinds = Kind::ALL.map(|each| {
        let presets = PRESETS
            .iter()
            .filter(|(of, ..)| *of == each)
            .map(|(_, name, variant)| Preset {
                variant,
                name: page.t(&format!("preset-{}-{name}-name", each.name())),
                summary: page.t(&format!("preset-{}-{name}-summary", each.name())),
                chosen: if each == kind {
                    *variant == wanted
                } else {
                    *variant == each.name()
                },
            });
        let side = |side| page.t(&format!("side-{}", each.side_name(side).to_lowercase()));
        KindView {
            name: each.name(),
            title: each.title(),
            first: side(trilith_games::common::Side::First),
            second: side(trilith_games::common::Side::Second),
            chosen: each == kind,
            presets: presets.collect(),
        }
    });
    let is_preset = PRESETS.iter().any(|(_, _, variant)| *variant == wanted);
    let new = New {
        words: page.json(&["new"]),
        kinds: kinds.into(),
        problem,
        variant: text.filter(|_| !is_preset || position.is_some()),
        position,
        wanted: filled,
        account: page.guest.who().account,
        page,
    };
    render(page, &new)
}

/// The form as a browser sends it.
#[derive(Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    game: String,
    /// What the options add up to, if the page's script could tell.
    #[serde(default)]
    variant: String,
    #[serde(default)]
    sixth: String,
    #[serde(default)]
    six: String,
    #[serde(default, rename = "27")]
    twentyseven: String,
    #[serde(default)]
    position: String,
    #[serde(default)]
    opponent: String,
    #[serde(default)]
    level: String,
    #[serde(default)]
    side: String,
    #[serde(default)]
    clock: String,
    #[serde(default)]
    minutes: String,
    #[serde(default)]
    seconds: String,
    #[serde(default)]
    days: String,
    /// A box that is not ticked is not sent.
    take_backs: Option<String>,
    private: Option<String>,
    listed: Option<String>,
    rated: Option<String>,
}

/// The form as it comes at first.
impl Default for Wanted {
    fn default() -> Wanted {
        Wanted {
            game: String::new(),
            variant: String::new(),
            sixth: String::new(),
            six: String::new(),
            twentyseven: String::new(),
            position: String::new(),
            opponent: String::new(),
            level: "3".to_owned(),
            side: String::new(),
            clock: String::new(),
            minutes: "10".to_owned(),
            seconds: "5".to_owned(),
            days: "3".to_owned(),
            take_backs: Some(String::new()),
            private: None,
            listed: None,
            rated: None,
        }
    }
}

impl Wanted {
    fn opponent(&self) -> Opponent {
        match self.opponent.as_str() {
            "same" => Opponent::Same,
            "friend" => Opponent::Friend,
            _ => Opponent::Computer {
                level: self.level.parse().unwrap_or(3),
            },
        }
    }

    fn side(&self) -> SideChoice {
        match self.side.as_str() {
            "second" => SideChoice::Second,
            "random" => SideChoice::Random,
            _ => SideChoice::First,
        }
    }

    /// What is not a number is refused together with what is not within reason.
    fn time(&self) -> Option<TimeControl> {
        match self.clock.as_str() {
            "live" => Some(TimeControl::Live {
                initial: (self.minutes.parse().unwrap_or(0.0_f64) * 60_000.0) as u64,
                increment: self.seconds.parse::<u64>().unwrap_or(0).saturating_mul(1_000),
            }),
            "days" => Some(TimeControl::Daily {
                days: self.days.parse().unwrap_or(0),
            }),
            _ => None,
        }
    }

    /// With the computer and at one screen there is nothing to agree on.
    fn terms(&self) -> Terms {
        if self.opponent() != Opponent::Friend {
            return Terms::default();
        }
        Terms {
            take_backs: self.take_backs.is_some(),
            private: self.private.is_some(),
            listed: self.listed.is_some(),
            rated: self.rated.is_some(),
        }
    }
}

pub(super) async fn start(State(app): State<App>, page: Page, Form(wanted): Form<Wanted>) -> Response {
    let preset = match wanted.game.as_str() {
        "six" => &wanted.six,
        "27" => &wanted.twentyseven,
        _ => &wanted.sixth,
    };
    let text = if wanted.variant.is_empty() {
        preset
    } else {
        &wanted.variant
    };
    let variant: Variant = match text.parse() {
        Ok(variant) => variant,
        Err(error) => {
            let shown = Shown {
                kind: wanted.game.parse().ok(),
                wanted,
                problem: Some(error.to_string()),
                ..Shown::default()
            };
            return refuse(&page, shown);
        }
    };
    let game = NewGame {
        variant: variant.to_string(),
        opponent: wanted.opponent(),
        side: wanted.side(),
        time: wanted.time(),
        terms: wanted.terms(),
        position: Some(wanted.position.clone()).filter(|text| !text.is_empty()),
    };
    let made = match game.setup(&page.guest) {
        Ok(setup) => app
            .tables
            .create(&page.guest.id, setup)
            .await
            .map_err(ApiError::from),
        Err(error) => Err(error),
    };
    match made {
        Ok(id) => {
            let mut response = Redirect::to(&format!("/game/{id}")).into_response();
            page.guest.introduce(response.headers_mut());
            response
        }
        Err(error) => {
            let shown = Shown {
                kind: Some(variant.kind()),
                variant: Some(variant),
                position: (Some(wanted.position.clone()))
                    .filter(|text| Game::from_position(variant, text).is_ok()),
                wanted,
                problem: Some(page.words.tell(error.told())),
            };
            refuse(&page, shown)
        }
    }
}

/// The form again, with what is wrong.
fn refuse(page: &Page, shown: Shown) -> Response {
    let mut response = show(page, shown);
    *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_is_a_variant_of_its_game() {
        for (kind, _, text) in PRESETS {
            let variant: Variant = text.parse().expect("a variant");
            assert_eq!((variant.kind(), variant.to_string().as_str()), (*kind, *text));
        }
    }
}
