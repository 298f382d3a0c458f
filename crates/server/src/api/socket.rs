//! The WebSocket: one for each page or program, over which it watches tables and acts at them.

use std::pin::Pin;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::{self, AbortHandle, SelectAll, Stream, StreamExt as _};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use trilith_games::Told;
use utoipa::ToSchema;

use super::ApiError;
use super::openapi::shapes;
use crate::guest::Guest;
use crate::limits::{Client, Frames};
use crate::metrics::{self, Limit};
use crate::people::Via;
use crate::table::{Command, Millis};
use crate::tables::{News, Who, now};
use crate::{App, origin, requests};

/// What is kept for a connection in which nothing happens.
const BUFFER: usize = 2 * 1024;
/// Whoever does not take what is sent to them is let go.
const PATIENCE: Duration = Duration::from_secs(20);
const PING_EVERY: Duration = Duration::from_secs(15);
const SILENCE: Duration = Duration::from_secs(45);

/// What a client says.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = SocketAsked)]
#[serde(tag = "do", rename_all = "lowercase")]
pub(super) enum Asked {
    /// To hear what happens at a table.
    Watch {
        /// Which.
        game: String,
        /// How many events the client has.
        #[serde(default)]
        since: u64,
        /// Without the table itself.
        #[serde(default)]
        bare: bool,
    },
    /// To hear no more of it.
    Leave {
        /// Which.
        game: String,
    },
    /// To do something there.
    Command {
        /// Where.
        game: String,
        /// A name of the client's choice: the same name again does nothing again.
        id: String,
        /// What.
        command: Command,
    },
    /// To hear that the server is there.
    Ping {
        /// Anything; it comes back.
        #[serde(default)]
        t: Value,
    },
}

/// What it hears, beside news of tables.
#[derive(Serialize, ToSchema)]
#[schema(as = SocketAnswer)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(super) enum Answer<'a> {
    /// The conversation begins.
    Hello {
        /// The server's time, in milliseconds since 1970.
        #[schema(value_type = u64)]
        now: Millis,
    },
    /// A command was done, and is in the database.
    Done {
        /// Where.
        game: &'a str,
        /// The command's name.
        id: &'a str,
        /// How many events there are after it.
        number: u64,
    },
    /// It was not done.
    Refused {
        /// Where.
        game: &'a str,
        /// The command's name.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<&'a str>,
        /// What HTTP would have answered.
        status: u16,
        /// Why, in English.
        error: &'a str,
        /// The same for any language.
        #[schema(value_type = shapes::Told)]
        told: &'a Told,
    },
    /// The answer to a ping.
    Pong {
        /// What it carried.
        t: &'a Value,
        /// The server's time.
        #[schema(value_type = u64)]
        now: Millis,
    },
    /// That was not understood; the conversation ends.
    Error {
        /// Why, in English.
        error: &'a str,
    },
    /// The server is about to stop: there may be another, or the same again soon.
    Leaving,
}

/// A WebSocket, over which a client watches tables and acts at them.
///
/// Frames are JSON text: the client sends what `SocketAsked` describes, and hears what `SocketAnswer` and `News` describe. A
/// page of another site cannot connect: it would speak in the name of whoever looks at it.
#[utoipa::path(
    get, path = "/api/socket", tag = "games",
    responses((status = 101, description = "The conversation begins."), (status = "4XX", description = "Why not.", body = ApiError))
)]
pub(super) async fn open(
    State(app): State<App>,
    guest: Guest,
    client: Client,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    if !origin::is_own(&headers, app.public.as_deref()) {
        return Err(ApiError::new(
            StatusCode::FORBIDDEN,
            "a page of another site cannot connect",
            Told::named("error-other-site"),
        ));
    }
    let Some(place) = app.gate.socket(client) else {
        return Ok(requests::no_place());
    };
    let (who, pass) = (guest.who(), guest.pass());
    let largest = app.gate.limits().largest_frame;
    let mut response = upgrade
        .max_frame_size(largest)
        .max_message_size(largest)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .on_upgrade(move |socket| async move {
            let _held = (place, metrics::socket_opened());
            Conversation::new(app, who, pass).hold(socket).await;
        })
        .into_response();
    guest.introduce(response.headers_mut());
    Ok(response)
}

