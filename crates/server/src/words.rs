//! The interface's words in nine languages. The messages are Fluent files in `locales/`; what is left of Fluent here is what
//! the messages need: text, variables, and choices by a variable's value or plural form. Pages and scripts use the same
//! messages: a script gets those of its page as JSON, parsed.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use fluent_syntax::ast;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use rust_embed::RustEmbed;
use serde::Serialize;
use trilith_games::Told;

use crate::guest::cookie;

/// The cookie in which a chosen language is kept.
pub(crate) const LANGUAGE_COOKIE: &str = "trilith_language";

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../locales"]
struct Files;

/// A language of the rulebooks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Locale {
    /// English, which the others are translated from.
    En,
    /// French.
    Fr,
    /// German.
    De,
    /// Spanish.
    Es,
    /// Italian.
    It,
    /// Dutch.
    Nl,
    /// Portuguese.
    Pt,
    /// Russian.
    Ru,
    /// Hungarian.
    Hu,
}

impl Locale {
    /// All of them, as they are listed.
    pub const ALL: [Locale; 9] = [
        Locale::En,
        Locale::Fr,
        Locale::De,
        Locale::Es,
        Locale::It,
        Locale::Nl,
        Locale::Pt,
        Locale::Ru,
        Locale::Hu,
    ];

    /// The language tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Locale::En => "en",
            Locale::Fr => "fr",
            Locale::De => "de",
            Locale::Es => "es",
            Locale::It => "it",
            Locale::Nl => "nl",
            Locale::Pt => "pt",
            Locale::Ru => "ru",
            Locale::Hu => "hu",
        }
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Locale::En => "English",
            Locale::Fr => "Français",
            Locale::De => "Deutsch",
            Locale::Es => "Español",
            Locale::It => "Italiano",
            Locale::Nl => "Nederlands",
            Locale::Pt => "Português",
            Locale::Ru => "Русский",
            Locale::Hu => "Magyar",
        }
    }

    /// The language with this tag, whatever its region.
    pub fn from_tag(tag: &str) -> Option<Locale> {
        let language = tag.split(['-', '_']).next()?.trim();
        Locale::ALL
            .into_iter()
            .find(|locale| locale.tag().eq_ignore_ascii_case(language))
    }

    /// The language that somebody chose, or that their browser asks for.
    pub fn of(headers: &HeaderMap) -> Locale {
        if let Some(chosen) = cookie(headers, LANGUAGE_COOKIE).and_then(Locale::from_tag) {
            return chosen;
        }
        let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let mut best = (0.0, Locale::En);
        for part in accepted.unwrap_or_default().split(',').take(20) {
            let (tag, quality) = part.split_once(";q=").unwrap_or((part, "1"));
            let quality: f32 = quality.trim().parse().unwrap_or(0.0);
            if let Some(locale) = Locale::from_tag(tag)
                && quality > best.0
            {
                best = (quality, locale);
            }
        }
        best.1
    }

    fn rules(self) -> Option<PluralRules> {
        PluralRules::create(
            self.tag().parse::<unic_langid::LanguageIdentifier>().ok()?,
            PluralRuleType::CARDINAL,
        )
        .ok()
    }
}

/// A part of a message.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
enum Part {
    Text(String),
    Variable {
        var: String,
    },
    Select {
        select: String,
        cases: BTreeMap<String, Vec<Part>>,
        other: Vec<Part>,
    },
}

/// The messages of a language, by file and name.
struct Messages {
    locale: Locale,
    files: BTreeMap<String, BTreeMap<String, Vec<Part>>>,
    plurals: Option<PluralRules>,
}

static MESSAGES: LazyLock<BTreeMap<Locale, Messages>> =
    LazyLock::new(|| Locale::ALL.map(|locale| (locale, Messages::read(locale))).into());

