//! Versions of the scheme.

use std::fmt;
use std::str::FromStr;

/// A version of the scheme; a change to any constant of it makes another one. Records name theirs,
/// so that old ones can still be checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scheme {
    /// The key of a match takes the contributions alone, and no record has a running hash.
    V1,
    /// The key takes all that is known before play, and the record has a running hash.
    V2,
}

/// A name of no scheme that is known here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the scheme is {found:?}, and this program knows parlor-fair/1 and parlor-fair/2")]
pub struct ParseSchemeError {
    /// The name.
    pub found: String,
}

impl Scheme {
    /// The one that new matches use.
    pub const NEWEST: Scheme = Scheme::V2;

    /// The name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Scheme::V1 => "parlor-fair/1",
            Scheme::V2 => "parlor-fair/2",
        }
    }

    /// The first field of a hash, which says what it is for.
    pub(crate) fn tag(self, what: &str) -> String {
        format!("{} {what}", self.name())
    }
}

impl FromStr for Scheme {
    type Err = ParseSchemeError;

    fn from_str(text: &str) -> Result<Scheme, ParseSchemeError> {
        let found = [Scheme::V1, Scheme::V2].into_iter().find(|scheme| scheme.name() == text);
        found.ok_or_else(|| ParseSchemeError { found: text.to_owned() })
    }
}

impl fmt::Display for Scheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
