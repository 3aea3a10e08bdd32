//! As `log`, for the searches that go in rounds of playouts, worlds and sweeps.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use parlor_agent::{Ask, Budget, Edge, NodeKind, Replay, SearchEvent, SearchLog, Stream};
use parlor_game::{Answers, Entropy, Game, Observed, Seat, Silent, Stochastic};
use parlor_search::{
    AlphaBeta, Bounds, Cfr, Coverage, Found, GameTree, Ismcts, NoTrace, RandomPlayout, Regrets,
    Returns, RunningMean, Truncated, Uct, expected_returns, exploitability, pimc, pimc_traced,
    sampled_worlds,
};
use parlor_testkit::SplitMix;
use parlor_toy::{Cards, Kuhn, KuhnAction};

use crate::log::{N, assert_reported, child_of};
use crate::plain_tree::{PlainTree, Tree, Written};

const BOUNDS: Bounds = Bounds::symmetric(2.0);

/// Every node's visits and mean follow from the playouts that passed through it.
#[track_caller]
fn assert_playouts<G: Game>(log: &SearchLog<G>, found: &Found<G::Action>) {
    let replay = assert_reported(log, found);
    assert_eq!(log.steps().len() as u64, found.nodes);
    assert_eq!(u64::from(replay.nodes[0].visits), found.nodes);
    let mut means = vec![RunningMean::default(); replay.nodes.len()];
    for (event, &at) in log.events().iter().zip(&replay.at) {
        let SearchEvent::Worth { value, .. } = event else { continue };
        let mut next = Some(at);
        while let Some(node) = next {
            means[node as usize].add(*value);
            next = replay.nodes[node as usize].parent;
        }
    }
    for (node, mean) in replay.nodes.iter().zip(&means) {
        assert_eq!((u64::from(node.visits), node.value), (mean.n(), mean.estimate()));
    }
    for candidate in &found.candidates {
        let child = child_of(log, &replay, candidate.action);
        let node = child.map(|child| &replay.nodes[child as usize]);
        assert_eq!(node.map_or(0, |node| u64::from(node.visits)), candidate.visits);
        assert_eq!(node.and_then(|node| node.value), candidate.value);
    }
}

#[test]
fn uct_is_replayed() {
    let mut entropy = SplitMix::new(31);
    for seed in 0..N as u64 {
        let tree = Tree::random(&mut entropy, 5, true);
        if let Tree::Leaf(_) = tree {
            continue;
        }
        let game = PlainTree::new(&tree);
        let options = Uct {
            playouts: 1 + u64::from(entropy.below(60)),
            even_chance: entropy.below(2) == 0,
            nodes_max: 4 + entropy.below(100) as usize,
            ..Uct::default()
        };
        let mut playout = Truncated::new(Written(Bounds::UNIT), 9);
        let mut meter = Budget::UNLIMITED.meter();
        let plain =
            options.search(&game, &mut playout, &mut Stream::new(seed), &mut meter, &mut NoTrace);
        let mut log = SearchLog::of(game.clone());
        let found =
            options.search(&game, &mut playout, &mut Stream::new(seed), &mut meter, &mut log);
        assert_eq!(found, plain, "watching changes nothing");
        log.counted = found.nodes;
        assert_playouts(&log, &found);
        assert_kinds(&log);
    }
}

/// Every node is what the game says there.
#[track_caller]
fn assert_kinds(log: &SearchLog<PlainTree>) {
    use parlor_game::Turn;
    for (idx, node) in Replay::new(log).nodes.iter().enumerate() {
        let kind = match log.game_at(idx as u32).unwrap().turn() {
            Turn::Over => NodeKind::Leaf,
            Turn::Chance(_) => NodeKind::Chance,
            Turn::Decide(movers) if movers.contains(Seat::A) => NodeKind::Max,
            Turn::Decide(_) => NodeKind::Min,
        };
        assert_eq!(node.kind, kind);
    }
}

/// Kuhn poker at a random decision, and who decides.
fn random_decision(entropy: &mut SplitMix) -> (Kuhn, Seat, Vec<KuhnAction>) {
    let mut game = Kuhn::start(&Seat::A);
    let parlor_game::Turn::Chance(at) = game.turn() else { panic!("the deal is due") };
    let cards: Cards = game.draw(at, entropy);
    game.apply(cards, &mut Silent).unwrap();
    let mut seat = Seat::A;
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    // The first word is never the last.
    if entropy.below(2) == 0 {
        game.advance(&Answers::one(seat, legal[entropy.below(2) as usize]), &mut Silent);
        seat = Seat::B;
        game.legal(seat, &mut legal);
    }
    (game, seat, legal)
}

#[test]
fn information_set_uct_is_replayed() {
    let mut entropy = SplitMix::new(32);
    for seed in 0..N as u64 {
        let (game, seat, legal) = random_decision(&mut entropy);
        let view = game.view(seat);
        let ask = Ask { seat, view: &view, legal: &legal, budget: Budget::UNLIMITED };
        let options = Ismcts {
            playouts: 1 + u64::from(entropy.below(60)),
            nodes_max: 2 + entropy.below(40) as usize,
            ..Ismcts::default()
        };
        let mut playout = RandomPlayout::new(BOUNDS);
        let mut meter = Budget::UNLIMITED.meter();
        let plain =
            options.search(&ask, &mut playout, &mut Stream::new(seed), &mut meter, &mut NoTrace);
        let mut log = SearchLog::<Kuhn>::default();
        let found =
            options.search(&ask, &mut playout, &mut Stream::new(seed), &mut meter, &mut log);
        assert_eq!(found, plain, "watching changes nothing");
        log.counted = found.nodes;
        assert_playouts(&log, &found);
    }
}

