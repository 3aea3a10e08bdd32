//! What the agent itself says of a candidate.

use parlor_agent::{Candidate, Cell, Explanation, Margins, Message, Quantity, Unit};

use crate::house::SIMPLE_SCORE;

/// What dealing in costs, in thousands of points: so much turns a chance into points.
const DEAL_IN: f64 = 5.5;

/// The numbers of one candidate, where the agent has them.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Numbers {
    /// Its worth in thousands of points.
    pub(super) value: Option<f64>,
    /// The chance to win.
    pub(super) win: Option<f64>,
    /// The points of a win.
    pub(super) gain: Option<f64>,
    /// The chance that the discard deals in.
    pub(super) deal_in: Option<f64>,
    /// Does the agent mean to fold then?
    pub(super) folds: bool,
}

/// Which differences matter: where values are points, and nowhere else.
pub(super) fn margins(why: &Explanation) -> Option<Margins> {
    let points = match &*why.values.label.key {
        "riichi-house-value" => 1.0,
        "riichi-ev-points" => 1_000.0,
        _ => return None,
    };
    Some(Margins { level: 0.1 * points, clear: 0.3 * points, large: points })
}

/// Are two values that are equal equally good to the agent?
pub(super) fn says_equal(why: &Explanation) -> bool {
    matches!(&*why.values.label.key, "riichi-kept-value" | "riichi-evaluation")
}

/// Did the agent weigh nothing that others weigh? It drew lots, or it is a beginner with simple rules.
pub(super) fn weighs_nothing(why: &Explanation) -> bool {
    let explored = |reason: &Message| reason.key == "riichi-dqn-explores";
    let is_simple = [SIMPLE_SCORE, "study-probability"].contains(&&*why.values.label.key);
    is_simple || why.reason.as_ref().is_some_and(explored)
}

impl Numbers {
    pub(super) fn of(why: &Explanation, candidate: &Candidate) -> Numbers {
        let cell = |key: &str| {
            let at = why.columns.iter().position(|column| column.label.key == key)?;
            candidate.cells.get(at)
        };
        let number = |key: &str| match cell(key)? {
            Cell::Number(number) => Some(number.value),
            _ => None,
        };
        let value = candidate.value.map(|value| value.value);
        let in_points = why.values.label.key == "riichi-ev-points";
        let win = number("riichi-ev-win");
        let per_win = || value.zip(win).filter(|&(_, win)| in_points && win > 0.0);
        let gain =
            number("riichi-house-gain").or_else(|| per_win().map(|(value, win)| value / win));
        let folds = matches!(cell("riichi-house-course"),
            Some(Cell::Words(course)) if course.key == "riichi-house-course-fold");
        Numbers {
            value: margins(why).and(value).map(|value| if in_points { value / 1e3 } else { value }),
            win,
            gain,
            deal_in: number("riichi-house-deal-in"),
            folds,
        }
    }

    /// By how many thousands of points the other is more dangerous now.
    pub(super) fn danger_of(&self, other: &Numbers) -> f64 {
        let both = self.deal_in.zip(other.deal_in);
        both.map_or(0.0, |(own, other)| DEAL_IN * (other - own))
    }

    /// What the attack alone brings, in points.
    pub(super) fn attack(&self) -> Option<f64> {
        self.win.zip(self.gain).map(|(win, gain)| win * gain)
    }

    /// Is the number there and larger by more than rounding, as a share?
    pub(super) fn exceeds(one: Option<f64>, other: Option<f64>) -> bool {
        one.zip(other).is_some_and(|(one, other)| one > 1.005 * other + 1e-4)
    }
}

/// A chance for a sentence.
pub(super) fn percent(chance: f64) -> Quantity {
    Unit::Percent.of(chance)
}

/// Points for a sentence, rounded to hundreds.
pub(super) fn points(points: f64) -> Quantity {
    Unit::Count.of((points / 100.0).round() * 100.0)
}
