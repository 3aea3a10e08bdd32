//! Times exact eyes, the 61 threshold and levels on the two kinds of sample deals.
//!
//! `cargo run --release -p parlor-zole-solver --example solve_speed [DEALS] [TABLE_BITS]`

use std::time::Duration;

use parlor_game::Entropy;
use parlor_zole::Eyes;
use parlor_zole_solver::{Position, Solver, deals};
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

fn time(
    what: &str,
    deals: &[Position],
    solver: &mut Solver,
    question: fn(&mut Solver, &Position) -> u32,
) {
    let nodes = solver.nodes();
    let mut sum = 0u64;
    let mut ms: Vec<f64> = deals
        .iter()
        .map(|deal| {
            let start = cpu_time();
            sum += u64::from(question(solver, deal));
            (cpu_time() - start).as_secs_f64() * 1e3
        })
        .collect();
    let total: f64 = ms.iter().sum();
    ms.sort_by(f64::total_cmp);
    let at = |part: f64| ms[((ms.len() - 1) as f64 * part) as usize];
    let nodes = (solver.nodes() - nodes) as f64;
    println!(
        "{what:28} median {:8.4} ms  mean {:8.4}  p90 {:8.4}  p99 {:8.4}  max {:8.4}  \
         {:9.0} nodes  {:5.1} M/s  mean answer {:.3}",
        at(0.5),
        total / ms.len() as f64,
        at(0.9),
        at(0.99),
        at(1.0),
        nodes / ms.len() as f64,
        nodes / total / 1e3,
        sum as f64 / ms.len() as f64,
    );
}

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u32>().expect("a number"));
    let n_deals = args.next().unwrap_or(1000);
    let mut solver = args.next().map_or_else(Solver::new, Solver::with_table_bits);
    let mut entropy = Weyl(7);
    let seed: Vec<Position> = (0..n_deals).map(|_| deals::seed_style(&mut entropy)).collect();
    let taken: Vec<Position> =
        (0..n_deals).map(|_| deals::taken_and_buried(&mut entropy)).collect();
    for (kind, deals) in [("seed-style", &seed), ("taken and buried", &taken)] {
        time(&format!("{kind}: eyes"), deals, &mut solver, |solver, deal| {
            solver.eyes(deal).map_or(0, |eyes| u32::from(eyes.0))
        });
        time(&format!("{kind}: 61"), deals, &mut solver, |solver, deal| {
            u32::from(solver.reaches(deal, Eyes(61)).unwrap_or(false))
        });
        time(&format!("{kind}: level"), deals, &mut solver, |solver, deal| {
            solver.level(deal).map_or(0, |level| level as u32)
        });
    }
}
