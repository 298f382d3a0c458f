use std::sync::Arc;

use futures_util::future::join_all;

use super::*;

on_both!(
    a_game_is_read_as_it_was_written,
    several_events_are_written_together_or_not_at_all,
    a_gap_is_never_written,
    the_same_number_is_written_once,
    the_same_command_is_done_once,
    two_nodes_that_write_the_same_number_do_not_both_succeed,
    two_nodes_with_the_same_command_do_it_once,
    what_waits_is_written_in_order,
    one_bad_entry_does_not_spoil_the_others,
    a_new_game_may_be_kept_twice_but_not_replaced,
    a_game_that_was_taken_away_takes_nothing_more,
    what_cannot_be_a_name_is_not_there,
    the_last_thing_that_was_asked_for_is_written_before_it_closes,
);

async fn a_game_is_read_as_it_was_written(database: &Database) {
    let store = database.node().await;
    create(&store, "game1").await;
    assert_eq!(
        append(&store, "game1", 0, Some("c1"), "a1").await.unwrap(),
        Appended::Written
    );
    let events = [event("b2"), Event::Resigned { seat: 1 }];
    let entry = Entry {
        game: "game1",
        number: 1,
        at: START + 7,
        command: Some("c2"),
        events: &events,
        after: Summary {
            plies: 2,
            result: "1-0".to_owned(),
            ended: true,
            ..going_on()
        },
    };
    assert_eq!(store.append(entry).await.unwrap(), Appended::Written);

    let kept = store.game("game1").await.unwrap().expect("it is there");
    assert_eq!(kept.setup, between("anna", "ben"));
    assert_eq!(kept.owner, "anna");
    assert_eq!(kept.rematch, None);
    let seen: Vec<_> = kept
        .events
        .iter()
        .map(|logged| (logged.number, logged.at, logged.command.as_deref(), &logged.event))
        .collect();
    assert_eq!(
        seen,
        [
            (0, START, Some("c1"), &event("a1")),
            (1, START + 7, Some("c2"), &events[0]),
            // The command is the first event's.
            (2, START + 7, None, &events[1]),
        ]
    );
    assert_eq!(store.events_since("game1", 2).await.unwrap(), kept.events[2..]);
    assert!(store.game("game2").await.unwrap().is_none());
    let listed = store.games_of("ben", 10).await.unwrap();
    assert_eq!(listed.len(), 1);
    assert_eq!(
        (listed[0].plies, listed[0].result.as_str(), listed[0].ended),
        (2, "1-0", true)
    );
    store.close().await;
}

async fn several_events_are_written_together_or_not_at_all(database: &Database) {
    let store = database.node().await;
    create(&store, "game").await;
    // The second event meets a row that should not be there.
    sqlx::query("INSERT INTO event (game, number, at, body) VALUES ('game', 1, 0, '{}')")
        .execute(store.pool())
        .await
        .unwrap();
    let entry = Entry {
        game: "game",
        number: 0,
        at: START,
        command: Some("c"),
        events: &[event("a1"), event("a2"), event("a3")],
        after: going_on(),
    };
    assert!(store.append(entry).await.is_err());
    sqlx::query("DELETE FROM event WHERE number = 1")
        .execute(store.pool())
        .await
        .unwrap();
    assert!(texts(&store, "game").await.is_empty());
    assert_eq!(
        append(&store, "game", 0, Some("c"), "b1").await.unwrap(),
        Appended::Written
    );
    assert_eq!(texts(&store, "game").await, ["b1"]);
    store.close().await;
}

async fn a_gap_is_never_written(database: &Database) {
    let store = database.node().await;
    create(&store, "game").await;
    assert_eq!(
        append(&store, "game", 1, None, "a1").await.unwrap(),
        Appended::Taken
    );
    assert!(texts(&store, "game").await.is_empty());
    store.close().await;
}

