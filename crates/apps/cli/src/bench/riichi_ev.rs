//! What it takes to value a hand by draws alone.

use std::hint::black_box;

use parlor_agent::{Budget, Stream};
use parlor_game::Entropy;
use parlor_riichi::{Hand, Preset, Tile, Tiles, keeping_discards, shanten};
use parlor_riichi_value::Situation;
use parlor_riichi_value::sp_draw::{Options, SpDraw};

use super::{Bench, Figure, Stopwatch};

/// How many hands of each shanten.
const HANDS: usize = 40;

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
            "value of the keeping discards of 1-shanten hands, every exchange nearer",
            |watch| value(watch, 1, false, "mahjong-cpp 0.07, libriichi 0.072"),
        ),
        bench("riichi-ev-2-plain", "the same for 2-shanten hands", |watch| {
            value(watch, 2, false, "mahjong-cpp 0.57, libriichi 0.89")
        }),
        bench("riichi-ev-3-plain", "the same for 3-shanten hands", |watch| {
            value(watch, 3, false, "mahjong-cpp 5.3, libriichi 15")
        }),
    ]
}

fn value(watch: Stopwatch, far: i8, shape_change: bool, peers_ms: &'static str) -> Figure {
    let mut stream = Stream::derived(1, &[Stream::label("ev"), far as u64]);
    let situations: Vec<Situation> =
        std::iter::repeat_with(|| situation(far, &mut stream)).flatten().take(HANDS).collect();
    let options = Options { shape_change, ..Options::default() };
    let mut engine = SpDraw::default();
    let figure = watch.each(&situations, |situation| {
        let valued = engine.value(situation, &options, &mut Budget::UNLIMITED.meter());
        black_box(valued.map_or(0, |valued| valued.n_hands));
    });
    Figure { peers_ms: Some(peers_ms), ..figure }
}

/// 13 tiles dealt and played by acceptance until, at the fourth to eighth turn, they are as far as
/// wanted with a 14th; `None` when they were not.
pub(super) fn situation(far: i8, entropy: &mut impl Entropy) -> Option<Situation> {
    let rules = *Preset::by_name("tenhou").ok()?.rules();
    let mut wall: Vec<Tile> = Tile::all()
        .flat_map(|tile| {
            let is_five = tile.kind().rank() == Some(5);
            vec![
                tile;
                if tile.is_red() {
                    1
                } else if is_five {
                    3
                } else {
                    4
                }
            ]
        })
        .collect();
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
            let mut situation = Situation::new(Hand::closed(hand));
            situation.dora = vec![dora];
            situation.seen = seen;
            situation.rules = rules;
            return Some(situation);
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
