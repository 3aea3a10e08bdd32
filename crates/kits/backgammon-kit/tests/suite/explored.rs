//! Large searches laid open: what pruning leaves out is listed or counted, never dropped.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::collections::HashMap;
use std::sync::Arc;

use parlor_agent::Budget;
use parlor_backgammon_kit::BackgammonKit;
use parlor_kit::{Advice, Explorable, FirstChild, Kit, Records};
use parlor_wire::online::ExploredNodeMsg;

const START: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10";

/// All nodes of a search, each by the edges that lead to it from the root.
fn explored(spec: &str) -> HashMap<Vec<String>, ExploredNodeMsg> {
    let question = BackgammonKit::position(START).unwrap().unwrap();
    let asked = Advice::<BackgammonKit> { question, registry: Arc::new(BackgammonKit::registry()) };
    let explored = asked.explore(spec, 1, Budget::UNLIMITED).unwrap();
    let root = explored.summary("x").nodes.swap_remove(0);
    let mut ways = HashMap::from([(root.id, Vec::new())]);
    let mut nodes = HashMap::from([(Vec::new(), root)]);
    for node in explored.nodes(0, FirstChild::Nth(0), usize::MAX).unwrap().nodes {
        let mut way = ways[&node.parent.unwrap()].clone();
        way.push(node.edge.to_string());
        ways.insert(node.id, way.clone());
        assert!(nodes.insert(way, node).is_none(), "two children by one edge");
    }
    nodes
}

/// The whole tree is known from the search without pruning: wherever another one has a node, visited or not,
/// it knows of as many children.
#[test]
fn every_child_is_listed_or_counted() {
    let whole = explored("expectiminimax:depth=3,prune=none");
    let mut n_listed: HashMap<&[String], u32> = HashMap::new();
    for way in whole.keys().filter(|way| !way.is_empty()) {
        *n_listed.entry(&way[..way.len() - 1]).or_default() += 1;
    }
    for (way, node) in &whole {
        assert_eq!(n_listed.get(&way[..]).copied().unwrap_or(0), node.n_children, "{way:?}");
    }
    // Gamma and Star1 leave out so little here that all of it is listed; Star2 shows the rest as a number.
    for (prune, counts) in [("gamma", false), ("star1", false), ("star2", true)] {
        let pruned = explored(&format!("expectiminimax:depth=3,prune={prune}"));
        let mut n_unlisted = 0;
        for (way, node) in &pruned {
            let listed = pruned.values().filter(|child| child.parent == Some(node.id)).count();
            assert_eq!(listed as u32, node.n_children, "{prune} {way:?}");
            let known = node.n_children + node.n_unlisted;
            assert_eq!(known, whole[way].n_children, "{prune} {way:?}: {node:?}");
            n_unlisted += node.n_unlisted;
        }
        assert!(pruned.values().any(|node| !node.visited), "{prune} leaves something out");
        assert_eq!(n_unlisted > 0, counts, "{prune}: {n_unlisted} not listed");
    }
}