type Heard = Pin<Box<dyn Stream<Item = News> + Send>>;

struct Conversation {
    app: App,
    who: Who,
    /// The session or token that they came with.
    pass: Option<(String, Via)>,
    /// The tables that are watched, each with what ends it.
    watched: Vec<(String, AbortHandle)>,
    news: SelectAll<Heard>,
    /// The time a frame takes to them and back, as their answers to pings say.
    round_trip: Option<Duration>,
    frames: Frames,
}

impl Conversation {
    fn new(app: App, who: Who, pass: Option<(String, Via)>) -> Conversation {
        Conversation {
            frames: app.gate.frames(),
            app,
            who,
            pass,
            watched: Vec::new(),
            news: SelectAll::new(),
            round_trip: None,
        }
    }

    async fn hold(mut self, mut socket: WebSocket) {
        if self.converse(&mut socket).await.is_some() {
            let _ = tokio::time::timeout(PATIENCE, socket.send(Message::Close(None))).await;
        }
    }

    /// Goes on until the other side has gone; `None` when there is nobody left to say goodbye to.
    async fn converse(&mut self, socket: &mut WebSocket) -> Option<()> {
        let begun = Instant::now();
        let mut last_heard = begun;
        let mut pings = tokio::time::interval_at((begun + Duration::from_secs(1)).into(), PING_EVERY);
        say(socket, &Answer::Hello { now: now() }).await?;
        let stopping = self.app.stopping.clone();
        let mut closing = std::pin::pin!(stopping.closing());
        loop {
            tokio::select! {
                // They connect again, and find another server or this one when it is back.
                () = &mut closing => {
                    say(socket, &Answer::Leaving).await?;
                    return Some(());
                }
                frame = socket.recv() => {
                    let frame = frame?.ok()?;
                    last_heard = Instant::now();
                    match frame {
                        Message::Text(text) => {
                            if !self.frames.take() {
                                metrics::limited(Limit::Frames);
                                say(socket, &Answer::Error { error: "too many frames" }).await?;
                                return Some(());
                            }
                            self.check_pass(socket).await?;
                            self.hear(socket, &text).await?;
                        }
                        Message::Pong(payload) => self.measure(begun, &payload),
                        Message::Binary(_) => {
                            say(socket, &Answer::Error { error: "frames are JSON text" }).await?;
                            return Some(());
                        }
                        Message::Ping(_) => {}
                        Message::Close(_) => return None,
                    }
                }
                Some(news) = self.news.next(), if !self.news.is_empty() => {
                    if let News::Gone { game } = &news {
                        self.leave(game);
                    }
                    say(socket, &news).await?;
                }
                _ = pings.tick() => {
                    if last_heard.elapsed() > SILENCE {
                        return None;
                    }
                    self.check_pass(socket).await?;
                    let sent = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
                    send(socket, Message::Ping(sent.to_be_bytes().to_vec().into())).await?;
                }
            }
        }
    }

    /// Whoever was signed out elsewhere is not heard any longer, and hears nothing.
    async fn check_pass(&mut self, socket: &mut WebSocket) -> Option<()> {
        let Some((session, via)) = &self.pass else {
            return Some(());
        };
        match self.app.people.goes_on(session, *via).await {
            Ok(false) => {
                let error = "this session has ended";
                say(socket, &Answer::Error { error }).await?;
                let _ = send(socket, Message::Close(None)).await;
                None
            }
            // A database that does not answer signs nobody out.
            Ok(true) | Err(_) => Some(()),
        }
    }

