//! Requests, on connections that are kept for the next one.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, HOST};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use tokio_rustls::TlsConnector;

use crate::stream::Stream;
use crate::{Address, ClientError, Identity};

/// A long poll is answered within 25 s.
const PATIENCE: Duration = Duration::from_secs(40);
/// The largest answer that is read.
const LARGEST_ANSWER: usize = 8 << 20;
/// How many connections are kept.
const MOST_KEPT: usize = 32;

/// The addresses of a site, and connections to them.
pub(crate) struct Http {
    pub(crate) addresses: Vec<Address>,
    pub(crate) encryption: Option<TlsConnector>,
    /// The address that answered last.
    preferred: AtomicUsize,
    kept: Mutex<Vec<(usize, Sender)>>,
}

type Sender = SendRequest<Full<Bytes>>;

/// What became of a request.
enum Outcome {
    Answered(StatusCode, Bytes),
    /// It did not go out.
    Unsent(ClientError),
    /// It went out, and nobody knows what became of it.
    Lost(ClientError),
}

impl Http {
    pub(crate) fn new(addresses: Vec<Address>, encryption: Option<TlsConnector>) -> Http {
        Http {
            addresses,
            encryption,
            preferred: AtomicUsize::new(0),
            kept: Mutex::default(),
        }
    }

    /// Asks each address in turn until one answers. What may be done only once goes out only once.
    pub(crate) async fn ask(
        &self,
        identity: &Identity,
        method: &Method,
        path: &str,
        body: Option<String>,
        is_repeatable: bool,
    ) -> Result<(StatusCode, Bytes), ClientError> {
        let body = body.map_or_else(Bytes::new, Bytes::from);
        let first = self.preferred.load(Ordering::Relaxed);
        let mut problem = None;
        // Once more than there are addresses: a kept connection may have been closed in the meantime.
        for turn in 0..=self.addresses.len() {
            let index = (first + turn) % self.addresses.len().max(1);
            let Some(address) = self.addresses.get(index) else {
                break;
            };
            match self
                .send(index, address, identity, method, path, body.clone())
                .await
            {
                Outcome::Answered(status, answer) => {
                    self.preferred.store(index, Ordering::Relaxed);
                    return Ok((status, answer));
                }
                Outcome::Lost(error) if !is_repeatable => return Err(error),
                Outcome::Unsent(error) | Outcome::Lost(error) => problem = Some(error),
            }
        }
        Err(problem.unwrap_or_else(|| ClientError::Unreachable {
            address: "the site".to_owned(),
            problem: "there is no address".to_owned(),
        }))
    }

    async fn send(
        &self,
        index: usize,
        address: &Address,
        identity: &Identity,
        method: &Method,
        path: &str,
        body: Bytes,
    ) -> Outcome {
        let unreachable = |problem: String| ClientError::Unreachable {
            address: address.to_string(),
            problem,
        };
        let (header, value) = identity.header();
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, address.authority())
            .header(header, value)
            .header(CONTENT_TYPE, "application/json")
            .body(Full::new(body));
        let request = match request {
            Ok(request) => request,
            Err(error) => return Outcome::Unsent(unreachable(error.to_string())),
        };
        let mut sender = match self.sender(index, address).await {
            Ok(sender) => sender,
            Err(error) => return Outcome::Unsent(error),
        };
        let exchange = async {
            let response = sender
                .send_request(request)
                .await
                .map_err(|error| error.to_string())?;
            let status = response.status();
            let body = Limited::new(response.into_body(), LARGEST_ANSWER);
            let body = body.collect().await.map_err(|error| error.to_string())?;
            Ok::<_, String>((status, body.to_bytes()))
        };
        match tokio::time::timeout(PATIENCE, exchange).await {
            Ok(Ok((status, body))) => {
                let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
                if kept.len() < MOST_KEPT {
                    kept.push((index, sender));
                }
                Outcome::Answered(status, body)
            }
            Ok(Err(problem)) => Outcome::Lost(unreachable(problem)),
            Err(_) => Outcome::Lost(unreachable("no answer in time".to_owned())),
        }
    }

    /// A connection that takes a request: a kept one, or a new one.
    async fn sender(&self, index: usize, address: &Address) -> Result<Sender, ClientError> {
        while let Some(mut sender) = self.kept(index) {
            if sender.ready().await.is_ok() {
                return Ok(sender);
            }
        }
        let stream = Stream::connect(address, self.encryption.as_ref()).await?;
        let unreachable = |error: hyper::Error| ClientError::Unreachable {
            address: address.to_string(),
            problem: error.to_string(),
        };
        let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(unreachable)?;
        // It ends when its sender is dropped or the server closes it; whoever asks learns of a failure from the answer.
        tokio::spawn(connection);
        Ok(sender)
    }

    fn kept(&self, index: usize) -> Option<Sender> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(_, sender)| !sender.is_closed());
        let place = kept.iter().position(|(at, _)| *at == index)?;
        Some(kept.swap_remove(place).1)
    }
}
