use crate::TextError;

/// What an option of a variant takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// No value: the option is there or it is not.
    Nothing,
    /// A value, described for people: `an army, as in …`.
    Value(&'static str),
    /// A value or none.
    Maybe(&'static str),
}

/// One option of a variant text: `kings`, or `milady=c1` with a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariantOption<'a> {
    /// The part before `=`.
    pub name: &'a str,
    /// The part after `=`, never empty.
    pub value: Option<&'a str>,
    /// The byte offset of the option in the variant text.
    pub at: usize,
}

impl VariantOption<'_> {
    /// The byte offset of the value.
    pub fn value_at(&self) -> usize {
        self.at + self.name.len() + 1
    }
}

/// Splits `game` or `game:option,option=value` into its options, and refuses what does not fit the game: another game, an
/// unknown option, one given twice, an empty option or value, a value on a flag, a missing value.
///
/// ```
/// use trilith_game::{Takes, variant_options};
/// let known = [("kings", Takes::Nothing), ("milady", Takes::Maybe("an edge square"))];
/// let options = variant_options("sixth:kings,milady=c1", "sixth", &known)?;
/// assert_eq!((options[0].name, options[0].value), ("kings", None));
/// assert_eq!((options[1].name, options[1].value), ("milady", Some("c1")));
///
/// let error = variant_options("sixth:milady=", "sixth", &known).unwrap_err();
/// assert_eq!(error.problem(), "the option `milady` has an empty value; it takes an edge square, or no value");
/// # Ok::<(), trilith_game::TextError>(())
/// ```
pub fn variant_options<'a>(
    text: &'a str,
    game: &str,
    known: &[(&str, Takes)],
) -> Result<Vec<VariantOption<'a>>, TextError> {
    let (name, list) = match text.split_once(':') {
        Some((name, list)) => (name, Some(list)),
        None => (text, None),
    };
    if name != game {
        return Err(TextError::new(text, 0, format!("the game here is `{game}`")));
    }
    let mut options: Vec<VariantOption<'a>> = Vec::new();
    let Some(list) = list else { return Ok(options) };
    let names: Vec<String> = known.iter().map(|(name, _)| format!("`{name}`")).collect();
    let names = names.join(", ");
    let mut at = game.len() + 1;
    for part in list.split(',') {
        let (name, value) = match part.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (part, None),
        };
        if name.is_empty() {
            return Err(TextError::new(
                text,
                at,
                format!("an option is empty; {game} has {names}"),
            ));
        }
        let Some(&(_, takes)) = known.iter().find(|(known, _)| *known == name) else {
            return Err(TextError::new(
                text,
                at,
                format!("`{name}` is no option of {game}, which has {names}"),
            ));
        };
        if options.iter().any(|option| option.name == name) {
            return Err(TextError::new(
                text,
                at,
                format!("the option `{name}` is given twice"),
            ));
        }
        let wrong = match (takes, value) {
            (Takes::Nothing, Some(_)) => Some("takes no value".to_owned()),
            (Takes::Value(takes), None) => Some(format!("has no value; it takes {takes}")),
            (Takes::Value(takes), Some("")) => Some(format!("has an empty value; it takes {takes}")),
            (Takes::Maybe(takes), Some("")) => {
                Some(format!("has an empty value; it takes {takes}, or no value"))
            }
            _ => None,
        };
        if let Some(wrong) = wrong {
            return Err(TextError::new(
                text,
                at + name.len(),
                format!("the option `{name}` {wrong}"),
            ));
        }
        options.push(VariantOption { name, value, at });
        at += part.len() + 1;
    }
    Ok(options)
}
