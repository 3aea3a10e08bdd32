//! Replaying the log of a search rebuilds the tree, the values and the counts that it reported: a thousand
//! random searches of each algorithm, against what the search says, what a recorder draws, and the definition.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use parlor_agent::{
    Bound, Budget, CutReason, Edge, Estimate, NodeKind, Replay, Scale, SearchEvent, SearchLog, Unit,
};
use parlor_game::{Answers, Entropy, Game, Seat, Silent, Stochastic, Turn};
use parlor_search::{BestFirst, Bounds, ByValue, Found, Prune, Recorder, Search};
use parlor_testkit::SplitMix;

use crate::minimax::{WIDE, random_choices};
use crate::plain_tree::{PlainTree, Tree, Written};

pub(crate) const N: usize = 1_000;
const UNIT: Written = Written(Bounds::UNIT);

/// The value for `A` by the definition; a spent `depth` is worth 0, as `Written` says.
fn value(game: &PlainTree, depth: u32) -> f64 {
    let after = |answer: &Answers<usize>| {
        let mut after = game.clone();
        after.advance(answer, &mut Silent);
        value(&after, depth - 1)
    };
    match game.turn() {
        Turn::Over => written(game),
        _ if depth == 0 => 0.0,
        Turn::Decide(movers) => {
            let mover = movers.first().unwrap();
            let values = children(game).into_iter().map(|nth| after(&Answers::one(mover, nth)));
            let is_max = mover == Seat::A;
            values.reduce(|a, b| if is_max { a.max(b) } else { a.min(b) }).unwrap()
        }
        Turn::Chance(at) => {
            let total: u32 = game.outcomes(at).unwrap().map(|(_, weight)| weight).sum();
            let worth = |(nth, weight): (usize, u32)| {
                let mut after = game.clone();
                after.apply(nth, &mut Silent).unwrap();
                f64::from(weight) * value(&after, depth - 1)
            };
            game.outcomes(at).unwrap().map(worth).sum::<f64>() / f64::from(total)
        }
    }
}

fn written(game: &PlainTree) -> f64 {
    parlor_search::Evaluate::value(&mut UNIT.clone(), game, Seat::A)
}

/// The numbers of the actions or outcomes.
fn children(game: &PlainTree) -> Vec<usize> {
    match game.turn() {
        Turn::Over => Vec::new(),
        Turn::Chance(at) => game.outcomes(at).unwrap().map(|(nth, _)| nth).collect(),
        Turn::Decide(movers) => {
            let mut legal = Vec::new();
            game.legal(movers.first().unwrap(), &mut legal);
            legal
        }
    }
}

/// What every log must hold: the counts and values that the search reported.
#[track_caller]
pub(crate) fn assert_reported<G: Game>(log: &SearchLog<G>, found: &Found<G::Action>) -> Replay {
    let replay = Replay::new(log);
    assert_eq!(replay.nodes.len(), log.nodes().len());
    let last = log.events().len() as u32 - 1;
    assert_eq!(replay.counts_after(last).nodes, found.nodes);
    for (idx, node) in replay.nodes.iter().enumerate() {
        assert!(node.parent.is_none_or(|parent| (parent as usize) < idx));
        assert!(
            node.children
                .iter()
                .all(|&child| replay.nodes[child as usize].parent == Some(idx as u32))
        );
        assert!(node.events.iter().all(|&event| replay.at[event as usize] == idx as u32));
        let below = node.children.iter().map(|&child| 1 + replay.nodes[child as usize].n_below);
        assert_eq!(node.n_below, below.sum::<u32>());
    }
    let n_events: usize = replay.nodes.iter().map(|node| node.events.len()).sum();
    assert_eq!(n_events, log.events().len());
    replay
}

/// The child of the root to which `action` leads.
pub(crate) fn child_of<G: Game>(
    log: &SearchLog<G>,
    replay: &Replay,
    action: G::Action,
) -> Option<u32> {
    let leads =
        |&child: &u32| matches!(log.nodes()[child as usize].1, Edge::Action(_, a) if a == action);
    replay.nodes[0].children.iter().copied().find(leads)
}

