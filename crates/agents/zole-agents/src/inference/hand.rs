//! What a hand looks like to its bidder.

use parlor_zole::{Call, CardSet, Place, Suit};

use crate::bidder::{lone_aces, ranks};

/// How many features a hand has.
pub(super) const N: usize = 11;

/// What they are, in the order of [`features`].
pub(super) const NAMES: [&str; N] = [
    "always",
    "second",
    "third",
    "trumps",
    "ranks",
    "aces",
    "lone-aces",
    "tens",
    "voids",
    "nines",
    "open",
];

/// Calls besides a pass, in the order of their weights.
pub(super) const CALLS: [Call; 3] = [Call::Take, Call::Zole, Call::MazaZole];

const PLAIN: [Suit; 3] = [Suit::Hearts, Suit::Spades, Suit::Clubs];
const NINES: u32 = 0x111;
const TENS: u32 = NINES << 2;
const ACES: u32 = NINES << 3;

/// The features of a hand of eight, or of the ten cards of a lielais, at a place: trumps and their
/// ranks, aces, tens and nines of plain classes, and classes not held or held without their nine.
pub(super) fn features(cards: CardSet, place: Place) -> [f64; N] {
    let n = |mask: u32| f64::from((cards.bits() & mask).count_ones());
    let trumps = cards & CardSet::TRUMPS;
    let held = |suit: Suit| cards & suit.cards();
    let voids = PLAIN.iter().filter(|&&suit| held(suit).is_empty()).count();
    let nines = CardSet::from_bits_truncated(NINES);
    let is_open = |suit: Suit| !held(suit).is_empty() && (held(suit) & nines).is_empty();
    let open = PLAIN.iter().filter(|&&suit| is_open(suit)).count();
    let flag = |is: bool| f64::from(u8::from(is));
    [
        1.0,
        flag(place == Place::Second),
        flag(place == Place::Third),
        trumps.len() as f64,
        f64::from(ranks(trumps)) / 10.0,
        n(ACES),
        lone_aces(cards).len() as f64,
        n(TENS),
        voids as f64,
        n(NINES),
        open as f64,
    ]
}
