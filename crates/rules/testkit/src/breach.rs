//! A broken promise and where it broke.

use std::fmt::{self, Debug};

/// The promises of the trait family, one for each check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Promise {
    /// Someone can always act, and the game ends.
    NoDeadEnd,
    /// The legal list is exactly what is accepted, all distinct; empty for seats not asked.
    LegalList,
    /// What does not fit is refused, and changes nothing.
    Refusal,
    /// `resolve` and `advance` do the same, no matter who listens.
    Twins,
    /// Chance is listed, drawn and applied alike; what is not due is refused.
    Chance,
    /// The same inputs give the same states and events.
    Replay,
    /// What the caller declared to be conserved or always true.
    Conserved,
    /// The returns of a finished game add up to nothing.
    ZeroSum,
    /// Folding what a seat has seen gives its view.
    Fold,
    /// A prompt, made from the view alone, equals the legal list.
    Prompt,
    /// A sampled world cannot be told from the true one, and can be played on.
    Sample,
    /// Exchanging what a seat never saw changes nothing that it sees.
    Unseen,
    /// A score sheet takes finished deals only, comes to an end, and repeats itself.
    Match,
}

/// The first broken promise that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// Which promise.
    pub promise: Promise,
    /// Which game of the run, from 0.
    pub game: u32,
    /// After how many transitions of that game (for a match: after how many deals).
    pub step: usize,
    /// What differed.
    pub detail: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Breach { promise, game, step, detail } = self;
        write!(f, "{promise:?} broken in game {game} at step {step}: {detail}")
    }
}

impl std::error::Error for Breach {}

/// The first lines in which two values, pretty-printed, differ.
pub(crate) fn difference(expected: &impl Debug, found: &impl Debug) -> String {
    const SHOWN: usize = 6;
    let (expected, found) = (format!("{expected:#?}"), format!("{found:#?}"));
    let same = expected.lines().zip(found.lines()).take_while(|(e, f)| e == f).count();
    let from = same.saturating_sub(2);
    let part = |text: &str| text.lines().skip(from).take(SHOWN).collect::<Vec<_>>().join("\n    ");
    let (expected, found) = (part(&expected), part(&found));
    format!("from line {}\n  expected\n    {expected}\n  found\n    {found}", from + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_begins_just_before_the_first_unequal_line() {
        let text = difference(&[1, 2, 3, 4, 5], &[1, 2, 3, 9, 5]);
        assert!(text.starts_with("from line 3\n"), "{text}");
        assert!(text.contains("4,") && text.contains("9,") && !text.contains("1,"), "{text}");
    }
}
