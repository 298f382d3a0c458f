//! Many tables at which people who know no rules want everything at every moment, on a network that delays, repeats and
//! reorders, at a server that fails. After every step the table is compared with what it must be.
//!
//! Everything follows from the seed. A failure prints how to see it again.

mod checks;
mod ledger;
mod wants;

use std::collections::BTreeMap;

use trilith_games::common::Random;

use super::*;

/// How many tables, and how many steps at each.
const WORLDS: u64 = 500;
const STEPS: usize = 200;

/// The people: the last ones find no seat at most tables.
const PEOPLE: [&str; 6] = ["ann", "bob", "cem", "dan", "eve", "fay"];

const VARIANTS: [&str; 12] = [
    "sixth",
    "sixth:kings",
    "sixth:milady",
    "sixth:hunchbacks",
    "sixth:giants",
    "sixth:milady,armies",
    "six",
    "six:first-edition",
    "six:players=4",
    "27",
    "27:advanced",
    "27:expert",
];

/// How often each thing happened and each refusal was heard.
type Tally = BTreeMap<String, usize>;

/// A table and what is around it.
struct World {
    random: Random,
    table: Table,
    /// The same events in the same order, each through its text: what a restart would find.
    shadow: Table,
    log: Vec<(Event, Millis)>,
    now: Millis,
    /// By person, since when they are away.
    away: [Option<Millis>; PEOPLE.len()],
    /// What is still on its way to the server.
    travelling: Vec<(&'static str, Command)>,
    /// How many steps there were after the end.
    afterwards: usize,
    tally: Tally,
}

/// Says how to see a failure again.
struct Replay {
    seed: u64,
}

impl Drop for Replay {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!(
                "to see it again: TRILITH_SEED={} cargo test -p trilith-server --lib table::simulation",
                self.seed
            );
        }
    }
}

#[test]
fn whatever_happens_a_table_keeps_its_rules() {
    let wanted = std::env::var("TRILITH_SEED").ok();
    let one: Option<u64> = wanted.map(|seed| seed.parse().expect("TRILITH_SEED is a number"));
    let seeds = one.map_or(0..WORLDS, |seed| seed..seed + 1);
    let mut tally = Tally::new();
    for seed in seeds {
        let _replay = Replay { seed };
        let mut world = World::new(seed);
        for _ in 0..STEPS {
            world.step();
        }
        world.rebuild();
        for (name, count) in world.tally {
            *tally.entry(name).or_default() += count;
        }
    }
    if one.is_none() {
        assert_much_happened(&tally);
    }
}

/// A simulation in which nothing happens finds nothing.
fn assert_much_happened(tally: &Tally) {
    let expected = [
        "moved",
        "planned move",
        "flag instead of a move",
        "computer moved",
        "tookback",
        "resigned",
        "drawn",
        "declined",
        "flagged",
        "resumed",
        "sat",
        "offered draw",
        "offered takeback",
        "offered rematch",
        "aborted",
        "abandoned",
        "planned",
        "said",
        "continued",
        "ended by the rules",
        "asked the computer",
        "rebuilt",
        "impossible event",
        "refused-unreadable",
        "refused-not-your-turn",
        "refused-not-at-table",
        "illegal-over",
        "refused-waiting",
        "refused-stale",
        "refused-nothing-to-take-back",
        "refused-no-take-backs",
        "refused-no-free-seat",
        "refused-seat-taken",
        "refused-other-side",
        "refused-needs-account",
        "refused-offer-stands",
        "refused-offered-before",
        "refused-rematch-declined",
        "refused-no-offer",
        "refused-too-late-to-abort",
        "refused-not-begun",
        "refused-no-live-clock",
        "refused-not-absent",
        "refused-not-over",
        "refused-called-off",
        "refused-continued",
        "refused-your-turn",
        "refused-no-plans",
        "refused-plan-too-large",
        "refused-other-room",
        "refused-nothing-said",
        "refused-too-much-said",
    ];
    let missing: Vec<&str> = expected
        .into_iter()
        .filter(|name| !tally.contains_key(*name))
        .collect();
    assert!(missing.is_empty(), "never happened: {missing:?}, of {tally:#?}");
}

