//! Records at random, spoilt ones, and floods: nothing is lost, nothing panics, nothing takes long.

use std::time::{Duration, Instant};

use trilith_games::common::{Outcome, Random, Side};
use trilith_games::record::{Annotation, Clock, Eval, MAX_TEXT, Place, read_all};
use trilith_games::{Game, Record, Variant};

use crate::{VARIANTS, assert_same_both_ways, variant};

/// Pieces of which hostile and merely odd texts are made.
const PIECES: [&str; 40] = [
    "{", "}", "(", ")", "[", "]", "[%", "[%eval ", "[%clk ", "]", "\\", "\\}", "\"", ";", "%", "$", "$1",
    "*", " ", "\n", "\r\n", "1.", "1...", "1:4", "c3", "0,1", "pass", "!", "?!", "1-0", "é", "\u{2028}",
    "\u{feff}", "\0", "0.35", "#-1", ",", ":", "null", "word",
];

fn some_text(random: &mut Random, most: usize) -> String {
    (0..random.below(most + 1))
        .map(|_| PIECES[random.below(PIECES.len())])
        .collect()
}

/// A game of a few moves, or to its end, from the variant's start or from a position of its own.
fn some_game(variant: Variant, random: &mut Random) -> Game {
    let mut game = Game::new(variant);
    if random.below(2) == 0 {
        for _ in 0..random.below(30) {
            if let Some(m) = game.random_move(random) {
                game.play(m).unwrap();
            }
        }
        game = Game::from_position(variant, &game.position_text()).unwrap();
    }
    for _ in 0..random.below(60) {
        if let Some(m) = game.random_move(random) {
            game.play(m).unwrap();
        }
    }
    game
}

fn some_annotation(random: &mut Random) -> Annotation {
    let mut annotation = Annotation::default();
    let _ = annotation.set_text(&some_text(random, 30));
    if random.below(3) == 0 {
        annotation.set_eval(Some(Eval::from_thousandths(
            random.below(2_000_001) as i32 - 1_000_000,
        )));
    }
    if random.below(3) == 0 {
        annotation.set_clock(Some(Clock::new(Duration::from_millis(
            random.below(50_000_000_000) as u64,
        ))));
    }
    for _ in 0..random.below(3) {
        let _ = annotation.add_command(["csl", "x_1", "Y"][random.below(3)], &some_text(random, 4));
    }
    annotation
}

fn some_record(variant: Variant, random: &mut Random) -> Record {
    let mut record = Record::from_game(&some_game(variant, random));
    for name in ["Date", "Red", "Black", "Silver", "Seat1", "Event", "x"] {
        let _ = record.tags_mut().set(name, &some_text(random, 6));
    }
    for _ in 0..random.below(25) {
        let places: Vec<Place> = record
            .nodes()
            .map(|(place, _)| place)
            .chain([Place::default()])
            .collect();
        let mut place = places[random.below(places.len())].clone();
        for _ in 0..random.below(4) {
            if let Some(m) = record.game_at(&place).unwrap().random_move(random) {
                place = record.play(&place, &m.to_string()).unwrap();
            }
        }
        record.annotate(&place, some_annotation(random)).unwrap();
        let _ = record.mark(&place, &[random.below(256) as u8, random.below(7) as u8]);
        // The beginning of the line, too.
        record
            .annotate(&Place { moves: 0, ..place }, some_annotation(random))
            .unwrap();
    }
    let results = [
        None,
        Some(Outcome::Draw),
        Some(Outcome::Win(Side::First)),
        Some(Outcome::Win(Side::Second)),
    ];
    let _ = record.set_result(results[random.below(4)]);
    record
}

#[test]
fn every_record_is_the_same_after_writing_and_reading_it() {
    for (seed, name) in VARIANTS.iter().enumerate() {
        let mut random = Random::new(seed as u64);
        for _ in 0..12 {
            assert_same_both_ways(&some_record(variant(name), &mut random));
        }
    }
}

