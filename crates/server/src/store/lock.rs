use std::fmt::Display;
use std::fs::{DirBuilder, File, TryLockError};
use std::path::Path;

use super::StoreError;

/// Whoever holds it is the only server on the SQLite database in a folder. The system takes it back when the process
/// ends, however it ends.
#[derive(Debug)]
pub struct Alone {
    _file: File,
}

impl Alone {
    /// Makes a data folder, for nobody else to look into, if there is none.
    pub fn make_folder(folder: &Path) -> Result<(), StoreError> {
        let mut builder = DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(folder).map_err(|error| problem(folder, &error))
    }

    /// Takes the folder, unless another server has it.
    pub fn in_folder(folder: &Path) -> Result<Alone, StoreError> {
        let file = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(folder.join("trilith.lock"))
            .map_err(|error| problem(folder, &error))?;
        match file.try_lock() {
            Ok(()) => Ok(Alone { _file: file }),
            Err(TryLockError::WouldBlock) => Err(problem(folder, &"another Trilith server is using it")),
            Err(TryLockError::Error(error)) => Err(problem(folder, &error)),
        }
    }
}

fn problem(folder: &Path, problem: &dyn Display) -> StoreError {
    StoreError::Folder {
        folder: folder.display().to_string(),
        problem: problem.to_string(),
    }
}
