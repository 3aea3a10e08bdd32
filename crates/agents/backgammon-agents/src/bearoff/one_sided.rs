//! How many rolls one player needs.

use parlor_backgammon::Men;

use super::Home;
use super::successors::{Successors, weights};

/// More rolls than any home needs: 90 pips at 3 pips a roll, the least that is never wasted.
const LONGEST: usize = 32;

/// Homes with all 15 men: the only ones whose owner can still lose a gammon.
const FULL: usize = Home::count(Men::MAX) - Home::count(Men::MAX - 1);

/// For every home of up to 15 men, the distribution of the number of rolls until all men are off;
/// for every home of 15 men also until the first is off.
///
/// Probabilities are kept in 16 bits, those that are zero at either end not at all.
#[derive(Clone, PartialEq, Debug)]
pub struct OneSided {
    pub(super) all_off: Rows,
    pub(super) first_off: Rows,
}

/// Many distributions, packed.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Rows {
    /// The least number of rolls of each row, and how many numbers are listed.
    pub(super) spans: Vec<(u8, u8)>,
    /// Where each row begins in `shares`, and the end.
    begins: Vec<u32>,
    /// Probabilities; 65,535 is 1.
    pub(super) shares: Vec<u16>,
}

impl OneSided {
    /// Computes the table: under a second on one core.
    pub fn compute() -> OneSided {
        let moves = Successors::of(Men::MAX);
        let homes = Home::count(Men::MAX);
        // Nothing is left to do with all men off; the first man is off already with fewer than 15.
        let done = spike();
        let all_off = distributions(&moves, homes, |home| home == 0, &done);
        let first_off = distributions(&moves, homes, |home| home < homes - FULL, &done);
        OneSided {
            all_off: Rows::pack(&all_off),
            first_off: Rows::pack(&first_off[homes - FULL..]),
        }
    }

    /// How many rolls until all men are off.
    pub fn all_off(&self, home: Home) -> Rolls<'_> {
        self.all_off.row(home.number())
    }

    /// How many rolls until the first man is off; 0 when one is off already.
    pub fn first_off(&self, home: Home) -> Rolls<'_> {
        let first = Home::count(Men::MAX - 1);
        match home.number().checked_sub(first) {
            Some(row) => self.first_off.row(row),
            None => Rolls { least: 0, shares: &[u16::MAX] },
        }
    }
}

type Distribution = [f64; LONGEST];

fn spike() -> Distribution {
    let mut done = [0.0; LONGEST];
    done[0] = 1.0;
    done
}

/// The distribution of each home's number of rolls until `is_done`, each play chosen for the least
/// mean; of equals the first listed.
fn distributions(
    moves: &Successors,
    homes: usize,
    is_done: impl Fn(usize) -> bool,
    done: &Distribution,
) -> Vec<Distribution> {
    let mut rows = vec![*done; homes];
    let mut means = vec![0.0; homes];
    for home in (0..homes).filter(|&home| !is_done(home)) {
        let mut row = [0.0; LONGEST];
        for (roll, weight) in weights().enumerate() {
            let after = moves.after(home, roll).iter().map(|&after| after as usize);
            let Some(best) = after.reduce(|a, b| if means[b] < means[a] { b } else { a }) else {
                continue;
            };
            let weight = f64::from(weight) / 36.0;
            for rolls in 1..LONGEST {
                row[rolls] += weight * rows[best][rolls - 1];
            }
        }
        means[home] = row.iter().enumerate().map(|(rolls, share)| rolls as f64 * share).sum();
        rows[home] = row;
    }
    rows
}

impl Rows {
    fn pack(rows: &[Distribution]) -> Rows {
        let (mut spans, mut shares) = (Vec::with_capacity(rows.len()), Vec::new());
        for row in rows {
            let rounded = rounded(row);
            let least = rounded.iter().position(|&share| share > 0).unwrap_or(0);
            let most = rounded.iter().rposition(|&share| share > 0).unwrap_or(0);
            spans.push((least as u8, (most + 1 - least) as u8));
            shares.extend_from_slice(&rounded[least..=most]);
        }
        Rows::new(spans, shares).unwrap_or_default()
    }

    /// Rows of these spans; `None` if the shares are not as many as they say.
    pub(super) fn new(spans: Vec<(u8, u8)>, shares: Vec<u16>) -> Option<Rows> {
        let mut begins = Vec::with_capacity(spans.len() + 1);
        let mut end = 0;
        for &(_, len) in &spans {
            begins.push(end);
            end += u32::from(len);
        }
        begins.push(end);
        (end as usize == shares.len()).then_some(Rows { spans, begins, shares })
    }

    fn row(&self, row: usize) -> Rolls<'_> {
        let (begin, end) = (self.begins[row] as usize, self.begins[row + 1] as usize);
        Rolls { least: usize::from(self.spans[row].0), shares: &self.shares[begin..end] }
    }
}

/// Shares out of 65,535 that add up: what rounding loses goes to the largest.
fn rounded(row: &Distribution) -> [u16; LONGEST] {
    let mut shares = row.map(|share| (share * f64::from(u16::MAX)).round() as u16);
    let sum: i32 = shares.iter().map(|&share| i32::from(share)).sum();
    if let Some(largest) = shares.iter_mut().max_by_key(|share| **share) {
        *largest = (i32::from(*largest) + i32::from(u16::MAX) - sum) as u16;
    }
    shares
}

/// The distribution of a number of rolls.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rolls<'a> {
    least: usize,
    shares: &'a [u16],
}

impl Rolls<'_> {
    /// The numbers of rolls that can be, with their probabilities.
    pub fn shares(&self) -> impl Iterator<Item = (usize, f64)> {
        (self.least..).zip(self.shares.iter().map(|&share| f64::from(share) / f64::from(u16::MAX)))
    }

    /// The probability of exactly so many rolls.
    pub fn exactly(&self, rolls: usize) -> f64 {
        let share = rolls.checked_sub(self.least).and_then(|at| self.shares.get(at));
        share.map_or(0.0, |&share| f64::from(share) / f64::from(u16::MAX))
    }

    /// The probability of so many rolls or more.
    pub fn at_least(&self, rolls: usize) -> f64 {
        self.shares().filter(|&(n, _)| n >= rolls).fold(0.0, |sum, (_, share)| sum + share)
    }

    /// The mean number of rolls.
    pub fn mean(&self) -> f64 {
        self.shares().map(|(rolls, share)| rolls as f64 * share).sum()
    }

    /// The probability that someone who needs these rolls and rolls first is done before `other`
    /// is, where the other is done with his `nth` roll if he needs at most n.
    pub fn beats(&self, other: &Rolls<'_>) -> f64 {
        self.shares().fold(0.0, |sum, (rolls, share)| sum + share * other.at_least(rolls))
    }
}
