//! Winds, and where others sit.

use std::fmt;

use parlor_game::Seat;

use crate::Kind;

/// A wind: of the round, or of a seat (East deals).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wind {
    /// Ton; the dealer's.
    East,
    /// Nan: the seat after the dealer.
    South,
    /// Shaa: the seat across from the dealer.
    West,
    /// Pei: the seat before the dealer.
    North,
}

impl Wind {
    /// The winds in turn order.
    pub const ALL: [Wind; 4] = [Wind::East, Wind::South, Wind::West, Wind::North];

    /// Position in [`Wind::ALL`].
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// The wind at `idx` of [`Wind::ALL`], if there is one.
    #[inline]
    pub const fn from_idx(idx: usize) -> Option<Wind> {
        if idx < 4 { Some(Wind::ALL[idx]) } else { None }
    }

    /// The seat wind of `seat` when `dealer` deals.
    ///
    /// ```
    /// use parlor_game::Seat;
    /// use parlor_riichi::Wind;
    /// assert_eq!(Wind::of_seat(Seat::A, Seat::D), Wind::South);
    /// ```
    #[inline]
    pub const fn of_seat(seat: Seat, dealer: Seat) -> Wind {
        Wind::ALL[(seat.idx() + 4 - dealer.idx()) & 3]
    }

    /// The seat that has this wind when `dealer` deals.
    #[inline]
    pub const fn seat(self, dealer: Seat) -> Seat {
        dealer.offset(self as usize)
    }

    /// The tile kind of this wind.
    #[inline]
    pub const fn kind(self) -> Kind {
        [Kind::EAST, Kind::SOUTH, Kind::WEST, Kind::NORTH][self as usize]
    }

    /// The wind of the next seat, and of the next round.
    #[inline]
    pub const fn next(self) -> Wind {
        Wind::ALL[(self as usize + 1) & 3]
    }
}

impl fmt::Display for Wind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["E", "S", "W", "N"][self.idx()])
    }
}

/// Where another player sits, seen from one's own place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Relative {
    /// Shimocha: plays next.
    Right,
    /// Toimen: sits opposite.
    Across,
    /// Kamicha: plays just before; runs may be called only from here.
    Left,
}

impl Relative {
    /// All three, in turn order.
    pub const ALL: [Relative; 3] = [Relative::Right, Relative::Across, Relative::Left];

    /// The seat meant, seen from `seat`.
    #[inline]
    pub const fn of(self, seat: Seat) -> Seat {
        seat.offset(self as usize + 1)
    }

    /// Where `other` sits seen from `seat`; `None` for oneself.
    ///
    /// ```
    /// use parlor_game::Seat;
    /// use parlor_riichi::Relative;
    /// assert_eq!(Relative::between(Seat::A, Seat::D), Some(Relative::Left));
    /// ```
    #[inline]
    pub const fn between(seat: Seat, other: Seat) -> Option<Relative> {
        match (other.idx() + 4 - seat.idx()) & 3 {
            1 => Some(Relative::Right),
            2 => Some(Relative::Across),
            3 => Some(Relative::Left),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winds_go_round_the_table_from_the_dealer() {
        for dealer in Seat::ALL {
            for wind in Wind::ALL {
                assert_eq!(Wind::of_seat(wind.seat(dealer), dealer), wind);
            }
        }
    }

    #[test]
    fn relative_seats_come_back() {
        for seat in Seat::ALL {
            for place in Relative::ALL {
                assert_eq!(Relative::between(seat, place.of(seat)), Some(place));
            }
            assert_eq!(Relative::between(seat, seat), None);
        }
    }
}
