//! What stands before an outcome: a probability or a weight.

use super::read::TreeFault;

/// A probability as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Written {
    /// `2`: in so many cases.
    Weight(u32),
    /// `0.7` or `7/10`: this share of all cases.
    Share(u64, u64),
}

/// Why something is no probability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unreadable {
    /// Not a number at all.
    NoNumber,
    /// So many decimals.
    Decimals(usize),
    /// A number of more than 32 bits.
    Large,
}

impl Written {
    /// Reads `2`, `0.7` or `1/36`.
    pub(super) fn read(text: &str) -> Result<Written, Unreadable> {
        if let Some((above, below)) = text.split_once('/') {
            let (above, below) = (number(above.trim())?, number(below.trim())?);
            let share = Written::Share(above.into(), below.into());
            return if below > 0 { Ok(share) } else { Err(Unreadable::NoNumber) };
        }
        let Some((whole, decimals)) = text.split_once('.') else {
            return number(text).map(Written::Weight);
        };
        let is_digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        if !is_digits(whole) || !is_digits(decimals) || whole.len() + decimals.len() == 0 {
            return Err(Unreadable::NoNumber);
        }
        let decimals = decimals.trim_end_matches('0');
        if decimals.len() > DECIMALS_MAX {
            return Err(Unreadable::Decimals(decimals.len()));
        }
        let below = 10u64.pow(decimals.len() as u32);
        let part = if decimals.is_empty() { 0 } else { number(decimals)? };
        let whole = if whole.is_empty() { 0 } else { number(whole)? };
        Ok(Written::Share(u64::from(whole) * below + u64::from(part), below))
    }
}

/// A whole number that fits into 32 bits.
fn number(text: &str) -> Result<u32, Unreadable> {
    let is_number = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if !is_number {
        return Err(Unreadable::NoNumber);
    }
    text.parse().map_err(|_| Unreadable::Large)
}

/// How many decimals a probability may have: more would not fit into 32 bits.
pub const DECIMALS_MAX: usize = 9;

/// The weights of outcomes: shares must sum to 1, and the two kinds do not mix.
pub(super) fn weights(written: &[Written]) -> Result<Vec<u32>, TreeFault> {
    let is_share = |one: &Written| matches!(one, Written::Share(..));
    if !written.iter().any(is_share) {
        let weight = |one: &Written| match *one {
            Written::Weight(weight) => weight,
            Written::Share(..) => 0,
        };
        return checked(written.iter().map(|one| u64::from(weight(one))));
    }
    let common = written.iter().try_fold(1u64, |common, one| match *one {
        Written::Weight(_) => Err(TreeFault::MixedProbabilities),
        Written::Share(_, below) => lcm(common, below).ok_or(TreeFault::TooFine),
    })?;
    let scaled = written.iter().map(|one| match *one {
        Written::Share(above, below) => above.saturating_mul(common / below),
        Written::Weight(weight) => weight.into(),
    });
    let sum = scaled.clone().fold(0u64, u64::saturating_add);
    if sum != common {
        return Err(TreeFault::Sum { sum: sum as f64 / common as f64 });
    }
    checked(scaled)
}

/// Weights that fit into 32 bits together, none of them 0, in lowest terms.
fn checked(weights: impl Iterator<Item = u64> + Clone) -> Result<Vec<u32>, TreeFault> {
    if weights.clone().any(|weight| weight == 0) {
        return Err(TreeFault::Never);
    }
    let common = weights.clone().fold(0, gcd).max(1);
    let sum = weights.clone().fold(0, |sum: u64, weight| sum.saturating_add(weight / common));
    if sum > u64::from(u32::MAX) {
        return Err(TreeFault::TooFine);
    }
    Ok(weights.map(|weight| (weight / common) as u32).collect())
}

fn lcm(a: u64, b: u64) -> Option<u64> {
    (a / gcd(a, b)).checked_mul(b).filter(|&common| common <= 1 << 40)
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
