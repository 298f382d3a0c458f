//! What is counted while the server runs, as Prometheus reads it. Few labels: a route is its template, and no person, game
//! or address is ever part of it.
//!
//! The registry is this process's: numbers in memory, written out when somebody asks. Counting costs an atomic addition, a
//! request a short lock.

mod histogram;
mod process;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use histogram::Histogram;

static REQUESTS: Mutex<BTreeMap<String, Route>> = Mutex::new(BTreeMap::new());
static CONNECTIONS: AtomicI64 = AtomicI64::new(0);
static SOCKETS: AtomicI64 = AtomicI64::new(0);
static WATCHED: AtomicI64 = AtomicI64::new(0);
static SEARCHES_RUNNING: AtomicI64 = AtomicI64::new(0);
static SEARCHES_WAITING: AtomicI64 = AtomicI64::new(0);
static EVENTS: AtomicU64 = AtomicU64::new(0);
static APPENDS: Histogram = Histogram::new();
static LIMITED: [AtomicU64; Limit::ALL.len()] = [const { AtomicU64::new(0) }; Limit::ALL.len()];
static PANICS: AtomicU64 = AtomicU64::new(0);

#[derive(Default)]
struct Route {
    took: Histogram,
    /// By method and status.
    answers: BTreeMap<(&'static str, u16), u64>,
}

/// Something that is there as long as this is not dropped.
#[must_use = "it is counted only as long as this is kept"]
#[derive(Debug)]
pub struct Counted(&'static AtomicI64);

impl Counted {
    fn new(gauge: &'static AtomicI64) -> Counted {
        gauge.fetch_add(1, Relaxed);
        Counted(gauge)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

/// What somebody wanted too much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// Requests.
    Requests,
    /// Connections.
    Connections,
    /// Sockets and event streams.
    Sockets,
    /// Frames on a socket.
    Frames,
    /// Tables watched by a socket.
    Tables,
    /// Time for a request.
    Time,
}

impl Limit {
    const ALL: [Limit; 6] = [
        Limit::Requests,
        Limit::Connections,
        Limit::Sockets,
        Limit::Frames,
        Limit::Tables,
        Limit::Time,
    ];

    const fn name(self) -> &'static str {
        match self {
            Limit::Requests => "requests",
            Limit::Connections => "connections",
            Limit::Sockets => "sockets",
            Limit::Frames => "frames",
            Limit::Tables => "tables",
            Limit::Time => "time",
        }
    }

    fn counter(self) -> Option<&'static AtomicU64> {
        let place = Limit::ALL.iter().position(|limit| *limit == self)?;
        LIMITED.get(place)
    }
}

/// A request was answered. The time is that until the answer began; a stream may go on for long.
pub(crate) fn answered(route: &str, method: &'static str, status: u16, took: Duration) {
    let mut requests = REQUESTS.lock().unwrap_or_else(PoisonError::into_inner);
    if !requests.contains_key(route) {
        requests.insert(route.to_owned(), Route::default());
    }
    if let Some(route) = requests.get_mut(route) {
        route.took.add(took);
        *route.answers.entry((method, status)).or_default() += 1;
    }
}

/// A connection is open, whatever is spoken on it.
pub(crate) fn connection_opened() -> Counted {
    Counted::new(&CONNECTIONS)
}

/// A socket, or what stands for one where there are none, is open.
pub fn socket_opened() -> Counted {
    Counted::new(&SOCKETS)
}

/// A table is in memory because somebody looks at it.
pub fn table_watched() -> Counted {
    Counted::new(&WATCHED)
}

/// A search waits for its turn.
pub fn search_waits() -> Counted {
    Counted::new(&SEARCHES_WAITING)
}

/// A search runs.
pub fn search_runs() -> Counted {
    Counted::new(&SEARCHES_RUNNING)
}

/// An append was committed: so many events, so long after it was asked for.
pub fn appended(events: usize, took: Duration) {
    EVENTS.fetch_add(u64::try_from(events).unwrap_or(u64::MAX), Relaxed);
    APPENDS.add(took);
}

/// Somebody met a limit.
pub fn limited(limit: Limit) {
    if let Some(counter) = limit.counter() {
        counter.fetch_add(1, Relaxed);
    }
}

/// Something panicked.
pub(crate) fn panicked() {
    PANICS.fetch_add(1, Relaxed);
}

/// The connections to the database: how many there are, and how many of them nobody uses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pool {
    pub(crate) open: usize,
    pub(crate) idle: usize,
}

