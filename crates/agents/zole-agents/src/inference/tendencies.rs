//! What players tend to do: the weights of features, as a file.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use parlor_zole::{Call, CardSet, Place};

use super::burial::Scored;
use super::logit::to_shares;
use super::{burial, card, hand};
use crate::role::Scene;

/// The weights of all features, and how much of every chance is spread over all options.
#[derive(Clone, PartialEq, Debug)]
pub struct Tendencies {
    /// Which part of a chance is the same for all options: calls, burials, cards.
    pub(super) spread: [f64; 3],
    /// Of take, zole and mazā zole with eight cards; a pass weighs nothing.
    pub(super) calls: [[f64; hand::N]; 3],
    /// Of a take, by the ten cards that its maker had with the table.
    pub(super) ten: [f64; hand::N],
    pub(super) burial: [f64; burial::N],
    pub(super) cards: [[f64; card::N]; card::SITUATIONS.len()],
}

/// Legal calls: a pass and three others.
const N_CALLS: usize = 4;
/// Cards in a hand that holds the table.
const N_CARDS: usize = 10;

impl Tendencies {
    /// The weights that come with the players.
    pub(crate) fn shipped() -> &'static Tendencies {
        static SHIPPED: LazyLock<Tendencies> = LazyLock::new(|| {
            include_str!("../../data/inference.txt").parse().expect("a test reads the weights")
        });
        &SHIPPED
    }

    /// How likely the holder of `cards` makes this call, where mazā zole is played or not.
    pub(super) fn call(&self, cards: CardSet, place: Place, call: Call, maza_zole: bool) -> f64 {
        let features = hand::features(cards, place);
        let mut scores = [0.0; N_CALLS];
        for (score, weights) in scores[1..].iter_mut().zip(&self.calls) {
            *score = dot(&features, weights);
        }
        let n = if maza_zole { N_CALLS } else { N_CALLS - 1 };
        let at = hand::CALLS.iter().position(|&one| one == call).map_or(0, |at| at + 1);
        self.spread(0, &mut scores[..n], at)
    }

    /// How likely someone took the table who holds these ten cards with it.
    pub(super) fn took(&self, ten: CardSet, place: Place) -> f64 {
        let score = dot(&hand::features(ten, place), &self.ten);
        self.spread(0, &mut [0.0, score], 1)
    }

    /// How likely each pair of `ten` is buried.
    pub(super) fn burials(&self, ten: CardSet) -> Scored {
        let mut scored = Scored::of(ten, &self.burial);
        let n = scored.len;
        let scores = &mut scored.scores[..n];
        to_shares(scores);
        let (kept, part) = (1.0 - self.spread[1], self.spread[1] / n as f64);
        scores.iter_mut().for_each(|share| *share = kept * *share + part);
        scored
    }

    /// How likely `played` is played from the cards that `may` be.
    pub(super) fn card(&self, scene: &Scene, may: CardSet, played: parlor_zole::Card) -> f64 {
        let weights = &self.cards[card::situation(scene)];
        let (mut scores, mut at) = ([0.0; N_CARDS], 0);
        let n = may.len().min(N_CARDS);
        for (idx, one) in may.into_iter().take(N_CARDS).enumerate() {
            scores[idx] = dot(&card::features(scene, one), weights);
            if one == played {
                at = idx;
            }
        }
        self.spread(2, &mut scores[..n], at)
    }

    /// The share of one score, with a part for every option.
    fn spread(&self, of: usize, scores: &mut [f64], at: usize) -> f64 {
        to_shares(scores);
        (1.0 - self.spread[of]) * scores[at] + self.spread[of] / scores.len() as f64
    }
}

fn dot<const N: usize>(features: &[f64; N], weights: &[f64; N]) -> f64 {
    features.iter().zip(weights).map(|(x, weight)| x * weight).sum()
}

/// Why a file of weights cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseTendenciesError(String);

impl fmt::Display for ParseTendenciesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ParseTendenciesError {}

/// The names of the calls that have weights, as lines begin with them.
const CALL_NAMES: [&str; 3] = ["call-take", "call-zole", "call-maza-zole"];

/// Lines of a name and numbers, each with the name of its feature; `#` begins a remark.
impl fmt::Display for Tendencies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = |name: &str, features: &[&str], weights: &[f64]| {
            write!(f, "{name}")?;
            for (feature, weight) in features.iter().zip(weights) {
                write!(f, " {feature}={weight:.3}")?;
            }
            writeln!(f)
        };
        line("spread", &["calls", "burials", "cards"], &self.spread)?;
        for (name, weights) in CALL_NAMES.iter().zip(&self.calls) {
            line(name, &hand::NAMES, weights)?;
        }
        line("took", &hand::NAMES, &self.ten)?;
        line("burial", &burial::NAMES, &self.burial)?;
        for (name, weights) in card::SITUATIONS.iter().zip(&self.cards) {
            line(name, &card::NAMES, weights)?;
        }
        Ok(())
    }
}

impl FromStr for Tendencies {
    type Err = ParseTendenciesError;

    fn from_str(text: &str) -> Result<Tendencies, ParseTendenciesError> {
        let mut all = Tendencies {
            spread: [0.0; 3],
            calls: [[0.0; hand::N]; 3],
            ten: [0.0; hand::N],
            burial: [0.0; burial::N],
            cards: [[0.0; card::N]; card::SITUATIONS.len()],
        };
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut read = |name: &str, features: &[&str], weights: &mut [f64]| {
            let line = lines.next().unwrap_or_default();
            let wrong = |what: &str| ParseTendenciesError(format!("{what} in {line:?}"));
            let mut words = line.split_whitespace();
            if words.next() != Some(name) {
                return Err(wrong(&format!("no {name}")));
            }
            for (feature, weight) in features.iter().zip(weights) {
                let number = words.next().and_then(|word| word.strip_prefix(feature));
                let number = number.and_then(|word| word.strip_prefix('='));
                *weight = number
                    .and_then(|number| number.parse().ok())
                    .ok_or_else(|| wrong(&format!("no number for {feature}")))?;
            }
            words.next().map_or(Ok(()), |word| Err(wrong(&format!("unknown {word}"))))
        };
        read("spread", &["calls", "burials", "cards"], &mut all.spread)?;
        for (name, weights) in CALL_NAMES.iter().zip(&mut all.calls) {
            read(name, &hand::NAMES, weights)?;
        }
        read("took", &hand::NAMES, &mut all.ten)?;
        read("burial", &burial::NAMES, &mut all.burial)?;
        for (name, weights) in card::SITUATIONS.iter().zip(&mut all.cards) {
            read(name, &card::NAMES, weights)?;
        }
        Ok(all)
    }
}
