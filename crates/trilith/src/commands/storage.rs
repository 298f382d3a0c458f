//! Where the games are, for every command that needs them.

use std::path::PathBuf;

use anyhow::Context as _;
use trilith_server::store::Alone;
use trilith_server::{Store, logs};

use crate::cli::StorageOptions;

/// Does something with the games, with what is worth knowing on standard error.
pub(super) fn run<T>(task: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    let filter = std::env::var("RUST_LOG").unwrap_or_else(|_| "warn".to_owned());
    logs::begin(logs::Format::default(), &filter);
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()?
        .block_on(task)
}

impl StorageOptions {
    /// The games that are there.
    pub(super) async fn existing(self) -> anyhow::Result<Store> {
        match self.database {
            Some(url) => Ok(Store::connect(&url).await?),
            None => {
                let folder = self.data.map_or_else(data_folder, Ok)?;
                anyhow::ensure!(
                    Store::is_in(&folder),
                    "there are no games in {}",
                    folder.display()
                );
                Ok(Store::open(&folder).await?)
            }
        }
    }

    /// The games, and a place for them if there is none. Servers may be running.
    pub(super) async fn open(self) -> anyhow::Result<Store> {
        match self.database {
            Some(url) => Ok(Store::connect(&url).await?),
            None => {
                let folder = self.data.map_or_else(data_folder, Ok)?;
                Alone::make_folder(&folder)?;
                Ok(Store::open(&folder).await?)
            }
        }
    }

    /// The folder of a SQLite database.
    pub(super) fn folder(self) -> anyhow::Result<PathBuf> {
        anyhow::ensure!(
            self.database.is_none(),
            "a PostgreSQL database is restored with pg_restore; `trilith import` reads what `trilith export` wrote"
        );
        self.data.map_or_else(data_folder, Ok)
    }
}

/// `trilith` in the folder where this user's programs keep their data.
pub(super) fn data_folder() -> anyhow::Result<PathBuf> {
    let from = |name: &str| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    from("XDG_DATA_HOME")
        .or_else(|| from("LOCALAPPDATA"))
        .or_else(|| from("HOME").map(|home| home.join(".local/share")))
        .map(|folder| folder.join("trilith"))
        .context("there is no home folder to keep the games in; say where with --data")
}
