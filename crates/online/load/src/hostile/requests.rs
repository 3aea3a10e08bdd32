//! Requests that cost more than they look.

use parlor_game::Entropy;
use serde_json::json;

use super::Hostile;

impl Hostile {
    /// Uploads of records that are none, analyses, records of others, lists.
    pub(super) async fn requests(&mut self) {
        while self.goes_on() {
            let (method, path, body) = match self.rng.below(6) {
                0 => ("GET", "/openapi.json".to_owned(), String::new()),
                1 => ("GET", "/api/rooms".to_owned(), String::new()),
                2 => ("POST", "/api/replay".to_owned(), "[".repeat(1 << 20)),
                3 => ("POST", "/api/replay".to_owned(), nested()),
                4 => {
                    let position = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:5:10";
                    let body = json!({
                        "game": "backgammon", "agent": "house:level=master", "position": position,
                        "trace": {"nodes": 5_000},
                    });
                    ("POST", "/api/analysis".to_owned(), body.to_string())
                }
                _ => {
                    let path = format!("/api/rooms/{}/record?format=mjai", self.rng.below(1_000));
                    ("GET", path, String::new())
                }
            };
            let (outcome, _) = self.ask(method, &path, &body).await;
            self.note(outcome).await;
        }
    }
}

/// A record that goes deep.
fn nested() -> String {
    r#"{"format":"parlor","game":"zole","rules":"","players":["#.to_owned()
        + &r#"{"a":["#.repeat(100_000)
}
