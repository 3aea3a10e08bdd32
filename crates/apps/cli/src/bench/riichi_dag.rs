//! What it takes to build and value the graphs of `jp-dag`, on two threads and by the clock on the wall.

use std::hint::black_box;
use std::num::NonZero;
use std::ops::Range;

use parlor_agent::{Budget, Stream};
use parlor_riichi_value::Situation;
use parlor_riichi_value::jp_dag::{self, Options};

use super::riichi_ev::situation;
use super::{Bench, Figure, Stopwatch};

/// The sizes of the graphs that are measured.
const STATES: Range<usize> = 90_000..110_000;
/// How many graphs.
const GRAPHS: usize = 5;
/// How many hands are looked at for them.
const TRIED: usize = 2_000;

pub(super) fn benches() -> Vec<Bench> {
    vec![Bench {
        name: "riichi-dag-100k",
        unit: "states/s",
        what: "graphs of jp-dag with 90,000 to 110,000 states, four exchanges and a call, on two threads, wall clock",
        measure: value,
    }]
}

fn value(watch: Stopwatch) -> Figure {
    let two = NonZero::new(2).unwrap_or(NonZero::<usize>::MIN);
    let options = Options { threads: two, ..Options::new(4, 1) };
    let mut stream = Stream::derived(1, &[Stream::label("dag")]);
    let sized = |situation: Situation| {
        let mut meter = Budget::nodes(2 * STATES.end as u64).meter();
        let (_, states) = jp_dag::size(&situation, &options, &mut meter).ok()?;
        STATES.contains(&states).then_some((situation, states))
    };
    let hands = std::iter::repeat_with(|| situation(3, &mut stream)).take(TRIED).flatten();
    let graphs: Vec<(Situation, usize)> = hands.filter_map(sized).take(GRAPHS).collect();
    let figure = watch.each_by_the_wall(&graphs, |(situation, _)| {
        let valued = jp_dag::value(situation, &options, &mut Budget::UNLIMITED.meter());
        black_box(valued.map_or(0, |valued| valued.n_states));
    });
    let mean = graphs.iter().map(|(_, states)| *states as f64).sum::<f64>() / graphs.len() as f64;
    Figure { rate: mean * figure.rate, ..figure }
}
