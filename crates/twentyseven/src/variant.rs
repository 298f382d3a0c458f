use std::fmt;
use std::str::FromStr;

use trilith_game::{Takes, TextError, variant_options};

use crate::{Disc, Field};

/// 27 with its options: which of the fields' own discs a stack may take along.
///
/// ```
/// use trilith_twentyseven::Variant;
/// assert_eq!("27:expert".parse(), Ok(Variant::Expert));
/// assert_eq!(Variant::Base.to_string(), "27");
/// assert!("27:advanced,expert".parse::<Variant>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variant {
    /// `27`: the nine fields stay where they are.
    Base,
    /// `27:advanced`: a grey disc may be taken along by the whole stack that lies on it.
    Advanced,
    /// `27:expert`: grey or red, any field's own disc may be taken along.
    Expert,
}

impl Variant {
    /// All variants, the plainest first.
    pub const ALL: [Variant; 3] = [Variant::Base, Variant::Advanced, Variant::Expert];

    /// Whether this field's own disc may be taken along (rules.md, "27", options).
    #[inline]
    pub const fn takes_own_disc(self, field: Field) -> bool {
        match self {
            Variant::Base => false,
            Variant::Advanced => matches!(field.own_disc(), Disc::Grey),
            Variant::Expert => true,
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Variant::Base => "27",
            Variant::Advanced => "27:advanced",
            Variant::Expert => "27:expert",
        })
    }
}

impl FromStr for Variant {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Variant, TextError> {
        let known = [("advanced", Takes::Nothing), ("expert", Takes::Nothing)];
        match variant_options(text, "27", &known)?[..] {
            [] => Ok(Variant::Base),
            [option] if option.name == "advanced" => Ok(Variant::Advanced),
            [_] => Ok(Variant::Expert),
            [_, option, ..] => {
                let problem = format!(
                    "`expert` contains `advanced`, so the option `{}` must stand alone",
                    option.name
                );
                Err(TextError::new(text, option.at, problem))
            }
        }
    }
}
