//! The searches as agents: they play whole games, explain themselves, and choose the same when they
//! do.

use parlor_agent::{
    Agent, Allowance, Ask, Budget, Explanation, PlayOptions, Random, Stream, play_deal,
};
use parlor_backgammon::{Backgammon, Cup, RuleSet, Score, Setup};
use parlor_game::{Answers, Dealer, Game, Observed, Seat, Silent, Stochastic};
use parlor_search::{
    AlphaBeta, Bounds, ByValue, ExpectiminimaxAgent, Ismcts, IsmctsAgent, OneMover, PimcAgent,
    Prune, RandomPlayout, Returns, Truncated, Uct, UctAgent,
};
use parlor_toy::{Card, Cards, Kuhn, KuhnAction, TicTacToe};

use crate::pips::{Pips, positions};

/// Asks with and without an explanation; `agent` makes the same agent anew. Returns both.
#[track_caller]
fn explained<G: Observed, A: Agent<G>>(
    agent: impl Fn() -> A,
    view: &G::View,
    seat: Seat,
    budget: Budget<'static>,
) -> (G::Action, Explanation) {
    let mut legal = Vec::new();
    G::prompt(view, seat, &mut legal);
    let ask = Ask { seat, view, legal: &legal, budget };
    let plain = agent().decide(&ask, None);
    let mut why = Explanation::default();
    assert_eq!(agent().decide(&ask, Some(&mut why)), plain, "explaining changes nothing");
    assert_eq!(why.chosen.map(|idx| legal[idx]), Some(plain));
    assert_eq!(why.candidates.len(), legal.len());
    assert_eq!(Some(why.candidates[0].legal_idx), why.chosen, "the chosen one stands first");
    (plain, why)
}

#[test]
fn every_agent_chooses_the_same_when_it_explains() {
    for budget in [Budget::UNLIMITED, Budget::nodes(700), Budget::nodes(3), Budget::nodes(0)] {
        for (game, seat) in positions(4, 6) {
            let search = || {
                let mut agent = ExpectiminimaxAgent::new(Pips, 3);
                agent.step = 2;
                agent
            };
            let (_, why) = explained::<Backgammon, _>(search, &game, seat, budget);
            assert_eq!(why.panels.len(), 1);
            let ordered = || {
                let mut agent = ExpectiminimaxAgent::new(Pips, 3).order(ByValue::new(Pips));
                (agent.step, agent.prune, agent.all_exact) = (2, Prune::Star1, true);
                agent
            };
            explained::<Backgammon, _>(ordered, &game, seat, budget);
            let options = Uct { playouts: 200, ..Uct::default() };
            let uct = || UctAgent::new(options, Truncated::new(Pips, 3), 5);
            explained::<Backgammon, _>(uct, &game, seat, budget);
        }
        let mut kuhn = Kuhn::start(&Seat::A);
        kuhn.apply(Cards::new(Card::Queen, Card::King).unwrap(), &mut Silent).unwrap();
        kuhn.advance(&Answers::one(Seat::A, KuhnAction::Bet), &mut Silent);
        let view = kuhn.view(Seat::B);
        let bounds = Bounds::symmetric(2.0);
        let options = Ismcts { playouts: 300, ..Ismcts::default() };
        let ismcts = || IsmctsAgent::new(options, RandomPlayout::new(bounds), 5);
        explained::<Kuhn, _>(ismcts, &view, Seat::B, budget);
        let pimc = || PimcAgent::new(20, AlphaBeta::new(OneMover(Returns(bounds)), 9), 5);
        let (action, _) = explained::<Kuhn, _>(pimc, &view, Seat::B, budget);
        assert_eq!(action, KuhnAction::Call);
    }
}

