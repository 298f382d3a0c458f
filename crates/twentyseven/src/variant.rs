use std::fmt;
use std::str::FromStr;

use trilith_game::{TextError, variant_options};

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

    const fn option(self) -> Option<&'static str> {
        match self {
            Variant::Base => None,
            Variant::Advanced => Some("advanced"),
            Variant::Expert => Some("expert"),
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("27")?;
        self.option().map_or(Ok(()), |option| write!(f, ":{option}"))
    }
}

impl FromStr for Variant {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Variant, TextError> {
        let mut chosen = Variant::Base;
        for option in variant_options(text, "27")? {
            let Some(variant) = Variant::ALL
                .into_iter()
                .find(|variant| variant.option() == Some(option.name))
            else {
                let problem = format!(
                    "27 has no option `{}`; it takes `advanced` or `expert`",
                    option.name
                );
                return Err(TextError::new(text, option.at, problem));
            };
            if option.value.is_some() {
                let problem = format!("the option `{}` takes no value", option.name);
                return Err(TextError::new(text, option.at + option.name.len(), problem));
            }
            if chosen != Variant::Base {
                let problem = format!(
                    "`expert` contains `advanced`, so the option `{}` must stand alone",
                    option.name
                );
                return Err(TextError::new(text, option.at, problem));
            }
            chosen = variant;
        }
        Ok(chosen)
    }
}
