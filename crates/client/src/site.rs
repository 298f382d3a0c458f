use std::fmt;
use std::sync::Arc;

use hyper::Method;
use hyper::body::Bytes;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::http::Http;
use crate::wire::Frame;
use crate::{Address, ClientError, Command, Identity, Log, Logged, Refused, Snapshot, random, stream};

/// A site, and who we are there.
#[derive(Clone)]
pub struct Site {
    pub(crate) http: Arc<Http>,
    pub(crate) identity: Identity,
}

/// What is to be played.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NewGame {
    /// The variant.
    pub variant: String,
    /// Where it begins, if not where the variant does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Against whom.
    pub opponent: Opponent,
    /// With which colour.
    pub side: Side,
    /// With how much time.
    pub time: Option<Time>,
    /// Whether moves may be taken back.
    pub take_backs: bool,
    /// Whether nobody else may watch.
    pub private: bool,
    /// Whether anybody may take the free seat from the lobby.
    pub listed: bool,
    /// Whether it counts.
    pub rated: bool,
}

/// Against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Opponent {
    /// The computer.
    Computer {
        /// 1 to 10.
        level: u8,
    },
    /// Ourselves.
    Same,
    /// Whoever takes the free seat.
    Friend,
}

/// With which colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// That which begins.
    First,
    /// The other.
    Second,
    /// Whichever.
    Random,
}

/// With how much time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Time {
    /// Milliseconds for the game, and what each move adds.
    Live {
        /// For the game.
        initial: u64,
        /// For each move.
        increment: u64,
    },
    /// Days for each move.
    Daily {
        /// How many.
        days: u32,
    },
}

impl NewGame {
    /// A game against the computer.
    pub fn against_computer(variant: &str, level: u8) -> NewGame {
        NewGame {
            opponent: Opponent::Computer { level },
            ..NewGame::with_friend(variant)
        }
    }

    /// A game with whoever takes the free seat.
    pub fn with_friend(variant: &str) -> NewGame {
        NewGame {
            variant: variant.to_owned(),
            position: None,
            opponent: Opponent::Friend,
            side: Side::First,
            time: None,
            take_backs: true,
            private: false,
            listed: false,
            rated: false,
        }
    }
}

/// What has happened in a game since.
#[derive(Clone, Debug)]
pub struct Polled {
    /// What is new.
    pub events: Vec<Logged>,
    /// How the table stands.
    pub snapshot: Option<Snapshot>,
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Listed {
    /// Its name in addresses.
    pub id: String,
    /// What is played.
    pub variant: String,
    /// Whether it is over.
    #[serde(default)]
    pub ended: bool,
}

#[derive(Deserialize)]
struct Created {
    id: String,
}

#[derive(Deserialize)]
struct Told {
    error: String,
}

impl Site {
    /// A site at one or several addresses that serve the same games.
    pub fn new(addresses: Vec<Address>, identity: Identity) -> Result<Site, ClientError> {
        let is_secure = addresses.iter().any(Address::is_secure);
        let encryption = is_secure.then(stream::encryption).transpose()?;
        Ok(Site {
            http: Arc::new(Http::new(addresses, encryption)),
            identity,
        })
    }

    /// The same site for somebody else.
    pub fn as_other(&self, identity: Identity) -> Site {
        Site {
            http: Arc::clone(&self.http),
            identity,
        }
    }

    /// The same site for whoever this other one is for.
    pub fn as_same(&self, other: &Site) -> Site {
        self.as_other(other.identity.clone())
    }

    /// Where it is.
    pub fn addresses(&self) -> &[Address] {
        &self.http.addresses
    }

    /// Creates a game and gives its name. It is asked for once: a lost answer leaves a game that nobody plays.
    pub async fn create(&self, game: &NewGame) -> Result<String, ClientError> {
        let body = serde_json::to_string(game).map_err(unreadable)?;
        let answer = self.ask(&Method::POST, "/api/games", Some(body), false).await?;
        let Created { id } = read(&answer)?;
        Ok(id)
    }

    /// How a game stands.
    pub async fn game(&self, id: &str) -> Result<Snapshot, ClientError> {
        self.get(&format!("/api/games/{}", plain(id)?)).await
    }

    /// Does something in a game, once, under a new name.
    pub async fn act(&self, id: &str, command: &Command) -> Result<Snapshot, ClientError> {
        self.act_as(id, &random::alphanumerics(16)?, command).await
    }

    /// Does something in a game under a name: the same name again does nothing again.
    pub async fn act_as(&self, id: &str, name: &str, command: &Command) -> Result<Snapshot, ClientError> {
        #[derive(Serialize)]
        struct Named<'a> {
            id: &'a str,
            #[serde(flatten)]
            command: &'a Command,
        }
        let body = serde_json::to_string(&Named { id: name, command }).map_err(unreadable)?;
        let path = format!("/api/games/{}/commands", plain(id)?);
        read(&self.ask(&Method::POST, &path, Some(body), true).await?)
    }

    /// What has happened in a game after so many events: at once if there is more, else when there is or after a while.
    pub async fn poll(&self, id: &str, since: u64) -> Result<Polled, ClientError> {
        let path = format!("/api/games/{}/poll?since={since}", plain(id)?);
        let answer = self.ask(&Method::GET, &path, None, true).await?;
        let text = std::str::from_utf8(&answer).map_err(unreadable)?;
        let frame = Frame::read(text).map_err(unreadable)?;
        let mut log = Log::beginning_at(since);
        let events = log.take(id, frame.from.unwrap_or(since), &frame.events)?;
        let snapshot = frame.table.map(|table| serde_json::from_str(table.get()));
        let snapshot = snapshot.transpose().map_err(unreadable)?;
        Ok(Polled { events, snapshot })
    }

    /// Our games, the latest first.
    pub async fn own_games(&self) -> Result<Vec<Listed>, ClientError> {
        self.get("/api/games").await
    }

    /// Games with a seat that anybody may take.
    pub async fn lobby(&self) -> Result<Vec<Listed>, ClientError> {
        self.get("/api/lobby").await
    }

    /// Asks for anything.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        read(&self.ask(&Method::GET, path, None, true).await?)
    }

    async fn ask(
        &self,
        method: &Method,
        path: &str,
        body: Option<String>,
        is_repeatable: bool,
    ) -> Result<Bytes, ClientError> {
        let asked = self.http.ask(&self.identity, method, path, body, is_repeatable);
        let (status, answer) = asked.await?;
        if status.is_success() {
            return Ok(answer);
        }
        let told = serde_json::from_slice::<Told>(&answer).map(|told| told.error);
        Err(ClientError::Refused(Refused {
            status: status.as_u16(),
            error: told.unwrap_or_else(|_| status.to_string()),
        }))
    }
}

impl fmt::Debug for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Site")
            .field("addresses", &self.http.addresses)
            .finish_non_exhaustive()
    }
}

/// A game's name as it may stand in a path.
fn plain(id: &str) -> Result<&str, ClientError> {
    let is_plain = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_plain.then_some(id).ok_or_else(|| {
        let name: String = id.chars().take(40).collect();
        ClientError::Unreadable(format!("`{name}` is no name of a game"))
    })
}

fn read<T: DeserializeOwned>(answer: &Bytes) -> Result<T, ClientError> {
    serde_json::from_slice(answer).map_err(unreadable)
}

fn unreadable(error: impl fmt::Display) -> ClientError {
    ClientError::Unreadable(error.to_string())
}
