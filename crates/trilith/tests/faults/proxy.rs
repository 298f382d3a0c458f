//! A wire that delays what it carries and breaks in the middle of it.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use trilith_games::common::{Random, mix};

/// Something that listens where nobody else does, for a server that may be gone.
pub(crate) struct Proxy {
    address: SocketAddr,
    shared: Arc<Shared>,
}

struct Shared {
    server: Mutex<Option<SocketAddr>>,
    is_calm: AtomicBool,
    cuts: AtomicU64,
}

impl Proxy {
    pub(crate) async fn start(seed: u64) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let shared = Arc::new(Shared {
            server: Mutex::new(None),
            is_calm: AtomicBool::new(false),
            cuts: AtomicU64::new(0),
        });
        let of_task = Arc::clone(&shared);
        tokio::spawn(async move {
            let mut random = Random::new(seed);
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(carry(client, Arc::clone(&of_task), random.draw()));
            }
        });
        Proxy { address, shared }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where the server is now, if it is.
    pub(crate) fn point_to(&self, server: Option<SocketAddr>) {
        *self.shared.server.lock().expect("no panic") = server;
    }

    /// From now on everything arrives.
    pub(crate) fn calm_down(&self) {
        self.shared.is_calm.store(true, Ordering::Relaxed);
    }

    pub(crate) fn cuts(&self) -> u64 {
        self.shared.cuts.load(Ordering::Relaxed)
    }
}

/// Carries bytes both ways until one end goes or the wire breaks.
async fn carry(client: TcpStream, shared: Arc<Shared>, seed: u64) {
    let server = *shared.server.lock().expect("no panic");
    let Some(server) = server else {
        return;
    };
    let Ok(server) = TcpStream::connect(server).await else {
        return;
    };
    let _ = client.set_nodelay(true);
    let _ = server.set_nodelay(true);
    let mut random = Random::new(mix(seed));
    // Most connections break soon, some hold for long; one in eight breaks before it has carried a message.
    let life = match random.below(8) {
        0 => random.below(20),
        1..=5 => 200 + random.below(3_000),
        _ => 5_000 + random.below(20_000),
    };
    let (client_reads, client_writes) = client.into_split();
    let (server_reads, server_writes) = server.into_split();
    let is_cut = Arc::new(AtomicBool::new(false));
    let up = copy(
        client_reads,
        server_writes,
        Random::new(random.draw()),
        &shared,
        &is_cut,
    );
    let down = copy(
        server_reads,
        client_writes,
        Random::new(random.draw()),
        &shared,
        &is_cut,
    );
    let breaks = async {
        tokio::time::sleep(Duration::from_millis(life as u64)).await;
        if shared.is_calm.load(Ordering::Relaxed) {
            // The last faults have been: this one holds.
            return std::future::pending().await;
        }
        is_cut.store(true, Ordering::Relaxed);
        shared.cuts.fetch_add(1, Ordering::Relaxed);
        // What is on the way goes on for a moment, so that a message is cut in its middle.
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    tokio::select! {
        () = up => {}
        () = down => {}
        () = breaks => {}
    }
}

/// Carries bytes one way, a piece at a time and in order, some of them late.
async fn copy(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut random: Random,
    shared: &Shared,
    is_cut: &AtomicBool,
) {
    let mut bytes = [0; 4096];
    loop {
        let most = 1 + random.below(bytes.len());
        let read = match from.read(&mut bytes[..most]).await {
            Ok(read) if read > 0 => read,
            _ => return,
        };
        if !shared.is_calm.load(Ordering::Relaxed) {
            let delay = match random.below(50) {
                0 => random.below(400),
                1..=20 => random.below(20),
                _ => 0,
            };
            if delay > 0 {
                tokio::time::sleep(Duration::from_millis(delay as u64)).await;
            }
        }
        if is_cut.load(Ordering::Relaxed) {
            // Half of it still arrives.
            let _ = to.write_all(&bytes[..read / 2]).await;
            return;
        }
        if to.write_all(&bytes[..read]).await.is_err() {
            return;
        }
    }
}
