//! Times shanten on random hands of 14 tiles and on hands of one suit.
//!
//! Run: `cargo run --release -p parlor-riichi --example shanten_speed`

use std::hint::black_box;
use std::time::Instant;

use parlor_game::Entropy;
use parlor_riichi::{Counts, Kind, Shanten, shanten};

const HANDS: usize = 100_000;

/// A small generator (splitmix64): good enough to deal hands for a measurement.
struct Dice(u64);

impl Entropy for Dice {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u64::from((z ^ (z >> 31)) as u32) * u64::from(n)) >> 32) as u32
    }
}

/// `HANDS` hands of 14 tiles, drawn from the first `n_kinds` kinds.
fn deal(n_kinds: usize, dice: &mut Dice) -> Vec<Counts> {
    let mut wall: Vec<Kind> = Kind::all().take(n_kinds).flat_map(|kind| [kind; 4]).collect();
    let mut hand = || {
        dice.shuffle(&mut wall);
        let mut counts = Counts::EMPTY;
        for &kind in &wall[..14] {
            counts.add(kind);
        }
        counts
    };
    (0..HANDS).map(|_| hand()).collect()
}

fn measure(name: &str, hands: &[Counts]) {
    let mut best_ns = f64::INFINITY;
    let mut sum = 0;
    for _ in 0..15 {
        let start = Instant::now();
        sum = hands.iter().map(|hand| i64::from(number(black_box(hand)))).sum();
        best_ns = best_ns.min(start.elapsed().as_nanos() as f64 / hands.len() as f64);
    }
    println!("{name}: {best_ns:.1} ns a hand, sum of shanten {sum}");
}

#[inline(always)]
fn number(hand: &Counts) -> i8 {
    shanten(hand, 0).map_or(0, Shanten::number)
}

fn main() {
    let start = Instant::now();
    number(&Counts::EMPTY);
    println!("tables: {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
    let mut dice = Dice(20_261_115);
    measure("random", &deal(Kind::COUNT, &mut dice));
    measure("one suit", &deal(9, &mut dice));
}
