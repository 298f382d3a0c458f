use std::time::Duration;

use clap::Args;
use trilith_server::limits::{Limits, Network};

/// How much anybody may ask of the web app.
#[derive(Args, Debug)]
#[command(next_help_heading = "Limits")]
pub(crate) struct LimitOptions {
    /// Points that one address (IPv6: one /64) gets back each second; 0 for no limit. A plain request costs one point, one
    /// that makes the server work up to 50. Requests from this machine are not limited unless a proxy is trusted
    #[arg(long, env = "TRILITH_RATE", default_value_t = Limits::default().rate, value_parser = clap::value_parser!(u32).range(0..=1_000_000), value_name = "N")]
    rate: u32,
    /// Points that one address may spend at once
    #[arg(long, env = "TRILITH_BURST", default_value_t = Limits::default().burst, value_parser = clap::value_parser!(u32).range(1..=1_000_000), value_name = "N")]
    burst: u32,
    /// Proxies whose X-Forwarded-For says who asks, such as 127.0.0.1,10.0.0.0/8; without any, the peer's address counts
    #[arg(
        long,
        env = "TRILITH_TRUSTED_PROXIES",
        value_delimiter = ',',
        value_name = "CIDR,…"
    )]
    trusted_proxies: Vec<Network>,
    /// Open connections of one address
    #[arg(long, env = "TRILITH_CONNECTIONS_PER_ADDRESS", default_value_t = Limits::default().connections_per_address, value_parser = super::count(10_000_000), value_name = "N")]
    connections_per_address: usize,
    /// Open connections in all
    #[arg(long, env = "TRILITH_CONNECTIONS", default_value_t = Limits::default().connections, value_parser = super::count(10_000_000), value_name = "N")]
    connections: usize,
    /// WebSockets and event streams of one address
    #[arg(long, env = "TRILITH_SOCKETS_PER_ADDRESS", default_value_t = Limits::default().sockets_per_address, value_parser = super::count(10_000_000), value_name = "N")]
    sockets_per_address: usize,
    /// WebSockets and event streams in all
    #[arg(long, env = "TRILITH_SOCKETS", default_value_t = Limits::default().sockets, value_parser = super::count(10_000_000), value_name = "N")]
    sockets: usize,
    /// Tables that one WebSocket watches at a time
    #[arg(long, env = "TRILITH_TABLES_PER_SOCKET", default_value_t = Limits::default().tables_per_socket, value_parser = super::count(100_000), value_name = "N")]
    tables_per_socket: usize,
    /// Frames a second on one WebSocket, five seconds' worth at once; 0 for no limit
    #[arg(long, env = "TRILITH_FRAMES", default_value_t = Limits::default().frames, value_parser = clap::value_parser!(u32).range(0..=1_000_000), value_name = "N")]
    frames: u32,
    /// The largest frame on a WebSocket, in bytes
    #[arg(long, env = "TRILITH_LARGEST_FRAME", default_value_t = Limits::default().largest_frame, value_parser = super::count(16 * 1024 * 1024), value_name = "BYTES")]
    largest_frame: usize,
    /// The largest body of a request, in bytes
    #[arg(long, env = "TRILITH_LARGEST_BODY", default_value_t = Limits::default().largest_body, value_parser = super::count(64 * 1024 * 1024), value_name = "BYTES")]
    largest_body: usize,
    /// The longest until an answer begins
    #[arg(long, env = "TRILITH_REQUEST_TIME", default_value_t = Limits::default().request_time.as_secs(), value_parser = clap::value_parser!(u64).range(1..=3_600), value_name = "SECONDS")]
    request_time: u64,
    /// The longest until the head of a request is there, and the longest that a connection may idle
    #[arg(long, env = "TRILITH_HEADER_TIME", default_value_t = Limits::default().header_time.as_secs(), value_parser = clap::value_parser!(u64).range(1..=3_600), value_name = "SECONDS")]
    header_time: u64,
}

impl From<LimitOptions> for Limits {
    fn from(options: LimitOptions) -> Limits {
        Limits {
            rate: options.rate,
            burst: options.burst,
            connections_per_address: options.connections_per_address,
            connections: options.connections,
            sockets_per_address: options.sockets_per_address,
            sockets: options.sockets,
            tables_per_socket: options.tables_per_socket,
            frames: options.frames,
            largest_frame: options.largest_frame,
            largest_body: options.largest_body,
            request_time: Duration::from_secs(options.request_time),
            header_time: Duration::from_secs(options.header_time),
            proxies: options.trusted_proxies,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory as _;

    use crate::cli::Cli;

    #[test]
    fn the_limits_are_those_of_the_documents() {
        let command = Cli::command();
        let table = include_str!("../../../../docs/self-hosting.md")
            .lines()
            .filter_map(|line| line.strip_prefix("| `--"));
        let mut told = BTreeSet::new();
        for row in table {
            let cells: Vec<&str> = row.split('|').map(|cell| cell.trim().trim_matches('`')).collect();
            let [name, variable, default, ..] = cells.as_slice() else {
                panic!("a row has a flag, a variable and a default: {row}");
            };
            let argument = command
                .get_arguments()
                .find(|argument| argument.get_long() == Some(name))
                .unwrap_or_else(|| panic!("there is no --{name}"));
            assert_eq!(argument.get_env().and_then(|name| name.to_str()), Some(*variable));
            assert_eq!(argument.get_default_values(), [*default], "{name}");
            told.insert(*name);
        }
        let limits = command
            .get_arguments()
            .filter(|argument| argument.get_help_heading() == Some("Limits"))
            .filter_map(|argument| argument.get_long())
            .filter(|name| *name != "trusted-proxies");
        let limits: BTreeSet<&str> = limits.collect();
        assert_eq!(told, limits);
    }
}
