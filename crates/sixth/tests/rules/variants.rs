//! Variant names: which options there are, how they combine, and how they are written.

use super::*;

use trilith_sixth::{MiladyOption, Setup};

/// The canonical text of a variant text.
fn canonical(text: &str) -> String {
    variant(text).to_string()
}

/// Why a variant text is refused. The error must repeat the text and point into it.
fn problem(text: &str) -> String {
    let Err(error) = text.parse::<Variant>() else {
        panic!("{text} was accepted");
    };
    assert_eq!(error.text(), text);
    assert!(error.at() <= text.len(), "{error:?}");
    error.problem().to_owned()
}

/// Asserts that a variant text is refused with a problem that has all of these words.
#[track_caller]
fn refuse(text: &str, words: &[&str]) {
    let problem = problem(text);
    for word in words {
        assert!(
            problem.contains(word),
            "{text}: {problem:?} does not say {word:?}"
        );
    }
}

// The name alone is the plain game.
#[test]
fn the_name_alone_is_the_plain_game() {
    assert_eq!(variant("sixth"), Variant::default());
    assert_eq!(canonical("sixth"), "sixth");
    assert!(!variant("sixth").kings());
    assert_eq!(variant("sixth").milady(), MiladyOption::Absent);
    assert_eq!(variant("sixth").setup(), Setup::Pawns);
}

// Options follow a colon, separated by commas.
#[test]
fn options_follow_a_colon() {
    let named = variant("sixth:kings,milady=a3");
    assert!(named.kings());
    assert_eq!(named.milady(), MiladyOption::On(square("a3")));
}

// Options come in any order; the canonical text has them in the order of the table, silver before brown.
#[test]
fn options_come_in_any_order_and_are_written_in_one() {
    let expected = "sixth:kings,milady=silver,armies,brown=7p1h1g";
    for text in [
        expected,
        "sixth:brown=7p1h1g,armies,milady=silver,kings",
        "sixth:armies,kings,brown=7p1h1g,milady=silver",
    ] {
        assert_eq!(canonical(text), expected);
    }
    assert_eq!(
        canonical("sixth:brown=1p,silver=2p,armies"),
        "sixth:armies,silver=2p,brown=1p"
    );
    assert_eq!(canonical("sixth:hunchbacks,kings"), "sixth:kings,hunchbacks");
    assert_eq!(canonical("sixth:giants,kings"), "sixth:kings,giants");
    assert_eq!(canonical("sixth:milady,kings"), "sixth:kings,milady");
}

// Another game's name is refused.
#[test]
fn another_game_is_refused() {
    for text in ["six", "27", "", "Sixth", "SIXTH!", "sixt", "sixthh", ":kings"] {
        refuse(text, &["sixth"]);
    }
}

// An unknown option is refused by name, and the error tells which there are.
#[test]
fn an_unknown_option_is_refused() {
    let known = [
        "kings",
        "milady",
        "hunchbacks",
        "giants",
        "armies",
        "silver",
        "brown",
    ];
    for option in ["queens", "Kings", "king", "players=4", "expert"] {
        let name = option.split('=').next().unwrap_or(option);
        refuse(&format!("sixth:{option}"), &[&format!("`{name}`")]);
        refuse(&format!("sixth:kings,{option}"), &known);
    }
}

// An option given twice is refused, with the same value too.
#[test]
fn an_option_given_twice_is_refused() {
    refuse("sixth:kings,kings", &["`kings`", "twice"]);
    refuse("sixth:kings,armies,kings", &["`kings`", "twice"]);
    refuse("sixth:milady,milady=c1", &["`milady`", "twice"]);
    refuse("sixth:armies,silver=1p,silver=1p", &["`silver`", "twice"]);
}

// An empty option is refused.
#[test]
fn an_empty_option_is_refused() {
    for text in [
        "sixth:",
        "sixth:,",
        "sixth:kings,",
        "sixth:,kings",
        "sixth:kings,,armies",
        "sixth:=c1",
    ] {
        refuse(text, &["empty"]);
    }
}

// An empty value is refused.
#[test]
fn an_empty_value_is_refused() {
    for (name, takes) in [("milady", "edge square"), ("silver", "army"), ("brown", "army")] {
        refuse(
            &format!("sixth:armies,{name}="),
            &[&format!("`{name}`"), "empty", takes],
        );
    }
    refuse("sixth:kings=", &["`kings`", "no value"]);
}

