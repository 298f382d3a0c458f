//! Finding the database and talking to it.

use std::path::Path;
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::{Any, AnyConnection, AnyPool, Connection as _, Transaction};

use super::{StoreError, schema};

/// Which database it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// SQLite, in a file.
    File,
    /// SQLite, in memory.
    Memory,
    /// PostgreSQL.
    Postgres,
}

/// The name of the file in the data folder.
pub(super) const FILE: &str = "trilith.sqlite";

/// How long a request waits for a connection. A database that is away longer is an error that people should see.
const PATIENCE: Duration = Duration::from_secs(10);

/// What SQLite is told on every connection. A commit is on the disk when it returns; whoever writes waits for whoever
/// writes already; the file beside the database that collects what was written does not stay large.
const PRAGMAS: &str = "PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                       PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = 67108864;";

impl Kind {
    /// Begins a transaction that will write. SQLite has to know it at once: a transaction that begins to write after it
    /// has read fails if another wrote in between.
    pub(super) async fn begin(self, pool: &AnyPool) -> Result<Transaction<'static, Any>, sqlx::Error> {
        match self {
            Kind::Postgres => pool.begin().await,
            Kind::File | Kind::Memory => pool.begin_with("BEGIN IMMEDIATE").await,
        }
    }
}

/// The address of the SQLite database in a folder.
pub(super) fn file(folder: &Path) -> Result<String, StoreError> {
    let problem = |problem: String| StoreError::Folder {
        folder: folder.display().to_string(),
        problem,
    };
    // Without dots and links: an address would resolve the dots in its own way.
    let folder = folder
        .canonicalize()
        .map_err(|error| problem(error.to_string()))?;
    let file = folder.join(FILE);
    let path = file
        .to_str()
        .ok_or_else(|| problem("its name is not UTF-8".to_owned()))?;
    let mut url = String::from("sqlite:");
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"/-_.".contains(&byte) {
            url.push(char::from(byte));
        } else {
            url.push_str(&format!("%{byte:02X}"));
        }
    }
    Ok(url + "?mode=rwc")
}

/// The address of a PostgreSQL database, if it is one.
pub(super) fn postgres(url: &str) -> Result<&str, StoreError> {
    if url.starts_with("postgres://") || url.starts_with("postgresql://") {
        Ok(url)
    } else {
        Err(StoreError::Address)
    }
}

/// Looks whether the database is there, and brings its schema up to date. A pool would try again and again, and in the end
/// say only that it took too long.
async fn look(kind: Kind, url: &str) -> Result<(), StoreError> {
    let mut connection = AnyConnection::connect(url).await?;
    if kind == Kind::File {
        sqlx::raw_sql(PRAGMAS).execute(&mut connection).await?;
    }
    schema::migrate(&mut connection).await?;
    connection.close().await?;
    Ok(())
}

/// The connections for questions, and those for what changes something. The schema is up to date.
pub(super) async fn pools(kind: Kind, url: &str) -> Result<(AnyPool, AnyPool), StoreError> {
    sqlx::any::install_default_drivers();
    if kind != Kind::Memory {
        look(kind, url).await?;
    }
    let options = AnyPoolOptions::new().acquire_timeout(PATIENCE);
    Ok(match kind {
        Kind::Memory => {
            // The database lives as long as its one connection.
            let pool = prepared(options.max_connections(1).idle_timeout(None).max_lifetime(None))
                .connect(url)
                .await?;
            schema::migrate(&mut *pool.acquire().await?).await?;
            (pool.clone(), pool)
        }
        Kind::File => {
            let options = prepared(sound(options));
            let writers = options.clone().max_connections(1).connect(url).await?;
            (options.max_connections(4).connect(url).await?, writers)
        }
        Kind::Postgres => {
            let options = sound(options);
            let writers = options.clone().max_connections(4).connect(url).await?;
            (options.max_connections(8).connect(url).await?, writers)
        }
    })
}

/// Connections of SQLite as they should be.
fn prepared(options: AnyPoolOptions) -> AnyPoolOptions {
    options.after_connect(|connection, _| {
        Box::pin(async move {
            sqlx::raw_sql(PRAGMAS).execute(connection).await?;
            Ok(())
        })
    })
}

/// A connection is used again only if no transaction is open on it. A full disk ends a transaction of SQLite behind the
/// back of whoever counts them, and such a connection would refuse to begin another.
fn sound(options: AnyPoolOptions) -> AnyPoolOptions {
    options.after_release(|connection, _| {
        Box::pin(async move {
            connection.ping().await?;
            Ok(!connection.is_in_transaction())
        })
    })
}
