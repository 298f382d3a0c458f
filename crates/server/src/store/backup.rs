//! Copies of a SQLite database, and the way back. PostgreSQL has its own tools for both.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

use super::connect::FILE;
use super::lock::Alone;
use super::{Store, StoreError, schema};

/// Why there is no copy, or no way back.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file.
    #[error("{}: {error}", file.display())]
    File {
        /// Which.
        file: PathBuf,
        /// What is wrong with it.
        error: io::Error,
    },
    /// Nothing is overwritten.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// PostgreSQL is copied with its own tools.
    #[error(
        "a PostgreSQL database is copied with pg_dump and restored with pg_restore; `trilith export` writes the games"
    )]
    Postgres,
    /// The file is not what it should be.
    #[error("{} is no backup of Trilith: {problem}", file.display())]
    NoBackup {
        /// Which.
        file: PathBuf,
        /// What is wrong with it.
        problem: String,
    },
}

fn at(file: &Path) -> impl FnOnce(io::Error) -> BackupError {
    let file = file.to_owned();
    move |error| BackupError::File { file, error }
}

impl Store {
    /// Writes a copy of the database as it is now to a new file, also while a server uses it.
    pub async fn backup(&self, file: &Path) -> Result<(), BackupError> {
        if self.is_postgres() {
            return Err(BackupError::Postgres);
        }
        if file.exists() {
            return Err(BackupError::Exists(file.to_owned()));
        }
        // A copy that was interrupted does not look like one that was not.
        let part = beside(file, ".part");
        let _ = fs::remove_file(&part);
        private(&part).map_err(at(&part))?;
        let copied = sqlx::query("VACUUM INTO $1")
            .bind(part.to_string_lossy().into_owned())
            .execute(self.pool())
            .await;
        if let Err(error) = copied {
            let _ = fs::remove_file(&part);
            return Err(StoreError::from(error).into());
        }
        File::open(&part)
            .and_then(|file| file.sync_all())
            .map_err(at(&part))?;
        fs::rename(&part, file).map_err(at(file))
    }
}

/// Puts a backup in the place of the database in a folder. What was there is kept beside it; its new name is returned.
/// No server may be running on it.
pub async fn restore(folder: &Path, backup: &Path) -> Result<Option<PathBuf>, BackupError> {
    check(backup).await?;
    let _alone = Alone::in_folder(folder)?;
    let database = folder.join(FILE);
    let part = beside(&database, ".part");
    let _ = fs::remove_file(&part);
    let mut copy = private(&part).map_err(at(&part))?;
    let mut from = File::open(backup).map_err(at(backup))?;
    io::copy(&mut from, &mut copy).map_err(at(&part))?;
    copy.sync_all().map_err(at(&part))?;

    let before = if database.exists() {
        // What has been written lately may lie in a file beside the database; closing brings it home. A database that is
        // too broken for that is moved as it is.
        if let Ok(connection) = SqliteConnectOptions::new().filename(&database).connect().await {
            let mut connection = connection;
            let _ = sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)")
                .execute(&mut connection)
                .await;
            let _ = connection.close().await;
        }
        let before = unused(&database);
        for end in ["-wal", "-shm"] {
            let file = beside(&database, end);
            if file.exists() {
                fs::rename(&file, beside(&before, end)).map_err(at(&file))?;
            }
        }
        fs::rename(&database, &before).map_err(at(&database))?;
        Some(before)
    } else {
        None
    };
    fs::rename(&part, &database).map_err(at(&database))?;
    #[cfg(unix)]
    File::open(folder)
        .and_then(|folder| folder.sync_all())
        .map_err(at(folder))?;
    Ok(before)
}

/// Whether a file is a whole database of ours, and not of a later version.
async fn check(file: &Path) -> Result<(), BackupError> {
    let problem = |problem: String| BackupError::NoBackup {
        file: file.to_owned(),
        problem,
    };
    let mut start = [0; 16];
    File::open(file)
        .and_then(|mut file| file.read_exact(&mut start))
        .map_err(at(file))?;
    if &start != b"SQLite format 3\0" {
        return Err(problem(
            "it is no SQLite database (what `trilith export` wrote is read by `trilith import`)".to_owned(),
        ));
    }
    let looked = async {
        let mut connection = SqliteConnectOptions::new()
            .filename(file)
            .read_only(true)
            .connect()
            .await?;
        let health: String = sqlx::query("PRAGMA integrity_check(1)")
            .fetch_one(&mut connection)
            .await?
            .try_get(0)?;
        let step: Option<i64> = sqlx::query("SELECT MAX(version) FROM _sqlx_migrations")
            .fetch_one(&mut connection)
            .await?
            .try_get(0)?;
        sqlx::query("SELECT COUNT(*) FROM game")
            .fetch_one(&mut connection)
            .await?;
        connection.close().await?;
        Ok::<_, sqlx::Error>((health, step.unwrap_or_default()))
    };
    let (health, step) = looked.await.map_err(|error| problem(error.to_string()))?;
    if health != "ok" {
        return Err(problem(health));
    }
    if step > schema::latest() {
        return Err(StoreError::Later(step).into());
    }
    Ok(())
}

/// A new file for nobody else to look into.
fn private(file: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// A name for what was there before.
fn unused(database: &Path) -> PathBuf {
    (1_u64..)
        .map(|number| beside(database, &format!(".before-{number}")))
        .find(|file| !file.exists())
        .unwrap_or_else(|| beside(database, ".before"))
}
