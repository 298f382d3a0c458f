use std::net::SocketAddr;
use std::path::PathBuf;

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where it keeps its database.
    pub data: PathBuf,
    /// How many searches run at a time for moves, and as many for analysis.
    pub searches: usize,
    /// What each search remembers, in mebibytes.
    pub hash: usize,
    /// The address by which the world knows it, for links in shared pictures; the browser's own where there is none.
    pub public: Option<String>,
}
