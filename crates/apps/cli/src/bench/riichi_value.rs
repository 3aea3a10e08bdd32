//! What it takes to value a hand: by draws alone, and by the graphs of `jp-dag`.

use std::hint::black_box;
use std::iter;
use std::num::NonZero;
use std::ops::Range;
use std::time::Instant;

use parlor_agent::{Budget, Stream};
use parlor_game::Entropy;
use parlor_riichi::deal::Setup;
use parlor_riichi::{Deal, Hand, Tile, Tiles, keeping_discards, shanten};
use parlor_riichi_value::Situation;
use parlor_riichi_value::jp_dag;
use parlor_riichi_value::sp_draw::{Options, SpDraw};

use super::riichi::tenhou;
use super::{Bench, Figure, Stopwatch};

/// How many hands of each shanten.
const HANDS: usize = 40;
/// The sizes of the graphs that are measured.
const STATES: Range<usize> = 90_000..110_000;
/// How many graphs.
const GRAPHS: usize = 5;
/// How many hands are looked at for them.
const TRIED: usize = 2_000;

pub(super) fn benches() -> Vec<Bench> {
    let bench = |name, what, measure| Bench { name, unit: "hands/s", what, measure };
    vec![
        bench(
            "riichi-ev-1",
            "value of every discard of closed 1-shanten hands, 17 draws, one shape change",
            |watch| value(watch, 1, true, "mahjong-cpp 2.6, libriichi 6.4"),
        ),
        bench("riichi-ev-2", "the same for 2-shanten hands", |watch| {
            value(watch, 2, true, "mahjong-cpp 27, libriichi 88")
        }),
        bench("riichi-ev-3", "the same for 3-shanten hands", |watch| {
            value(watch, 3, true, "mahjong-cpp 1048, libriichi 1685")
        }),
        bench(
            "riichi-ev-1-plain",
            "value of discards that keep shanten in 1-shanten hands, every exchange nearer",
            |watch| value(watch, 1, false, "mahjong-cpp 0.07, libriichi 0.072"),
        ),
        bench("riichi-ev-2-plain", "the same for 2-shanten hands", |watch| {
            value(watch, 2, false, "mahjong-cpp 0.57, libriichi 0.89")
        }),
        bench("riichi-ev-3-plain", "the same for 3-shanten hands", |watch| {
            value(watch, 3, false, "mahjong-cpp 5.3, libriichi 15")
        }),
        Bench {
            name: "riichi-dag-100k",
            unit: "states/s",
            what: "graphs of jp-dag with 90,000 to 110,000 states, four exchanges and a call, on two threads, wall clock",
            measure: graphs,
        },
    ]
}

fn value(watch: Stopwatch, far: i8, shape_change: bool, peers_ms: &'static str) -> Figure {
    let mut stream = Stream::derived(1, &[Stream::label("ev"), far as u64]);
    let situations: Vec<Situation> =
        iter::repeat_with(|| situation(far, &mut stream)).flatten().take(HANDS).collect();
    let options = Options { shape_change, ..Options::default() };
    let mut engine = SpDraw::default();
    let figure = watch.each(&situations, |situation| {
        let valued = engine.value(situation, &options, &mut Budget::UNLIMITED.meter());
        black_box(valued.map_or(0, |valued| valued.n_hands));
    });
    Figure { peers_ms: Some(peers_ms), ..figure }
}

/// On two threads and by the wall clock.
fn graphs(watch: Stopwatch) -> Figure {
    let two = NonZero::new(2).unwrap_or(NonZero::<usize>::MIN);
    let options = jp_dag::Options { threads: two, ..jp_dag::Options::new(4, 1) };
    let mut stream = Stream::derived(1, &[Stream::label("dag")]);
    let sized = |situation: Situation| {
        let mut meter = Budget::nodes(2 * STATES.end as u64).meter();
        let (_, states) = jp_dag::size(&situation, &options, &mut meter).ok()?;
        STATES.contains(&states).then_some((situation, states))
    };
    let hands = iter::repeat_with(|| situation(3, &mut stream)).take(TRIED).flatten();
    let graphs: Vec<(Situation, usize)> = hands.filter_map(sized).take(GRAPHS).collect();
    let begin = Instant::now();
    let figure = watch.each_by(
        || begin.elapsed(),
        &graphs,
        |(situation, _)| {
            let valued = jp_dag::value(situation, &options, &mut Budget::UNLIMITED.meter());
            black_box(valued.map_or(0, |valued| valued.n_states));
        },
    );
    let mean = graphs.iter().map(|(_, states)| *states as f64).sum::<f64>() / graphs.len() as f64;
    Figure { rate: mean * figure.rate, ..figure }
}

/// 13 tiles dealt and played by acceptance until, at the fourth to eighth turn, they are as far as
/// wanted with a 14th; `None` when they were not.
fn situation(far: i8, entropy: &mut impl Entropy) -> Option<Situation> {
    let mut wall: Vec<Tile> = Deal::all_tiles(&Setup::first(tenhou())).iter().collect();
    entropy.shuffle(&mut wall);
    let dora = wall.pop()?;
    let mut hand = Tiles::EMPTY;
    for tile in wall.drain(..13) {
        hand.add(tile);
    }
    let mut seen = Tiles::EMPTY;
    for (turn, tile) in (1..=8).zip(wall) {
        hand.add(tile);
        if turn >= 4 && shanten(hand.counts(), 0).ok()?.number() == far {
            let (dora, rules) = (vec![dora], *tenhou());
            return Some(Situation { dora, seen, rules, ..Situation::new(Hand::closed(hand)) });
        }
        let unseen = hand.counts().complement();
        let keeping = keeping_discards(hand.counts(), 0).ok()?;
        let (kind, _) = keeping.into_iter().max_by_key(|(_, accepts)| accepts.n_tiles(&unseen))?;
        // A plain tile goes before a red five.
        let out = hand.distinct().filter(|tile| tile.kind() == kind).last()?;
        hand.remove(out);
        seen.add(out);
    }
    None
}
