//! Who answers for a yakuman that was fed.
//!
//! Rule: `docs/rules/riichi.md#liability`.

use parlor_game::Seat;

use crate::Yaku;

/// Liability (pao): who fed the call that showed a yakuman complete pays for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Liability {
    /// Who is liable.
    pub seat: Seat,
    /// For what: daisangen, daisuushii, or suukantsu where the rules say so.
    pub yaku: Yaku,
}

/// All liabilities of one hand, in the order in which they arose: at most two, since only suukantsu
/// goes with another.
///
/// ```
/// use parlor_game::Seat;
/// use parlor_riichi::Yaku;
/// use parlor_riichi::score::{Liabilities, Liability};
///
/// let dragons = Liability { seat: Seat::A, yaku: Yaku::Daisangen };
/// let kans = Liability { seat: Seat::C, yaku: Yaku::Suukantsu };
/// let both = Liabilities::NONE.with(dragons).with(kans);
/// assert_eq!(both.iter().collect::<Vec<_>>(), [dragons, kans]);
/// assert_eq!(both.first(), Some(dragons));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Liabilities([Option<Liability>; 2]); // Invariant: what is there comes first.

impl Liabilities {
    /// Nobody is liable.
    pub const NONE: Liabilities = Liabilities([None; 2]);

    /// With one more. Who was liable for that yakuman before stays so.
    #[must_use]
    pub fn with(mut self, liability: Liability) -> Liabilities {
        if self.iter().all(|earlier| earlier.yaku != liability.yaku) {
            let free = self.0.iter_mut().find(|slot| slot.is_none());
            if let Some(free) = free {
                *free = Some(liability);
            }
        }
        self
    }

    /// Those that `keep` keeps.
    #[must_use]
    pub fn only(self, keep: impl Fn(&Liability) -> bool) -> Liabilities {
        self.iter().filter(keep).collect()
    }

    /// Each of them, the earliest first.
    pub fn iter(self) -> impl Iterator<Item = Liability> {
        self.0.into_iter().flatten()
    }

    /// The earliest.
    pub fn first(self) -> Option<Liability> {
        self.0[0]
    }

    /// Is nobody liable?
    pub fn is_empty(self) -> bool {
        self.first().is_none()
    }
}

impl FromIterator<Liability> for Liabilities {
    fn from_iter<I: IntoIterator<Item = Liability>>(all: I) -> Liabilities {
        all.into_iter().fold(Liabilities::NONE, Liabilities::with)
    }
}
