//! What is said in words.

use trilith_games::Record;
use trilith_games::record::{Annotation, MAX_COMMENT};

use crate::{assert_same_both_ways, moves, written};

#[test]
fn a_comment_may_hold_a_closing_brace() {
    let record = moves(r"1:4 {a \} b \\ {c} 9:3").unwrap();
    assert_eq!(record.line().nodes()[0].after().text(), r"a } b \ {c");
    assert_eq!(written(&record), r"1. 1:4 {a \} b \\ {c} 1... 9:3 *");
    assert_same_both_ways(&record);
}

#[test]
fn a_backslash_before_anything_else_is_itself() {
    let record = moves(r"1:4 {c:\temp \o/}").unwrap();
    assert_eq!(record.line().nodes()[0].after().text(), r"c:\temp \o/");
    assert_same_both_ways(&record);
}

#[test]
fn white_space_in_a_comment_is_one_space() {
    let record = moves("1:4 { a\r\n\tb  c }").unwrap();
    assert_eq!(record.line().nodes()[0].after().text(), "a b c");
    let json = r#"{"variant":"27","moves":[{"move":"1:4","comment":" a\r\n\tb  c "}]}"#;
    assert_eq!(Record::from_json(json).unwrap(), record);
}

#[test]
fn comments_in_one_place_are_joined() {
    let record = moves("{a}{b} 1:4 {c} ; d {not this\n {} (1:3) {e}").unwrap();
    assert_eq!(written(&record), "{a b} 1. 1:4 {c d {not this e} (1. 1:3) *");
}

#[test]
fn a_comment_may_stand_before_the_first_move_of_any_line() {
    let record = moves("{main} 1. 1:4 9:3 ({other} 1... 9:2 {after}) *").unwrap();
    assert_eq!(record.line().before().text(), "main");
    assert_eq!(record.line().nodes()[1].variations()[0].before().text(), "other");
    assert_eq!(written(&record), "{main} 1. 1:4 9:3 ({other} 1... 9:2 {after}) *");
    assert_same_both_ways(&record);
}

#[test]
fn a_record_may_have_a_comment_and_no_moves() {
    let record = moves("{nothing yet}").unwrap();
    assert_eq!(written(&record), "{nothing yet} *");
    assert_same_both_ways(&record);
}

#[test]
fn a_comment_holds_no_control_characters() {
    assert!(
        moves("1:4 {a\u{7}}")
            .unwrap_err()
            .starts_with("line 2, column 7: a comment holds no control")
    );
    assert!(Annotation::new("\u{1b}").is_err());
}

#[test]
fn a_comment_that_is_not_closed_is_refused_where_it_begins() {
    assert!(
        moves("1:4\n  {a")
            .unwrap_err()
            .starts_with("line 3, column 3: this comment is never closed")
    );
    assert!(moves(r"1:4 {a\}").unwrap_err().contains("never closed"));
    assert!(moves("1:4 }").unwrap_err().contains("`}` closes no comment"));
    assert!(moves("1:4 ]").unwrap_err().contains("`]` closes no tag"));
}

#[test]
fn a_comment_has_at_most_ten_thousand_characters_however_it_is_put_together() {
    let full = "é".repeat(MAX_COMMENT);
    assert_same_both_ways(&moves(&format!("1:4 {{ {full} }}")).unwrap());
    assert!(
        moves(&format!("1:4 {{{full}é}}"))
            .unwrap_err()
            .contains("at most 10000 characters")
    );
    assert!(moves(&format!("1:4 {{{full}}} {{é}}")).is_err());
    assert!(moves(&format!("1:4 {{{full} [%x]}}")).is_err());
    assert!(Annotation::new(&full).unwrap().add_command("x", "").is_err());
    assert!(
        moves(&format!(
            "1:4 {{{}}}",
            "}".repeat(MAX_COMMENT).replace('}', r"\}")
        ))
        .is_ok()
    );
}