impl World {
    fn new(seed: u64) -> World {
        let mut random = Random::new(seed);
        let table = wants::table(&mut random);
        World {
            shadow: table.clone(),
            table,
            log: Vec::new(),
            now: 1_000_000_000,
            away: [None; PEOPLE.len()],
            travelling: Vec::new(),
            afterwards: 0,
            tally: Tally::new(),
            random,
        }
    }

    /// One thing happens, or is wanted.
    fn step(&mut self) {
        match self.random.below(100) {
            0..45 => self.somebody_wants_something(),
            45..75 => self.the_player_to_move_moves(),
            75..88 => self.time_passes(),
            88..95 => self.somebody_comes_or_goes(),
            95 => self.the_server_is_away(),
            96 => self.rebuild(),
            _ => self.something_impossible_is_claimed(),
        }
        // The server looks after every event; sometimes it fails before it does.
        if self.random.below(20) > 0 {
            self.the_server_looks();
        }
        self.check();
        self.afterwards += usize::from(self.table.is_over());
        if self.afterwards > 12 {
            self.begin_again();
        }
    }

    /// Another table. What is on its way to the old one arrives at the new one.
    fn begin_again(&mut self) {
        self.rebuild();
        let _ = self.table.record(|_| "somebody".to_owned());
        self.table = wants::table(&mut self.random);
        self.shadow = self.table.clone();
        self.log.clear();
        self.afterwards = 0;
        self.note("tables");
    }

    fn somebody_wants_something(&mut self) {
        let who = self.somebody();
        let wanted = wants::command(&mut self.random, &self.table, who);
        self.travelling.push((who, wanted));
        // Some arrive at once, some late and in another order, some twice, some never.
        match self.random.below(10) {
            0 => {}
            1 => {
                let any = self.random.below(self.travelling.len());
                let (who, command) = self.travelling[any].clone();
                self.arrive(who, &command);
            }
            2 | 3 => {
                let any = self.random.below(self.travelling.len());
                let (who, command) = self.travelling.swap_remove(any);
                self.arrive(who, &command);
            }
            _ => {
                let (who, command) = self.travelling.pop().expect("what was just sent");
                self.arrive(who, &command);
            }
        }
        if self.travelling.len() > 20 {
            self.travelling.remove(0);
        }
    }

    /// So that games come to an end, and others follow.
    fn the_player_to_move_moves(&mut self) {
        if self.table.is_over() {
            let who = self.somebody();
            let offer = Offer::Rematch;
            let answers = [Command::Rematch, Command::Decline { offer }];
            let answer = &answers[self.random.below(answers.len())];
            return self.arrive(who, answer);
        }
        let Some(m) = self.table.game().random_move(&mut self.random) else {
            return;
        };
        match self.table.player_to_move().cloned() {
            Some(Player::Guest { id }) => {
                let who = PEOPLE.into_iter().find(|person| *person == id).expect("a person");
                let command = Command::Move {
                    text: m.to_string(),
                    ply: self.table.game().ply(),
                };
                self.arrive(who, &command);
            }
            Some(Player::Computer { .. }) => {
                let event = self
                    .table
                    .decide_move(&m.to_string(), &Facts::at(self.now))
                    .expect("the computer's move is legal");
                self.note("computer moved");
                self.happen(event);
            }
            Some(Player::Open) | None => {
                let who = PEOPLE[self.random.below(PEOPLE.len())];
                self.arrive(who, &Command::Sit { seat: None });
            }
        }
    }

    fn arrive(&mut self, who: &'static str, command: &Command) {
        let absent = self.absent_by_seat();
        let facts = Facts {
            now: self.now,
            lag: [0, 0, 30, 400, 5_000][self.random.below(5)],
            absent_since: &absent,
            account: has_account(who),
        };
        let decision = match self.table.decide(who, command, &facts) {
            Ok(decision) => decision,
            Err(refusal) => return self.note(refusal.told().id),
        };
        self.check_decision(who, command, &decision);
        match decision {
            Decision::Event(event) => {
                if matches!(command, Command::Move { .. }) && matches!(event, Event::Flagged { .. }) {
                    self.note("flag instead of a move");
                }
                self.happen(event);
            }
            Decision::AskComputer(offer) => {
                self.note("asked the computer");
                let agrees = self.random.below(4) == 0;
                self.happen(if agrees {
                    Event::Drawn
                } else {
                    Event::Declined { offer }
                });
            }
            Decision::MakeRematch => {
                Table::new(self.table.rematch()).expect("the next game can be set up");
                let next = format!("game{}", self.random.below(100));
                self.happen(Event::Continued { next });
            }
        }
    }

