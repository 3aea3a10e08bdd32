//! Random hands of 14 tiles as counts.

use std::hint::black_box;

use parlor_agent::Stream;
use parlor_game::Entropy;

use crate::measure::Pass;

pub type Tally = [u8; 34];

/// Hands drawn from the first `n_kinds` kinds.
pub fn random(n_kinds: usize, n_hands: usize) -> Vec<Tally> {
    let mut stream = Stream::derived(2, &[Stream::label("peers"), n_kinds as u64]);
    let mut wall: Vec<usize> = (0..4 * n_kinds).map(|tile| tile / 4).collect();
    let mut hand = || {
        stream.shuffle(&mut wall);
        let mut counts = [0; 34];
        for &kind in &wall[..14] {
            counts[kind] += 1;
        }
        counts
    };
    (0..n_hands).map(|_| hand()).collect()
}

pub fn sum(hands: &[Tally], shanten: impl Fn(&Tally) -> i64) -> Pass {
    let sum = hands.iter().map(|hand| shanten(black_box(hand))).sum();
    Pass { units: hands.len() as u64, sum }
}

pub fn shanten(hand: &Tally) -> i64 {
    i64::from(parlor_riichi::shanten_of(hand, 0).expect("14 tiles").number())
}
