use std::io::Write as _;
use std::time::Duration;

use trilith_server::{Config, logs};

use super::storage::data_folder;
use crate::cli::ServeOptions;

pub(crate) fn run(options: ServeOptions) -> anyhow::Result<()> {
    // What is worth knowing and nothing personal; RUST_LOG says how much of it.
    let filter = std::env::var("RUST_LOG").unwrap_or_else(|_| "warn".to_owned());
    logs::begin(options.log_format, &filter);
    let cores = std::thread::available_parallelism().map_or(1, Into::into);
    let config = Config {
        address: options.address,
        data: options.storage.data.map_or_else(data_folder, Ok)?,
        database: options.storage.database,
        searches: options.searches.unwrap_or_else(|| cores.div_ceil(2)),
        hash: options.hash,
        public: options.public.map(|url| url.trim_end_matches('/').to_owned()),
        metrics: options.metrics_address,
        limits: options.limits.into(),
        notice: Duration::from_secs(options.notice),
        drain: Duration::from_secs(options.drain),
        services: options.services.into(),
    };
    let place = match config.database {
        Some(_) => "a PostgreSQL database".to_owned(),
        None => config.data.display().to_string(),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(trilith_server::serve(
        config,
        |address| {
            // Whoever started it without a terminal reads it in the log.
            let mut out = std::io::stdout();
            let _ = writeln!(
                out,
                "Trilith is at http://{address}\nGames are kept in {place}. Ctrl+C ends it."
            );
            let _ = out.flush();
        },
        asked_to_stop(),
    ));
    // A search that nobody waits for any more is not waited for here either.
    runtime.shutdown_background();
    Ok(served?)
}

/// Ctrl+C, or what a service manager sends.
pub(super) async fn asked_to_stop() {
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
