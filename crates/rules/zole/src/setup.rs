//! What a deal begins from.

use parlor_game::Seat;

use crate::{Pules, RuleSet, Seating};

/// What a deal begins from: the rules, who deals, and the pules that stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    rules: RuleSet,
    seating: Seating,
    pules: Pules,
}

impl Setup {
    /// A deal without standing pules; `None` when nobody sits in the dealer's seat.
    pub fn new(rules: RuleSet, dealer: Seat) -> Option<Setup> {
        let seating = Seating::new(rules.players, dealer)?;
        Some(Setup { rules, seating, pules: Pules::default() })
    }

    /// The same deal while `pules` stand.
    #[must_use]
    pub const fn with_pules(self, pules: Pules) -> Setup {
        Setup { pules, ..self }
    }

    /// The rules.
    #[inline]
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Who sits where.
    #[inline]
    pub const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The pules that stand.
    #[inline]
    pub const fn pules(&self) -> &Pules {
        &self.pules
    }
}
