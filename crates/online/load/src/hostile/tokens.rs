//! Seats of others: tokens guessed, passwords tried, seats claimed.

use parlor_game::Entropy;
use serde_json::{Value, json};

use super::{Hostile, Outcome};

impl Hostile {
    /// The ids of rooms that anyone may see.
    async fn listed(&mut self) -> Vec<String> {
        let (outcome, rooms) = self.ask("GET", "/api/rooms", "").await;
        self.note(outcome).await;
        let rooms = rooms.as_array().into_iter().flatten();
        rooms.filter_map(|room| room["id"].as_str().map(str::to_owned)).collect()
    }

    /// Tokens that nobody has: over the socket, in requests, and almost right ones. Any that is let in
    /// as someone is a breakage.
    pub(super) async fn tokens(&mut self) {
        while self.goes_on() {
            for room in self.listed().await.into_iter().take(10) {
                let token = match self.rng.below(3) {
                    0 => String::new(),
                    1 => self.noise(26),
                    _ => "A".repeat(10_000),
                };
                let body = json!({ "token": token }).to_string();
                let (outcome, answer) =
                    self.ask("POST", &format!("/api/rooms/{room}/seat"), &body).await;
                let outcome = match outcome {
                    Outcome::LetThrough => {
                        Outcome::Broken(format!("a seat for no token: {answer}"))
                    }
                    other => other,
                };
                self.note(outcome).await;
                if let Some(mut socket) = self.enter(&room, Some(token)).await {
                    let outcome = Hostile::heard(&mut socket).await;
                    self.note(outcome).await;
                }
                if !self.goes_on() {
                    return;
                }
            }
        }
    }

    /// Claims everyone's seat at every room, with and without passwords. A claim that is granted at
    /// once is a breakage.
    pub(super) async fn claims(&mut self) {
        while self.goes_on() {
            for room in self.listed().await.into_iter().take(10) {
                let (_, info) = self.ask("GET", &format!("/api/rooms/{room}"), "").await;
                for name in names(&info) {
                    let password = (self.rng.below(2) == 0).then(|| self.noise(8));
                    let body = json!({"name": name, "password": password}).to_string();
                    let path = format!("/api/rooms/{room}/reclaim");
                    let (outcome, answer) = self.ask("POST", &path, &body).await;
                    let outcome = if answer["me"].is_number() {
                        Outcome::Broken(format!("{name}'s seat for the asking: {answer}"))
                    } else {
                        outcome
                    };
                    self.note(outcome).await;
                    if !self.goes_on() {
                        return;
                    }
                }
            }
        }
    }
}

/// Who is at a table.
fn names(info: &Value) -> Vec<String> {
    let mut names = Vec::new();
    collect(info, &mut names);
    names.truncate(4);
    names
}

/// Every name of a person, wherever it stands.
fn collect(value: &Value, names: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            if value["type"] == "person" {
                names.extend(value["name"].as_str().map(str::to_owned));
            }
            fields.values().for_each(|field| collect(field, names));
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, names)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_found_wherever_they_stand() {
        let person = json!({"type": "person", "name": "Anna", "presence": "here"});
        let info = json!({"entrants": [{"entrant": 0, "occupant": person}, {"occupant": {"type": "free"}}]});
        assert_eq!(names(&info), ["Anna"]);
    }
}
