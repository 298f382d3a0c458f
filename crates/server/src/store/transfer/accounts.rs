//! Accounts, when a whole site moves: hashes of passwords, sessions and tokens, passkeys, ratings, blocks, reports.

use std::io::Write;

use serde_json::{Map, Value};
use sqlx::any::AnyRow;
use sqlx::error::ErrorKind;
use sqlx::{AssertSqlSafe, Row as _};

use super::{Carried, Line, TransferError, put};
use crate::store::{Store, StoreError};

/// A table that is carried as it is.
struct Kept {
    name: &'static str,
    texts: &'static [&'static str],
    numbers: &'static [&'static str],
    /// What must be true of a row, which is called `new`.
    only_if: &'static str,
    conflict: &'static str,
}

const ALWAYS: &str = "TRUE";
const HAS_PERSON: &str = "EXISTS (SELECT 1 FROM person WHERE id = new.person)";
const NO_PERSON: &str = "NOT EXISTS (SELECT 1 FROM person WHERE id = new.person)";

/// In an order in which each row finds what it refers to.
const TABLES: [Kept; 9] = [
    Kept::new("departed", &["person"], &[], NO_PERSON),
    Kept {
        // A guest here may be somebody whose name came without the account.
        conflict: "(id) DO UPDATE SET name = excluded.name, folded = excluded.folded, password = excluded.password, \
                   email = excluded.email, account = excluded.account, bot = excluded.bot, banned = excluded.banned \
                   WHERE person.account = 0 AND excluded.account = 1",
        ..Kept::new(
            "person",
            &["id", "name", "folded", "password", "email"],
            &["account", "bot", "banned", "created"],
            // Whoever deleted themselves here stays away, and a name belongs to who has it here.
            "NOT EXISTS (SELECT 1 FROM departed WHERE person = new.id) \
             AND NOT EXISTS (SELECT 1 FROM person WHERE folded = new.folded AND id <> new.id)",
        )
    },
    Kept::new(
        "session",
        &["hash", "person", "kind", "label"],
        &["created", "seen"],
        HAS_PERSON,
    ),
    Kept::new(
        "passkey",
        &["id", "person", "key", "label"],
        &["counter", "created"],
        HAS_PERSON,
    ),
    Kept::new(
        "rating",
        &["person", "kind", "rating", "deviation", "volatility"],
        &["games", "updated"],
        HAS_PERSON,
    ),
    Kept::new(
        "rated",
        &[
            "game",
            "kind",
            "first",
            "second",
            "result",
            "first_before",
            "first_after",
            "second_before",
            "second_after",
        ],
        &["at"],
        ALWAYS,
    ),
    Kept::new("block", &["person", "other"], &["created"], ALWAYS),
    Kept::new(
        "report",
        &["id", "reporter", "about", "game", "text"],
        &["at", "done"],
        ALWAYS,
    ),
    Kept::new(
        "push",
        &["endpoint", "person", "key", "auth", "language"],
        &["created"],
        ALWAYS,
    ),
];

impl Kept {
    /// A row that is there already stays as it is.
    const fn new(
        name: &'static str,
        texts: &'static [&'static str],
        numbers: &'static [&'static str],
        only_if: &'static str,
    ) -> Kept {
        Kept {
            name,
            texts,
            numbers,
            only_if,
            conflict: "DO NOTHING",
        }
    }

    fn columns(&self) -> String {
        [self.texts, self.numbers].concat().join(", ")
    }

    fn select(&self) -> String {
        format!(
            "SELECT {} FROM {} ORDER BY {}",
            self.columns(),
            self.name,
            self.texts.join(", ")
        )
    }

    fn insert(&self) -> String {
        let texts = self.texts.iter().map(|name| (name, "TEXT"));
        let numbers = self.numbers.iter().map(|name| (name, "BIGINT"));
        let values: Vec<String> = (texts.chain(numbers).zip(1..))
            .map(|((name, kind), place)| format!("CAST(${place} AS {kind}) AS {name}"))
            .collect();
        let columns = self.columns();
        format!(
            "INSERT INTO {} ({columns}) SELECT {columns} FROM (SELECT {}) AS new WHERE {} ON CONFLICT {}",
            self.name,
            values.join(", "),
            self.only_if,
            self.conflict
        )
    }

    fn read(&self, row: &AnyRow) -> Result<Map<String, Value>, sqlx::Error> {
        let mut values = Map::new();
        for &name in self.texts {
            values.insert(name.to_owned(), row.try_get::<Option<String>, _>(name)?.into());
        }
        for &name in self.numbers {
            values.insert(name.to_owned(), row.try_get::<Option<i64>, _>(name)?.into());
        }
        Ok(values)
    }
}

impl Store {
    pub(super) async fn export_accounts(
        &self,
        out: &mut (dyn Write + Send),
        carried: &mut Carried,
    ) -> Result<(), TransferError> {
        for table in TABLES {
            let rows = sqlx::query(AssertSqlSafe(table.select()))
                .fetch_all(self.pool())
                .await
                .map_err(StoreError::from)?;
            for row in rows {
                let row = table.read(&row).map_err(StoreError::from)?;
                carried.accounts += u64::from(is_account(table.name, &row));
                let table = table.name.to_owned();
                put(out, &Line::Row { table, row })?;
            }
        }
        Ok(())
    }

    /// Keeps a row that is not there yet. The error is what is wrong with it.
    pub(super) async fn import_row(
        &self,
        name: &str,
        row: &Map<String, Value>,
        carried: &mut Carried,
    ) -> Result<Result<(), String>, StoreError> {
        let Some(table) = TABLES.iter().find(|table| table.name == name) else {
            return Ok(Err(format!("there is no table {name}")));
        };
        let mut query = sqlx::query(AssertSqlSafe(table.insert()));
        for &column in table.texts {
            query = match row.get(column) {
                Some(Value::String(text)) => query.bind(Some(text.clone())),
                Some(Value::Null) => query.bind(None::<String>),
                _ => return Ok(Err(format!("{name}: {column} is no text"))),
            };
        }
        for &column in table.numbers {
            let Some(value) = row.get(column).and_then(Value::as_i64) else {
                return Ok(Err(format!("{name}: {column} is no number")));
            };
            query = query.bind(value);
        }
        let done = match query.execute(&self.shared.writers).await {
            Ok(done) => done.rows_affected() > 0,
            // Such as nothing where there must be something.
            Err(sqlx::Error::Database(error)) if error.kind() == ErrorKind::NotNullViolation => {
                return Ok(Err(format!("{name}: something is missing")));
            }
            Err(error) => return Err(error.into()),
        };
        if is_account(name, row) {
            let count = if done {
                &mut carried.accounts
            } else {
                &mut carried.accounts_left_out
            };
            *count += 1;
        }
        Ok(Ok(()))
    }
}

fn is_account(table: &str, row: &Map<String, Value>) -> bool {
    table == "person" && row.get("account").and_then(Value::as_i64) == Some(1)
}
