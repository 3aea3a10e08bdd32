//! The same plain minimax tree with cards as bits and as structs in lists.
//!
//! `cargo run --release -p parlor-zole-solver --example bits_versus_lists [DEALS]`

use std::time::Duration;

use parlor_game::Entropy;
use parlor_zole_solver::{Following, Position, deals, lists, plain};
use rustix::time::{ClockId, clock_gettime};

/// A small generator: a Weyl sequence through a multiply-and-fold mixer.
struct Weyl(u64);

impl Entropy for Weyl {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0xA076_1D64_78BD_642F);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xE703_7ED1_A0B4_28DB);
        let mixed = ((wide >> 64) ^ wide) as u32;
        ((u64::from(mixed) * u64::from(n)) >> 32) as u32
    }
}

/// The CPU clock of this thread, so that a busy machine does not count.
fn cpu_time() -> Duration {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}

/// A random deal after eleven random cards.
fn endgame(entropy: &mut Weyl) -> Position {
    let mut position = deals::seed_style(entropy);
    for _ in 0..11 {
        let cards: Vec<_> = position.playable().into_iter().collect();
        let after = entropy.pick(&cards).and_then(|&card| position.after(card));
        position = after.expect("cards are left");
    }
    position
}

fn time(positions: &[Position], twin: impl Fn(&Position) -> u8) -> (Duration, u64) {
    let start = cpu_time();
    let sum = positions.iter().map(|position| u64::from(twin(position))).sum();
    (cpu_time() - start, sum)
}

fn main() {
    let n_deals = std::env::args().nth(1).map_or(200, |arg| arg.parse().expect("a number"));
    let mut entropy = Weyl(3);
    let positions: Vec<Position> = (0..n_deals).map(|_| endgame(&mut entropy)).collect();
    let (bits, one) = time(&positions, |position| plain::minimax(position, Following::Rules));
    let (in_lists, other) = time(&positions, lists::minimax);
    assert_eq!(one, other, "both twins see the same tree");
    let ratio = in_lists.as_secs_f64() / bits.as_secs_f64();
    println!("bits {bits:?}, lists {in_lists:?}: {ratio:.1} times");
}
