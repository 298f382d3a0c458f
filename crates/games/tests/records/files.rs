//! Several records in one text.

use trilith_games::record::{MAX_FILE, MAX_FILE_MOVES, MAX_FILE_RECORDS, MAX_MOVES, MAX_TEXT, read_all};

#[test]
fn a_text_may_hold_several_records() {
    let text = "[Variant \"27\"] 1:4 1-0 [Variant \"sixth\"] c3\n\n[Variant \"six\"]";
    let records = read_all(text).unwrap();
    let variants: Vec<String> = records
        .iter()
        .map(|record| record.variant().to_string())
        .collect();
    assert_eq!(variants, ["27", "sixth", "six"]);
    let texts: Vec<String> = records.iter().map(|record| record.to_string()).collect();
    assert_eq!(read_all(&texts.join("\n")).unwrap(), records);
    assert_eq!(read_all(&texts.join("\u{feff}")).unwrap(), records);
    assert_eq!(read_all(" \n"), Ok(Vec::new()));
}

#[test]
fn a_mistake_in_any_record_is_found_at_its_line() {
    let error = read_all("[Variant \"27\"] 1:4 *\n\n[Variant \"27\"]\n9:1").unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("line 4, column 1: `9:1` is not allowed")
    );
    let error = read_all("[Variant \"27\"] 1:4 *\n{between}\n[Variant \"27\"]").unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("line 2, column 1: a record begins with its tags")
    );
}

#[test]
fn each_record_of_a_text_is_held_to_the_size_of_one() {
    let comment = format!("{{{}}}", "x".repeat(9_000));
    let long = format!(
        "[Variant \"27\"] 1:4 {comment} {} *\n",
        format!("(1:3 {comment})").repeat(120)
    );
    let fits = format!(
        "[Variant \"27\"] 1:4 {comment} {} *\n",
        format!("(1:3 {comment})").repeat(60)
    );
    assert!(long.len() > MAX_TEXT && fits.len() < MAX_TEXT && 2 * fits.len() > MAX_TEXT);
    assert_eq!(read_all(&fits.repeat(2)).map(|records| records.len()), Ok(2));
    let error = read_all(&format!("{fits}{long}")).unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("line 2, column 1: a record has at most 1048576 bytes"),
        "{error}"
    );
}

#[test]
fn a_text_has_at_most_ten_thousand_records_and_eight_mebibytes() {
    let record = "[Variant \"27\"]*";
    assert_eq!(
        read_all(&record.repeat(MAX_FILE_RECORDS)).map(|records| records.len()),
        Ok(MAX_FILE_RECORDS)
    );
    assert!(
        read_all(&record.repeat(MAX_FILE_RECORDS + 1))
            .unwrap_err()
            .to_string()
            .contains("at most 10000 records")
    );
    assert!(
        read_all(&" ".repeat(MAX_FILE + 1))
            .unwrap_err()
            .to_string()
            .contains("at most 8388608 bytes")
    );
}

#[test]
fn a_text_has_at_most_half_a_million_moves() {
    let full = format!("[Variant \"27\"] 1:4 {}\n", "(1:3)".repeat(MAX_MOVES - 1));
    let records = MAX_FILE_MOVES / MAX_MOVES;
    assert_eq!(
        read_all(&full.repeat(records)).map(|records| records.len()),
        Ok(records)
    );
    let error = read_all(&full.repeat(records + 1)).unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("line 26, column 1: at most 500000 moves"),
        "{error}"
    );
}
