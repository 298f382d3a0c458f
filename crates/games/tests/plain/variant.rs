//! Variant strings, read by the letter of rules.md, "Variant names".
//!
//! `game` or `game:option,option=value`, options in any order; `canonical` lists them in the order of the tables.

/// A game with its options.
#[derive(Clone, Debug, PartialEq)]
pub enum Variant {
    Sixth(Sixth),
    Six(Six),
    TwentySeven(TwentySeven),
}

/// The options of SIXTH!, one field each, in the order of the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sixth {
    pub kings: bool,
    pub milady: Option<Milady>,
    pub hunchbacks: bool,
    pub giants: bool,
    pub armies: bool,
    /// The fixed armies, Silver's and Brown's.
    pub fixed: [Option<Army>; 2],
}

/// What `milady` was given as its value.
#[derive(Clone, Debug, PartialEq)]
pub enum Milady {
    /// `milady`: beside the board.
    Beside,
    /// `milady=SQUARE`: on that edge square from the start.
    On(String),
    /// `milady=silver` (0) or `milady=brown` (1): only that player paid.
    PaidBy(usize),
}

/// A fixed army, `7p1h1g`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Army {
    pub pawns: u32,
    pub hunchbacks: u32,
    pub giants: u32,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Six {
    pub first_edition: bool,
    pub four_players: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct TwentySeven {
    pub advanced: bool,
    pub expert: bool,
}

const SILVER: usize = 0;
const BROWN: usize = 1;

/// Reads a variant string. An error names the game or the option, and what it takes.
pub fn parse(text: &str) -> Result<Variant, String> {
    let (game, options) = match text.split_once(':') {
        None => (text, Vec::new()),
        Some((game, rest)) => (game, rest.split(',').collect()),
    };

    // "An unknown option, one given twice, an empty option or value, a value on a flag, a bad value or a forbidden
    // combination is a clear error": the first four are the same for every game.
    let known: &[&str] = match game {
        "sixth" => &[
            "kings",
            "milady",
            "hunchbacks",
            "giants",
            "armies",
            "silver",
            "brown",
        ],
        "six" => &["first-edition", "players"],
        "27" => &["advanced", "expert"],
        _ => {
            return Err(format!(
                "unknown game `{game}`: the games are `sixth`, `six` and `27`"
            ));
        }
    };
    let mut given: Vec<(&str, Option<&str>)> = Vec::new();
    for option in options {
        if option.is_empty() {
            return Err(format!(
                "empty option in `{text}`: `{game}` takes {}",
                known.join(", ")
            ));
        }
        let (name, value) = match option.split_once('=') {
            None => (option, None),
            Some((name, value)) => (name, Some(value)),
        };
        if !known.contains(&name) {
            return Err(format!(
                "unknown option `{name}`: `{game}` takes {}",
                known.join(", ")
            ));
        }
        if given.iter().any(|(earlier, _)| *earlier == name) {
            return Err(format!("option `{name}` is given twice"));
        }
        if value == Some("") {
            return Err(format!("option `{name}` has an empty value"));
        }
        given.push((name, value));
    }

    match game {
        "sixth" => parse_sixth(&given).map(Variant::Sixth),
        "six" => parse_six(&given).map(Variant::Six),
        _ => parse_twenty_seven(&given).map(Variant::TwentySeven),
    }
}

fn flag(name: &str, value: Option<&str>) -> Result<bool, String> {
    match value {
        None => Ok(true),
        Some(value) => Err(format!(
            "option `{name}` is a flag and takes no value, not `{value}`"
        )),
    }
}

fn parse_sixth(given: &[(&str, Option<&str>)]) -> Result<Sixth, String> {
    let mut options = Sixth::default();
    for &(name, value) in given {
        match name {
            "kings" => options.kings = flag(name, value)?,
            "hunchbacks" => options.hunchbacks = flag(name, value)?,
            "giants" => options.giants = flag(name, value)?,
            "armies" => options.armies = flag(name, value)?,
            "milady" => {
                options.milady = Some(match value {
                    None => Milady::Beside,
                    Some("silver") => Milady::PaidBy(SILVER),
                    Some("brown") => Milady::PaidBy(BROWN),
                    Some(square) if edge_squares().iter().any(|edge| edge == square) => {
                        Milady::On(square.to_string())
                    }
                    Some(value) => {
                        return Err(format!(
                            "option `milady` takes nothing, an edge square, `silver` or `brown`, not `{value}`"
                        ));
                    }
                });
            }
            "silver" => options.fixed[SILVER] = Some(parse_army(name, value)?),
            _ => options.fixed[BROWN] = Some(parse_army(name, value)?),
        }
    }

    // "Without `armies`: `milady`, `hunchbacks` and `giants` exclude each other"; "`armies` excludes `hunchbacks`
    // and `giants`".
    let exclusive = [
        (
            "milady",
            options.milady.is_some(),
            "hunchbacks",
            options.hunchbacks,
        ),
        ("milady", options.milady.is_some(), "giants", options.giants),
        ("hunchbacks", options.hunchbacks, "giants", options.giants),
        ("armies", options.armies, "hunchbacks", options.hunchbacks),
        ("armies", options.armies, "giants", options.giants),
    ];
    for (one, has_one, other, has_other) in exclusive {
        if has_one && has_other {
            return Err(format!("`{one}` and `{other}` exclude each other"));
        }
    }
    // "`milady=silver`, `milady=brown`, `silver=` and `brown=` need `armies`."
    if !options.armies {
        for (seat, name) in ["silver", "brown"].into_iter().enumerate() {
            if options.milady == Some(Milady::PaidBy(seat)) {
                return Err(format!("`milady={name}` needs `armies`"));
            }
            if options.fixed[seat].is_some() {
                return Err(format!("`{name}=` needs `armies`"));
            }
        }
    }
    // "It may cost less than that player's budget, never more."
    for (seat, name) in ["silver", "brown"].into_iter().enumerate() {
        if let Some(army) = options.fixed[seat] {
            let cost = army.cost();
            let budget = u64::from(options.budget(seat));
            if cost > budget {
                return Err(format!(
                    "the army `{name}=` costs {cost} points, more than the budget of {budget}"
                ));
            }
        }
    }
    Ok(options)
}

impl Sixth {
    /// "the player's budget, which is 12, or 10 if that player paid for Milady"; with `milady` and `milady=SQUARE`
    /// "both players paid 2 points".
    pub fn budget(&self, seat: usize) -> u32 {
        let paid = match self.milady {
            None => false,
            Some(Milady::Beside | Milady::On(_)) => true,
            Some(Milady::PaidBy(payer)) => payer == seat,
        };
        if paid { 10 } else { 12 }
    }
}

impl Army {
    /// "pawn 1, Giant 2, Hunchback 3".
    fn cost(&self) -> u64 {
        u64::from(self.pawns) + 3 * u64::from(self.hunchbacks) + 2 * u64::from(self.giants)
    }
}

/// "e.g. `7p1h1g` (parts in any order, each at most once, canonical p h g without zeros, at least one piece)";
/// Giant and Hunchback "at most one each". A zero part (`7p0h`) is read and left out of the canonical text.
fn parse_army(name: &str, value: Option<&str>) -> Result<Army, String> {
    let bad = |why: &str| format!("option `{name}` takes an army such as `7p1h1g`: {why}");
    let text = value.ok_or_else(|| bad("it is missing"))?;
    let mut parts: Vec<(char, u32)> = Vec::new();
    let mut digits = String::new();
    for letter in text.chars() {
        if letter.is_ascii_digit() {
            digits.push(letter);
            continue;
        }
        if !['p', 'h', 'g'].contains(&letter) {
            return Err(bad("the pieces are p, h and g"));
        }
        if digits.is_empty() {
            return Err(bad("each part is a number and a letter"));
        }
        // "Variant and move texts are exact (no spaces, no `+`, no leading zeros)".
        if digits.len() > 1 && digits.starts_with('0') {
            return Err(bad("a number has no leading zeros"));
        }
        let count: u32 = digits.parse().map_err(|_| bad("that number is too large"))?;
        if parts.iter().any(|(earlier, _)| *earlier == letter) {
            return Err(bad("each piece is named at most once"));
        }
        parts.push((letter, count));
        digits.clear();
    }
    if !digits.is_empty() {
        return Err(bad("each part is a number and a letter"));
    }
    let count_of = |wanted: char| {
        parts
            .iter()
            .find(|(letter, _)| *letter == wanted)
            .map_or(0, |(_, count)| *count)
    };
    let army = Army {
        pawns: count_of('p'),
        hunchbacks: count_of('h'),
        giants: count_of('g'),
    };
    if army.hunchbacks > 1 || army.giants > 1 {
        return Err(bad("at most one Hunchback and one Giant"));
    }
    if army.pawns == 0 && army.hunchbacks == 0 && army.giants == 0 {
        return Err(bad("at least one piece"));
    }
    Ok(army)
}

fn parse_six(given: &[(&str, Option<&str>)]) -> Result<Six, String> {
    let mut options = Six::default();
    for &(name, value) in given {
        if name == "first-edition" {
            options.first_edition = flag(name, value)?;
        } else if value == Some("4") {
            options.four_players = true;
        } else {
            // "`players` takes `4` only."
            return Err("option `players` takes `4` only".to_string());
        }
    }
    Ok(options)
}

fn parse_twenty_seven(given: &[(&str, Option<&str>)]) -> Result<TwentySeven, String> {
    let mut options = TwentySeven::default();
    for &(name, value) in given {
        if name == "advanced" {
            options.advanced = flag(name, value)?;
        } else {
            options.expert = flag(name, value)?;
        }
    }
    // "`expert` contains `advanced`: naming both is an error."
    if options.advanced && options.expert {
        return Err("`expert` contains `advanced`: name only one of them".to_string());
    }
    Ok(options)
}

/// "the canonical form lists them in the order of the tables below, `silver` before `brown`".
pub fn canonical(variant: &Variant) -> String {
    let mut options: Vec<String> = Vec::new();
    let game = match variant {
        Variant::Sixth(sixth) => {
            if sixth.kings {
                options.push("kings".to_string());
            }
            match &sixth.milady {
                None => {}
                Some(Milady::Beside) => options.push("milady".to_string()),
                Some(Milady::On(square)) => options.push(format!("milady={square}")),
                Some(Milady::PaidBy(SILVER)) => options.push("milady=silver".to_string()),
                Some(Milady::PaidBy(_)) => options.push("milady=brown".to_string()),
            }
            if sixth.hunchbacks {
                options.push("hunchbacks".to_string());
            }
            if sixth.giants {
                options.push("giants".to_string());
            }
            if sixth.armies {
                options.push("armies".to_string());
            }
            for (seat, name) in ["silver", "brown"].into_iter().enumerate() {
                if let Some(army) = sixth.fixed[seat] {
                    let mut text = String::new();
                    for (count, letter) in [(army.pawns, 'p'), (army.hunchbacks, 'h'), (army.giants, 'g')] {
                        if count > 0 {
                            text.push_str(&format!("{count}{letter}"));
                        }
                    }
                    options.push(format!("{name}={text}"));
                }
            }
            "sixth"
        }
        Variant::Six(six) => {
            if six.first_edition {
                options.push("first-edition".to_string());
            }
            if six.four_players {
                options.push("players=4".to_string());
            }
            "six"
        }
        Variant::TwentySeven(twenty_seven) => {
            if twenty_seven.advanced {
                options.push("advanced".to_string());
            }
            if twenty_seven.expert {
                options.push("expert".to_string());
            }
            "27"
        }
    };
    if options.is_empty() {
        game.to_string()
    } else {
        format!("{game}:{}", options.join(","))
    }
}

/// "one of the 16 outer squares".
fn edge_squares() -> Vec<String> {
    let mut squares = Vec::new();
    for column in ['a', 'b', 'c', 'd', 'e'] {
        for row in ['1', '2', '3', '4', '5'] {
            if column == 'a' || column == 'e' || row == '1' || row == '5' {
                squares.push(format!("{column}{row}"));
            }
        }
    }
    squares
}
