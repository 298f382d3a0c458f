use clap::Args;
use trilith_games::Variant;

/// How hard a site is tried.
#[derive(Args, Debug)]
pub(crate) struct LoadOptions {
    /// The site; without it a server of its own is started on an empty database, and goes with it at the end
    #[arg(value_name = "URL")]
    pub(crate) url: Option<String>,
    /// How many games are played at the same time, each by two players with a connection of their own
    #[arg(long, default_value_t = 100, value_parser = super::count(100_000), value_name = "N")]
    pub(crate) games: usize,
    /// Milliseconds from one move of a game to the next
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=3_600_000), value_name = "MS")]
    pub(crate) every: u64,
    /// How long it is measured, after all are there
    #[arg(long, default_value_t = 20.0, value_parser = super::seconds, value_name = "S")]
    pub(crate) seconds: f64,
    /// How many connections watch these games
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub(crate) spectators: usize,
    /// First open so many connections at whose tables nothing happens, and measure the memory that each costs the server
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub(crate) idle: usize,
    /// What is played; again for more, in turn
    #[arg(long = "variant", value_name = "VARIANT", value_parser = super::variant, default_values = ["sixth", "27"])]
    pub(crate) variants: Vec<Variant>,
    /// Ask for the events alone, not for what a page draws
    #[arg(long)]
    pub(crate) bare: bool,
    /// The moves depend on it
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub(crate) seed: u64,
    /// The server's process on this machine, to measure its processor time and memory
    #[arg(long, value_name = "PID", requires = "url")]
    pub(crate) pid: Option<u32>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
