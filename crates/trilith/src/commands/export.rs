use std::fs::{self, File};
use std::io::{self, BufWriter, Write};

use anyhow::Context as _;
use trilith_server::store::Carried;
use trilith_server::tables::now;

use super::storage;
use crate::cli::TransferOptions;

pub(crate) fn run(options: TransferOptions) -> anyhow::Result<()> {
    let file = options.place.file;
    let to_output = file.as_os_str() == "-";
    let mut out: Box<dyn Write + Send> = if to_output {
        Box::new(BufWriter::new(io::stdout()))
    } else {
        let mut new = File::options();
        new.write(true).create_new(true);
        // What people said among themselves is in it.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut new, 0o600);
        let file = new.open(&file).with_context(|| file.display().to_string())?;
        Box::new(BufWriter::new(file))
    };
    let carried = storage::run(async {
        let store = options.place.storage.existing().await?;
        let carried = store.export(now(), options.accounts, &mut out).await?;
        store.close().await;
        Ok(carried)
    });
    if carried.is_err() && !to_output {
        // Half of it is worse than nothing. That it could not be written is said already.
        let _ = fs::remove_file(&file);
    }
    tell(&carried?, "written");
    Ok(())
}

/// Says what was carried over, where it is in nobody's way.
pub(super) fn tell(carried: &Carried, how: &str) {
    let Carried {
        games,
        known,
        left_out,
        studies,
        names,
        accounts,
        accounts_left_out,
    } = carried;
    let mut line = format!("{games} games, {studies} analyses and {names} names were {how}");
    if *accounts > 0 {
        line += &format!("; so were {accounts} accounts");
    }
    if *accounts_left_out > 0 {
        line += &format!("; {accounts_left_out} accounts were there already, or their names were");
    }
    if *known > 0 {
        line += &format!("; {known} games were there already");
    }
    if *left_out > 0 {
        line += &format!("; {left_out} games were left out");
    }
    // A closed standard error leaves nobody to tell.
    let _ = writeln!(io::stderr(), "{line}.");
}
