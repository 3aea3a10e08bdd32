//! Figures of Zole.

use std::hint::black_box;

use parlor_agent::{Stream, random_playout};
use parlor_game::{Game, Seat};
use parlor_zole::{Deal, Eyes, RuleSet, Setup};
use parlor_zole_solver::{Following, Position, Solver, count_playouts, deals};

use super::{Bench, Figure, Stopwatch};

pub(super) fn benches() -> Vec<Bench> {
    vec![
        Bench {
            name: "zole-solve",
            unit: "deals/s",
            what: "exact eyes of open cards, 1,000 deals that a soloist took and buried in",
            measure: solve,
        },
        Bench {
            name: "zole-threshold61",
            unit: "deals/s",
            what: "whether the soloist reaches 61, the same 1,000 deals",
            measure: threshold61,
        },
        Bench {
            name: "zole-count",
            unit: "deals/s",
            what: "exact number of playouts of 40 random deals",
            measure: count,
        },
        Bench {
            name: "zole-random-deals",
            unit: "deals/s",
            what: "complete deals of uniformly random calls, burials and cards, galdiņš included",
            measure: random_deals,
        },
    ]
}

/// Deals that a soloist would plausibly play.
const N_DEALS: usize = 1000;

fn soloist_deals() -> Vec<Position> {
    let mut stream = Stream::derived(1, &[Stream::label("zole-soloist-deals")]);
    (0..N_DEALS).map(|_| deals::taken_and_buried(&mut stream)).collect()
}

fn solve(watch: Stopwatch) -> Figure {
    let deals = soloist_deals();
    let mut solver = Solver::new();
    watch.each(&deals, |deal| {
        black_box(solver.eyes(deal));
    })
}

fn threshold61(watch: Stopwatch) -> Figure {
    let deals = soloist_deals();
    let mut solver = Solver::new();
    watch.each(&deals, |deal| {
        black_box(solver.reaches(deal, Eyes(61)));
    })
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
