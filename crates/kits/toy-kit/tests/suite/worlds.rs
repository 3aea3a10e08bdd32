//! Searches of guessed worlds, laid open.

use std::sync::Arc;

use parlor_agent::Budget;
use parlor_kit::{Advice, Explorable, Kit, Records};
use parlor_toy_kit::KuhnKit;

/// Who holds the king does not know which of the two other cards the opponent holds: each world has the
/// name of its own cards.
#[test]
fn every_world_is_named_by_its_own_cards() {
    let question = KuhnKit::position("K? check bet").unwrap().unwrap();
    let asked = Advice::<KuhnKit> { question, registry: Arc::new(KuhnKit::registry()) };
    let explored = asked.explore("pimc", 1, Budget::UNLIMITED).unwrap().summary("x");
    let worlds = explored.nodes.iter().filter(|node| node.parent == Some(0));
    let mut names: Vec<String> = worlds.map(|node| node.edge.to_string()).collect();
    names.sort();
    assert!(names[0].contains("K J") && names[1].contains("K Q"), "{names:?}");
}
