//! One request over HTTP/1.1, one connection each.

use std::time::Duration;

use anyhow::{Context, bail};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::caller::Caller;

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(60);

/// Status and body of the answer.
pub(crate) async fn request(
    caller: Caller,
    method: &str,
    path: &str,
    body: &str,
) -> anyhow::Result<(u16, String)> {
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        caller.server(),
        caller.header(),
        body.len()
    );
    let answer = timeout(PATIENCE, exchange(caller, &request)).await;
    let late = || format!("{method} {path}: no answer within {} s", PATIENCE.as_secs());
    let answer = answer.with_context(late)??;
    let (head, body) = answer.split_once("\r\n\r\n").context("an answer without a body")?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    Ok((status.context("an answer without a status")?, body.to_owned()))
}

/// Sends a request and reads until the server closes the connection.
async fn exchange(caller: Caller, request: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(caller.server()).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}

/// Posts a message; anything but 201 is an error.
pub(crate) async fn post<T: DeserializeOwned>(
    caller: Caller,
    path: &str,
    body: &impl Serialize,
) -> anyhow::Result<T> {
    let (status, text) = request(caller, "POST", path, &serde_json::to_string(body)?).await?;
    if status != 201 {
        bail!("POST {path}: status {status}: {text}");
    }
    serde_json::from_str(&text).with_context(|| format!("POST {path}: {text}"))
}
