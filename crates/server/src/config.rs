use std::fmt;
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
    /// What the host set up beside it.
    pub services: Services,
}

/// Mail and notices, which need somebody else's servers.
#[derive(Clone, Default)]
pub struct Services {
    /// The server that takes mail, such as `smtps://user:password@mail.example.org`.
    pub mail_server: Option<String>,
    /// Whose mail it is.
    pub mail_from: Option<String>,
    /// The key for notices, as `trilith admin keys` makes it.
    pub push_key: Option<String>,
}

/// Passwords and keys are not for logs.
impl fmt::Debug for Services {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Services")
            .field("mail", &self.mail_server.is_some())
            .field("push", &self.push_key.is_some())
            .finish()
    }
}