/// The words of one language.
#[derive(Clone, Copy)]
pub struct Words(&'static Messages);

impl Words {
    /// The words of a language.
    pub fn of(locale: Locale) -> Words {
        Words(&MESSAGES[&locale])
    }

    /// Their language.
    pub fn locale(self) -> Locale {
        self.0.locale
    }

    /// The message by this name.
    pub fn t(self, id: &str) -> String {
        self.with(id, &[])
    }

    /// The message by this name with what it speaks of.
    pub fn with(self, id: &str, args: &[(&str, &str)]) -> String {
        let english = || MESSAGES[&Locale::En].get(id);
        match self.0.get(id).or_else(english) {
            Some(pattern) => {
                let mut text = String::new();
                self.0.write(pattern, args, &mut text);
                text
            }
            None => id.to_owned(),
        }
    }

    /// The message with one argument, for templates.
    pub fn with1(self, id: &str, name: &str, value: impl ToString) -> String {
        self.with(id, &[(name, &value.to_string())])
    }

    /// What the rules have to say.
    pub fn tell(self, told: &Told) -> String {
        let args: Vec<(&str, &str)> = told
            .args
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        self.with(told.id, &args)
    }

    /// The messages of some files as a script reads them. English stands in for what a language lacks.
    pub fn json(self, files: &[&str]) -> String {
        let mut all = BTreeMap::new();
        for messages in [&MESSAGES[&Locale::En], self.0] {
            for file in files {
                all.extend(messages.files.get(*file).into_iter().flatten());
            }
        }
        // A page may not be closed from within.
        serde_json::to_string(&all)
            .unwrap_or_default()
            .replace('<', "\\u003c")
    }

    /// A text of this language, such as the rules, or the English one.
    pub fn document(self, name: &str) -> Option<String> {
        let read = |locale: Locale| Files::get(&format!("{}/{name}", locale.tag()));
        let file = read(self.0.locale).or_else(|| read(Locale::En))?;
        String::from_utf8(file.data.into_owned()).ok()
    }
}

impl Messages {
    fn read(locale: Locale) -> Messages {
        let mut files = BTreeMap::new();
        let folder = format!("{}/", locale.tag());
        for path in Files::iter() {
            let Some(name) = path
                .strip_prefix(&folder)
                .and_then(|name| name.strip_suffix(".ftl"))
            else {
                continue;
            };
            let Some(file) = Files::get(&path) else { continue };
            let text = String::from_utf8_lossy(&file.data);
            let resource =
                fluent_syntax::parser::parse(text.as_ref()).unwrap_or_else(|(resource, errors)| {
                    tracing::error!(%path, ?errors, "messages that cannot be read");
                    resource
                });
            let messages = resource.body.into_iter().filter_map(|entry| match entry {
                ast::Entry::Message(message) => Some((message.id.name.to_owned(), parts(&message.value?))),
                _ => None,
            });
            files.insert(name.to_owned(), messages.collect());
        }
        Messages {
            locale,
            files,
            plurals: locale.rules(),
        }
    }

    fn get(&self, id: &str) -> Option<&Vec<Part>> {
        self.files.values().find_map(|file| file.get(id))
    }

    fn write(&self, pattern: &[Part], args: &[(&str, &str)], out: &mut String) {
        let value = |name: &str| {
            args.iter()
                .find(|(known, _)| *known == name)
                .map(|(_, value)| *value)
        };
        for part in pattern {
            match part {
                Part::Text(text) => out.push_str(text),
                Part::Variable { var } => out.push_str(value(var).unwrap_or_default()),
                Part::Select { select, cases, other } => {
                    let value = value(select).unwrap_or_default();
                    let plural = || cases.get(self.plural(value)?);
                    self.write(cases.get(value).or_else(plural).unwrap_or(other), args, out);
                }
            }
        }
    }

    fn plural(&self, value: &str) -> Option<&'static str> {
        let number: f64 = value.parse().ok()?;
        Some(match self.plurals.as_ref()?.select(number).ok()? {
            PluralCategory::ZERO => "zero",
            PluralCategory::ONE => "one",
            PluralCategory::TWO => "two",
            PluralCategory::FEW => "few",
            PluralCategory::MANY => "many",
            PluralCategory::OTHER => "other",
        })
    }
}

fn parts(pattern: &ast::Pattern<&str>) -> Vec<Part> {
    pattern
        .elements
        .iter()
        .filter_map(|element| match element {
            ast::PatternElement::TextElement { value } => Some(Part::Text((*value).to_owned())),
            ast::PatternElement::Placeable { expression } => part(expression),
        })
        .collect()
}

fn part(expression: &ast::Expression<&str>) -> Option<Part> {
    match expression {
        ast::Expression::Inline(inline) => inline_part(inline),
        ast::Expression::Select { selector, variants } => {
            let Some(Part::Variable { var }) = inline_part(selector) else {
                return None;
            };
            let (mut cases, mut other) = (BTreeMap::new(), Vec::new());
            for variant in variants {
                let key = match &variant.key {
                    ast::VariantKey::Identifier { name } => *name,
                    ast::VariantKey::NumberLiteral { value } => *value,
                };
                if variant.default {
                    other = parts(&variant.value);
                }
                cases.insert(key.to_owned(), parts(&variant.value));
            }
            Some(Part::Select {
                select: var,
                cases,
                other,
            })
        }
    }
}

fn inline_part(inline: &ast::InlineExpression<&str>) -> Option<Part> {
    match inline {
        ast::InlineExpression::VariableReference { id } => Some(Part::Variable {
            var: id.name.to_owned(),
        }),
        ast::InlineExpression::StringLiteral { value } | ast::InlineExpression::NumberLiteral { value } => {
            Some(Part::Text((*value).to_owned()))
        }
        ast::InlineExpression::Placeable { expression } => part(expression),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
