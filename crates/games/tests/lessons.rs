//! The lessons in `data/lessons`: every position can stand, every move in them is legal, every question can be answered,
//! and all that they say is in `locales/en/learn.ftl`. What the rules say of a move or an end is in `rules.ftl` beside it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::Deserialize;
use trilith_games::{Game, Kind, Variant};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    id: String,
    game: String,
    order: usize,
    title: String,
    summary: String,
    steps: Vec<Step>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    say: String,
    variant: String,
    position: Option<String>,
    #[serde(default)]
    moves: Vec<String>,
    #[serde(default)]
    play: Vec<String>,
    ask: Option<Ask>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ask {
    accept: Accept,
    right: String,
    wrong: Option<String>,
    reply: Option<Reply>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Goal {
    From(String),
    Piece(String),
    Ends(String),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Accept {
    Word(String),
    Listed(Vec<String>),
    Goal(Goal),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Reply {
    Word(String),
    Moves(Vec<String>),
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn lessons() -> Vec<Lesson> {
    let folder = root().join("data/lessons");
    let mut lessons = Vec::new();
    for entry in std::fs::read_dir(&folder).expect("the folder of the lessons") {
        let path = entry.expect("a file").path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("text");
        let lesson: Lesson =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(path.file_stem().and_then(|stem| stem.to_str()), Some(&*lesson.id));
        lessons.push(lesson);
    }
    lessons.sort_by(|a, b| (&a.game, a.order).cmp(&(&b.game, b.order)));
    lessons
}

/// Where the step stands before anything is shown or asked.
fn set_up(step: &Step) -> Result<Game, String> {
    let variant: Variant = step.variant.parse().map_err(|error| format!("{error}"))?;
    if variant.to_string() != step.variant {
        return Err(format!("{} is written {variant}", step.variant));
    }
    let mut game = match &step.position {
        Some(text) => Game::from_position(variant, text).map_err(|error| error.to_string())?,
        None => Game::new(variant),
    };
    if step
        .position
        .as_ref()
        .is_some_and(|text| *text != game.position_text())
    {
        return Err(format!("the position is written {}", game.position_text()));
    }
    play(&mut game, &step.moves)?;
    Ok(game)
}

/// Plays moves that are written as Trilith writes them.
fn play(game: &mut Game, moves: &[String]) -> Result<(), String> {
    for text in moves {
        let made = game.play_text(text).map_err(|error| error.to_string())?;
        if made.to_string() != *text {
            return Err(format!("{text} is written {made}"));
        }
    }
    Ok(())
}

/// The legal moves that answer the question, and how many there are that do not.
fn answers(game: &Game, accept: &Accept) -> Result<(Vec<String>, usize), String> {
    let legal: Vec<String> = game.legal_moves().iter().map(ToString::to_string).collect();
    let keep = |wanted: &dyn Fn(&String) -> bool| legal.iter().filter(|m| wanted(m)).cloned().collect();
    let accepted: Vec<String> = match accept {
        Accept::Word(word) if word == "any" => legal.clone(),
        Accept::Word(word) => return Err(format!("`{word}` can be `any`")),
        Accept::Listed(moves) => {
            if let Some(other) = moves.iter().find(|m| !legal.contains(m)) {
                return Err(format!("{other} is not legal"));
            }
            moves.clone()
        }
        Accept::Goal(Goal::From(from)) => keep(&|m| {
            m.strip_prefix(&**from)
                .is_some_and(|rest| rest.starts_with(['>', ':']))
        }),
        Accept::Goal(Goal::Piece(letter)) => keep(&|m| m.starts_with(&**letter)),
        Accept::Goal(Goal::Ends(result)) => keep(&|m| {
            let mut after = game.clone();
            after.play_text(m).is_ok() && after.result() == *result
        }),
    };
    if accepted.is_empty() {
        return Err("no legal move answers the question".to_owned());
    }
    let others = legal.len() - accepted.len();
    Ok((accepted, others))
}

/// The reply has to fit whatever the learner chose.
fn check_reply(game: &Game, accepted: &[String], reply: &Reply) -> Result<(), String> {
    for m in accepted {
        let mut after = game.clone();
        play(&mut after, std::slice::from_ref(m))?;
        if after.to_move() == game.to_move() {
            return Err(format!("after {m} the learner moves again"));
        }
        match reply {
            Reply::Word(word) if word == "forced" => {
                let legal = after.legal_moves();
                if legal.len() != 1 {
                    return Err(format!("after {m} there are {} replies", legal.len()));
                }
            }
            Reply::Word(word) => return Err(format!("`{word}` can be `forced`")),
            Reply::Moves(moves) => play(&mut after, moves).map_err(|error| format!("after {m}: {error}"))?,
        }
    }
    Ok(())
}

fn check_step(step: &Step) -> Result<(), String> {
    let mut game = set_up(step)?;
    let Some(ask) = &step.ask else {
        return play(&mut game, &step.play);
    };
    if !step.play.is_empty() {
        return Err("a step shows moves or asks for one, not both".to_owned());
    }
    let (accepted, others) = answers(&game, &ask.accept)?;
    if ask.wrong.is_some() != (others > 0) {
        return Err(format!(
            "{others} legal moves are wrong: is there an answer to them?"
        ));
    }
    ask.reply
        .as_ref()
        .map_or(Ok(()), |reply| check_reply(&game, &accepted, reply))
}

/// The names of the messages in a Fluent file.
fn messages(file: &str) -> Vec<String> {
    let path = root().join("locales/en").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let name = |line: &str| match line.split_once(" =") {
        Some((name, _)) if name.starts_with(|c: char| c.is_ascii_alphabetic()) => Some(name.to_owned()),
        _ => None,
    };
    text.lines().filter_map(name).collect()
}

#[test]
fn every_step_can_be_played() {
    let mut wrong = Vec::new();
    for lesson in lessons() {
        assert!((4..=8).contains(&lesson.steps.len()), "{}", lesson.id);
        for (n, step) in (1..).zip(&lesson.steps) {
            let of_the_game = step.variant.split(':').next() == Some(&*lesson.game);
            assert!(of_the_game, "{} step {n} is of another game", lesson.id);
            if let Err(error) = check_step(step) {
                wrong.push(format!("{} step {n}: {error}", lesson.id));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn each_game_begins_with_an_introduction() {
    let mut by_game: BTreeMap<String, Vec<Lesson>> = BTreeMap::new();
    for lesson in lessons() {
        by_game.entry(lesson.game.clone()).or_default().push(lesson);
    }
    for kind in Kind::ALL {
        let lessons = &by_game[kind.name()];
        assert_eq!(lessons[0].id, format!("{kind}-introduction"));
        for (n, lesson) in lessons.iter().enumerate() {
            assert_eq!(lesson.order, n, "{}", lesson.id);
        }
    }
    assert_eq!(by_game.len(), Kind::ALL.len());
}

#[test]
fn each_option_is_taught() {
    let mut taught = BTreeSet::new();
    for step in lessons().iter().flat_map(|lesson| &lesson.steps) {
        let options = step.variant.split_once(':').map_or("", |(_, options)| options);
        taught.extend(options.split(',').map(str::to_owned));
    }
    let options = [
        "kings",
        "milady",
        "milady=c1",
        "milady=silver",
        "milady=brown",
        "hunchbacks",
        "giants",
        "armies",
        "silver=7p1h1g",
        "brown=12p",
        "first-edition",
        "players=4",
        "advanced",
        "expert",
    ];
    for option in options {
        assert!(taught.contains(option), "{option} is in no lesson");
    }
}

#[test]
fn all_that_is_said_is_written_once_and_used() {
    let mut used = Vec::new();
    for lesson in lessons() {
        for step in lesson.steps {
            used.push(step.say);
            if let Some(ask) = step.ask {
                used.push(ask.right);
                used.extend(ask.wrong);
            }
        }
        used.extend([lesson.title, lesson.summary]);
    }
    let mut written = messages("learn.ftl");
    used.sort();
    written.sort();
    assert_eq!(used, written);
    written.dedup();
    assert_eq!(used, written);
}

/// The reasons for a refusal or an end have their names in the source alone, so they are looked for there.
#[test]
fn every_refusal_and_every_ending_has_its_message() {
    let source = concat!(include_str!("../src/told.rs"), include_str!("../src/game.rs"));
    let told = source
        .split('"')
        .filter(|text| text.starts_with("illegal-") || text.starts_with("ending-"));
    let told: BTreeSet<String> = told.map(str::to_owned).collect();
    let written: BTreeSet<String> = messages("rules.ftl").into_iter().collect();
    assert_eq!(told, written);
}
