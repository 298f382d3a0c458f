use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;

/// From where somebody asks, for limits only; nothing where there is no connection, as in tests.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) Option<IpAddr>);

impl<S: Sync> FromRequestParts<S> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Address, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        Ok(Address(peer.map(|ConnectInfo(peer)| peer.ip())))
    }
}