/// Everything, as Prometheus reads it.
pub(crate) fn render(pool: Pool) -> String {
    let mut text = String::with_capacity(16 * 1024);
    write_requests(&mut text);
    let gauges = [
        (
            "trilith_connections",
            "Open connections.",
            CONNECTIONS.load(Relaxed),
        ),
        (
            "trilith_sockets",
            "Open WebSockets and event streams.",
            SOCKETS.load(Relaxed),
        ),
        (
            "trilith_tables_watched",
            "Tables in memory because somebody looks at them.",
            WATCHED.load(Relaxed),
        ),
        (
            "trilith_searches_running",
            "Searches of the engine that run.",
            SEARCHES_RUNNING.load(Relaxed),
        ),
        (
            "trilith_searches_waiting",
            "Searches of the engine that wait for their turn.",
            SEARCHES_WAITING.load(Relaxed),
        ),
        (
            "trilith_database_connections",
            "Open connections to the database.",
            i64::try_from(pool.open).unwrap_or(i64::MAX),
        ),
        (
            "trilith_database_connections_idle",
            "Connections to the database that nobody uses.",
            i64::try_from(pool.idle).unwrap_or(i64::MAX),
        ),
    ];
    for (name, help, value) in gauges {
        head(&mut text, name, "gauge", help);
        let _ = writeln!(text, "{name} {value}");
    }
    let name = "trilith_events_appended_total";
    head(&mut text, name, "counter", "Events of games that were committed.");
    let _ = writeln!(text, "{name} {}", EVENTS.load(Relaxed));
    let name = "trilith_append_seconds";
    head(
        &mut text,
        name,
        "histogram",
        "Time from a wish to append until it was committed.",
    );
    APPENDS.write(&mut text, name, "");
    let name = "trilith_limited_total";
    head(
        &mut text,
        name,
        "counter",
        "How often somebody met a limit, by limit.",
    );
    for limit in Limit::ALL {
        let count = limit.counter().map_or(0, |counter| counter.load(Relaxed));
        let _ = writeln!(text, "{name}{{limit=\"{}\"}} {count}", limit.name());
    }
    let name = "trilith_panics_total";
    head(
        &mut text,
        name,
        "counter",
        "Faults of the program that were caught.",
    );
    let _ = writeln!(text, "{name} {}", PANICS.load(Relaxed));
    let name = "trilith_build_info";
    head(&mut text, name, "gauge", "The version that runs.");
    let _ = writeln!(text, "{name}{{version=\"{}\"}} 1", env!("CARGO_PKG_VERSION"));
    process::write(&mut text);
    text
}

fn write_requests(text: &mut String) {
    let requests = REQUESTS.lock().unwrap_or_else(PoisonError::into_inner);
    let name = "trilith_requests_total";
    head(
        text,
        name,
        "counter",
        "Requests answered, by route template, method and status.",
    );
    for (route, counted) in &*requests {
        for ((method, status), count) in &counted.answers {
            let _ = writeln!(
                text,
                "{name}{{route=\"{route}\",method=\"{method}\",status=\"{status}\"}} {count}"
            );
        }
    }
    let name = "trilith_request_seconds";
    head(
        text,
        name,
        "histogram",
        "Time until an answer began, by route template.",
    );
    for (route, counted) in &*requests {
        counted.took.write(text, name, &format!("route=\"{route}\""));
    }
}

/// What a metric is called, what kind it is and what it says.
fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value of one line.
    fn value(text: &str, series: &str) -> Option<f64> {
        text.lines()
            .find_map(|line| line.strip_prefix(series)?.strip_prefix(' ')?.parse().ok())
    }

    const POOL: Pool = Pool { open: 3, idle: 2 };

    #[test]
    fn requests_are_counted_by_route_and_status() {
        answered("/metrics-test/{id}", "GET", 200, Duration::from_millis(3));
        answered("/metrics-test/{id}", "GET", 200, Duration::from_millis(30));
        answered("/metrics-test/{id}", "POST", 422, Duration::from_secs(100));
        let text = render(POOL);
        let of = |rest: &str| value(&text, &format!("trilith_request{rest}"));
        let route = "route=\"/metrics-test/{id}\"";
        assert_eq!(
            of(&format!("s_total{{{route},method=\"GET\",status=\"200\"}}")),
            Some(2.0)
        );
        assert_eq!(
            of(&format!("s_total{{{route},method=\"POST\",status=\"422\"}}")),
            Some(1.0)
        );
        assert_eq!(of(&format!("_seconds_bucket{{{route},le=\"0.001\"}}")), Some(0.0));
        assert_eq!(of(&format!("_seconds_bucket{{{route},le=\"0.005\"}}")), Some(1.0));
        assert_eq!(of(&format!("_seconds_bucket{{{route},le=\"0.05\"}}")), Some(2.0));
        assert_eq!(of(&format!("_seconds_bucket{{{route},le=\"+Inf\"}}")), Some(3.0));
        assert_eq!(of(&format!("_seconds_count{{{route}}}")), Some(3.0));
        assert_eq!(of(&format!("_seconds_sum{{{route}}}")), Some(100.033));
        assert_eq!(value(&text, "trilith_database_connections_idle"), Some(2.0));
    }

    #[test]
    fn what_is_held_is_counted_until_it_is_dropped() {
        static GAUGE: AtomicI64 = AtomicI64::new(0);
        let held = (Counted::new(&GAUGE), Counted::new(&GAUGE));
        assert_eq!(GAUGE.load(Relaxed), 2);
        drop(held);
        assert_eq!(GAUGE.load(Relaxed), 0);
    }

    #[test]
    fn every_line_is_what_prometheus_reads() {
        appended(2, Duration::from_micros(700));
        limited(Limit::Frames);
        for line in render(POOL).lines() {
            if let Some(comment) = line.strip_prefix("# ") {
                assert!(
                    comment.starts_with("HELP ") || comment.starts_with("TYPE "),
                    "{line}"
                );
                continue;
            }
            let (series, value) = line.rsplit_once(' ').expect("a name and a value");
            assert!(value.parse::<f64>().is_ok(), "{line}");
            let name = series.split('{').next().unwrap_or_default();
            assert!(
                name.bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_'),
                "{line}"
            );
            assert!(!series.contains('{') || series.ends_with('}'), "{line}");
        }
    }
}
