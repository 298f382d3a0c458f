//! Somebody: their name, their account, what others see of them.

use std::collections::HashMap;
use std::net::IpAddr;

use serde::Serialize;
use sqlx::Row as _;

use super::webauthn::NewPasskey;
use super::{Key, People, PeopleError, Rating, Row, name, password};
use crate::store::{Message, StoreError};
use crate::table::Millis;
use crate::tables::now;

/// What others see of somebody at a table or in a list.
#[derive(Clone, Default, Debug, Serialize)]
pub struct Named {
    /// What they call themselves.
    pub name: Option<String>,
    /// Whether the name is theirs alone.
    pub account: bool,
    /// Whether a program plays.
    pub bot: bool,
    /// Whether the host shut them out.
    #[serde(skip)]
    pub banned: bool,
    /// How strong they are, by game.
    pub ratings: HashMap<String, Rating>,
}

impl Named {
    /// How strong they are at a game.
    pub fn rating(&self, kind: &str) -> Option<i64> {
        self.ratings.get(kind).map(|rating| rating.rating)
    }
}

/// A person as they are kept. What is secret about them is not shown.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Person {
    /// By which games know them.
    pub id: String,
    /// What they are called.
    pub name: Option<String>,
    /// Whether it is an account; else a guest.
    pub account: bool,
    /// Whether a program plays.
    pub bot: bool,
    /// Whether the host shut them out.
    pub banned: bool,
    /// Since when.
    pub created: Millis,
    #[serde(skip)]
    pub(crate) email: Option<String>,
    #[serde(skip)]
    password: Option<String>,
}

impl Person {
    /// Whether they can sign in with a password.
    pub(crate) fn has_password(&self) -> bool {
        self.password.is_some()
    }
}

fn read(row: &Row) -> Person {
    Person {
        id: row.get("id"),
        name: row.get("name"),
        account: row.get::<i64, _>("account") != 0,
        bot: row.get::<i64, _>("bot") != 0,
        banned: row.get::<i64, _>("banned") != 0,
        created: row.get::<i64, _>("created").cast_unsigned(),
        email: row.get("email"),
        password: row.get("password"),
    }
}

/// An account's name is there once: the database sees to it.
fn taken(error: sqlx::Error) -> PeopleError {
    match &error {
        sqlx::Error::Database(problem) if problem.is_unique_violation() => PeopleError::NameTaken,
        _ => error.into(),
    }
}

impl People {
    /// Somebody who has a row: an account, or a guest who chose a name.
    pub(crate) async fn person(&self, id: &str) -> Result<Option<Person>, PeopleError> {
        let row = sqlx::query("SELECT * FROM person WHERE id = $1")
            .bind(id)
            .fetch_optional(self.pool())
            .await?;
        Ok(row.as_ref().map(read))
    }

    /// The account with this name.
    pub async fn account(&self, name: &str) -> Result<Option<Person>, PeopleError> {
        // What cannot be a name belongs to nobody, and is not even looked for.
        let Ok(name) = name::checked(name) else {
            return Ok(None);
        };
        let row = sqlx::query("SELECT * FROM person WHERE folded = $1")
            .bind(name::folded(&name))
            .fetch_optional(self.pool())
            .await?;
        Ok(row.as_ref().map(read))
    }

    /// Whom the host means: the account with this name, or anybody by the name that games know them by.
    pub async fn find(&self, who: &str) -> Result<Person, PeopleError> {
        let found = match self.account(who).await? {
            Some(person) => Some(person),
            None => self.person(who).await?,
        };
        if found.is_none() && !self.store.games_of(who, 1).await?.is_empty() {
            // A guest who chose no name.
            return Ok(Person {
                id: who.to_owned(),
                ..Person::default()
            });
        }
        found.ok_or(PeopleError::Unknown)
    }

    /// People whose name begins like this, accounts and guests.
    pub async fn list(&self, beginning: &str, most: u32) -> Result<Vec<Person>, PeopleError> {
        let mut pattern = String::new();
        for character in beginning.to_lowercase().chars() {
            if "%_!".contains(character) {
                pattern.push('!');
            }
            pattern.push(character);
        }
        pattern.push('%');
        let rows = sqlx::query(
            "SELECT * FROM person WHERE lower(name) LIKE $1 ESCAPE '!' ORDER BY name, id LIMIT $2",
        )
        .bind(pattern)
        .bind(i64::from(most))
        .fetch_all(self.pool())
        .await?;
        Ok(rows.iter().map(read).collect())
    }

    /// Gives a guest the name they chose: any that is not an account's.
    pub(crate) async fn call(&self, guest: &str, name: &str) -> Result<String, PeopleError> {
        let name = name::checked(name)?;
        if self.account(&name).await?.is_some() {
            return Err(PeopleError::NameTaken);
        }
        let done = sqlx::query(
            "INSERT INTO person (id, name, created) VALUES ($1, $2, $3) \
             ON CONFLICT (id) DO UPDATE SET name = $2 WHERE person.account = 0",
        )
        .bind(guest)
        .bind(&name)
        .bind(now().cast_signed())
        .execute(self.pool())
        .await?;
        if done.rows_affected() == 0 {
            return Err(PeopleError::NameFixed);
        }
        self.changed(guest);
        Ok(name)
    }

