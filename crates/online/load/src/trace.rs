//! What one client was shown of a match, as fingerprints: a run of ten minutes shows gigabytes.

use std::hash::{DefaultHasher, Hash, Hasher};

use parlor_wire::online::{PromiseMsg, RevealMsg};
use serde::Serialize;

use crate::client::written;

/// The fingerprint of a piece of JSON, byte by byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fingerprint(u64);

impl Fingerprint {
    /// Of a message.
    pub(crate) fn of(message: &(impl Serialize + ?Sized)) -> Fingerprint {
        let mut hasher = DefaultHasher::new();
        written(message).hash(&mut hasher);
        Fingerprint(hasher.finish())
    }
}

/// A frame that tells something of the game. `view` is the view of a player, or the open table of a
/// spectator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shown {
    /// A deal begins.
    Began { deal: u64, view: Fingerprint },
    /// Something happened.
    Seen { events: Fingerprint, view: Fingerprint },
    /// A question.
    Asked { legal: Fingerprint },
    /// A deal has ended.
    Ended { deal: u64, key: Fingerprint, standing: [i32; 4] },
}

/// One frame of a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// A step of the stream.
    Shown(Shown),
    /// Everything at once, after a reconnection.
    Whole { deal: u64, view: Fingerprint, legal: Option<Fingerprint> },
}

/// What one client was shown of a match, and what it said.
#[derive(Default, Debug)]
pub(crate) struct Trace {
    /// In order.
    pub(crate) steps: Vec<Step>,
    /// How many offers to resign were accepted, as far as it heard.
    pub(crate) resigned: usize,
    /// The accepted answers in order, as they were sent.
    pub(crate) answers: Vec<String>,
    /// What was promised for the match.
    pub(crate) promised: Option<PromiseMsg>,
    /// The running hashes of its record, as they were shown.
    pub(crate) transcripts: Vec<String>,
    /// Who sits where, as it was told.
    pub(crate) seat_order: Option<Vec<u8>>,
    /// What was shown at the end.
    pub(crate) reveal: Option<RevealMsg>,
}

/// All that must have been shown to one client, in order.
#[derive(Default)]
pub(crate) struct Expected {
    steps: Vec<Shown>,
    /// By how many steps were shown: the deal and the view that the client knows then.
    known: Vec<Option<(u64, Fingerprint)>>,
}

impl Expected {
    /// Adds a step.
    pub(crate) fn push(&mut self, step: Shown) {
        if self.known.is_empty() {
            self.known.push(None);
        }
        let last = self.known.last().copied().flatten();
        self.steps.push(step);
        self.known.push(match (step, last) {
            (Shown::Began { deal, view }, _) | (Shown::Seen { view, .. }, Some((deal, _))) => {
                Some((deal, view))
            }
            (_, last) => last,
        });
    }

    /// Is the trace what this client must have been shown? After a reconnection it may not be clear
    /// how much was missed; then every place that fits is tried.
    pub(crate) fn follow(&self, trace: &[Step]) -> Result<(), String> {
        let n = self.steps.len();
        let mut places: Vec<usize> = match trace.first() {
            Some(Step::Whole { .. }) => (0..=n).collect(),
            _ => vec![0],
        };
        for (at, step) in trace.iter().enumerate() {
            let before = places.clone();
            places = match *step {
                Step::Shown(shown) => {
                    let fits =
                        before.iter().filter(|&&place| self.steps.get(place) == Some(&shown));
                    fits.map(|place| place + 1).collect()
                }
                Step::Whole { deal, view, legal } => {
                    let first = before.first().copied().unwrap_or(0);
                    let asked = |place: usize| {
                        let last = place.checked_sub(1).map(|last| self.steps[last]);
                        legal.is_none_or(|legal| last == Some(Shown::Asked { legal }))
                    };
                    let fits = |place: &usize| {
                        self.known.get(*place) == Some(&Some((deal, view))) && asked(*place)
                    };
                    (first..=n).filter(fits).collect()
                }
            };
            if places.is_empty() {
                let due: Vec<_> =
                    before.iter().take(3).map(|&place| self.steps.get(place)).collect();
                return Err(format!(
                    "frame {at} of {} shows {step:?}, due is {due:?}",
                    trace.len()
                ));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expected() -> (Expected, [Shown; 4]) {
        let view = |text: &str| Fingerprint::of(text);
        let steps = [
            Shown::Began { deal: 0, view: view("a") },
            Shown::Seen { events: view("e"), view: view("b") },
            Shown::Asked { legal: view("l") },
            Shown::Seen { events: view("f"), view: view("c") },
        ];
        let mut expected = Expected::default();
        for step in steps {
            expected.push(step);
        }
        (expected, steps)
    }

    #[test]
    fn a_trace_may_jump_only_by_a_whole_state() {
        let (expected, steps) = expected();
        let shown = |at: usize| Step::Shown(steps[at]);
        let whole = |view, legal: Option<&str>| Step::Whole {
            deal: 0,
            view: Fingerprint::of(view),
            legal: legal.map(Fingerprint::of),
        };
        for fine in [
            vec![shown(0), shown(1), shown(2), shown(3)],
            vec![shown(0), whole("b", Some("l")), shown(3)],
            vec![shown(0), whole("b", None), shown(2), shown(3)],
            vec![whole("c", None)],
            vec![],
        ] {
            assert_eq!(expected.follow(&fine), Ok(()), "{fine:?}");
        }
        for wrong in [
            vec![shown(0), shown(2)],
            vec![shown(0), shown(1), shown(1)],
            vec![shown(0), whole("a", Some("l"))],
            vec![shown(0), shown(1), whole("a", None)],
            vec![whole("d", None)],
        ] {
            assert!(expected.follow(&wrong).is_err(), "{wrong:?}");
        }
    }
}
