//! Two players of one game: they move, offer, decline, take back and talk by chance, and remember what they were told.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::Duration;

use trilith_client::{
    Answer, ClientError, Command, Connection, Identity, Logged, NewGame, News, NewsReader, Offer, Options,
    Room, Site, Time,
};
use trilith_games::common::{Random, mix};
use trilith_games::{Game, Variant};

use super::replay::{Agreed, Replay};

/// A game that was played to its end.
pub(crate) struct Played {
    pub(crate) id: String,
    pub(crate) agreed: Agreed,
    /// Who sits at seat 0 and seat 1.
    pub(crate) players: [Seen; 2],
}

/// What a player saw and did.
pub(crate) struct Seen {
    pub(crate) site: Site,
    /// The events, as they came.
    pub(crate) log: Vec<Logged>,
    /// The moves that were acknowledged, each with the number of events after it.
    pub(crate) acknowledged: Vec<(u64, String)>,
    /// All moves that were sent, acknowledged or not.
    pub(crate) sent: Vec<String>,
}

/// What goes on, to be told when it does not end.
static OPEN: Mutex<BTreeMap<String, [String; 2]>> = Mutex::new(BTreeMap::new());

pub(crate) fn open_games() -> String {
    format!("{:#?}", OPEN.lock().expect("no panic"))
}

