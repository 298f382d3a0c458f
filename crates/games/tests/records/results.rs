//! How a game ended, by rule or otherwise.

use trilith_games::Record;
use trilith_games::common::{Outcome, Side};
use trilith_games::record::ChangeError;

use crate::{assert_same_both_ways, finished, moves, written};

#[test]
fn a_game_that_ended_by_rule_has_that_result() {
    let (game, text) = finished();
    let record = moves(&text).unwrap();
    assert_eq!(record.result(), Some(Outcome::Win(Side::First)));
    assert_eq!(record, Record::from_game(&game));
    assert!(record.to_string().contains("[Result \"1-0\"]") && written(&record).ends_with(" 1-0"));
    assert_same_both_ways(&record);
    assert_eq!(moves(&format!("{text} 1-0")), Ok(record.clone()));
    assert_eq!(moves(&format!("[Result \"1-0\"] {text}")), Ok(record.clone()));
    for wrong in ["0-1", "1/2-1/2", "*"] {
        let error = moves(&format!("{text}\n{wrong}")).unwrap_err();
        assert!(
            error.starts_with(&format!("line 3, column 1: the result cannot be `{wrong}`")),
            "{error}"
        );
        let error = moves(&format!("[Result \"{wrong}\"] {text}")).unwrap_err();
        assert!(
            error.starts_with("line 2, column 10: the result cannot be"),
            "{error}"
        );
        let json = record
            .to_json()
            .replace(r#""result":"1-0""#, &format!(r#""result":"{wrong}""#));
        assert!(
            Record::from_json(&json)
                .unwrap_err()
                .to_string()
                .starts_with("result: ")
        );
    }
    let error = moves(&format!("{text} 1:1")).unwrap_err();
    assert!(error.contains("the game is over"), "{error}");
}

#[test]
fn a_variation_that_ends_the_game_does_not_end_the_record() {
    let (_, text) = finished();
    let record = moves(&format!("1:4 ({text}) 9:3")).unwrap();
    assert_eq!(record.result(), None);
    assert_same_both_ways(&record);
}

#[test]
fn a_game_that_did_not_end_by_rule_may_have_any_result() {
    for result in ["1-0", "0-1", "1/2-1/2", "*"] {
        let by_terminator = moves(&format!("1:4 {result}")).unwrap();
        let by_tag = moves(&format!("[Result \"{result}\"] 1:4")).unwrap();
        assert_eq!(by_terminator, by_tag);
        assert_eq!(written(&by_tag), format!("1. 1:4 {result}"));
        assert_same_both_ways(&by_tag);
    }
    assert_eq!(moves("1:4").unwrap().result(), None);
}

#[test]
fn tag_and_last_word_agree_on_the_result() {
    let error = moves("[Result \"1-0\"] 1:4 *").unwrap_err();
    assert!(
        error.starts_with("line 2, column 20: the record ends with `*`, but its tag says `1-0`"),
        "{error}"
    );
    assert!(
        moves("[Result \"2-0\"] 1:4")
            .unwrap_err()
            .starts_with("line 2, column 10: `2-0`")
    );
}

#[test]
fn a_record_ends_with_its_result() {
    assert!(
        moves("1:4 * 9:3")
            .unwrap_err()
            .starts_with("line 2, column 7: this stands after the result")
    );
    assert!(moves("1:4 * {late}").unwrap_err().contains("after the result"));
    assert!(
        moves("1:4 * [Variant \"27\"]")
            .unwrap_err()
            .contains("a second record begins here")
    );
}

#[test]
fn the_result_is_set_only_where_the_rules_have_not_set_it() {
    let (game, _) = finished();
    let mut record = Record::from_game(&game);
    assert_eq!(
        record.set_result(None),
        Err(ChangeError::EndedByRule(Outcome::Win(Side::First)))
    );
    assert_eq!(record.set_result(Some(Outcome::Win(Side::First))), Ok(()));
}
