use clap::Args;
use trilith_server::logs::Format;

/// How a worker runs.
#[derive(Args, Debug)]
pub(crate) struct WorkerOptions {
    /// The PostgreSQL database of the servers, `postgres://…`
    #[arg(long, env = "TRILITH_DATABASE", value_name = "URL", hide_env_values = true)]
    pub(crate) database: String,
    /// How many moves it thinks about at a time; as many as there are cores without it
    #[arg(long, env = "TRILITH_SEARCHES", value_parser = super::count(256), value_name = "N")]
    pub(crate) searches: Option<usize>,
    /// What each of them remembers, in mebibytes
    #[arg(long, env = "TRILITH_HASH", default_value_t = 32, value_parser = super::count(65_536), value_name = "MIB")]
    pub(crate) hash: usize,
    /// How the log on standard error looks: text or json
    #[arg(long, env = "TRILITH_LOG_FORMAT", default_value_t, value_name = "FORMAT")]
    pub(crate) log_format: Format,
}
