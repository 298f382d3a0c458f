use std::time::Duration;

use super::*;
use crate::store::{Alone, BackupError, Carried, Study, TransferError, restore};
use crate::table::{Command, Decision, Facts, Table, TimeControl};

on_both!(
    everything_can_be_carried_to_another_database,
    accounts_are_carried_where_a_site_moves,
    a_row_that_is_none_is_refused,
    a_game_that_went_on_is_completed_and_one_that_went_elsewhere_is_left_alone,
    clocks_stand_while_games_are_carried,
    what_is_not_an_export_is_refused,
);

const HEAD: &str = r#"{"kind":"trilith","version":1,"at":1700000000000}"#;

/// Plays these moves at a table and keeps the game; seats in turn.
async fn played(store: &Store, id: &str, time: Option<TimeControl>, moves: usize) -> Table {
    let setup = Setup {
        time,
        ..between("anna", "ben")
    };
    let mut table = Table::new(setup.clone()).unwrap();
    store
        .create(id, "anna", &setup, Summary::of(&table), START)
        .await
        .unwrap();
    for number in 0..moves as u64 {
        let now = START + number * 1_000;
        let who = ["anna", "ben"][usize::from(table.to_move().unwrap().0)];
        let text = table.game().view().legal.first().unwrap().clone();
        let command = Command::Move {
            text,
            ply: table.game().ply(),
        };
        let Decision::Event(event) = table.decide(who, &command, &Facts::at(now)).unwrap() else {
            panic!("a move is an event");
        };
        table.apply(&event, now).unwrap();
        let entry = Entry {
            game: id,
            number,
            at: now,
            command: Some(&format!("c{number}")),
            events: &[event],
            after: Summary::of(&table),
        };
        assert_eq!(store.append(entry).await.unwrap(), Appended::Written);
    }
    table
}

async fn exported(store: &Store, now: Millis) -> (Carried, String) {
    let mut out = Vec::new();
    let carried = store.export(now, false, &mut out).await.unwrap();
    (carried, String::from_utf8(out).unwrap())
}

async fn imported(store: &Store, now: Millis, text: &str) -> Result<Carried, TransferError> {
    store.import(now, false, text.as_bytes()).await
}

async fn everything_can_be_carried_to_another_database(database: &Database) {
    let from = Store::in_memory().await.unwrap();
    for game in 0..70 {
        played(&from, &format!("game{game:02}"), None, game % 5).await;
    }
    from.set_rematch("game00", "game01").await.unwrap();
    let study = Study {
        id: "study".to_owned(),
        owner: "anna".to_owned(),
        title: "Title".to_owned(),
        record: "record".to_owned(),
        updated: START,
    };
    from.save_study(&study).await.unwrap();
    for (id, name) in [("anna", "Anna"), ("ben", "Ben"), ("zoe", "Zoë")] {
        sqlx::query("INSERT INTO person (id, name, password, created) VALUES ($1, $2, 'secret', 0)")
            .bind(id)
            .bind(name)
            .execute(from.pool())
            .await
            .unwrap();
    }
    let (carried, text) = exported(&from, START).await;
    assert!(!text.contains("secret"));
    let all = Carried {
        games: 70,
        studies: 1,
        names: 3,
        ..Carried::default()
    };
    assert_eq!(carried, all);

    let to = database.node().await;
    // Zoë deleted herself here.
    sqlx::query("INSERT INTO departed (person) VALUES ('zoe')")
        .execute(to.pool())
        .await
        .unwrap();
    assert_eq!(
        imported(&to, START, &text).await.unwrap(),
        Carried { names: 2, ..all }
    );
    let again = Carried {
        known: 70,
        ..Carried::default()
    };
    assert_eq!(imported(&to, START, &text).await.unwrap(), again);
    let without_zoe: Vec<_> = text.lines().filter(|line| !line.contains("Zoë")).collect();
    let (_, back) = exported(&to, START).await;
    assert_eq!(
        back.lines().collect::<Vec<_>>(),
        without_zoe,
        "nothing else is lost on the way"
    );
    let listed = to.games_of("ben", 100).await.unwrap();
    assert_eq!(listed.len(), 70);
    assert_eq!(
        to.turns_of("anna", 100).await.unwrap().len(),
        from.turns_of("anna", 100).await.unwrap().len()
    );
    assert_eq!(to.study("study").await.unwrap(), Some(study));
    // Commands of before are known.
    assert_eq!(
        append(&to, "game04", 4, Some("c3"), "x").await.unwrap(),
        Appended::Repeated
    );
    to.close().await;
    from.close().await;
}

