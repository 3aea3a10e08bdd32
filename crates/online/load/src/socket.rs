//! A WebSocket to one table.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async};

/// An open connection. Dropping it closes it without a word, as a lost network would.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Connects to the table of a room.
    pub(crate) async fn connect(address: SocketAddr, room: &str) -> anyhow::Result<Socket> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let url = format!("ws://{address}/api/rooms/{room}/socket");
        let (socket, _) = client_async(url, stream).await?;
        Ok(Socket(socket))
    }

    /// Says something; false when the connection is gone.
    pub(crate) async fn say(&mut self, text: String) -> bool {
        self.0.send(Message::text(text)).await.is_ok()
    }

    /// The next text; `None` when the connection is gone. May be dropped while it waits.
    pub(crate) async fn hear(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.0.next().await?.ok()? {
                Message::Text(text) => return Some(text),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }
}
