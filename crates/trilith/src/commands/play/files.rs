//! Writing records so that nothing is lost: a file is there as it was or as it shall be, never half.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Writes a file as a whole: into a new one beside it first, which then takes its place.
pub(super) fn write(path: &Path, text: &str) -> io::Result<()> {
    // A link stays a link; what it points to is replaced.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let Some(name) = target.file_name() else {
        return Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            "this is no file name",
        ));
    };
    if target.is_dir() {
        return Err(io::Error::new(io::ErrorKind::IsADirectory, "this is a folder"));
    }
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}.new", std::process::id()));
    let beside = target.with_file_name(hidden);
    let written = write_new(&beside, &target, text);
    if written.is_err() {
        // It may not even have been made; the first error is the one to tell.
        let _ = fs::remove_file(&beside);
    }
    written
}

fn write_new(beside: &Path, target: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(beside)?;
    file.write_all(text.as_bytes())?;
    if let Ok(old) = fs::metadata(target) {
        file.set_permissions(old.permissions())?;
    }
    file.sync_all()?;
    fs::rename(beside, target)
}

/// Whether something is there that writing would destroy.
pub(super) fn is_in_use(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|data| !data.is_file() || data.len() > 0)
}

/// The same name for the same file, however it is written.
pub(super) fn identity(path: &Path) -> PathBuf {
    if let Ok(path) = fs::canonicalize(path) {
        return path;
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    match (fs::canonicalize(folder), path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => path.to_owned(),
    }
}
