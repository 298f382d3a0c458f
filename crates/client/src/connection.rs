//! A WebSocket that comes back by itself.

mod task;
#[cfg(test)]
mod tests;

use std::time::Duration;

use serde_json::value::RawValue;
use tokio::sync::{mpsc, oneshot};

use crate::{ClientError, Command, Fault, Logged, Refused, Site, random};
use task::{Request, Task};

/// How many news may wait before the server has to.
const WAITING_NEWS: usize = 1024;

/// How a connection behaves.
#[derive(Clone, Debug)]
pub struct Options {
    /// After so much silence the server is asked for a sign of life; after as much again it is given up.
    pub quiet: Duration,
    /// The longest wait between two attempts to come back.
    pub longest_wait: Duration,
    /// Which address of the site to begin with.
    pub first_address: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            quiet: Duration::from_secs(20),
            longest_wait: Duration::from_secs(8),
            first_address: 0,
        }
    }
}

/// What a connection has to tell.
#[derive(Debug)]
pub enum News {
    /// It stands.
    Connected {
        /// To which address.
        address: String,
    },
    /// It was lost, and comes back by itself.
    Lost {
        /// How.
        problem: String,
    },
    /// Something happened in a game, or this is how it stands.
    Table {
        /// Which.
        game: String,
        /// What is new, in order, each event once.
        events: Vec<Logged>,
        /// How the table stands after it, if it is watched with snapshots.
        snapshot: Option<Box<RawValue>>,
    },
    /// Somebody came or went.
    Presence {
        /// Where.
        game: String,
        /// Who is there, by seat.
        here: Vec<bool>,
        /// How many watch.
        watchers: u32,
    },
    /// The game is no more, or not for us.
    Gone {
        /// Which.
        game: String,
    },
    /// The server did what it must not. That game is no longer followed.
    Fault(Fault),
    /// The site does not let us in. The connection ends.
    Denied(Refused),
}

/// A connection to a site. It ends when this is dropped.
#[derive(Debug)]
pub struct Connection {
    requests: mpsc::UnboundedSender<Request>,
}

/// Where the news come. Whoever follows games must keep reading them: unread news hold everything else up.
#[derive(Debug)]
pub struct NewsReader {
    news: mpsc::Receiver<News>,
}

/// What becomes of a command.
#[derive(Debug)]
pub struct Answer {
    answer: oneshot::Receiver<Result<u64, Refused>>,
}

impl Connection {
    /// Begins to connect.
    pub fn open(site: Site, options: Options) -> (Connection, NewsReader) {
        let (requests, asked) = mpsc::unbounded_channel();
        let (told, news) = mpsc::channel(WAITING_NEWS);
        tokio::spawn(Task::new(site, options, asked, told).run());
        (Connection { requests }, NewsReader { news })
    }

    /// Follows a game, with a snapshot after everything that happens.
    pub fn watch(&self, game: &str) {
        self.ask(Request::Watch {
            game: game.to_owned(),
            bare: false,
        });
    }

    /// Follows the events of a game alone.
    pub fn watch_bare(&self, game: &str) {
        self.ask(Request::Watch {
            game: game.to_owned(),
            bare: true,
        });
    }

    /// Follows a game no longer.
    pub fn leave(&self, game: &str) {
        self.ask(Request::Leave {
            game: game.to_owned(),
        });
    }

    /// Does something in a game, once, however often the connection is lost meanwhile.
    pub fn act(&self, game: &str, command: &Command) -> Result<Answer, ClientError> {
        Ok(self.act_as(game, &random::alphanumerics(16)?, command))
    }

    /// Does something in a game under a name: the same name again does nothing again, and is answered as before.
    pub fn act_as(&self, game: &str, id: &str, command: &Command) -> Answer {
        let (tell, answer) = oneshot::channel();
        self.ask(Request::Act {
            game: game.to_owned(),
            id: id.to_owned(),
            command: command.clone(),
            tell,
        });
        Answer { answer }
    }

    /// Sends everything that was not answered yet once more, as if the connection had been lost. It does no harm.
    pub fn repeat(&self) {
        self.ask(Request::Repeat);
    }

    fn ask(&self, request: Request) {
        // A connection that has ended has told why, and an answer that never comes says so.
        let _ = self.requests.send(request);
    }
}

impl NewsReader {
    /// The next news; none when the connection has ended.
    pub async fn next(&mut self) -> Option<News> {
        self.news.recv().await
    }
}

impl Answer {
    /// Waits for it: the number of the game's events after it, once it is in the database for good.
    pub async fn wait(self) -> Result<u64, ClientError> {
        match self.answer.await {
            Ok(answer) => Ok(answer?),
            Err(_) => Err(ClientError::Unreachable {
                address: "the site".to_owned(),
                problem: "the connection has ended".to_owned(),
            }),
        }
    }
}
