//! The running hash of a match's record.

use crate::hash::hashed;
use crate::{Bytes32, Commitment, Scheme};

/// The hash of a record up to some deal. It is shown when the deal ends, so that anyone who kept it
/// sees afterwards whether the deals up to there were changed. The deal's own key is part of it: the
/// hash tells nothing of hidden cards as long as the key is not shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transcript(pub Bytes32);

impl Transcript {
    /// Before the first deal.
    pub fn begin(match_id: &str, commitment: &Commitment) -> Transcript {
        let tag = Scheme::V2.tag("record");
        Transcript(hashed(&[tag.as_bytes(), match_id.as_bytes(), &commitment.0.0]))
    }

    /// After one more deal, given as canonical JSON: without spaces, members of objects sorted by
    /// name.
    #[must_use]
    pub fn then(&self, deal: &str) -> Transcript {
        let tag = Scheme::V2.tag("deal record");
        Transcript(hashed(&[tag.as_bytes(), &self.0.0, deal.as_bytes()]))
    }
}
