//! A WebSocket to one table.

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::caller::Caller;

/// What is read at once; the library's own 128 KiB would be much for thousands of connections.
const READ_BUFFER: usize = 8 << 10;

/// An open connection. Dropping it closes it without a word, as a lost network would.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Connects to the table of a room.
    pub(crate) async fn connect(caller: Caller, room: &str) -> anyhow::Result<Socket> {
        let stream = TcpStream::connect(caller.server()).await?;
        stream.set_nodelay(true)?;
        let url = format!("ws://{}/api/rooms/{room}/socket", caller.server());
        let mut request = url.into_client_request()?;
        if let Some((name, value)) = caller.forwarded() {
            request.headers_mut().insert(name, HeaderValue::from_str(&value)?);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Socket(socket))
    }

    /// Says something; false when the connection is gone.
    pub(crate) async fn say(&mut self, text: String) -> bool {
        self.send(Message::text(text)).await
    }

    /// Sends any frame; false when the connection is gone.
    pub(crate) async fn send(&mut self, message: Message) -> bool {
        self.0.send(message).await.is_ok()
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
