use crate::TextError;

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

/// Splits `game` or `game:option,option=value` into its options, and refuses what no variant text may have: another
/// game, an empty option or value, an option given twice.
///
/// ```
/// use trilith_game::variant_options;
/// let options = variant_options("sixth:kings,milady=c1", "sixth")?;
/// assert_eq!((options[0].name, options[0].value), ("kings", None));
/// assert_eq!((options[1].name, options[1].value), ("milady", Some("c1")));
/// assert!(variant_options("sixth:kings,,armies", "sixth").is_err());
/// assert!(variant_options("sixth:kings,kings", "sixth").is_err());
/// # Ok::<(), trilith_game::TextError>(())
/// ```
pub fn variant_options<'a>(text: &'a str, game: &str) -> Result<Vec<VariantOption<'a>>, TextError> {
    let (name, list) = match text.split_once(':') {
        Some((name, list)) => (name, Some(list)),
        None => (text, None),
    };
    if name != game {
        return Err(TextError::new(text, 0, format!("the game here is `{game}`")));
    }
    let mut options: Vec<VariantOption<'a>> = Vec::new();
    let Some(list) = list else { return Ok(options) };
    let mut at = game.len() + 1;
    for part in list.split(',') {
        let (name, value) = match part.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (part, None),
        };
        if name.is_empty() {
            return Err(TextError::new(text, at, "an option is empty"));
        }
        if value == Some("") {
            let problem = format!("the option `{name}` has an empty value");
            return Err(TextError::new(text, at + name.len() + 1, problem));
        }
        if options.iter().any(|option| option.name == name) {
            return Err(TextError::new(
                text,
                at,
                format!("the option `{name}` is given twice"),
            ));
        }
        options.push(VariantOption { name, value, at });
        at += part.len() + 1;
    }
    Ok(options)
}
