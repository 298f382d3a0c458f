use std::sync::Arc;

/// What a database has to say when something is wrong.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The database itself.
    #[error("the database: {0}")]
    Database(Arc<sqlx::Error>),
    /// The schema could not be brought up to date.
    #[error("the database's schema: {0}")]
    Migration(Arc<sqlx::migrate::MigrateError>),
    /// A later version has been here.
    #[error(
        "the database was made by a later version of Trilith (its schema has step {0}); use that version, or a backup"
    )]
    Later(i64),
    /// Something in it cannot be read.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(Arc<serde_json::Error>),
    /// The address is not one of a PostgreSQL database.
    #[error("the address of a database is postgres://USER@HOST/NAME; without one, SQLite is used")]
    Address,
    /// The folder cannot hold a database.
    #[error("the data folder {folder}: {problem}")]
    Folder {
        /// Which.
        folder: String,
        /// What is wrong with it.
        problem: String,
    },
    /// There is a game by this name.
    #[error("there is another game by this name")]
    Exists,
    /// It took too long; whether it was written is not known.
    #[error("the database does not answer")]
    Silent,
    /// The server stops.
    #[error("the database is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(Arc::new(error))
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> StoreError {
        StoreError::Unreadable(Arc::new(error))
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        match error {
            sqlx::migrate::MigrateError::VersionMissing(step) => StoreError::Later(step),
            error => StoreError::Migration(Arc::new(error)),
        }
    }
}
