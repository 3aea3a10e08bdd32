//! Several programs in turns on the same work.

use std::time::Duration;

const ROUNDS: usize = 5;
const SECONDS_EACH: f64 = 0.5;

/// What one pass over the work did: how many units, and a sum that all must agree on.
#[derive(Clone, Copy)]
pub struct Pass {
    pub units: u64,
    pub sum: i64,
}

struct Entry<'a> {
    name: &'static str,
    work: Box<dyn FnMut() -> Pass + 'a>,
    rates: Vec<f64>,
    sum: i64,
}

/// One figure, measured for everyone who is entered; ours first.
pub struct Contest<'a> {
    name: &'static str,
    unit: &'static str,
    entries: Vec<Entry<'a>>,
    same_work: bool,
}

impl<'a> Contest<'a> {
    pub fn new(name: &'static str, unit: &'static str) -> Contest<'a> {
        Contest { name, unit, entries: Vec::new(), same_work: true }
    }

    /// Chance differs, so sums cannot be compared.
    pub fn different_work(&mut self) {
        self.same_work = false;
    }

    pub fn enter(&mut self, name: &'static str, work: impl FnMut() -> Pass + 'a) {
        self.entries.push(Entry { name, work: Box::new(work), rates: Vec::new(), sum: 0 });
    }

    /// Everyone in turns, so that a busy machine disturbs all alike; the medians are printed. Says
    /// whether all agree.
    pub fn run(mut self) -> bool {
        for _ in 0..ROUNDS {
            for entry in &mut self.entries {
                entry.sum = (entry.work)().sum; // Caches and tables warm up here.
                let begin = thread_time();
                let mut units = 0;
                let spent = loop {
                    units += (entry.work)().units;
                    let spent = (thread_time() - begin).as_secs_f64();
                    if spent >= SECONDS_EACH {
                        break spent;
                    }
                };
                entry.rates.push(units as f64 / spent);
            }
        }
        let medians: Vec<f64> =
            self.entries.iter_mut().map(|entry| median(&mut entry.rates)).collect();
        for (entry, rate) in self.entries.iter().zip(&medians) {
            let ratio = medians[0] / rate;
            let ns = if *rate > 1e5 { format!(" ({:.1} ns)", 1e9 / rate) } else { String::new() };
            let agrees = match self.same_work && entry.sum != self.entries[0].sum {
                true => {
                    format!("; DIFFERS: sum {} against ours {}", entry.sum, self.entries[0].sum)
                }
                false => String::new(),
            };
            println!(
                "{}: {:<16} {rate:>14.0} {}{ns}, parlor is {ratio:.2} times as fast{agrees}",
                self.name, entry.name, self.unit
            );
        }
        !self.same_work || self.entries.iter().all(|entry| entry.sum == self.entries[0].sum)
    }
}

fn median(rates: &mut [f64]) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

fn thread_time() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec.unsigned_abs(), u32::try_from(now.tv_nsec).unwrap_or(0))
}
