//! Keys of a match and of its deals.

use parlor_game::Entropy;

use crate::hash::keyed;
use crate::{Bytes32, FairStream, Purpose, Scheme};

/// The key of a match: all its chance follows from it. It does not print itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct MatchKey {
    pub(crate) scheme: Scheme,
    pub(crate) key: Bytes32,
}

/// The key of one deal, shown when the deal is over; it says nothing of any other deal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DealKey(Bytes32);

impl MatchKey {
    /// The key of the deal with this number: 0 for the first played, 1 for the next.
    pub fn deal(&self, number: u64) -> DealKey {
        DealKey(keyed(&self.key, &[self.scheme.tag("deal").as_bytes(), &number.to_be_bytes()]))
    }

    /// Who sits where: at each place in turn order the number of an entrant, all orders equally
    /// likely.
    pub fn seat_order(&self, n_entrants: u8) -> Vec<u8> {
        let key = DealKey(keyed(&self.key, &[self.scheme.tag("seats").as_bytes()]));
        let mut order: Vec<u8> = (0..n_entrants).collect();
        key.stream(Purpose::SEATS).shuffle(&mut order);
        order
    }
}

impl DealKey {
    /// A key of known bytes, from a record.
    pub const fn from_bytes(bytes: Bytes32) -> DealKey {
        DealKey(bytes)
    }

    /// The bytes, once the deal is over.
    pub const fn reveal(&self) -> Bytes32 {
        self.0
    }

    /// The numbers drawn for one purpose, from the first on.
    pub fn stream(&self, purpose: Purpose) -> FairStream {
        FairStream::new(&self.0, purpose)
    }
}
