//! Whose request it is: the peer's, or the one for whom a trusted proxy speaks.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;

const FORWARDED_FOR: &str = "x-forwarded-for";
/// No chain of honest proxies is longer.
const LONGEST_CHAIN: usize = 16;

/// A range of addresses, such as `10.0.0.0/8`, `::1` or `fd00::/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    length: u8,
}

/// A text is no range of addresses.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not an address or a range of addresses such as 10.0.0.0/8")]
pub struct NetworkError(String);

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let error = || NetworkError(text.chars().take(60).collect());
        let (address, length) = match text.trim().split_once('/') {
            Some((address, length)) => (address, Some(length)),
            None => (text.trim(), None),
        };
        let address: IpAddr = address.parse().map_err(|_| error())?;
        let whole = if address.is_ipv4() { 32 } else { 128 };
        let length = match length {
            Some(length) => length.parse().map_err(|_| error())?,
            None => whole,
        };
        if length > whole {
            return Err(error());
        }
        Ok(Network { address, length })
    }
}

impl Network {
    fn contains(self, address: IpAddr) -> bool {
        match (self.address, address) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                prefix(own.to_bits().into(), 32, self.length)
                    == prefix(other.to_bits().into(), 32, self.length)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                prefix(own.to_bits(), 128, self.length) == prefix(other.to_bits(), 128, self.length)
            }
            _ => false,
        }
    }
}

/// The first bits of an address.
fn prefix(bits: u128, whole: u32, length: u8) -> u128 {
    bits.checked_shr(whole - u32::from(length)).unwrap_or_default()
}

/// Who asks, as far as limits go. Only the limits know the address: it is written nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Client(Option<IpAddr>);

impl Client {
    /// The address that is limited; nobody's for this machine, and where there is no connection, as in tests.
    pub(crate) fn address(self) -> Option<IpAddr> {
        self.0
    }

    pub(super) fn of(peer: Option<SocketAddr>, headers: &HeaderMap, proxies: &[Network]) -> Client {
        let Some(peer) = peer else {
            return Client(None);
        };
        let peer = peer.ip().to_canonical();
        if proxies.is_empty() {
            return Client((!peer.is_loopback()).then(|| whole(peer)));
        }
        Client(Some(whole(spoken_for(peer, headers, proxies))))
    }

    /// Whose a connection is, before anything is said. A proxy's is everybody's.
    pub(super) fn of_connection(peer: SocketAddr, proxies: &[Network]) -> Client {
        let peer = peer.ip().to_canonical();
        let is_free = is_in(proxies, peer) || (proxies.is_empty() && peer.is_loopback());
        Client((!is_free).then(|| whole(peer)))
    }
}

fn is_in(networks: &[Network], address: IpAddr) -> bool {
    networks.iter().any(|network| network.contains(address))
}

/// Each proxy appends whom it heard: the last one who is no trusted proxy is the client. What stands before that, the client
/// may have written itself.
fn spoken_for(peer: IpAddr, headers: &HeaderMap, proxies: &[Network]) -> IpAddr {
    let mut client = peer;
    let chain = headers
        .get_all(FORWARDED_FOR)
        .iter()
        .rev()
        .flat_map(|value| value.to_str().unwrap_or("?").rsplit(','))
        .take(LONGEST_CHAIN);
    for heard in chain {
        if !is_in(proxies, client) {
            break;
        }
        let Some(address) = read(heard.trim()) else {
            break;
        };
        client = address;
    }
    client
}

/// An address, perhaps with a port, as proxies write it.
fn read(text: &str) -> Option<IpAddr> {
    let address: IpAddr = text
        .parse()
        .ok()
        .or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()))
        .or_else(|| text.strip_prefix('[')?.strip_suffix(']')?.parse().ok())?;
    Some(address.to_canonical())
}

/// What one household has: an IPv4 address, or 64 bits of an IPv6 address.
fn whole(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into(),
    }
}

