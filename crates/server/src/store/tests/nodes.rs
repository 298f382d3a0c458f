use super::*;
use crate::store::OUTAGE;

on_both!(
    a_silence_of_all_nodes_is_an_outage,
    a_node_beside_another_makes_no_outage,
    a_clock_that_is_set_back_is_no_outage_and_hides_none,
    a_game_is_thought_about_by_one_node,
    a_claim_that_nobody_keeps_ends,
    clocks_that_run_out_are_found,
);

async fn a_silence_of_all_nodes_is_an_outage(database: &Database) {
    let store = database.node().await;
    assert!(!store.beat(START).await.unwrap());
    assert!(!store.beat(START + 500).await.unwrap());
    assert!(!store.beat(START + 500 + OUTAGE).await.unwrap());
    assert!(store.beat(START + 600 + 2 * OUTAGE).await.unwrap());
    let outage = (START + 500 + OUTAGE, START + 600 + 2 * OUTAGE);
    assert_eq!(store.outages_since(0).await.unwrap(), [outage]);
    assert_eq!(store.last_outage().await.unwrap(), outage.1);
    assert!(store.outages_since(outage.1).await.unwrap().is_empty());
    store.close().await;

    // A node that starts a moment later on SQLite knows that nobody else runs.
    let again = database.node().await;
    let later = outage.1 + 100;
    assert_eq!(again.beat(later).await.unwrap(), !again.is_postgres());
    assert_eq!(
        again.outages_since(outage.1).await.unwrap(),
        if again.is_postgres() {
            vec![]
        } else {
            vec![(outage.1, later)]
        }
    );
    again.close().await;
}

async fn a_node_beside_another_makes_no_outage(database: &Database) {
    let (one, two) = (database.node().await, database.node().await);
    if one.is_postgres() {
        one.beat(START).await.unwrap();
        assert!(!two.beat(START + 1_000).await.unwrap());
        assert!(!one.beat(START + 2_900).await.unwrap());
        // Both come back after everything was away: one outage, whoever is first.
        let (first, second) = tokio::join!(one.beat(START + 10_000), two.beat(START + 10_000));
        assert!(first.unwrap() | second.unwrap());
        assert_eq!(
            one.outages_since(0).await.unwrap(),
            [(START + 2_900, START + 10_000)]
        );
    }
    one.close().await;
    two.close().await;
}

async fn a_clock_that_is_set_back_is_no_outage_and_hides_none(database: &Database) {
    let store = database.node().await;
    store.beat(START).await.unwrap();
    let earlier = START - 3_600_000;
    assert!(!store.beat(earlier).await.unwrap());
    assert!(!store.beat(earlier + 500).await.unwrap());
    assert!(store.beat(earlier + 10_000).await.unwrap());
    assert_eq!(
        store.outages_since(0).await.unwrap(),
        [(earlier + 500, earlier + 10_000)]
    );
    // A node whose clock was far ahead and which is gone does not count either.
    sqlx::query("INSERT INTO node (id, at) VALUES ('ahead', $1)")
        .bind(i64::MAX)
        .execute(store.pool())
        .await
        .unwrap();
    assert!(store.beat(earlier + 20_000).await.unwrap());
    store.close().await;
}

fn computers_turn() -> Summary {
    Summary {
        work: true,
        ..going_on()
    }
}

async fn for_the_computer(store: &Store, id: &str) {
    let setup = setup(vec![guest("anna"), Player::Computer { level: 1 }]);
    store
        .create(id, "anna", &setup, computers_turn(), START)
        .await
        .unwrap();
}

async fn a_game_is_thought_about_by_one_node(database: &Database) {
    let (one, two) = (database.node().await, database.node().await);
    for game in 0..20 {
        for_the_computer(&one, &format!("game{game:02}")).await;
    }
    let (first, second) = tokio::join!(
        one.work(START, START + 1_000, 12),
        two.work(START, START + 1_000, 12)
    );
    let (first, second) = (first.unwrap(), second.unwrap());
    assert!(first.len() <= 12 && second.len() <= 12);
    let rest = one.work(START, START + 1_000, 100).await.unwrap();
    let mut all: Vec<_> = [first, second, rest].concat();
    all.sort();
    let expected: Vec<_> = (0..20).map(|game| (format!("game{game:02}"), 0)).collect();
    assert_eq!(all, expected, "every game, and none twice");
    assert!(
        two.work(START + 999, START + 2_000, 100)
            .await
            .unwrap()
            .is_empty()
    );
    one.close().await;
    two.close().await;
}

async fn a_claim_that_nobody_keeps_ends(database: &Database) {
    let store = database.node().await;
    for_the_computer(&store, "game").await;
    assert_eq!(store.work(START, START + 1_000, 1).await.unwrap().len(), 1);
    assert!(
        store
            .work(START + 500, START + 2_000, 1)
            .await
            .unwrap()
            .is_empty()
    );
    assert_eq!(
        store.work(START + 1_000, START + 2_000, 1).await.unwrap().len(),
        1
    );
    // Its move ends the work; the next one is new work, unless whoever wrote it thinks on.
    let entry = |number, claim, work| Entry {
        game: "game",
        number,
        at: START,
        command: None,
        events: &[Event::Drawn],
        after: Summary {
            claim,
            work,
            ..going_on()
        },
    };
    assert_eq!(
        store.append(entry(0, None, false)).await.unwrap(),
        Appended::Written
    );
    assert!(
        store
            .work(START + 9_000, START + 9_999, 1)
            .await
            .unwrap()
            .is_empty()
    );
    store.append(entry(1, Some(START + 5_000), true)).await.unwrap();
    assert!(
        store
            .work(START + 4_999, START + 9_999, 1)
            .await
            .unwrap()
            .is_empty()
    );
    assert_eq!(
        store.work(START + 5_000, START + 9_999, 1).await.unwrap(),
        [("game".to_owned(), 2)]
    );
    store.close().await;
}

async fn clocks_that_run_out_are_found(database: &Database) {
    let store = database.node().await;
    for (id, due, ended) in [
        ("late", Some(START + 20), false),
        ("early", Some(START + 10), false),
        ("future", Some(START + 30), false),
        ("over", Some(START), true),
        ("none", None, false),
    ] {
        let summary = Summary {
            due,
            ended,
            ..going_on()
        };
        store
            .create(id, "anna", &between("anna", "ben"), summary, START)
            .await
            .unwrap();
    }
    assert_eq!(store.due(START + 20, 10).await.unwrap(), ["early", "late"]);
    assert_eq!(store.due(START + 20, 1).await.unwrap(), ["early"]);
    store.close().await;
}
