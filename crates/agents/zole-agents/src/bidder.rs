//! Rules of thumb for bidding: two as other programs have them, and that of a beginner.

use parlor_zole::{ByPlace, Call, Card, CardSet, Place, Suit};

/// A rule of thumb: a hand is worth so much, and more than a limit is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bidder {
    /// Six trumps are enough; four or five need honours above the limit: 3 for a queen, 2 for a
    /// jack, 1 for A♦ and 10♦. Zole when trumps and lone aces are all eight cards. (An old Java
    /// program, through its port's rules.)
    Honours {
        /// What the honours must exceed.
        limit: u32,
    },
    /// Every trump has a rank from 9 for the black queens down to nothing for 7♦, and a lone ace of
    /// a plain class counts 7; the sum must exceed the limit. (Camel-RD/ZoleOnline takes above 25.)
    Ranks {
        /// What the sum must exceed.
        limit: u32,
    },
    /// Trumps are counted, whichever they are: a beginner's rule.
    Trumps {
        /// What their number must exceed.
        limit: u32,
    },
}

/// Ranks of the trumps from 7♦ to Q♣.
const RANKS: [u32; 14] = [0, 2, 2, 3, 4, 4, 6, 6, 7, 7, 7, 7, 9, 9];
/// A lone ace in ranks.
const LONE_ACE: u32 = 7;

impl Bidder {
    /// What the hand counts for, less what it must exceed to be taken: above 0 takes.
    pub fn surplus(self, hand: CardSet) -> i32 {
        match self {
            Bidder::Trumps { limit } => (hand & CardSet::TRUMPS).len() as i32 - limit as i32,
            Bidder::Ranks { limit } => ranks(hand) as i32 - limit as i32,
            Bidder::Honours { limit } => match (hand & CardSet::TRUMPS).len() {
                0..4 => honours(hand) as i32 - limit as i32 - 8,
                4 | 5 => honours(hand) as i32 - limit as i32,
                n_trumps => honours(hand) as i32 + n_trumps as i32 - 5,
            },
        }
    }

    /// The call: mazā zole where it is played and the hand is all low, zole with eight sure cards,
    /// else take or pass.
    pub fn call(self, hand: CardSet, maza_zole: bool) -> Call {
        let trumps = hand & CardSet::TRUMPS;
        let sure = trumps.len() + lone_aces(hand).len();
        if sure == 8 && trumps.into_iter().any(|card| card.idx() >= 24) {
            Call::Zole
        } else if maza_zole && is_all_low(hand) {
            Call::MazaZole
        } else if self.surplus(hand) > 0 {
            Call::Take
        } else {
            Call::Pass
        }
    }

    /// Who of the players after `me` makes the first call that is not a pass, and which.
    pub(crate) fn first_call_after(
        self,
        me: Place,
        hands: ByPlace<CardSet>,
        maza_zole: bool,
    ) -> Option<(Place, Call)> {
        Place::ALL.into_iter().filter(|&place| place > me).find_map(|place| {
            let call = self.call(hands[place], maza_zole);
            (call != Call::Pass).then_some((place, call))
        })
    }
}

/// The sum of ranks: 9 9 7 7 for the queens, 7 7 6 6 for the jacks, 4 4 3 2 2 0 for the diamonds
/// from the ace on, 7 for a lone ace.
pub fn ranks(hand: CardSet) -> u32 {
    let trumps = hand & CardSet::TRUMPS;
    let sum: u32 = trumps.into_iter().map(|card| RANKS[card.idx() - 12]).sum();
    sum + LONE_ACE * lone_aces(hand).len() as u32
}

/// 3 for each queen, 2 for each jack, 1 for A♦ and 10♦.
pub fn honours(hand: CardSet) -> u32 {
    let worth = |card: Card| match card.rank_letter() {
        'Q' => 3,
        'J' => 2,
        'A' | 'T' => 1,
        _ => 0,
    };
    (hand & CardSet::TRUMPS).into_iter().map(worth).sum()
}

/// Aces of plain classes of which nothing else is held.
pub fn lone_aces(hand: CardSet) -> CardSet {
    let lone = |suit: &Suit| (hand & suit.cards()).len() == 1;
    let plain = [Suit::Hearts, Suit::Spades, Suit::Clubs];
    let single = plain.iter().filter(|suit| lone(suit)).map(|suit| hand & suit.cards());
    single.fold(CardSet::EMPTY, |all, cards| all | cards)
        & Card::ALL.into_iter().filter(|card| card.rank_letter() == 'A').collect()
}

/// Is no card likely to take a trick? Low diamonds only, and from every plain class the nine, with
/// at most one higher card above it.
fn is_all_low(hand: CardSet) -> bool {
    Suit::ALL.into_iter().all(|suit| {
        let held = hand & suit.cards();
        match suit {
            Suit::Trump => held.into_iter().all(|card| card.idx() < 15),
            _ => held.is_empty() || held.len() <= 2 && held.first() == suit.cards().first(),
        }
    })
}
