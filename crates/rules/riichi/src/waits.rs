//! Which tiles complete a hand.
//!
//! Rule: `docs/rules/riichi.md#tenpai`.

use crate::acceptance::accepted;
use crate::rule_set::{DeadWait, RuleSet};
use crate::score::is_standard;
use crate::shanten::{Outline, TABLES};
use crate::{Hand, KindSet, Meld};

impl Hand {
    /// The kinds that would complete this hand, drawn or discarded by another: none unless it is
    /// tenpai. A kind of which the hand and its sets hold all four is no wait. A hand that has its
    /// 14th tile has no waits.
    ///
    /// ```
    /// use parlor_riichi::{Hand, Kind, KindSet};
    /// let hand = Hand::closed("19m19p19s1234567z".parse()?);
    /// assert_eq!(hand.waits(), KindSet::YAOCHUU);
    /// # Ok::<(), parlor_riichi::ParseTilesError>(())
    /// ```
    pub fn waits(&self) -> KindSet {
        let shape = self.shape_waits();
        if shape.is_empty() { shape } else { shape - self.held_four() }
    }

    /// The kinds that would complete the shape if there were a fifth tile of them: the hand holds
    /// all four.
    pub fn dead_waits(&self) -> KindSet {
        if self.size() != 13 {
            return KindSet::EMPTY;
        }
        let four = self.held_four();
        let concealed = self.concealed.counts();
        let fifth = concealed.at_least(4).into_iter().filter(|kind| {
            let mut five = *concealed.as_array();
            five[kind.idx()] = 5;
            is_standard(&five)
        });
        (self.shape_waits() & four) | fifth.collect()
    }

    /// Is the hand ready? `rules` say whether waiting only for tiles one holds counts.
    pub fn is_tenpai(&self, rules: &RuleSet) -> bool {
        !self.waits().is_empty()
            || (rules.dead_wait == DeadWait::Tenpai && !self.dead_waits().is_empty())
    }

    /// Waits as far as the concealed tiles know; four of them are never exceeded.
    fn shape_waits(&self) -> KindSet {
        if self.size() != 13 {
            return KindSet::EMPTY;
        }
        let concealed = self.concealed.counts();
        let (tables, n_melds) = (&*TABLES, self.melds.len());
        let outline = Outline::of(tables, concealed);
        if !outline.whole(tables).shanten(tables, n_melds).is_tenpai() {
            return KindSet::EMPTY;
        }
        accepted(tables, &outline, concealed, n_melds).kinds
    }

    /// The kinds of which hand and sets hold all four.
    fn held_four(&self) -> KindSet {
        let laid_out = self.melds.iter().flat_map(Meld::tiles).map(|tile| tile.kind());
        let kinds = laid_out.collect::<KindSet>() | self.concealed.counts().at_least(4);
        kinds.into_iter().filter(|&kind| self.count(kind) >= 4).collect()
    }
}
