use std::collections::BTreeSet;

use super::*;

/// The variables of a pattern, and whether every choice has its default.
fn variables(pattern: &[Part], found: &mut BTreeSet<String>) {
    for part in pattern {
        match part {
            Part::Text(_) => {}
            Part::Variable { var } => {
                found.insert(var.clone());
            }
            Part::Select { select, cases, other } => {
                found.insert(select.clone());
                for case in cases.values().chain([other]) {
                    variables(case, found);
                }
            }
        }
    }
}

#[test]
fn every_message_is_there_in_every_language_and_speaks_of_the_same() {
    let english = &MESSAGES[&Locale::En];
    assert!(!english.files.is_empty());
    let mut missing = Vec::new();
    for locale in Locale::ALL {
        let messages = &MESSAGES[&locale];
        for (file, known) in &english.files {
            let own = messages.files.get(file);
            for (id, pattern) in known {
                let Some(translated) = own.and_then(|own| own.get(id)) else {
                    missing.push(format!("{}/{file}.ftl lacks {id}", locale.tag()));
                    continue;
                };
                let (mut expected, mut found) = (BTreeSet::new(), BTreeSet::new());
                variables(pattern, &mut expected);
                variables(translated, &mut found);
                if !found.is_subset(&expected) {
                    missing.push(format!(
                        "{}/{file}.ftl: {id} speaks of {found:?}, not of {expected:?}",
                        locale.tag()
                    ));
                }
            }
            for id in own.into_iter().flat_map(BTreeMap::keys) {
                if !known.contains_key(id) {
                    missing.push(format!("{}/{file}.ftl: {id} is not in English", locale.tag()));
                }
            }
        }
    }
    assert!(
        missing.is_empty(),
        "{} problems:\n{}",
        missing.len(),
        missing.join("\n")
    );
}

#[test]
fn every_file_can_be_read() {
    for path in Files::iter().filter(|path| path.ends_with(".ftl")) {
        let file = Files::get(&path).expect("an embedded file");
        let text = String::from_utf8(file.data.into_owned()).expect("UTF-8");
        if let Err((_, errors)) = fluent_syntax::parser::parse(text.as_str()) {
            panic!("{path}: {errors:?}");
        }
    }
}

#[test]
fn the_browser_is_answered_in_its_language() {
    let asks = |text: &str| {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, text.parse().expect("a header"));
        Locale::of(&headers)
    };
    assert_eq!(asks("de-CH,de;q=0.9,en;q=0.8"), Locale::De);
    assert_eq!(asks("ja,hu;q=0.5,en;q=0.4"), Locale::Hu);
    assert_eq!(asks("ja"), Locale::En);
    assert_eq!(asks(",;q=,;;q=9,-"), Locale::En);
}

#[test]
fn plurals_follow_the_language() {
    let russian = &MESSAGES[&Locale::Ru];
    assert_eq!(
        ["1", "3", "5", "21"].map(|n| russian.plural(n)),
        [Some("one"), Some("few"), Some("many"), Some("one")]
    );
    assert_eq!(russian.plural("silver"), None);
}