    /// What a name has to be before an account gets it, and whether one may be made now.
    pub(crate) async fn may_register(&self, name: &str, from: Option<IpAddr>) -> Result<String, PeopleError> {
        if let Some(from) = from {
            self.shared.guard.attempt(&Key::Account(from), now())?;
        }
        let name = name::checked(name)?;
        if self.account(&name).await?.is_some() {
            return Err(PeopleError::NameTaken);
        }
        Ok(name)
    }

    /// Makes an account of a guest, who keeps what they had.
    pub(crate) async fn register(
        &self,
        guest: &str,
        name: &str,
        password: Option<&str>,
        passkey: Option<(&NewPasskey, &str)>,
    ) -> Result<(), PeopleError> {
        let name = name::checked(name)?;
        let kept = match password {
            Some(password) => {
                password::check(password, &name)?;
                Some(self.shared.passwords.hash(password).await?)
            }
            None => None,
        };
        let mut transaction = self.store.begin().await?;
        let done = sqlx::query(
            "INSERT INTO person (id, name, folded, account, password, created) VALUES ($1, $2, $3, 1, $4, $5) \
             ON CONFLICT (id) DO UPDATE SET name = $2, folded = $3, account = 1, password = $4, created = $5 \
             WHERE person.account = 0",
        )
        .bind(guest)
        .bind(&name)
        .bind(name::folded(&name))
        .bind(kept)
        .bind(now().cast_signed())
        .execute(&mut *transaction)
        .await
        .map_err(taken)?;
        if done.rows_affected() == 0 {
            return Err(PeopleError::HasAccount);
        }
        if let Some((key, label)) = passkey {
            super::passkey::add(&mut transaction, guest, key, label).await?;
        }
        transaction.commit().await?;
        self.changed(guest);
        Ok(())
    }

    /// Whose name and password these are. Nothing in the answer, and nothing in how long it takes, says which of the two is
    /// wrong.
    pub(crate) async fn sign_in(
        &self,
        name: &str,
        password: &str,
        from: Option<IpAddr>,
    ) -> Result<Person, PeopleError> {
        let folded: String = name::folded(&name.chars().take(64).collect::<String>());
        let key = Key::Name(folded);
        self.may_guess(&key, from)?;
        let person = self.account(name).await?;
        let kept = person.as_ref().and_then(|person| person.password.as_deref());
        if !self.shared.passwords.verify(password, kept).await? {
            return Err(PeopleError::Wrong);
        }
        let person = person.ok_or(PeopleError::Wrong)?;
        self.guessed(&key, from);
        // Only whoever knows the password is told.
        if person.banned {
            return Err(PeopleError::Banned);
        }
        Ok(person)
    }

    /// Makes sure that it is really they, before something that cannot be undone.
    pub(crate) async fn confirm(
        &self,
        person: &Person,
        password: &str,
        from: Option<IpAddr>,
    ) -> Result<(), PeopleError> {
        let key = Key::Name(name::folded(person.name.as_deref().unwrap_or_default()));
        self.may_guess(&key, from)?;
        if !self
            .shared
            .passwords
            .verify(password, person.password.as_deref())
            .await?
        {
            return Err(PeopleError::Wrong);
        }
        self.guessed(&key, from);
        Ok(())
    }

    fn may_guess(&self, key: &Key, from: Option<IpAddr>) -> Result<(), PeopleError> {
        let now = now();
        if let Some(from) = from {
            self.shared.guard.attempt(&Key::Address(from), now)?;
        }
        self.shared.guard.attempt(key, now)
    }

    /// Takes nothing back of what an address has tried: whoever has one account could guess at others without end.
    fn guessed(&self, key: &Key, from: Option<IpAddr>) {
        self.shared.guard.succeed(key);
        if let Some(from) = from {
            self.shared.guard.forgive(&Key::Address(from));
        }
    }

    /// Sets a password, with the old one where there is one. All other sessions end.
    pub(crate) async fn set_password(&self, person: &Person, password: &str) -> Result<(), PeopleError> {
        password::check(password, person.name.as_deref().unwrap_or_default())?;
        let kept = self.shared.passwords.hash(password).await?;
        sqlx::query("UPDATE person SET password = $2 WHERE id = $1 AND account = 1")
            .bind(&person.id)
            .bind(kept)
            .execute(self.pool())
            .await?;
        sqlx::query("DELETE FROM recovery WHERE person = $1")
            .bind(&person.id)
            .execute(self.pool())
            .await?;
        self.changed(&person.id);
        Ok(())
    }

