//! Pools on the score sheet.

use parlor_game::{BySeat, Seat, SeatSet};

/// Pules that stand: pools that a later win collects.
///
/// Rule: `docs/rules/zole.md#pules`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Pules {
    /// Written when all passed; everyone pays the winner.
    pub common: u8,
    /// Written for one player, who alone pays when someone else removes it.
    pub personal: BySeat<u8>,
}

/// One pule taken off the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Removed {
    /// The winner's own personal pule: no extra points.
    Own,
    /// A common pule: one point from every other player.
    Common,
    /// A personal pule of this seat, which alone pays.
    Of(Seat),
}

impl Pules {
    /// None stands.
    pub fn is_empty(&self) -> bool {
        *self == Pules::default()
    }

    /// One more personal pule for `seat`.
    #[must_use]
    pub fn with_personal(mut self, seat: Seat) -> Pules {
        self.personal[seat] = self.personal[seat].saturating_add(1);
        self
    }

    /// More common pules.
    #[must_use]
    pub const fn with_common(mut self, n: u8) -> Pules {
        self.common = self.common.saturating_add(n);
        self
    }

    /// Takes off the pule that a win of `winner` removes first: an own personal one, then a common
    /// one, then another's personal one, the next seat in turn order first.
    pub fn remove(&mut self, winner: Seat, seats: SeatSet) -> Option<Removed> {
        if self.personal[winner] > 0 {
            self.personal[winner] -= 1;
            return Some(Removed::Own);
        }
        if self.common > 0 {
            self.common -= 1;
            return Some(Removed::Common);
        }
        let mut owners = (1..4).map(|n| winner.offset(n)).filter(|&seat| seats.contains(seat));
        let owner = owners.find(|&seat| self.personal[seat] > 0)?;
        self.personal[owner] -= 1;
        Some(Removed::Of(owner))
    }
}