async fn the_same_number_is_written_once(database: &Database) {
    let store = database.node().await;
    create(&store, "game").await;
    assert_eq!(
        append(&store, "game", 0, None, "a1").await.unwrap(),
        Appended::Written
    );
    assert_eq!(
        append(&store, "game", 0, None, "a2").await.unwrap(),
        Appended::Taken
    );
    assert_eq!(
        append(&store, "game", 0, Some("c"), "a3").await.unwrap(),
        Appended::Taken
    );
    assert_eq!(texts(&store, "game").await, ["a1"]);
    store.close().await;
}

async fn the_same_command_is_done_once(database: &Database) {
    let store = database.node().await;
    create(&store, "game").await;
    create(&store, "other").await;
    assert_eq!(
        append(&store, "game", 0, Some("c"), "a1").await.unwrap(),
        Appended::Written
    );
    // Whether whoever sends it again knows of the first time or not.
    assert_eq!(
        append(&store, "game", 0, Some("c"), "a2").await.unwrap(),
        Appended::Repeated
    );
    assert_eq!(
        append(&store, "game", 1, Some("c"), "a3").await.unwrap(),
        Appended::Repeated
    );
    // Names of commands belong to a game.
    assert_eq!(
        append(&store, "other", 0, Some("c"), "a4").await.unwrap(),
        Appended::Written
    );
    assert_eq!(texts(&store, "game").await, ["a1"]);
    store.close().await;
}

async fn two_nodes_that_write_the_same_number_do_not_both_succeed(database: &Database) {
    let (one, two) = (database.node().await, database.node().await);
    let games: Vec<String> = (0..8).map(|game| format!("game{game}")).collect();
    for game in &games {
        create(&one, game).await;
    }
    for number in 0..10 {
        // The nodes meet the games in opposite orders.
        let at_one = games.iter().map(|game| append(&one, game, number, None, "one"));
        let at_two = games
            .iter()
            .rev()
            .map(|game| append(&two, game, number, None, "two"));
        let (mut at_one, at_two) = tokio::join!(join_all(at_one), join_all(at_two));
        at_one.reverse();
        for (one, two) in at_one.into_iter().zip(at_two) {
            let mut outcomes = [one.unwrap(), two.unwrap()];
            outcomes.sort_by_key(|outcome| *outcome != Appended::Written);
            assert_eq!(outcomes, [Appended::Written, Appended::Taken]);
        }
    }
    for game in &games {
        assert_eq!(texts(&one, game).await.len(), 10);
    }
    one.close().await;
    two.close().await;
}

async fn two_nodes_with_the_same_command_do_it_once(database: &Database) {
    let (one, two) = (database.node().await, database.node().await);
    for round in 0..10 {
        let game = format!("game{round}");
        create(&one, &game).await;
        let (one, two) = tokio::join!(
            append(&one, &game, 0, Some("c"), "one"),
            append(&two, &game, 0, Some("c"), "two")
        );
        let mut outcomes = [one.unwrap(), two.unwrap()];
        outcomes.sort_by_key(|outcome| *outcome != Appended::Written);
        assert_eq!(outcomes, [Appended::Written, Appended::Repeated]);
    }
    one.close().await;
    two.close().await;
}

async fn what_waits_is_written_in_order(database: &Database) {
    let store = Arc::new(database.node().await);
    let games: Vec<String> = (0..300).map(|game| format!("game{game}")).collect();
    join_all(games.iter().map(|game| create(&store, game))).await;
    // Three for each, asked for at once, in order: many of the same game share a transaction.
    let asked = games.iter().cloned().map(|game| {
        let store = store.clone();
        tokio::spawn(async move {
            tokio::join!(
                append(&store, &game, 0, None, "n0"),
                append(&store, &game, 1, None, "n1"),
                append(&store, &game, 2, None, "n2"),
            )
        })
    });
    for outcome in join_all(asked).await {
        let (first, second, third) = outcome.unwrap();
        for outcome in [first, second, third] {
            assert_eq!(outcome.unwrap(), Appended::Written);
        }
    }
    for game in &games {
        assert_eq!(texts(&store, game).await, ["n0", "n1", "n2"]);
    }
    store.close().await;
}

