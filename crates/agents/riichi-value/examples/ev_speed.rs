//! Times `sp-draw` on hands dealt and played towards a shanten: `cargo run --release -p
//! parlor-riichi-value --example ev_speed [HANDS]`.

use std::time::Duration;

use parlor_agent::{Budget, Stream};
use parlor_game::Entropy;
use parlor_riichi::{Hand, Preset, Tile, Tiles, keeping_discards, shanten};
use parlor_riichi_value::Situation;
use parlor_riichi_value::sp_draw::{Options, SpDraw};

fn main() {
    let n_hands = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(40);
    let n_max = std::env::args().nth(2).and_then(|n| n.parse().ok()).unwrap_or(3);
    let mut engine = SpDraw::default();
    for shape_change in [false, true] {
        for far in 0..=n_max {
            let mut times: Vec<(Duration, usize)> = Vec::new();
            for seed in 0..n_hands {
                let situation = situation(far, seed);
                let options = Options { shape_change, ..Options::default() };
                let before = now();
                let mut meter = Budget::UNLIMITED.meter();
                let valued = engine.value(&situation, &options, &mut meter).expect("a hand");
                times.push((now() - before, valued.n_hands));
            }
            times.sort_unstable();
            let (median, max) = (times[times.len() / 2], times[times.len() - 1]);
            let hands = times.iter().map(|time| time.1).sum::<usize>() / times.len();
            println!(
                "{far}-shanten shape change {shape_change}: median {:?} max {:?} mean hands {hands}",
                median.0, max.0
            );
        }
    }
}

fn now() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec.unsigned_abs(), now.tv_nsec as u32)
}

/// 13 tiles played by acceptance down to the wanted shanten, and a 14th that does not help.
fn situation(far: i8, seed: u64) -> Situation {
    let mut stream = Stream::derived(seed, &[far as u64]);
    loop {
        let mut wall: Vec<Tile> =
            Tile::all().filter(|tile| !tile.is_red()).flat_map(|tile| [tile; 4]).collect();
        stream.shuffle(&mut wall);
        let mut hand = Tiles::EMPTY;
        for tile in wall.drain(..13) {
            hand.add(tile);
        }
        let dora = wall.pop().expect("a wall");
        let mut seen = Tiles::EMPTY;
        for tile in wall {
            hand.add(tile);
            if shanten(hand.counts(), 0).expect("14 tiles").number() == far && seen.len() > 3 {
                let mut situation = Situation::new(Hand::closed(hand));
                situation.dora = vec![dora];
                situation.seen = seen;
                situation.rules = *Preset::by_name("tenhou").expect("a preset").rules();
                return situation;
            }
            let best = keeping_discards(hand.counts(), 0).expect("14 tiles");
            let (kind, _) = best
                .iter()
                .max_by_key(|(_, accepts)| accepts.n_tiles(&hand.counts().complement()))
                .expect("a discard");
            hand.remove(kind.tile());
            seen.add(kind.tile());
            if seen.len() > 17 {
                break;
            }
        }
    }
}
