//! Who calls, and where: a server on this machine, and no other.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use anyhow::ensure;

/// A server and the address that a client seems to have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Caller {
    // Invariant: loopback.
    server: SocketAddr,
    /// As a proxy on this machine would tell it; none for a program on this machine.
    from: Option<IpAddr>,
}

impl Caller {
    /// A program on this machine. What this driver does would be an attack anywhere else.
    pub(crate) fn local(server: SocketAddr) -> anyhow::Result<Caller> {
        ensure!(
            server.ip().is_loopback(),
            "{server} is not on this machine: only 127.0.0.0/8 and [::1] are loaded or attacked"
        );
        Ok(Caller { server, from: None })
    }

    /// The same server, called from elsewhere. A server believes a proxy on its own machine, so this
    /// client has the limits of that address.
    pub(crate) fn from(self, address: IpAddr) -> Caller {
        Caller { from: Some(address), ..self }
    }

    /// The same client at another address of this machine: a proxy before the server.
    pub(crate) fn through(self, proxy: SocketAddr) -> anyhow::Result<Caller> {
        Ok(Caller { server: Caller::local(proxy)?.server, ..self })
    }

    /// Where to connect to.
    pub(crate) fn server(self) -> SocketAddr {
        self.server
    }

    /// The header of a request that says where the client is, with the end of its line.
    pub(crate) fn header(self) -> String {
        self.from.map_or(String::new(), |from| format!("X-Forwarded-For: {from}\r\n"))
    }

    /// The name and value of that header.
    pub(crate) fn forwarded(self) -> Option<(&'static str, String)> {
        self.from.map(|from| ("x-forwarded-for", from.to_string()))
    }
}

/// The address of an honest household: each has a network of its own, in the range that is kept for
/// measurements.
pub(crate) fn household(number: usize) -> IpAddr {
    Ipv4Addr::new(198, 18 + (number / 256 % 2) as u8, (number % 256) as u8, 7).into()
}

/// The address of those who attack, in a range that is kept for documentation.
pub(crate) const ATTACKER: IpAddr = IpAddr::V4(Ipv4Addr::new(203, 0, 113, 66));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_ever_called() {
        for here in ["127.0.0.1:7878", "127.0.0.2:7878", "[::1]:7878"] {
            assert!(Caller::local(here.parse().unwrap()).is_ok(), "{here}");
        }
        for elsewhere in ["192.0.2.1:80", "10.0.0.1:80", "[2001:db8::1]:80", "0.0.0.0:80"] {
            assert!(Caller::local(elsewhere.parse().unwrap()).is_err(), "{elsewhere}");
        }
        let here = Caller::local("127.0.0.1:1".parse().unwrap()).unwrap();
        assert!(here.through("192.0.2.1:80".parse().unwrap()).is_err());
    }

    #[test]
    fn households_do_not_share_an_address() {
        assert_ne!(household(0), household(1));
        assert_ne!(household(0), household(256));
    }
}
