//! What the results say, with intervals.

use parlor_stats::{Bootstrap, Confidence, Interval, Moments, Resampling};
use serde::Serialize;

use crate::{Counts, Faults, GameLine, Times};

/// Everyone's results so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Standings {
    entrants: Vec<Record>,
    /// Mean differences of each block, by pair of entrants (lower number first).
    pairs: Vec<Vec<f64>>,
    capped: u64,
}

#[derive(Clone, PartialEq, Debug, Default)]
struct Record {
    name: String,
    games: u64,
    wins: u64,
    shared_wins: u64,
    decisions: u64,
    nodes: u64,
    faults: Faults,
    /// Mean score of each block it played in.
    blocks: Vec<f64>,
    counts: Counts,
    times: Times,
}

/// One entrant's line.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Its number in the plan.
    pub entrant: usize,
    /// Its name.
    pub name: String,
    /// Games played, counted once for each seat that it had in them.
    pub games: u64,
    /// Mean score a game.
    pub mean: f64,
    /// The 95 % interval of the mean over blocks: by bootstrap, but Student's below 20 blocks and from
    /// 5,000 on; none with fewer than two, or where all are equal and their spread is unknown.
    pub interval: Option<(f64, f64)>,
    /// Share of games in which it alone scored most. Games given up at the cap are nobody's.
    pub wins: f64,
    /// Share of games in which it scored most together with others.
    pub shared_wins: f64,
    /// Crashes, time-outs and wrong answers.
    pub faults: Faults,
    /// What it did.
    pub counts: Counts,
    /// How often it was asked.
    pub decisions: u64,
    /// What its decisions cost in search nodes; 0 if it does not search.
    pub nodes: u64,
    /// How many of its decisions were timed; fewer than all where a run was killed.
    pub timed: u64,
    /// How many of them were late; see [`Times::add_within`]. Bots forfeit instead.
    pub late: u64,
    /// Median, 95th percentile and longest time of a decision, in milliseconds.
    pub times_ms: Option<[f64; 3]>,
}

impl Standing {
    /// Search nodes of a decision, in the mean; `None` if it does not search.
    pub fn nodes_per_decision(&self) -> Option<f64> {
        (self.nodes > 0).then(|| self.nodes as f64 / self.decisions.max(1) as f64)
    }
}

/// Two entrants compared, block by block.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pairing {
    /// The two, by number.
    pub entrants: [usize; 2],
    /// Blocks in which both played.
    pub blocks: usize,
    /// By how much the first scored more a game.
    pub lead: f64,
    /// Its 95 % interval.
    pub interval: Option<(f64, f64)>,
}

impl Standings {
    /// Nobody has played yet.
    pub fn new(names: Vec<String>) -> Standings {
        let n = names.len();
        let record = |name| Record { name, ..Record::default() };
        Standings {
            entrants: names.into_iter().map(record).collect(),
            pairs: vec![Vec::new(); n * n],
            capped: 0,
        }
    }

    /// The standings of finished blocks.
    pub fn of(names: Vec<String>, lines: &[GameLine], games_per_block: usize) -> Standings {
        let mut standings = Standings::new(names);
        for block in lines.chunks(games_per_block.max(1)) {
            standings.add(block);
        }
        standings
    }

    /// Adds the games of one block.
    pub fn add(&mut self, games: &[GameLine]) {
        let n = self.entrants.len();
        let mut sums = vec![(0.0, 0u32); n];
        for line in games {
            let best = line.scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let n_best = line.scores.iter().filter(|&&score| score == best).count();
            self.capped += u64::from(line.capped);
            for (seat, (&entrant, &score)) in line.seats.iter().zip(&line.scores).enumerate() {
                let Some(record) = self.entrants.get_mut(entrant) else { continue };
                record.games += 1;
                if score == best && !line.capped {
                    let won = if n_best == 1 { &mut record.wins } else { &mut record.shared_wins };
                    *won += 1;
                }
                let noted = |each: &[u64]| each.get(seat).copied().unwrap_or(0);
                record.decisions = record.decisions.saturating_add(noted(&line.decisions));
                record.nodes = record.nodes.saturating_add(noted(&line.nodes));
                if let Some(faults) = line.faults.get(seat) {
                    record.faults.merge(faults);
                }
                if let Some(counts) = line.counts.get(seat) {
                    record.counts.merge(counts);
                }
                sums[entrant].0 += score;
                sums[entrant].1 += 1;
            }
        }
        let means: Vec<Option<f64>> =
            sums.iter().map(|&(sum, n)| (n > 0).then(|| sum / f64::from(n))).collect();
        for (entrant, mean) in means.iter().enumerate() {
            self.entrants[entrant].blocks.extend(*mean);
            for (other, theirs) in means.iter().enumerate().skip(entrant + 1) {
                if let (Some(mine), Some(theirs)) = (mean, theirs) {
                    self.pairs[entrant * n + other].push(mine - theirs);
                }
            }
        }
    }

