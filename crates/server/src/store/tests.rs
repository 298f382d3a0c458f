//! Every test runs on SQLite and on PostgreSQL; `scripts/postgres cargo test` gives them one.

mod append;
mod bus;
mod faults;
mod lists;
mod migration;
mod nodes;
mod transfer;

use std::path::PathBuf;
use std::str::FromStr as _;

use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _};

use super::{Appended, Entry, Store, StoreError, Summary};
use crate::random;
use crate::table::{Event, Millis, Player, Setup, Terms};

/// Runs each of these tests on both databases.
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $name() {
                let database = crate::store::tests::Database::sqlite();
                super::$name(&database).await;
            })+
        }
        mod postgres {
            $(#[tokio::test]
            async fn $name() {
                if let Some(database) = crate::store::tests::Database::postgres().await {
                    super::$name(&database).await;
                    database.drop().await;
                }
            })+
        }
    };
}
pub(crate) use on_both;

/// A database of its own for a test, at which any number of nodes may be.
#[derive(Debug)]
pub(crate) enum Database {
    Sqlite(Folder),
    Postgres {
        server: Box<PgConnectOptions>,
        name: String,
        url: String,
    },
}

/// A folder that goes with the test.
#[derive(Debug)]
pub(crate) struct Folder(pub(super) PathBuf);

impl Folder {
    pub(super) fn new() -> Folder {
        // With what an address would take for something else.
        let folder = std::env::temp_dir().join(format!("trilith {}?#%41", random::name()));
        std::fs::create_dir(&folder).expect("a folder");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Database {
    pub(crate) fn sqlite() -> Database {
        Database::Sqlite(Folder::new())
    }

    pub(crate) async fn postgres() -> Option<Database> {
        let Ok(address) = std::env::var("TRILITH_TEST_POSTGRES") else {
            assert!(
                std::env::var("CI").is_err(),
                "no PostgreSQL to test with; scripts/postgres starts one"
            );
            eprintln!("skipped: no PostgreSQL to test with; scripts/postgres starts one");
            return None;
        };
        let server = PgConnectOptions::from_str(&address).expect("an address");
        let name = format!("test_{}", random::name());
        run(&server, format!("CREATE DATABASE {name}")).await;
        let url = address.replace("/postgres?", &format!("/{name}?"));
        assert_ne!(url, address, "the address names a database");
        Some(Database::Postgres {
            server: Box::new(server),
            name,
            url,
        })
    }

    pub(crate) async fn node(&self) -> Store {
        match self {
            Database::Sqlite(folder) => Store::open(&folder.0).await.expect("a database"),
            Database::Postgres { url, .. } => Store::connect(url).await.expect("a database"),
        }
    }

    /// Does something to the server as its host would.
    pub(super) async fn as_host(&self, statement: &str) {
        match self {
            Database::Sqlite(_) => panic!("SQLite has no server"),
            Database::Postgres { server, name, .. } => {
                run(&(**server).clone().database(name), statement.to_owned()).await;
            }
        }
    }

    pub(crate) async fn drop(self) {
        if let Database::Postgres { server, name, .. } = &self {
            run(server, format!("DROP DATABASE {name} WITH (FORCE)")).await;
        }
    }
}

async fn run(server: &PgConnectOptions, statement: String) {
    let mut connection = server.connect().await.expect("PostgreSQL answers");
    sqlx::raw_sql(AssertSqlSafe(statement))
        .execute(&mut connection)
        .await
        .expect("PostgreSQL does it");
}

pub(super) const START: Millis = 1_700_000_000_000;

pub(crate) fn guest(id: &str) -> Player {
    Player::Guest { id: id.to_owned() }
}

pub(crate) fn setup(seats: Vec<Player>) -> Setup {
    Setup {
        variant: "sixth".to_owned(),
        position: None,
        seats,
        time: None,
        terms: Terms::default(),
    }
}

pub(crate) fn between(first: &str, second: &str) -> Setup {
    setup(vec![guest(first), guest(second)])
}

/// A summary that says nothing in particular.
pub(super) fn going_on() -> Summary {
    Summary {
        result: "*".to_owned(),
        ..Summary::default()
    }
}

/// Keeps a game between anna and ben.
pub(super) async fn create(store: &Store, id: &str) {
    let summary = Summary {
        seats: vec![(0, "anna".to_owned()), (1, "ben".to_owned())],
        people: 2,
        ..going_on()
    };
    store
        .create(id, "anna", &between("anna", "ben"), summary, START)
        .await
        .expect("it is kept");
}

/// An event that is recognised.
pub(super) fn event(text: &str) -> Event {
    Event::moved(text)
}

pub(super) async fn append(
    store: &Store,
    game: &str,
    number: u64,
    command: Option<&str>,
    text: &str,
) -> Result<Appended, StoreError> {
    let entry = Entry {
        game,
        number,
        at: START + number,
        command,
        events: &[event(text)],
        after: Summary {
            people: 2,
            plies: usize::try_from(number).unwrap_or_default() + 1,
            ..going_on()
        },
    };
    store.append(entry).await
}

/// The texts of the moves of a game, and that they are numbered without a gap.
pub(super) async fn texts(store: &Store, game: &str) -> Vec<String> {
    let kept = store.game(game).await.expect("it is read").expect("it is there");
    kept.events
        .iter()
        .zip(0..)
        .map(|(logged, number)| {
            assert_eq!(logged.number, number, "the log has no gap");
            match &logged.event {
                Event::Moved { text, .. } => text.clone(),
                other => format!("{other:?}"),
            }
        })
        .collect()
}
