//! What the men of one board can reach.

use crate::{Board, Die, Place, PlaceSet};

/// A board as sets of places in the mover's numbering.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// Where own men stand, the bar included.
    pub(super) own: PlaceSet,
    /// Points without an enemy block (two men or more).
    pub(super) open: PlaceSet,
    /// Points with a single enemy man.
    pub(super) blots: PlaceSet,
}

impl Reach {
    #[inline]
    pub(super) fn of(board: &Board) -> Reach {
        let other = board.other();
        let made = other.made().opposite();
        Reach {
            own: board.own().occupied(),
            open: PlaceSet::POINTS & !made,
            blots: other.occupied().opposite() & !made,
        }
    }

    /// Places from which a man can make a step of `die` now.
    ///
    /// Rules: `docs/rules/backgammon.md#the-bar`, `#bearing-off`.
    #[inline]
    pub(super) fn sources(&self, die: Die) -> PlaceSet {
        let pips = u32::from(die.pips());
        let within = self.own & self.open.reached_by(pips);
        if self.own.contains(Place::BAR) {
            return within & PlaceSet::one(Place::BAR);
        }
        if !self.own.is_subset(PlaceSet::HOME) {
            return within;
        }
        let exact = self.own & PlaceSet::one(Place::of(pips));
        match self.own.first() {
            Some(rearmost) if u32::from(rearmost.number()) < pips => {
                within | PlaceSet::one(rearmost)
            }
            _ => within | exact,
        }
    }

    /// Could a man be borne off after at most `steps` other steps?
    #[inline]
    pub(super) fn may_bear_off_within(&self, board: &Board, steps: u8) -> bool {
        let outside = self.own & !PlaceSet::HOME;
        match outside.first() {
            None => true,
            Some(place) => outside.len() == 1 && board.own().on(place) <= steps,
        }
    }
}
