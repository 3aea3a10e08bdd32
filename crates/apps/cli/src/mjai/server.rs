//! A server of mjai over TCP.

use std::net::TcpStream;
use std::str::FromStr;

use anyhow::Context;

/// Where a server is, as the first server of mjai prints it: `mjsonp://127.0.0.1:11600/default`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Server {
    /// `HOST:PORT`.
    address: String,
    room: Option<String>,
}

impl FromStr for Server {
    type Err = String;

    fn from_str(text: &str) -> Result<Server, String> {
        let plain = text.strip_prefix("mjsonp://").unwrap_or(text);
        let (address, room) = match plain.split_once('/') {
            Some((address, room)) => (address, Some(room.to_owned())),
            None => (plain, None),
        };
        let port = address.rsplit_once(':').filter(|(host, _)| !host.is_empty());
        if port.is_none_or(|(_, port)| port.parse::<u16>().is_err()) {
            return Err(format!("{text:?} is not HOST:PORT or mjsonp://HOST:PORT/ROOM"));
        }
        Ok(Server { address: address.to_owned(), room: room.filter(|room| !room.is_empty()) })
    }
}

impl Server {
    /// The room to join: the one asked for, the address's, or the one that the first server has.
    pub(super) fn room(&self, asked: Option<&str>) -> String {
        asked.or(self.room.as_deref()).unwrap_or("default").to_owned()
    }

    pub(super) fn connect(&self) -> anyhow::Result<TcpStream> {
        let stream = TcpStream::connect(&self.address);
        let stream = stream.with_context(|| format!("cannot connect to {}", self.address))?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_named_by_address_and_room() {
        let read = |text: &str| text.parse::<Server>();
        let server = read("mjsonp://localhost:11600/club").unwrap();
        assert_eq!(
            (server.address.as_str(), server.room(None)),
            ("localhost:11600", "club".into())
        );
        assert_eq!(server.room(Some("other")), "other");
        assert_eq!(read("127.0.0.1:11600").unwrap().room(None), "default");
        assert_eq!(read("[::1]:11600/").unwrap().address, "[::1]:11600");
        for wrong in ["localhost", ":11600", "mjsonp://host/room", "host:99999", ""] {
            assert!(read(wrong).unwrap_err().contains("is not HOST:PORT"), "{wrong}");
        }
    }
}
