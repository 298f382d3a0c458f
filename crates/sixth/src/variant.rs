use std::fmt;
use std::str::FromStr;

use trilith_game::{Side, Takes, TextError, VariantOption, variant_options};

use crate::{Army, Reserve, Square};

/// The points of an army, and what the right to Milady takes from them.
const POINTS: u8 = 12;
const MILADY_COST: u8 = 2;

/// Whether Milady is in the game, where she begins, and who has the right to her.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MiladyOption {
    /// She is not in the game.
    Absent,
    /// She lies beside the board; either player may place her.
    Beside,
    /// She begins on this edge square; either player may move her.
    On(Square),
    /// Only this player paid for her (with `armies`).
    Only(Side),
}

/// What the players bring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Setup {
    /// Pawns only: 15 each, or 12 with Milady.
    Pawns,
    /// 11 pawns and a Hunchback each.
    Hunchbacks,
    /// 11 pawns and a Giant each.
    Giants,
    /// Armies of points. A fixed army is given, the other kind is spent during play.
    Armies {
        /// Silver's army, if fixed.
        silver: Option<Army>,
        /// Brown's army, if fixed.
        brown: Option<Army>,
    },
}

/// A variant of SIXTH!. The default is the plain game.
///
/// ```
/// use trilith_sixth::Variant;
/// let variant: Variant = "sixth:brown=1g1h7p,armies,milady=silver,kings".parse()?;
/// assert_eq!(variant.to_string(), "sixth:kings,milady=silver,armies,brown=7p1h1g");
/// # Ok::<(), trilith_game::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Variant {
    kings: bool,
    milady: MiladyOption,
    setup: Setup,
}

impl Default for Variant {
    fn default() -> Variant {
        Variant {
            kings: false,
            milady: MiladyOption::Absent,
            setup: Setup::Pawns,
        }
    }
}

impl Variant {
    /// The name of the game in variant texts.
    pub const GAME: &'static str = "sixth";

    /// Whether kings score points and the first to six points wins.
    #[inline]
    pub const fn kings(&self) -> bool {
        self.kings
    }

    /// What there is of Milady.
    #[inline]
    pub const fn milady(&self) -> MiladyOption {
        self.milady
    }

    /// What the players bring.
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// Whether this side may place Milady and move groups that hold her.
    #[inline]
    pub fn has_right_to_milady(&self, side: Side) -> bool {
        match self.milady {
            MiladyOption::Absent => false,
            MiladyOption::Beside | MiladyOption::On(_) => true,
            MiladyOption::Only(payer) => payer == side,
        }
    }

    /// Whether a Giant can be in the game.
    #[inline]
    pub const fn has_giants(&self) -> bool {
        matches!(self.setup, Setup::Giants | Setup::Armies { .. })
    }

    /// What this side holds before anything is on the board.
    pub fn reserve(&self, side: Side) -> Reserve {
        let pieces = |pawns, hunchbacks, giants| {
            Reserve::Pieces(Army {
                pawns,
                hunchbacks,
                giants,
            })
        };
        match self.setup {
            Setup::Pawns if self.milady == MiladyOption::Absent => pieces(15, 0, 0),
            Setup::Pawns => pieces(12, 0, 0),
            Setup::Hunchbacks => pieces(11, 1, 0),
            Setup::Giants => pieces(11, 0, 1),
            Setup::Armies { silver, brown } => match [silver, brown][side.index()] {
                Some(army) => Reserve::Pieces(army),
                None => Reserve::Points {
                    left: self.budget(side),
                    hunchback: true,
                    giant: true,
                },
            },
        }
    }

    /// The points this side has for its army.
    fn budget(&self, side: Side) -> u8 {
        if self.has_right_to_milady(side) {
            POINTS - MILADY_COST
        } else {
            POINTS
        }
    }
}