    /// Whether a program plays. Ratings of people and of programs are not to be mixed up later.
    pub(crate) async fn set_bot(&self, person: &str, bot: bool) -> Result<(), PeopleError> {
        let done = sqlx::query(
            "UPDATE person SET bot = $2 WHERE id = $1 AND account = 1 \
             AND (bot = $2 OR NOT EXISTS (SELECT 1 FROM rating WHERE person = $1 AND games > 0))",
        )
        .bind(person)
        .bind(i64::from(bot))
        .execute(self.pool())
        .await?;
        if done.rows_affected() == 0 {
            return Err(PeopleError::BotTooLate);
        }
        self.changed(person);
        Ok(())
    }

    /// What others see of these people; guests without a name are there, too.
    pub async fn names(&self, ids: &[String]) -> Result<HashMap<String, Named>, StoreError> {
        let mut all = HashMap::new();
        let mut missing = Vec::new();
        for id in ids {
            match self.shared.names.get(id) {
                Ok(known) => {
                    all.insert(id.clone(), known);
                }
                Err(asked) => missing.push((asked, id)),
            }
        }
        for batch in missing.chunks(8) {
            // As many places as the statement has; what is over is nobody's name.
            let mut found: HashMap<String, Named> = HashMap::new();
            let mut query = sqlx::query(
                "SELECT p.id, p.name, p.account, p.bot, p.banned, r.kind, r.rating, r.deviation, r.volatility, r.games, r.updated \
                 FROM person p LEFT JOIN rating r ON r.person = p.id WHERE p.id IN ($1, $2, $3, $4, $5, $6, $7, $8)",
            );
            for place in 0..8 {
                query = query.bind(batch.get(place).map_or("", |(_, id)| id.as_str()));
            }
            for row in query.fetch_all(self.pool()).await? {
                let named = found.entry(row.get("id")).or_insert_with(|| Named {
                    name: row.get("name"),
                    account: row.get::<i64, _>("account") != 0,
                    bot: row.get::<i64, _>("bot") != 0,
                    banned: row.get::<i64, _>("banned") != 0,
                    ratings: HashMap::new(),
                });
                if let Some(kind) = row.get::<Option<String>, _>("kind") {
                    named.ratings.insert(kind, Rating::read(&row)?);
                }
            }
            for (asked, id) in batch {
                let named = found.remove(*id).unwrap_or_default();
                self.shared.names.put(*asked, (*id).clone(), named.clone());
                all.insert((*id).clone(), named);
            }
        }
        Ok(all)
    }

    /// Whether the host shut somebody out.
    pub async fn banned(&self, id: &str) -> Result<bool, StoreError> {
        let names = self.names(&[id.to_owned()]).await?;
        Ok(names.get(id).is_some_and(|named| named.banned))
    }

    /// Shuts somebody out, or lets them in again.
    pub async fn ban(&self, id: &str, banned: bool) -> Result<(), PeopleError> {
        sqlx::query(
            "INSERT INTO person (id, banned, created) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET banned = $2",
        )
        .bind(id)
        .bind(i64::from(banned))
        .bind(now().cast_signed())
        .execute(self.pool())
        .await?;
        if banned {
            self.close_all(id).await?;
        }
        self.changed(id);
        Ok(())
    }

    /// Gives an account or a guest another name: the host's word.
    pub async fn rename(&self, person: &Person, name: &str) -> Result<String, PeopleError> {
        let name = name::checked(name)?;
        if !person.account {
            return self.call(&person.id, &name).await;
        }
        sqlx::query("UPDATE person SET name = $2, folded = $3 WHERE id = $1")
            .bind(&person.id)
            .bind(&name)
            .bind(name::folded(&name))
            .execute(self.pool())
            .await
            .map_err(taken)?;
        self.changed(&person.id);
        Ok(name)
    }

    /// Forgets what was known about somebody, here and on all other nodes.
    pub(super) fn changed(&self, id: &str) {
        self.forget(id);
        self.store.bus().publish(&Message::Person { id: id.to_owned() });
    }

    /// Forgets what was known about somebody.
    pub(crate) fn forget(&self, id: &str) {
        self.shared
            .who
            .forget(|_, who| who.as_ref().is_some_and(|who| who.id == id));
        self.shared.names.forget(|key, _| key == id);
        self.shared
            .blocks
            .forget(|(person, other), _| person == id || other == id);
    }

    /// Forgets everything that was known: messages were lost.
    pub(crate) fn forget_all(&self) {
        self.shared.who.forget(|_, _| true);
        self.shared.names.forget(|_, _| true);
        self.shared.blocks.forget(|_, _| true);
    }

    /// Does what waits for nobody: makes ready for the first who signs in.
    pub async fn prepare(&self) -> Result<(), PeopleError> {
        self.shared.passwords.prepare().await
    }

    pub(super) fn pool(&self) -> &sqlx::AnyPool {
        self.store.pool()
    }
}
