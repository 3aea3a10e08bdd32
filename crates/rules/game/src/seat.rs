//! Places at the table, sets of them, and one value for each of them.

use std::fmt;
use std::ops::{AddAssign, Index, IndexMut};

/// A place at the table. Who sits there is a player's or an agent's business.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Seat {
    /// First to be asked where no rule says otherwise.
    A,
    /// Next in turn order after `A`.
    B,
    /// Next in turn order after `B`.
    C,
    /// Next in turn order after `C`.
    D,
}

impl Seat {
    /// All four places, in turn order.
    pub const ALL: [Seat; 4] = [Seat::A, Seat::B, Seat::C, Seat::D];

    /// Position in [`Seat::ALL`], 0 to 3.
    #[inline]
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// The seat at `idx` of [`Seat::ALL`], if there is one.
    #[inline]
    pub const fn from_idx(idx: usize) -> Option<Seat> {
        if idx < 4 { Some(Seat::ALL[idx]) } else { None }
    }

    /// The seat `n` places further on at a table of four.
    ///
    /// ```
    /// use parlor_game::Seat;
    /// assert_eq!(Seat::D.offset(1), Seat::A);
    /// ```
    #[inline]
    pub const fn offset(self, n: usize) -> Seat {
        Seat::ALL[(self as usize + n) & 3]
    }

    /// The other seat of a game for two (`A` and `B`).
    #[inline]
    pub const fn opponent(self) -> Seat {
        match self {
            Seat::A => Seat::B,
            _ => Seat::A,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["A", "B", "C", "D"][self.idx()])
    }
}

/// A set of seats. Iterates in turn order from `A`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8); // Invariant: self.0 < 16.

crate::bit_set! {
    SeatSet(u8) of Seat;
    bit: |seat| seat as u8,
    first: |bits| Seat::ALL[bits.trailing_zeros() as usize],
    rest: |bits| bits & (bits - 1),
    /// The seats of a [`SeatSet`], in turn order from `A`.
    pub struct Seats;
}

impl SeatSet {
    /// `A` and `B`.
    pub const TWO: SeatSet = SeatSet(0b11);
    /// `A`, `B` and `C`.
    pub const THREE: SeatSet = SeatSet(0b111);
    /// Everyone at a table of four.
    pub const FOUR: SeatSet = SeatSet(0b1111);

    /// The next seat of the set in turn order after `seat`, going round the table.
    ///
    /// ```
    /// use parlor_game::{Seat, SeatSet};
    /// assert_eq!(SeatSet::THREE.after(Seat::C), Some(Seat::A));
    /// ```
    #[inline]
    pub fn after(self, seat: Seat) -> Option<Seat> {
        (1..=4).map(|n| seat.offset(n)).find(|&s| self.contains(s))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// One value for each of four seats; [`crate::Game::seats`] says which are in use.
///
/// Always four slots: stable Rust cannot size an array by an associated constant, and four small
/// slots cost less than a length to check.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct BySeat<T>([T; 4]);

impl<T> BySeat<T> {
    /// The values of `A`, `B`, `C` and `D`.
    #[inline]
    pub const fn new(values: [T; 4]) -> BySeat<T> {
        BySeat(values)
    }

    /// The value that `make` gives for each seat.
    #[inline]
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(&mut make))
    }

    /// Every value put through `change`.
    #[inline]
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(change))
    }

    /// The values of `seats`, in turn order from `A`.
    #[inline]
    pub fn pick(&self, seats: SeatSet) -> impl Iterator<Item = (Seat, &T)> {
        seats.into_iter().map(|seat| (seat, &self[seat]))
    }

    /// All four values, in turn order.
    #[inline]
    pub const fn as_array(&self) -> &[T; 4] {
        &self.0
    }
}

impl<T: Clone> BySeat<T> {
    /// The same value everywhere.
    #[inline]
    pub fn splat(value: T) -> BySeat<T> {
        BySeat::from_fn(|_| value.clone())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }
}

impl<T: AddAssign> AddAssign for BySeat<T> {
    /// Adds seat by seat.
    #[inline]
    fn add_assign(&mut self, other: BySeat<T>) {
        self.0.iter_mut().zip(other.0).for_each(|(own, more)| *own += more);
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(Seat::ALL.map(|seat| (seat, &self[seat]))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_iterates_in_turn_order() {
        let set: SeatSet = [Seat::D, Seat::A].into_iter().collect();
        assert_eq!(set.into_iter().collect::<Vec<_>>(), [Seat::A, Seat::D]);
        assert_eq!(set.len(), 2);
        assert!(set.is_subset(SeatSet::FOUR) && !set.is_subset(SeatSet::THREE));
    }

    #[test]
    fn the_seat_after_goes_round_and_skips_the_absent() {
        let set = SeatSet::FOUR.without(Seat::A);
        assert_eq!(set.after(Seat::D), Some(Seat::B));
        assert_eq!(SeatSet::one(Seat::C).after(Seat::C), Some(Seat::C));
        assert_eq!(SeatSet::EMPTY.after(Seat::A), None);
    }

    #[test]
    fn an_optional_seat_is_one_byte() {
        assert_eq!(size_of::<Option<Seat>>(), 1);
    }
}
