//! How far the choice is ahead of the others.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Candidate, Explanation, Message};

/// From which difference on a choice is more than a matter of taste, on [`Explanation::values`].
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct Margins {
    /// Below it two actions are as good as each other.
    pub level: f64,
    /// From it on the better one is clearly better.
    pub clear: f64,
    /// From it on the other is a serious mistake.
    pub large: f64,
}

/// What a difference means.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Lead {
    /// None to speak of.
    Level,
    /// A matter of taste.
    Close,
    /// Better.
    Clear,
    /// Much better.
    Large,
}

impl Margins {
    /// What a difference means.
    ///
    /// ```
    /// use parlor_agent::{Lead, Margins};
    ///
    /// let margins = Margins { level: 0.005, clear: 0.04, large: 0.11 };
    /// assert_eq!(margins.lead(0.004), Lead::Level);
    /// assert_eq!(margins.lead(0.04), Lead::Clear);
    /// ```
    pub fn lead(self, difference: f64) -> Lead {
        match difference {
            d if d < self.level => Lead::Level,
            d if d < self.clear => Lead::Close,
            d if d < self.large => Lead::Clear,
            _ => Lead::Large,
        }
    }
}

impl Explanation {
    /// The best of those that were not chosen; they stand from the best down.
    pub fn runner_up(&self) -> Option<&Candidate> {
        self.candidates.iter().find(|one| Some(one.legal_idx) != self.chosen && one.value.is_some())
    }

    /// By how much a candidate is worse than the choice; negative when it looks better.
    pub fn behind(&self, candidate: &Candidate) -> Option<f64> {
        Some(self.choice()?.value?.value - candidate.value?.value)
    }

    /// How far the choice is ahead of the runner-up, as a sentence; nothing where that is not known.
    pub fn ahead(&self) -> Option<Message> {
        let (next, margins) = (self.runner_up()?, self.margins?);
        let behind = self.behind(next)?;
        // Chosen for another reason than its value.
        if behind <= -margins.level {
            return None;
        }
        Some(match margins.lead(behind) {
            Lead::Level => Message::new("study-as-good-as").with("next", next.label.clone()),
            Lead::Close | Lead::Clear | Lead::Large => Message::new("study-ahead-of")
                .with("next", next.label.clone())
                .with("gain", self.values.unit.unsigned().of(behind)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Unit;

    fn explained(values: [f64; 2]) -> Explanation {
        let candidate = |(idx, value)| Candidate::new(idx, Message::verbatim("x")).valued(value);
        let mut why = Explanation {
            chosen: Some(1),
            margins: Some(Margins { level: 0.1, clear: 0.3, large: 1.0 }),
            candidates: values.into_iter().enumerate().map(candidate).collect(),
            ..Explanation::default()
        };
        why.rank();
        why
    }

    #[test]
    fn the_lead_is_over_the_best_of_the_others() {
        let key = |values| explained(values).ahead().map(|ahead| ahead.key);
        assert_eq!(key([1.0, 1.05]).as_deref(), Some("study-as-good-as"));
        assert_eq!(key([1.0, 0.95]).as_deref(), Some("study-as-good-as"));
        assert_eq!(key([1.0, 1.2]).as_deref(), Some("study-ahead-of"));
        assert_eq!(key([1.0, 0.5]), None);
        let why = explained([-1.0, 2.0]);
        assert_eq!(why.behind(why.runner_up().unwrap()), Some(3.0));
        let Some(ahead) = why.ahead() else { panic!("three points are a lead") };
        assert_eq!(ahead.args[1].1, Unit::number(2).of(3.0).into());
    }
}
