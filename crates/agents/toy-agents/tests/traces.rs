//! What the players of the toy games write down of their searches.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use parlor_agent::{
    Agent, Algorithm, Ask, Budget, NodeKind, Registry, Replay, SearchLog, Stream, draw_chance,
};
use parlor_game::{Answers, Entropy, Observed, Seat, Silent, Stochastic, Turn};
use parlor_toy::{Betting, Kuhn, Race, TicTacToe, Track};
use parlor_toy_agents::{kuhn, race, tic_tac_toe};

/// The first decision at which at most `legal_max` actions are left, after a random beginning.
fn decision<G: Observed + Stochastic>(setup: &G::Setup, seed: u64, legal_max: usize) -> (G, Seat) {
    let mut stream = Stream::new(seed);
    let mut game = G::start(setup);
    let mut legal = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => game = G::start(setup),
            Turn::Chance(at) => draw_chance(&mut game, at, &mut stream),
            Turn::Decide(asked) => {
                let seat = asked.first().unwrap();
                game.legal(seat, &mut legal);
                if legal.len() <= legal_max {
                    return (game, seat);
                }
                let action = *stream.pick(&legal).unwrap();
                game.advance(&Answers::one(seat, action), &mut Silent);
            }
        }
    }
}

/// Asks an agent to decide and its twin to trace; the log must agree with both.
#[track_caller]
fn traced<G: Observed>(
    registry: &Registry<G>,
    spec: &str,
    (game, seat): &(G, Seat),
    budget: Budget<'_>,
) -> SearchLog<G> {
    let (view, mut legal) = (game.view(*seat), Vec::new());
    game.legal(*seat, &mut legal);
    let ask = Ask { seat: *seat, view: &view, legal: &legal, budget };
    let mut log = SearchLog::default();
    let mut agent: Box<dyn Agent<G>> = registry.build(spec, 7).unwrap();
    let action = agent.trace(&ask, &mut log).unwrap();
    assert!(legal.contains(&action), "{spec}");
    if budget.nodes.is_none() {
        let decided = registry.build(spec, 7).unwrap().decide(&ask, None);
        assert_eq!(action, decided, "{spec}");
    }
    assert_eq!(log.counted, agent.nodes(), "{spec}");
    let last = (log.events().len() as u32).saturating_sub(1);
    assert_eq!(Replay::new(&log).counts_after(last).nodes, log.counted, "{spec}");
    log
}

#[test]
fn algorithms_are_called_by_their_names() {
    for (spec, algorithm) in [
        ("minimax:depth=3", Algorithm::Minimax),
        ("alphabeta:depth=3,order=on", Algorithm::AlphaBeta),
        ("house", Algorithm::AlphaBeta),
    ] {
        for seed in 0..10 {
            let asked = decision::<TicTacToe>(&Seat::A, seed, 6);
            let log = traced(&tic_tac_toe::registry(), spec, &asked, Budget::UNLIMITED);
            assert_eq!(log.algorithm, algorithm, "{spec}");
            assert!(!log.is_cut_short && log.candidates.len() <= 6);
        }
    }
    for (spec, algorithm) in [
        ("expectiminimax:depth=5,prune=none,memory=off", Algorithm::Expectiminimax),
        ("expectiminimax:depth=6,prune=gamma", Algorithm::Gamma),
        ("expectiminimax:depth=6,prune=star1,order=on", Algorithm::Star1),
        ("expectiminimax", Algorithm::Star2),
        ("house", Algorithm::Star2),
    ] {
        for seed in 0..10 {
            let asked = decision::<Race>(&Track::SPRINT, seed, 2);
            let log = traced(&race::registry(), spec, &asked, Budget::UNLIMITED);
            assert_eq!(log.algorithm, algorithm, "{spec}");
        }
    }
}

/// However much is left out, the choice and its value are the same.
#[test]
fn pruning_order_and_memory_change_no_choice() {
    for seed in 0..20 {
        let asked = decision::<Race>(&Track::SPRINT, seed, 2);
        let value = |spec: &str| {
            let log = traced(&race::registry(), spec, &asked, Budget::UNLIMITED);
            Replay::new(&log).nodes[0].value.unwrap().value
        };
        let whole = value("expectiminimax:depth=7,prune=none,memory=off");
        for prune in ["none", "gamma", "star1", "star2"] {
            for rest in ["", ",order=on", ",memory=off", ",order=on,memory=off"] {
                let found = value(&format!("expectiminimax:depth=7,prune={prune}{rest}"));
                assert!((found - whole).abs() < 1e-9, "{prune}{rest}: {found} {whole}");
            }
        }
    }
}

