//! No text makes a parser panic, and whatever is accepted is printed as it should be.

use super::*;

use trilith_game::TextError;

/// The letters that the texts are made of, and some that they are not.
const LETTERS: [&str; 40] = [
    "a", "b", "c", "e", "f", "1", "2", "5", "6", "0", "9", "P", "p", "H", "h", "G", "g", "M", "m", ">", ":",
    ",", "/", " ", "-", "=", "+", "s", "pass", "kings", "milady", "armies", "silver", "brown", "sixth", "\0",
    "é", "漢", "🂡", "\u{202e}",
];

/// A few changes to a text: a letter put in, taken out or replaced.
fn change(text: &str, edits: &[(usize, u8, &str)]) -> String {
    let mut letters: Vec<String> = text.chars().map(String::from).collect();
    for &(at, edit, letter) in edits {
        let at = at % (letters.len() + 1);
        match edit {
            0 => letters.insert(at, letter.to_owned()),
            1 if at < letters.len() => letters[at] = letter.to_owned(),
            _ if at < letters.len() => {
                letters.remove(at);
            }
            _ => {}
        }
    }
    letters.concat()
}

fn edits() -> impl Strategy<Value = Vec<(usize, u8, &'static str)>> {
    proptest::collection::vec((any::<usize>(), 0..3_u8, select(&LETTERS[..])), 1..4)
}

/// Reads a text in all three ways, and checks what is accepted and what the refusals say.
fn read_all(position: &Position, text: &str) -> Result<(), TestCaseError> {
    let refused = |error: TextError| {
        prop_assert!(error.at() <= text.len());
        prop_assert!(!error.problem().is_empty());
        Ok(())
    };
    match text.parse::<Variant>() {
        Ok(variant) => {
            let canonical = variant.to_string();
            prop_assert_eq!(canonical.parse(), Ok(variant));
            // A variant that can be named can be played.
            let start = Position::start(variant);
            prop_assert!(start.count_moves() > 0);
        }
        Err(error) => refused(error)?,
    }
    match text.parse::<Move>() {
        Ok(m) => {
            prop_assert_eq!(m.to_string(), text);
            prop_assert_eq!(position.parse_move(text), Ok(m));
        }
        Err(error) => refused(error)?,
    }
    match position.parse_move(text) {
        // Legal or not, it can be checked and printed.
        Ok(m) => {
            prop_assert_eq!(m.to_string().parse(), Ok(m));
            prop_assert_eq!(position.check(m).is_ok(), position.legal_moves().contains(&m));
        }
        Err(error) => refused(error)?,
    }
    match Position::from_text(position.variant(), text) {
        Ok(read) => {
            prop_assert_eq!(read.to_string(), text);
            // What is accepted can be played on, to the end.
            prop_assert_eq!(read.count_moves(), read.legal_moves().len());
            let mut past = Vec::new();
            trilith_game::playout(read, &mut past, &mut Random::new(6));
        }
        Err(error) => refused(error)?,
    }
    Ok(())
}

/// An error is shown in terminals and logs: what it repeats of the text must be harmless and short.
#[test]
fn an_error_repeats_nothing_harmful() {
    let long = format!("sixth:{}", "k".repeat(10_000));
    for text in ["sixth:\u{1b}[31m", "sixth:\0=", "sixth:\n,\n", "c3\u{7}", &long] {
        let errors = [
            text.parse::<Variant>().map(|_| ()),
            text.parse::<Move>().map(|_| ()),
            Position::from_text(Variant::default(), text).map(|_| ()),
        ];
        for error in errors.into_iter().filter_map(Result::err) {
            let shown = error.to_string();
            assert!(!shown.chars().any(char::is_control), "{shown:?}");
            assert!(shown.len() < 1000, "{} bytes", shown.len());
        }
    }
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn any_text_is_read_or_refused(text: String) {
        read_all(&Position::start(Variant::default()), &text)?;
    }

    #[test]
    fn any_text_of_our_letters_is_read_or_refused(
        letters in proptest::collection::vec(select(&LETTERS[..]), 0..12), variant in variants(),
    ) {
        read_all(&Position::start(variant), &letters.concat())?;
    }

    #[test]
    fn a_changed_variant_text_is_read_or_refused(variant in variants(), edits in edits()) {
        read_all(&Position::start(variant), &change(&variant.to_string(), &edits))?;
    }

    #[test]
    fn a_changed_move_text_is_read_or_refused(
        variant in variants(), seed: u64, plies in 0..40_usize, edits in edits(),
    ) {
        let game = random_game(variant, seed, plies);
        let m = game.moves().last().copied().unwrap_or(Move::Pass);
        read_all(game.position(), &change(&m.to_string(), &edits))?;
    }

    #[test]
    fn a_changed_position_text_is_read_or_refused(
        variant in variants(), seed: u64, plies in 0..80_usize, edits in edits(),
    ) {
        let position = *random_game(variant, seed, plies).position();
        read_all(&position, &change(&position.to_string(), &edits))?;
    }

    #[test]
    fn a_position_of_another_variant_is_read_or_refused(
        variant in variants(), other in variants(), seed: u64, plies in 0..80_usize,
    ) {
        let position = *random_game(variant, seed, plies).position();
        read_all(&Position::start(other), &position.to_string())?;
    }
}
