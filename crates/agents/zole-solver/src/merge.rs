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
    groups: [Group; 6],
    n_groups: usize,
    untouched: Mask,
}

/// Cards next to each other in one class, of equal worth.
#[derive(Clone, Copy, Debug)]
struct Group {
    shift: u32,
    mask: Mask,
    /// Representative of each subset, as bits of the group.
    representative: [u8; 256],
}

/// First card and number of cards of each group: the zero trumps, the jacks, the queens.
const OF_EQUAL_EYES: [(u32, u32); 3] = [(12, 3), (18, 4), (22, 4)];
/// Where eyes do not matter: each plain class, diamonds, jacks with queens.
const OF_ONE_CLASS: [(u32, u32); 5] = [(0, 4), (4, 4), (8, 4), (12, 6), (18, 8)];

/// As before, with Q♠ and Q♣ apart from the other trumps.
const OF_ONE_DEFECTIVE_CLASS: [(u32, u32); 6] = [(0, 4), (4, 4), (8, 4), (12, 6), (18, 6), (24, 2)];

impl Merge {
    /// The merging of a deal with these hands where eyes count.
    pub(crate) fn by_eyes(hands: &[Mask; 3]) -> Merge {
        Merge::new(hands, &OF_EQUAL_EYES)
    }

    /// The merging of a deal with these hands where only strength counts.
    pub(crate) fn by_strength(hands: &[Mask; 3], following: Following) -> Merge {
        match following {
            Following::Rules => Merge::new(hands, &OF_ONE_CLASS),
            Following::SourceDefect => Merge::new(hands, &OF_ONE_DEFECTIVE_CLASS),
        }
    }

    fn new(hands: &[Mask; 3], ranges: &[(u32, u32)]) -> Merge {
        let mut merge = Merge {
            groups: [Group { shift: 0, mask: 0, representative: [0; 256] }; 6],
            n_groups: ranges.len(),
            untouched: (1 << 26) - 1,
        };
        for (group, &(shift, n_cards)) in merge.groups.iter_mut().zip(ranges) {
            *group = Group::new(hands, shift, n_cards);
            merge.untouched &= !(group.mask << shift);
        }
        merge
    }

    /// The representative of `left`.
    #[inline]
    pub(crate) fn of(&self, left: Mask) -> Mask {
        let mut merged = left & self.untouched;
        for group in &self.groups[..self.n_groups] {
            let part = left >> group.shift & group.mask;
            merged |= Mask::from(group.representative[(part & 255) as usize]) << group.shift;
        }
        merged
    }
}

impl Group {
    fn new(hands: &[Mask; 3], shift: u32, n_cards: u32) -> Group {
        let mut group = Group { shift, mask: (1 << n_cards) - 1, representative: [0; 256] };
        let owned = hands.map(|hand| hand >> shift & group.mask);
        for part in 1..=group.mask {
            // The representative of all but the highest card, and then the lowest place above it
            // that belongs to the same owner.
            let top = 1 << part.ilog2();
            let below = Mask::from(group.representative[(part ^ top) as usize]);
            let above = if below == 0 { Mask::MAX } else { Mask::MAX << (below.ilog2() + 1) };
            let owner = owned.iter().find(|&&cards| cards & top != 0);
            let room = owner.map_or(top, |&cards| cards & above);
            let lowest = room & room.wrapping_neg();
            group.representative[part as usize] = (below | lowest) as u8;
        }
        group
    }
}
