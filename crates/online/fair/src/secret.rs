//! What the server draws and promises.

use std::fmt;

use crate::hash::{hashed, keyed};
use crate::{Bytes32, Contribution, FairStream, MatchKey, Purpose};

/// What a commitment is made for: this match, under these rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Promise<'a> {
    /// The name of the match, of which there is only one.
    pub match_id: &'a str,
    /// The game and its rules in canonical text.
    pub rules: &'a str,
}

/// The server's part of the chance of one match: 32 bytes from the operating system, shown when the
/// match is over. It does not print itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(Bytes32);

/// The hash of a secret, published before anyone else has said anything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commitment(pub Bytes32);

impl Secret {
    /// A secret of these bytes, which must come from a source that nobody can guess.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(Bytes32(bytes))
    }

    /// The bytes, for the record of a match that is over.
    pub const fn reveal(&self) -> Bytes32 {
        self.0
    }

    /// What is published for a match.
    pub fn commitment(&self, promise: &Promise<'_>) -> Commitment {
        let Promise { match_id, rules } = promise;
        let tag = b"parlor-fair/1 commitment";
        Commitment(hashed(&[tag, match_id.as_bytes(), rules.as_bytes(), &self.0.0]))
    }

    /// The key of a match, once the contributions of all entrants are known. One that is missing
    /// counts as empty, which helps nobody since the secret is fixed by then.
    pub fn match_key(&self, promise: &Promise<'_>, given: &[Option<Contribution>]) -> MatchKey {
        let mut parts: Vec<&[u8]> = vec![b"parlor-fair/1 match", promise.match_id.as_bytes()];
        parts.extend(given.iter().map(|one| one.as_ref().map_or(&[][..], Contribution::bytes)));
        MatchKey(keyed(&self.0, &parts))
    }

    /// Numbers for the waits of a table, which nobody can foresee before the secret is shown.
    pub fn delays(&self) -> FairStream {
        FairStream::new(&keyed(&self.0, &[b"parlor-fair/1 delays"]), Purpose::DELAYS)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
