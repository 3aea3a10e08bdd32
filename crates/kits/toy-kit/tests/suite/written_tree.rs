//! Trees written by hand: the worked examples of the thesis, and what cannot be searched.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use parlor_agent::{Algorithm, Ask, Budget, Message};
use parlor_game::{Game, Seat};
use parlor_kit::{Explorable, ExploreError, Explored, Exploring, FirstChild, Kit};
use parlor_toy::TicTacToe;
use parlor_toy_kit::{TicTacToeKit, TypedTree};
use parlor_wire::online::{ExplorationMsg, ExploreEventMsg, ExploredNodeMsg};

const MINIMAX: &str = "max(min(3, 12, 8), min(2, 4, 6), min(14, 5, 2))";

/// The tree of the explorer's picture.
const REPLY: &str = "[0, 10] max(A = chance(0.7: min(6, 9), 0.3: min(8, 10)), \
                     B = chance(0.7: min(3, 5), 0.3: min(2, 4)), \
                     C = chance(0.7: min(7, 5), 0.3: min(4, 6)))";

fn explore(text: &str, agent: &str) -> Result<Box<dyn Explored>, ExploreError> {
    TypedTree::read(text).unwrap().explore(agent, 1, Budget::UNLIMITED)
}

fn summary(text: &str, agent: &str) -> ExplorationMsg {
    explore(text, agent).unwrap().summary("x")
}

fn value(explored: &ExplorationMsg) -> f64 {
    explored.value.unwrap().value
}

fn is_near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-12
}

#[test]
fn minimax_of_the_first_worked_example() {
    for (agent, algorithm) in [("minimax", Algorithm::Minimax), ("alphabeta", Algorithm::AlphaBeta)]
    {
        let explored = summary(MINIMAX, agent);
        assert_eq!((value(&explored), explored.algorithm), (3.0, algorithm));
        assert_eq!(explored.action, Some(Message::verbatim("A")));
        assert_eq!(explored.counts.nodes, u64::from(explored.n_nodes));
    }
    // The definition looks at all 13 nodes; alpha-beta leaves out 4 and 6 after the 2.
    assert_eq!(summary(MINIMAX, "minimax").n_nodes, 13);
    let cut = summary(MINIMAX, "alphabeta");
    assert_eq!((cut.n_nodes, cut.counts.cuts, cut.counts.skipped), (11, 1, 2));
    assert_eq!(cut.nodes.iter().filter(|node| !node.visited).count(), 2);
}

#[test]
fn chance_nodes_are_means() {
    let tree = "max(chance(0.7: 3, 0.3: 2), chance(0.7: 6, 0.3: 8))";
    let explored = summary(tree, "expectiminimax:prune=none");
    let values: Vec<f64> =
        explored.candidates.iter().map(|candidate| candidate.value.unwrap().value).collect();
    assert!(is_near(values[0], 2.7) && is_near(values[1], 6.6), "{values:?}");
    assert!(is_near(value(&explored), 6.6));
    assert_eq!(explored.action, Some(Message::verbatim("B")));
    // Each side chooses in the other kind of tree as well, and chance may come first.
    assert!(is_near(value(&summary("chance(0.7: 6, 0.3: 8)", "expectiminimax")), 6.6));
    assert_eq!(value(&summary("min(3, 2)", "minimax")), 2.0);
}

/// The same order of leaves, another choice: with chance the size of values matters.
#[test]
fn larger_leaves_in_the_same_order_change_the_choice() {
    let choice = |[a, b, c, d]: [u32; 4]| {
        let tree = format!("max(chance(0.9: {b}, 0.1: {c}), chance(0.9: {a}, 0.1: {d}))");
        summary(&tree, "expectiminimax:prune=none").action.unwrap()
    };
    assert_eq!(choice([1, 3, 4, 5]), Message::verbatim("A"));
    assert_eq!(choice([1, 30, 40, 500]), Message::verbatim("B"));
}

#[test]
fn the_tree_of_the_picture() {
    let all = summary(REPLY, "expectiminimax:prune=none");
    assert_eq!((all.n_nodes, all.counts.leaves, all.counts.cuts), (22, 12, 0));
    let star1 = summary(REPLY, "expectiminimax:prune=star1");
    assert_eq!((star1.n_nodes, star1.counts.nodes, star1.n_steps), (15, 15, 15));
    assert_eq!((star1.counts.leaves, star1.counts.cuts), (7, 3));
    for explored in [&all, &star1] {
        assert!(is_near(value(explored), 6.6));
        assert_eq!(explored.action, Some(Message::verbatim("A")));
    }
    // What was cut away is drawn in full: both trees have the same shape.
    assert_eq!((star1.nodes.len(), star1.nodes[0].n_below), (22, 21));
    let kinds = |msg: &ExplorationMsg| {
        let mut kinds: Vec<_> = msg.nodes.iter().map(|n| format!("{:?}", n.kind)).collect();
        kinds.sort();
        kinds
    };
    assert_eq!(kinds(&all), kinds(&star1));
    let c = star1.nodes.iter().find(|node| node.edge == Message::verbatim("C")).unwrap();
    let cut = c.history.iter().find_map(|change| match change.event {
        ExploreEventMsg::Cut { value, limit, n_skipped, .. } => Some((value, limit, n_skipped)),
        _ => None,
    });
    let (at_most, limit, n_skipped) = cut.unwrap();
    assert!(is_near(at_most, 6.5) && is_near(limit, 6.6) && n_skipped == 1);
}