    /// A ping carries the time at which it was sent, and comes back as it is.
    fn measure(&mut self, begun: Instant, payload: &[u8]) {
        let Ok(sent) = payload.try_into().map(u64::from_be_bytes) else {
            return;
        };
        let Some(took) = begun.elapsed().checked_sub(Duration::from_micros(sent)) else {
            return;
        };
        // The shortest of late: a pause before the answer gains nothing for long.
        let usual = self
            .round_trip
            .map_or(took, |before| before.mul_f64(1.25).min(took));
        self.round_trip = Some(usual);
    }

    async fn hear(&mut self, socket: &mut WebSocket, text: &str) -> Option<()> {
        let asked: Asked = match serde_json::from_str(text) {
            Ok(asked) => asked,
            Err(error) => {
                let error = error.to_string();
                say(socket, &Answer::Error { error: &error }).await?;
                // Whoever does not speak the language is not listened to any longer.
                let _ = send(socket, Message::Close(None)).await;
                return None;
            }
        };
        match asked {
            Asked::Watch { game, since, bare } => self.watch(socket, game, since, bare).await,
            Asked::Leave { game } => {
                self.leave(&game);
                Some(())
            }
            Asked::Command { game, id, command } => self.act(socket, &game, &id, &command).await,
            Asked::Ping { t } => say(socket, &Answer::Pong { t: &t, now: now() }).await,
        }
    }

    async fn watch(&mut self, socket: &mut WebSocket, game: String, since: u64, bare: bool) -> Option<()> {
        self.leave(&game);
        if self.watched.len() >= self.app.gate.limits().tables_per_socket {
            metrics::limited(Limit::Tables);
            let error = ApiError::too_many_tables();
            return refuse(socket, &game, None, &error).await;
        }
        let watcher = match self.app.tables.watch(&game, &self.who, since).await {
            Ok(watcher) => watcher,
            Err(error) => return refuse(socket, &game, None, &error.into()).await,
        };
        let heard = stream::unfold(Some(watcher), move |watcher| async move {
            let mut watcher = watcher?;
            let news = watcher.next(bare).await;
            let goes_on = !matches!(news, News::Gone { .. });
            Some((news, goes_on.then_some(watcher)))
        });
        let (heard, end) = stream::abortable(heard);
        self.watched.push((game, end));
        self.news.push(Box::pin(heard));
        Some(())
    }

    fn leave(&mut self, game: &str) {
        self.watched.retain(|(watched, end)| {
            let stays = watched != game;
            if !stays {
                end.abort();
            }
            stays
        });
    }

    async fn act(&mut self, socket: &mut WebSocket, game: &str, id: &str, command: &Command) -> Option<()> {
        if let Err(error) = super::games::check_name(id) {
            return refuse(socket, game, Some(id), &error).await;
        }
        let lag = self
            .round_trip
            .map_or(0, |lag| u64::try_from(lag.as_millis()).unwrap_or(0));
        match self.app.tables.act(game, &self.who, id, command, lag).await {
            Ok(done) => {
                let number = done.number;
                say(socket, &Answer::Done { game, id, number }).await
            }
            Err(error) => refuse(socket, game, Some(id), &error.into()).await,
        }
    }
}

async fn refuse(socket: &mut WebSocket, game: &str, id: Option<&str>, error: &ApiError) -> Option<()> {
    let answer = Answer::Refused {
        game,
        id,
        status: error.status().as_u16(),
        error: error.text(),
        told: error.told(),
    };
    say(socket, &answer).await
}

async fn say(socket: &mut WebSocket, what: &impl Serialize) -> Option<()> {
    let text = serde_json::to_string(what).ok()?;
    send(socket, Message::Text(Utf8Bytes::from(text))).await
}

async fn send(socket: &mut WebSocket, message: Message) -> Option<()> {
    tokio::time::timeout(PATIENCE, socket.send(message))
        .await
        .ok()?
        .ok()
}
