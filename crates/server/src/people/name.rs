//! What somebody may be called.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use super::PeopleError;

/// The most characters of a name, accents not counted.
pub(crate) const LONGEST: usize = 24;
/// The most accents on a letter.
const MOST_MARKS: usize = 2;
/// Beside letters and digits.
const SIGNS: &str = " -_.'’·";
/// Letters by their nature, but nothing that anybody sees.
const FILLERS: [char; 4] = ['\u{115f}', '\u{1160}', '\u{3164}', '\u{ffa0}'];

/// A name as it is kept: letters, digits and a few signs, normalised, without spaces at its ends or two in a row.
pub(crate) fn checked(text: &str) -> Result<String, PeopleError> {
    // Whatever is longer than this cannot be a name, and nobody normalises it.
    if text.len() > LONGEST * 16 {
        return Err(PeopleError::NameLength);
    }
    let name: String = text
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .nfc()
        .collect();
    let mut marks = MOST_MARKS;
    for character in name.chars() {
        if is_combining_mark(character) {
            marks += 1;
            if marks > MOST_MARKS {
                return Err(PeopleError::NameLetters);
            }
        } else if character.is_alphanumeric() && !FILLERS.contains(&character) {
            marks = 0;
        } else if SIGNS.contains(character) {
            marks = MOST_MARKS;
        } else {
            return Err(PeopleError::NameLetters);
        }
    }
    let visible = name.chars().filter(|c| !is_combining_mark(*c)).count();
    if visible == 0 || visible > LONGEST {
        return Err(PeopleError::NameLength);
    }
    if !name.chars().any(char::is_alphanumeric) {
        return Err(PeopleError::NameLetters);
    }
    Ok(name)
}

/// Whether a text is a name as it is kept.
pub(crate) fn is_name(text: &str) -> bool {
    checked(text).is_ok_and(|name| name == text)
}

/// A name as it is compared: names that look the same are the same.
pub(crate) fn folded(name: &str) -> String {
    let plain: String = name.nfkc().collect::<String>().to_lowercase();
    plain
        .nfkc()
        .filter(|c| !SIGNS.contains(*c))
        .map(look_alike)
        .collect()
}

/// The Latin letter for which a Greek or Cyrillic one can be taken.
fn look_alike(letter: char) -> char {
    match letter {
        'а' | 'α' => 'a',
        'в' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' => 'e',
        'һ' => 'h',
        'і' | 'ι' | 'ı' => 'i',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'ӏ' => 'l',
        'м' => 'm',
        'о' | 'ο' => 'o',
        'р' | 'ρ' => 'p',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'υ' => 'u',
        'ν' => 'v',
        'х' | 'χ' => 'x',
        'у' | 'γ' => 'y',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_languages_are_names() {
        for name in [
            "Ann",
            "Zoë",
            "Łukasz Żak",
            "Мария",
            "Ἀριστοτέλης",
            "宮本 武蔵",
            "J.-P. O'Neil",
            "x_27",
            "हिन्दी",
        ] {
            assert_eq!(checked(name).expect(name), name);
        }
        assert_eq!(checked("  Ann \t B. ").expect("a name"), "Ann B.");
        assert_eq!(checked("Zoe\u{308}").expect("a name"), "Zo\u{eb}");
        assert!(checked(&"é".repeat(LONGEST)).is_ok());
    }

    #[test]
    fn script_in_names() {
        let hostile = [
            "<script>alert(1)</script>",
            "<b>",
            "a&lt;",
            "\"onload=x",
            "{{7*7}}",
            "a\u{0}b",
            "a\u{1b}[31m",
            "a\u{202e}b",
            "a\u{2066}b",
            "a\u{200b}b",
            "\u{feff}a",
            "a\u{ad}b",
            "\u{3164}",
            "a\u{3164}",
            "\u{301}a",
            "x\u{301}\u{302}\u{303}",
            "- -",
            "a/b",
            "a%2fb",
            "../a",
            "a\\b",
            "♞",
            "\u{e000}",
            "\u{e0061}",
        ];
        for name in hostile {
            assert!(checked(name).is_err(), "{name:?}");
        }
        for name in ["", "   ", "\n", &"a".repeat(LONGEST + 1), &"a".repeat(1_000_000)] {
            assert!(
                matches!(checked(name), Err(PeopleError::NameLength)),
                "{name:.40?}"
            );
        }
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        for (one, other) in [
            ("Ann", "ANN"),
            ("Ann", "Аnn"),
            ("Ann", "𝐀nn"),
            ("Ann", "a n-n"),
            ("Straße", "STRAẞE"),
            ("scope", "ѕсоре"),
        ] {
            assert_eq!(folded(one), folded(other), "{one} {other}");
        }
        assert_ne!(folded("Ann"), folded("Anna"));
        assert_ne!(folded("Zoe"), folded("Zoë"));
    }
}
