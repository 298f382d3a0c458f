//! A server of our own, and what a process uses.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, bail};

/// A server that ends with us, and its data with it.
pub(super) struct Server {
    child: Child,
    folder: PathBuf,
    address: String,
}

impl Server {
    /// Starts this very program as a server on a free port and an empty database.
    pub(super) fn start() -> anyhow::Result<Server> {
        let folder = std::env::temp_dir().join(format!("trilith-load-{}", std::process::id()));
        let mut command = Command::new(std::env::current_exe()?);
        command
            .args(["serve", "--address", "127.0.0.1:0", "--data"])
            .arg(&folder)
            // How much a single connection may say is not what is measured here.
            .env("TRILITH_FRAMES", "0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped());
        // Ctrl+C is for us: the server ends when we have our figures.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().context("the server cannot be started")?;
        let output = child.stdout.take();
        let mut server = Server {
            child,
            folder,
            address: String::new(),
        };
        let mut line = String::new();
        BufReader::new(output.context("the server has no output")?).read_line(&mut line)?;
        match line.split_whitespace().find(|word| word.starts_with("http://")) {
            Some(address) => server.address = address.to_owned(),
            None => bail!("the server did not start"),
        }
        Ok(server)
    }

    pub(super) fn address(&self) -> &str {
        &self.address
    }

    pub(super) fn pid(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Nothing in it is worth a farewell.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// What a process has used.
#[derive(Clone, Copy, Debug)]
pub(super) struct Usage {
    /// Time of all its threads.
    pub(super) processor: Duration,
    /// Bytes in memory.
    pub(super) memory: u64,
}

impl Usage {
    /// Reads it from `/proc`, where there is one.
    pub(super) fn of(pid: u32) -> anyhow::Result<Usage> {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat"))?;
        let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
        read_usage(&stat, &status).context("/proc is not as expected")
    }
}

fn read_usage(stat: &str, status: &str) -> Option<Usage> {
    // A program's name may have spaces and brackets; the last closing one ends it.
    let (_, rest) = stat.rsplit_once(')')?;
    let mut numbers = rest.split_whitespace().skip(11);
    let user: u64 = numbers.next()?.parse().ok()?;
    let system: u64 = numbers.next()?.parse().ok()?;
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = resident.split_whitespace().next()?.parse().ok()?;
    Some(Usage {
        processor: Duration::from_millis((user + system) * 1000 / ticks_per_second()),
        memory: kibibytes * 1024,
    })
}

#[cfg(unix)]
fn ticks_per_second() -> u64 {
    rustix::param::clock_ticks_per_second().max(1)
}

#[cfg(not(unix))]
fn ticks_per_second() -> u64 {
    100
}

/// Raises the number of files that we, and a server that we start, may have open.
#[cfg(unix)]
pub(super) fn allow_files(count: usize) -> anyhow::Result<()> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let wanted = count as u64;
    if limit.current.is_none_or(|current| current >= wanted) {
        return Ok(());
    }
    if limit.maximum.is_some_and(|maximum| maximum < wanted) {
        bail!(
            "{count} connections need as many open files; the system allows {} (`ulimit -Hn`)",
            limit.maximum.unwrap_or_default()
        );
    }
    let raised = Rlimit {
        current: limit
            .maximum
            .map_or(Some(wanted), |maximum| Some(maximum.min(wanted.max(65_536)))),
        maximum: limit.maximum,
    };
    setrlimit(Resource::Nofile, raised).context("the number of open files cannot be raised")
}

#[cfg(not(unix))]
pub(super) fn allow_files(_: usize) -> anyhow::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proc_is_read() {
        let stat = "4 (a) b) S 1 1 1 0 -1 4194304 1 0 0 0 250 50 0 0 20 0 1 0 100 1000 10";
        let status = "Name:\tx\nVmRSS:\t   2048 kB\nThreads:\t1\n";
        let usage = read_usage(stat, status).expect("usage");
        assert_eq!(usage.memory, 2 << 20);
        assert_eq!(
            usage.processor.as_millis(),
            300_000 / u128::from(ticks_per_second())
        );
        assert!(read_usage("nonsense", "").is_none());
    }
}
