//! Matches judged decision by decision, by someone whom the program that starts the server brings.

use std::time::Duration;

use parlor_server::{Config, Database};
use serde_json::{Value, json};

use crate::client::{block_on, post};
use crate::running::Running;

const EVENING: &str = include_str!("../../../../../testdata/zole/friday-club.zole");

fn wanted(agent: &str) -> Value {
    json!({"source": {"kind": "record", "text": EVENING}, "agent": agent})
}

/// Looks at a review until it has come so far.
async fn look(server: &Running, id: &str, state: &str, query: &str) -> Value {
    loop {
        let path = format!("/api/reviews/{id}{query}");
        let (status, _, text) = server.ask("GET", &path, "").await;
        let review: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(status, 200, "{text}");
        if review["state"] == state {
            return review;
        }
        assert!(["waiting", "running"].contains(&review["state"].as_str().unwrap()), "{text}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[test]
fn a_match_is_judged_and_looked_at_piece_by_piece() {
    block_on(async {
        let server = Running::start(&Database::Memory, Config::default()).await;
        // Who judges where nobody is named, and luck unless it is not wanted.
        let mut body = json!({"source": {"kind": "record", "text": EVENING}});
        let (status, begun) = post(server.address, "/api/reviews", body.clone()).await;
        assert_eq!(
            (status, &begun["agent"], &begun["unit"]),
            (202, &json!("random"), &json!("points"))
        );
        assert_eq!(
            (&begun["game"], begun["players"].as_array().unwrap().len()),
            (&json!("zole"), 3)
        );
        let id = begun["id"].as_str().unwrap();
        let over = look(&server, id, "over", "").await;
        assert_eq!(
            (&over["done"], &over["n_decisions"], &over["totals"]),
            (&json!(1.0), &json!(2), &json!([]))
        );
        assert_eq!(over["decisions"][1]["at"], json!({"deal": 0, "step": 1, "seat": 0}));
        assert_eq!(over["decisions"][0]["luck"], 0.25);
        let rest = look(&server, id, "over", "?from=1").await;
        assert_eq!(
            (rest["decisions"].as_array().unwrap().len(), &rest["n_decisions"]),
            (1, &json!(2))
        );
        assert_eq!(look(&server, id, "over", "?from=9").await["decisions"], json!([]));
        body["luck"] = json!(false);
        let (_, begun) = post(server.address, "/api/reviews", body).await;
        let over = look(&server, begun["id"].as_str().unwrap(), "over", "").await;
        assert_eq!(over["decisions"][0]["luck"], Value::Null);
    });
}

#[test]
fn a_review_is_stopped_and_one_is_made_at_a_time() {
    block_on(async {
        let server = Running::start(&Database::Memory, Config::default()).await;
        let (_, begun) = post(server.address, "/api/reviews", wanted("house")).await;
        let id = begun["id"].as_str().unwrap();
        look(&server, id, "running", "").await;
        let (status, refused) = post(server.address, "/api/reviews", wanted("random")).await;
        assert_eq!((status, &refused["code"]), (429, &json!("too_fast")));
        let path = format!("/api/reviews/{id}");
        assert_eq!(server.ask("DELETE", &path, "").await.0, 204);
        look(&server, id, "cancelled", "").await;
        // It is over for good, and the next has its turn.
        assert_eq!(server.ask("DELETE", &path, "").await.0, 204);
        let (_, begun) = post(server.address, "/api/reviews", wanted("pimc:worlds=1")).await;
        let failed = look(&server, begun["id"].as_str().unwrap(), "failed", "").await;
        assert!(failed["error"].as_str().unwrap().ends_with("has no opinion"), "{failed}");
        assert_eq!(look(&server, id, "cancelled", "").await["n_decisions"], 0);
    });
}
