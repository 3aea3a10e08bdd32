//! Strangers who claim the seats of people who have dropped out, again and again.
//!
//! In a room without a password a seat may be handed over only when every other person consents. At
//! each table one is the thief's friend and consents at once; the others never do. So every seat that
//! is handed over is stolen.

use std::sync::Arc;
use std::time::Duration;

use parlor_agent::Stream;
use parlor_game::Entropy;
use parlor_wire::VERSION;
use parlor_wire::online::{ClientMsg, EnteredMsg, JoinRequestMsg};
use serde_json::Value;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::caller::Caller;
use crate::client::written;
use crate::http::request;
use crate::load::Load;
use crate::socket::Socket;

/// How many try at the same time.
const THIEVES: u64 = 4;
/// How long a thief waits between two tries.
const BETWEEN: Duration = Duration::from_millis(40);
/// How long a thief waits for anything; a server may be killed meanwhile.
const PATIENCE: Duration = Duration::from_secs(2);

/// Thieves at work, until they are dropped.
pub(crate) struct Thieves(Vec<JoinHandle<()>>);

impl Thieves {
    /// Lets them begin, at all rooms of a run.
    pub(crate) fn start(load: &Arc<Load>, caller: Caller) -> Thieves {
        let thief = |n| {
            let rng = Stream::derived(load.settings.seed, &[Stream::label("thief"), n]);
            tokio::spawn(steal(load.clone(), caller, rng))
        };
        Thieves((0..THIEVES).map(thief).collect())
    }
}

impl Drop for Thieves {
    fn drop(&mut self) {
        for thief in &self.0 {
            thief.abort();
        }
    }
}

async fn steal(load: Arc<Load>, caller: Caller, mut rng: Stream) {
    loop {
        sleep(BETWEEN.mul_f64(0.5 + rng.unit())).await;
        let rooms = load.rooms.lock().clone();
        let Some((room, n_people)) = rng.pick(&rooms).cloned() else { continue };
        // The friend is the first; where only two play, one is all the others.
        let victim = 1 + rng.below((n_people.max(2) - 1) as u32);
        let claim = JoinRequestMsg { name: format!("Player {victim}"), password: None };
        let path = format!("/api/rooms/{room}/reclaim");
        let asked = timeout(PATIENCE, request(caller, "POST", &path, &written(&claim))).await;
        let Ok(Ok((status, text))) = asked else { continue };
        load.count(|counts| counts.claims += 1);
        match status {
            201 => load.fail(format!("table {room}: a seat was had for the asking")),
            202 => {
                sleep(Duration::from_millis(rng.below(300).into())).await;
                let Ok(entered) = serde_json::from_str::<EnteredMsg>(&text) else { continue };
                if is_seated(caller, &room, entered.token).await {
                    load.fail(format!("table {room}: the seat of player {victim} was stolen"));
                }
            }
            403 | 404 | 409 | 422 | 429 => {}
            _ => load.fail(format!("table {room}: a claim was answered with {status}: {text}")),
        }
    }
}

/// Is a token worth a seat?
async fn is_seated(caller: Caller, room: &str, token: String) -> bool {
    let greeting = async {
        let mut socket = Socket::connect(caller, room).await.ok()?;
        let hello = ClientMsg::<()>::Hello { version: VERSION, token: Some(token), last: None };
        socket.say(written(&hello)).await.then_some(())?;
        let text = socket.hear().await?;
        let welcome: Value = serde_json::from_str(&text).ok()?;
        Some(welcome["type"] == "welcome" && !welcome["me"].is_null())
    };
    timeout(PATIENCE, greeting).await.ok().flatten().unwrap_or(false)
}