#[test]
fn every_search_of_a_tree_comes_to_its_value() {
    for prune in ["none", "gamma", "star1", "star2"] {
        for order in ["on", "off"] {
            let agent = format!("expectiminimax:prune={prune},order={order}");
            assert!(is_near(value(&summary(REPLY, &agent)), 6.6), "{agent}");
        }
    }
    assert_eq!(value(&summary(MINIMAX, "bestfirst")), 3.0);
    let uct = summary(REPLY, "uct:playouts=300");
    assert_eq!((uct.algorithm, uct.n_steps), (Algorithm::Uct, 300));
    assert_eq!(uct.action, Some(Message::verbatim("A")));
}

#[test]
fn the_rest_is_fetched_a_part_at_a_time() {
    let explored = explore(REPLY, "expectiminimax:prune=star1").unwrap();
    let all = explored.summary("x");
    let part = |node, first, most| explored.nodes(node, first, most).map(|part| part.nodes);
    let below = |node, most| part(node, FirstChild::Nth(0), most);
    assert_eq!(below(0, 100).unwrap(), all.nodes[1..]);
    assert_eq!(below(0, 3).unwrap(), all.nodes[1..4]);
    let unseen = all.nodes.iter().find(|node| !node.visited && node.n_children > 0).unwrap();
    assert_eq!(below(unseen.id, 9).unwrap().len(), 2);
    assert_eq!((below(22, 9), below(u32::MAX, 9)), (None, None));
    // Of the children 1, 8 and 11 the last, with what is below it; then the piece of two that holds the second.
    let last = part(0, FirstChild::Nth(2), 100).unwrap();
    assert_eq!((last[0].nth, last[0].id), (2, 11));
    assert_eq!(last.len() as u32, 1 + last[0].n_below);
    let ids = |nodes: Vec<ExploredNodeMsg>| nodes.iter().map(|node| node.id).collect::<Vec<_>>();
    assert_eq!(ids(part(0, FirstChild::Near(8), 2).unwrap()), [1, 8]);
    assert_eq!(ids(part(0, FirstChild::Near(11), 2).unwrap())[0], 11);
    assert_eq!(part(0, FirstChild::Nth(3), 9), Some(Vec::new()));
    assert_eq!(part(0, FirstChild::Near(2), 9), None, "it is no child of the root");
    let steps = explored.steps(9, 2);
    assert_eq!((steps.first, steps.steps.len()), (9, 2));
    assert_eq!(steps.steps[..], all.steps.steps[9..11]);
    // The search comes to the first reply of B after B itself.
    assert_eq!(steps.open, [0, 8]);
    assert!(explored.steps(15, 9).steps.is_empty() && explored.steps(u32::MAX, 9).steps.is_empty());
    let english = parlor_texts::Language::English;
    let found = |text: &str, after| explored.find(text, after, english).path;
    assert_eq!(
        (found("b", None), found("b", Some(8)), found("z", None)),
        (vec![0, 8], vec![0, 8], vec![])
    );
    assert!(explored.board(0).is_none(), "a tree has no board");
}

#[test]
fn what_cannot_be_searched_says_why() {
    let refused = |text: &str, agent: &str| explore(text, agent).err().unwrap().to_string();
    assert!(refused(REPLY, "minimax").contains("use expectiminimax:prune=none"));
    assert!(refused(REPLY, "alphabeta").contains("use expectiminimax:prune=star1"));
    assert!(refused(REPLY, "bestfirst").contains("knows no chance"));
    assert!(refused(MINIMAX, "random").contains("random does not search"));
    assert!(refused(MINIMAX, "chess").contains("chess"));
    assert!(refused(MINIMAX, "minimax:depth=0").contains("depth"));
}

/// A window belongs to a search that can use it: without pruning none is drawn, not even an open one.
#[test]
fn only_searches_with_windows_tell_of_them() {
    for (text, agent, wanted) in [
        (MINIMAX, "minimax", false),
        (MINIMAX, "alphabeta", true),
        (REPLY, "expectiminimax:prune=none", false),
        (REPLY, "expectiminimax:prune=star1", true),
        (REPLY, "expectiminimax:prune=star2", true),
    ] {
        let nodes = summary(text, agent).nodes;
        let has_window = |event: &ExploreEventMsg| matches!(event, ExploreEventMsg::Window { .. });
        let told = nodes.iter().flat_map(|node| &node.history).any(|it| has_window(&it.event));
        assert_eq!(told, wanted, "{agent}");
    }
}

#[test]
fn a_log_that_is_full_ends_the_search_and_says_so() {
    let game = TicTacToe::start(&Seat::A);
    let mut legal = Vec::new();
    game.legal(Seat::A, &mut legal);
    let registry = TicTacToeKit::registry();
    let exploring = Exploring {
        game: None,
        position: None,
        registry: &registry,
        ask: Ask { seat: Seat::A, view: &game, legal: &legal, budget: Budget::UNLIMITED },
        seen: &[],
        put_view: None,
        cut_away_max: 0,
        events_max: 5_000,
    };
    let error = exploring.explore("minimax", 1).err().unwrap();
    assert_eq!(error, ExploreError::LogFull { most: 5_000 });
    assert!(error.to_string().contains("stopped when its log had 5000 events; lower the depth"));
}
