use std::io::Write;

use super::storage;
use crate::cli::StorageFileOptions;

pub(crate) fn run(options: StorageFileOptions, out: &mut impl Write) -> anyhow::Result<()> {
    storage::run(async {
        let store = options.storage.existing().await?;
        store.backup(&options.file).await?;
        store.close().await;
        Ok(())
    })?;
    Ok(writeln!(
        out,
        "The games are copied to {}.",
        options.file.display()
    )?)
}
