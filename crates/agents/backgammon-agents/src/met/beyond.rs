//! Scores that a table does not reach.

/// How often a win is a gammon, where the table does not say.
const GAMMONS: f64 = 0.25;

/// A random walk that fits the far part of a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Beyond {
    /// The spread of one point.
    spread: f64,
}

impl Beyond {
    /// Fits the walk to the scores of `table` at which both players need more than half its length.
    pub(super) fn fitted(table: &[Vec<f64>]) -> Beyond {
        let half = table.len() / 2;
        let (mut sum, mut count) = (0.0, 0.0);
        for (a, row) in table.iter().enumerate().skip(half) {
            for (b, &chance) in row.iter().enumerate().skip(half).filter(|&(b, _)| b > a + 1) {
                let steps = (b - a) as f64 / ((a + b + 2) as f64).sqrt();
                sum += steps / quantile(chance);
                count += 1.0;
            }
        }
        Beyond { spread: if count > 0.0 { sum / count } else { 1.1 } }
    }

    /// The chance at a score that the table does not reach; `stated` is what it says for the nearest
    /// score that it does reach, and how far the walk is wrong there it is wrong here too.
    pub(super) fn chance(self, score: (u32, u32), nearest: (u32, u32), stated: f64) -> f64 {
        normal(self.steps(score) + quantile(stated) - self.steps(nearest))
    }

    /// How many standard deviations the walk is from an even score.
    fn steps(self, (own, other): (u32, u32)) -> f64 {
        let sum = f64::from(own) + f64::from(other);
        (f64::from(other) - f64::from(own)) / (self.spread * sum.sqrt())
    }
}

/// After the Crawford game, with `own` points to go: the trailer doubles at once.
pub(super) fn after_crawford(stated: &[f64], own: u32) -> f64 {
    // Each pair of points halves the chance; a hundred pairs are nothing.
    let last = stated.len() as u32;
    if own > last + 200 {
        return 0.0;
    }
    let mut chances: Vec<f64> = stated.to_vec();
    for n in last + 1..=own {
        let known = |won: u32| match n.checked_sub(won) {
            None | Some(0) => 1.0,
            Some(left) => chances[left as usize - 1],
        };
        chances.push(0.5 * ((1.0 - GAMMONS) * known(2) + GAMMONS * known(4)));
    }
    chances.last().copied().unwrap_or(0.5)
}

/// The Crawford game of who needs `own` points against one: no cube, half of the games won.
pub(super) fn crawford_game(after_crawford: impl Fn(u32) -> f64, own: u32) -> f64 {
    let left = |won: u32| after_crawford(own.saturating_sub(won));
    0.5 * ((1.0 - GAMMONS) * left(1) + GAMMONS * left(2))
}

/// The normal distribution, by the error function of Abramowitz and Stegun 7.1.26 (error 1.5e-7).
pub(crate) fn normal(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.327_591_1 * (x.abs() / std::f64::consts::SQRT_2));
    let series = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
    let sum = series.iter().rev().fold(0.0, |sum, &a| (sum + a) * t);
    let tail = 0.5 * sum * (-x * x / 2.0).exp();
    if x < 0.0 { tail } else { 1.0 - tail }
}

/// The point below which the normal distribution has `chance`, by halving.
fn quantile(chance: f64) -> f64 {
    let (mut low, mut high) = (-8.0, 8.0);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        *(if normal(middle) < chance { &mut low } else { &mut high }) = middle;
    }
    f64::midpoint(low, high)
}
