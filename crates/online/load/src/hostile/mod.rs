//! Clients that mean harm: every cheap abuse of the protocol, one file for each sort.
//!
//! Each attack is a loop that ends at its time, makes at most so many tries, and holds at most so many
//! connections. None can be pointed at another machine: a [`Caller`] has none but a loopback address.
//! What is counted is how often an attack got what it wanted, how often it was refused, and how often
//! the server broke: an answer of 500 and above, or none at all.

mod frames;
mod requests;
mod rooms;
mod sockets;
mod tokens;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use parlor_agent::Stream;
use parlor_game::Entropy;
use parlor_wire::VERSION;
use parlor_wire::online::ClientMsg;
use serde::Serialize;
use serde_json::Value;
use tokio::time::{Instant, sleep, timeout};

use crate::caller::Caller;
use crate::client::written;
use crate::http::request;
use crate::socket::Socket;

/// How long one request or connection is waited for.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long an attack rests after it was refused: a bucket of 300 a minute fills by five a second.
const REST: Duration = Duration::from_millis(500);

/// What can be tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attack {
    /// Frames that are no messages of the protocol.
    Malformed,
    /// Frames that are too long, and binary ones.
    Oversized,
    /// Old frames, sent again and again.
    Replays,
    /// Tokens that nobody has given out.
    Tokens,
    /// Claims of seats at every room that is listed, and passwords tried.
    Claims,
    /// More frames than anyone may send.
    Floods,
    /// Sockets that ask for much and read nothing.
    SlowReaders,
    /// Connections that never finish what they begin.
    HalfOpen,
    /// As many rooms as can be made.
    Rooms,
    /// Tables of agents alone, of enormous length, at full speed.
    Exhibitions,
    /// Tables of one person who is away, of enormous length.
    Absent,
    /// Requests that cost the server more than the client.
    Requests,
}

impl Attack {
    /// All of them.
    pub const ALL: [Attack; 12] = [
        Attack::Malformed,
        Attack::Oversized,
        Attack::Replays,
        Attack::Tokens,
        Attack::Claims,
        Attack::Floods,
        Attack::SlowReaders,
        Attack::HalfOpen,
        Attack::Rooms,
        Attack::Exhibitions,
        Attack::Absent,
        Attack::Requests,
    ];
}

/// How far an attack may go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    /// When it ends.
    pub(crate) until: Instant,
    /// How many tries it makes at most.
    pub(crate) tries: u64,
    /// How many connections it holds at most.
    pub(crate) held: usize,
}

/// How an attack went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Tally {
    /// How often it was tried.
    pub tries: u64,
    /// How often it was let through.
    pub let_through: u64,
    /// How often it was refused.
    pub refused: u64,
    /// How often the server broke.
    pub broken: u64,
}

/// The same while it goes on.
#[derive(Default)]
struct Counts {
    tries: AtomicU64,
    let_through: AtomicU64,
    refused: AtomicU64,
    broken: AtomicU64,
}

/// One attacker.
pub(crate) struct Hostile {
    caller: Caller,
    bounds: Bounds,
    rng: Stream,
    counts: Arc<Counts>,
    /// A room of its own.
    room: Option<String>,
    first_broken: Option<String>,
}

/// What became of one try.
enum Outcome {
    LetThrough,
    Refused,
    Broken(String),
}

impl Hostile {
    pub(crate) fn new(caller: Caller, bounds: Bounds, seed: u64) -> Hostile {
        let rng = Stream::derived(seed, &[Stream::label("hostile")]);
        Hostile { caller, bounds, rng, counts: Arc::default(), room: None, first_broken: None }
    }

    /// Attacks until its bounds are reached, and says how it went, with the first thing that broke.
    pub(crate) async fn attack(mut self, attack: Attack) -> (Tally, Option<String>) {
        match attack {
            Attack::Malformed => self.malformed().await,
            Attack::Oversized => self.oversized().await,
            Attack::Replays => self.replays().await,
            Attack::Tokens => self.tokens().await,
            Attack::Claims => self.claims().await,
            Attack::Floods => self.floods().await,
            Attack::SlowReaders => self.slow_readers().await,
            Attack::HalfOpen => self.half_open().await,
            Attack::Rooms => self.rooms().await,
            Attack::Exhibitions => self.exhibitions().await,
            Attack::Absent => self.absent().await,
            Attack::Requests => self.requests().await,
        }
        let of = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let Counts { tries, let_through, refused, broken } = &*self.counts;
        let tally = Tally {
            tries: of(tries),
            let_through: of(let_through),
            refused: of(refused),
            broken: of(broken),
        };
        (tally, self.first_broken)
    }

