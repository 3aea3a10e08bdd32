//! Figures of Zole.

use std::hint::black_box;

use parlor_agent::{Stream, random_playout};
use parlor_game::{Game, Seat};
use parlor_zole::{Deal, Eyes, RuleSet, Setup};
use parlor_zole_solver::{Following, Position, Solver, count_playouts, deals};

use super::{Bench, Figure, Stopwatch};

pub(super) fn benches() -> Vec<Bench> {
    let bench = |name, what, measure| Bench { name, unit: "deals/s", what, measure };
    vec![
        bench(
            "zole-solve",
            "exact eyes of open cards, 1,000 deals that a soloist took and buried in",
            |watch| solve(watch, |solver, deal| _ = black_box(solver.eyes(deal))),
        ),
        bench(
            "zole-threshold61",
            "whether the soloist reaches 61, the same 1,000 deals",
            |watch| solve(watch, |solver, deal| _ = black_box(solver.reaches(deal, Eyes(61)))),
        ),
        bench("zole-count", "exact number of playouts of 40 random deals", count),
        bench(
            "zole-random-deals",
            "complete deals of uniformly random calls, burials and cards, galdiņš included",
            random_deals,
        ),
    ]
}

/// Deals that a soloist would plausibly play.
const N_DEALS: usize = 1000;

fn solve(watch: Stopwatch, ask: impl Fn(&mut Solver, &Position)) -> Figure {
    let mut stream = Stream::derived(1, &[Stream::label("zole-soloist-deals")]);
    let deals: Vec<_> = (0..N_DEALS).map(|_| deals::taken_and_buried(&mut stream)).collect();
    let mut solver = Solver::new();
    watch.each(&deals, |deal| ask(&mut solver, deal))
}

fn count(watch: Stopwatch) -> Figure {
    let mut stream = Stream::derived(1, &[Stream::label("zole-count-deals")]);
    let deals: Vec<Position> = (0..40).map(|_| deals::seed_style(&mut stream)).collect();
    watch.each(&deals, |deal| {
        black_box(count_playouts(deal, Following::Rules));
    })
}

fn random_deals(watch: Stopwatch) -> Figure {
    let setup = Setup::new(RuleSet::ONLINE_PGM, Seat::C).expect("seat C is at every table");
    let mut stream = Stream::derived(1, &[Stream::label("bench")]);
    let mut legal = Vec::new();
    watch.rate(|| {
        for _ in 0..1000 {
            let mut deal = Deal::start(&setup);
            random_playout(&mut deal, &mut stream, &mut legal);
            black_box(deal.returns());
        }
        1000
    })
}
