//! Positions of one kind are worth the same.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::collections::HashMap;

use parlor_game::Entropy;
use parlor_zole::{ByPlace, Card, CardSet, Contract, Place, Trick};
use parlor_zole_solver::{Following, Position, plain};

/// A small generator.
struct Weyl(u64);

impl Entropy for Weyl {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0xA076_1D64_78BD_642F);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xE703_7ED1_A0B4_28DB);
        ((u64::from(((wide >> 64) ^ wide) as u32) * u64::from(n)) >> 32) as u32
    }
}

/// Three cards each, nearly all of groups of equal eyes, so that many positions are alike.
fn drawn(entropy: &mut Weyl) -> Position {
    let pack: CardSet = "7D 8D 9D JD JH JS JC QD QH QS QC KH".parse().unwrap();
    let mut cards: Vec<Card> = pack.into_iter().collect();
    entropy.shuffle(&mut cards);
    let hand = |n: usize| cards[3 * n..3 * n + 3].iter().copied().collect();
    let hands = ByPlace::new([hand(0), hand(1), hand(2)]);
    let leader = Place::ALL[entropy.below(3) as usize];
    let contract = Contract::Lielais(Place::First);
    let position = Position::new(contract, hands, Trick::led_by(leader)).unwrap();
    // Half of them with a card on the table.
    let led = position.playable().into_iter().next().unwrap();
    if entropy.below(2) == 0 { position } else { position.after(led).unwrap() }
}

#[test]
fn positions_of_one_kind_have_one_value() {
    let mut entropy = Weyl(5);
    let mut values: HashMap<_, (u8, Position)> = HashMap::new();
    let mut n_alike = 0;
    for _ in 0..40_000 {
        let position = drawn(&mut entropy);
        let value = plain::alpha_beta(&position, Following::Rules);
        let (known, first) = *values.entry(position.kind()).or_insert((value, position));
        n_alike += usize::from(first != position);
        assert_eq!(value, known, "{position:?} and {first:?}");
    }
    assert!(n_alike > 1000, "only {n_alike} positions were like another");
}
