//! Rooms without end: many of them, and few that never end.

use std::time::Duration;

use parlor_wire::online::ClientMsg;
use serde_json::{Value, json};
use tokio::time::timeout;

use super::{Hostile, Outcome};
use crate::client::written;
use crate::socket::Socket;

/// The longest matches that the rules allow, with cheap agents at all places.
const ENDLESS: [(&str, &str, usize); 3] = [
    ("zole", "lzf-classic, round_length=65535", 3),
    ("backgammon", "standard games=25", 2),
    ("riichi", "tenhou length=hanchan start_points=99900", 4),
];

/// How long the other attacks have to get rooms of their own.
const HEAD_START: Duration = Duration::from_secs(10);
/// How many frames are read from one socket before the next has its turn.
const FRAMES: u32 = 200;

/// A room for two.
pub(super) fn any_room() -> String {
    let seats = vec![json!({"type": "open"}); 2];
    json!({"name": "x", "game": "backgammon", "rules": "", "seats": seats, "idle_minutes": 60})
        .to_string()
}

/// A room of enormous length with this many people.
fn endless(n: usize, n_people: usize) -> Value {
    let (game, rules, n_seats) = ENDLESS[n % ENDLESS.len()];
    let mut seats = vec![json!({"type": "agent", "agent": "random"}); n_seats];
    for seat in seats.iter_mut().take(n_people) {
        *seat = json!({"type": "open"});
    }
    json!({
        "name": "x".repeat(80), "game": game, "rules": rules, "seats": seats, "idle_minutes": 60,
        "calls": {"min_ms": 0, "jitter_ms": 0, "strict": false},
    })
}

impl Hostile {
    /// As many rooms as can be had, once the other attacks have theirs.
    pub(super) async fn rooms(&mut self) {
        tokio::time::sleep(HEAD_START).await;
        while self.goes_on() {
            self.make_room().await;
        }
    }

    /// Agents alone, who play as fast as they can for one spectator each.
    pub(super) async fn exhibitions(&mut self) {
        let mut held: Vec<Socket> = Vec::new();
        while self.goes_on() {
            if held.len() < self.bounds.held {
                let body = endless(held.len(), 0).to_string();
                let (outcome, value) = self.ask("POST", "/api/rooms", &body).await;
                self.note(outcome).await;
                if let Some(room) = value["id"].as_str()
                    && let Some(mut socket) = self.enter(room, None).await
                {
                    let pace = ClientMsg::<()>::Pace { move_ms: Some(0) };
                    socket.say(written(&pace)).await;
                    held.push(socket);
                }
            }
            self.listen(&mut held).await;
        }
    }

    /// One person who is away among agents: the table plays for them too.
    pub(super) async fn absent(&mut self) {
        let mut held: Vec<Socket> = Vec::new();
        while self.goes_on() {
            if held.len() < self.bounds.held {
                let body = endless(held.len(), 1).to_string();
                let (outcome, value) = self.ask("POST", "/api/rooms", &body).await;
                self.note(outcome).await;
                if let Some(socket) = self.sit_and_leave(&value).await {
                    held.push(socket);
                }
            }
            self.listen(&mut held).await;
        }
    }

    /// Takes the place of a room that was made, gets ready, and turns away.
    async fn sit_and_leave(&mut self, made: &Value) -> Option<Socket> {
        let room = made["id"].as_str()?;
        let path = format!("/api/rooms/{room}/join");
        let (outcome, joined) = self.ask("POST", &path, r#"{"name":"Eve"}"#).await;
        self.note(outcome).await;
        let token = joined["token"].as_str()?.to_owned();
        let mut socket = self.enter(room, Some(token)).await?;
        for message in [ClientMsg::<()>::Ready { ready: true }, ClientMsg::Away { away: true }] {
            socket.say(written(&message)).await;
        }
        Some(socket)
    }

    /// Reads what has come for a while, and keeps what is still open. Between deals it is ready at once.
    async fn listen(&mut self, held: &mut Vec<Socket>) {
        let mut open = Vec::new();
        for mut socket in held.drain(..) {
            let mut n_frames = 0;
            let alive = loop {
                n_frames += 1;
                match timeout(Duration::from_millis(10), socket.hear()).await {
                    Err(_) => break true,
                    Ok(None) => break false,
                    Ok(Some(text)) if text.contains("deal_ended") => {
                        let ready = ClientMsg::<()>::Ready { ready: true };
                        if !socket.say(written(&ready)).await {
                            break false;
                        }
                    }
                    Ok(Some(_)) if n_frames > FRAMES => break true,
                    Ok(Some(_)) => {}
                }
            };
            if alive {
                open.push(socket);
            } else {
                self.note(Outcome::Refused).await;
            }
        }
        *held = open;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_without_end_name_known_games() {
        for (n, (_, _, n_seats)) in ENDLESS.iter().enumerate() {
            let room = endless(n, 1);
            let seats = room["seats"].as_array().unwrap();
            assert_eq!(seats.iter().filter(|seat| seat["type"] == "open").count(), 1);
            assert_eq!(seats.len(), *n_seats);
        }
    }
}
