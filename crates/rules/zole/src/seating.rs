//! Who sits where in one deal.

use parlor_game::{BySeat, Seat, SeatSet};

use crate::{ByPlace, Place, Players};

/// Seats at the table and places in a deal: the first hand sits on the dealer's left; with four at
/// the table the dealer has no place.
///
/// Rule: `docs/rules/zole.md#the-table`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seating {
    // Invariant: with three players the dealer is not seat D; the last two follow from the first.
    players: Players,
    dealer: Seat,
    seats: ByPlace<Seat>,
    places: BySeat<Option<Place>>,
}

impl Seating {
    /// The seating of a deal; `None` when the dealer's seat is empty.
    pub fn new(players: Players, dealer: Seat) -> Option<Seating> {
        let at_table = players.seats();
        if !at_table.contains(dealer) {
            return None;
        }
        let first = at_table.after(dealer)?;
        let second = at_table.after(first)?;
        let third = at_table.after(second)?;
        let seats = ByPlace::new([first, second, third]);
        let places =
            BySeat::from_fn(|seat| Place::ALL.into_iter().find(|&place| seats[place] == seat));
        Some(Seating { players, dealer, seats, places })
    }

    /// Who dealt.
    #[inline]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Everyone at the table, a dealer who sits out included.
    #[inline]
    pub const fn seats(&self) -> SeatSet {
        self.players.seats()
    }

    /// The seat at `place`.
    #[inline]
    pub fn seat(&self, place: Place) -> Seat {
        self.seats[place]
    }

    /// The place of `seat`; `None` for a dealer who sits out and for an empty seat.
    #[inline]
    pub fn place(&self, seat: Seat) -> Option<Place> {
        self.places[seat]
    }

    /// The seating of the next deal: the deal passes to the left.
    #[must_use]
    pub fn next(&self) -> Seating {
        let dealer = self.seats().after(self.dealer).unwrap_or(self.dealer);
        Seating::new(self.players, dealer).unwrap_or(*self)
    }
}
