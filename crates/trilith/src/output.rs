//! Writing for people and programs: colour or not, and pipes that close.

use std::io::{self, IsTerminal, Write as _};

use clap::ValueEnum;

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum)]
pub(crate) enum Color {
    /// In a terminal, unless NO_COLOR is set or TERM is `dumb`.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Color {
    /// Whether standard output gets colours.
    pub(crate) fn is_on(self) -> bool {
        let refused = || {
            let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
            let dumb = std::env::var_os("TERM").is_some_and(|value| value == "dumb");
            no_color || dumb
        };
        match self {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => io::stdout().is_terminal() && !refused(),
        }
    }
}

/// How many columns there are to write in: the terminal's, or 80 where there is none.
pub(crate) fn width() -> usize {
    const NO_TERMINAL: usize = 80;
    if !io::stdout().is_terminal() {
        return NO_TERMINAL;
    }
    ratatui::crossterm::terminal::size()
        .ok()
        .filter(|&(width, _)| width > 0)
        .map_or(NO_TERMINAL, |(width, _)| width.into())
}

/// Shows how far a long task is, in place of what was shown before, if somebody watches. Nothing takes it away.
pub(crate) fn progress(line: &str) {
    if io::stderr().is_terminal() {
        // Whoever closed it does not want to know.
        let _ = write!(io::stderr(), "\r\x1b[K{line}");
    }
}

/// Whether the error is that the reader of our output went away.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let json = cause
            .downcast_ref::<serde_json::Error>()
            .and_then(serde_json::Error::io_error_kind);
        io.or(json) == Some(io::ErrorKind::BrokenPipe)
    })
}
