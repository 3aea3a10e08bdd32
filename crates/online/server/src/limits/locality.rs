//! Does a request come from this machine? That may ask for more than others.
//!
//! An address is not enough. A proxy on this machine has the machine's own address, no matter who stands
//! behind it; and a page of another site whose name is made to lead to this machine (DNS rebinding)
//! asks from the user's own browser. So the request must also carry no word of a proxy, and must
//! have been sent to a name of this machine by no page of another.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderName, header};

/// By these a proxy says that it stands between; so does everything that begins with
/// `x-forwarded-`.
const FORWARDING: [&str; 8] = [
    "forwarded",
    "via",
    "x-real-ip",
    "x-client-ip",
    "x-cluster-client-ip",
    "client-ip",
    "true-client-ip",
    "cf-connecting-ip",
];

/// Does a request that came from this address come from a program on this machine?
pub(crate) fn is_local(peer: IpAddr, headers: &HeaderMap) -> bool {
    let mut hosts = headers.get_all(header::HOST).into_iter().peekable();
    let mut origins = headers.get_all(header::ORIGIN).into_iter();
    peer.to_canonical().is_loopback()
        && !headers.keys().any(is_forwarding)
        && hosts.peek().is_some()
        && hosts.all(|host| host.to_str().is_ok_and(is_this_machine))
        && origins.all(|origin| {
            let place = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
            place.is_some_and(|(_, place)| is_this_machine(place))
        })
}

fn is_forwarding(name: &HeaderName) -> bool {
    let name = name.as_str();
    name.starts_with("x-forwarded-") || FORWARDING.contains(&name)
}

/// The name or the address in a place that may have a port: `localhost:7878`, `[::1]:7878`.
pub(crate) fn name_in(place: &str) -> &str {
    let bracketed = place.strip_prefix('[').and_then(|rest| rest.split_once(']'));
    match bracketed {
        Some((inside, _)) => inside,
        None => place.split(':').next().unwrap_or_default(),
    }
}

/// A name or an address of this machine, perhaps with a port.
fn is_this_machine(place: &str) -> bool {
    let name = name_in(place);
    let address = name.parse::<IpAddr>();
    let name = name.to_ascii_lowercase();
    name == "localhost"
        || name.ends_with(".localhost")
        || address.is_ok_and(|address| address.to_canonical().is_loopback())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn this_machine_is_known_by_more_than_its_address() {
        for (peer, headers, local) in [
            ("127.0.0.1", vec![("host", "127.0.0.1:7878")], true),
            ("::ffff:127.0.0.1", vec![("host", "LocalHost")], true),
            ("::1", vec![("host", "[::1]:7878"), ("origin", "http://localhost:5173")], true),
            ("127.0.0.1", vec![("host", "parlor.localhost:80")], true),
            // From elsewhere, whatever it says.
            ("192.0.2.7", vec![("host", "127.0.0.1:7878")], false),
            // Through a proxy on this machine.
            ("127.0.0.1", vec![("host", "localhost"), ("x-forwarded-for", "x")], false),
            ("127.0.0.1", vec![("host", "localhost"), ("x-forwarded-proto", "https")], false),
            ("127.0.0.1", vec![("host", "localhost"), ("forwarded", "for=_hidden")], false),
            ("127.0.0.1", vec![("host", "localhost"), ("via", "1.1 proxy")], false),
            ("127.0.0.1", vec![("host", "parlor.example")], false),
            // A name that was made to lead here, a page of another site, and no name at all.
            ("127.0.0.1", vec![("host", "evil.example:7878")], false),
            ("127.0.0.1", vec![("host", "localhost.evil.example")], false),
            ("127.0.0.1", vec![("host", "localhost"), ("host", "evil.example")], false),
            ("127.0.0.1", vec![("host", "localhost"), ("origin", "https://evil.example")], false),
            ("127.0.0.1", vec![("host", "localhost"), ("origin", "null")], false),
            ("127.0.0.1", vec![], false),
        ] {
            let mut map = HeaderMap::new();
            for (name, value) in &headers {
                map.append(*name, HeaderValue::from_static(value));
            }
            assert_eq!(is_local(peer.parse().unwrap(), &map), local, "{peer} {headers:?}");
        }
    }
}