    /// May it try once more?
    fn goes_on(&self) -> bool {
        let tries = self.counts.tries.load(Ordering::Relaxed);
        Instant::now() < self.bounds.until && tries < self.bounds.tries
    }

    /// Notes how a try went, and rests after a refusal.
    async fn note(&mut self, outcome: Outcome) {
        let one = |count: &AtomicU64| count.fetch_add(1, Ordering::Relaxed);
        one(&self.counts.tries);
        match outcome {
            Outcome::LetThrough => {
                one(&self.counts.let_through);
            }
            Outcome::Refused => {
                one(&self.counts.refused);
                let left = self.bounds.until.saturating_duration_since(Instant::now());
                sleep(REST.min(left)).await;
            }
            Outcome::Broken(what) => {
                one(&self.counts.broken);
                self.first_broken.get_or_insert(what);
                sleep(REST).await;
            }
        }
    }

    /// Sends a request. An answer of 500 and above is a breakage, but for a server that says it is busy.
    async fn ask(&mut self, method: &str, path: &str, body: &str) -> (Outcome, Value) {
        let asked = timeout(PATIENCE, request(self.caller, method, path, body)).await;
        match asked {
            Ok(Ok((status, text))) => {
                let value = serde_json::from_str(&text).unwrap_or(Value::Null);
                let outcome = match status {
                    200..400 => Outcome::LetThrough,
                    500 | 502 | 504.. => {
                        Outcome::Broken(format!("{method} {path}: {status} {text}"))
                    }
                    _ => Outcome::Refused,
                };
                (outcome, value)
            }
            // A connection that is not let in is as good as a refusal.
            Ok(Err(_)) => (Outcome::Refused, Value::Null),
            Err(_) => {
                let what = format!("{method} {path}: no answer for {} s", PATIENCE.as_secs());
                (Outcome::Broken(what), Value::Null)
            }
        }
    }

    /// A room of its own to play in, the same one while it is there: only so many are to be had.
    async fn own_room(&mut self) -> Option<String> {
        if let Some(room) = self.room.take() {
            let (outcome, _) = self.ask("GET", &format!("/api/rooms/{room}"), "").await;
            let closed = matches!(outcome, Outcome::Refused);
            self.note(outcome).await;
            self.room = Some(room).filter(|_| !closed);
        }
        if self.room.is_none() {
            self.room = self.make_room().await;
        }
        self.room.clone()
    }

    /// A new room; `None` when none is to be had.
    async fn make_room(&mut self) -> Option<String> {
        let (outcome, value) = self.ask("POST", "/api/rooms", &rooms::any_room()).await;
        self.note(outcome).await;
        value["id"].as_str().map(str::to_owned)
    }

    /// A socket to a room, after hello.
    async fn enter(&self, room: &str, token: Option<String>) -> Option<Socket> {
        let entering = async {
            let mut socket = Socket::connect(self.caller, room).await.ok()?;
            let hello = ClientMsg::<()>::Hello { version: VERSION, token, last: None };
            socket.say(written(&hello)).await.then_some(socket)
        };
        timeout(PATIENCE, entering).await.ok().flatten()
    }

    /// What comes back within a moment: a refusal, silence, or the end of the connection.
    async fn heard(socket: &mut Socket) -> Outcome {
        let moment = Duration::from_millis(200);
        loop {
            match timeout(moment, socket.hear()).await {
                Err(_) => return Outcome::LetThrough,
                Ok(None) => return Outcome::Refused,
                Ok(Some(text)) if text.contains(r#""type":"error""#) => {
                    return if text.contains(r#""code":"internal""#) {
                        Outcome::Broken(text.to_string())
                    } else {
                        Outcome::Refused
                    };
                }
                Ok(Some(_)) => {}
            }
        }
    }

    /// Some bytes of text.
    fn noise(&mut self, n: usize) -> String {
        (0..n).map(|_| char::from(32 + self.rng.below(95) as u8)).collect()
    }
}
