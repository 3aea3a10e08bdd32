//! Frames that nobody should send: the offender gets an error or is closed, the table goes on.

use serde_json::{Value, json};

use crate::client::{Client, backgammon, block_on, post, seated};
use crate::play::Server;

/// A generator of ours, so that a failure can be repeated.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    /// A frame of the protocol, right or nearly so.
    fn message(&mut self) -> String {
        let whole = [
            json!({"type": "act", "expected_seq": 1, "action_id": "a", "action": {"type": "roll"}}),
            json!({"type": "act", "expected_seq": 0, "action_id": "", "action": {"type": "play"}}),
            json!({"type": "ready", "ready": true}),
            json!({"type": "pledge", "pledge": "00"}),
            json!({"type": "contribute", "contribution": "zz"}),
            json!({"type": "kick", "entrant": 255}),
            json!({"type": "invite", "entrant": 1, "agent": "x:y=z"}),
            json!({"type": "resign", "worth": 0}),
            json!({"type": "answer_resign", "accept": true}),
            json!({"type": "consent", "entrant": 9, "agreed": true}),
            json!({"type": "stop"}),
            json!({"type": "pace", "move_ms": 99_999_999}),
            json!({"type": "resync"}),
            json!({"type": "hello", "version": 2}),
            json!({"type": "join", "name": "again"}),
        ];
        whole[self.below(whole.len())].to_string()
    }

    /// The same with bytes changed, cut, or doubled.
    fn mangled(&mut self) -> String {
        let mut bytes = self.message().into_bytes();
        for _ in 0..self.below(4) {
            let at = self.below(bytes.len().max(1)).min(bytes.len().saturating_sub(1));
            match self.below(4) {
                0 if !bytes.is_empty() => bytes[at] = b" {}[]:,\"0a-"[self.below(11)],
                1 => bytes.truncate(at),
                2 => bytes.extend_from_within(..at),
                _ => bytes.insert(at, b'9'),
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

#[test]
fn a_table_goes_on_whatever_is_sent_to_it() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let mut room = backgammon();
        room["seats"][1] = json!({"type": "open"});
        let (_, room) = post(address, "/api/rooms", room).await;
        let id = room["id"].as_str().unwrap();
        let join = format!("/api/rooms/{id}/join");
        let (_, anna) = post(address, &join, json!({"name": "Anna"})).await;
        let (_, eve) = post(address, &join, json!({"name": "Eve"})).await;
        let mut watching = Client::connect(address, id, anna["token"].as_str()).await;
        watching.hear_of("state").await;
        let mut dice = Dice(7);
        for _ in 0..12 {
            let mut offender = Client::connect(address, id, eve["token"].as_str()).await;
            for _ in 0..50 {
                // A connection that was closed for it is closed; the next round opens another.
                if !offender.throw(&dice.mangled()).await {
                    break;
                }
            }
        }
        // Too much for one frame.
        let mut offender = Client::connect(address, id, eve["token"].as_str()).await;
        offender.throw(&"x".repeat(9 << 10)).await;
        let mut codes = Vec::new();
        while let Some(frame) = offender.hear_or_end().await {
            codes.extend(frame["code"].as_str().map(str::to_owned));
        }
        assert_eq!(codes, ["too_large"]);
        let mut eve = Client::connect(address, id, eve["token"].as_str()).await;
        eve.say(json!({"type": "ping", "n": 3})).await;
        assert_eq!(eve.hear_of("pong").await["n"], 3);
        watching.say(json!({"type": "ping", "n": 4})).await;
        assert_eq!(watching.hear_of("pong").await["n"], Value::from(4));
    });
}

/// A player's and a spectator's connection live on after any frame that is no message.
#[test]
fn a_frame_that_is_no_message_is_refused_and_the_connection_lives() {
    let server = Server::start(None);
    let address = server.address;
    block_on(async move {
        let (id, token) = seated(address, backgammon()).await;
        for token in [Some(token.as_str()), None] {
            let mut client = Client::connect(address, &id, token).await;
            client.hear_of("state").await;
            for (n, frame) in [
                "",
                "{",
                "[]",
                "null",
                "\u{0}",
                r#"{"n":1}"#,
                r#"{"type":"win"}"#,
                r#"{"type":"act"}"#,
                r#"{"type":"ready","ready":"yes"}"#,
                r#"{"type":"kick","entrant":256}"#,
                r#"{"type":"act","expected_seq":-1,"action_id":"a","action":{"type":"roll"}}"#,
                r#"{"type":"act","expected_seq":1,"action_id":"a","action":{"type":"win"}}"#,
                r#"{"type":"ping","n":1"#,
            ]
            .into_iter()
            .enumerate()
            {
                assert!(client.throw(frame).await, "{frame}");
                assert_eq!(client.hear_of("error").await["code"], "bad_message", "{frame}");
                client.say(json!({"type": "ping", "n": n})).await;
                assert_eq!(client.hear_of("pong").await["n"], n, "{frame}");
            }
        }
    });
}
