//! Numbers and rows as both databases understand them.

use std::fmt::Write as _;

use crate::table::Millis;

/// A number for a column.
pub(super) fn number(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

/// A number from a column. Nothing is written that is below zero.
pub(super) fn millis(value: i64) -> Millis {
    Millis::try_from(value).unwrap_or_default()
}

/// The place holders of so many rows with so many columns: `($1, $2), ($3, $4)`.
pub(super) fn rows(count: usize, columns: usize) -> String {
    let mut text = String::new();
    for row in 0..count {
        text.push_str(if row == 0 { "(" } else { ", (" });
        for column in 1..=columns {
            let comma = if column == 1 { "" } else { ", " };
            let _ = write!(text, "{comma}${}", row * columns + column);
        }
        text.push(')');
    }
    text
}

/// Whether this could be the name of a game or an analysis. Nothing else is asked for: PostgreSQL refuses some texts.
pub(super) fn is_name(text: &str) -> bool {
    (1..=40).contains(&text.len())
        && text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
}