    /// Mostly somebody who plays.
    fn somebody(&mut self) -> &'static str {
        let any = PEOPLE[self.random.below(PEOPLE.len())];
        let people = self.table.people();
        if people.is_empty() || self.random.below(4) == 0 {
            return any;
        }
        let player = people[self.random.below(people.len())];
        PEOPLE.into_iter().find(|person| *person == player).unwrap_or(any)
    }

    fn absent_by_seat(&self) -> Vec<Option<Millis>> {
        let away = |player: &Player| {
            let person = PEOPLE.iter().position(|id| player.person() == Some(id))?;
            self.away[person]
        };
        self.table.players().iter().map(away).collect()
    }

    fn time_passes(&mut self) {
        self.now += match self.random.below(60) {
            0..40 => self.random.below(2_000),
            40..54 => self.random.below(20_000),
            54..59 => self.random.below(100_000),
            _ => self.random.below(20 * 24 * 3_600_000),
        } as Millis;
    }

    fn somebody_comes_or_goes(&mut self) {
        let away = &mut self.away[self.random.below(PEOPLE.len())];
        *away = match away {
            Some(_) => None,
            None => Some(self.now),
        };
    }

    /// The time of an outage is charged to nobody. Who was there is not known afterwards.
    fn the_server_is_away(&mut self) {
        let away = self.random.below(5_000_000) as Millis;
        self.now += away;
        self.away = [None; PEOPLE.len()];
        self.rebuild();
        if self.table.clock().is_some_and(Clock::is_running) {
            self.happen(Event::Resumed { away });
        }
    }

    fn the_server_looks(&mut self) {
        while let Some(event) = self.table.follow() {
            self.note("planned move");
            self.happen(event);
        }
        if let Some(event) = self.table.flagged(self.now) {
            self.happen(event);
        }
    }

    /// A log that nobody wrote is refused, and nothing changes.
    fn something_impossible_is_claimed(&mut self) {
        let event = wants::event(&mut self.random, &self.table);
        let mut changed = self.table.clone();
        if changed.apply(&event, self.now).is_err() {
            self.note("impossible event");
            assert_eq!(changed, self.table, "{event:?} was refused and changed something");
        }
    }

    /// The server crashed: all there is now is what was written down.
    fn rebuild(&mut self) {
        self.note("rebuilt");
        let setup = serde_json::to_string(self.table.setup()).expect("JSON");
        let mut table = Table::new(serde_json::from_str(&setup).expect("a setup")).expect("a table");
        for (event, at) in &self.log {
            let text = serde_json::to_string(event).expect("JSON");
            let event: Event = serde_json::from_str(&text).expect("an event");
            table
                .apply(&event, *at)
                .expect("what happened once happens again");
        }
        assert_eq!(table, self.table, "rebuilt from its log");
        self.table = table;
    }

    fn happen(&mut self, event: Event) {
        let before = self.table.clone();
        self.table
            .apply(&event, self.now)
            .unwrap_or_else(|refusal| panic!("{event:?} was decided and is refused: {refusal}"));
        let text = serde_json::to_string(&event).expect("JSON");
        let read: Event = serde_json::from_str(&text).expect("an event");
        assert_eq!(read, event, "{text}");
        self.shadow.apply(&read, self.now).expect("the same again");
        assert_eq!(self.shadow, self.table);
        self.note(&wants::name(&event));
        if matches!(self.table.end(), Some(End::Rules(_))) && !before.is_over() {
            self.note("ended by the rules");
        }
        self.check_happened(&before, &event);
        self.log.push((event, self.now));
        self.check_clocks();
    }

    fn note(&mut self, what: &str) {
        *self.tally.entry(what.to_owned()).or_default() += 1;
    }
}

/// Whether this person has an account: the first four do.
fn has_account(who: &str) -> bool {
    PEOPLE.iter().position(|person| *person == who) < Some(4)
}
