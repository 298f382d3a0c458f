//! Where it is announced what has happened: to everybody in this process, and on PostgreSQL to all other nodes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use sqlx::AssertSqlSafe;
use sqlx::postgres::PgListener;
use sqlx::{AnyConnection, AnyPool};
use tokio::sync::{broadcast, mpsc};

use super::StoreError;
use super::values::rows;

/// What PostgreSQL calls it.
const CHANNEL: &str = "trilith";
/// PostgreSQL takes payloads below 8,000 bytes.
const LONGEST: usize = 7_000;
/// How many messages may wait for whoever reads them.
const MOST_WAITING: usize = 16_384;
/// How many of our own may wait to be sent.
const MOST_UNSENT: usize = 1_024;
/// How many are sent at once.
const MOST_AT_ONCE: usize = 128;
/// After so long a silence the listener asks whether anybody is there.
const SILENCE: Duration = Duration::from_secs(5);

/// Something that others may want to know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Message {
    /// Something happened in a game.
    Game {
        /// Which.
        id: String,
        /// How many events there are now.
        number: u64,
    },
    /// A game was taken away.
    Gone {
        /// Which.
        id: String,
    },
    /// Somebody came to a table, or left it.
    Presence {
        /// Which table.
        game: String,
        /// Who.
        person: String,
        /// The node at which they are.
        node: String,
        /// Whether they came.
        here: bool,
    },
    /// Whoever knows somebody at this table should say so.
    WhoIsThere {
        /// Which table.
        game: String,
    },
    /// There is work for the computer.
    Work,
    /// Something about a person has changed.
    Person {
        /// Who.
        id: String,
    },
    /// Messages were lost: whoever relies on them should look for themselves.
    Lost,
}

/// The place of announcements. Every message comes to everybody who subscribed, also to this process, and at most once.
#[derive(Clone, Debug)]
pub struct Bus {
    here: broadcast::Sender<Arc<Message>>,
    /// The way to the other nodes, if there may be any.
    away: Option<Away>,
}

#[derive(Clone, Debug)]
struct Away {
    unsent: mpsc::Sender<Message>,
    /// Whether something could not be sent, of which the others should hear.
    lost: Arc<AtomicBool>,
    stop: Arc<tokio::sync::Notify>,
}

impl Bus {
    pub(super) fn in_process() -> Bus {
        Bus {
            here: broadcast::Sender::new(MOST_WAITING),
            away: None,
        }
    }

    /// A bus between all nodes on one PostgreSQL database. It listens when this returns.
    pub(super) async fn between_nodes(url: &str, pool: &AnyPool) -> Result<Bus, StoreError> {
        let (unsent, queue) = mpsc::channel(MOST_UNSENT);
        let away = Away {
            unsent,
            lost: Arc::default(),
            stop: Arc::default(),
        };
        let here = broadcast::Sender::new(MOST_WAITING);
        let listener = listen(url).await?;
        let (stop, url, heard) = (away.stop.clone(), url.to_owned(), here.clone());
        tokio::spawn(async move {
            tokio::select! {
                () = hear(listener, &url, &heard) => {}
                () = stop.notified() => {}
            }
        });
        tokio::spawn(tell(queue, pool.clone(), away.lost.clone()));
        Ok(Bus {
            here,
            away: Some(away),
        })
    }

    /// Announces something, now or in a moment. It waits for nobody: if there is no getting through, others are told
    /// later that something was lost.
    pub fn publish(&self, message: &Message) {
        match &self.away {
            None => {
                // Nobody may be listening.
                let _ = self.here.send(Arc::new(message.clone()));
            }
            Some(away) => {
                if away.unsent.try_send(message.clone()).is_err() {
                    away.lost.store(true, Ordering::Relaxed);
                }
            }
        }
    }

    /// All messages from now on.
    pub fn subscribe(&self) -> broadcast::Receiver<Arc<Message>> {
        self.here.subscribe()
    }

