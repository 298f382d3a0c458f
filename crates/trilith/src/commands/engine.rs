//! `trilith engine`: the engine protocol, UGI, on standard input and output. docs/protocol.md describes it.
//!
//! [`request`] reads what is asked, a [`session::Session`] answers. [`program`] is the other end of the protocol, for
//! talking to any engine, and [`conformance`] uses it to test one.

pub(crate) mod claim;
mod conformance;
pub(crate) mod program;
mod request;
mod session;
pub(crate) mod think;

#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Read as _};

use anyhow::bail;

use crate::cli::EngineOptions;
use session::{Next, Session};

/// The longest line that is read: far more than the longest game.
const LONGEST_LINE: u64 = 1 << 20;

pub(crate) fn run(options: &EngineOptions) -> anyhow::Result<()> {
    if options.test {
        if conformance::run(&options.command, &options.variants, &mut io::stdout().lock())? {
            return Ok(());
        }
        bail!("the engine does not conform");
    }
    serve(io::stdin().lock(), &mut Session::new(io::stdout()))
}

/// Answers until `quit` or the end of the input.
fn serve(mut input: impl BufRead, session: &mut Session) -> anyhow::Result<()> {
    while let Some(line) = read_line(&mut input)? {
        let next = match line {
            Ok(line) => session.answer(&line)?,
            Err(problem) => session.refuse(&problem)?,
        };
        if next == Next::Quit {
            break;
        }
    }
    Ok(())
}

/// The next line, or what is wrong with it; nothing at the end of the input.
pub(crate) fn read_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, String>>> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(None);
    }
    if read as u64 == LONGEST_LINE && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(format!("a line has at most {LONGEST_LINE} bytes"))));
    }
    Ok(Some(Ok(String::from_utf8_lossy(&bytes).trim().to_owned())))
}