/// Whether somebody speaks for somebody else.
pub(crate) fn is_forwarded(headers: &HeaderMap) -> bool {
    [FORWARDED_FOR, "forwarded", "x-real-ip", "via"]
        .iter()
        .any(|name| headers.contains_key(*name))
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Infallible> {
        Ok(parts.extensions.get::<Client>().copied().unwrap_or(Client(None)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn networks(text: &str) -> Vec<Network> {
        text.split(',')
            .map(|text| text.parse().expect("a network"))
            .collect()
    }

    fn client(peer: &str, forwarded: &[&str], proxies: &[Network]) -> Option<String> {
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append(FORWARDED_FOR, value.parse().expect("a header"));
        }
        let peer = SocketAddr::new(peer.parse().expect("an address"), 1);
        let client = Client::of(Some(peer), &headers, proxies);
        client.address().map(|address| address.to_string())
    }

    #[test]
    fn ranges_are_read_and_hold_what_they_should() {
        let holds = |network: &str, address: &str| {
            let network: Network = network.parse().expect("a network");
            network.contains(address.parse().expect("an address"))
        };
        assert!(holds("10.0.0.0/8", "10.255.1.2"));
        assert!(!holds("10.0.0.0/8", "11.0.0.0"));
        assert!(holds("0.0.0.0/0", "1.2.3.4"));
        assert!(!holds("0.0.0.0/0", "::1"));
        assert!(holds("::/0", "fe80::1"));
        assert!(holds("127.0.0.1", "127.0.0.1"));
        assert!(!holds("127.0.0.1", "127.0.0.2"));
        assert!(holds("fd00::/8", "fdab::7"));
        assert!(holds("2001:db8::/64", "2001:db8::ffff:1"));
        assert!(!holds("2001:db8::/64", "2001:db8:0:1::1"));
        for wrong in [
            "",
            "x",
            "10.0.0.0/33",
            "::/129",
            "10.0.0.0/-1",
            "10.0.0/8",
            "1.2.3.4/",
        ] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn without_trusted_proxies_only_the_peer_counts() {
        assert_eq!(
            client("203.0.113.9", &["1.2.3.4"], &[]).as_deref(),
            Some("203.0.113.9")
        );
        assert_eq!(client("127.0.0.1", &["1.2.3.4"], &[]), None);
        assert_eq!(client("::1", &[], &[]), None);
        assert_eq!(client("::ffff:127.0.0.1", &[], &[]), None);
        assert_eq!(
            client("::ffff:203.0.113.9", &[], &[]).as_deref(),
            Some("203.0.113.9"),
            "an IPv4 address in IPv6 clothes is the same"
        );
    }

    #[test]
    fn a_household_of_ipv6_is_one() {
        assert_eq!(
            client("2001:db8:1:2:3:4:5:6", &[], &[]).as_deref(),
            Some("2001:db8:1:2::")
        );
    }

    #[test]
    fn a_trusted_proxy_says_who_it_is_and_nobody_else_does() {
        let proxies = networks("127.0.0.1,10.0.0.0/8");
        let of = |peer: &str, forwarded: &[&str]| client(peer, forwarded, &proxies).expect("a client");
        assert_eq!(of("127.0.0.1", &["203.0.113.9"]), "203.0.113.9");
        assert_eq!(of("127.0.0.1", &["203.0.113.9:4711"]), "203.0.113.9");
        assert_eq!(of("127.0.0.1", &["[2001:db8::1]:4711"]), "2001:db8::");
        assert_eq!(
            of("127.0.0.1", &["8.8.8.8, 203.0.113.9"]),
            "203.0.113.9",
            "what the client wrote itself does not count"
        );
        assert_eq!(
            of("127.0.0.1", &["8.8.8.8", "203.0.113.9, 10.1.1.1"]),
            "203.0.113.9"
        );
        assert_eq!(of("203.0.113.5", &["8.8.8.8"]), "203.0.113.5", "no proxy of ours");
        assert_eq!(of("127.0.0.1", &[]), "127.0.0.1", "limited like everybody else");
        assert_eq!(
            of("127.0.0.1", &["unknown"]),
            "127.0.0.1",
            "what cannot be read ends the chain"
        );
        assert_eq!(
            of("127.0.0.1", &["127.0.0.1, 203.0.113.9"]),
            "203.0.113.9",
            "nobody claims to be this machine"
        );
        let endless = vec!["10.0.0.1"; 1_000].join(", ");
        assert_eq!(of("127.0.0.1", &[&endless]), "10.0.0.1");
    }
}
