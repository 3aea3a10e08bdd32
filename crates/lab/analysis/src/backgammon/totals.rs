//! What a player's decisions and rolls add up to.

use parlor_game::Seat;
use serde::Serialize;

use super::{Analysis, Kind};

/// The sums of one player; errors and luck in equity.
#[derive(Clone, PartialEq, Default, Debug, Serialize)]
pub struct Totals {
    /// Plays with a choice.
    pub plays: usize,
    /// What they lost.
    pub play_error: f64,
    /// What a play lost on average.
    pub error_per_play: f64,
    /// Cube decisions that were close, or made.
    pub cube_decisions: usize,
    /// What they lost.
    pub cube_error: f64,
    /// What plays and cube decisions lost together.
    pub error: f64,
    /// What a decision lost on average: what the grade goes by.
    pub error_per_decision: f64,
    /// The same times 500: the performance rating as eXtreme Gammon made it usual, 0 being perfect.
    pub performance_rating: f64,
    /// What all errors lost in chances to win the match; `None` for money.
    pub match_error: Option<f64>,
    /// How good that is: [`grade`].
    pub grade: &'static str,
    /// How many rolls were judged.
    pub rolls: usize,
    /// How lucky they were together.
    pub luck: f64,
}

impl Totals {
    pub(super) fn of(analysis: &Analysis, seat: Seat) -> Totals {
        let mut sums = Totals::default();
        for decision in analysis.decisions.iter().filter(|d| d.place.seat == seat && d.counts) {
            let (n, error) = match decision.kind {
                Kind::Play { .. } => (&mut sums.plays, &mut sums.play_error),
                Kind::Double { .. } | Kind::Answer { .. } => {
                    (&mut sums.cube_decisions, &mut sums.cube_error)
                }
            };
            *n += 1;
            *error += decision.error;
            if let Some(lost) = decision.match_error {
                *sums.match_error.get_or_insert_default() += lost;
            }
        }
        for roll in analysis.rolls.iter().filter(|roll| roll.place.seat == seat) {
            sums.rolls += 1;
            sums.luck += roll.luck;
        }
        let error = sums.play_error + sums.cube_error;
        let error_per_decision = error / (sums.plays + sums.cube_decisions).max(1) as f64;
        Totals {
            error_per_play: sums.play_error / sums.plays.max(1) as f64,
            error,
            error_per_decision,
            performance_rating: RATING * error_per_decision,
            grade: grade(error_per_decision),
            ..sums
        }
    }
}

/// What a mean error is multiplied by in a performance rating.
const RATING: f64 = 500.0;

/// Grades by the mean error of a decision, as GNU Backgammon gives them.
const GRADES: [(f64, &str); 7] = [
    (0.002, "supernatural"),
    (0.005, "world class"),
    (0.008, "expert"),
    (0.012, "advanced"),
    (0.018, "intermediate"),
    (0.026, "casual player"),
    (0.035, "beginner"),
];

/// The grade of a mean error for each decision, from `supernatural` to `awful`.
pub fn grade(error_per_decision: f64) -> &'static str {
    let found = GRADES.iter().find(|&&(below, _)| error_per_decision < below);
    found.map_or("awful", |&(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_change_at_their_thresholds() {
        for (error, name) in [
            (0.0, "supernatural"),
            (0.002, "world class"),
            (0.0079, "expert"),
            (0.008, "advanced"),
            (0.017, "intermediate"),
            (0.018, "casual player"),
            (0.034, "beginner"),
            (0.035, "awful"),
        ] {
            assert_eq!(grade(error), name, "{error}");
        }
    }
}
