use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::value::RawValue;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::{News, Options};
use crate::socket::{Received, Socket};
use crate::waiting::Waiting;
use crate::wire::{Frame, Said};
use crate::{ClientError, Command, Fault, Log, Refused, Site};

/// A connection that lasted so long was no failure.
const LASTED: Duration = Duration::from_secs(1);
/// How long a server may take to read what we send.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often a command is sent to a server that is too busy for it.
const MOST_TRIES: u32 = 10;

/// What the owner of the connection wants.
#[derive(Debug)]
pub(super) enum Request {
    Watch {
        game: String,
        bare: bool,
    },
    Leave {
        game: String,
    },
    Act {
        game: String,
        id: String,
        command: Command,
        tell: oneshot::Sender<Result<u64, Refused>>,
    },
    Repeat,
}

struct Followed {
    bare: bool,
    log: Log,
}

/// A command that is not answered yet.
struct Open {
    game: String,
    id: String,
    text: String,
    tell: oneshot::Sender<Result<u64, Refused>>,
    /// How often the server was too busy for it.
    tries: u32,
    /// When to send it again, if the server was too busy for it.
    due: Option<Instant>,
}

/// Why a connection is no more.
enum End {
    /// Nobody wants it any longer.
    Wanted,
    /// It comes back.
    Lost(String),
}

pub(super) struct Task {
    site: Site,
    options: Options,
    requests: mpsc::UnboundedReceiver<Request>,
    news: mpsc::Sender<News>,
    games: BTreeMap<String, Followed>,
    /// In the order in which they were given.
    open: Vec<Open>,
    address: usize,
    waiting: Waiting,
}

impl Task {
    pub(super) fn new(
        site: Site,
        options: Options,
        requests: mpsc::UnboundedReceiver<Request>,
        news: mpsc::Sender<News>,
    ) -> Task {
        Task {
            site,
            address: options.first_address,
            waiting: Waiting::new(options.longest_wait),
            options,
            requests,
            news,
            games: BTreeMap::new(),
            open: Vec::new(),
        }
    }

    pub(super) async fn run(mut self) {
        loop {
            let site = self.site.clone();
            let connecting = Socket::connect(&site, self.address);
            let problem = match self.meanwhile(connecting).await {
                None => return,
                Some(Ok(socket)) => {
                    let begun = Instant::now();
                    let end = self.serve(socket).await;
                    if begun.elapsed() >= LASTED {
                        self.waiting.over();
                    }
                    match end {
                        End::Wanted => return,
                        End::Lost(problem) => problem,
                    }
                }
                Some(Err(ClientError::Refused(refused))) if !refused.is_for_now() => {
                    // Whoever does not listen does not need to know.
                    let _ = self.news.send(News::Denied(refused)).await;
                    return;
                }
                Some(Err(error)) => error.to_string(),
            };
            // The next address first: this one may be gone for long.
            self.address = self.address.wrapping_add(1);
            let wait = tokio::time::sleep(self.waiting.next());
            if self.news.send(News::Lost { problem }).await.is_err() || self.meanwhile(wait).await.is_none() {
                return;
            }
        }
    }

    /// Does something that takes time while requests come in; nothing if nobody wants the connection any longer.
    async fn meanwhile<T>(&mut self, something: impl Future<Output = T>) -> Option<T> {
        tokio::pin!(something);
        loop {
            tokio::select! {
                done = &mut something => return Some(done),
                request = self.requests.recv() => { self.note(request?); }
            }
        }
    }

    /// Remembers a request, and gives what is to be sent for it.
    fn note(&mut self, request: Request) -> Vec<String> {
        match request {
            Request::Watch { game, bare } => {
                let followed = self.games.entry(game.clone()).or_insert_with(|| Followed {
                    bare,
                    log: Log::default(),
                });
                followed.bare = bare;
                vec![watch(&game, followed)]
            }
            Request::Leave { game } => {
                self.games.remove(&game);
                vec![Said::Leave { game: &game }.text()]
            }
            Request::Act {
                game,
                id,
                command,
                tell,
            } => {
                let text = Said::Command {
                    game: &game,
                    id: &id,
                    command: &command,
                }
                .text();
                self.open.push(Open {
                    game,
                    id,
                    text: text.clone(),
                    tell,
                    tries: 0,
                    due: None,
                });
                vec![text]
            }
            Request::Repeat => self.open.iter().map(|open| open.text.clone()).collect(),
        }
    }

    async fn serve(&mut self, mut socket: Socket) -> End {
        let addresses = self.site.addresses();
        let address = addresses.get(self.address % addresses.len().max(1));
        let address = address.map(ToString::to_string).unwrap_or_default();
        if self.news.send(News::Connected { address }).await.is_err() {
            return End::Wanted;
        }
        let mut to_say: Vec<String> = self
            .games
            .iter()
            .map(|(game, followed)| watch(game, followed))
            .collect();
        for open in &mut self.open {
            open.due = None;
            to_say.push(open.text.clone());
        }
        let mut heard = Instant::now();
        let mut is_asked = false;
        loop {
            for text in to_say.drain(..) {
                match tokio::time::timeout(PATIENCE, socket.send(text)).await {
                    Ok(Ok(())) => {}
                    Ok(Err(error)) => return End::Lost(error.to_string()),
                    Err(_) => return End::Lost("the server does not read".to_owned()),
                }
            }
            let quiet = self.options.quiet * if is_asked { 2 } else { 1 };
            let again = self.open.iter().filter_map(|open| open.due).min();
            let due = again.map_or(heard + quiet, |again| again.min(heard + quiet));
            tokio::select! {
                received = socket.next() => {
                    heard = Instant::now();
                    is_asked = false;
                    match received {
                        Ok(Some(Received::Text(text))) => {
                            if let Err(end) = self.hear(&text).await {
                                return end;
                            }
                        }
                        Ok(Some(Received::Alive)) => {}
                        Ok(None) => return End::Lost("the server closed the connection".to_owned()),
                        Err(error) => return End::Lost(error.to_string()),
                    }
                }
                request = self.requests.recv() => match request {
                    Some(request) => to_say = self.note(request),
                    None => {
                        socket.close().await;
                        return End::Wanted;
                    }
                },
                () = tokio::time::sleep_until(due) => {
                    let now = Instant::now();
                    for open in self.open.iter_mut().filter(|open| open.due.is_some_and(|due| due <= now)) {
                        open.due = None;
                        to_say.push(open.text.clone());
                    }
                    if now < heard + quiet {
                        continue;
                    }
                    if is_asked {
                        return End::Lost("the server is silent".to_owned());
                    }
                    is_asked = true;
                    to_say.push(Said::Ping { t: 0 }.text());
                }
            }
        }
    }

