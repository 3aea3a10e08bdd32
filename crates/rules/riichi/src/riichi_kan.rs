//! Closed kans after riichi.
//!
//! Rule: `docs/rules/riichi.md#riichi`.

use crate::rule_set::{RiichiAnkan, RuleSet};
use crate::score::always_triplet;
use crate::{Hand, Kind, Meld};

impl Hand {
    /// May a player in riichi who has just drawn the fourth tile of `drawn` (it is in the hand)
    /// declare it a closed kan? The waits must stay the same; under the strict rule the other three
    /// must moreover have been a triplet in every reading of the hand.
    ///
    /// ```
    /// use parlor_riichi::{Hand, Kind, RuleSet};
    /// let rules = RuleSet::default();
    /// let hand = Hand::closed("23m456p78955s1111z".parse()?);
    /// assert!(hand.allows_riichi_kan(Kind::EAST, &rules));
    /// let three = "3m".parse::<parlor_riichi::Tile>()?.kind();
    /// let hand = Hand::closed("33334m456p789s111z".parse()?);
    /// assert!(!hand.allows_riichi_kan(three, &rules));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn allows_riichi_kan(&self, drawn: Kind, rules: &RuleSet) -> bool {
        let tiles: Vec<_> = self.concealed.iter().filter(|tile| tile.kind() == drawn).collect();
        let Ok(four) = tiles.try_into() else { return false };
        let (Some(kan), Some(drawn_tile)) = (Meld::closed_kan(four), four.last().copied()) else {
            return false;
        };
        let (mut before, mut after) = (*self, *self);
        before.discard(drawn_tile);
        if self.size() != 14 || !after.lay_out(kan) {
            return false;
        }
        let waits = before.waits();
        let unchanged = !waits.is_empty() && after.waits() == waits;
        unchanged
            && match rules.riichi_ankan {
                RiichiAnkan::SameWaits => true,
                RiichiAnkan::Strict => waits
                    .into_iter()
                    .filter_map(|wait| before.concealed.with(wait.tile()))
                    .all(|complete| always_triplet(complete.counts(), drawn)),
            }
    }
}
