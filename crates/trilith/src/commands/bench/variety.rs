//! Variants by chance.

use trilith_games::Variant;
use trilith_games::common::Random;

use crate::commands::variants;

/// A variant: one of those that are listed, or any legal combination of options.
pub(super) fn variant(random: &mut Random) -> anyhow::Result<Variant> {
    if random.below(2) == 0 {
        let listed = variants::all()?;
        return Ok(listed[random.below(listed.len())]);
    }
    loop {
        let text = match random.below(4) {
            0 => pick(random, &["27", "27:advanced", "27:expert"]).to_owned(),
            1 => format!(
                "six{}",
                pick(
                    random,
                    &["", ":first-edition", ":players=4", ":first-edition,players=4"]
                )
            ),
            _ => sixth(random),
        };
        // Not all combinations are allowed.
        if let Ok(variant) = text.parse() {
            return Ok(variant);
        }
    }
}

/// Options of SIXTH!, some of which exclude each other.
fn sixth(random: &mut Random) -> String {
    let mut options = Vec::new();
    if random.below(2) == 0 {
        options.push("kings".to_owned());
    }
    if random.below(2) == 0 {
        let edge = format!(
            "milady={}{}",
            pick(random, &["a", "b", "c", "d", "e"]),
            1 + random.below(5)
        );
        options.push(
            pick(
                random,
                &["milady", edge.as_str(), "milady=silver", "milady=brown"],
            )
            .to_owned(),
        );
    }
    options.extend(
        Some(pick(random, &["", "hunchbacks", "giants", "armies", "armies"]).to_owned())
            .filter(|setup| !setup.is_empty()),
    );
    if options.last().is_some_and(|setup| setup == "armies") {
        for side in ["silver", "brown"] {
            if random.below(2) == 0 {
                options.push(format!("{side}={}", army(random)));
            }
        }
    }
    if options.is_empty() {
        "sixth".to_owned()
    } else {
        format!("sixth:{}", options.join(","))
    }
}

fn army(random: &mut Random) -> String {
    let mut army = format!("{}p", 1 + random.below(12));
    for piece in ["1h", "1g"] {
        if random.below(2) == 0 {
            army.push_str(piece);
        }
    }
    army
}

fn pick<'a>(random: &mut Random, from: &[&'a str]) -> &'a str {
    from[random.below(from.len())]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_option_comes_up() {
        let mut random = Random::new(1);
        let drawn: BTreeSet<String> = (0..2_000)
            .map(|_| variant(&mut random).expect("a variant").to_string())
            .collect();
        for listed in variants::all().expect("variants") {
            assert!(drawn.contains(&listed.to_string()), "{listed}");
        }
        for part in [
            "kings,milady=",
            "milady=brown,armies",
            ",brown=",
            "kings,giants",
            "kings,hunchbacks",
        ] {
            assert!(drawn.iter().any(|variant| variant.contains(part)), "{part}");
        }
        assert!(drawn.len() > 100, "{}", drawn.len());
    }
}
