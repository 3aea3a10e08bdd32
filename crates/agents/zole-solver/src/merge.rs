//! Merging states that differ only in cards of equal worth.
//!
//! Between two cards of one class that stand side by side among the cards left, and are worth the
//! same, no play can tell. So within a group of equal worth only the order of the owners matters,
//! and every state is replaced by the one in which the same owners hold the lowest cards possible.

use crate::Following;
use crate::bits::Mask;

/// Replaces a set of cards left by the representative of its kind, for one deal.
#[derive(Clone, Debug)]
pub(crate) struct Merge {
    plain: [Stretch; 3],
    diamonds: Stretch,
    honours: Stretch,
}

/// For each subset of some neighbouring cards, as bits from the lowest on, its representative.
type Stretch = [u8; 256];

/// First card of a stretch, and the sizes of its groups.
type Groups = (u32, &'static [u32]);

const PLAIN: [Groups; 3] = [(0, &[4]), (4, &[4]), (8, &[4])];
const DIAMONDS: Groups = (12, &[6]);
const HONOURS: Groups = (18, &[8]);
/// Only 9♦ 8♦ 7♦ are worth the same.
const DIAMONDS_BY_EYES: Groups = (12, &[3, 1, 1, 1]);
/// Jacks, then queens.
const HONOURS_BY_EYES: Groups = (18, &[4, 4]);
/// Q♠ and Q♣ follow otherwise than the rest.
const DEFECTIVE_HONOURS: Groups = (18, &[6, 2]);

impl Merge {
    /// The merging of a deal with these hands where eyes count; plain cards all differ.
    pub(crate) fn by_eyes(hands: &[Mask; 3]) -> Merge {
        Merge {
            plain: [[0; 256]; 3],
            diamonds: stretch(hands, DIAMONDS_BY_EYES),
            honours: stretch(hands, HONOURS_BY_EYES),
        }
    }

    /// The merging of a deal with these hands where only strength counts.
    pub(crate) fn by_strength(hands: &[Mask; 3], following: Following) -> Merge {
        let honours = match following {
            Following::Rules => HONOURS,
            Following::SourceDefect => DEFECTIVE_HONOURS,
        };
        Merge {
            plain: PLAIN.map(|groups| stretch(hands, groups)),
            diamonds: stretch(hands, DIAMONDS),
            honours: stretch(hands, honours),
        }
    }

    /// The representative of `left` in a merging by eyes.
    #[inline]
    pub(crate) fn like_in_eyes(&self, left: Mask) -> Mask {
        left & 0xFFF | part(&self.diamonds, left, 12, 63) | part(&self.honours, left, 18, 255)
    }

    /// The representative of `left` in a merging by strength.
    #[inline]
    pub(crate) fn like_in_strength(&self, left: Mask) -> Mask {
        let [hearts, spades, clubs] = &self.plain;
        let plain =
            part(hearts, left, 0, 15) | part(spades, left, 4, 15) | part(clubs, left, 8, 15);
        plain | part(&self.diamonds, left, 12, 63) | part(&self.honours, left, 18, 255)
    }
}

#[inline]
fn part(table: &Stretch, left: Mask, shift: u32, mask: Mask) -> Mask {
    Mask::from(table[(left >> shift & mask & 255) as usize]) << shift
}

fn stretch(hands: &[Mask; 3], (shift, groups): Groups) -> Stretch {
    let mut representative = [0; 256];
    let owned = hands.map(|hand| hand >> shift);
    let n_cards: u32 = groups.iter().sum();
    let held = owned.iter().fold(0, |all, cards| all | cards) as usize & ((1 << n_cards) - 1);
    // Only parts of what is held are ever asked for; this steps from each to the next larger.
    let mut part = 0_usize;
    while part != held {
        part = part.wrapping_sub(held) & held;
        // The representative of all but the highest card, and then the lowest place of its group
        // above that, which belongs to the same owner.
        let top = part.ilog2();
        let below = Mask::from(representative[part ^ 1 << top]);
        let above = if below == 0 { 0 } else { below.ilog2() + 1 };
        let from = above.max(start_of_group(groups, top));
        let owner = owned.iter().find(|&&cards| cards >> top & 1 == 1);
        let room = owner.map_or(1 << top, |&cards| cards >> from << from);
        let lowest = room & room.wrapping_neg();
        representative[part] = (below | lowest) as u8;
    }
    representative
}

/// The first card of the group to which card number `at` of a stretch belongs.
fn start_of_group(groups: &[u32], at: u32) -> u32 {
    let mut start = 0;
    for &size in groups {
        if at < start + size {
            break;
        }
        start += size;
    }
    start
}
