//! A program's side of a Trilith site: who it is, what it asks, and a WebSocket that comes back by itself.
//!
//! A [`Site`] is one or several addresses that serve the same games, and an [`Identity`]. Its REST calls create games, load
//! them and act in them. A [`Connection`] follows games live: it keeps itself alive, comes back when it is cut, at another
//! address if there are several, asks for what it missed, and sends again what was not acknowledged, under the same id, so
//! that nothing happens twice. What it hands out is checked: a server that skips, repeats or changes an event is told so.
//!
//! ```no_run
//! # async fn example() -> Result<(), trilith_client::ClientError> {
//! use trilith_client::{Command, Connection, Identity, NewGame, News, Options, Site};
//!
//! let site = Site::new(vec!["http://127.0.0.1:2727".parse()?], Identity::guest()?)?;
//! let game = site.create(&NewGame::against_computer("27", 3)).await?;
//! let (connection, mut news) = Connection::open(site, Options::default());
//! connection.watch(&game);
//! let answer = connection.act(&game, &Command::Move { text: "1:9".to_owned(), ply: 0 });
//! while let Some(news) = news.next().await {
//!     if let News::Table { events, .. } = news {
//!         println!("{events:?}");
//!     }
//! }
//! # drop(answer);
//! # Ok(())
//! # }
//! ```

mod address;
mod connection;
mod error;
mod http;
mod identity;
mod log;
mod random;
mod site;
mod snapshot;
mod socket;
mod stream;
mod waiting;
pub mod wire;

pub use address::Address;
pub use connection::{Answer, Connection, News, NewsReader, Options};
pub use error::{ClientError, Fault, Refused};
pub use identity::Identity;
pub use log::Log;
pub use site::{Listed, NewGame, Opponent, Polled, Side, Site, Time};
pub use snapshot::{Can, ClockView, OfferView, SeatView, Snapshot, View};
pub use socket::{Received, Socket};
pub use wire::{Command, Event, Logged, Offer, Room};

/// Milliseconds since 1970.
pub type Millis = u64;
