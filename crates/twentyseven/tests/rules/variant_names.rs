//! rules.md, "Variant names".

use crate::*;

// One string names a variant everywhere: `game` or `game:option`.
#[test]
fn each_variant_has_one_name() {
    for (name, variant) in [("27", BASE), ("27:advanced", ADVANCED), ("27:expert", EXPERT)] {
        assert_eq!(name.parse(), Ok(variant));
        assert_eq!(variant.to_string(), name);
    }
}

// An unknown option is a clear error that names the option and what 27 takes.
#[test]
fn an_unknown_option_is_refused_by_name() {
    let error = variant_error("27:kings");
    assert_eq!(error.at(), 3);
    assert_eq!(
        error.problem(),
        "`kings` is no option of 27, which has `advanced`, `expert`"
    );
    assert_eq!(variant_error("27:advanced,x").at(), 12);
}

// An option given twice is an error.
#[test]
fn an_option_given_twice_is_refused() {
    assert_eq!(
        variant_error("27:expert,expert").problem(),
        "the option `expert` is given twice"
    );
}

// An empty option is an error.
#[test]
fn an_empty_option_is_refused() {
    for text in ["27:", "27:,advanced", "27:advanced,", "27:=x"] {
        assert_eq!(
            variant_error(text).problem(),
            "an option is empty; 27 has `advanced`, `expert`",
            "{text}"
        );
    }
}

// An empty value is an error.
#[test]
fn an_empty_value_is_refused() {
    assert_eq!(
        variant_error("27:advanced=").problem(),
        "the option `advanced` takes no value"
    );
}

// A value on a flag is an error.
#[test]
fn a_value_on_a_flag_is_refused() {
    let error = variant_error("27:advanced=2");
    assert_eq!(error.at(), 11);
    assert_eq!(error.problem(), "the option `advanced` takes no value");
}

// `expert` contains `advanced`: naming both is an error.
#[test]
fn naming_both_options_is_refused() {
    for text in ["27:advanced,expert", "27:expert,advanced"] {
        assert!(
            variant_error(text)
                .problem()
                .contains("`expert` contains `advanced`"),
            "{text}"
        );
    }
}

// Variant texts are exact: no spaces, no `+`, no leading zeros.
#[test]
fn variant_texts_are_exact() {
    for text in [
        "",
        "27 ",
        " 27",
        "027",
        "+27",
        "28",
        "six",
        "27:Expert",
        "27: expert",
        "27;expert",
    ] {
        assert!(text.parse::<Variant>().is_err(), "{text}");
    }
}

// Move texts are exact: no spaces, no `+`, no leading zeros.
#[test]
fn move_texts_are_exact() {
    for (text, at) in [
        ("", 0),
        ("0:1", 0),
        ("a:1", 0),
        ("Pass", 0),
        (" pass", 0),
        ("pass ", 0),
        ("3", 1),
        ("3-2", 1),
        ("10:1", 1),
        ("3:", 2),
        ("3:0", 2),
        ("3:02", 2),
        ("3:+2", 2),
        ("3: 2", 2),
        ("3:28", 2),
        ("3:2 ", 3),
        ("3:2x", 3),
        ("3:2222222222222222222222222", 2),
        ("é", 0),
    ] {
        let error = text.parse::<Move>().unwrap_err();
        assert_eq!(error.at(), at, "{error}");
    }
}
