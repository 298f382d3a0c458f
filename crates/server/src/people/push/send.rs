//! The way to a service for notices: https, and never to an address that is not the world's.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HOST};
use axum::http::{Request, StatusCode, Uri};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::{Push, PushError, Target, encrypt, service};
use crate::tables::now;

/// A service that does not answer in this time gets nothing.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long a service keeps a notice for a browser that is away, in seconds: after a day it is no news.
const KEPT_FOR: u32 = 24 * 3600;

/// How a request leaves.
#[derive(Clone)]
pub(super) enum Sender {
    Web(TlsConnector),
    /// To whoever tests it.
    #[cfg(test)]
    Kept(tokio::sync::mpsc::UnboundedSender<(Target, Request<Vec<u8>>)>),
}

impl Sender {
    pub(super) fn web() -> Result<Sender, PushError> {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        if roots.is_empty() {
            return Err(PushError::Certificates);
        }
        let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|_| PushError::Certificates)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Sender::Web(TlsConnector::from(Arc::new(config))))
    }
}

impl Push {
    /// Sends a notice; `false` if there is nobody to send it to any more.
    pub(super) async fn send(&self, target: &Target, topic: &str, text: &[u8]) -> bool {
        let Some(uri) = service(&target.endpoint) else {
            return false;
        };
        let Some(sealed) = encrypt::encrypt(&target.key, &target.auth, text) else {
            return false;
        };
        let Some(request) = self.request(&uri, topic, sealed) else {
            return true;
        };
        match &self.sender {
            Sender::Web(connector) => {
                match tokio::time::timeout(PATIENCE, post(connector, &uri, request)).await {
                    Ok(Ok(status)) if status == StatusCode::NOT_FOUND || status == StatusCode::GONE => {
                        return false;
                    }
                    Ok(Ok(status)) if status.is_success() => {}
                    Ok(Ok(status)) => tracing::warn!(%status, "a service for notices refused one"),
                    Ok(Err(error)) => tracing::warn!(error, "a service for notices cannot be reached"),
                    Err(_) => tracing::warn!("a service for notices does not answer"),
                }
                true
            }
            #[cfg(test)]
            Sender::Kept(kept) => kept.send((target.clone(), request)).is_ok(),
        }
    }

    fn request(&self, uri: &Uri, topic: &str, sealed: Vec<u8>) -> Option<Request<Vec<u8>>> {
        Request::post(uri.path_and_query()?.as_str())
            .header(HOST, uri.host()?)
            .header(AUTHORIZATION, self.signature(uri, now())?)
            .header(CONTENT_ENCODING, "aes128gcm")
            .header(CONTENT_TYPE, "application/octet-stream")
            .header("ttl", KEPT_FOR)
            .header("urgency", "normal")
            // A later notice about the same game replaces one that was not delivered.
            .header("topic", topic)
            .body(sealed)
            .ok()
    }
}

/// Sends one request to a service, at an address of the world. The name is looked up once, and what was found is what is
/// spoken to.
async fn post(
    connector: &TlsConnector,
    uri: &Uri,
    request: Request<Vec<u8>>,
) -> Result<StatusCode, &'static str> {
    let host = uri.host().ok_or("it has no name")?;
    let found = tokio::net::lookup_host((host, 443))
        .await
        .map_err(|_| "its name is not known")?;
    let address = found
        .into_iter()
        .find(|address| is_public(address.ip()))
        .ok_or("it is not at an address of the world")?;
    let stream = TcpStream::connect(address)
        .await
        .map_err(|_| "there is no connection")?;
    let name = ServerName::try_from(host.to_owned()).map_err(|_| "it has no name")?;
    let stream = connector
        .connect(name, stream)
        .await
        .map_err(|_| "it is not who it says")?;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
        .await
        .map_err(|_| "it does not speak HTTP")?;
    let conversation = tokio::spawn(connection);
    let response = sender.send_request(request.map(Body::from)).await;
    conversation.abort();
    // Whatever it says beside the status is not read; it is not followed elsewhere either.
    response
        .map(|response| response.status())
        .map_err(|_| "it does not answer")
}

/// Whether an address is one of the world, and not of this machine, its network or somebody's tunnel into it.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(four) => is_public_four(four),
        IpAddr::V6(six) => is_public_six(six),
    }
}

fn is_public_four(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_shared = a == 100 && (64..128).contains(&b);
    let is_protocol = a == 192 && b == 0 && c == 0;
    let is_benchmark = a == 198 && (b == 18 || b == 19);
    !(a == 0
        || a >= 224
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || is_shared
        || is_protocol
        || is_benchmark)
}

fn is_public_six(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    // Of 2000::/3, which is the world's: not documentation, not protocols, not what leads to IPv4 again.
    (first & 0xe000) == 0x2000
        && first != 0x2002
        && !(first == 0x2001 && (second < 0x200 || second == 0xdb8))
        && !(first == 0x3fff && second < 0x1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_never_go_to_private_addresses() {
        for address in [
            "127.0.0.1",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:7f00:1::",
            "2001::1",
            "2001:db8::1",
            "ff02::1",
            "::127.0.0.1",
            "3fff::1",
        ] {
            assert!(!is_public(address.parse().expect("an address")), "{address}");
        }
        for address in [
            "8.8.8.8",
            "172.32.0.1",
            "100.128.0.1",
            "2606:4700::1111",
            "2001:4860:4860::8888",
        ] {
            assert!(is_public(address.parse().expect("an address")), "{address}");
        }
    }
}
