use std::io::Write;

use clap::CommandFactory as _;
use clap_complete::{Shell, generate};

use crate::cli::Cli;

pub(crate) fn run(shell: Shell, out: &mut impl Write) -> anyhow::Result<()> {
    // clap's generator panics when its writer fails, so it writes to memory first.
    let mut script = Vec::new();
    generate(shell, &mut Cli::command(), "trilith", &mut script);
    Ok(out.write_all(&script)?)
}
