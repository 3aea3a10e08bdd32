//! Times exact playout counts of random deals, and galdiņš by max-n.
//!
//! `cargo run --release -p parlor-zole-solver --example count_speed [DEALS]`

use std::time::Duration;

use parlor_game::Entropy;
use parlor_zole_solver::{Following, Position, count_playouts, deals, max_n};
use rustix::time::{ClockId, clock_gettime};

/// A small generator: a Weyl sequence through a multiply-and-fold mixer.
struct Weyl(u64);

impl Entropy for Weyl {
    #[inline]
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

fn time(what: &str, deals: &[Position], question: fn(&Position) -> u64) {
    let mut answers = Vec::with_capacity(deals.len());
    let mut ms = Vec::with_capacity(deals.len());
    for deal in deals {
        let start = cpu_time();
        answers.push(question(deal));
        ms.push((cpu_time() - start).as_secs_f64() * 1e3);
    }
    ms.sort_by(f64::total_cmp);
    answers.sort_unstable();
    println!(
        "{what:16} median {:7.2} ms  mean {:7.2}  max {:7.2}  median answer {}",
        ms[ms.len() / 2],
        ms.iter().sum::<f64>() / ms.len() as f64,
        ms[ms.len() - 1],
        answers[answers.len() / 2],
    );
}

fn main() {
    let n_deals = std::env::args().nth(1).map_or(64, |arg| arg.parse().expect("a number"));
    let mut entropy = Weyl(7);
    let deals: Vec<Position> = (0..n_deals).map(|_| deals::seed_style(&mut entropy)).collect();
    time("playouts", &deals, |deal| count_playouts(deal, Following::Rules));
    time("with the defect", &deals, |deal| count_playouts(deal, Following::SourceDefect));
    time("max-n, tricks", &deals, |deal| u64::from(max_n(deal).as_array()[0]));
}
