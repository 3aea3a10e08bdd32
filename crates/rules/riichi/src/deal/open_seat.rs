//! What lies open in front of one player.

use super::River;
use crate::score::Liabilities;
use crate::{KindSet, Melds};

/// How far a riichi is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Riichi {
    /// Not declared.
    No,
    /// Declared; the stick is paid once the discard has not been ronned. Double on the first turn,
    /// nothing called before.
    Declared { double: bool },
    /// Declared and paid.
    Paid { double: bool },
}

impl Riichi {
    /// Has it been declared, paid or not?
    #[inline]
    pub const fn is_declared(self) -> bool {
        !matches!(self, Riichi::No)
    }

    /// Is its stick on the table?
    #[inline]
    pub const fn is_paid(self) -> bool {
        matches!(self, Riichi::Paid { .. })
    }

    /// Was it declared on the first turn, nothing called before?
    #[inline]
    pub const fn is_double(self) -> bool {
        matches!(self, Riichi::Declared { double: true } | Riichi::Paid { double: true })
    }
}

/// What lies open in front of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenSeat {
    /// The discards.
    pub river: River,
    /// The sets laid out.
    pub melds: Melds,
    /// Whether riichi was declared, and when.
    pub riichi: Riichi,
    /// Within one uninterrupted go-around after riichi?
    pub ippatsu: bool,
    /// How often the player has drawn from the live wall.
    pub n_draws: u8,
    /// The kinds this player has let go by and so cannot win on for now: since the last turn, or
    /// since riichi.
    pub let_by: KindSet,
    /// Who is liable if this player wins, and for which yakuman.
    pub liable: Liabilities,
}

impl OpenSeat {
    /// Nothing yet.
    pub(super) const EMPTY: OpenSeat = OpenSeat {
        river: River::EMPTY,
        melds: Melds::EMPTY,
        riichi: Riichi::No,
        ippatsu: false,
        n_draws: 0,
        let_by: KindSet::EMPTY,
        liable: Liabilities::NONE,
    };

    /// How many tiles stand concealed between turns.
    #[inline]
    pub const fn n_concealed(&self) -> usize {
        13 - 3 * self.melds.len()
    }
}
