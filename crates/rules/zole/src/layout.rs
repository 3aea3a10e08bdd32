//! What one deal hands out.

use std::fmt;

use parlor_game::Entropy;

use crate::{ByPlace, Card, CardSet, HAND_SIZE, PACK_SIZE, Place, TABLE_SIZE};

/// A dealt pack: eight cards to each place and two to the table. Always complete and without
/// doubles.
///
/// Rule: `docs/rules/zole.md#dealing`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    // Invariant: the four sets are disjoint, of 8, 8, 8 and 2 cards.
    hands: ByPlace<CardSet>,
    table: CardSet,
}

impl Layout {
    /// A dealt pack, if it is one.
    pub fn new(hands: ByPlace<CardSet>, table: CardSet) -> Result<Layout, LayoutError> {
        let heaps = Place::ALL.map(|place| (Heap::Hand(place), hands[place]));
        let mut out = CardSet::EMPTY;
        for (heap, cards) in heaps.into_iter().chain([(Heap::Table, table)]) {
            if let Some(card) = (out & cards).first() {
                return Err(LayoutError::Twice { card, again: heap });
            }
            if cards.len() != heap.size() {
                return Err(LayoutError::Count { heap, found: cards.len() });
            }
            out = out | cards;
        }
        Ok(Layout { hands, table })
    }

    /// Hands out a shuffled pack: the first eight cards to the first hand, and so on; the last two
    /// to the table. `None` when a card is missing.
    #[inline]
    pub fn from_order(pack: &[Card; PACK_SIZE]) -> Option<Layout> {
        let set = |from: usize, n: usize| pack[from..from + n].iter().copied().collect::<CardSet>();
        let hands = ByPlace::from_fn(|place| set(place.idx() * HAND_SIZE, HAND_SIZE));
        let table = set(3 * HAND_SIZE, TABLE_SIZE);
        let all = Place::ALL.iter().fold(table, |all, &place| all | hands[place]);
        (all == CardSet::PACK).then_some(Layout { hands, table })
    }

    /// A shuffled pack, dealt.
    #[inline]
    pub fn drawn(entropy: &mut impl Entropy) -> Layout {
        let mut left = Card::ALL;
        let mut n_left = PACK_SIZE;
        let mut draw = |n: usize| {
            let mut cards = CardSet::EMPTY;
            for _ in 0..n {
                let at = entropy.below(n_left as u32) as usize;
                n_left -= 1;
                cards = cards.with(left[at]);
                left[at] = left[n_left];
            }
            cards
        };
        let hands = ByPlace::from_fn(|_| draw(HAND_SIZE));
        let dealt = Place::ALL.iter().fold(CardSet::EMPTY, |all, &place| all | hands[place]);
        Layout { hands, table: CardSet::PACK - dealt }
    }

    /// The eight cards of each place.
    #[inline]
    pub const fn hands(&self) -> &ByPlace<CardSet> {
        &self.hands
    }

    /// The two cards on the table.
    #[inline]
    pub const fn table(&self) -> CardSet {
        self.table
    }
}

/// A heap of cards in a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heap {
    /// A player's hand.
    Hand(Place),
    /// The table cards.
    Table,
}

impl Heap {
    /// How many cards belong there.
    pub const fn size(self) -> usize {
        match self {
            Heap::Hand(_) => HAND_SIZE,
            Heap::Table => TABLE_SIZE,
        }
    }
}

impl fmt::Display for Heap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Heap::Hand(place) => place.fmt(f),
            Heap::Table => f.write_str("table"),
        }
    }
}

/// Why some heaps are no deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum LayoutError {
    /// A card is in two heaps.
    #[error("{card} is dealt twice, the second time to the {again}")]
    Twice { card: Card, again: Heap },
    /// A heap is too small or too big.
    #[error("the {heap} has {found} cards, not {}", heap.size())]
    Count { heap: Heap, found: usize },
}
