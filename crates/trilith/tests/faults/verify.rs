//! What must hold afterwards, whatever happened:
//!
//! - the log in the database is what both players saw, event for event;
//! - it follows the rules, and every game is over;
//! - every acknowledged move is in it exactly once, where the acknowledgement said; every move in it was made by a player;
//! - no clock ran while there was nobody to serve.

use std::collections::BTreeMap;

use trilith_client::{Event, Logged, Millis, Site};

use super::bot::{Played, Seen};
use super::chaos::Downtime;
use super::replay::Replay;

pub(crate) async fn all(site: &Site, played: &[Played], downtime: &Downtime) {
    let mut count = Count::default();
    for game in played {
        let mut logs = Vec::new();
        for seen in &game.players {
            let reader = same(site, seen);
            let polled = reader.poll(&game.id, 0).await.expect("the log");
            // They listened until the game was over; what was on the way then is only talk.
            let (known, rest) = polled.events.split_at(seen.log.len().min(polled.events.len()));
            assert_eq!(known, seen.log, "game {}: a player saw something else", game.id);
            let is_talk = |logged: &Logged| matches!(logged.event, Event::Said { .. });
            assert!(rest.iter().all(is_talk), "game {}: {rest:?}", game.id);
            logs.push(polled.events);
            let snapshot = polled.snapshot.expect("the table");
            assert!(snapshot.is_over(), "game {} is not over: {snapshot:?}", game.id);
        }
        assert_eq!(logs[0], logs[1], "game {}: two logs", game.id);
        check(game, &logs[0], downtime, &mut count);
    }
    println!("{count:?}");
    assert!(count.moves > 0 && count.acknowledged > 0 && count.charges > 0);
    // A test in which no clock stood still would show nothing about clocks.
    assert!(
        downtime.spans.is_empty() || count.away > 0 || downtime.shortest > 0,
        "the server was down, and no clock was stopped for it"
    );
}

/// How much there was to look at.
#[derive(Default, Debug)]
struct Count {
    moves: usize,
    acknowledged: usize,
    taken_back: usize,
    drawn: usize,
    flagged: usize,
    charges: usize,
    away: Millis,
    /// How much more than the downtime was given, at most.
    most_favour: Millis,
}

/// The player's identity at the servers themselves.
fn same(site: &Site, seen: &Seen) -> Site {
    site.as_same(&seen.site)
}

fn check(game: &Played, log: &[Logged], downtime: &Downtime, count: &mut Count) {
    let mut replay = Replay::new(&game.agreed);
    let mut sent: [BTreeMap<&str, usize>; 2] = Default::default();
    for (sent, seen) in sent.iter_mut().zip(&game.players) {
        for text in &seen.sent {
            *sent.entry(text).or_default() += 1;
        }
    }
    let mut acknowledged = BTreeMap::new();
    for (seat, seen) in game.players.iter().enumerate() {
        for (number, text) in &seen.acknowledged {
            let before = acknowledged.insert(number - 1, (seat, text));
            assert_eq!(before, None, "game {}: two moves are event {number}", game.id);
        }
    }
    count.acknowledged += acknowledged.len();
    for logged in log {
        let seat = replay.to_move();
        if let Event::Moved { text, .. } = &logged.event {
            count.moves += 1;
            let seat = usize::from(seat.expect("somebody's turn"));
            let sent = sent[seat].get_mut(text.as_str()).filter(|count| **count > 0);
            let sent = sent.unwrap_or_else(|| panic!("game {}: nobody made {logged:?}", game.id));
            *sent -= 1;
            if let Some(known) = acknowledged.remove(&logged.number) {
                assert_eq!(known, (seat, text), "game {}: event {}", game.id, logged.number);
            }
        }
        // A move that came too late let the flag fall, and was acknowledged with that.
        if let Event::Flagged { seat } = logged.event
            && let Some((mover, _)) = acknowledged.remove(&logged.number)
        {
            assert_eq!(mover, usize::from(seat), "game {}: {logged:?}", game.id);
        }
        count.taken_back += usize::from(matches!(logged.event, Event::TookBack { .. }));
        count.drawn += usize::from(matches!(logged.event, Event::Drawn));
        count.flagged += usize::from(matches!(logged.event, Event::Flagged { .. }));
        if let Err(problem) = replay.apply(logged) {
            panic!("game {}: {logged:?}: {problem}", game.id);
        }
    }
    assert!(
        acknowledged.is_empty(),
        "game {}: acknowledged and lost: {acknowledged:?} of {log:?}",
        game.id
    );
    assert!(replay.is_over, "game {} is not over", game.id);
    for charge in &replay.charges {
        let down = downtime.within(charge.from, charge.to);
        assert!(
            charge.away >= down,
            "game {}: a clock ran for {} ms while nobody served: {charge:?}, down {:?}",
            game.id,
            down - charge.away,
            downtime.spans
        );
        count.charges += 1;
        count.away += charge.away;
        count.most_favour = count.most_favour.max(charge.away - down);
    }
}
