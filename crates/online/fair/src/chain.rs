//! The chain of all promises of a server.

use crate::hash::hashed;
use crate::{Bytes32, Commitment};

/// What the chain has come to after some promises. Anyone who kept a head can tell later whether a
/// promise before it was changed, left out or put in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChainHead(pub Bytes32);

impl ChainHead {
    /// Before the first promise.
    pub const START: ChainHead = ChainHead(Bytes32([0; 32]));

    /// After one more promise; `number` is how many were before it.
    #[must_use]
    pub fn then(&self, number: u64, match_id: &str, commitment: &Commitment) -> ChainHead {
        ChainHead(hashed(&[
            b"parlor-fair chain",
            &number.to_be_bytes(),
            &self.0.0,
            match_id.as_bytes(),
            &commitment.0.0,
        ]))
    }
}
