use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::limits::Limits;

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where it keeps its database.
    pub data: PathBuf,
    /// The address of a PostgreSQL database, if it is to be that.
    pub database: Option<String>,
    /// How many searches run at a time for moves, and as many for analysis.
    pub searches: usize,
    /// What each search remembers, in mebibytes.
    pub hash: usize,
    /// The address by which the world knows it, for links in shared pictures; the browser's own where there is none.
    pub public: Option<String>,
    /// Where whoever reaches it reads the metrics and asks after the server's health. Without it, only this machine reads them.
    pub metrics: Option<SocketAddr>,
    /// How much anybody may ask for.
    pub limits: Limits,
    /// After the word to stop: how long the server says that it is not ready before it takes no more connections.
    pub notice: Duration,
    /// How long it then waits for what still runs.
    pub drain: Duration,
}