/// A depth-first search as its log tells it, as a recorder draws it, and by the definition.
#[track_caller]
fn assert_depth_first(
    game: &PlainTree,
    depth: u32,
    prune: Prune,
    budget: Option<u64>,
    search: &mut dyn FnMut(Watch<'_>, &mut parlor_agent::Meter<'_>) -> Found<usize>,
) {
    let budget = Budget { nodes: budget, ..Budget::UNLIMITED };
    let plain = search(Watch::Nobody, &mut budget.meter());
    let mut log = SearchLog::of(game.clone());
    let found = search(Watch::Log(&mut log), &mut budget.meter());
    assert_eq!(found, plain, "watching changes nothing");
    let mut recorder = Recorder::new(usize::MAX);
    search(Watch::Recorder(&mut recorder), &mut budget.meter());
    let drawn = recorder.tree(Scale::new("study-utility", Unit::number(1)), Edge::debug_label);

    let replay = assert_reported(&log, &found);
    assert_eq!(replay.nodes.len(), drawn.nodes.len());
    let mut skipped = 0;
    for (node, drawn) in replay.nodes.iter().zip(&drawn.nodes) {
        assert_eq!(node.parent, drawn.parent.map(|parent| parent as u32));
        assert_eq!((node.kind, node.value), (drawn.kind, drawn.value));
        assert_eq!(node.mover, drawn.mover.map(Seat::from));
        let cut = node.cut.filter(|cut| cut.reason != CutReason::Depth);
        let cut = cut.map(|cut| (cut.reason, cut.n_skipped));
        let seen = drawn.cut.as_ref().filter(|cut| cut.reason != CutReason::Budget);
        assert_eq!(cut, seen.map(|cut| (cut.reason, cut.n_skipped)));
        skipped += u64::from(cut.map_or(0, |(_, n)| n));
    }
    let counts = replay.counts_after(log.events().len() as u32 - 1);
    assert_eq!(counts.skipped, skipped);
    let leaves = drawn.nodes.iter().filter(|n| n.kind == NodeKind::Leaf && n.value.is_some());
    assert_eq!(counts.leaves, leaves.count() as u64);
    if found.spent.is_some() {
        return;
    }
    assert_eq!(replay.nodes[0].value.unwrap().value, found.value);
    for candidate in &found.candidates {
        let child = child_of(&log, &replay, candidate.action).unwrap();
        let node = &replay.nodes[child as usize];
        assert_eq!(node.value.unwrap().value, candidate.value.unwrap().value);
        assert_eq!(1 + u64::from(node.n_below), candidate.visits);
    }
    assert_true_values(&log, &replay, depth, prune);
}

/// Every value is that of the definition, or a bound of it; no child is missing but those that a cut counts.
#[track_caller]
fn assert_true_values(log: &SearchLog<PlainTree>, replay: &Replay, depth: u32, prune: Prune) {
    let mut levels = vec![0; replay.nodes.len()];
    for (idx, node) in replay.nodes.iter().enumerate() {
        levels[idx] = node.parent.map_or(0, |parent| levels[parent as usize] + 1);
        let game = log.game_at(idx as u32).unwrap();
        let truth = value(&game, depth - levels[idx]);
        let Estimate { value, bound, .. } = node.value.unwrap();
        match bound {
            Bound::Exact => assert!((value - truth).abs() < 1e-9, "{value} {truth}"),
            Bound::AtMost => assert!(truth <= value + 1e-9, "{truth} at most {value}"),
            Bound::AtLeast => assert!(truth >= value - 1e-9, "{truth} at least {value}"),
        }
        let n_skipped = node.cut.map_or(0, |cut| cut.n_skipped as usize);
        // A node that Star2 gives up in the middle counts the outcome that it has only probed.
        if prune != Prune::Star2 {
            assert_eq!(node.children.len() + n_skipped, children(&game).len());
        }
        assert_eq!(node.cut.is_some_and(|cut| cut.reason == CutReason::Depth), {
            node.kind == NodeKind::Leaf && game.turn() != Turn::Over
        });
        let worths = node.events.iter().filter_map(|&event| match log.events()[event as usize] {
            SearchEvent::Worth { value, range } => Some((value, range)),
            _ => None,
        });
        if let (Bound::Exact, Some((last, _))) = (bound, worths.clone().next_back()) {
            assert!((last - value).abs() < 1e-9, "the last word is the value");
        }
        if prune == Prune::None && node.kind == NodeKind::Chance {
            let ranges = worths.filter_map(|(_, range)| range);
            assert!(
                { ranges }.all(|range| range.alpha <= truth + 1e-9 && truth <= range.beta + 1e-9)
            );
        }
    }
}

