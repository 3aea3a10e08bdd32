//! What is said at an online table, and what its log holds.

use parlor_wire::online::{ChatMsg, ClientMsg, ErrorCode, PromptMsg, ServerMsg, TableEventMsg};
use serde_json::{Value, json};

/// The lines of the examples in the protocol's page whose blocks are marked with `mark`.
fn examples(mark: &str) -> Vec<Value> {
    let page = include_str!("../../../docs/dev/online-protocol.md");
    let blocks = page.split("```").skip(1).step_by(2);
    let blocks = blocks.filter_map(|block| block.strip_prefix("json\n")?.strip_prefix(mark));
    let lines = blocks.flat_map(str::lines).filter(|line| line.starts_with('{'));
    lines.map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}"))).collect()
}

#[test]
fn the_examples_of_a_client_are_understood() {
    let examples = examples("// client");
    let mut sorts = Vec::new();
    for example in examples {
        let read: ClientMsg<Value> = serde_json::from_value(example.clone()).unwrap();
        let written = serde_json::to_value(&read).unwrap();
        for (name, value) in example.as_object().unwrap() {
            assert_eq!(written[name], *value, "{example}");
        }
        sorts.push(example["type"].as_str().unwrap().to_owned());
    }
    for sort in [
        "hello",
        "join",
        "leave",
        "ready",
        "pause",
        "pledge",
        "contribute",
        "act",
        "away",
        "chat",
        "rematch",
        "kick",
        "invite",
        "resync",
        "ping",
    ] {
        assert!(sorts.iter().any(|known| known == sort), "no example of {sort}");
    }
}

#[test]
fn the_examples_of_the_server_are_what_it_writes() {
    type Msg = ServerMsg<Value, Value, Value, Value, Value>;
    let written: Vec<Value> = [
        Msg::Welcome { version: 2, parlor: "0.1.0".into(), now_ms: 1_000, me: Some(2) },
        Msg::Accepted { action_id: "a1".into(), seq: 7 },
        Msg::Error { code: ErrorCode::Stale, detail: None, action_id: Some("a1".into()) },
        Msg::Pong { n: 3, now_ms: 1_200 },
        Msg::Said { chat: ChatMsg { entrant: None, name: String::new(), text: "Hello".into() } },
        Msg::Event {
            version: 7,
            at_ms: 1_100,
            event: TableEventMsg::Asked {
                prompt: PromptMsg {
                    seq: 7,
                    legal: vec![json!({"type": "roll"}), json!({"type": "double"})],
                    until_ms: Some(9_100),
                    bank_ms: 60_000,
                    window: false,
                },
            },
        },
    ]
    .iter()
    .map(|message| serde_json::to_value(message).unwrap())
    .collect();
    assert_eq!(examples("// server"), written);
}
