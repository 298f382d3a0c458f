use std::io::Write as _;

use trilith_server::logs;

use super::serve::asked_to_stop;
use crate::cli::WorkerOptions;

pub(crate) fn run(options: WorkerOptions) -> anyhow::Result<()> {
    let filter = std::env::var("RUST_LOG").unwrap_or_else(|_| "warn".to_owned());
    logs::begin(options.log_format, &filter);
    let cores = std::thread::available_parallelism().map_or(1, Into::into);
    let searches = options.searches.unwrap_or(cores);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut out = std::io::stdout();
    let _ = writeln!(
        out,
        "Thinking about up to {searches} moves at a time for the servers. Ctrl+C ends it."
    );
    let _ = out.flush();
    let worked = runtime.block_on(trilith_server::work(
        &options.database,
        searches,
        options.hash,
        asked_to_stop(),
    ));
    // A move that is not found any more is thought about by somebody else.
    runtime.shutdown_background();
    Ok(worked?)
}
