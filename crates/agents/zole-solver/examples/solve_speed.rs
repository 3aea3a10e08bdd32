//! Times exact eyes, the 61 threshold and levels on the two kinds of sample deals.
//!
//! `cargo run --release -p parlor-zole-solver --example solve_speed [DEALS] [TABLE_BITS] [SEED]`

use std::time::Duration;

use parlor_game::Entropy;
use parlor_zole::{Eyes, Place};
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
    let mut sum = 0u64;
    let (mut nodes, mut ms) = (Vec::new(), Vec::new());
    for deal in deals {
        let (start, before) = (cpu_time(), solver.nodes());
        sum += u64::from(question(solver, deal));
        ms.push((cpu_time() - start).as_secs_f64() * 1e3);
        nodes.push((solver.nodes() - before) as f64);
    }
    let rate = nodes.iter().sum::<f64>() / ms.iter().sum::<f64>() / 1e3;
    println!("{what}: {rate:.1} M nodes/s, mean answer {:.3}", sum as f64 / deals.len() as f64);
    for (unit, mut all) in [("nodes", nodes), ("ms", ms)] {
        all.sort_by(f64::total_cmp);
        let at = |part: f64| all[((all.len() - 1) as f64 * part) as usize];
        let mean = all.iter().sum::<f64>() / all.len() as f64;
        let [median, p90, p99, max] = [0.5, 0.9, 0.99, 1.0].map(at);
        println!(
            "  {unit:5} mean {mean:12.4}  median {median:12.4}  p90 {p90:12.4}  p99 {p99:12.4}  \
             max {max:12.4}"
        );
    }
}

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u32>().expect("a number"));
    let n_deals = args.next().unwrap_or(1000);
    let mut solver = args.next().map_or_else(Solver::new, Solver::with_table_bits);
    let mut entropy = Weyl(args.next().map_or(7, u64::from));
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
        time(&format!("{kind}: fewest tricks"), deals, &mut solver, |solver, deal| {
            u32::from(solver.fewest_tricks(deal, Place::First))
        });
    }
}
