//! Which behaviour a log was written with.

use parlor_fair::Scheme;

use crate::{Host, Table};

/// The version of the logs that tables write. One more whenever the same inputs would lead to
/// something else than before: a log is played again as it was played, so a table behaves as its log
/// says until a server that knows more takes it up with [`Input::RESUMED`](crate::Input::RESUMED).
///
/// | version | what is new |
/// |---|---|
/// | 0 | |
/// | 1 | between deals one person among agents is not hurried; logs up to here do not say their version |
/// | 2 | but only while they are not away and have not left; a claim ends when its player leaves and when the server goes down |
/// | 3 | a claim needs the consent of everyone who sits at the table, after a grace period, and counts from the next deal on; its player may come back until the match ends; one person alone cannot consent while hidden hands are played, and a refusal holds for a while; names that look like others are refused; a checkpoint may stand for all lines before it; matches are promised by `parlor-fair/2`; what spectators say is not in the log, and control characters are refused in what anyone says; agents play no faster than the room allows from the start on |
pub const LOG_VERSION: u32 = 3;

/// What a log is that says nothing: most are of the newer one, so that is tried first.
pub(crate) const UNSAID: [u32; 2] = [1, 0];

impl<G: Host> Table<G> {
    /// May one person among agents look at a result as long as they like?
    pub(crate) fn lets_look(&self) -> bool {
        self.version >= 1
    }

    /// Does a match go on that such a person has left?
    pub(crate) fn goes_on_alone(&self) -> bool {
        self.version >= 2
    }

    /// Does a claim end when its player leaves, and when the server goes down?
    pub(crate) fn ends_claims(&self) -> bool {
        self.version >= 2
    }

    /// Must everyone at the table consent to a claim, and does its player keep the right to come back?
    pub(crate) fn guards_seats(&self) -> bool {
        self.version >= 3
    }

    /// Are names refused that look like another one, or like nothing?
    pub(crate) fn tells_names_apart(&self) -> bool {
        self.version >= 3
    }

    /// Is what spectators say in the log, with a version in every stream?
    pub(crate) fn logs_spectators_talk(&self) -> bool {
        self.version < 3
    }

    /// Are control characters refused in what anyone says?
    pub(crate) fn refuses_unprintable_talk(&self) -> bool {
        self.version >= 3
    }

    /// By which scheme is the next match promised?
    pub(crate) fn scheme(&self) -> Scheme {
        if self.version >= 3 { Scheme::V2 } else { Scheme::V1 }
    }
}
