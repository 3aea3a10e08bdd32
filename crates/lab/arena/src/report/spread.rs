//! How scores are spread.

use parlor_stats::quantile;
use serde::Serialize;

use crate::GameLine;

/// How often an entrant scored what.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// Scores in rising order: single values while they are few, classes otherwise.
    pub classes: Vec<Class>,
}

/// Scores that are counted together.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Class {
    /// The lowest score of the class.
    pub from: f64,
    /// The highest.
    pub to: f64,
    /// How many games.
    pub games: u64,
}

impl Spread {
    /// How many different scores are shown one by one.
    const SINGLE_MAX: usize = 16;
    /// How many classes there are otherwise.
    const CLASSES: usize = 16;

    /// The spreads of all entrants, over the same classes.
    pub(super) fn all(lines: &[GameLine], n_entrants: usize) -> Vec<Spread> {
        let mut scores = vec![Vec::new(); n_entrants];
        for line in lines {
            for (&entrant, &score) in line.seats.iter().zip(&line.scores) {
                scores[entrant].push(score);
            }
        }
        let classes = classes(scores.concat());
        scores.iter().map(|scores| Spread::over(&classes, scores)).collect()
    }

    /// Counts each score in the last class that does not begin above it; the first class takes what
    /// is lower still.
    fn over(classes: &[Class], scores: &[f64]) -> Spread {
        let mut classes = classes.to_vec();
        for score in scores {
            let above = classes.partition_point(|class| class.from <= *score);
            if let Some(class) = classes.get_mut(above.saturating_sub(1)) {
                class.from = class.from.min(*score);
                class.to = class.to.max(*score);
                class.games += 1;
            }
        }
        Spread { classes }
    }

    /// Games in all classes.
    pub fn games(&self) -> u64 {
        self.classes.iter().map(|class| class.games).sum()
    }
}

/// Each score by itself while they are few; otherwise classes of equal width from the first to the
/// 99th percentile, the outer ones open.
fn classes(mut scores: Vec<f64>) -> Vec<Class> {
    scores.sort_by(f64::total_cmp);
    let mut single = scores.clone();
    single.dedup();
    if single.len() <= Spread::SINGLE_MAX {
        return single
            .into_iter()
            .map(|score| Class { from: score, to: score, games: 0 })
            .collect();
    }
    let ends = quantile(&scores, 0.01).zip(quantile(&scores, 0.99));
    let (low, high) = ends.filter(|(low, high)| low < high).unwrap_or((single[0], single[0] + 1.0));
    let width = (high - low) / Spread::CLASSES as f64;
    let class = |n: usize| {
        let from = low + width * n as f64;
        Class { from, to: from + width, games: 0 }
    };
    (0..Spread::CLASSES).map(class).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_score_is_counted_once() {
        let few = [1.0, -1.0, 1.0, 2.0];
        let spread = Spread::over(&classes(few.to_vec()), &few);
        let counts: Vec<(f64, u64)> = spread.classes.iter().map(|c| (c.from, c.games)).collect();
        assert_eq!(counts, [(-1.0, 1), (1.0, 2), (2.0, 1)]);

        let many: Vec<f64> = (0..1000).map(|n| f64::from(n).powi(2)).collect();
        let spread = Spread::over(&classes(many.clone()), &many);
        assert_eq!(spread.games(), 1000);
        let (first, last) = (&spread.classes[0], &spread.classes[Spread::CLASSES - 1]);
        assert_eq!((first.from, last.to), (0.0, 998_001.0), "the outer classes are open");
        assert!(spread.classes.iter().all(|class| class.games > 0));
    }
}