    pub(crate) fn set_times(&mut self, times: Vec<Times>) {
        for (record, times) in self.entrants.iter_mut().zip(times) {
            record.times = times;
        }
    }

    /// Games given up at the cap.
    pub fn capped(&self) -> u64 {
        self.capped
    }

    /// Mean score of every entrant, by number: cheap enough for a progress line.
    pub fn means(&self) -> Vec<(&str, f64)> {
        self.entrants.iter().map(|record| (record.name.as_str(), mean(&record.blocks))).collect()
    }

    /// Every entrant, best mean first.
    pub fn table(&self) -> Vec<Standing> {
        let line = |(entrant, record): (usize, &Record)| Standing {
            entrant,
            name: record.name.clone(),
            games: record.games,
            mean: mean(&record.blocks),
            interval: interval(&record.blocks),
            wins: record.wins as f64 / record.games.max(1) as f64,
            shared_wins: record.shared_wins as f64 / record.games.max(1) as f64,
            faults: record.faults,
            counts: record.counts.clone(),
            decisions: record.decisions,
            nodes: record.nodes,
            timed: record.times.count(),
            late: record.times.late(),
            times_ms: record.times.summary_ms(),
        };
        let mut table: Vec<Standing> = self.entrants.iter().enumerate().map(line).collect();
        table.sort_by(|a, b| b.mean.total_cmp(&a.mean).then(a.entrant.cmp(&b.entrant)));
        table
    }

    /// Every pair that met.
    pub fn pairings(&self) -> Vec<Pairing> {
        let n = self.entrants.len();
        let pairs = (0..n).flat_map(|a| (a + 1..n).map(move |b| [a, b]));
        pairs
            .map(|[a, b]| (([a, b]), &self.pairs[a * n + b]))
            .filter(|(_, leads)| !leads.is_empty())
            .map(|(entrants, leads)| Pairing {
                entrants,
                blocks: leads.len(),
                lead: mean(leads),
                interval: interval(leads),
            })
            .collect()
    }
}

fn mean(values: &[f64]) -> f64 {
    if values.is_empty() { 0.0 } else { values.iter().sum::<f64>() / values.len() as f64 }
}

/// Below so many blocks resampling sees too few of them: of two blocks it says that the truth lies
/// between them, which is right in one case of two.
const FEW: usize = 20;
/// From so many blocks on, the mean is as good as normal and resampling would only take time.
const MANY: usize = 5_000;

fn interval(blocks: &[f64]) -> Option<(f64, f64)> {
    if blocks.windows(2).all(|two| two[0] == two[1]) {
        return None;
    }
    let Interval { low, high } = if (FEW..MANY).contains(&blocks.len()) {
        Bootstrap::of_mean(blocks, Resampling::default()).ok()?.bca(Confidence::P95)
    } else {
        let mut moments = Moments::default();
        blocks.iter().for_each(|&block| moments.add(block));
        moments.student_interval(Confidence::P95)?
    };
    Some((low, high))
}

#[cfg(test)]
mod tests {
    use parlor_stats::SplitMix64;

    use super::*;

    #[test]
    fn few_blocks_give_wide_intervals() {
        assert_eq!(interval(&[1.0]), None);
        // Two backgammons in a row do not make certain of the next; nor do thirty.
        assert_eq!((interval(&[3.0; 2]), interval(&[3.0; 30])), (None, None));
        // Student's quantile for one degree of freedom is 12.706; the standard error is 0.5.
        let (low, high) = interval(&[0.0, 1.0]).expect("two blocks");
        assert!((low - (0.5 - 6.353)).abs() < 1e-3 && (high - 6.853).abs() < 1e-3, "{low} {high}");
    }

    /// Blocks as skewed as waiting times (mean 1) are hard on every interval; these hold the mean often
    /// enough all the same, however few there are.
    #[test]
    fn intervals_hold_the_truth_with_few_and_with_more_blocks() {
        let mut stream = SplitMix64::new(7);
        for n in [5, 10, 20, 60] {
            let tries = 300;
            let held = (0..tries)
                .filter(|_| {
                    let block =
                        |_| -((stream.below(1 << 30) + 1) as f64 / (1u64 << 30) as f64).ln();
                    let blocks: Vec<f64> = (0..n).map(block).collect();
                    interval(&blocks).is_some_and(|(low, high)| low <= 1.0 && 1.0 <= high)
                })
                .count();
            assert!(held * 100 >= tries * 84, "{held} of {tries} with {n} blocks");
        }
    }
}
