use std::fs;
use std::io::Write;
use std::time::Instant;

use anyhow::{Context as _, bail};
use serde_json::json;
use trilith_tablebase::{Book, Ranking, Size, opening};

use super::replace;
use crate::cli::BookOptions;

pub(crate) fn run(options: &BookOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let begun = Instant::now();
    let named = || options.values.display().to_string();
    let bytes = fs::read(&options.values).with_context(named)?;
    let (said, values) = read_number(&bytes).with_context(|| format!("{}: it ends too soon", named()))?;
    let indices = opening(&Ranking::new(Size::GAME), options.plies);
    let positions = indices.len();
    if said != positions as u64 || values.len() != positions {
        bail!(
            "{}: it says that it has {said} values and has {}; the first {} plies have {positions} positions",
            named(),
            values.len(),
            options.plies
        );
    }
    let entries = indices
        .into_iter()
        .zip(values.iter().map(|&byte| byte as i8))
        .collect();
    replace(&options.file, |out| {
        Ok(Book::write(Size::GAME, options.plies, entries, out)?)
    })?;
    let file = fs::metadata(&options.file)?.len();
    let seconds = begun.elapsed().as_secs_f64();
    if options.json {
        let answer =
            json!({ "plies": options.plies, "positions": positions, "bytes": file, "seconds": seconds });
        writeln!(out, "{answer}")?;
    } else {
        writeln!(out, "positions {positions}")?;
        writeln!(out, "file      {file} bytes")?;
        writeln!(out, "time      {seconds:.1} s")?;
    }
    Ok(())
}

/// A number in base 128, the lowest digits first, and what comes after it.
fn read_number(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let length = 1 + bytes.iter().take(9).position(|&byte| byte < 128)?;
    let (digits, rest) = bytes.split_at(length);
    let number = digits
        .iter()
        .rev()
        .fold(0, |number, &digit| number << 7 | u64::from(digit & 127));
    Some((number, rest))
}