#[test]
fn every_line_of_moves_fits_unless_one_word_does_not() {
    let mut random = Random::new(80);
    for name in VARIANTS {
        let text = some_record(variant(name), &mut random).to_string();
        let (_, moves) = text.split_once("\n\n").unwrap();
        assert!(
            moves
                .lines()
                .all(|line| line.chars().count() <= 80 || !line.contains(' ')),
            "{text}"
        );
    }
}

#[test]
fn whatever_is_read_from_a_spoilt_text_is_a_record() {
    let mut random = Random::new(6);
    let mut read = 0;
    for round in 0..600 {
        let text = some_record(variant(VARIANTS[round % VARIANTS.len()]), &mut random).to_string();
        let mut characters: Vec<char> = text.chars().collect();
        for _ in 0..1 + random.below(3) {
            let at = random.below(characters.len());
            let end = (at + random.below(8)).min(characters.len());
            characters.splice(at..end, some_text(&mut random, 2).chars());
        }
        let text: String = characters.into_iter().collect();
        if let Ok(record) = text.parse::<Record>() {
            assert_same_both_ways(&record);
            read += 1;
        }
        let _ = read_all(&text);
    }
    assert!(read > 20, "only {read} of the texts could be read");
}

#[test]
fn whatever_is_read_from_spoilt_json_is_a_record() {
    let mut random = Random::new(7);
    let mut read = 0;
    for round in 0..600 {
        let json = some_record(variant(VARIANTS[round % VARIANTS.len()]), &mut random).to_json();
        let mut characters: Vec<char> = json.chars().collect();
        let at = random.below(characters.len());
        let end = (at + random.below(3)).min(characters.len());
        characters.splice(at..end, some_text(&mut random, 1).chars());
        if let Ok(record) = Record::from_json(&characters.into_iter().collect::<String>()) {
            assert_same_both_ways(&record);
            read += 1;
        }
    }
    assert!(read > 20, "only {read} of the texts could be read");
}

#[test]
fn pieces_in_any_order_are_read_or_refused() {
    let mut random = Random::new(8);
    for round in 0..3000 {
        let text = format!(
            "[Variant \"{}\"] {}",
            VARIANTS[round % VARIANTS.len()],
            some_text(&mut random, 12)
        );
        if let Ok(record) = text.parse::<Record>() {
            assert_same_both_ways(&record);
        }
        let _ = some_text(&mut random, 12).parse::<Record>();
    }
}

/// A mebibyte of the same again and again, after a beginning.
fn flood(begin: &str, piece: &str) -> String {
    let begin = format!("[Variant \"27\"] {begin}");
    let count = (MAX_TEXT - begin.len()) / piece.len();
    begin + &piece.repeat(count)
}

#[test]
fn a_flood_of_anything_is_answered_soon() {
    let begun = Instant::now();
    for begin in ["", "1:4 ", "1:4 {", "1:4 (1:3 ", "[Event \""] {
        for piece in [
            "(", "( ", ")", "(1:3 ", "(1:3)", "{", "}", "{a}", "{}", "{[%a]}", "[%", "[%a ", "[", "]", "\\",
            "\"", "$1", "!", "1", "1.", ".", ";\n", ";", "%\n", "x", " ", "\n", "*", "é", "[A \"\"]", "1:4 ",
            "\u{feff}",
        ] {
            let _ = flood(begin, piece).parse::<Record>();
        }
    }
    for piece in [
        "[",
        "{\"a\":",
        "\"",
        "\\",
        "{\"variant\":\"27\",\"moves\":[{\"move\":\"1:4\",\"variations\":[",
        "1",
    ] {
        assert!(Record::from_json(&piece.repeat(MAX_TEXT / piece.len())).is_err());
    }
    assert!(
        "x".repeat(MAX_TEXT + 1)
            .parse::<Record>()
            .unwrap_err()
            .to_string()
            .contains("at most 1048576 bytes")
    );
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
}
