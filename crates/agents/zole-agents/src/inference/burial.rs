//! What a pair looks like to the lielais who may bury it.

use parlor_zole::{Card, CardSet, Suit};

/// How many features a pair has.
pub(super) const N: usize = 20;

/// What they are, in the order of [`features`]: `ten-2` is a ten of a plain class of which two cards are
/// held.
pub(super) const NAMES: [&str; N] = [
    "nine-1",
    "nine-2",
    "nine-3",
    "king-1",
    "king-2",
    "king-3",
    "ten-1",
    "ten-2",
    "ten-3",
    "ace-1",
    "ace-2",
    "ace-3",
    "low-ten",
    "low-king",
    "low-trump",
    "rich-trump",
    "jack",
    "queen",
    "emptied",
    "alike",
];

const LOW_TEN: usize = 12;
const LOW_KING: usize = 13;
const TRUMP: usize = 14;
const EMPTIED: usize = 18;
const ALIKE: usize = 19;

/// Pairs of ten cards.
pub(super) const N_PAIRS: usize = 45;

/// The ten cards of a lielais with what each weighs, so that their 45 pairs are scored quickly.
pub(super) struct Scored {
    pub(super) pairs: [CardSet; N_PAIRS],
    pub(super) scores: [f64; N_PAIRS],
    pub(super) len: usize,
}

/// The features of one card of `ten`.
fn of_card(ten: CardSet, card: Card) -> (usize, Option<usize>) {
    let held = ten & card.suit().cards();
    if card.suit() == Suit::Trump {
        let kind = match card.idx() {
            12..=15 => 0,
            16 | 17 => 1,
            18..=21 => 2,
            _ => 3,
        };
        return (TRUMP + kind, None);
    }
    let rank = card.idx() % 4;
    let length = held.len().clamp(1, 3) - 1;
    // A ten without its ace may be lost, and so may a king without ace and ten.
    let is_low = (held & card.beaten_by()).is_empty();
    let low = match rank {
        2 if is_low => Some(LOW_TEN),
        1 if is_low => Some(LOW_KING),
        _ => None,
    };
    (3 * rank + length, low)
}

/// The features that two cards have together: plain classes of which nothing is left, and a class in
/// common.
fn of_both(ten: CardSet, low: Card, high: Card) -> (f64, f64) {
    let is_alike = low.suit() == high.suit();
    let emptied = |suit: Suit, n: usize| suit != Suit::Trump && (ten & suit.cards()).len() == n;
    let n_emptied = if is_alike {
        usize::from(emptied(low.suit(), 2))
    } else {
        usize::from(emptied(low.suit(), 1)) + usize::from(emptied(high.suit(), 1))
    };
    (n_emptied as f64, f64::from(u8::from(is_alike)))
}

/// The features of burying `low` and `high` of `ten`.
pub(super) fn features(ten: CardSet, low: Card, high: Card) -> [f64; N] {
    let mut all = [0.0; N];
    for card in [low, high] {
        let (kind, more) = of_card(ten, card);
        all[kind] += 1.0;
        if let Some(more) = more {
            all[more] += 1.0;
        }
    }
    (all[EMPTIED], all[ALIKE]) = of_both(ten, low, high);
    all
}

impl Scored {
    /// All pairs of `ten`, at most ten cards, by these weights.
    pub(super) fn of(ten: CardSet, weights: &[f64; N]) -> Scored {
        let mut cards = [(Card::ALL[0], 0.0); 10];
        let mut n = 0;
        for card in ten.into_iter().take(10) {
            let (kind, more) = of_card(ten, card);
            cards[n] = (card, weights[kind] + more.map_or(0.0, |more| weights[more]));
            n += 1;
        }
        let mut scored =
            Scored { pairs: [CardSet::EMPTY; N_PAIRS], scores: [0.0; N_PAIRS], len: 0 };
        for (at, &(low, worth)) in cards[..n].iter().enumerate() {
            for &(high, more) in &cards[at + 1..n] {
                let (emptied, alike) = of_both(ten, low, high);
                scored.pairs[scored.len] = CardSet::one(low).with(high);
                scored.scores[scored.len] =
                    worth + more + weights[EMPTIED] * emptied + weights[ALIKE] * alike;
                scored.len += 1;
            }
        }
        scored
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The quick sums are those of the features.
    #[test]
    fn pairs_are_scored_as_their_features_say() {
        let weights: [f64; N] = std::array::from_fn(|n| (n * n) as f64 / 7.0 - 3.0);
        for ten in ["QC JS AD 7D 9H TH KS AS TC 9C", "9H KH TH AH 9S KS 8D JD QD QH"] {
            let ten: CardSet = ten.parse().unwrap();
            let scored = Scored::of(ten, &weights);
            assert_eq!(scored.len, N_PAIRS);
            for (pair, score) in scored.pairs.iter().zip(scored.scores) {
                let (low, high) = (pair.first().unwrap(), pair.into_iter().last().unwrap());
                let features = features(ten, low, high);
                let sum: f64 = features.iter().zip(weights).map(|(x, w)| x * w).sum();
                assert!((sum - score).abs() < 1e-9, "{pair}: {sum} {score}");
            }
        }
    }

    #[test]
    fn a_lone_king_leaves_nothing_of_its_class() {
        let ten: CardSet = "QC JS AD 7D KH TS AS AC TC 9C".parse().unwrap();
        let of = |low: &str, high: &str| {
            let all = features(ten, low.parse().unwrap(), high.parse().unwrap());
            let named = NAMES.into_iter().zip(all).filter(|(_, value)| *value != 0.0);
            named.collect::<Vec<_>>()
        };
        assert_eq!(
            of("KH", "TS"),
            [("king-1", 1.0), ("ten-2", 1.0), ("low-king", 1.0), ("emptied", 1.0)]
        );
        assert_eq!(
            of("TS", "AS"),
            [("ten-2", 1.0), ("ace-2", 1.0), ("emptied", 1.0), ("alike", 1.0)]
        );
        assert_eq!(of("TC", "7D"), [("ten-3", 1.0), ("low-trump", 1.0)]);
    }
}
