//! A server of the real binary that can be killed and started again.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// Where the servers keep their games.
#[derive(Clone, Debug)]
pub(crate) enum Database {
    /// In a folder, for one server.
    Folder(PathBuf),
    /// In PostgreSQL, for several.
    Postgres(String),
}

/// A running server.
pub(crate) struct Node {
    child: Child,
    address: SocketAddr,
}

impl Node {
    /// Starts one and waits until it listens.
    pub(crate) fn start(database: &Database) -> Node {
        let mut command = Command::new(env!("CARGO_BIN_EXE_trilith"));
        command.args([
            "serve",
            "--address",
            "127.0.0.1:0",
            "--searches",
            "1",
            "--hash",
            "1",
        ]);
        match database {
            Database::Folder(folder) => command.arg("--data").arg(folder),
            Database::Postgres(url) => command.args(["--database", url]),
        };
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let output = child.stdout.take().expect("its output");
        let mut line = String::new();
        BufReader::new(output)
            .read_line(&mut line)
            .expect("its first line");
        let address = line
            .trim()
            .rsplit_once("http://")
            .and_then(|(_, address)| address.parse().ok());
        Node {
            child,
            address: address.unwrap_or_else(|| panic!("no address in `{line}`")),
        }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }
}

/// A server never ends in peace here: SIGKILL, and it is gone when this returns.
impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
