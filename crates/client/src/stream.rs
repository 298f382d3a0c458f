//! Bytes to and from a server, encrypted or not.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::{Address, ClientError};

/// How long it may take to reach a server.
const REACH: Duration = Duration::from_secs(10);

/// A connection to a server.
#[derive(Debug)]
pub(crate) enum Stream {
    Plain(TcpStream),
    Encrypted(Box<TlsStream<TcpStream>>),
}

/// Encryption with the certificates that this machine trusts, so that a host's own authority works as well.
pub(crate) fn encryption() -> Result<TlsConnector, ClientError> {
    let mut roots = RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    roots.add_parsable_certificates(found.certs);
    if roots.is_empty() {
        return Err(ClientError::Encryption(
            "this machine has no certificates that it trusts".to_owned(),
        ));
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| ClientError::Encryption(error.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

impl Stream {
    pub(crate) async fn connect(
        address: &Address,
        encryption: Option<&TlsConnector>,
    ) -> Result<Stream, ClientError> {
        let unreachable = |problem: String| ClientError::Unreachable {
            address: address.to_string(),
            problem,
        };
        let reached = tokio::time::timeout(REACH, reach(address, encryption)).await;
        match reached {
            Ok(reached) => reached.map_err(|error| unreachable(error.to_string())),
            Err(_) => Err(unreachable("no answer in time".to_owned())),
        }
    }
}

async fn reach(address: &Address, encryption: Option<&TlsConnector>) -> io::Result<Stream> {
    let stream = TcpStream::connect((address.host(), address.port())).await?;
    // A move is small and must not wait for company.
    stream.set_nodelay(true)?;
    if !address.is_secure() {
        return Ok(Stream::Plain(stream));
    }
    let connector = encryption.ok_or_else(|| io::Error::other("there is no encryption"))?;
    let name = ServerName::try_from(address.host().to_owned()).map_err(io::Error::other)?;
    Ok(Stream::Encrypted(Box::new(
        connector.connect(name, stream).await?,
    )))
}

impl AsyncRead for Stream {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_read(context, buffer),
            Stream::Encrypted(stream) => Pin::new(stream).poll_read(context, buffer),
        }
    }
}

impl AsyncWrite for Stream {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_write(context, bytes),
            Stream::Encrypted(stream) => Pin::new(stream).poll_write(context, bytes),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_flush(context),
            Stream::Encrypted(stream) => Pin::new(stream).poll_flush(context),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_shutdown(context),
            Stream::Encrypted(stream) => Pin::new(stream).poll_shutdown(context),
        }
    }
}
