//! Frames that are none, that are too long, or that were sent before.

use parlor_game::Entropy;
use tokio_tungstenite::tungstenite::Message;

use super::{Hostile, Outcome};

/// Beginnings that look right.
const NEARLY: [&str; 12] = [
    "",
    "{",
    "null",
    "[]",
    r#"{"type":"act""#,
    r#"{"type":"act","expected_seq":-1,"action_id":"x","action":{}}"#,
    r#"{"type":"act","expected_seq":18446744073709551616,"action_id":"x","action":null}"#,
    r#"{"type":"ready","ready":"yes"}"#,
    r#"{"type":"kick","entrant":300}"#,
    r#"{"type":"hello","version":2,"token":{"a":1}}"#,
    r#"{"type":"pledge","pledge":"𝄞𝄞𝄞"}"#,
    r#"{"type":"chat","text":"\ud800"}"#,
];

impl Hostile {
    /// Frames that are no messages.
    pub(super) async fn malformed(&mut self) {
        while self.goes_on() {
            let Some(room) = self.own_room().await else { continue };
            let Some(mut socket) = self.enter(&room, None).await else {
                self.note(Outcome::Refused).await;
                continue;
            };
            for _ in 0..20 {
                let text = match self.rng.below(3) {
                    0 => self.noise(200),
                    1 => "[".repeat(4_000),
                    _ => self.rng.pick(&NEARLY).map_or(String::new(), |text| (*text).to_owned()),
                };
                if !(self.goes_on() && socket.say(text).await) {
                    break;
                }
                let outcome = Hostile::heard(&mut socket).await;
                self.note(outcome).await;
            }
        }
    }

    /// Frames of more than a frame may have.
    pub(super) async fn oversized(&mut self) {
        while self.goes_on() {
            let Some(room) = self.own_room().await else { continue };
            for n in [8 << 10, (8 << 10) + 1, 60 << 10, 1 << 20, 8 << 20] {
                let Some(mut socket) = self.enter(&room, None).await else { break };
                let text = "x".repeat(n);
                let message = if self.rng.below(2) == 0 {
                    Message::text(text)
                } else {
                    Message::binary(text.into_bytes())
                };
                let sent = socket.send(message).await;
                let outcome =
                    if sent { Hostile::heard(&mut socket).await } else { Outcome::Refused };
                self.note(outcome).await;
            }
        }
    }

    /// A player's frames, the same ones again and again: what happened once must not happen twice.
    pub(super) async fn replays(&mut self) {
        while self.goes_on() {
            let Some(room) = self.own_room().await else { continue };
            let body = r#"{"name":"Eve","password":null}"#;
            let path = format!("/api/rooms/{room}/join");
            let (outcome, joined) = self.ask("POST", &path, body).await;
            self.note(outcome).await;
            let token = joined["token"].as_str().map(str::to_owned);
            let Some(mut socket) = self.enter(&room, token.clone()).await else { continue };
            let hello = format!(
                r#"{{"type":"hello","version":2,"token":"{}"}}"#,
                token.unwrap_or_default()
            );
            let act = r#"{"type":"act","expected_seq":1,"action_id":"a","action":{"type":"roll"}}"#;
            let old =
                [hello.as_str(), r#"{"type":"ready","ready":true}"#, act, r#"{"type":"resync"}"#];
            for text in old.iter().cycle().take(40) {
                if !(self.goes_on() && socket.say((*text).to_owned()).await) {
                    break;
                }
                let outcome = Hostile::heard(&mut socket).await;
                self.note(outcome).await;
            }
        }
    }
}