// A value on a flag is refused.
#[test]
fn a_value_on_a_flag_is_refused() {
    for name in ["kings", "hunchbacks", "giants", "armies"] {
        refuse(&format!("sixth:{name}=1"), &[&format!("`{name}`"), "no value"]);
    }
}

// An army without a value is refused.
#[test]
fn a_missing_army_is_refused() {
    for name in ["silver", "brown"] {
        refuse(&format!("sixth:armies,{name}"), &[&format!("`{name}`"), "army"]);
    }
}

// `milady` takes an edge square, `silver` or `brown`, or nothing.
#[test]
fn a_bad_place_for_milady_is_refused() {
    for value in [
        "c3",
        "b2",
        "f1",
        "a6",
        "A1",
        "a",
        "a01",
        "gold",
        "silver brown",
        "a1=a1",
    ] {
        refuse(
            &format!("sixth:armies,milady={value}"),
            &["`milady`", "edge square", "`silver`", "`brown`"],
        );
    }
    for square in Square::all() {
        let text = format!("sixth:milady={square}");
        assert_eq!(text.parse::<Variant>().is_ok(), square.is_edge(), "{text}");
    }
}

// Variant texts are exact: no spaces, no `+`, no leading zeros.
#[test]
fn a_variant_text_is_exact() {
    for text in [
        " sixth",
        "sixth ",
        "sixth :kings",
        "sixth: kings",
        "sixth:kings ",
        "sixth:kings, armies",
        "sixth:milady =c1",
        "sixth:milady= c1",
        "sixth:armies,silver= 7p",
        "sixth:armies,silver=7 p",
        "sixth:armies,silver=+7p",
        "sixth:armies,silver=07p",
        "sixth:armies,silver=7p01h",
        "sixth:armies,silver=00p1h",
        "sixth:armies,silver=7P",
        "sixth:kings;armies",
    ] {
        problem(text);
    }
    assert_eq!(canonical("sixth:armies,silver=7p"), "sixth:armies,silver=7p");
}

// An army has its parts in any order; canonical is p, h, g without zeros.
#[test]
fn an_army_is_written_pawns_hunchback_giant() {
    for army in ["7p1h1g", "1g1h7p", "1h7p1g"] {
        assert_eq!(
            canonical(&format!("sixth:armies,silver={army}")),
            "sixth:armies,silver=7p1h1g"
        );
    }
    assert_eq!(canonical("sixth:armies,silver=0p1g0h"), "sixth:armies,silver=1g");
    assert_eq!(canonical("sixth:armies,silver=12p"), "sixth:armies,silver=12p");
}

// Each part of an army stands at most once.
#[test]
fn a_part_of_an_army_stands_once() {
    for army in ["1p1p", "1h1h", "1g2p1g", "0h1h1p"] {
        refuse(&format!("sixth:armies,silver={army}"), &["`silver`", "once"]);
    }
}

// At most one Hunchback and one Giant.
#[test]
fn an_army_has_at_most_one_hunchback_and_one_giant() {
    for army in ["2h", "2g", "1p3g"] {
        refuse(&format!("sixth:armies,brown={army}"), &["`brown`", "at most one"]);
    }
}

// An army has at least one piece.
#[test]
fn an_army_has_at_least_one_piece() {
    for army in ["0p", "0p0h0g"] {
        refuse(
            &format!("sixth:armies,brown={army}"),
            &["`brown`", "at least one"],
        );
    }
}

// Anything else is no army.
#[test]
fn a_bad_army_is_refused() {
    for army in [
        "p",
        "7",
        "7x",
        "h1",
        "7p1",
        "-1p",
        "7p1h1g1m",
        "½p",
        "999999999999p",
        "13p",
        "7p=1",
    ] {
        refuse(&format!("sixth:armies,brown={army}"), &["`brown`", "7p1h1g"]);
    }
}

