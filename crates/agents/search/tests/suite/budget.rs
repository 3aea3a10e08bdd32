//! Hard caps: a search that is cancelled or out of time stops at once and still answers.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use parlor_agent::{Allowance, Ask, Budget, Meter, Spent, Stream};
use parlor_game::{Game, Observed, Seat, Silent};
use parlor_search::{
    Allocation, AlphaBeta, BestFirst, Bounds, Coverage, Found, Ismcts, NoTrace, Prune,
    RandomPlayout, Returns, Rollouts, Search, Uct, pimc, rollouts, sampled_worlds,
};
use parlor_toy::{Card, Cards, Cell, Kuhn, KuhnAction, TicTacToe};

/// Every search of an open game, without a limit of its own that matters here.
fn open_searches(meter: &dyn Fn() -> Meter<'static>) -> Vec<Found<Cell>> {
    let game = TicTacToe::start(&Seat::A);
    let returns = Returns(Bounds::UNIT);
    let mut legal = Vec::new();
    game.legal(Seat::A, &mut legal);
    let mut playout = RandomPlayout::new(Bounds::UNIT);
    let flat = Rollouts { playouts: u64::MAX, allocation: Allocation::Even };
    let uct = Uct { playouts: u64::MAX, ..Uct::default() };
    let best_first = BestFirst { nodes_max: usize::MAX, tail: 3 };
    let (mut stream, seat) = (Stream::new(1), Seat::A);
    let stream = &mut stream;
    let mut found = vec![
        Search::new(returns).minimax(&game, seat, 9, &mut meter()),
        Search::new(returns).best_first(&game, seat, best_first, &mut meter()),
        rollouts(|_| game, seat, &legal, &mut playout, flat, stream, &mut meter()),
        uct.search(&game, &mut playout, stream, &mut meter(), &mut NoTrace),
    ];
    for prune in Prune::ALL {
        found.push(Search::new(returns).expectiminimax(&game, seat, 9, prune, &mut meter()));
    }
    found
}

/// Every search of a game with secrets.
fn hidden_searches(meter: &dyn Fn() -> Meter<'static>) -> [Found<KuhnAction>; 2] {
    let mut game = Kuhn::start(&Seat::A);
    let cards = Cards::new(Card::Queen, Card::King).expect("two cards");
    game.apply(cards, &mut Silent).expect("the deal is due");
    let (seat, view) = (Seat::A, game.view(Seat::A));
    let legal = [KuhnAction::Check, KuhnAction::Bet];
    let ask = Ask { seat, view: &view, legal: &legal, budget: Budget::UNLIMITED };
    let bounds = Bounds::symmetric(2.0);
    let ismcts = Ismcts { playouts: u64::MAX, ..Ismcts::default() };
    let mut playout = RandomPlayout::new(bounds);
    let (mut one, mut other) = (Stream::new(1), Stream::new(1));
    let worlds = sampled_worlds::<Kuhn>(&view, seat, &mut one);
    let mut solver = AlphaBeta::new(Returns(bounds), 9);
    [
        pimc(worlds, Coverage::Sample, seat, &legal, &mut solver, &mut meter()),
        ismcts.search::<Kuhn, _>(&ask, &mut playout, &mut other, &mut meter(), &mut NoTrace),
    ]
}

#[test]
fn a_cancelled_search_answers_without_a_node() {
    static CANCELLED: AtomicBool = AtomicBool::new(true);
    let meter = || Budget { cancel: Some(&CANCELLED), ..Budget::UNLIMITED }.meter();
    for found in open_searches(&meter) {
        assert_eq!((found.nodes, found.spent), (0, Some(Spent::Cancelled)));
        assert!(found.action.is_some());
    }
    for found in hidden_searches(&meter) {
        assert_eq!((found.nodes, found.spent), (0, Some(Spent::Cancelled)));
        assert!(found.action.is_some());
    }
}

#[test]
fn a_deadline_is_kept() {
    let think = Duration::from_millis(2);
    let meter = || Allowance { think: Some(think), ..Allowance::default() }.begin().meter();
    let begun = Instant::now();
    let spent: Vec<_> = hidden_searches(&meter).iter().map(|found| found.spent).collect();
    assert_eq!(spent, [Some(Spent::Deadline); 2]);
    // Generous, for a machine with other work: the searches have no other end.
    assert!(begun.elapsed() < Duration::from_secs(20));
}

#[test]
fn equal_budgets_of_nodes_give_equal_answers() {
    for nodes in [1, 17, 400] {
        let meter = || Budget::nodes(nodes).meter();
        assert_eq!(open_searches(&meter), open_searches(&meter));
        assert_eq!(hidden_searches(&meter), hidden_searches(&meter));
        assert!(open_searches(&meter).iter().all(|found| found.nodes <= nodes));
    }
}