#[test]
fn an_explanation_reads_from_the_choice_down() {
    let mut game = TicTacToe::start(&Seat::A);
    for (seat, idx) in [(Seat::A, 0), (Seat::B, 3), (Seat::A, 1), (Seat::B, 7)] {
        let cell = parlor_toy::Cell::from_idx(idx).unwrap();
        game.advance(&Answers::one(seat, cell), &mut Silent);
    }
    let agent = || {
        let mut agent = ExpectiminimaxAgent::new(Returns(Bounds::UNIT), 2);
        agent.all_exact = true;
        agent
    };
    let (_, why) = explained::<TicTacToe, _>(agent, &game, Seat::A, Budget::UNLIMITED);
    let printed = why.to_string();
    let top: Vec<&str> = printed.lines().take(7).collect();
    let expected = [
        "Cell(2)",
        "   study-candidate  study-utility",
        ">  Cell(2)                  +1.00  ████████████████████",
        "   Cell(4)                  +0.00",
        "   Cell(5)                  +0.00",
        "   Cell(6)                  +0.00",
        "   Cell(8)                  +0.00",
    ];
    assert_eq!(top, expected, "{printed}");
    // Below each of the four other marks stand B's four answers.
    assert!(printed.contains("study-nodes-searched (n: 22)"), "{printed}");
}

/// Plays a deal between two agents and returns what A won.
fn played<G: Observed + Stochastic>(
    mut game: G,
    dealer: &mut impl Dealer<G>,
    a: impl Agent<G> + 'static,
    b: impl Agent<G> + 'static,
) -> i32 {
    let mut agents: [Box<dyn Agent<G>>; 2] = [Box::new(a), Box::new(b)];
    let allowance = Allowance { nodes: Some(2_000), ..Allowance::default() };
    let options = PlayOptions { allowance, ..PlayOptions::default() };
    play_deal(&mut game, dealer, &mut agents, &options, |_| {}).expect("the deal is played out");
    game.returns()[Seat::A]
}

/// Nothing is dealt.
struct NoDealer;

impl Dealer<TicTacToe> for NoDealer {
    fn answer(&mut self, at: parlor_toy::NoChance) -> Option<parlor_toy::NoChance> {
        match at {}
    }
}

#[test]
fn searchers_do_not_lose_to_random_play() {
    let bounds = Bounds::UNIT;
    for seed in 0..5 {
        let search = ExpectiminimaxAgent::new(Returns(bounds), 9);
        let game = TicTacToe::start(&Seat::A);
        assert!(played(game, &mut NoDealer, search, Random::new(seed)) >= 0);
        let uct = UctAgent::new(Uct::default(), RandomPlayout::new(bounds), seed);
        assert!(played(game, &mut NoDealer, Random::new(seed), uct) <= 0);
        let setup = Setup::new(RuleSet::SEED, Score::MONEY);
        let pips = ExpectiminimaxAgent::new(Pips, 3);
        let mut cup = Cup(Stream::new(seed));
        assert!(played(Backgammon::start(&setup), &mut cup, pips, Random::new(seed)) > 0);
    }
}

#[test]
fn an_explanation_values_every_play_as_if_nothing_were_cut() {
    for (game, seat) in positions(4, 6) {
        let values = |prune| {
            let search = || {
                let mut agent = ExpectiminimaxAgent::new(Pips, 3);
                agent.prune = prune;
                agent
            };
            let (_, mut why) = explained::<Backgammon, _>(search, &game, seat, Budget::UNLIMITED);
            why.candidates.sort_by_key(|candidate| candidate.legal_idx);
            why.candidates.iter().map(|candidate| candidate.value).collect::<Vec<_>>()
        };
        for (cut, whole) in values(Prune::Star2).into_iter().zip(values(Prune::None)) {
            let (Some(cut), Some(whole)) = (cut, whole) else {
                assert_eq!(cut, whole, "only one play: nothing is searched");
                continue;
            };
            assert_eq!(cut.bound, whole.bound);
            assert!((cut.value - whole.value).abs() < 1e-9, "{} and {}", cut.value, whole.value);
        }
    }
}
