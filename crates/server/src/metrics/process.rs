//! What this process uses, under the names that Prometheus' own libraries give it. Linux tells it in `/proc`; elsewhere these
//! lines are missing.

use std::fmt::Write as _;
use std::fs;

use super::head;

/// Ticks a second in which the kernel tells the time to programs: this has been 100 on Linux for ever.
const TICKS: f64 = 100.0;

pub(super) fn write(text: &mut String) {
    let metrics = [
        (
            "process_resident_memory_bytes",
            "gauge",
            "Memory in use.",
            memory(),
        ),
        (
            "process_cpu_seconds_total",
            "counter",
            "Time spent on processors.",
            processor_time(),
        ),
        (
            "process_open_fds",
            "gauge",
            "Open files and connections.",
            open_files(),
        ),
        (
            "process_start_time_seconds",
            "gauge",
            "When the process began, in seconds since 1970.",
            began(),
        ),
    ];
    for (name, kind, help, value) in metrics {
        if let Some(value) = value {
            head(text, name, kind, help);
            let _ = writeln!(text, "{name} {value}");
        }
    }
}

fn memory() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: f64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes * 1024.0)
}

/// The fields of `/proc/self/stat` behind the program's name, which may contain anything; the first is the state.
fn stat() -> Option<Vec<String>> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    let (_, fields) = stat.rsplit_once(')')?;
    Some(fields.split_whitespace().map(ToOwned::to_owned).collect())
}

fn processor_time() -> Option<f64> {
    let fields = stat()?;
    let user: f64 = fields.get(11)?.parse().ok()?;
    let system: f64 = fields.get(12)?.parse().ok()?;
    Some((user + system) / TICKS)
}

fn began() -> Option<f64> {
    let ticks: f64 = stat()?.get(19)?.parse().ok()?;
    let machine = fs::read_to_string("/proc/stat").ok()?;
    let boot: f64 = machine
        .lines()
        .find_map(|line| line.strip_prefix("btime "))?
        .trim()
        .parse()
        .ok()?;
    Some(boot + ticks / TICKS)
}

fn open_files() -> Option<f64> {
    let count = fs::read_dir("/proc/self/fd").ok()?.count();
    Some(f64::from(u32::try_from(count).ok()?))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn linux_tells_what_the_process_uses() {
        assert!(memory().expect("memory") > 1e6);
        assert!(processor_time().expect("time") >= 0.0);
        assert!(open_files().expect("files") >= 3.0);
        assert!(began().expect("a time") > 1.6e9);
    }
}
