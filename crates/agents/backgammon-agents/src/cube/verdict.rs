//! What to do with the cube, in words.

use std::fmt;
use std::str::FromStr;

use parlor_agent::Message;

/// A cube decision of both players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Verdict {
    /// Does the player on roll own the cube, so that a double would be a redouble?
    pub redouble: bool,
    /// What he does.
    pub offer: Offer,
    /// What the opponent does, or would do.
    pub answer: Answer,
}

/// Whether to double.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Offer {
    /// A double is right.
    Double,
    /// Doubling and rolling are equally good.
    Optional,
    /// Rolling without a double is better.
    No,
    /// Roll, since playing on for a gammon is better than winning the cube now.
    TooGood,
    /// Never: a single game already wins the match.
    Never,
    /// The cube is not his to turn.
    Unavailable,
}

/// What to answer to a double.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Answer {
    /// The double is accepted.
    Take,
    /// The double is refused, and the game lost.
    Pass,
    /// Take and redouble at once.
    Beaver,
}

impl Verdict {
    /// Does the player on roll double? An optional double counts as one.
    pub fn doubles(self) -> bool {
        matches!(self.offer, Offer::Double | Offer::Optional)
    }

    /// What this verdict costs where the courses are worth so much: the doubler's loss by doubling or
    /// not against the opponent's best answer, plus the opponent's loss by his answer.
    pub fn cost(self, no_double: f64, double_take: f64, double_pass: f64) -> f64 {
        let doubled = double_take.min(double_pass);
        let best = no_double.max(doubled);
        let chosen = if self.doubles() { doubled } else { no_double };
        let offer = if matches!(self.offer, Offer::Never | Offer::Unavailable) {
            0.0
        } else {
            best - chosen
        };
        let answered = if self.answer == Answer::Pass { double_pass } else { double_take };
        offer + if self.doubles() { answered - doubled } else { 0.0 }
    }
}

/// As GNU Backgammon says it: `No double, take`, `Too good to redouble, pass`.
impl Verdict {
    /// Whether to double, for a reader's language.
    pub fn offer_words(&self) -> Message {
        Message::new(match (self.offer, self.redouble) {
            (Offer::Double, false) => "bg-offer-double",
            (Offer::Double, true) => "bg-offer-redouble",
            (Offer::Optional, _) => "bg-offer-optional",
            (Offer::No, _) => "bg-offer-none",
            (Offer::TooGood, _) => "bg-offer-too-good",
            (Offer::Never, _) => "bg-offer-never",
            (Offer::Unavailable, _) => "bg-offer-unavailable",
        })
    }

    /// What to answer, for a reader's language.
    pub fn answer_words(&self) -> Message {
        Message::new(match self.answer {
            Answer::Take => "bg-answer-take",
            Answer::Pass => "bg-answer-drop",
            Answer::Beaver => "bg-answer-beaver",
        })
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (small, capital) =
            if self.redouble { ("redouble", "Redouble") } else { ("double", "Double") };
        let answer = match self.answer {
            Answer::Take => "take",
            Answer::Pass => "pass",
            Answer::Beaver => "beaver",
        };
        match self.offer {
            Offer::Double => write!(f, "{capital}, {answer}"),
            Offer::Optional => write!(f, "Optional {small}, {answer}"),
            Offer::No => write!(f, "No {small}, {answer}"),
            Offer::TooGood => write!(f, "Too good to {small}, {answer}"),
            Offer::Never => write!(f, "Never {small}, {answer} (dead cube)"),
            Offer::Unavailable => f.write_str("Cube not available"),
        }
    }
}

/// Words that are no verdict.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a verdict such as \"No double, take\" or \"Redouble, pass\"")]
pub struct NoVerdictError(String);

impl FromStr for Verdict {
    type Err = NoVerdictError;

    fn from_str(text: &str) -> Result<Verdict, NoVerdictError> {
        const OFFERS: [Offer; 6] = [
            Offer::Double,
            Offer::Optional,
            Offer::No,
            Offer::TooGood,
            Offer::Never,
            Offer::Unavailable,
        ];
        let mut all = OFFERS.into_iter().flat_map(|offer| {
            [Answer::Take, Answer::Pass, Answer::Beaver].into_iter().flat_map(move |answer| {
                [false, true].map(|redouble| Verdict { redouble, offer, answer })
            })
        });
        all.find(|verdict| verdict.to_string() == text)
            .ok_or_else(|| NoVerdictError(text.to_owned()))
    }
}
