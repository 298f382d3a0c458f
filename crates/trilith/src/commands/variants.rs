use std::io::Write;

use anyhow::bail;
use serde_json::{Value, json};
use trilith_games::{Kind, Variant};

/// The variants that `trilith variants` shows: each option alone, and how the others combine.
const SHOWN: &[(&str, &str)] = &[
    ("sixth", "the plain game: 15 pawns each, the first king wins"),
    ("sixth:kings", "each king is a point, six points win"),
    ("sixth:milady", "Milady lies beside the board; 12 pawns each"),
    ("sixth:milady=c1", "Milady begins on an edge square"),
    ("sixth:hunchbacks", "11 pawns and a Hunchback each"),
    ("sixth:giants", "11 pawns and a Giant each"),
    ("sixth:armies", "12 points each, spent during play"),
    ("sixth:milady,armies", "both paid for Milady; also milady=c1"),
    (
        "sixth:milady=silver,armies",
        "only Silver paid for Milady; or milady=brown",
    ),
    (
        "sixth:armies,silver=7p1h1g,brown=12p",
        "armies fixed before the game, one or both",
    ),
    ("six", "20 tiles each, two tiles to begin with"),
    ("six:first-edition", "19 tiles each, an empty table"),
    ("six:players=4", "two teams of two, 10 tiles in each hand"),
    (
        "six:first-edition,players=4",
        "two teams of two, 9 tiles in each hand",
    ),
    ("27", "nine fields, nine discs each"),
    ("27:advanced", "the grey disc under a stack may go along"),
    ("27:expert", "the red discs too"),
];

/// All of them.
pub(crate) fn all() -> anyhow::Result<Vec<Variant>> {
    let read = |(text, _): &(&str, &str)| Ok(text.parse()?);
    SHOWN.iter().map(read).collect()
}

pub(crate) fn run(variants: &[String], json: bool, out: &mut impl Write) -> anyhow::Result<()> {
    if variants.is_empty() {
        return list(json, out);
    }
    for text in variants {
        let variant: Variant = match text.parse() {
            Ok(variant) => variant,
            Err(error) => bail!("{error}"),
        };
        if json {
            writeln!(out, "{}", describe(variant))?;
        } else {
            writeln!(out, "{variant}")?;
        }
    }
    Ok(())
}

fn list(json: bool, out: &mut impl Write) -> anyhow::Result<()> {
    let mut all = Vec::new();
    for kind in Kind::ALL {
        let shown = SHOWN
            .iter()
            .filter(|(text, _)| text.split(':').next() == Some(kind.name()));
        if json {
            for (text, summary) in shown {
                let variant: Variant = text.parse()?;
                let mut value = describe(variant);
                value["summary"] = json!(summary);
                all.push(value);
            }
        } else {
            writeln!(out, "{}", kind.title())?;
            for (text, summary) in shown {
                writeln!(out, "  {text:<38} {summary}")?;
            }
            writeln!(out)?;
        }
    }
    if json {
        writeln!(out, "{}", Value::Array(all))?;
    } else {
        writeln!(
            out,
            "kings goes with every other option of sixth. `trilith rules GAME` explains them all."
        )?;
    }
    Ok(())
}

fn describe(variant: Variant) -> Value {
    let kind = variant.kind();
    json!({ "variant": variant.to_string(), "game": kind.name(), "title": kind.title(), "seats": variant.seats() })
}
