//! How far a record can be trusted: what was compared with what.

use parlor_fair::{Bytes32, Commitment, Contribution, Scheme, Transcript};

use crate::RecordError;

/// What someone kept from before and during a match.
#[derive(Clone, Default, Debug)]
pub struct Kept {
    /// What the server promised before anyone pledged.
    pub promise: Option<Bytes32>,
    /// What their own clients contributed.
    pub contributions: Vec<Contribution>,
    /// Running hashes that were shown at the end of deals.
    pub transcripts: Vec<Bytes32>,
}

/// What was checked in a record, all of it right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// By which version of the scheme.
    pub scheme: Scheme,
    /// Which game.
    pub game: String,
    /// Its rules.
    pub rules: String,
    /// The name of the match.
    pub match_id: String,
    /// The promise that the record names.
    pub commitment: Commitment,
    /// Its number in the chain of all promises of the server.
    pub chain_number: Option<u64>,
    /// Entrants whose contribution is part of the chance.
    pub contributions: usize,
    /// Were the seats drawn?
    pub seats_drawn: bool,
    /// Deals.
    pub deals: usize,
    /// Chance events that follow from the deals' keys.
    pub chances: usize,
    /// Answers that the rules allow.
    pub answers: usize,
    /// What was kept and is the same in the record.
    pub compared: Compared,
}

/// What was kept and is the same in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Compared {
    /// The promise.
    pub promise: bool,
    /// So many contributions.
    pub contributions: usize,
    /// So many running hashes.
    pub transcripts: usize,
}

/// What is in a record is not what someone kept.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum KeptError {
    /// Another promise: the server has swapped its secret, or this is another match.
    #[error("the record's promise is {found}, not {kept}, which was kept from before play")]
    Promise {
        /// What was kept.
        kept: Bytes32,
        /// What is in the record.
        found: Bytes32,
    },
    /// A contribution that nobody has made in the record.
    #[error(
        "the contribution {kept} is not in the record: it was not taken, or it was swapped later"
    )]
    Contribution {
        /// What was kept.
        kept: String,
    },
    /// No deal ends with this running hash.
    #[error("no deal of the record ends with the running hash {kept}: what was played was changed")]
    Transcript {
        /// What was kept.
        kept: Bytes32,
    },
}

/// What is known of a record after all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Fair, and it is what was kept: the promise and a contribution of one's own.
    Checked,
    /// It agrees with itself. An operator who swapped the secret after seeing the contributions, or
    /// made them all, could have written it too.
    SelfOnly,
    /// No player contributed: the server alone chose.
    ServerAlone,
    /// Something does not fit.
    Wrong,
}

impl Verdict {
    /// The verdict on a record that was checked.
    pub fn of(checked: &Result<Proof, RecordError>) -> Verdict {
        checked.as_ref().map_or(Verdict::Wrong, Proof::verdict)
    }

    /// The word for it in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Checked => "checked",
            Verdict::SelfOnly => "self_only",
            Verdict::ServerAlone => "server_alone",
            Verdict::Wrong => "wrong",
        }
    }
}

impl Proof {
    /// What it amounts to. The promise alone is not enough: an operator who made all contributions
    /// could have chosen among them.
    pub fn verdict(&self) -> Verdict {
        match (self.contributions, self.compared) {
            (0, _) => Verdict::ServerAlone,
            (_, Compared { promise: true, contributions: 1.., .. }) => Verdict::Checked,
            _ => Verdict::SelfOnly,
        }
    }
}

impl Kept {
    /// Someone who kept nothing.
    pub const NOTHING: Kept =
        Kept { promise: None, contributions: Vec::new(), transcripts: Vec::new() };

    /// Compares what was kept with the promise, the contributions and the running hashes of a record.
    pub(crate) fn compare(
        &self,
        commitment: Commitment,
        given: &[&str],
        hashes: &[Transcript],
    ) -> Result<Compared, KeptError> {
        let found = commitment.0;
        if let Some(kept) = self.promise.filter(|&kept| kept != found) {
            return Err(KeptError::Promise { kept, found });
        }
        for kept in self.contributions.iter().map(ToString::to_string) {
            if !given.iter().any(|given| given.eq_ignore_ascii_case(&kept)) {
                return Err(KeptError::Contribution { kept });
            }
        }
        for &kept in &self.transcripts {
            if !hashes.contains(&Transcript(kept)) {
                return Err(KeptError::Transcript { kept });
            }
        }
        Ok(Compared {
            promise: self.promise.is_some(),
            contributions: self.contributions.len(),
            transcripts: self.transcripts.len(),
        })
    }
}
