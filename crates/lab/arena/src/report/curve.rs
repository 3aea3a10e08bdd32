//! How the mean moved.

use serde::Serialize;

use crate::GameLine;

/// An entrant's mean score after so many blocks.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Curve {
    /// Block number (from 1) and mean score of all games up to it; at most [`Curve::POINTS`].
    pub points: Vec<[f64; 2]>,
}

impl Curve {
    /// How many points a curve has at most.
    pub const POINTS: usize = 200;

    pub(super) fn of(lines: &[GameLine], games_per_block: usize, entrant: usize) -> Curve {
        let blocks = lines.len() / games_per_block.max(1);
        let every = blocks.div_ceil(Curve::POINTS).max(1);
        let (mut sum, mut n) = (0.0, 0u64);
        let mut points = Vec::new();
        for (idx, block) in lines.chunks(games_per_block.max(1)).enumerate() {
            for line in block {
                for (&who, score) in line.seats.iter().zip(&line.scores) {
                    if who == entrant {
                        sum += score;
                        n += 1;
                    }
                }
            }
            if n > 0 && ((idx + 1) % every == 0 || idx + 1 == blocks) {
                points.push([(idx + 1) as f64, sum / n as f64]);
            }
        }
        Curve { points }
    }
}