/// The canonical text.
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut options: Vec<String> = Vec::new();
        if self.kings {
            options.push("kings".to_owned());
        }
        match self.milady {
            MiladyOption::Absent => {}
            MiladyOption::Beside => options.push("milady".to_owned()),
            MiladyOption::On(square) => options.push(format!("milady={square}")),
            MiladyOption::Only(Side::First) => options.push("milady=silver".to_owned()),
            MiladyOption::Only(Side::Second) => options.push("milady=brown".to_owned()),
        }
        match self.setup {
            Setup::Pawns => {}
            Setup::Hunchbacks => options.push("hunchbacks".to_owned()),
            Setup::Giants => options.push("giants".to_owned()),
            Setup::Armies { silver, brown } => {
                options.push("armies".to_owned());
                options.extend(silver.map(|army| format!("silver={army}")));
                options.extend(brown.map(|army| format!("brown={army}")));
            }
        }
        f.write_str(Variant::GAME)?;
        if !options.is_empty() {
            write!(f, ":{}", options.join(","))?;
        }
        Ok(())
    }
}

/// What `milady`, `silver` and `brown` take.
const MILADY_VALUES: &str = "an edge square such as `c1`, `silver` or `brown`";
const AN_ARMY: &str = "an army such as `7p1h1g`";

/// The options in their canonical order.
const KNOWN: [(&str, Takes); 7] = [
    ("kings", Takes::Nothing),
    ("milady", Takes::Maybe(MILADY_VALUES)),
    ("hunchbacks", Takes::Nothing),
    ("giants", Takes::Nothing),
    ("armies", Takes::Nothing),
    ("silver", Takes::Value(AN_ARMY)),
    ("brown", Takes::Value(AN_ARMY)),
];

impl FromStr for Variant {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Variant, TextError> {
        let options = variant_options(text, Variant::GAME, &KNOWN)?;
        let find = |name: &str| options.iter().find(|option| option.name == name).copied();

        let mut variant = Variant {
            kings: find("kings").is_some(),
            ..Variant::default()
        };
        if let Some(option) = find("milady") {
            variant.milady = milady(text, option)?;
        }

        if let Some(armies) = find("armies") {
            if let Some(other) = find("hunchbacks").or(find("giants")) {
                let problem = format!(
                    "`armies` holds Hunchbacks and Giants already; leave out `{}`",
                    other.name
                );
                return Err(TextError::new(text, other.at.max(armies.at), problem));
            }
            let army = |name: &str, side: Side| {
                let read = |option: VariantOption<'_>| {
                    let value = option.value.unwrap_or_default();
                    Army::read(value, name, text, option.value_at(), variant.budget(side))
                };
                find(name).map(read).transpose()
            };
            variant.setup = Setup::Armies {
                silver: army("silver", Side::First)?,
                brown: army("brown", Side::Second)?,
            };
            return Ok(variant);
        }

        if let Some(option) = find("silver").or(find("brown")) {
            let problem = format!("`{}` needs `armies`", option.name);
            return Err(TextError::new(text, option.at, problem));
        }
        if let (Some(option), MiladyOption::Only(_)) = (find("milady"), variant.milady) {
            let problem = "`milady=silver` and `milady=brown` need `armies`";
            return Err(TextError::new(text, option.at, problem));
        }
        let setups: Vec<_> = ["milady", "hunchbacks", "giants"]
            .into_iter()
            .filter_map(find)
            .collect();
        if let [first, second, ..] = setups[..] {
            let problem = format!(
                "`{}` and `{}` exclude each other; `armies` has them together",
                first.name, second.name
            );
            return Err(TextError::new(text, first.at.max(second.at), problem));
        }
        variant.setup = match setups.first().map(|option| option.name) {
            Some("hunchbacks") => Setup::Hunchbacks,
            Some("giants") => Setup::Giants,
            _ => Setup::Pawns,
        };
        Ok(variant)
    }
}

fn milady(text: &str, option: VariantOption<'_>) -> Result<MiladyOption, TextError> {
    match option.value {
        None => Ok(MiladyOption::Beside),
        Some("silver") => Ok(MiladyOption::Only(Side::First)),
        Some("brown") => Ok(MiladyOption::Only(Side::Second)),
        Some(value) => match value.parse::<Square>() {
            Ok(square) if square.is_edge() => Ok(MiladyOption::On(square)),
            _ => {
                let problem = format!("the option `milady` takes {MILADY_VALUES}, or no value");
                Err(TextError::new(text, option.value_at(), problem))
            }
        },
    }
}
