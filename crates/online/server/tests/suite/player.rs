//! A player who always gives the first listed answer, over as many connections as it takes.

use parlor_fair::{Contribution, Scheme};
use serde_json::{Value, json};

use crate::client::Client;

/// What the player has said and what has become of it.
#[derive(Default)]
pub(crate) struct Player {
    pub(crate) n_said: u64,
    pub(crate) n_accepted: u64,
    /// Said, and not yet known to be accepted.
    pub(crate) open: Option<Value>,
    /// Which entrant this is.
    pub(crate) me: u8,
    /// The match that was promised.
    pub(crate) match_id: Option<String>,
}

impl Player {
    /// Plays on until the match is over (true) or nothing is heard any more.
    pub(crate) async fn play(&mut self, client: &mut Client) -> bool {
        if let Some(said) = &self.open {
            client.say(said.clone()).await;
        }
        // A question that came while it is not known whether the last one was answered.
        let mut waiting: Option<Value> = None;
        loop {
            let Some(frame) = client.hear_or_end().await else { return false };
            let event = &frame["event"];
            if self.prepare(client, &frame).await {
                continue;
            }
            let prompt = match (frame["type"].as_str(), event["type"].as_str()) {
                (Some("accepted"), _) => {
                    let open = self.open.take().unwrap();
                    assert_eq!(frame["action_id"], open["action_id"]);
                    self.n_accepted += 1;
                    let next = waiting.take().filter(|prompt| prompt["seq"] != frame["seq"]);
                    if let Some(prompt) = next {
                        self.answer(client, &prompt).await;
                    }
                    continue;
                }
                (_, Some("match_ended")) => return true,
                (_, Some("deal_ended")) => {
                    client.say(json!({"type": "ready", "ready": true})).await;
                    continue;
                }
                (_, Some("asked")) => &event["prompt"],
                (Some("state"), _) => match &frame["state"]["phase"] {
                    phase if phase["type"] == "over" => return true,
                    phase if phase["type"] == "between" => {
                        client.say(json!({"type": "ready", "ready": true})).await;
                        continue;
                    }
                    phase => &phase["prompt"],
                },
                // Nobody may be that fast; another connection begins to count anew.
                _ if frame["code"] == "too_fast" => return false,
                // Said once more after a connection was lost.
                _ if frame["code"] == "pledge" || frame["code"] == "contribution" => continue,
                _ if frame["code"] == "not_now" => continue,
                _ => {
                    assert_ne!(frame["type"], "error", "{frame}");
                    continue;
                }
            };
            if prompt.is_null() {
                continue;
            }
            if self.open.is_some() {
                waiting = Some(prompt.clone());
                continue;
            }
            self.answer(client, prompt).await;
        }
    }

    /// What belongs to the time before the match: true when the frame was of that sort.
    async fn prepare(&mut self, client: &mut Client, frame: &Value) -> bool {
        let promise = [&frame["state"]["promise"], &frame["event"]["promise"]];
        let match_id = promise.into_iter().find_map(|promise| promise["match_id"].as_str());
        self.match_id = match_id.map(str::to_owned).or(self.match_id.take());
        let sort = match frame["type"].as_str() {
            Some("state") => frame["state"]["phase"]["type"].as_str(),
            _ => frame["event"]["type"].as_str(),
        };
        let mine = Contribution::new(&[7; 16]).unwrap();
        match (sort, &self.match_id) {
            (Some("gathering"), _) => client.say(json!({"type": "ready", "ready": true})).await,
            (Some("pledging"), Some(match_id)) => {
                let pledge = mine.pledge(Scheme::NEWEST, match_id, self.me).0.to_string();
                client.say(json!({"type": "pledge", "pledge": pledge})).await;
            }
            (Some("contributing"), _) => {
                let mine = mine.to_string();
                client.say(json!({"type": "contribute", "contribution": mine})).await;
            }
            _ => return false,
        }
        true
    }

    async fn answer(&mut self, client: &mut Client, prompt: &Value) {
        self.n_said += 1;
        let said = json!({
            "type": "act",
            "expected_seq": prompt["seq"],
            "action_id": format!("answer-{}", self.n_said),
            "action": prompt["legal"][0],
        });
        client.say(said.clone()).await;
        self.open = Some(said);
    }
}
