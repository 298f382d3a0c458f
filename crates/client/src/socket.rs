//! One WebSocket, as long as it lasts.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::error::{CapacityError, Error};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::stream::Stream;
use crate::wire::Said;
use crate::{ClientError, Refused, Site};

/// Messages are mostly small, and there may be thousands of sockets.
const BUFFER: usize = 4 << 10;
/// The largest message that is read: a whole long game.
const LARGEST: usize = 8 << 20;
/// How long a server may take to agree to a WebSocket.
const HANDSHAKE: Duration = Duration::from_secs(10);

/// A WebSocket to a site. It does not come back by itself: see [`Connection`](crate::Connection) for one that does.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<Stream>,
}

impl Socket {
    /// Connects to one of the site's addresses, by its place among them.
    pub async fn connect(site: &Site, address: usize) -> Result<Socket, ClientError> {
        let addresses = site.addresses();
        let Some(address) = addresses.get(address % addresses.len().max(1)) else {
            return Err(ClientError::Unreachable {
                address: "the site".to_owned(),
                problem: "there is no address".to_owned(),
            });
        };
        let unreachable = |problem: String| ClientError::Unreachable {
            address: address.to_string(),
            problem,
        };
        let scheme = if address.is_secure() { "wss" } else { "ws" };
        let mut request = format!("{scheme}://{}/api/socket", address.authority())
            .into_client_request()
            .map_err(|error| unreachable(error.to_string()))?;
        let (header, value) = site.identity.header();
        request.headers_mut().insert(header, value.clone());
        let stream = Stream::connect(address, site.http.encryption.as_ref()).await?;
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(0)
            .max_message_size(Some(LARGEST))
            .max_frame_size(Some(LARGEST));
        let handshake = tokio_tungstenite::client_async_with_config(request, stream, Some(config));
        match tokio::time::timeout(HANDSHAKE, handshake).await {
            Ok(Ok((stream, _))) => Ok(Socket { stream }),
            Ok(Err(Error::Http(response))) => {
                let body = response.body().as_deref().unwrap_or_default();
                let told: String = String::from_utf8_lossy(body).chars().take(300).collect();
                Err(ClientError::Refused(Refused {
                    status: response.status().as_u16(),
                    error: told,
                }))
            }
            Ok(Err(error)) => Err(unreachable(error.to_string())),
            Err(_) => Err(unreachable("no answer in time".to_owned())),
        }
    }

    /// Says something.
    pub async fn say(&mut self, said: &Said<'_>) -> Result<(), ClientError> {
        self.send(said.text()).await
    }

    /// Sends a text as it is.
    pub async fn send(&mut self, text: String) -> Result<(), ClientError> {
        self.stream.send(Message::text(text)).await.map_err(lost)
    }

    /// What the server sends next, a message or a sign of life; nothing after the end. May be given up and asked again.
    pub async fn next(&mut self) -> Result<Option<Received>, ClientError> {
        match self.stream.next().await {
            Some(Ok(Message::Text(text))) => Ok(Some(Received::Text(text))),
            // Pings are answered by themselves.
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => Ok(Some(Received::Alive)),
            Some(Ok(Message::Binary(_))) => {
                Err(ClientError::Unreadable("bytes where text was due".to_owned()))
            }
            Some(Ok(Message::Close(_))) | None => Ok(None),
            Some(Err(Error::ConnectionClosed | Error::AlreadyClosed)) => Ok(None),
            Some(Err(error)) => Err(lost(error)),
        }
    }

    /// Says good-bye; whether it is heard does not matter.
    pub async fn close(mut self) {
        let _ = tokio::time::timeout(Duration::from_millis(500), self.stream.close(None)).await;
    }
}

/// What came.
#[derive(Clone, Debug)]
pub enum Received {
    /// A message.
    Text(Utf8Bytes),
    /// Nothing but that the server is there.
    Alive,
}

fn lost(error: Error) -> ClientError {
    match error {
        Error::Capacity(CapacityError::MessageTooLong { .. }) => {
            ClientError::Unreadable("a message is too long".to_owned())
        }
        error => ClientError::Unreachable {
            address: "the server".to_owned(),
            problem: error.to_string(),
        },
    }
}
