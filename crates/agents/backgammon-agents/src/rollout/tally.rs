//! Means and standard errors.

use super::Outcome;

/// A mean and its standard error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mean {
    /// The mean.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
}

/// Sums over trials: the five chances, then the equity.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// How many trials.
    pub trials: u64,
    sums: [f64; 6],
    squares: [f64; 6],
}

impl Tally {
    /// Adds outcomes in their order.
    pub fn add(&mut self, outcomes: &[Outcome]) {
        for outcome in outcomes {
            self.trials += 1;
            let [a, b, c, d, e] = outcome.chances;
            for (n, value) in [a, b, c, d, e, outcome.equity].into_iter().enumerate() {
                self.sums[n] += value;
                self.squares[n] += value * value;
            }
        }
    }

    fn mean(&self, n: usize) -> Mean {
        let trials = self.trials.max(1) as f64;
        let value = self.sums[n] / trials;
        let spread = (self.squares[n] / trials - value * value).max(0.0);
        Mean { value, error: (spread / (trials - 1.0).max(1.0)).sqrt() }
    }

    /// The five chances of the player on roll.
    pub fn chances(&self) -> [Mean; 5] {
        std::array::from_fn(|n| self.mean(n))
    }

    /// His equity: with the cube where it is played with, else without.
    pub fn equity(&self) -> Mean {
        self.mean(5)
    }

    /// The sums as numbers, for a file.
    pub fn numbers(&self) -> [f64; 12] {
        std::array::from_fn(|n| if n < 6 { self.sums[n] } else { self.squares[n - 6] })
    }

    /// From the numbers of a file.
    pub fn from_numbers(trials: u64, numbers: &[f64; 12]) -> Tally {
        Tally {
            trials,
            sums: std::array::from_fn(|n| numbers[n]),
            squares: std::array::from_fn(|n| numbers[n + 6]),
        }
    }
}
