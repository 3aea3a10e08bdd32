//! What a player adds to the chance of a match.

use std::fmt;
use std::str::FromStr;

use crate::bytes32::unhex;
use crate::hash::hashed;
use crate::{Bytes32, ParseBytesError, Scheme, hex};

/// Random bytes of one player, 16 to 64 of them.
#[derive(Clone, PartialEq, Eq)]
pub struct Contribution(Vec<u8>); // Invariant: 16 to 64 bytes.

/// The hash of a contribution, given before any contribution is shown: so the last to speak gains
/// nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pledge(pub Bytes32);

impl Contribution {
    /// How few and how many bytes a contribution may have.
    pub const LENGTHS: std::ops::RangeInclusive<usize> = 16..=64;

    /// A contribution, if it is neither too short nor too long.
    pub fn new(bytes: &[u8]) -> Option<Contribution> {
        Contribution::LENGTHS.contains(&bytes.len()).then(|| Contribution(bytes.to_vec()))
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// The pledge of the entrant with this number, counted from 0. It names match and entrant, so a
    /// pledge copied from someone else cannot be redeemed.
    pub fn pledge(&self, scheme: Scheme, match_id: &str, entrant: u8) -> Pledge {
        let tag = scheme.tag("pledge");
        Pledge(hashed(&[tag.as_bytes(), match_id.as_bytes(), &[entrant], &self.0]))
    }
}

impl FromStr for Contribution {
    type Err = ParseBytesError;

    fn from_str(text: &str) -> Result<Contribution, ParseBytesError> {
        let wrong = ParseBytesError::Length { found: text.chars().count(), expected: "32 to 128" };
        Contribution::new(&unhex(text)?).ok_or(wrong)
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_length_is_bounded() {
        for (n, fits) in [(0, false), (15, false), (16, true), (64, true), (65, false)] {
            assert_eq!(Contribution::new(&vec![1; n]).is_some(), fits, "{n} bytes");
        }
        assert!("00".repeat(15).parse::<Contribution>().is_err());
    }

    #[test]
    fn a_copied_pledge_is_another_entrants() {
        let mine = Contribution::new(&[3; 16]).expect("sixteen bytes");
        let pledge = |match_id, entrant| mine.pledge(Scheme::V2, match_id, entrant);
        assert_ne!(pledge("m", 0), pledge("m", 1));
        assert_ne!(pledge("m", 0), pledge("n", 0));
    }
}
