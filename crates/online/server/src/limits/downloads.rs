//! Long answers, and how much of them may be on its way.

use std::net::IpAddr;

use axum::body::Bytes;
use parlor_wire::online::ErrorCode;

use crate::http::refusal::Refusal;
use crate::limits::held::{Held, HeldCounts};

/// How many bytes may wait for all clients together, and for those of one household: a whole match of
/// riichi step by step has up to 64 MiB, one deal of it some 5.
const ALL_MAX: usize = 256 << 20;
const HOUSEHOLD_MAX: usize = 96 << 20;
/// Answers up to so long, single deals among them, have room besides, that long ones cannot take.
const SHORT_MAX: usize = 8 << 20;
const SHORT_ROOM: usize = 64 << 20;

/// Answers that were made and are not taken yet.
#[derive(Clone)]
pub(crate) struct Downloads {
    bytes: HeldCounts,
    all_max: usize,
    household_max: usize,
    short_room: usize,
}

/// One of them. What was sent is dropped, and only then: it lies in the connection's own queue.
struct Download {
    text: String,
    _held: [Option<Held>; 2],
}

impl Default for Downloads {
    fn default() -> Downloads {
        Downloads {
            bytes: HeldCounts::default(),
            all_max: ALL_MAX,
            household_max: HOUSEHOLD_MAX,
            short_room: SHORT_ROOM,
        }
    }
}

impl Downloads {
    /// Sends an answer, counted until it is taken or given up. Anyone who takes nothing gets no more; one
    /// alone may be as long as it is.
    pub(crate) fn send(&self, text: String, household: Option<IpAddr>) -> Result<Bytes, Refusal> {
        let n = text.len();
        let hold = |whose: Option<IpAddr>, most: usize, detail: &str| {
            let held = self.bytes.take(whose, n, |held| held == 0 || held + n <= most);
            held.ok_or_else(|| Refusal::new(ErrorCode::TooFast, detail))
        };
        let detail = "too many downloads for your address; finish one first, or ask for one deal \
                      alone (?deal=)";
        let theirs = household.map(|from| hold(Some(from), self.household_max, detail));
        let theirs = theirs.transpose()?;
        let room = if n <= SHORT_MAX { self.short_room } else { 0 };
        let detail =
            "too many downloads at once; try again soon, or ask for one deal alone (?deal=)";
        let all = hold(None, self.all_max + room, detail)?;
        Ok(Bytes::from_owner(Download { text, _held: [theirs, Some(all)] }))
    }
}

impl AsRef<[u8]> for Download {
    fn as_ref(&self) -> &[u8] {
        self.text.as_bytes()
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddr};

    use axum::Router;
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::{TcpListener, TcpSocket, TcpStream};
    use tokio::runtime::Runtime;

    use super::*;
    use crate::Config;
    use crate::ops::listening::Acceptor;
    use crate::ops::stopping::Stopping;

    const HOME: IpAddr = IpAddr::V4(Ipv4Addr::new(203, 0, 113, 1));

    /// Those who take long answers slowly leave room for single deals.
    #[test]
    fn short_answers_have_room_of_their_own() {
        let downloads =
            Downloads { all_max: 20 << 20, short_room: 10 << 20, ..Downloads::default() };
        let send = |n: usize, from: u8| {
            downloads.send("x".repeat(n), Some(IpAddr::from([203, 0, 113, from])))
        };
        let long = send(20 << 20, 1).unwrap();
        assert!(send(SHORT_MAX + 1, 2).is_err());
        let short = send(5 << 20, 2).unwrap();
        assert!(send(6 << 20, 3).is_err());
        drop((long, short));
    }

    #[test]
    fn anyone_who_takes_nothing_gets_no_more() {
        let downloads =
            Downloads { all_max: 100, household_max: 40, short_room: 0, ..Downloads::default() };
        let from = |n: u8| Some(IpAddr::from([203, 0, 113, n]));
        let send = |n: usize, from| downloads.send("x".repeat(n), from);
        let first = send(30, from(1)).unwrap();
        assert_eq!(first.len(), 30);
        let refused = send(11, from(1)).unwrap_err();
        assert_eq!(refused.code, ErrorCode::TooFast);
        let second = send(10, from(1)).unwrap();
        // Others get theirs, until it is too much for all.
        let long = send(60, from(2)).unwrap();
        assert!(send(1, from(3)).is_err() && send(1, None).is_err());
        // A part that still waits is all of it.
        let part = first.slice(20..);
        drop(first);
        assert!(send(1, from(3)).is_err());
        drop((part, long));
        assert!(send(30, from(1)).is_ok());
        assert!(send(90, None).is_ok());
        drop(second);
        assert!(downloads.bytes.is_empty());
    }

    #[test]
    fn one_alone_may_be_as_long_as_it_is() {
        let downloads =
            Downloads { all_max: 100, household_max: 40, short_room: 0, ..Downloads::default() };
        assert!(downloads.send("x".repeat(200), Some(HOME)).is_ok());
    }

    /// Asks for an answer; the first bytes of it.
    async fn asked(address: SocketAddr) -> (TcpStream, String) {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4_096).unwrap();
        let mut stream = socket.connect(address).await.unwrap();
        let ask = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        stream.write_all(ask).await.unwrap();
        let mut status = [0; 12];
        stream.read_exact(&mut status).await.unwrap();
        (stream, String::from_utf8_lossy(&status).into_owned())
    }

    /// A connection takes the whole answer at once, and sends it by and by.
    #[test]
    fn an_answer_counts_until_the_client_has_taken_it() {
        const LONG: usize = 16 << 20;
        Runtime::new().unwrap().block_on(async {
            let downloads = Downloads { household_max: LONG + 1, ..Downloads::default() };
            let answer = async move || downloads.send("x".repeat(LONG), Some(HOME));
            let site = Router::new().route("/", get(answer));
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap();
            tokio::spawn(async move {
                let stopping = Stopping::default();
                Acceptor::new(&Config::default()).serve(listener, &site, &stopping).await;
            });
            let (mut first, status) = asked(address).await;
            assert_eq!(status, "HTTP/1.1 200");
            assert_eq!(asked(address).await.1, "HTTP/1.1 429");
            let mut rest = Vec::new();
            first.read_to_end(&mut rest).await.unwrap();
            assert!(rest.len() > LONG);
            assert_eq!(asked(address).await.1, "HTTP/1.1 200");
        });
    }
}
