use std::io::Write;

use trilith_server::store::{Alone, restore};

use super::storage;
use crate::cli::StorageFileOptions;

pub(crate) fn run(options: StorageFileOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let folder = options.storage.folder()?;
    Alone::make_folder(&folder)?;
    let before = storage::run(async { Ok(restore(&folder, &options.file).await?) })?;
    writeln!(
        out,
        "The games in {} are those of {}.",
        folder.display(),
        options.file.display()
    )?;
    if let Some(before) = before {
        writeln!(out, "What was there is {} now.", before.display())?;
    }
    Ok(())
}
