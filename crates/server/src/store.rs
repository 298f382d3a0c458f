//! What must outlive the process: games, their events, kept analyses.
//!
//! SQLite in one file of the data folder, for one server; or PostgreSQL, for any number of them. Both understand the same
//! statements, of which there is one copy. Whatever changes a game goes through one writer, which puts all that waits into
//! one transaction; what has happened is announced on the [`Bus`].

mod backup;
mod batch;
mod bus;
mod connect;
mod error;
mod game;
mod list;
mod lock;
mod node;
mod schema;
mod study;
mod summary;
mod transfer;
mod values;
mod writer;

use std::path::Path;
use std::sync::Arc;

use sqlx::AnyPool;
use sqlx::{Any, Transaction};

use crate::random;
pub use backup::{BackupError, restore};
pub use bus::{Bus, Message};
use connect::Kind;
pub use error::StoreError;
pub use game::{Appended, Entry, Kept, Logged};
pub use list::Listed;
pub use lock::Alone;
pub use node::OUTAGE;
pub use study::Study;
pub use summary::Summary;
pub use transfer::{Carried, TransferError};
use writer::Writer;

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    kind: Kind,
    /// For questions, and for statements that stand alone.
    pool: AnyPool,
    /// For what changes something: with SQLite one connection, so that nobody is told that the file is busy.
    writers: AnyPool,
    writer: Writer,
    bus: Bus,
    node: String,
}

impl Store {
    /// Opens the SQLite database in a folder, and makes it if there is none.
    pub async fn open(folder: &Path) -> Result<Store, StoreError> {
        Store::start(Kind::File, &connect::file(folder)?).await
    }

    /// Whether there is a SQLite database in a folder.
    pub fn is_in(folder: &Path) -> bool {
        folder.join(connect::FILE).exists()
    }

    /// Opens a PostgreSQL database by its address, `postgres://…`.
    pub async fn connect(url: &str) -> Result<Store, StoreError> {
        Store::start(Kind::Postgres, connect::postgres(url)?).await
    }

    /// A SQLite database that is gone with the process, for tests.
    pub async fn in_memory() -> Result<Store, StoreError> {
        Store::start(Kind::Memory, "sqlite::memory:").await
    }

    async fn start(kind: Kind, url: &str) -> Result<Store, StoreError> {
        let (pool, writers) = connect::pools(kind, url).await?;
        let bus = match kind {
            Kind::Postgres => Bus::between_nodes(url, &pool).await?,
            Kind::File | Kind::Memory => Bus::in_process(),
        };
        let store = Store {
            shared: Arc::new(Shared {
                kind,
                writer: Writer::start(kind, writers.clone(), bus.clone()),
                pool,
                writers,
                bus,
                node: random::name(),
            }),
        };
        store.fill_in().await?;
        Ok(store)
    }

    /// The connections for questions, and for single statements that change something. Whatever takes several statements
    /// begins with [`Store::begin`].
    pub fn pool(&self) -> &AnyPool {
        &self.shared.pool
    }

    /// Begins a transaction that changes something. It is taken back unless it is committed. Nothing else should be asked
    /// of the store until then: with SQLite this is the one connection that writes, and in memory the only one.
    pub async fn begin(&self) -> Result<Transaction<'static, Any>, StoreError> {
        Ok(self.shared.kind.begin(&self.shared.writers).await?)
    }

    /// Whether it is PostgreSQL, which other servers may use at the same time.
    pub fn is_postgres(&self) -> bool {
        self.shared.kind == Kind::Postgres
    }

    /// The name of this process among those that use the database.
    pub fn node(&self) -> &str {
        &self.shared.node
    }

    /// Where it is announced what has happened.
    pub fn bus(&self) -> &Bus {
        &self.shared.bus
    }

    /// Writes what still waits and closes the connections. Nothing can be written afterwards.
    pub async fn close(&self) {
        self.shared.writer.close().await;
        self.shared.bus.close();
        self.shared.writers.close().await;
        self.shared.pool.close().await;
    }
}

#[cfg(test)]
pub(crate) mod tests;
