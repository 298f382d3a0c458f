//! Connections: so many in all and for each address, with so much time to say what they want, and finished before the end.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tower_service::Service as _;

use crate::limits::{Gate, Place};
use crate::metrics::{self, Counted, Limit};
use crate::stopping::Stopping;

/// The longest head of a request; hyper would take 400 kilobytes of everybody.
const LONGEST_HEAD: usize = 32 * 1024;
/// How long to wait when there are no more files for connections.
const BREATH: Duration = Duration::from_millis(500);

/// Takes connections until the server closes; then finishes what runs, within the time to drain.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    gate: &Gate,
    stopping: &Stopping,
    drain: Duration,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(gate.limits().header_time)
        .max_buf_size(LONGEST_HEAD);
    let mut closing = std::pin::pin!(stopping.closing());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut closing => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if is_the_peers(&error) => continue,
            Err(error) => {
                tracing::error!(%error, "no connection can be taken");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        let Some(place) = gate.connection(peer) else {
            metrics::limited(Limit::Connections);
            continue;
        };
        // A move is a small packet that somebody waits for.
        let _ = stream.set_nodelay(true);
        let io = TokioIo::new(Connection {
            stream,
            _place: place,
            _counted: metrics::connection_opened(),
        });
        let router = router.clone();
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().call(request)
        });
        let connection = http.serve_connection(io, service).with_upgrades();
        let stopping = stopping.clone();
        tokio::spawn(async move {
            let mut connection = std::pin::pin!(connection);
            // What goes wrong here is a client that went away or spoke no HTTP.
            tokio::select! {
                _ = &mut connection => return,
                () = stopping.closing() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
    drop(listener);
    if tokio::time::timeout(drain, gate.empty()).await.is_err() {
        tracing::warn!("what still ran when the time to drain was over was cut off");
    }
}

/// Whether only this one connection failed.
fn is_the_peers(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused | io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset
    )
}

/// A connection that keeps its place until it is closed, also when it has become a socket.
struct Connection {
    stream: TcpStream,
    _place: Place,
    _counted: Counted,
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
