//! By which names the server may be asked.
//!
//! A page of another site can have its name lead to this machine (DNS rebinding): the browser then takes
//! the server for a part of that site and lets the page read all answers. Such a name comes from the
//! public DNS. So an address as such, a name of this machine and a name that only a local network
//! knows are always right, and any other name only if the operator has listed it.

use std::net::IpAddr;

use axum::http::{HeaderMap, header};

use crate::limits::locality::name_in;

/// Endings of names that no site in the public DNS can have.
const LOCAL_ENDINGS: [&str; 5] = [".localhost", ".local", ".lan", ".home.arpa", ".internal"];

/// The names by which the server may be asked.
pub(crate) struct Hosts {
    listed: Vec<String>,
    /// Any name will do.
    all: bool,
}

impl Hosts {
    /// The names that the operator has listed, `*` for any. Where a proxy stands before the server and
    /// nothing is listed, the proxy has chosen the name.
    pub(crate) fn new(listed: &[String], behind_proxy: bool) -> Hosts {
        let listed: Vec<_> = listed.iter().map(|name| plain(name_in(name.trim()))).collect();
        let all = listed.iter().any(|name| name == "*") || (listed.is_empty() && behind_proxy);
        Hosts { listed, all }
    }

    /// The name by which a request asks, if it must not.
    pub(crate) fn refused<'a>(&self, headers: &'a HeaderMap) -> Option<&'a str> {
        if self.all {
            return None;
        }
        let hosts = headers.get_all(header::HOST).into_iter();
        let names = hosts.map(|host| host.to_str().map_or("?", name_in));
        names.into_iter().find(|name| !self.is_ours(name))
    }

    fn is_ours(&self, name: &str) -> bool {
        let name = plain(name);
        let is_local = !name.is_empty() && !name.contains('.');
        name.parse::<IpAddr>().is_ok()
            || is_local
            || LOCAL_ENDINGS.iter().any(|ending| name.ends_with(ending))
            || self.listed.contains(&name)
    }
}

/// A name in small letters, without the dot that may end it.
fn plain(name: &str) -> String {
    name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn lets_in(hosts: &Hosts, host: &'static str) -> bool {
        let mut headers = HeaderMap::new();
        headers.append(header::HOST, HeaderValue::from_static(host));
        hosts.refused(&headers).is_none()
    }

    #[test]
    fn a_name_of_the_public_dns_must_be_listed() {
        let usual = Hosts::new(&[], false);
        let named = Hosts::new(&["Parlor.Example:443".to_owned()], false);
        for (host, by_usual, by_named) in [
            ("127.0.0.1:7878", true, true),
            ("localhost:7878", true, true),
            ("parlor.localhost", true, true),
            // A visitor in the same network, a container that is published by `docker run -p`.
            ("192.168.1.7:7878", true, true),
            ("[fe80::1]:7878", true, true),
            ("203.0.113.5", true, true),
            ("raspberrypi:7878", true, true),
            ("raspberrypi.local:7878", true, true),
            // Names that anyone can have.
            ("evil.example:7878", false, false),
            ("127.0.0.1.evil.example", false, false),
            ("localhost.evil.example", false, false),
            ("evil.example.", false, false),
            ("", false, false),
            ("parlor.example", false, true),
            ("PARLOR.example.:443", false, true),
            ("www.parlor.example", false, false),
        ] {
            assert_eq!(lets_in(&usual, host), by_usual, "{host}");
            assert_eq!(lets_in(&named, host), by_named, "{host}");
        }
        assert!(lets_in(&Hosts::new(&[], true), "evil.example"), "the proxy has chosen it");
        assert!(!lets_in(&Hosts::new(&["a.example".to_owned()], true), "evil.example"));
        assert!(lets_in(&Hosts::new(&["*".to_owned()], false), "evil.example"));
    }
}
