//! All sets that one player has laid out.

use crate::list::List;
use crate::{Meld, Tile};

/// The sets a player has laid out, four at most, in the order in which they were laid out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Melds(List<Meld, 4>);

impl Melds {
    /// None laid out.
    pub const EMPTY: Melds = Melds(List::new(Meld::CLOSED_KAN_OF_EAST));

    /// One set more. Returns false, and changes nothing, when there are four.
    pub fn push(&mut self, meld: Meld) -> bool {
        self.0.push(meld)
    }

    /// Turns the pon of `tile`'s kind into an added kan. Returns false when there is none.
    pub fn add_to_pon(&mut self, tile: Tile) -> bool {
        let mut pons = self.0.as_mut_slice().iter_mut();
        let changed = pons.find_map(|meld| Some((meld.with_added(tile)?, meld)));
        changed.map(|(kan, meld)| *meld = kan).is_some()
    }

    /// The sets in order.
    #[inline]
    pub fn as_slice(&self) -> &[Meld] {
        self.0.as_slice()
    }

    /// The sets in order.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, Meld> {
        self.as_slice().iter()
    }

    /// How many sets.
    #[inline]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Is nothing laid out?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0.len() == 0
    }

    /// Does any of them open the hand?
    #[inline]
    pub fn is_open(&self) -> bool {
        self.iter().any(Meld::is_open)
    }
}

impl Default for Melds {
    fn default() -> Melds {
        Melds::EMPTY
    }
}

impl<'a> IntoIterator for &'a Melds {
    type Item = &'a Meld;
    type IntoIter = std::slice::Iter<'a, Meld>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Kind, MeldForm, Relative};

    #[test]
    fn four_sets_at_most_and_pons_grow_into_kans() {
        let east = Kind::EAST.tile();
        let pon = Meld::pon(east, [east; 2], Relative::Across).expect("a triplet");
        let mut melds = Melds::EMPTY;
        assert!(!melds.add_to_pon(east));
        assert!((0..4).all(|_| melds.push(pon)) && !melds.push(pon));
        assert_eq!((melds.len(), melds.is_open()), (4, true));
        assert!(melds.add_to_pon(east) && !melds.add_to_pon(Kind::RED.tile()));
        assert_eq!(melds.as_slice()[0].form(), MeldForm::AddedKan);
        assert_eq!(melds.as_slice()[1].form(), MeldForm::Pon);
    }
}
