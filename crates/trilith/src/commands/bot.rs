//! `trilith bot`: any engine plays on a site.
//!
//! One task holds the connection and knows all games; [`engines`] think on threads of their own; [`turn`] says what a table
//! asks of the bot.

mod engines;
mod turn;

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use serde_json::value::RawValue;
use tokio::sync::mpsc;
use trilith_client::{
    Answer, Command, Connection, Identity, Listed, NewGame, News, NewsReader, Options, Side, Site, Snapshot,
};
use trilith_games::Variant;

use crate::cli::BotOptions;
use crate::interrupt;
use engines::{Engines, Job, Thought};
use turn::Turn;

/// How often to look for new games, and whether somebody asked us to stop.
const LOOK: Duration = Duration::from_millis(200);
const LOOK_AROUND: Duration = Duration::from_secs(5);

pub(crate) fn run(options: &BotOptions, out: &mut impl Write) -> anyhow::Result<()> {
    let identity = identity(options)?;
    let addresses: Result<Vec<_>, _> = options.urls.iter().map(|url| url.parse()).collect();
    let site = Site::new(addresses?, identity)?;
    let command = match &options.engine {
        Some(engine) => engine.0.clone(),
        None => vec![
            std::env::current_exe()?.to_string_lossy().into_owned(),
            "engine".to_owned(),
        ],
    };
    let variants = if options.variants.is_empty() {
        ["sixth", "six", "27"]
            .iter()
            .filter_map(|text| text.parse().ok())
            .collect()
    } else {
        options.variants.clone()
    };
    let stop = interrupt::flag()?;
    // An engine that cannot be started is told before anybody is made to wait for it.
    for &variant in &variants {
        engines::try_out(&command, variant, &stop)?;
    }
    let (told, thoughts) = mpsc::unbounded_channel();
    let engines = Engines::start(command, options.engines, told);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let (connection, news) = Connection::open(site.clone(), Options::default());
        let bot = Bot {
            options,
            variants,
            site,
            connection,
            engines,
            tables: BTreeMap::new(),
            own_seeks: BTreeSet::new(),
            finished: 0,
            next_variant: 0,
            out,
        };
        bot.play(news, thoughts, &stop).await
    })
}

/// Whose games it plays.
fn identity(options: &BotOptions) -> anyhow::Result<Identity> {
    let token = match (&options.token_file, &options.token) {
        (Some(file), _) => Some(std::fs::read_to_string(file).with_context(|| file.display().to_string())?),
        (None, token) => token.clone(),
    };
    Ok(match token {
        Some(token) => Identity::token(token.trim())?,
        None => Identity::guest()?,
    })
}

/// A game that the bot follows.
struct Table {
    snapshot: Snapshot,
    /// When that was.
    at: Instant,
    /// The plies of the position that an engine thinks about, and what ends it.
    thinking: Option<(usize, Arc<AtomicBool>)>,
    /// The number of events after which it last did something but move, so that it does it once.
    acted: Option<u64>,
}

struct Bot<'a, W> {
    options: &'a BotOptions,
    variants: Vec<Variant>,
    site: Site,
    connection: Connection,
    engines: Engines,
    tables: BTreeMap<String, Table>,
    /// Games of ours that wait for somebody.
    own_seeks: BTreeSet<String>,
    finished: usize,
    next_variant: usize,
    out: &'a mut W,
}