    /// Takes a message of the server.
    async fn hear(&mut self, text: &str) -> Result<(), End> {
        let frame = match Frame::read(text) {
            Ok(frame) => frame,
            Err(error) => {
                let fault = Fault::Unreadable(error.to_string());
                let problem = fault.to_string();
                self.tell(News::Fault(fault)).await?;
                return Err(End::Lost(problem));
            }
        };
        let game = frame.game.clone().unwrap_or_default();
        match frame.kind.as_str() {
            "table" => self.take(&game, &frame).await,
            "done" => {
                if let Some(open) = self.answered(&frame) {
                    // Whoever does not wait for it does not need to know.
                    let _ = open.tell.send(Ok(frame.number.unwrap_or_default()));
                }
                Ok(())
            }
            "refused" => {
                let refused = Refused {
                    status: frame.status.unwrap_or_default(),
                    error: frame.error.clone().unwrap_or_default(),
                };
                self.refuse(&game, &frame, refused).await
            }
            "presence" => {
                self.tell(News::Presence {
                    game,
                    here: frame.here,
                    watchers: frame.watchers.unwrap_or_default(),
                })
                .await
            }
            "gone" => self.lose(game, 404, "there is nothing here").await,
            "error" => Err(End::Lost(frame.error.unwrap_or_default())),
            // `hello`, `pong`, and what later servers say.
            _ => Ok(()),
        }
    }

    /// What the server says about a game, if it is new.
    async fn take(&mut self, game: &str, frame: &Frame<'_>) -> Result<(), End> {
        let Some(followed) = self.games.get_mut(game) else {
            // We have left it, and it was on the way.
            return Ok(());
        };
        let from = frame.from.unwrap_or_default();
        let events = match followed.log.take(game, from, &frame.events) {
            Ok(events) => events,
            Err(fault) => {
                self.games.remove(game);
                return self.tell(News::Fault(fault)).await;
            }
        };
        // Another server may know less than we do for a moment; its snapshot would be a step back.
        let is_behind = from + (frame.events.len() as u64) < followed.log.len();
        let snapshot = frame
            .table
            .filter(|_| !is_behind && !followed.bare)
            .map(RawValue::to_owned);
        if events.is_empty() && snapshot.is_none() {
            return Ok(());
        }
        self.tell(News::Table {
            game: game.to_owned(),
            events,
            snapshot,
        })
        .await
    }

    /// The open command that a message answers. One that was sent twice is answered twice.
    fn answered(&mut self, frame: &Frame<'_>) -> Option<Open> {
        let place = self.open.iter().position(|open| {
            Some(open.id.as_str()) == frame.id.as_deref() && Some(open.game.as_str()) == frame.game.as_deref()
        })?;
        Some(self.open.remove(place))
    }

    async fn refuse(&mut self, game: &str, frame: &Frame<'_>, refused: Refused) -> Result<(), End> {
        if frame.id.is_none() {
            // It was the watching that was refused: for good, or because the server cannot do anything now.
            if refused.is_for_now() {
                return Err(End::Lost(refused.to_string()));
            }
            return self.lose(game.to_owned(), refused.status, &refused.error).await;
        }
        let Some(mut open) = self.answered(frame) else {
            return Ok(());
        };
        if refused.is_for_now() && open.tries < MOST_TRIES {
            open.tries += 1;
            let mut waiting = Waiting::new(self.options.longest_wait);
            let wait = (0..=open.tries)
                .map(|_| waiting.next())
                .last()
                .unwrap_or_default();
            open.due = Some(Instant::now() + wait);
            self.open.push(open);
        } else {
            // Whoever does not wait for it does not need to know.
            let _ = open.tell.send(Err(refused));
        }
        Ok(())
    }

    /// A game that is no more, or not for us.
    async fn lose(&mut self, game: String, status: u16, error: &str) -> Result<(), End> {
        self.games.remove(&game);
        let open = std::mem::take(&mut self.open);
        let (lost, open): (Vec<Open>, _) = open.into_iter().partition(|open| open.game == game);
        self.open = open;
        for open in lost {
            let refused = Refused {
                status,
                error: error.to_owned(),
            };
            let _ = open.tell.send(Err(refused));
        }
        self.tell(News::Gone { game }).await
    }

    async fn tell(&self, news: News) -> Result<(), End> {
        self.news.send(news).await.map_err(|_| End::Wanted)
    }
}

fn watch(game: &str, followed: &Followed) -> String {
    Said::Watch {
        game,
        since: followed.log.len(),
        bare: followed.bare,
    }
    .text()
}
