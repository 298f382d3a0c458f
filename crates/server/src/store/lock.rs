use std::fs::{File, TryLockError};
use std::path::Path;

use super::StoreError;

/// Whoever holds it is the only server on the SQLite database in a folder. The system takes it back when the process
/// ends, however it ends.
#[derive(Debug)]
pub struct Alone {
    _file: File,
}

impl Alone {
    /// Takes the folder, unless another server has it.
    pub fn in_folder(folder: &Path) -> Result<Alone, StoreError> {
        let problem = |problem: String| StoreError::Folder {
            folder: folder.display().to_string(),
            problem,
        };
        let file = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(folder.join("trilith.lock"))
            .map_err(|error| problem(error.to_string()))?;
        match file.try_lock() {
            Ok(()) => Ok(Alone { _file: file }),
            Err(TryLockError::WouldBlock) => Err(problem("another Trilith server is using it".to_owned())),
            Err(TryLockError::Error(error)) => Err(problem(error.to_string())),
        }
    }
}
