//! What is written while the server runs: one line for each request, and what goes wrong. Nobody's secrets, names, addresses
//! or words are in it, however much is asked for.

use std::fmt;
use std::str::FromStr;

use tracing::level_filters::LevelFilter;
use tracing::{Metadata, Subscriber};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, Layer as _, filter};

use crate::metrics;

/// How lines look.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum Format {
    /// For people.
    #[default]
    Text,
    /// A JSON object a line.
    Json,
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::Text => "text",
            Format::Json => "json",
        })
    }
}

/// A text names no format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("logs are text or json")]
pub struct FormatError;

impl FromStr for Format {
    type Err = FormatError;

    fn from_str(text: &str) -> Result<Format, FormatError> {
        match text {
            "text" => Ok(Format::Text),
            "json" => Ok(Format::Json),
            _ => Err(FormatError),
        }
    }
}

/// Begins to log to standard error. `filter` is as in `RUST_LOG`; one that cannot be read counts as `warn`.
pub fn begin(format: Format, filter: &str) {
    // Whoever has begun before, as in tests, goes on.
    let _ = subscriber(format, filter, std::io::stderr).try_init();
    watch_panics();
}

/// From now on a panic is one line in the log, and counted.
pub fn watch_panics() {
    std::panic::set_hook(Box::new(|info| {
        metrics::panicked();
        // What a panic says may quote what somebody sent; where it happened says enough.
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(place, "a fault of the program");
    }));
}

/// What takes the lines and writes them.
pub fn subscriber<W>(format: Format, filter: &str, writer: W) -> impl Subscriber + Send + Sync
where
    W: for<'writer> MakeWriter<'writer> + Send + Sync + 'static,
{
    let filter = EnvFilter::builder()
        .with_default_directive(LevelFilter::WARN.into())
        .parse(filter)
        .unwrap_or_else(|_| EnvFilter::new("warn"));
    let lines = tracing_subscriber::fmt::layer().with_writer(writer);
    let lines = match format {
        Format::Text => lines.with_ansi(false).boxed(),
        Format::Json => lines
            .json()
            .flatten_event(true)
            .with_current_span(true)
            .with_span_list(false)
            .boxed(),
    };
    tracing_subscriber::registry()
        .with(filter)
        .with(lines.with_filter(filter::filter_fn(is_safe)))
}

/// Libraries show what passes through them, headers and frames too, when they are asked for details. They are not asked.
fn is_safe(metadata: &Metadata<'_>) -> bool {
    metadata.target().starts_with("trilith") || *metadata.level() <= tracing::Level::INFO
}
