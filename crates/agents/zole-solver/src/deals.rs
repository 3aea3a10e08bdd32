//! Deals to measure with: the source's kind, and ones that a soloist would plausibly play.

use parlor_game::Entropy;
use parlor_zole::{ByPlace, Card, CardSet, Contract, Layout, Place, Suit, Trick};

use crate::Position;

/// A random deal as in the source's experiments: the first hand is the soloist without exchange,
/// and the two table cards count as buried.
pub fn seed_style(entropy: &mut impl Entropy) -> Position {
    let layout = Layout::drawn(entropy);
    at_first_card(Contract::Lielais(Place::First), *layout.hands(), layout.table())
}

/// A random deal in which the first player with a strong hand took the table and buried by a
/// simple rule. Neither call nor burial is claimed to be best.
pub fn taken_and_buried(entropy: &mut impl Entropy) -> Position {
    loop {
        let layout = Layout::drawn(entropy);
        let mut hands = *layout.hands();
        let taker = Place::ALL.into_iter().find(|&place| is_strong(hands[place]));
        if let Some(soloist) = taker {
            let ten = hands[soloist] | layout.table();
            let buried = burial(ten);
            hands[soloist] = ten - buried;
            return at_first_card(Contract::Lielais(soloist), hands, buried);
        }
    }
}

fn at_first_card(contract: Contract, hands: ByPlace<CardSet>, buried: CardSet) -> Position {
    let Ok(position) = Position::new(contract, hands, Trick::led_by(Place::First)) else {
        unreachable!("a layout is a position")
    };
    position.with_score(buried.eyes(), ByPlace::default())
}

/// Six trumps, or five with some strength: queens count 3, jacks 2, A♦ and 10♦ 1.
fn is_strong(hand: CardSet) -> bool {
    let trumps = hand & CardSet::TRUMPS;
    let honours: u32 = trumps
        .into_iter()
        .map(|card| match card.rank_letter() {
            'Q' => 3,
            'J' => 2,
            'A' | 'T' => 1,
            _ => 0,
        })
        .sum();
    trumps.len() >= 6 || trumps.len() == 5 && honours >= 8
}

/// Two cards: plain tens and kings first, of short classes before long ones, then other plain
/// cards but aces, then low trumps.
fn burial(ten: CardSet) -> CardSet {
    let worth = |card: Card| {
        let length = (ten & card.suit().cards()).len() as i32;
        let eyes = i32::from(card.eyes().0);
        match (card.suit(), card.rank_letter()) {
            (Suit::Trump, _) => -100 - card.idx() as i32,
            (_, 'A') => -50 - length,
            _ => eyes * 4 - length,
        }
    };
    let mut by_worth: Vec<Card> = ten.into_iter().collect();
    by_worth.sort_by_key(|&card| -worth(card));
    by_worth.into_iter().take(2).collect()
}
