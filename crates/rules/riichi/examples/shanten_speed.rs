//! Times shanten on random hands of 14 tiles and on hands of one suit, and what hands of 13 tiles
//! accept and wait for.
//!
//! Run: `cargo run --release -p parlor-riichi --example shanten_speed`

use std::hint::black_box;
use std::time::Instant;

use parlor_game::Entropy;
use parlor_riichi::{Counts, Hand, Kind, Shanten, Tiles, acceptance, shanten};

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

/// `HANDS` hands of `n_tiles` tiles, drawn from the first `n_kinds` kinds.
fn deal(n_kinds: usize, n_tiles: usize, dice: &mut Dice) -> Vec<Counts> {
    let mut wall: Vec<Kind> = Kind::all().take(n_kinds).flat_map(|kind| [kind; 4]).collect();
    let mut hand = || {
        dice.shuffle(&mut wall);
        let mut counts = Counts::EMPTY;
        for &kind in &wall[..n_tiles] {
            counts.add(kind);
        }
        counts
    };
    (0..HANDS).map(|_| hand()).collect()
}

fn measure<T>(name: &str, hands: &[T], work: impl Fn(&T) -> i64) {
    let mut best_ns = f64::INFINITY;
    let mut sum = 0;
    for _ in 0..15 {
        let start = Instant::now();
        sum = hands.iter().map(|hand| work(black_box(hand))).sum();
        best_ns = best_ns.min(start.elapsed().as_nanos() as f64 / hands.len() as f64);
    }
    println!("{name}: {best_ns:.1} ns a hand, check sum {sum}");
}

fn number(hand: &Counts) -> i64 {
    i64::from(shanten(hand, 0).map_or(0, Shanten::number))
}

fn n_accepted(hand: &Counts) -> i64 {
    acceptance(hand, 0).map_or(0, |accepts| accepts.kinds.len() as i64)
}

fn n_waits(hand: &Hand) -> i64 {
    hand.waits().len() as i64
}

fn main() {
    let start = Instant::now();
    number(&Counts::EMPTY);
    println!("tables: {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
    let mut dice = Dice(20_261_115);
    measure("shanten, random", &deal(Kind::COUNT, 14, &mut dice), number);
    measure("shanten, one suit", &deal(9, 14, &mut dice), number);
    let thirteen = deal(Kind::COUNT, 13, &mut dice);
    measure("acceptance, random", &thirteen, n_accepted);
    let one_suit = deal(9, 13, &mut dice);
    measure("acceptance, one suit", &one_suit, n_accepted);
    let hands =
        |of: &[Counts]| of.iter().map(|&c| Hand::closed(Tiles::plain(c))).collect::<Vec<_>>();
    measure("waits, random", &hands(&thirteen), n_waits);
    measure("waits, one suit", &hands(&one_suit), n_waits);
}