/// Plays a game from its creation to its end. The two sit at different servers, where there are two.
pub(crate) async fn play_game(site: &Site, index: usize, seed: u64) -> Played {
    let mut random = Random::new(seed);
    let agreed = agree(index, &mut random);
    let sites = [(); 2].map(|()| site.as_other(Identity::guest().expect("randomness")));
    let wanted = NewGame {
        position: agreed.position.clone(),
        time: Some(Time::Live {
            initial: agreed.initial,
            increment: agreed.increment,
        }),
        ..NewGame::with_friend(&agreed.variant.to_string())
    };
    // An answer that is lost leaves a table at which nobody sits; another one is made.
    let id = loop {
        match sites[0].create(&wanted).await {
            Ok(id) => break id,
            Err(ClientError::Refused(refused)) if !refused.is_for_now() => panic!("{refused}"),
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    };
    OPEN.lock()
        .expect("no panic")
        .insert(id.clone(), Default::default());
    let [first, second] = sites;
    let players = tokio::join!(
        Player::new(first, &id, 0, &agreed, index, random.draw()).play(),
        Player::new(second, &id, 1, &agreed, index + 1, random.draw()).play(),
    );
    OPEN.lock().expect("no panic").remove(&id);
    Played {
        id,
        agreed,
        players: players.into(),
    }
}

/// What is played: 27, which is short, and SIXTH! shortly before its end; a few games with hardly any time.
fn agree(index: usize, random: &mut Random) -> Agreed {
    let variant: Variant = if index.is_multiple_of(2) { "27" } else { "sixth" }
        .parse()
        .expect("a variant");
    let position = (!index.is_multiple_of(2)).then(|| late(variant, random));
    let initial = if index % 10 == 3 { 1_500 } else { 120_000 };
    Agreed {
        variant,
        position,
        initial,
        increment: if index.is_multiple_of(3) { 500 } else { 0 },
    }
}

/// A position some plies before the end of a random game.
fn late(variant: Variant, random: &mut Random) -> String {
    loop {
        let mut game = Game::new(variant);
        while let Some(m) = game.random_move(random) {
            game.play(m).expect("legal");
        }
        for _ in 0..12 {
            game.undo();
        }
        if game.outcome().is_none() {
            return game.position_text();
        }
    }
}

struct Player {
    id: String,
    seat: u8,
    connection: Connection,
    news: NewsReader,
    replay: Replay,
    random: Random,
    commands: usize,
    seen: Seen,
}

impl Player {
    fn new(site: Site, id: &str, seat: u8, agreed: &Agreed, node: usize, seed: u64) -> Player {
        let options = Options {
            quiet: Duration::from_secs(3),
            longest_wait: Duration::from_millis(500),
            first_address: node,
        };
        let (connection, news) = Connection::open(site.clone(), options);
        connection.watch_bare(id);
        Player {
            id: id.to_owned(),
            seat,
            connection,
            news,
            replay: Replay::new(agreed),
            random: Random::new(mix(seed)),
            commands: 0,
            seen: Seen {
                site,
                log: Vec::new(),
                acknowledged: Vec::new(),
                sent: Vec::new(),
            },
        }
    }

    async fn play(mut self) -> Seen {
        if self.seat == 1 {
            self.act(Command::Sit { seat: None }).await;
        }
        while !self.replay.is_over {
            self.note("waits");
            match self.wants() {
                Some(command) => {
                    let pause = self.random.below(40) as u64;
                    self.listen_for(Duration::from_millis(pause)).await;
                    self.act(command).await;
                }
                None => self.hear().await,
            }
        }
        self.seen
    }

    /// What to do now, if anything.
    fn wants(&mut self) -> Option<Command> {
        if !self.replay.is_full || self.replay.is_over {
            return None;
        }
        let from_other = |&&(by, _): &&(u8, Offer)| by != self.seat;
        let offered = self.replay.offers.iter().find(from_other).copied();
        let chance = self.random.below(100);
        if let Some((_, offer)) = offered {
            return Some(match (offer, chance) {
                (Offer::TakeBack, 0..50) => Command::TakeBack,
                (Offer::Draw, 0..5) => Command::Draw,
                _ => Command::Decline { offer },
            });
        }
        if self.replay.to_move() != Some(self.seat) {
            return None;
        }
        let is_long = self.replay.game.ply() > 60;
        Some(match chance {
            0..4 => Command::Draw,
            4..10 => Command::TakeBack,
            10..13 => Command::Say {
                room: Room::Players,
                text: format!("word {}", self.commands),
            },
            13 => Command::Resign,
            14..40 if is_long => Command::Resign,
            _ => {
                let m = self.replay.game.random_move(&mut self.random)?;
                Command::Move {
                    text: m.to_string(),
                    ply: self.replay.game.ply(),
                }
            }
        })
    }

    /// Does something and waits until it is answered, however long that takes. Now and then it is sent again without need,
    /// before it is answered or after.
    async fn act(&mut self, command: Command) {
        self.commands += 1;
        assert!(
            self.commands < 5_000,
            "game {} does not go on: {command:?}",
            self.id
        );
        if let Command::Move { text, .. } = &command {
            self.seen.sent.push(text.clone());
        }
        let name = format!("{}-{}", self.seat, self.commands);
        self.note(&format!("{command:?}"));
        let answer = self.connection.act_as(&self.id, &name, &command);
        if self.random.below(4) == 0 {
            self.connection.repeat();
        }
        match self.wait(answer).await {
            Ok(number) => {
                if self.random.below(6) == 0 {
                    let again = self.connection.act_as(&self.id, &name, &command);
                    let again = self.wait(again).await;
                    assert_eq!(again.ok(), Some(number), "{name} of {} was done twice", self.id);
                }
                // What we did is the least that we know.
                while (self.seen.log.len() as u64) < number {
                    self.hear().await;
                }
                if let Command::Move { text, .. } = command {
                    self.seen.acknowledged.push((number, text));
                }
            }
            Err(ClientError::Refused(refused)) => {
                let is_talk = matches!(command, Command::Say { .. });
                let is_reason =
                    matches!(refused.status, 403 | 409 | 422) || (is_talk && refused.status == 429);
                assert!(is_reason, "game {}: {command:?}: {refused}", self.id);
                // The other was quicker, or may not do that; more may be known by now.
                self.listen_for(Duration::from_millis(5)).await;
            }
            Err(error) => panic!("game {}: {command:?}: {error}", self.id),
        }
    }

    async fn wait(&mut self, answer: Answer) -> Result<u64, ClientError> {
        let waiting = answer.wait();
        tokio::pin!(waiting);
        loop {
            tokio::select! {
                answer = &mut waiting => return answer,
                news = self.news.next() => self.take(news),
            }
        }
    }

    async fn listen_for(&mut self, time: Duration) {
        let end = tokio::time::sleep(time);
        tokio::pin!(end);
        loop {
            tokio::select! {
                () = &mut end => return,
                news = self.news.next() => self.take(news),
            }
        }
    }

    async fn hear(&mut self) {
        let news = self.news.next().await;
        self.take(news);
    }

    fn take(&mut self, news: Option<News>) {
        match news.expect("a connection") {
            News::Table { events, .. } => {
                for logged in events {
                    if let Err(problem) = self.replay.apply(&logged) {
                        panic!("game {}: {logged:?}: {problem}", self.id);
                    }
                    self.seen.log.push(logged);
                }
            }
            News::Fault(fault) => panic!("{fault}"),
            News::Denied(refused) => panic!("game {}: {refused}", self.id),
            News::Gone { game } => panic!("game {game} is gone"),
            News::Connected { .. } | News::Lost { .. } | News::Presence { .. } => {}
        }
    }

    fn note(&self, what: &str) {
        if let Some(notes) = OPEN.lock().expect("no panic").get_mut(&self.id) {
            notes[usize::from(self.seat)] = format!("{} events, {what}", self.seen.log.len());
        }
    }
}