/// Who watches.
enum Watch<'w> {
    Nobody,
    Log(&'w mut SearchLog<PlainTree>),
    Recorder(&'w mut Recorder<PlainTree>),
}

/// Runs `$method` of a search of `$evaluate` with moves sorted if `$sorted`, watched by `$watch`.
macro_rules! watched {
    ($watch:ident, $evaluate:expr, $sorted:expr, |$search:ident| $run:expr) => {{
        macro_rules! with {
            ($tracer:expr) => {
                if $sorted {
                    let order = ByValue::new($evaluate);
                    let mut $search = Search::new($evaluate).order(order).trace($tracer);
                    $run
                } else {
                    let mut $search = Search::new($evaluate).trace($tracer);
                    $run
                }
            };
        }
        match $watch {
            Watch::Nobody => with!(parlor_search::NoTrace),
            Watch::Log(log) => with!(log),
            Watch::Recorder(recorder) => with!(recorder),
        }
    }};
}

fn random_budget(entropy: &mut SplitMix) -> Option<u64> {
    (entropy.below(5) == 0).then(|| u64::from(1 + entropy.below(40)))
}

#[test]
fn minimax_and_alpha_beta_are_replayed() {
    let mut entropy = SplitMix::new(21);
    for _ in 0..N {
        let game = PlainTree::new(&random_choices(&mut entropy, 5, true));
        let depth = 1 + entropy.below(6);
        let (budget, sorted) = (random_budget(&mut entropy), entropy.below(2) == 0);
        assert_depth_first(&game, depth, Prune::None, budget, &mut |watch, meter| {
            watched!(watch, WIDE, sorted, |s| s.minimax(&game, Seat::A, depth, meter))
        });
        assert_depth_first(&game, depth, Prune::Star1, budget, &mut |watch, meter| {
            watched!(watch, WIDE, sorted, |s| s.alpha_beta(&game, Seat::A, depth, meter))
        });
    }
}

#[test]
fn expectiminimax_is_replayed_with_every_pruning() {
    let mut entropy = SplitMix::new(22);
    for _ in 0..N {
        let game = PlainTree::new(&Tree::random(&mut entropy, 5, true));
        let depth = 1 + entropy.below(6);
        let (budget, sorted) = (random_budget(&mut entropy), entropy.below(2) == 0);
        for prune in Prune::ALL {
            assert_depth_first(&game, depth, prune, budget, &mut |watch, meter| {
                watched!(watch, UNIT, sorted, |s| s.expectiminimax(
                    &game,
                    Seat::A,
                    depth,
                    prune,
                    meter
                ))
            });
        }
    }
}

#[test]
fn best_first_is_replayed() {
    let mut entropy = SplitMix::new(23);
    for _ in 0..N {
        let game = PlainTree::new(&random_choices(&mut entropy, 5, true));
        let options =
            BestFirst { nodes_max: 1 + entropy.below(200) as usize, tail: entropy.below(3) };
        let budget = Budget { nodes: random_budget(&mut entropy), ..Budget::UNLIMITED };
        let plain = Search::new(WIDE).best_first(&game, Seat::A, options, &mut budget.meter());
        let mut log = SearchLog::of(game.clone());
        let mut search = Search::new(WIDE).trace(&mut log);
        let found = search.best_first(&game, Seat::A, options, &mut budget.meter());
        assert_eq!(found, plain, "watching changes nothing");
        log.counted = found.nodes;
        let replay = assert_reported(&log, &found);
        assert_eq!(replay.nodes[0].value, Some(Estimate::exact(found.value)));
        for candidate in &found.candidates {
            let node = child_of(&log, &replay, candidate.action)
                .map(|child| &replay.nodes[child as usize]);
            assert_eq!(node.and_then(|node| node.value), candidate.value);
            assert_eq!(node.map_or(0, |node| 1 + u64::from(node.n_below)), candidate.visits);
        }
        let mut recorder = Recorder::new(usize::MAX);
        let mut search = Search::new(WIDE).trace(&mut recorder);
        search.best_first(&game, Seat::A, options, &mut budget.meter());
        let drawn = recorder.tree(Scale::new("study-utility", Unit::number(1)), Edge::debug_label);
        assert_eq!(replay.nodes.len(), drawn.nodes.len());
        // A round is an expansion, but for the first, which values the root.
        let expanded = replay.nodes.iter().filter(|node| !node.children.is_empty()).count();
        assert_eq!(log.steps().len(), 1 + expanded);
        for node in replay.nodes.iter().filter(|node| !node.children.is_empty()) {
            let values =
                node.children.iter().map(|&c| replay.nodes[c as usize].value.unwrap().value);
            let best = if node.kind == NodeKind::Max { f64::max } else { f64::min };
            assert_eq!(node.value.unwrap().value, values.reduce(best).unwrap());
        }
    }
}
