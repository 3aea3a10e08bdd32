//! A proxy between clients and the server that delays, cuts and repeats, by a seed.
//!
//! It stands before the sockets of tables. What goes either way is delayed, in order. A connection is
//! cut without a word, often in the middle of a frame. A frame of a client is now and then sent twice,
//! the second time after up to four later ones: as if a network, or a client that knows no better,
//! had sent it again. Frames of the server are not repeated: no network does that to a TCP stream.

mod frames;
mod pipe;

use std::fmt::Write;
use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::Context;
use parlor_agent::Stream;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};

use crate::caller::Caller;
use crate::server::free_address;
use pipe::{Pipe, Side};

/// How much trouble there is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chaos {
    /// Milliseconds by which anything is delayed at most.
    pub delay_ms: u32,
    /// Seconds after which a connection is cut, on average; 0 for never.
    pub cut_s: f64,
    /// One frame of a client in so many is repeated; 0 for none.
    pub repeat: u32,
}

impl FromStr for Chaos {
    type Err = String;

    fn from_str(text: &str) -> Result<Chaos, String> {
        let mut chaos = Chaos { delay_ms: 0, cut_s: 0.0, repeat: 0 };
        for pair in text.split(',') {
            let wrong = || format!("{pair:?}: delay=MS, cut=SECONDS and repeat=N are known");
            let (name, value) = pair.split_once('=').ok_or_else(wrong)?;
            match name {
                "delay" => chaos.delay_ms = value.parse().map_err(|_| wrong())?,
                "cut" => chaos.cut_s = value.parse().map_err(|_| wrong())?,
                "repeat" => chaos.repeat = value.parse().map_err(|_| wrong())?,
                _ => return Err(wrong()),
            }
        }
        let sane = chaos.cut_s.is_finite() && chaos.cut_s >= 0.0 && chaos.delay_ms <= 60_000;
        sane.then_some(chaos).ok_or_else(|| format!("{text:?}: no sense in that"))
    }
}

/// What the proxy has done so far.
#[derive(Default, Debug)]
pub(crate) struct Done {
    pub(crate) connections: AtomicU64,
    pub(crate) cuts: AtomicU64,
    pub(crate) repeats: AtomicU64,
}

/// The proxy; it ends when it is dropped.
pub(crate) struct Proxy {
    address: SocketAddr,
    done: Arc<Done>,
    task: JoinHandle<()>,
}

impl Proxy {
    /// Stands before a server.
    pub(crate) async fn start(server: Caller, chaos: Chaos, seed: u64) -> anyhow::Result<Proxy> {
        let address = free_address().context("no free port")?;
        let listener = TcpListener::bind(address).await?;
        let done = Arc::new(Done::default());
        let task = tokio::spawn(accept(listener, server, chaos, seed, done.clone()));
        Ok(Proxy { address, done, task })
    }

    /// Where clients connect to.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// What it has done, in words.
    pub(crate) fn told(&self) -> String {
        let of = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let Done { connections, cuts, repeats } = &*self.done;
        let mut text = String::new();
        let _ = write!(
            text,
            "chaos: {} connections, {} cut, {} frames repeated",
            of(connections),
            of(cuts),
            of(repeats)
        );
        text
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn accept(listener: TcpListener, server: Caller, chaos: Chaos, seed: u64, done: Arc<Done>) {
    while let Ok((client, _)) = listener.accept().await {
        let number = done.connections.fetch_add(1, Ordering::Relaxed);
        tokio::spawn(carry(client, server, chaos, seed, number, done.clone()));
    }
}

/// Carries one connection until either side ends it, or its time has come.
async fn carry(
    client: TcpStream,
    server: Caller,
    chaos: Chaos,
    seed: u64,
    number: u64,
    done: Arc<Done>,
) {
    let Ok(server) = TcpStream::connect(server.server()).await else { return };
    let _ = (client.set_nodelay(true), server.set_nodelay(true));
    let mut rng = Stream::derived(seed, &[Stream::label("chaos"), number]);
    let life = -(1.0 - rng.unit()).ln() * chaos.cut_s;
    let end = (chaos.cut_s > 0.0).then(|| Instant::now() + Duration::from_secs_f64(life));
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    let rng_of = |side: u64| Stream::derived(seed, &[Stream::label("pipe"), number, side]);
    let up = Pipe { side: Side::Client, chaos, rng: rng_of(0), done: done.clone() };
    let down = Pipe { side: Side::Server, chaos, rng: rng_of(1), done: done.clone() };
    tokio::select! {
        () = up.carry(from_client, to_server) => {}
        () = down.carry(from_server, to_client) => {}
        // Whatever is half written stays so.
        () = sleep_until(end.unwrap_or_else(Instant::now)), if end.is_some() => {
            done.cuts.fetch_add(1, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trouble_is_written_as_pairs() {
        let chaos = Chaos { delay_ms: 20, cut_s: 8.5, repeat: 10 };
        assert_eq!("delay=20,cut=8.5,repeat=10".parse::<Chaos>(), Ok(chaos));
        assert_eq!("repeat=3".parse::<Chaos>(), Ok(Chaos { delay_ms: 0, cut_s: 0.0, repeat: 3 }));
        for wrong in ["", "delay", "delay=x", "lose=3", "cut=-1", "cut=inf", "delay=70000"] {
            assert!(wrong.parse::<Chaos>().is_err(), "{wrong}");
        }
    }
}
