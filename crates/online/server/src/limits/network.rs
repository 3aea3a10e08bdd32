//! Who is at the other end: the address of a client, perhaps told by a proxy.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;
use ipnet::IpNet;
use serde::Deserialize;

/// A range of addresses: `10.0.0.0/8`, `::1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Network(IpNet);

/// A text that is no range of addresses.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is neither an address (192.0.2.7, ::1) nor a range of them (10.0.0.0/8)")]
pub struct NetworkError {
    /// What was read.
    pub text: String,
}

impl Network {
    pub(crate) fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address)
    }
}

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let trimmed = text.trim();
        let address = trimmed.parse::<IpAddr>().map(IpNet::from);
        let network = address.or_else(|_| trimmed.parse());
        network.map(Network).map_err(|_| NetworkError { text: text.to_owned() })
    }
}

impl TryFrom<String> for Network {
    type Error = NetworkError;

    fn try_from(text: String) -> Result<Network, NetworkError> {
        text.parse()
    }
}

/// The address of a client. A trusted proxy's word in `X-Forwarded-For` is believed, up to the last
/// address that is not a trusted proxy's itself; where it cannot be read, nobody knows.
pub(crate) fn client_address(peer: SocketAddr, headers: &HeaderMap, trusted: &[Network]) -> IpAddr {
    let is_trusted = |address| trusted.iter().any(|network| network.contains(address));
    let mut address = peer.ip().to_canonical();
    let told = headers.get_all("x-forwarded-for").into_iter();
    let told: Vec<_> = told.filter_map(|value| value.to_str().ok()).collect();
    for hop in told.iter().rev().flat_map(|value| value.rsplit(',')) {
        if !is_trusted(address) {
            break;
        }
        let Some(hop) = address_in(hop.trim()) else { return UNKNOWN };
        address = hop.to_canonical();
    }
    address
}

/// A client behind a proxy that does not say who it is: nobody's address, so never one of this
/// machine, and all such clients share their limits.
const UNKNOWN: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// An address, with a port as some proxies write it.
fn address_in(text: &str) -> Option<IpAddr> {
    let bare = text.parse().ok();
    bare.or_else(|| text.parse().ok().map(|address: SocketAddr| address.ip()))
}

/// What stands for one household: an address, or the half of an IPv6 address that a provider gives.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

/// What stands for one customer of a provider: an address, or the range of IPv6 that most customers
/// get.
pub(crate) fn origin(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 72 << 72).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::{HeaderMap, Network, client_address, household};

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let trusted: Vec<Network> =
            ["127.0.0.1", "10.0.0.0/8", "::1"].map(|text| text.parse().unwrap()).into();
        for (peer, told, address) in [
            ("127.0.0.1:9", None, "127.0.0.1"),
            ("127.0.0.1:9", Some("203.0.113.5"), "203.0.113.5"),
            ("127.0.0.1:9", Some("198.51.100.1, 203.0.113.5, 10.1.2.3"), "203.0.113.5"),
            ("[::1]:9", Some("unknown"), "0.0.0.0"),
            ("127.0.0.1:9", Some("198.51.100.1, nonsense"), "0.0.0.0"),
            ("127.0.0.1:9", Some("203.0.113.5:4711"), "203.0.113.5"),
            ("127.0.0.1:9", Some("[2001:db8::7]:4711"), "2001:db8::7"),
            ("[::ffff:127.0.0.1]:9", Some("203.0.113.5"), "203.0.113.5"),
            ("192.0.2.1:9", Some("203.0.113.5"), "192.0.2.1"),
        ] {
            let mut headers = HeaderMap::new();
            if let Some(told) = told {
                headers.insert("x-forwarded-for", told.parse().unwrap());
            }
            let found = client_address(peer.parse().unwrap(), &headers, &trusted);
            assert_eq!(found.to_string(), address, "{peer} {told:?}");
        }
    }

    #[test]
    fn networks_are_read() {
        for wrong in ["", "10.0.0.0/33", "::/129", "10.0.0", "host"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
        let all: Network = "0.0.0.0/0".parse().unwrap();
        assert!(all.contains("8.8.8.8".parse().unwrap()) && !all.contains("::1".parse().unwrap()));
        let mine = household("2001:db8:1:2:3:4:5:6".parse().unwrap());
        assert_eq!(mine.to_string(), "2001:db8:1:2::");
    }
}