    /// Announces these with the transaction of this connection, if it is committed.
    pub(super) async fn announce(
        &self,
        connection: &mut AnyConnection,
        messages: &[Message],
    ) -> Result<(), sqlx::Error> {
        for messages in messages.chunks(MOST_AT_ONCE) {
            notify(connection, messages).await?;
        }
        Ok(())
    }

    pub(super) fn close(&self) {
        if let Some(away) = &self.away {
            away.stop.notify_one();
        }
    }
}

async fn notify(connection: &mut AnyConnection, messages: &[Message]) -> Result<(), sqlx::Error> {
    let mut payloads = Vec::with_capacity(messages.len());
    for message in messages {
        match serde_json::to_string(message) {
            Ok(payload) if payload.len() <= LONGEST => payloads.push(payload),
            _ => tracing::warn!("a message is too long for the bus"),
        }
    }
    if payloads.is_empty() {
        return Ok(());
    }
    let sql = format!(
        "SELECT pg_notify('{CHANNEL}', e.column1) FROM (VALUES {}) AS e",
        rows(payloads.len(), 1)
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for payload in payloads {
        query = query.bind(payload);
    }
    query.execute(connection).await?;
    Ok(())
}

/// Sends what this node has to say.
async fn tell(mut queue: mpsc::Receiver<Message>, pool: AnyPool, lost: Arc<AtomicBool>) {
    let mut messages = Vec::with_capacity(MOST_AT_ONCE);
    while queue.recv_many(&mut messages, MOST_AT_ONCE).await > 0 {
        if lost.swap(false, Ordering::Relaxed) {
            messages.push(Message::Lost);
        }
        let sent = async { notify(&mut *pool.acquire().await?, &messages).await }.await;
        if let Err(error) = sent {
            if pool.is_closed() {
                return;
            }
            tracing::warn!(%error, messages = messages.len(), "the other nodes were not told");
            lost.store(true, Ordering::Relaxed);
        }
        messages.clear();
    }
}

async fn listen(url: &str) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    // A lost connection is to be noticed, not mended in silence.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes on what all nodes say, for ever.
async fn hear(mut listener: PgListener, url: &str, here: &broadcast::Sender<Arc<Message>>) {
    loop {
        let error = until_lost(&mut listener, here).await;
        tracing::warn!(%error, "the connection to the other nodes was lost");
        drop(listener);
        let mut pause = Duration::from_millis(100);
        listener = loop {
            match tokio::time::timeout(SILENCE, listen(url)).await {
                Ok(Ok(listener)) => break listener,
                Ok(Err(error)) => tracing::debug!(%error, "no connection to the other nodes yet"),
                Err(_) => tracing::debug!("no connection to the other nodes yet"),
            }
            tokio::time::sleep(pause).await;
            pause = (pause * 2).min(SILENCE);
        };
        let _ = here.send(Arc::new(Message::Lost));
    }
}

async fn until_lost(listener: &mut PgListener, here: &broadcast::Sender<Arc<Message>>) -> sqlx::Error {
    loop {
        let heard = match tokio::time::timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(heard))) => heard,
            Ok(Ok(None)) => return sqlx::Error::Io(std::io::ErrorKind::ConnectionAborted.into()),
            Ok(Err(error)) => return error,
            Err(_) => {
                // A connection can be dead without a word.
                let question = sqlx::query("SELECT 1").execute(&mut *listener);
                match tokio::time::timeout(SILENCE, question).await {
                    Ok(Ok(_)) => continue,
                    Ok(Err(error)) => return error,
                    Err(_) => return sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()),
                }
            }
        };
        match serde_json::from_str::<Message>(heard.payload()) {
            // Nobody may be listening.
            Ok(message) => drop(here.send(Arc::new(message))),
            // A node of another version, perhaps.
            Err(error) => tracing::debug!(%error, "a message of another node is not understood"),
        }
    }
}