#[test]
fn many_worlds_are_replayed() {
    let mut entropy = SplitMix::new(33);
    for seed in 0..N as u64 {
        let (game, seat, legal) = random_decision(&mut entropy);
        let view = game.view(seat);
        let n_worlds = 1 + entropy.below(20) as usize;
        let mut solver = AlphaBeta::new(Returns(BOUNDS), 9);
        let budget = Budget::nodes(1 + u64::from(entropy.below(150)));
        let mut stream = Stream::new(seed);
        let worlds = sampled_worlds::<Kuhn>(&view, seat, &mut stream).take(n_worlds);
        let worlds: Vec<(Kuhn, f64)> = worlds.collect();
        let plain =
            pimc(worlds.clone(), Coverage::Sample, seat, &legal, &mut solver, &mut budget.meter());
        let mut log = SearchLog::default();
        let asked = (seat, &legal[..]);
        let meter = &mut budget.meter();
        let found =
            pimc_traced(worlds.clone(), Coverage::Sample, asked, &mut solver, meter, &mut log);
        assert_eq!(found, plain, "watching changes nothing");
        log.counted = found.nodes;
        if log.events().is_empty() {
            assert_eq!(found.candidates[0].value, None, "not even one world was solved");
            continue;
        }
        let replay = assert_reported(&log, &found);
        let n_solved = log.steps().len();
        let solved: Vec<Kuhn> = worlds.iter().take(n_solved).map(|&(world, _)| world).collect();
        assert_eq!(log.worlds, solved);
        assert_eq!(replay.nodes[0].value.unwrap().value, found.value);
        for candidate in &found.candidates {
            let mut mean = RunningMean::default();
            for (nth, &world) in replay.nodes[0].children.iter().enumerate() {
                assert_eq!(log.nodes()[world as usize].1, Edge::World(nth as u32));
                let is_it = |&&child: &&u32| {
                    log.nodes()[child as usize].1 == Edge::Action(seat, candidate.action)
                };
                let child = *replay.nodes[world as usize].children.iter().find(is_it).unwrap();
                mean.add(replay.nodes[child as usize].value.unwrap().value);
            }
            assert_eq!((candidate.value, candidate.visits), (mean.estimate(), mean.n()));
        }
    }
}

#[test]
fn sweeps_are_replayed() {
    let tree = GameTree::new(&Kuhn::start(&Seat::A), 1_000).unwrap();
    let mut entropy = SplitMix::new(34);
    for nth in 0..N {
        let rule = if nth % 2 == 0 { Regrets::Plus } else { Regrets::Vanilla };
        let rounds = u64::from(1 + entropy.below(40));
        let mut plain = Cfr::new(&tree, rule);
        plain.run(rounds, &mut Budget::UNLIMITED.meter());
        let mut cfr = Cfr::new(&tree, rule);
        let mut log = SearchLog::of(Kuhn::start(&Seat::A));
        let mut meter = Budget::UNLIMITED.meter();
        assert_eq!(cfr.run_traced(rounds, &mut meter, &mut log), rounds);
        assert_eq!(cfr.average(), plain.average(), "watching changes nothing");
        log.counted = meter.used();

        let replay = Replay::new(&log);
        assert_eq!(replay.nodes.len(), tree.n_nodes());
        let last = log.events().len() as u32 - 1;
        assert_eq!(replay.counts_after(last).nodes, meter.used());
        let average = cfr.average();
        let worth = expected_returns(&tree, &average)[Seat::A];
        assert_eq!(replay.nodes[0].value.unwrap().value, worth);
        let learnt = *log.learning.last().unwrap();
        assert_eq!((u64::from(learnt.n), learnt.value), (rounds, worth));
        assert_eq!(learnt.exploitability, exploitability(&tree, &average));
        assert_eq!(log.learning.len(), log.steps().len());
        assert_shares(&log, &replay, |game, seat| {
            average.of(&tree, tree.find(seat, &game.view(seat)).unwrap()).to_vec()
        });
    }
}

/// The last share of every action is that of the average strategy, and values are means by these shares.
#[track_caller]
fn assert_shares(
    log: &SearchLog<Kuhn>,
    replay: &Replay,
    strategy: impl Fn(&Kuhn, Seat) -> Vec<f64>,
) {
    let share = |node: u32| {
        let events = &replay.nodes[node as usize].events;
        events.iter().rev().find_map(|&event| match log.events()[event as usize] {
            SearchEvent::Share(share) => Some(share),
            _ => None,
        })
    };
    for (idx, node) in replay.nodes.iter().enumerate() {
        let game = log.game_at(idx as u32).unwrap();
        let likely: Vec<f64> = match node.mover {
            Some(seat) => strategy(&game, seat),
            None => node
                .children
                .iter()
                .map(|&c| log.nodes()[c as usize].1.probability().unwrap())
                .collect(),
        };
        let mut mean = 0.0;
        for (&child, likely) in node.children.iter().zip(&likely) {
            assert_eq!(share(child), node.mover.map(|_| *likely));
            mean += likely * replay.nodes[child as usize].value.unwrap().value;
        }
        let expected =
            if node.children.is_empty() { f64::from(game.returns()[Seat::A]) } else { mean };
        assert!((node.value.unwrap().value - expected).abs() < 1e-12);
        assert_eq!(node.visits as usize, log.steps().len());
    }
}