#[test]
fn a_budget_cuts_the_log_short() {
    let asked = decision::<TicTacToe>(&Seat::A, 1, 9);
    let log = traced(&tic_tac_toe::registry(), "minimax", &asked, Budget::nodes(100));
    assert!(log.is_cut_short && log.counted == 100);
    let asked = decision::<Kuhn>(&Seat::A, 1, 2);
    let log = traced(&kuhn::registry(), "cfr", &asked, Budget::nodes(1_000));
    assert!(log.is_cut_short && log.counted <= 1_000);
}

/// A log without room ends the search, wherever a round of looking is over: a round of every algorithm
/// writes far fewer events than here.
#[test]
fn a_full_log_ends_the_search() {
    const ROOM: usize = 2_000;
    const A_ROUND: usize = 20_000;
    fn check<G: Observed>(registry: &Registry<G>, spec: &str, (game, seat): &(G, Seat)) {
        let (view, mut legal) = (game.view(*seat), Vec::new());
        game.legal(*seat, &mut legal);
        let n_events = |log: &mut SearchLog<G>, budget: Budget<'_>| {
            let ask = Ask { seat: *seat, view: &view, legal: &legal, budget };
            registry.build(spec, 7).unwrap().trace(&ask, log);
            log.events().len()
        };
        let whole = n_events(&mut SearchLog::default(), Budget::UNLIMITED);
        let mut log = SearchLog::with_room(ROOM);
        let full = log.full();
        let n = n_events(&mut log, Budget { full: Some(&full), ..Budget::UNLIMITED });
        assert!(log.is_full() && log.is_cut_short, "{spec}");
        assert!(n > ROOM && n < ROOM + A_ROUND && n < whole, "{spec}: {n} of {whole}");
    }
    check(&tic_tac_toe::registry(), "minimax", &decision(&Seat::A, 1, 8));
    check(&kuhn::registry(), "cfr:iterations=2000", &decision(&Seat::A, 1, 2));
}

/// Kuhn poker: both worlds of `pimc`, and the sweeps of `cfr` down to the known value.
#[test]
fn worlds_and_sweeps_of_kuhn_poker_are_told() {
    for seed in 0..6 {
        let asked = decision::<Kuhn>(&Seat::A, seed, 2);
        let log = traced(&kuhn::registry(), "pimc", &asked, Budget::UNLIMITED);
        assert_eq!((log.algorithm, log.worlds.len()), (Algorithm::Pimc, 2));
        let replay = Replay::new(&log);
        assert_eq!(replay.nodes[0].kind, NodeKind::Chance);
        for (&node, world) in replay.nodes[0].children.iter().zip(&log.worlds) {
            assert_eq!(log.game_at(node).as_ref(), Some(world));
            let cards = world.cards().unwrap();
            let both = format!("{} {}", cards.of(Seat::A), cards.of(Seat::B));
            assert_eq!(log.label(node).to_string(), both);
        }
        let log = traced(&kuhn::registry(), "ismcts:playouts=200", &asked, Budget::UNLIMITED);
        assert_eq!((log.algorithm, log.counted), (Algorithm::Ismcts, 200));
        let (_, seat) = asked;
        let view = asked.0.view(seat);
        let positions =
            if view.me == view.first && view.betting == Betting::Opening { 9 } else { 3 };
        assert!(log.nodes().len() >= positions, "one tree, whatever the other card is");
        let log = traced(&kuhn::registry(), "cfr:iterations=2000", &asked, Budget::UNLIMITED);
        assert_eq!(log.algorithm, Algorithm::Cfr);
        assert_eq!(log.nodes().len(), 55, "1 deal node, 6 deals, 8 positions below each");
        let last = log.learning.last().unwrap();
        assert_eq!(last.n, 2000);
        assert!((last.value + 1.0 / 18.0).abs() < 1e-3 && last.exploitability < 1e-3);
        assert!(log.learning.len() < 100, "later sweeps are thinned out");
    }
}
