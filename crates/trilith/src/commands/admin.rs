use std::io::Write;

use anyhow::Context as _;
use trilith_server::people::{People, Person, new_key};
use trilith_server::{App, Store, Thinker};

use super::storage;
use crate::cli::{AdminCommand, StorageOptions};

/// More than a host reads at once.
const MOST: u32 = 1_000;

pub(crate) fn run(command: AdminCommand, out: &mut impl Write) -> anyhow::Result<()> {
    match command {
        AdminCommand::People {
            beginning,
            json,
            storage,
        } => {
            let people = on(storage, async |_, people| {
                Ok(people.list(&beginning, MOST).await?)
            })?;
            if json {
                return Ok(writeln!(out, "{}", serde_json::to_string(&people)?)?);
            }
            for person in people {
                writeln!(out, "{}", line(&person))?;
            }
            Ok(())
        }
        AdminCommand::Ban { who, storage } => {
            let person = on(storage, async |_, people| ban(people, &who, true).await)?;
            Ok(writeln!(out, "{} is shut out.", called(&person))?)
        }
        AdminCommand::Unban { who, storage } => {
            let person = on(storage, async |_, people| ban(people, &who, false).await)?;
            Ok(writeln!(out, "{} may come in again.", called(&person))?)
        }
        AdminCommand::Rename { who, name, storage } => {
            let (person, name) = on(storage, async |_, people| {
                let person = people.find(&who).await?;
                let name = people.rename(&person, &name).await?;
                Ok((person, name))
            })?;
            Ok(writeln!(out, "{} is called {name} now.", called(&person))?)
        }
        AdminCommand::Delete { who, storage, .. } => {
            let person = on(storage, async |store, people| {
                let person = people.find(&who).await?;
                App::new(store.clone(), Thinker::new(1, 1))
                    .erase(&person.id)
                    .await?;
                Ok(person)
            })?;
            Ok(writeln!(out, "{} is gone.", called(&person))?)
        }
        AdminCommand::Reports {
            all,
            done,
            json,
            storage,
        } => reports(all, done.as_deref(), json, storage, out),
        AdminCommand::Keys => {
            let key = new_key().context("the operating system has no randomness")?;
            writeln!(out, "TRILITH_PUSH_KEY={key}")?;
            Ok(writeln!(
                out,
                "# Keep it secret, and keep it: with another key, browsers have to subscribe again."
            )?)
        }
    }
}

fn reports(
    all: bool,
    done: Option<&str>,
    json: bool,
    storage: StorageOptions,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    if let Some(id) = done {
        on(storage, async |_, people| {
            people.close_report(id).await.context("there is no such report")
        })?;
        return Ok(writeln!(out, "Report {id} is done.")?);
    }
    let reports = on(storage, async |_, people| Ok(people.reports(all, MOST).await?))?;
    if json {
        return Ok(writeln!(out, "{}", serde_json::to_string(&reports)?)?);
    }
    for report in reports {
        let about = report.about_name.as_deref().unwrap_or("somebody without a name");
        let reporter = report
            .reporter_name
            .as_deref()
            .unwrap_or("somebody without a name");
        write!(
            out,
            "{}  about {about} ({})  by {reporter} ({})",
            report.id, report.about, report.reporter
        )?;
        if let Some(game) = &report.game {
            write!(out, "  in /game/{game}")?;
        }
        writeln!(out, "{}", if report.done { "  done" } else { "" })?;
        for line in report.text.lines() {
            writeln!(out, "    {line}")?;
        }
    }
    Ok(())
}

async fn ban(people: &People, who: &str, banned: bool) -> anyhow::Result<Person> {
    let person = people.find(who).await?;
    people.ban(&person.id, banned).await?;
    Ok(person)
}

/// Does something with the people in a database. Servers may be running; they learn of it within seconds.
fn on<T>(
    options: StorageOptions,
    task: impl AsyncFnOnce(&Store, &People) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    storage::run(async {
        let store = options.existing().await?;
        let done = task(&store, &People::new(store.clone())).await;
        store.close().await;
        done
    })
}

fn called(person: &Person) -> &str {
    person.name.as_deref().unwrap_or(&person.id)
}

fn line(person: &Person) -> String {
    let mut line = format!("{}  {}", person.id, called(person));
    for (is_so, word) in [
        (!person.account, "guest"),
        (person.bot, "bot"),
        (person.banned, "banned"),
    ] {
        if is_so {
            line += "  ";
            line += word;
        }
    }
    line
}
