//! Sockets that say too much, read nothing, or never finish what they begin.

use std::time::Duration;

use parlor_game::Entropy;
use parlor_wire::online::ClientMsg;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

use super::{Hostile, Outcome, PATIENCE};
use crate::client::written;
use crate::socket::Socket;

/// How much a slow reader lets the system keep for it.
const LITTLE: u32 = 2_048;
/// How long a connection that does nothing is held.
const HELD: Duration = Duration::from_secs(30);

impl Hostile {
    /// More frames than anyone may send, until the server hangs up.
    pub(super) async fn floods(&mut self) {
        while self.goes_on() {
            let Some(room) = self.own_room().await else { continue };
            let Some(mut socket) = self.enter(&room, None).await else { continue };
            let mut n = 0;
            while n < 2_000 && self.goes_on() {
                n += 1;
                if !socket.say(written(&ClientMsg::<()>::Ping { n })).await {
                    break;
                }
            }
            let outcome =
                if n < 2_000 { Outcome::Refused } else { Hostile::heard(&mut socket).await };
            self.note(outcome).await;
        }
    }

    /// Sockets at a room that is asked for its whole state all the time, and never read.
    pub(super) async fn slow_readers(&mut self) {
        let mut held: Vec<Socket> = Vec::new();
        let mut room = None;
        while self.goes_on() {
            if room.is_none() {
                room = self.own_room().await;
            }
            let Some(name) = &room else { continue };
            match self.enter(name, None).await {
                Some(socket) => held.push(socket),
                None => {
                    self.note(Outcome::Refused).await;
                    room = None;
                }
            }
            for socket in &mut held {
                let ask = written(&ClientMsg::<()>::Resync);
                let _ = timeout(Duration::from_millis(20), socket.say(ask)).await;
            }
            if held.len() >= self.bounds.held {
                held.remove(0);
            }
            self.note(Outcome::LetThrough).await;
            sleep(Duration::from_millis(200)).await;
        }
    }

    /// Connections that begin a request, a body or a handshake, and never end it; and answers that
    /// nobody takes.
    pub(super) async fn half_open(&mut self) {
        let mut held: Vec<(tokio::time::Instant, TcpStream)> = Vec::new();
        let head = self.caller.header();
        let begun = [
            String::new(),
            "GET /healthz HTT".to_owned(),
            format!(
                "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\n{head}Content-Length: 9000\r\n\r\n{{"
            ),
            format!(
                "GET /api/rooms/x/socket HTTP/1.1\r\nHost: localhost\r\n{head}Upgrade: websocket\r\n"
            ),
            format!("GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n{head}\r\n").repeat(100),
        ];
        while self.goes_on() {
            held.retain(|(at, _)| at.elapsed() < HELD);
            if held.len() < self.bounds.held {
                let text = self.rng.pick(&begun).cloned().unwrap_or_default();
                let opened = self.open_slowly(&text).await;
                let outcome = if opened.is_some() { Outcome::LetThrough } else { Outcome::Refused };
                held.extend(opened.map(|stream| (tokio::time::Instant::now(), stream)));
                self.note(outcome).await;
            }
            sleep(Duration::from_millis(100)).await;
        }
    }

    async fn open_slowly(&self, text: &str) -> Option<TcpStream> {
        let server = self.caller.server();
        let socket =
            if server.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }.ok()?;
        socket.set_recv_buffer_size(LITTLE).ok()?;
        let opening = async {
            let mut stream = socket.connect(server).await.ok()?;
            stream.write_all(text.as_bytes()).await.ok()?;
            Some(stream)
        };
        timeout(PATIENCE, opening).await.ok().flatten()
    }
}
