//! What worlds have answered so far, choice by choice.

use parlor_zole::World;

use super::weigh::Outlook;
use crate::clear::{is_ahead, is_clear};

/// Answers by choice and world. A choice that is asked no more has answers of the first worlds alone.
pub(super) struct Sheet {
    /// The worlds with their weights, asked or not.
    pub(super) worlds: Vec<(World, f64)>,
    pub(super) won: Vec<Vec<bool>>,
    pub(super) points: Vec<Vec<f64>>,
    n_worlds: usize,
}

impl Sheet {
    /// Nothing asked yet of `n` choices in these worlds.
    pub(super) fn new(n: usize, worlds: Vec<(World, f64)>) -> Sheet {
        Sheet { worlds, won: vec![Vec::new(); n], points: vec![Vec::new(); n], n_worlds: 0 }
    }

    /// In how many worlds wins have been asked.
    pub(super) const fn n_worlds(&self) -> usize {
        self.n_worlds
    }

    /// Have wins been asked in all worlds?
    pub(super) const fn is_full(&self) -> bool {
        self.n_worlds == self.worlds.len()
    }

    /// Who wins in the next world.
    pub(super) fn add_wins(&mut self, choices: &[usize], wins: &[bool]) {
        for (&n, &won) in choices.iter().zip(wins) {
            self.won[n].push(won);
        }
        self.n_worlds += 1;
    }

    /// In how many worlds the points of all these choices are known.
    pub(super) fn n_points(&self, choices: &[usize]) -> usize {
        choices.iter().map(|&n| self.points[n].len()).min().unwrap_or(0)
    }

    /// Are their points known wherever wins are?
    pub(super) fn has_points(&self, choices: &[usize]) -> bool {
        self.n_points(choices) == self.n_worlds
    }

    /// What a choice has come to by wins.
    pub(super) fn outlook(&self, choice: usize) -> Outlook {
        let mut outlook = Outlook::default();
        for (&won, (_, weight)) in self.won[choice].iter().zip(&self.worlds) {
            outlook.n += 1;
            outlook.asked += weight;
            outlook.won += if won { *weight } else { 0.0 };
        }
        outlook
    }

    /// The same of all choices.
    pub(super) fn outlooks(&self) -> Vec<Outlook> {
        (0..self.won.len()).map(|n| self.outlook(n)).collect()
    }

    /// Mean points by weight in the first `n_worlds`, where they are known there.
    pub(super) fn mean_points(&self, choice: usize, n_worlds: usize) -> Option<f64> {
        let points = self.points[choice].get(..n_worlds)?;
        let sums = points
            .iter()
            .zip(&self.worlds)
            .fold((0.0, 0.0), |(sum, whole), (points, (_, weight))| {
                (sum + weight * points, whole + weight)
            });
        (sums.1 > 0.0).then(|| sums.0 / sums.1)
    }

    /// Does `choice` win so much more seldom than `best` that its points are of no interest?
    pub(super) fn is_far_behind(&self, choice: usize, best: usize, slack: f64) -> bool {
        let gaps = self.won[best].iter().zip(&self.won[choice]);
        let gaps: Vec<f64> =
            gaps.map(|(&best, &other)| share(best) - share(other) - slack).collect();
        is_ahead(&gaps)
    }

    /// Is it clear which of these brings most points?
    pub(super) fn is_clear(&self, choices: &[usize]) -> bool {
        is_clear(&choices.iter().map(|&n| &*self.points[n]).collect::<Vec<_>>())
    }
}

fn share(won: bool) -> f64 {
    f64::from(u8::from(won))
}
