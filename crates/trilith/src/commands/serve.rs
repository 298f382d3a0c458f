use std::io::Write as _;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context as _;
use trilith_server::{Config, logs};

use crate::cli::ServeOptions;

pub(crate) fn run(options: ServeOptions) -> anyhow::Result<()> {
    // What is worth knowing and nothing personal; RUST_LOG says how much of it.
    let filter = std::env::var("RUST_LOG").unwrap_or_else(|_| "warn".to_owned());
    logs::begin(options.log_format, &filter);
    let cores = std::thread::available_parallelism().map_or(1, Into::into);
    let config = Config {
        address: options.address,
        data: options.data.map_or_else(data_folder, Ok)?,
        searches: options.searches.unwrap_or_else(|| cores.div_ceil(2)),
        hash: options.hash,
        public: options.public.map(|url| url.trim_end_matches('/').to_owned()),
        metrics: options.metrics_address,
        limits: options.limits.into(),
        notice: Duration::from_secs(options.notice),
        drain: Duration::from_secs(options.drain),
    };
    let folder = config.data.display().to_string();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(trilith_server::serve(
        config,
        |address| {
            // Whoever started it without a terminal reads it in the log.
            let mut out = std::io::stdout();
            let _ = writeln!(
                out,
                "Trilith is at http://{address}\nGames are kept in {folder}. Ctrl+C ends it."
            );
            let _ = out.flush();
        },
        asked_to_stop(),
    ));
    // A search that nobody waits for any more is not waited for here either.
    runtime.shutdown_background();
    Ok(served?)
}

/// `trilith` in the folder where this user's programs keep their data.
fn data_folder() -> anyhow::Result<PathBuf> {
    let from = |name: &str| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    from("XDG_DATA_HOME")
        .or_else(|| from("LOCALAPPDATA"))
        .or_else(|| from("HOME").map(|home| home.join(".local/share")))
        .map(|folder| folder.join("trilith"))
        .context("there is no home folder to keep the games in; say where with --data")
}

/// Ctrl+C, or what a service manager sends.
async fn asked_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
