use std::fs::File;
use std::io::{self, BufRead, BufReader};

use anyhow::Context as _;
use trilith_server::tables::now;

use super::{export, storage};
use crate::cli::TransferOptions;

pub(crate) fn run(options: TransferOptions) -> anyhow::Result<()> {
    let file = options.place.file;
    let lines: Box<dyn BufRead> = if file.as_os_str() == "-" {
        Box::new(BufReader::new(io::stdin()))
    } else {
        Box::new(BufReader::new(
            File::open(&file).with_context(|| file.display().to_string())?,
        ))
    };
    let carried = storage::run(async {
        let store = options.place.storage.open().await?;
        let carried = store.import(now(), options.accounts, lines).await;
        store.close().await;
        Ok(carried?)
    })?;
    export::tell(&carried, "taken in");
    Ok(())
}
