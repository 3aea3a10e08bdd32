//! What an agent's values say, read from its explanation.

use parlor_agent::{Arg, Candidate, Cell, Explanation, Margins};

/// What the compared values are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Kind {
    /// The share of possible deals that are won.
    Wins,
    /// The same in galdiņš, where it is won not to lose.
    Survived,
    /// Points more than a pass brings.
    Calls,
    /// Mean points over possible deals.
    Points,
    /// Mean tricks over possible deals, as a loss.
    Tricks,
    /// The score of a habit.
    Habit,
    /// The score of a beginner's rule, who does not know what the cards would tell others.
    Simple,
    /// How likely the action was to be chosen: nothing was compared.
    Chance,
}

/// How a candidate compares with the choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rank {
    /// Its value is higher.
    Better,
    /// Nothing to speak of.
    Level,
    /// Its value is lower.
    Worse,
}

/// Winning chances: from 1 % on one is better, from 4 % clearly, from 12 % by far. One deal of 100 is
/// 1 %, however its share is rounded.
const CHANCES: Margins = Margins { level: 0.01 - EQUAL, clear: 0.04, large: 0.12 };
/// The same in points: between a lielais won and lost lie six.
const POINTS: Margins = Margins { level: 0.06, clear: 0.24, large: 0.72 };
/// Of how many likely deals shares are told.
const HUNDRED: f64 = 100.0;
/// Values below this difference are equal.
const EQUAL: f64 = 1e-9;

impl Kind {
    pub(super) fn of(why: &Explanation) -> Kind {
        match &*why.values.label.key {
            "zole-win-contract" => Kind::Wins,
            "zole-win-galdins" => Kind::Survived,
            "zole-over-pass" => Kind::Calls,
            "zole-mean-total" => Kind::Points,
            "zole-mean-tricks-lost" => Kind::Tricks,
            "zole-habit-score" => Kind::Habit,
            crate::novice::SIMPLE_SCORE => Kind::Simple,
            _ => Kind::Chance,
        }
    }

    /// Which differences matter, where they can be compared.
    pub(super) const fn margins(self) -> Option<Margins> {
        match self {
            Kind::Wins | Kind::Survived => Some(CHANCES),
            Kind::Calls | Kind::Points => Some(POINTS),
            Kind::Tricks | Kind::Habit | Kind::Simple | Kind::Chance => None,
        }
    }
}

/// How `candidate` compares with the choice.
pub(super) fn rank(why: &Explanation, candidate: &Candidate) -> Rank {
    let level = why.margins.map_or(EQUAL, |margins| margins.level);
    match why.behind(candidate) {
        Some(behind) if behind >= level => Rank::Worse,
        Some(behind) if behind <= -level => Rank::Better,
        Some(_) => Rank::Level,
        None => Rank::Worse,
    }
}

/// The number in the column of this name.
pub(super) fn cell(why: &Explanation, candidate: &Candidate, column: &str) -> Option<f64> {
    let at = why.columns.iter().position(|scale| scale.label.key == column)?;
    match candidate.cells.get(at)? {
        Cell::Number(number) => Some(number.value),
        _ => None,
    }
}

/// Possible deals won, and asked. Where all were asked and likelier ones count more, they are not counted
/// but weighed: that many of 100.
pub(super) fn wins(why: &Explanation, candidate: &Candidate) -> Option<(u32, u32)> {
    let n = cell(why, candidate, crate::WORLDS_ASKED)?;
    let share = match Kind::of(why) {
        Kind::Calls => cell(why, candidate, "zole-win-contract")?,
        _ => candidate.value?.value,
    };
    let is = |key: &str| why.effort.iter().any(|message| message.key == key);
    let is_all = is("zole-all-worlds") || is("zole-all-fitting-worlds");
    if !is_all || !is("zole-worlds-weighed") {
        return Some(((share * n).round() as u32, n as u32));
    }
    // Nearly all is not all, and hardly any is not none.
    let least = f64::from(u8::from(share > EQUAL));
    let most = if share < 1.0 - EQUAL { HUNDRED - 1.0 } else { HUNDRED };
    Some(((share * HUNDRED).round().clamp(least, most) as u32, HUNDRED as u32))
}

/// Does it win as many possible deals as the choice, where they were counted?
pub(super) fn wins_alike(why: &Explanation, other: &Candidate) -> bool {
    let won = |one: &Candidate| wins(why, one).map(|(won, _)| won);
    why.choice().is_some_and(|choice| won(choice) == won(other))
}

/// Over how many possible deals a mean was taken.
pub(super) fn n_deals(why: &Explanation) -> Option<u32> {
    let mut args = why.method.iter().flat_map(|message| &message.args);
    args.find_map(|(name, arg)| match arg {
        Arg::Number(number) if name == "worlds" => Some(number.value as u32),
        _ => None,
    })
}

/// Does the choice bring more than `other` by its points, or else by its margin? `None` where they are
/// not known.
pub(super) fn ahead_by(why: &Explanation, other: &Candidate) -> Option<AheadBy> {
    let choice = why.choice()?;
    let gap = |column: &str| Some(cell(why, choice, column)? - cell(why, other, column)?);
    let points = gap("zole-mean-points");
    if let Some(points) = points.filter(|points| points.abs() > EQUAL) {
        return (points > 0.0).then_some(AheadBy::Points);
    }
    // The choice has the better margin, or the same: margins decide where points are equal, or where
    // nobody counts them.
    if let Some(eyes) = gap("zole-mean-eyes") {
        return Some(if eyes.abs() > EQUAL { AheadBy::Margin } else { AheadBy::Nothing });
    }
    Some(match gap("zole-mean-tricks")? {
        tricks if tricks < -EQUAL => AheadBy::FewerTricks,
        tricks if tricks > EQUAL => AheadBy::MoreTricks,
        _ => AheadBy::Nothing,
    })
}

/// By what the choice is ahead of one that wins as often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AheadBy {
    Points,
    /// Eyes.
    Margin,
    /// Where tricks are not wanted: its own.
    FewerTricks,
    /// Against a mazā zole: the soloist's.
    MoreTricks,
    Nothing,
}
