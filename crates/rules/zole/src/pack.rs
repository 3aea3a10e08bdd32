//! The pure dealer.

use parlor_game::{Dealer, Entropy};

use crate::{Address, Card, Deal, DealPattern, Layout, PACK_SIZE, Place};

/// A shuffled pack: answers the deal's one chance address. The same pack always gives the same
/// deal, so it can be played again with seats exchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    order: [Card; PACK_SIZE], // Invariant: every card once.
}

impl Pack {
    /// A pack shuffled by `entropy`.
    pub fn shuffled(entropy: &mut impl Entropy) -> Pack {
        let mut order = Card::ALL;
        entropy.shuffle(&mut order);
        Pack { order }
    }

    /// The cards as they are handed out, one line per packet, for showing the deal: to whom (`None`
    /// is the table) and which.
    ///
    /// Rule: `docs/rules/zole.md#dealing`.
    pub fn packets(&self, pattern: DealPattern) -> Vec<(Option<Place>, Vec<Card>)> {
        let size = match pattern {
            DealPattern::TwosAroundTable => 2,
            DealPattern::FoursAroundTable => 4,
        };
        let half = |from: usize| {
            (from..from + 4).step_by(size).flat_map(move |at| {
                Place::ALL.map(|place| {
                    let start = place.idx() * 8 + at;
                    (Some(place), self.order[start..start + size].to_vec())
                })
            })
        };
        half(0).chain([(None, self.order[24..].to_vec())]).chain(half(4)).collect()
    }
}

impl Dealer<Deal> for Pack {
    fn answer(&mut self, at: Address) -> Option<Layout> {
        match at {
            Address::Deal => Layout::from_order(&self.order),
        }
    }
}
