use std::fmt;
use std::str::FromStr;

use trilith_game::{Takes, TextError, variant_options};

/// The options of Six (rules.md, "Options").
///
/// ```
/// use trilith_six::Variant;
/// let variant: Variant = "six:players=4,first-edition".parse()?;
/// assert_eq!(variant, Variant { first_edition: true, four_players: true });
/// assert_eq!(variant.to_string(), "six:first-edition,players=4");
/// # Ok::<(), trilith_game::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Variant {
    /// The Hungarian rulebook's edition: 19 tiles each, and the table is empty at the start.
    pub first_edition: bool,
    /// Two teams of two. Seats 0 and 2 play Red, seats 1 and 3 play Black.
    pub four_players: bool,
}

impl Variant {
    /// All four variants.
    pub const ALL: [Variant; 4] = [
        Variant {
            first_edition: false,
            four_players: false,
        },
        Variant {
            first_edition: true,
            four_players: false,
        },
        Variant {
            first_edition: false,
            four_players: true,
        },
        Variant {
            first_edition: true,
            four_players: true,
        },
    ];

    /// How many seats the table has.
    #[inline]
    pub const fn seats(self) -> u8 {
        if self.four_players { 4 } else { 2 }
    }

    /// How many tiles each hand holds at the start.
    pub const fn hand(self) -> u8 {
        match (self.first_edition, self.four_players) {
            (false, false) => 20,
            (true, false) => 19,
            (false, true) => 10,
            (true, true) => 9,
        }
    }

    /// How many tiles all hands hold together at the start.
    #[inline]
    pub const fn in_hands(self) -> u8 {
        self.hand() * self.seats()
    }

    /// How many tiles of each colour lie on the table at the start.
    #[inline]
    pub const fn laid_out(self) -> u8 {
        if self.first_edition { 0 } else { 1 }
    }

    /// How many tiles of each colour there are.
    pub const fn tiles(self) -> u8 {
        self.laid_out() + self.in_hands() / 2
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.first_edition, self.four_players) {
            (false, false) => "six",
            (true, false) => "six:first-edition",
            (false, true) => "six:players=4",
            (true, true) => "six:first-edition,players=4",
        })
    }
}

/// What `players` takes.
const FOUR_ONLY: &str = "`4` only (two players need no option)";

impl FromStr for Variant {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Variant, TextError> {
        let known = [
            ("first-edition", Takes::Nothing),
            ("players", Takes::Value(FOUR_ONLY)),
        ];
        let mut variant = Variant::default();
        for option in variant_options(text, "six", &known)? {
            match (option.name, option.value) {
                ("first-edition", _) => variant.first_edition = true,
                (_, Some("4")) => variant.four_players = true,
                _ => {
                    let problem = format!("the option `players` takes {FOUR_ONLY}");
                    return Err(TextError::new(text, option.value_at(), problem));
                }
            }
        }
        Ok(variant)
    }
}
