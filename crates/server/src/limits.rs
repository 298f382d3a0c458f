//! How much one address, one socket and everybody together may ask for, and where it is counted.

mod address;
mod bucket;
mod count;
mod weight;

use std::net::SocketAddr;
use std::sync::{Arc, Once};
use std::time::{Duration, Instant};

use axum::http::HeaderMap;

pub(crate) use address::is_forwarded;
pub use address::{Client, Network, NetworkError};
pub use bucket::Pace;
use bucket::{Bucket, Rates};
use count::Count;
pub use count::Place;
pub(crate) use weight::weight;

/// All limits. `trilith serve --help` lists the flags that set them.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Points that one address gets back each second; a plain request costs one, a costly one more. 0 is without limit.
    pub rate: u32,
    /// Points that one address may spend at once.
    pub burst: u32,
    /// Open connections of one address.
    pub connections_per_address: usize,
    /// Open connections of everybody together.
    pub connections: usize,
    /// Sockets and event streams of one address.
    pub sockets_per_address: usize,
    /// Sockets and event streams of everybody together.
    pub sockets: usize,
    /// Tables that one socket watches at a time.
    pub tables_per_socket: usize,
    /// Frames a second that one socket may send; it may send five seconds' worth at once.
    pub frames: u32,
    /// The largest frame that a socket may send, in bytes.
    pub largest_frame: usize,
    /// The largest thing that anybody may send in a request, in bytes.
    pub largest_body: usize,
    /// The longest that a request may take until its answer begins.
    pub request_time: Duration,
    /// The longest until the head of a request is there, and the longest that a connection waits for the next.
    pub header_time: Duration,
    /// Proxies whose word is taken for whom they speak. Without any, a connection from this machine is not limited.
    pub proxies: Vec<Network>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            rate: 50,
            burst: 500,
            connections_per_address: 256,
            connections: 20_000,
            sockets_per_address: 128,
            sockets: 16_000,
            tables_per_socket: 32,
            frames: 20,
            largest_frame: 16 * 1024,
            largest_body: 2 * 1024 * 1024,
            request_time: Duration::from_secs(60),
            header_time: Duration::from_secs(30),
            proxies: Vec::new(),
        }
    }
}

/// Where it is counted who asks for how much.
#[derive(Clone)]
pub struct Gate {
    shared: Arc<Shared>,
}

struct Shared {
    limits: Limits,
    begun: Instant,
    rates: Rates,
    connections: Arc<Count>,
    sockets: Arc<Count>,
    warned: Once,
}

impl Gate {
    /// A gate with these limits.
    pub fn new(limits: Limits) -> Gate {
        Gate {
            shared: Arc::new(Shared {
                begun: Instant::now(),
                rates: Rates::new(Pace::new(limits.rate, limits.burst)),
                connections: Count::new(limits.connections_per_address, limits.connections),
                sockets: Count::new(limits.sockets_per_address, limits.sockets),
                warned: Once::new(),
                limits,
            }),
        }
    }

    /// The limits.
    pub fn limits(&self) -> &Limits {
        &self.shared.limits
    }

    /// Who asks: the peer, or the one for whom a trusted proxy speaks.
    pub(crate) fn client(&self, peer: Option<SocketAddr>, headers: &HeaderMap) -> Client {
        if self.limits().proxies.is_empty()
            && peer.is_some_and(|peer| peer.ip().to_canonical().is_loopback())
            && is_forwarded(headers)
        {
            self.shared.warned.call_once(|| {
                tracing::warn!(
                    "a proxy on this machine speaks for others, and nobody is limited; name it with --trusted-proxies"
                );
            });
        }
        Client::of(peer, headers, &self.limits().proxies)
    }

    /// Takes points from a client's bucket. An error says how long to wait for them.
    pub(crate) fn admit(&self, client: Client, points: u32) -> Result<(), Duration> {
        let Some(address) = client.address() else {
            return Ok(());
        };
        if self.limits().rate == 0 {
            return Ok(());
        }
        self.shared.rates.take(address, points, self.now())
    }

    /// A place for a connection, before anything of it is read.
    pub(crate) fn connection(&self, peer: SocketAddr) -> Option<Place> {
        self.shared
            .connections
            .take(Client::of_connection(peer, &self.limits().proxies))
    }

    /// A place for a socket or an event stream; it is given back when it is dropped.
    pub fn socket(&self, client: Client) -> Option<Place> {
        self.shared.sockets.take(client)
    }

    /// When the last connection has gone.
    pub(crate) async fn empty(&self) {
        self.shared.connections.empty().await;
    }

    /// How many frames one socket may send.
    pub fn frames(&self) -> Frames {
        let frames = self.limits().frames;
        Frames {
            pace: Pace::new(frames, frames.saturating_mul(5)),
            begun: self.shared.begun,
            bucket: Bucket::default(),
            is_limited: frames > 0,
        }
    }

    fn now(&self) -> u64 {
        nanoseconds(self.shared.begun)
    }
}

fn nanoseconds(since: Instant) -> u64 {
    u64::try_from(since.elapsed().as_nanos()).unwrap_or(u64::MAX)
}

/// The frames of one socket.
#[derive(Debug)]
pub struct Frames {
    pace: Pace,
    begun: Instant,
    bucket: Bucket,
    is_limited: bool,
}

impl Frames {
    /// Whether one more frame is within the limit.
    pub fn take(&mut self) -> bool {
        !self.is_limited || self.bucket.take(self.pace, 1, nanoseconds(self.begun)).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_socket_may_send_five_seconds_worth_at_once() {
        let gate = Gate::new(Limits {
            frames: 2,
            ..Limits::default()
        });
        let mut frames = gate.frames();
        let sent = (0..100).filter(|_| frames.take()).count();
        // On a slow machine some come back meanwhile, two a second.
        assert!((10..40).contains(&sent), "{sent}");
    }

    #[test]
    fn nothing_is_a_limit_of_zero() {
        let gate = Gate::new(Limits {
            rate: 0,
            frames: 0,
            ..Limits::default()
        });
        let client = gate.client(Some(([203, 0, 113, 7], 1).into()), &HeaderMap::new());
        assert!((0..10_000).all(|_| gate.admit(client, 100).is_ok()));
        let mut frames = gate.frames();
        assert!((0..10_000).all(|_| frames.take()));
    }
}
