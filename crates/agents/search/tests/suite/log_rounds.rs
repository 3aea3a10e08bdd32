//! As `log`, for the searches that go in rounds of playouts, worlds and sweeps.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::Hash;

use parlor_agent::{Ask, Budget, Edge, NodeKind, Replay, SearchEvent, SearchLog, Stream};
use parlor_game::{Answers, Entropy, Game, Hidden, Observed, Seat, Silent, Stochastic, Turn};
use parlor_search::{
    AlphaBeta, Bounds, Cfr, Coverage, Found, GameTree, Ismcts, NoTrace, RandomPlayout, Regrets,
    Returns, RunningMean, Truncated, Uct, expected_returns, exploitability, pimc, pimc_traced,
    sampled_worlds,
};
use parlor_testkit::SplitMix;
use parlor_toy::{Betting, Card, Cards, Known, Kuhn, KuhnAction};

use crate::log::{N, assert_reported, child_of};
use crate::plain_tree::{PlainTree, Tree, Written};
use crate::veiled::{Plan, Veiled};

/// What Kuhn poker is played for, and what the games with a secret are.
const BOUNDS: Bounds = Bounds::symmetric(2.0);
const ENDS: Bounds = Bounds::symmetric(4.0);

/// A game, who decides, and between what.
type Decision<G> = (G, Seat, Vec<<G as Game>::Action>);

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
    let mut seed = 0;
    while seed < N as u64 {
        let tree = Tree::random(&mut entropy, 5, true);
        // A leaf alone leaves nothing to search.
        if let Tree::Leaf(_) = tree {
            continue;
        }
        seed += 1;
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
    let Turn::Chance(at) = game.turn() else { panic!("the deal is due") };
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

/// A random game with a secret at its first decision, and who decides.
fn veiled_decision(entropy: &mut SplitMix) -> (Veiled, Seat, Vec<usize>) {
    let mut game = Veiled::start(&Plan::random(entropy));
    let outcome = game.draw((), entropy);
    game.apply(outcome, &mut Silent).unwrap();
    let Turn::Decide(movers) = game.turn() else { panic!("someone decides first") };
    let seat = movers.first().unwrap();
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    (game, seat, legal)
}

#[test]
fn information_set_uct_is_replayed() {
    let mut entropy = SplitMix::new(32);
    for seed in 0..N as u64 {
        assert_ismcts(&random_decision(&mut entropy), BOUNDS, seed, &mut entropy);
        assert_ismcts(&veiled_decision(&mut entropy), ENDS, seed, &mut entropy);
    }
}

#[track_caller]
fn assert_ismcts<G>(at: &Decision<G>, bounds: Bounds, seed: u64, entropy: &mut SplitMix)
where
    G: Hidden<Action: Debug> + Stochastic,
{
    let (game, seat, legal) = at;
    let view = game.view(*seat);
    let ask = Ask { seat: *seat, view: &view, legal, budget: Budget::UNLIMITED };
    let options = Ismcts {
        playouts: 1 + u64::from(entropy.below(60)),
        nodes_max: 2 + entropy.below(40) as usize,
        ..Ismcts::default()
    };
    let mut playout = RandomPlayout::new(bounds);
    let mut meter = Budget::UNLIMITED.meter();
    let plain =
        options.search(&ask, &mut playout, &mut Stream::new(seed), &mut meter, &mut NoTrace);
    let mut log = SearchLog::<G>::default();
    let found = options.search(&ask, &mut playout, &mut Stream::new(seed), &mut meter, &mut log);
    assert_eq!(found, plain, "watching changes nothing");
    log.counted = found.nodes;
    assert_playouts(&log, &found);
}

#[test]
fn many_worlds_are_replayed() {
    let mut entropy = SplitMix::new(33);
    let mut n_solved = [0; 2];
    // A budget may end before one world is solved; such a search has no log.
    while n_solved.iter().any(|&n| n < N) {
        let at = random_decision(&mut entropy);
        n_solved[0] += usize::from(assert_worlds(&at, BOUNDS, &mut entropy));
        let at = veiled_decision(&mut entropy);
        n_solved[1] += usize::from(assert_worlds(&at, ENDS, &mut entropy));
    }
}

/// Returns whether a world was solved.
#[track_caller]
fn assert_worlds<G>(at: &Decision<G>, bounds: Bounds, entropy: &mut SplitMix) -> bool
where
    G: Hidden<Action: Debug> + Stochastic + PartialEq + Debug,
{
    let &(ref game, seat, ref legal) = at;
    let view = game.view(seat);
    let n_worlds = 1 + entropy.below(20) as usize;
    let mut solver = AlphaBeta::new(Returns(bounds), 9);
    let budget = Budget::nodes(1 + u64::from(entropy.below(150)));
    let mut stream = Stream::new(entropy.bits());
    let worlds = sampled_worlds::<G>(&view, seat, &mut stream).take(n_worlds);
    let worlds: Vec<(G, f64)> = worlds.collect();
    let meter = &mut budget.meter();
    let plain = pimc(worlds.clone(), Coverage::Sample, seat, legal, &mut solver, meter);
    let mut log = SearchLog::default();
    let asked = (seat, &legal[..]);
    let meter = &mut budget.meter();
    let found = pimc_traced(worlds.clone(), Coverage::Sample, asked, &mut solver, meter, &mut log);
    assert_eq!(found, plain, "watching changes nothing");
    log.counted = found.nodes;
    if log.events().is_empty() {
        assert_eq!(found.candidates[0].value, None, "not even one world was solved");
        return false;
    }
    let replay = assert_reported(&log, &found);
    let n_solved = log.steps().len();
    let solved: Vec<G> = worlds.into_iter().take(n_solved).map(|(world, _)| world).collect();
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
    true
}

/// Every one of the games is another: in shape, odds, and what its ends are worth.
#[test]
fn sweeps_are_replayed() {
    let mut entropy = SplitMix::new(34);
    let mut plans = HashSet::new();
    while plans.len() < N {
        let plan = Plan::random(&mut entropy);
        if !plans.insert(plan.clone()) {
            continue;
        }
        let rule = if entropy.below(2) == 0 { Regrets::Plus } else { Regrets::Vanilla };
        let rounds = u64::from(1 + entropy.below(6));
        assert_sweeps(&Veiled::start(&plan), rule, rounds);
    }
}

/// Later sweeps are logged ever more seldom.
#[test]
fn long_learning_is_replayed() {
    for rounds in [20, 21, 40, 100] {
        for rule in [Regrets::Plus, Regrets::Vanilla] {
            assert_sweeps(&Kuhn::start(&Seat::A), rule, rounds);
        }
    }
}

/// The log of so many rounds of self-play rebuilds the tree, the strategy, and what it is worth.
#[track_caller]
fn assert_sweeps<G: Observed<View: Hash + Eq> + Stochastic>(game: &G, rule: Regrets, rounds: u64) {
    let tree = GameTree::new(game, 1_000).unwrap();
    let mut plain = Cfr::new(&tree, rule);
    plain.run(rounds, &mut Budget::UNLIMITED.meter());
    let mut cfr = Cfr::new(&tree, rule);
    let mut log = SearchLog::of(game.clone());
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

/// What the first round of Kuhn poker learns, by hand. With a jack `A` wins 1 by a bet that is folded to and loses 2
/// when it is called: −1/2 on average. After a check it loses 1 to a check, and to a bet 1 or 2: −5/4. Both together
/// are worth −7/8, so that a bet is 3/8 better than that and a check 3/8 worse, in each of two deals of 1/6.
#[test]
fn the_first_round_of_kuhn_poker_is_that_of_the_books() {
    let tree = GameTree::new(&Kuhn::start(&Seat::A), 1_000).unwrap();
    let mut log = SearchLog::of(Kuhn::start(&Seat::A));
    let mut cfr = Cfr::new(&tree, Regrets::Vanilla);
    cfr.run_traced(1, &mut Budget::UNLIMITED.meter(), &mut log);
    let replay = Replay::new(&log);
    let (mut n_jacks, mut n_answers) = (0, 0);
    for (idx, node) in replay.nodes.iter().enumerate() {
        let Some(seat) = node.mover else { continue };
        let view = log.game_at(idx as u32).unwrap().view(seat);
        let reach = node.events.iter().find_map(|&event| match log.events()[event as usize] {
            SearchEvent::Reach { own, others } => Some((own, others)),
            _ => None,
        });
        let learnt = |child: &u32| {
            let events = &replay.nodes[*child as usize].events;
            events.iter().find_map(|&event| match log.events()[event as usize] {
                SearchEvent::Learnt(choice) => {
                    Some([choice.share, choice.value, choice.regret, choice.sum])
                }
                _ => None,
            })
        };
        let learnt: Vec<_> = node.children.iter().map(|child| learnt(child).unwrap()).collect();
        match (view.betting, view.known) {
            (Betting::Opening, Known::Mine(Card::Jack)) => {
                n_jacks += 1;
                assert_close(reach.unwrap().into(), [1.0, 1.0 / 6.0]);
                assert_close(learnt[0], [0.5, -1.25, -0.125, 1.0]);
                assert_close(learnt[1], [0.5, -0.5, 0.125, 1.0]);
            }
            // The way there led by a check of one's own: half as likely, so that shares count half.
            (Betting::Bet(Seat::B), Known::Mine(Card::King)) => {
                n_answers += 1;
                assert_close(reach.unwrap().into(), [0.5, 1.0 / 12.0]);
                assert_close(learnt[0], [0.5, 2.0, 2.0 * 1.5 / 12.0, 0.5]);
                assert_close(learnt[1], [0.5, -1.0, -2.0 * 1.5 / 12.0, 0.5]);
            }
            _ => {}
        }
    }
    assert_eq!((n_jacks, n_answers), (2, 2));
}

#[track_caller]
fn assert_close<const M: usize>(found: [f64; M], expected: [f64; M]) {
    let near = found.iter().zip(&expected).all(|(a, b)| (a - b).abs() < 1e-12);
    assert!(near, "{found:?}, not {expected:?}");
}

/// The last share of every action is that of the average strategy, and values are means by these shares.
#[track_caller]
fn assert_shares<G: Observed>(
    log: &SearchLog<G>,
    replay: &Replay,
    strategy: impl Fn(&G, Seat) -> Vec<f64>,
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