/// Does each of these statements.
async fn run(store: &Store, statements: &[&'static str]) {
    for &statement in statements {
        sqlx::query(statement).execute(store.pool()).await.unwrap();
    }
}

async fn accounts_are_carried_where_a_site_moves(database: &Database) {
    let (from, to) = (Store::in_memory().await.unwrap(), database.node().await);
    played(&from, "game", None, 3).await;
    run(
        &from,
        &[
            "INSERT INTO person (id, name, folded, account, password, email, created) VALUES ('anna', 'Anna', 'anna', 1, '$argon2', 'a@b.example', 7)",
            "INSERT INTO person (id, name, folded, account, bot, created) VALUES ('ben', 'Ben', 'ben', 1, 1, 7)",
            "INSERT INTO person (id, name, folded, account, created) VALUES ('carl', 'Carl', 'carl', 1, 7)",
            "INSERT INTO person (id, name, banned, created) VALUES ('guest', 'Guest', 1, 8)",
            "INSERT INTO departed (person) VALUES ('zoe')",
            "INSERT INTO session (hash, person, kind, label, created, seen) VALUES ('h', 'anna', 'browser', 'l', 1, 2)",
            "INSERT INTO session (hash, person, kind, label, created, seen) VALUES ('i', 'carl', 'browser', 'l', 1, 2)",
            "INSERT INTO passkey (id, person, key, label, counter, created) VALUES ('p', 'anna', 'k', 'l', 3, 4)",
            "INSERT INTO rating (person, kind, rating, deviation, volatility, games, updated) VALUES ('anna', '27', '1500.5', '90', '0.06', 9, 5)",
            "INSERT INTO rated (game, kind, at, first, second, result, first_before, first_after, second_before, second_after) \
             VALUES ('game', '27', 5, 'anna', 'ben', '1-0', '1', '2', '3', '4')",
            "INSERT INTO block (person, other, created) VALUES ('anna', 'guest', 6)",
            "INSERT INTO report (id, reporter, about, text, at) VALUES ('r', 'anna', 'guest', 'x', 6)",
            "INSERT INTO push (endpoint, person, key, auth, language, created) VALUES ('https://x.example', 'anna', 'k', 'a', 'de', 6)",
        ],
    )
    .await;
    let mut out = Vec::new();
    let carried = from.export(START, true, &mut out).await.unwrap();
    assert_eq!((carried.accounts, carried.games), (3, 1));
    let text = String::from_utf8(out).unwrap();

    // Nobody comes in by accident.
    let refused = imported(&to, START, &text).await.unwrap_err();
    assert!(
        refused.to_string().starts_with("line 2: it has accounts"),
        "{refused}"
    );
    // Anna's name has come without her account before; Carl's is somebody else's here.
    run(
        &to,
        &[
            "INSERT INTO person (id, name, created) VALUES ('anna', 'Anna', 7)",
            "INSERT INTO person (id, name, folded, account, created) VALUES ('x', 'carl', 'carl', 1, 7)",
        ],
    )
    .await;
    let taken = to.import(START, true, text.as_bytes()).await.unwrap();
    assert_eq!((taken.accounts, taken.accounts_left_out, taken.games), (2, 1, 1));
    let mut back = Vec::new();
    to.export(START, true, &mut back).await.unwrap();
    let back = String::from_utf8(back).unwrap();
    let of_others = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| !line.to_lowercase().contains("carl"));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(of_others(&back), of_others(&text), "nothing is lost on the way");
    assert!(
        !back.contains(r#""hash":"i""#),
        "nobody is signed in as somebody who is not here"
    );
    let again = to.import(START, true, text.as_bytes()).await.unwrap();
    assert_eq!((again.accounts, again.accounts_left_out, again.known), (0, 3, 1));
    to.close().await;
    from.close().await;
}

async fn a_row_that_is_none_is_refused(database: &Database) {
    let to = database.node().await;
    for (row, problem) in [
        (r#""table":"event","row":{}"#, "there is no table event"),
        (
            r#""table":"block; DROP TABLE game","row":{}"#,
            "there is no table",
        ),
        (r#""table":"block","row":{"person":"a"}"#, "other is no text"),
        (
            r#""table":"block","row":{"person":"a","other":7,"created":1}"#,
            "other is no text",
        ),
        (
            r#""table":"block","row":{"person":"a","other":"b","created":"x"}"#,
            "created is no number",
        ),
        (
            r#""table":"block","row":{"person":null,"other":"b","created":1}"#,
            "something is missing",
        ),
        (r#""table":"block""#, "row"),
    ] {
        let text = format!("{HEAD}\n{{\"kind\":\"row\",{row}}}\n");
        let refused = to
            .import(START, true, text.as_bytes())
            .await
            .unwrap_err()
            .to_string();
        assert!(
            refused.starts_with("line 2: ") && refused.contains(problem),
            "{refused}"
        );
    }
    to.close().await;
}

async fn a_game_that_went_on_is_completed_and_one_that_went_elsewhere_is_left_alone(database: &Database) {
    let (from, to) = (Store::in_memory().await.unwrap(), database.node().await);
    played(&from, "same", None, 5).await;
    played(&from, "other", None, 5).await;
    let (_, text) = exported(&from, START).await;
    played(&to, "same", None, 2).await;
    played(&to, "other", None, 2).await;
    assert_eq!(
        append(&to, "other", 2, None, "elsewhere").await.unwrap(),
        Appended::Written
    );
    let carried = imported(&to, START, &text).await.unwrap();
    assert_eq!((carried.games, carried.left_out), (1, 1));
    assert_eq!(texts(&to, "same").await, texts(&from, "same").await);
    assert_eq!(texts(&to, "other").await.last().unwrap(), "elsewhere");
    to.close().await;
    from.close().await;
}

async fn clocks_stand_while_games_are_carried(database: &Database) {
    let (from, to) = (Store::in_memory().await.unwrap(), database.node().await);
    let time = TimeControl::Live {
        initial: 60_000,
        increment: 0,
    };
    let table = played(&from, "game", Some(time), 3).await;
    let due = table.due().expect("a clock runs");
    from.beat(START + 5_000).await.unwrap();
    // A day later it is taken in elsewhere.
    let day = 24 * 3_600_000;
    let (_, text) = exported(&from, START + 6_000).await;
    imported(&to, START + 5_000 + day, &text).await.unwrap();
    assert_eq!(to.turns_of("ben", 1).await.unwrap()[0].due, Some(due + day));
    let carried = imported(&to, START + 2 * day, &text).await.unwrap();
    assert_eq!(
        (carried.games, carried.known),
        (0, 1),
        "the second time nothing changes"
    );
    to.close().await;
    from.close().await;
}

async fn what_is_not_an_export_is_refused(database: &Database) {
    let store = database.node().await;
    let game = |id: &str, seats: &str, events: &str| {
        format!(
            "{HEAD}\n{{\"kind\":\"game\",\"id\":\"{id}\",\"owner\":\"anna\",\"created\":1,\"setup\":{{\"variant\":\"27\",\
             \"seats\":[{seats}]}},\"events\":[{events}]}}\n"
        )
    };
    let anna = r#"{"kind":"guest","id":"anna"}"#;
    let both = format!("{anna},{anna}");
    for text in [
        String::new(),
        "\n".to_owned(),
        "{}".to_owned(),
        "SQLite format 3\0".to_owned(),
        r#"{"kind":"trilith","version":2,"at":0}"#.to_owned(),
        r#"{"kind":"study","id":"a","owner":"a","title":"","record":"","updated":0}"#.to_owned(),
        format!("{HEAD}\n{{\"kind\":\"game\"}}\n"),
        format!(
            "{HEAD}\n{{\"kind\":\"study\",\"id\":\"\\u0000\",\"owner\":\"a\",\"title\":\"\",\"record\":\"\",\"updated\":0}}"
        ),
        game("a b", &both, ""),
        game("", &both, ""),
        game("one", anna, ""),
        game(
            "two",
            &both,
            r#"{"at":1,"event":{"kind":"moved","text":"nonsense"}}"#,
        ),
        game(
            "three",
            &both,
            r#"{"at":18446744073709551615,"event":{"kind":"drawn"}}"#,
        ),
        game(
            "four",
            &both,
            r#"{"at":1,"command":"\u0000","event":{"kind":"drawn"}}"#,
        ),
    ] {
        let outcome = imported(&store, START, &text).await;
        assert!(
            matches!(outcome, Err(TransferError::Line { .. })),
            "{text}: {outcome:?}"
        );
    }
    assert!(store.games_of("anna", 10).await.unwrap().is_empty());
    let carried = imported(&store, START, &game("five", &both, "")).await.unwrap();
    assert_eq!(carried.games, 1);
    store.close().await;
}

#[tokio::test]
async fn a_backup_is_made_while_games_go_on_and_brings_them_back() {
    let (folder, elsewhere) = (Folder::new(), Folder::new());
    let store = Store::open(&folder.0).await.unwrap();
    create(&store, "game").await;
    append(&store, "game", 0, None, "a1").await.unwrap();
    let file = elsewhere.0.join("it's a backup.sqlite");
    let writing = tokio::spawn({
        let store = store.clone();
        async move {
            for number in 1..50 {
                append(&store, "game", number, None, "a2").await.unwrap();
            }
        }
    });
    store.backup(&file).await.unwrap();
    writing.await.unwrap();
    assert!(matches!(store.backup(&file).await, Err(BackupError::Exists(_))));
    store.close().await;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "it is nobody else's to read");
    }

    let new = Folder::new();
    assert_eq!(restore(&new.0, &file).await.unwrap(), None);
    let restored = Store::open(&new.0).await.unwrap();
    let count = texts(&restored, "game").await.len();
    assert!((1..=50).contains(&count));
    append(&restored, "game", count as u64, None, "on").await.unwrap();
    restored.close().await;

    // Over a database that is there: it is kept.
    let before = restore(&folder.0, &file).await.unwrap().expect("there was one");
    let back = Store::open(&folder.0).await.unwrap();
    assert_eq!(texts(&back, "game").await.len(), count);
    back.close().await;
    let old = Folder::new();
    restore(&old.0, &before).await.unwrap();
    let old = Store::open(&old.0).await.unwrap();
    assert_eq!(texts(&old, "game").await.len(), 50);
    old.close().await;
}

#[tokio::test]
async fn what_is_no_backup_is_not_restored_and_nothing_is_under_a_running_server() {
    let (folder, elsewhere) = (Folder::new(), Folder::new());
    let store = Store::open(&folder.0).await.unwrap();
    create(&store, "game").await;
    let file = elsewhere.0.join("backup");
    store.backup(&file).await.unwrap();
    store.close().await;

    let alone = Alone::in_folder(&folder.0).unwrap();
    let second = Alone::in_folder(&folder.0).expect_err("one server is enough");
    assert!(second.to_string().contains("another"), "{second}");
    assert!(matches!(
        restore(&folder.0, &file).await,
        Err(BackupError::Store(_))
    ));
    drop(alone);

    let no_backup = elsewhere.0.join("other");
    std::fs::write(&no_backup, HEAD).unwrap();
    let error = restore(&folder.0, &no_backup).await.expect_err("it is an export");
    assert!(error.to_string().contains("import"), "{error}");
    let mut bytes = std::fs::read(&file).unwrap();
    bytes.truncate(bytes.len() / 2);
    std::fs::write(&no_backup, &bytes).unwrap();
    assert!(
        restore(&folder.0, &no_backup).await.is_err(),
        "half of it is missing"
    );
    assert!(restore(&folder.0, &elsewhere.0.join("none")).await.is_err());

    let store = Store::open(&folder.0).await.unwrap();
    assert!(store.game("game").await.unwrap().is_some(), "nothing was touched");
    store.close().await;
}

#[tokio::test]
async fn postgresql_is_copied_with_its_own_tools() {
    let Some(database) = Database::postgres().await else {
        return;
    };
    let (store, folder) = (database.node().await, Folder::new());
    let outcome = store.backup(&folder.0.join("backup")).await;
    assert!(matches!(outcome, Err(BackupError::Postgres)), "{outcome:?}");
    // Nothing keeps the connections of the test.
    tokio::time::timeout(Duration::from_secs(60), store.close())
        .await
        .expect("it closes");
    database.drop().await;
}