// An army may cost less than the player's points, never more: 12, or 10 for who paid for Milady.
#[test]
fn a_fixed_army_costs_no_more_than_the_players_points() {
    for (fits, too_much) in [
        ("12p", "11p1g"),
        ("7p1h1g", "8p1h1g"),
        ("9p1h", "10p1h"),
        ("10p1g", "11p1g"),
        ("1p", "13p"),
    ] {
        assert_eq!(
            canonical(&format!("sixth:armies,silver={fits}")),
            format!("sixth:armies,silver={fits}")
        );
        refuse(&format!("sixth:armies,silver={too_much}"), &["`silver`"]);
    }
    refuse("sixth:armies,silver=8p1h1g", &["13 points", "12"]);
    for milady in ["milady", "milady=c1"] {
        for side in ["silver", "brown"] {
            variant(&format!("sixth:{milady},armies,{side}=5p1h1g"));
            refuse(
                &format!("sixth:{milady},armies,{side}=6p1h1g"),
                &["11 points", "10"],
            );
        }
    }
    variant("sixth:milady=silver,armies,silver=10p,brown=12p");
    refuse("sixth:milady=silver,armies,silver=11p", &["`silver`", "10"]);
    refuse("sixth:milady=brown,armies,brown=11p", &["`brown`", "10"]);
    variant("sixth:brown=12p,silver=10p,armies,milady=silver");
}

// `kings` combines with every other option.
#[test]
fn kings_combines_with_everything() {
    for options in [
        "milady",
        "milady=e3",
        "hunchbacks",
        "giants",
        "armies",
        "milady,armies",
        "milady=a1,armies",
        "milady=silver,armies",
        "milady=brown,armies",
        "armies,silver=1p",
        "armies,brown=1p",
        "armies,silver=1p,brown=1h",
    ] {
        let text = format!("sixth:kings,{options}");
        assert!(variant(&text).kings(), "{text}");
        assert_eq!(canonical(&text), text);
        assert!(!variant(&format!("sixth:{options}")).kings());
    }
    assert_eq!(canonical("sixth:kings"), "sixth:kings");
}

// Without `armies`, Milady, Hunchbacks and Giants exclude each other.
#[test]
fn the_three_set_ups_exclude_each_other() {
    refuse("sixth:milady,hunchbacks", &["`milady`", "`hunchbacks`"]);
    refuse("sixth:giants,milady", &["`milady`", "`giants`"]);
    refuse("sixth:milady=c1,giants", &["`milady`", "`giants`"]);
    refuse("sixth:hunchbacks,giants", &["`hunchbacks`", "`giants`"]);
    refuse("sixth:kings,milady,hunchbacks,giants", &["exclude"]);
    for alone in [
        "sixth:milady",
        "sixth:milady=c1",
        "sixth:hunchbacks",
        "sixth:giants",
    ] {
        assert_eq!(canonical(alone), alone);
    }
}

// `armies` excludes `hunchbacks` and `giants`, which are in it.
#[test]
fn armies_excludes_hunchbacks_and_giants() {
    for other in ["hunchbacks", "giants"] {
        refuse(
            &format!("sixth:armies,{other}"),
            &["`armies`", &format!("`{other}`")],
        );
        refuse(
            &format!("sixth:{other},kings,armies"),
            &["`armies`", &format!("`{other}`")],
        );
    }
}

// One payer for Milady, and a fixed army, need `armies`.
#[test]
fn payers_and_fixed_armies_need_armies() {
    for option in ["milady=silver", "milady=brown", "silver=7p", "brown=7p"] {
        let name = option.split('=').next().unwrap_or(option);
        refuse(&format!("sixth:{option}"), &[name, "`armies`"]);
        refuse(&format!("sixth:kings,{option}"), &[name, "`armies`"]);
        assert_eq!(
            variant(&format!("sixth:armies,{option}"))
                .to_string()
                .matches(option)
                .count(),
            1
        );
    }
}

// An error points at the option that is wrong.
#[test]
fn an_error_points_at_the_option() {
    let at = |text: &str| text.parse::<Variant>().unwrap_err().at();
    assert_eq!(at("sixth:kings,queens"), 12);
    assert_eq!(at("sixth:kings,kings"), 12);
    assert_eq!(at("sixth:kings,milady=c3"), 19);
    assert_eq!(at("sixth:armies,silver=7p1x"), 23);
    assert_eq!(at("sixth:armies=2"), 12);
}
