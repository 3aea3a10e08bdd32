//! What the server draws and promises.

use std::fmt;

use crate::hash::{hashed, keyed};
use crate::{Bytes32, Contribution, Entrant, FairStream, MatchKey, Purpose, Scheme};

/// What a commitment is made for: this match, under these rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Promise<'a> {
    /// By which version of the scheme.
    pub scheme: Scheme,
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
        let Promise { scheme, match_id, rules } = promise;
        let tag = scheme.tag("commitment");
        Commitment(hashed(&[tag.as_bytes(), match_id.as_bytes(), rules.as_bytes(), &self.0.0]))
    }

    /// The key of a match, once all that can be known before play is known: who plays, what each
    /// has pledged and shown, and whether seats are drawn. A contribution that is missing counts as
    /// empty, which helps nobody since the secret is fixed by then. Of all this the first scheme
    /// took the contributions alone.
    pub fn match_key(
        &self,
        promise: &Promise<'_>,
        seats_drawn: bool,
        entrants: &[Entrant],
    ) -> MatchKey {
        let Promise { scheme, match_id, rules } = *promise;
        let tag = scheme.tag("match");
        let mut parts: Vec<&[u8]> = vec![tag.as_bytes(), match_id.as_bytes()];
        if scheme == Scheme::V2 {
            let seats: &[u8] = if seats_drawn { b"drawn" } else { b"kept" };
            parts.extend([rules.as_bytes(), seats]);
        }
        for entrant in entrants {
            if scheme == Scheme::V2 {
                let pledge = entrant.pledge.as_ref().map_or(&[][..], |pledge| &pledge.0.0);
                parts.extend([entrant.kind.name().as_bytes(), entrant.name.as_bytes(), pledge]);
            }
            parts.push(entrant.contribution.as_ref().map_or(&[][..], Contribution::bytes));
        }
        MatchKey { scheme, key: keyed(&self.0, &parts) }
    }

    /// Numbers for the waits of a table, which nobody can foresee before the secret is shown.
    pub fn delays(&self, scheme: Scheme) -> FairStream {
        FairStream::new(&keyed(&self.0, &[scheme.tag("delays").as_bytes()]), Purpose::DELAYS)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