async fn one_bad_entry_does_not_spoil_the_others(database: &Database) {
    let store = database.node().await;
    let games: Vec<String> = (0..20).map(|game| format!("game{game}")).collect();
    for game in &games {
        create(&store, game).await;
    }
    sqlx::query("INSERT INTO event (game, number, at, body) VALUES ('game7', 0, 0, '{}')")
        .execute(store.pool())
        .await
        .unwrap();
    let mut asked: Vec<_> = games
        .iter()
        .map(|game| append(&store, game, 0, Some("c"), "a1"))
        .collect();
    asked.push(append(&store, "unknown", 0, None, "a1"));
    let outcomes = join_all(asked).await;
    for (place, outcome) in outcomes.into_iter().enumerate() {
        match place {
            7 => assert!(matches!(outcome, Err(StoreError::Database(_))), "{outcome:?}"),
            20 => assert_eq!(outcome.unwrap(), Appended::Taken),
            _ => assert_eq!(outcome.unwrap(), Appended::Written),
        }
    }
    assert_eq!(texts(&store, "game19").await, ["a1"]);
    store.close().await;
}

async fn a_new_game_may_be_kept_twice_but_not_replaced(database: &Database) {
    let store = database.node().await;
    create(&store, "game").await;
    create(&store, "game").await;
    let other = store
        .create("game", "eve", &between("eve", "ben"), going_on(), START)
        .await;
    assert!(matches!(other, Err(StoreError::Exists)), "{other:?}");
    assert_eq!(store.game("game").await.unwrap().unwrap().owner, "anna");
    assert!(store.games_of("eve", 10).await.unwrap().is_empty());
    store.close().await;
}

async fn a_game_that_was_taken_away_takes_nothing_more(database: &Database) {
    let store = database.node().await;
    create(&store, "game").await;
    append(&store, "game", 0, None, "a1").await.unwrap();
    assert!(!store.delete_game("game", "ben").await.unwrap(), "it is anna's");
    assert!(store.delete_game("game", "anna").await.unwrap());
    assert!(!store.delete_game("game", "anna").await.unwrap());
    assert!(store.game("game").await.unwrap().is_none());
    assert!(store.games_of("ben", 10).await.unwrap().is_empty());
    assert_eq!(
        append(&store, "game", 1, None, "a2").await.unwrap(),
        Appended::Taken
    );
    assert_eq!(
        append(&store, "game", 0, Some("c"), "a2").await.unwrap(),
        Appended::Taken
    );
    assert!(store.events_since("game", 0).await.unwrap().is_empty());
    store.close().await;
}

async fn what_cannot_be_a_name_is_not_there(database: &Database) {
    let store = database.node().await;
    for id in ["", "\0", "a\0b", "é", "' OR 1 = 1", &"a".repeat(10_000)] {
        assert!(store.game(id).await.unwrap().is_none());
        assert!(store.study(id).await.unwrap().is_none());
        assert!(!store.delete_game(id, "anna").await.unwrap());
    }
    store.close().await;
}

async fn the_last_thing_that_was_asked_for_is_written_before_it_closes(database: &Database) {
    let store = database.node().await;
    create(&store, "game").await;
    let (last, ()) = tokio::join!(append(&store, "game", 0, None, "a1"), store.close());
    assert_eq!(last.unwrap(), Appended::Written);
    let after = append(&store, "game", 1, None, "a2").await;
    assert!(matches!(after, Err(StoreError::Closed)), "{after:?}");
    let again = database.node().await;
    assert_eq!(texts(&again, "game").await, ["a1"]);
    again.close().await;
}
