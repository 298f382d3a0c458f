use std::net::SocketAddr;

use clap::Args;
use trilith_server::logs::Format;

use super::{LimitOptions, ServiceOptions, StorageOptions};

/// How the web app runs.
#[derive(Args, Debug)]
pub(crate) struct ServeOptions {
    /// Where to listen
    #[arg(
        long,
        env = "TRILITH_ADDRESS",
        default_value = "127.0.0.1:2727",
        value_name = "HOST:PORT"
    )]
    pub(crate) address: SocketAddr,
    #[command(flatten)]
    pub(crate) storage: StorageOptions,
    /// How many moves the computer thinks about at a time, and how many analyses run beside them; half of the cores without
    /// it
    #[arg(long, env = "TRILITH_SEARCHES", value_parser = super::count(256), value_name = "N")]
    pub(crate) searches: Option<usize>,
    /// What each of them remembers, in mebibytes
    #[arg(long, env = "TRILITH_HASH", default_value_t = 32, value_parser = super::count(65_536), value_name = "MIB")]
    pub(crate) hash: usize,
    /// The address that the world knows, such as `https://example.org`, for links in shared pictures
    #[arg(long, env = "TRILITH_PUBLIC", value_name = "URL")]
    pub(crate) public: Option<String>,
    /// How the log on standard error looks: text or json. How much of it there is, RUST_LOG says; info has a line a request
    #[arg(long, env = "TRILITH_LOG_FORMAT", default_value_t, value_name = "FORMAT")]
    pub(crate) log_format: Format,
    /// Where to serve /metrics and /health to whoever reaches it; without it, /metrics is only for this machine
    #[arg(long, env = "TRILITH_METRICS_ADDRESS", value_name = "HOST:PORT")]
    pub(crate) metrics_address: Option<SocketAddr>,
    /// After SIGTERM: how long /health/ready says 503 before connections are no longer taken
    #[arg(long, env = "TRILITH_NOTICE", default_value_t = 0, value_parser = clap::value_parser!(u64).range(0..=600), value_name = "SECONDS")]
    pub(crate) notice: u64,
    /// How long then to wait for what still runs
    #[arg(long, env = "TRILITH_DRAIN", default_value_t = 5, value_parser = clap::value_parser!(u64).range(0..=600), value_name = "SECONDS")]
    pub(crate) drain: u64,
    #[command(flatten)]
    pub(crate) services: ServiceOptions,
    #[command(flatten)]
    pub(crate) limits: LimitOptions,
}