impl<W: Write> Bot<'_, W> {
    async fn play(
        mut self,
        mut news: NewsReader,
        mut thoughts: mpsc::UnboundedReceiver<Thought>,
        stop: &AtomicBool,
    ) -> anyhow::Result<()> {
        for game in &self.options.games {
            match self.site.act(game, &Command::Sit { seat: None }).await {
                Ok(_) => self.connection.watch(game),
                // It may sit there already.
                Err(error) if error.refused().is_some() => {
                    self.tell(game, &error.to_string())?;
                    self.connection.watch(game);
                }
                Err(error) => return Err(error.into()),
            }
        }
        let mut looked: Option<Instant> = None;
        while !stop.load(Ordering::Relaxed) && self.options.end_after.is_none_or(|most| self.finished < most)
        {
            if looked.is_none_or(|at| at.elapsed() >= LOOK_AROUND) {
                looked = Some(Instant::now());
                if let Err(error) = self.look_around().await {
                    self.tell("lobby", &error.to_string())?;
                }
            }
            tokio::select! {
                heard = news.next() => match heard {
                    Some(heard) => self.hear(heard)?,
                    None => bail!("the connection has ended"),
                },
                Some(thought) = thoughts.recv() => self.take(thought)?,
                () = tokio::time::sleep(LOOK) => {}
            }
        }
        self.leave().await;
        Ok(())
    }

    /// Seats that nobody else should take are free again before we go.
    async fn leave(&self) {
        for table in self.tables.values() {
            if let Some((_, stop)) = &table.thinking {
                stop.store(true, Ordering::Relaxed);
            }
        }
        for game in &self.own_seeks {
            // Somebody may have taken the seat in this very moment; then the game stays.
            let leaving = self.site.act(game, &Command::Abort);
            let _ = tokio::time::timeout(Duration::from_secs(2), leaving).await;
        }
    }

    /// Finds games of ours that we do not know yet, takes seats and offers some.
    async fn look_around(&mut self) -> anyhow::Result<()> {
        for game in self.site.own_games().await? {
            if !self.tables.contains_key(&game.id) && !game.ended {
                self.connection.watch(&game.id);
            }
        }
        // What only time brings about, nobody tells.
        let gone: Vec<String> = self.tables.keys().cloned().collect();
        for game in gone {
            let table = self.tables.get(&game);
            if table.is_some_and(|table| table.snapshot.phase == "playing" && !table.snapshot.is_your_turn())
            {
                let snapshot = self.site.game(&game).await?;
                self.see(snapshot)?;
            }
        }
        if self.options.accept && self.has_room() {
            for seek in self.site.lobby().await? {
                if self.has_room() && self.suits(&seek) {
                    match self.site.act(&seek.id, &Command::Sit { seat: None }).await {
                        Ok(snapshot) => {
                            self.connection.watch(&seek.id);
                            self.see(snapshot)?;
                        }
                        // Others are quicker, or it is not for us.
                        Err(error) if error.refused().is_some() => {}
                        Err(error) => return Err(error.into()),
                    }
                }
            }
        }
        if let Some(seek) = self.options.seek
            && self.own_seeks.is_empty()
            && self.has_room()
        {
            let variant = self.variants[self.next_variant % self.variants.len()];
            self.next_variant += 1;
            let game = NewGame {
                side: Side::Random,
                time: seek.0,
                listed: true,
                ..NewGame::with_friend(&variant.to_string())
            };
            let id = self.site.create(&game).await?;
            self.tell(&id, &format!("waits for somebody to play {variant}"))?;
            self.connection.watch(&id);
            self.own_seeks.insert(id);
        }
        Ok(())
    }

    fn suits(&self, seek: &Listed) -> bool {
        !self.tables.contains_key(&seek.id)
            && !self.own_seeks.contains(&seek.id)
            && self
                .variants
                .iter()
                .any(|variant| variant.to_string() == seek.variant)
    }

    fn has_room(&self) -> bool {
        let live = self
            .tables
            .values()
            .filter(|table| !table.snapshot.is_over())
            .count();
        live < self.options.most
    }

    fn hear(&mut self, news: News) -> anyhow::Result<()> {
        match news {
            News::Connected { address } => self.tell("connection", &format!("stands to {address}")),
            News::Lost { problem } => self.tell("connection", &format!("lost, {problem}")),
            News::Table {
                snapshot: Some(snapshot),
                ..
            } => self.see(read(&snapshot)?),
            News::Table { .. } | News::Presence { .. } => Ok(()),
            News::Gone { game } => {
                self.forget(&game);
                Ok(())
            }
            News::Fault(fault) => self.tell("server", &fault.to_string()),
            News::Denied(refused) => bail!("the site does not let us in: {refused}"),
        }
    }

    /// A table stands like this now.
    fn see(&mut self, snapshot: Snapshot) -> anyhow::Result<()> {
        let id = snapshot.id.clone();
        if snapshot.phase != "waiting" {
            self.own_seeks.remove(&id);
        }
        let before = self.tables.get(&id);
        if before.is_some_and(|table| table.snapshot.number > snapshot.number) {
            // An answer that was overtaken.
            return Ok(());
        }
        let was_over = before.is_some_and(|table| table.snapshot.is_over());
        let (thinking, acted) = match self.tables.remove(&id) {
            Some(table) => (table.thinking, table.acted),
            None => {
                let state = format!(
                    "{} of {}, {}",
                    snapshot.phase,
                    snapshot.view.variant,
                    seats(&snapshot)
                );
                self.tell(&id, &state)?;
                (None, None)
            }
        };
        if snapshot.is_over() && !was_over {
            self.tell(&id, &format!("over, {}", snapshot.result))?;
            self.finished += 1;
        }
        if let Some(next) = snapshot
            .rematch
            .as_ref()
            .filter(|next| !self.tables.contains_key(*next))
        {
            self.connection.watch(next);
        }
        let mut table = Table {
            at: Instant::now(),
            thinking,
            acted,
            snapshot,
        };
        let plies = table.snapshot.view.moves.len();
        if let Some((ply, stop)) = &table.thinking
            && (*ply != plies || table.snapshot.is_over())
        {
            // A move was taken back, or planned long ago: the thought is for nothing.
            stop.store(true, Ordering::Relaxed);
            table.thinking = None;
        }
        match turn::of(&table.snapshot) {
            Turn::Think if table.thinking.is_none() => {
                let stop = Arc::new(AtomicBool::new(false));
                let think = Duration::from_secs_f64(self.options.think);
                match Job::new(&table.snapshot, table.at, think, &stop) {
                    Ok(job) => {
                        self.engines.ask(job)?;
                        table.thinking = Some((plies, stop));
                    }
                    Err(error) => self.tell(&id, &format!("cannot be played: {error:#}"))?,
                }
            }
            Turn::Act(command) if table.acted != Some(table.snapshot.number) => {
                table.acted = Some(table.snapshot.number);
                self.act(&id, &command)?;
            }
            Turn::Think | Turn::Act(_) | Turn::Wait => {}
        }
        self.tables.insert(id, table);
        Ok(())
    }

    /// An engine has thought.
    fn take(&mut self, thought: Thought) -> anyhow::Result<()> {
        let is_current = |table: &Table| {
            table
                .thinking
                .as_ref()
                .is_some_and(|(ply, _)| *ply == thought.ply)
        };
        let Some(table) = self
            .tables
            .get_mut(&thought.game)
            .filter(|table| is_current(table))
        else {
            return Ok(());
        };
        // It stays marked as thought about until the server tells of the move.
        match thought.found {
            Ok(Some(text)) => {
                let ply = thought.ply;
                self.act(&thought.game, &Command::Move { text, ply })
            }
            Ok(None) => {
                table.thinking = None;
                Ok(())
            }
            Err(problem) => {
                self.tell(
                    &thought.game,
                    &format!("the engine cannot go on, we resign: {problem}"),
                )?;
                self.act(&thought.game, &Command::Resign)
            }
        }
    }

    fn forget(&mut self, game: &str) {
        self.own_seeks.remove(game);
        if let Some(Table {
            thinking: Some((_, stop)),
            ..
        }) = self.tables.remove(game)
        {
            stop.store(true, Ordering::Relaxed);
        }
    }

    /// Does something. A refusal is told: the next snapshot says what to do instead.
    fn act(&mut self, game: &str, command: &Command) -> anyhow::Result<()> {
        let answer: Answer = self.connection.act(game, command)?;
        let (game, command) = (game.to_owned(), format!("{command:?}"));
        tokio::spawn(async move {
            if let Err(error) = answer.wait().await {
                // A closed standard error leaves nobody to tell.
                let _ = writeln!(std::io::stderr(), "{game}: {command}: {error}");
            }
        });
        Ok(())
    }

    fn tell(&mut self, what: &str, text: &str) -> anyhow::Result<()> {
        writeln!(self.out, "{what}: {text}")?;
        Ok(self.out.flush()?)
    }
}

/// Where the bot sits, in words.
fn seats(snapshot: &Snapshot) -> String {
    match snapshot.yours.as_slice() {
        [] => "no seat".to_owned(),
        yours => {
            let yours: Vec<String> = yours.iter().map(u8::to_string).collect();
            format!("seat {}", yours.join(" and "))
        }
    }
}

fn read(snapshot: &RawValue) -> anyhow::Result<Snapshot> {
    serde_json::from_str(snapshot.get()).context("the site's table cannot be read")
}
