//! Records: what is read, what is refused and where, and that nothing is lost on the way out and back in.

mod anything;
mod changing;
mod commands;
mod comments;
mod files;
mod json;
mod moves;
mod results;
mod tags;
mod variations;
mod writing;

use trilith_games::common::{Outcome, Random, Side};
use trilith_games::{Game, Record, Variant};

const VARIANTS: [&str; 12] = [
    "sixth",
    "sixth:kings",
    "sixth:milady",
    "sixth:kings,milady=a3",
    "sixth:milady=silver,armies,brown=7p1h1g",
    "six",
    "six:first-edition",
    "six:players=4",
    "six:first-edition,players=4",
    "27",
    "27:advanced",
    "27:expert",
];

fn variant(text: &str) -> Variant {
    text.parse().unwrap()
}

fn read(text: &str) -> Record {
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// A record of 27 with this after its tags.
fn moves(text: &str) -> Result<Record, String> {
    format!("[Variant \"27\"]\n{text}")
        .parse()
        .map_err(|error: trilith_games::RecordError| error.to_string())
}

/// The moves as they are written, on one line.
fn written(record: &Record) -> String {
    let text = record.to_string();
    let (_, moves) = text.split_once("\n\n").unwrap();
    moves.trim_end().replace('\n', " ")
}

/// The error of a text that must not be read.
fn refusal(text: &str) -> String {
    match text.parse::<Record>() {
        Ok(record) => panic!("this was read:\n{text}\nas\n{record}"),
        Err(error) => error.to_string(),
    }
}

#[track_caller]
fn assert_refused(text: &str, wanted: &str) {
    let error = refusal(text);
    assert!(error.contains(wanted), "{error}\nshould say\n{wanted}");
}

#[track_caller]
fn assert_same_both_ways(record: &Record) {
    let text = record.to_string();
    let again = read(&text);
    assert_eq!(&again, record, "{text}");
    assert_eq!(again.to_string(), text);
    let json = record.to_json();
    let again = Record::from_json(&json).unwrap_or_else(|error| panic!("{error}\n{json}"));
    assert_eq!(&again, record, "{json}");
    assert_eq!(again.to_string(), text);
    assert_eq!(again.to_json(), json);
}

/// A finished game of 27, and its moves as text.
fn finished() -> (Game, String) {
    let mut random = Random::new(27);
    loop {
        let mut game = Game::new(variant("27"));
        while let Some(m) = game.random_move(&mut random) {
            game.play(m).unwrap();
        }
        if game.outcome() == Some(Outcome::Win(Side::First)) {
            let texts: Vec<String> = game.moves().iter().map(|m| m.to_string()).collect();
            return (game, texts.join(" "));
        }
    }
}
