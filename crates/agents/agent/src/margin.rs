//! How far the choice is ahead of the others.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::print::{Say, lowered};
use crate::{Bound, Candidate, Explanation, Message, Piece};

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

    /// What is known of the true difference where values are only bounds: it is this, or at least
    /// this. Nothing where the truth could be on either side of it.
    fn certainty(&self, candidate: &Candidate) -> Option<Bound> {
        match (self.choice()?.value?.bound, candidate.value?.bound) {
            (Bound::Exact, Bound::Exact) => Some(Bound::Exact),
            (Bound::AtMost, _) | (_, Bound::AtLeast) => None,
            (Bound::Exact | Bound::AtLeast, Bound::Exact | Bound::AtMost) => Some(Bound::AtLeast),
        }
    }

    /// How far the choice is ahead of the runner-up, as a sentence; nothing where that is not known.
    pub fn ahead(&self, say: &dyn Say) -> Option<Message> {
        let (next, margins) = (self.runner_up()?, self.margins?);
        let behind = self.behind(next)?;
        // Chosen for another reason than its value.
        let is_level = margins.lead(behind) == Lead::Level;
        if behind <= -margins.level || (is_level && next.lost_the_tie) {
            return None;
        }
        let is_bound = self.certainty(next)? == Bound::AtLeast;
        let sentence = match (margins.lead(behind), is_bound) {
            (Lead::Level, false) => Message::new("study-as-good-as"),
            (Lead::Level, true) => Message::new("study-at-least-as-good-as"),
            (_, false) => Message::new("study-ahead-of"),
            (_, true) => Message::new("study-ahead-of-at-least"),
        };
        let sentence = sentence.with("next", self.named(next, say));
        Some(match margins.lead(behind) {
            Lead::Level => sentence,
            _ => {
                // The scale's name lets a language add what the number counts.
                let scale = self.values.label.key.to_string();
                sentence.with("gain", self.values.unit.unsigned().of(behind)).with("scale", scale)
            }
        })
    }

    /// A candidate within a sentence: by its one piece where no other candidate has it (`3z`), by
    /// several among answers of one kind, otherwise as a noun: "taking the table".
    pub(crate) fn named(&self, candidate: &Candidate, say: &dyn Say) -> String {
        self.by_pieces(candidate).unwrap_or_else(|| noun(&candidate.label, say))
    }

    /// A candidate as it is proposed: by its pieces in the same way, otherwise by its own words: "take the
    /// table".
    pub(crate) fn proposed(&self, candidate: &Candidate, say: &dyn Say) -> String {
        self.by_pieces(candidate).unwrap_or_else(|| lowered(&say.message(&candidate.label)))
    }

    fn by_pieces(&self, candidate: &Candidate) -> Option<String> {
        let Candidate { pieces, label, .. } = candidate;
        let kind = &self.choice().unwrap_or(candidate).label.key;
        let can_name = pieces.len() == 1 || (pieces.len() > 1 && label.key == *kind);
        let n_same = self.candidates.iter().filter(|other| other.pieces == *pieces).count();
        (can_name && n_same == 1).then(|| Piece::row(pieces))
    }
}

/// An answer as a noun, `riichi-pass-noun` for `riichi-pass`, where the language has one; otherwise its own
/// words.
fn noun(label: &Message, say: &dyn Say) -> String {
    let noun = Message { key: format!("{}-noun", label.key).into(), args: label.args.clone() };
    let said = say.message(&noun);
    // What has no words stays a key.
    if said == noun.to_string() || said.is_empty() { lowered(&say.message(label)) } else { said }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Arg, Estimate, Keys, Unit};

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
        let key = |values| explained(values).ahead(&Keys).map(|ahead| ahead.key);
        assert_eq!(key([1.0, 1.05]).as_deref(), Some("study-as-good-as"));
        assert_eq!(key([1.0, 0.95]).as_deref(), Some("study-as-good-as"));
        assert_eq!(key([1.0, 1.2]).as_deref(), Some("study-ahead-of"));
        assert_eq!(key([1.0, 0.5]), None);
        let why = explained([-1.0, 2.0]);
        assert_eq!(why.behind(why.runner_up().unwrap()), Some(3.0));
        let Some(ahead) = why.ahead(&Keys) else { panic!("three points are a lead") };
        assert_eq!(ahead.args[1].1, Unit::number(2).of(3.0).into());
    }

    #[test]
    fn what_lost_a_tie_is_not_as_good() {
        let mut why = explained([1.0, 1.0]);
        why.candidates[1].lost_the_tie = true;
        assert_eq!(why.ahead(&Keys), None);
        let mut why = explained([0.5, 1.0]);
        why.candidates[1].lost_the_tie = true;
        assert!(why.ahead(&Keys).is_some(), "its value alone is a lead");
    }

    #[test]
    fn a_lead_over_a_bound_is_at_least_that() {
        let key = |choice: Bound, other: Bound, gain: f64| {
            let mut why = explained([1.0, 1.0 + gain]);
            for (candidate, bound) in why.candidates.iter_mut().zip([choice, other]) {
                let value = candidate.value.unwrap().value;
                candidate.value = Some(Estimate { value, bound, error: None });
            }
            why.ahead(&Keys).map(|ahead| ahead.key.into_owned())
        };
        let at_least = Some("study-ahead-of-at-least".to_owned());
        assert_eq!(key(Bound::Exact, Bound::AtMost, 0.5), at_least);
        assert_eq!(key(Bound::AtLeast, Bound::Exact, 0.5), at_least);
        assert_eq!(key(Bound::AtLeast, Bound::AtMost, 0.5), at_least);
        let no_worse = Some("study-at-least-as-good-as".to_owned());
        assert_eq!(key(Bound::Exact, Bound::AtMost, 0.05), no_worse);
        // The truth may be on either side.
        assert_eq!(key(Bound::Exact, Bound::AtLeast, 0.5), None);
        assert_eq!(key(Bound::AtMost, Bound::Exact, 0.5), None);
    }

    #[test]
    fn an_answer_is_named_as_part_of_the_sentence() {
        let next = |pieces: [&'static [&'static str]; 2]| {
            let mut why = explained([1.0, 1.0]);
            for (candidate, pieces) in why.candidates.iter_mut().zip(pieces) {
                candidate.label = Message::new("x");
                candidate.pieces = pieces.iter().map(|&piece| Piece::new(piece)).collect();
            }
            let say = |message: &Message| {
                if message.key == "x" { "Öffne".into() } else { String::new() }
            };
            why.ahead(&say).unwrap().args[0].1.clone()
        };
        assert_eq!(next([&["3z"], &["2z"]]), Arg::from("2z"));
        assert_eq!(next([&["3m", "4m"], &["4m", "6m"]]), Arg::from("4m 6m"));
        assert_eq!(next([&["2z"], &["2z"]]), Arg::from("öffne"), "its piece does not say which");
        assert_eq!(next([&[], &[]]), Arg::from("öffne"));
    }
}
