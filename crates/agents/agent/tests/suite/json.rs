//! Explanations as JSON, as a page reads them.

use parlor_agent::{
    Body, Candidate, Cut, CutReason, Estimate, Explanation, Message, Node, NodeKind, Panel, Scale,
    Tone, Tree, Unit,
};
use parlor_game::Seat;
use serde_json::{Value, json};

fn tree() -> Tree {
    let root = Node {
        parent: None,
        kind: NodeKind::Max,
        mover: Some(Seat::B.into()),
        edge: Message::new("study-root"),
        probability: None,
        window: Some((f64::NEG_INFINITY, 0.5)),
        value: Some(Estimate::sampled(0.25, 0.125)),
        cut: Some(Cut { reason: CutReason::Star1, n_skipped: 3, sentence: None }),
        tone: Tone::Chosen,
        n_below: 12,
    };
    Tree { values: Scale::new("study-utility", Unit::signed(2)), nodes: vec![root], n_visited: 13 }
}

#[test]
fn an_explanation_is_plain_data() {
    let why = Explanation {
        verdict: Some(Message::new("said").with("n", 3u32).with("who", Seat::C)),
        chosen: Some(1),
        candidates: vec![Candidate::new(1, Message::verbatim("8/5 6/5")).valued(0.16)],
        panels: vec![Panel::new(Message::new("study-tree"), Body::Tree(tree()))],
        ..Explanation::default()
    };
    let value: Value = serde_json::to_value(&why).unwrap();
    assert_eq!(value["chosen"], 1);
    assert_eq!(value["verdict"]["args"][1], json!(["who", {"type": "seat", "value": "C"}]));
    let count = json!({"type": "number", "value": {"value": 3.0, "unit": {"type": "count"}}});
    assert_eq!(value["verdict"]["args"][0], json!(["n", count]));
    assert_eq!(
        value["candidates"][0]["value"],
        json!({"value": 0.16, "bound": "exact", "error": null})
    );
    let body = &value["panels"][0]["body"];
    assert_eq!((&body["type"], &body["n_visited"]), (&json!("tree"), &json!(13)));
    let node = &body["nodes"][0];
    assert_eq!(
        (&node["kind"], &node["mover"], &node["tone"]),
        (&json!("max"), &json!("B"), &json!("chosen"))
    );
    // An open end of the window cannot be written as a number.
    assert_eq!(node["window"], json!([null, 0.5]));
    assert_eq!(node["cut"], json!({"reason": "star1", "n_skipped": 3, "sentence": null}));
    assert_eq!(serde_json::from_value::<Explanation>(value).unwrap(), why);
}
