//! Tables made of parameters, after N. Zadeh, "On Doubling in Tournament Backgammon", Management
//! Science 23 (1977).
//!
//! A game is a continuous walk of the winning chance. At each cube value both players have a chance
//! at which they double and the other is indifferent whether to pass; between the first two such
//! points of both players the walk begins in the middle, so the game ends with either double passed,
//! in proportion to the distances. A double is worth less than the ideal since nobody doubles at the
//! exact moment: `delta` for redoubles, `delta-bar` for the first double. The leader wins more gammons
//! than the trailer.

use super::UnusableTableError;

/// The parameters of one table, for error messages with its name.
pub(super) struct Parameters<'a> {
    pub(super) table: &'a str,
    pub(super) values: &'a [(String, f64)],
}

impl Parameters<'_> {
    fn get(&self, parameter: &'static str) -> Result<f64, UnusableTableError> {
        let found = self.values.iter().find(|(name, _)| name == parameter);
        found.map(|&(_, value)| value).ok_or_else(|| UnusableTableError::NoParameter {
            table: self.table.to_owned(),
            parameter,
        })
    }
}

/// After the Crawford game the trailer doubles at once; the leader may drop for free at even scores,
/// which is worth something while the match is short.
pub(super) fn after_crawford(
    parameters: &Parameters<'_>,
    reach: usize,
) -> Result<Vec<f64>, UnusableTableError> {
    let gammons = parameters.get("gammon-rate-trailer")?;
    let drops =
        [(2, parameters.get("free-drop-2-away")?), (4, parameters.get("free-drop-4-away")?)];
    let mut chances: Vec<f64> = Vec::with_capacity(reach);
    for own in 1..=reach {
        let left = |won: usize| if own > won { chances[own - won - 1] } else { 1.0 };
        let drop = drops.iter().find(|&&(at, _)| at == own).map_or(0.0, |&(_, worth)| worth);
        chances.push(0.5 * ((1.0 - gammons) * left(2) + gammons * left(4)) - drop);
    }
    Ok(chances)
}

/// Before the Crawford game, score by score from the shortest match up.
pub(super) fn before_crawford(
    parameters: &Parameters<'_>,
    after_crawford: &[f64],
) -> Result<Vec<Vec<f64>>, UnusableTableError> {
    let reach = after_crawford.len();
    let mut growing = Growing {
        chances: vec![vec![0.5; reach]; reach],
        leader_gammons: parameters.get("gammon-rate-leader")?,
        trailer_gammons: parameters.get("gammon-rate-trailer")?,
        delta: parameters.get("delta")?,
        delta_bar: parameters.get("delta-bar")?,
    };
    for own in 2..=reach {
        // The Crawford game: no cube.
        let left = |won: usize| if own > won { after_crawford[own - won - 1] } else { 1.0 };
        let gammons = growing.leader_gammons;
        growing.set(own, 1, 0.5 * ((1.0 - gammons) * left(1) + gammons * left(2)));
    }
    for trailer in 2..=reach {
        for leader in 2..trailer {
            let chance = growing.chance(trailer, leader);
            growing.set(trailer, leader, chance);
        }
    }
    Ok(growing.chances)
}

/// A table as far as it has been made.
struct Growing {
    chances: Vec<Vec<f64>>,
    leader_gammons: f64,
    trailer_gammons: f64,
    delta: f64,
    delta_bar: f64,
}

impl Growing {
    fn set(&mut self, own: usize, other: usize, chance: f64) {
        self.chances[own - 1][other - 1] = chance;
        self.chances[other - 1][own - 1] = 1.0 - chance;
    }

    /// The chance of who needs `own` after he has won `won` and lost `lost` points.
    fn after(&self, (own, other): (usize, usize), won: usize, lost: usize) -> f64 {
        match (own.saturating_sub(won), other.saturating_sub(lost)) {
            (0, _) => 1.0,
            (_, 0) => 0.0,
            (own, other) => self.chances[own - 1][other - 1],
        }
    }

    /// The chance of the trailer: the walk from the middle to either first double.
    fn chance(&self, trailer: usize, leader: usize) -> f64 {
        let away = (trailer, leader);
        let mine = self.doubling_point(away, 1) - self.delta_bar;
        let his = self.doubling_point((leader, trailer), 1) - self.delta_bar;
        let (won, lost) = (self.after(away, 1, 0), self.after(away, 0, 1));
        ((his - 0.5) * won + (mine - 0.5) * lost) / (mine + his - 1.0)
    }

    /// The winning chance at which who needs `own` doubles from `cube` and the other may as well
    /// pass as take.
    fn doubling_point(&self, (own, other): (usize, usize), cube: usize) -> f64 {
        let away = (own, other);
        // Who cannot use the next cube himself has it turned at once by the other who can.
        let next = if own <= 2 * cube && other > 2 * cube { 4 * cube } else { 2 * cube };
        let gammons = |leads: bool| if leads { self.leader_gammons } else { self.trailer_gammons };
        let (mine, his) = (gammons(own <= other), gammons(other <= own));
        let won = (1.0 - mine) * self.after(away, next, 0) + mine * self.after(away, 2 * next, 0);
        let lost = (1.0 - his) * self.after(away, 0, next) + his * self.after(away, 0, 2 * next);
        let cashed = self.after(away, cube, 0);
        if won <= lost {
            return 1.0;
        }
        let dead = ((cashed - lost) / (won - lost)).clamp(0.5, 1.0);
        if other <= 2 * cube || own <= 2 * cube {
            return dead;
        }
        let redouble = self.doubling_point((other, own), 2 * cube) + self.delta;
        1.0 - redouble.min(1.0) * (1.0 - dead)
    }
}
