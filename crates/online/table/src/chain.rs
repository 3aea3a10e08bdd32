//! The chain of all promises of a server, checked by those who keep its parts.

use parlor_fair::{Bytes32, ChainHead, Commitment};
use parlor_wire::online::{ChainMsg, ChainedPromiseMsg};

use crate::Proof;

/// Parts of a chain that follow from each other.
#[derive(Clone, Debug)]
pub struct Chain(Vec<ChainedPromiseMsg>);

/// What is wrong with a chain, or with a match in it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChainError {
    /// Not an answer of the server.
    #[error("part {part} of the chain is not an answer of /api/promises: {error}")]
    Format {
        /// Which part, counted from 1.
        part: usize,
        /// Why.
        error: String,
    },
    /// Bytes that are none.
    #[error("promise {number} of the chain: {what} is not 64 hexadecimal digits")]
    Bytes {
        /// Which.
        number: u64,
        /// What of it.
        what: &'static str,
    },
    /// A head does not follow from the one before it.
    #[error("promise {number} of the chain does not follow from those before it")]
    Broken {
        /// Which.
        number: u64,
    },
    /// The match is not in these parts: that says nothing, for it may be in others.
    #[error("match {match_id} is not in this part of the chain")]
    Missing {
        /// Which match.
        match_id: String,
        /// Where the record says that it is.
        number: Option<u64>,
    },
    /// The chain has another promise for the match, or another match at its number.
    #[error("the chain has another promise for match {match_id}, or at another number")]
    Differs {
        /// Which match.
        match_id: String,
    },
    /// A head that was kept is not in it.
    #[error("no promise of this part of the chain has the head {head}, which was kept")]
    Head {
        /// Which.
        head: Bytes32,
    },
}

impl Chain {
    /// Reads parts of a chain, in order, as the server answers them: JSON.
    pub fn parse(parts: &[String]) -> Result<Chain, ChainError> {
        let read = |(part, text): (usize, &String)| {
            serde_json::from_str(text)
                .map_err(|error| ChainError::Format { part, error: error.to_string() })
        };
        Chain::read(&(1..).zip(parts).map(read).collect::<Result<Vec<_>, _>>()?)
    }

    /// Reads parts of a chain, in order, and checks that each promise follows from those before it.
    pub fn read(parts: &[ChainMsg]) -> Result<Chain, ChainError> {
        let mut last: Option<(u64, ChainHead)> = None;
        let mut promises = Vec::new();
        for part in parts {
            let Some(first) = part.promises.first() else { continue };
            let before = ChainHead(bytes(first.number, "the head before it", &part.before)?);
            let due = last.unwrap_or((first.number, before));
            let starts = first.number != 0 || before == ChainHead::START;
            if due != (first.number, before) || !starts {
                return Err(ChainError::Broken { number: first.number });
            }
            let mut head = before;
            for (number, promise) in (first.number..).zip(&part.promises) {
                let commitment = bytes(number, "the promise", &promise.commitment)?;
                head = head.then(number, &promise.match_id, &Commitment(commitment));
                let shown = bytes(number, "the head", &promise.head)?;
                if promise.number != number || head.0 != shown {
                    return Err(ChainError::Broken { number });
                }
            }
            last = Some((first.number + part.promises.len() as u64, head));
            promises.extend_from_slice(&part.promises);
        }
        Ok(Chain(promises))
    }

    /// Is the promise of a record in it, where the record says? Gives its number.
    pub fn find(&self, proof: &Proof) -> Result<u64, ChainError> {
        let match_id = proof.match_id.clone();
        let found = self.0.iter().find(|promise| promise.match_id == match_id);
        let Some(found) = found else {
            let number = proof.chain_number;
            let taken = self.0.iter().any(|promise| Some(promise.number) == number);
            return Err(match taken {
                true => ChainError::Differs { match_id },
                false => ChainError::Missing { match_id, number },
            });
        };
        let same = bytes(found.number, "the promise", &found.commitment)? == proof.commitment.0;
        if !same || proof.chain_number.is_some_and(|number| number != found.number) {
            return Err(ChainError::Differs { match_id });
        }
        Ok(found.number)
    }

    /// Is a head in it that was kept?
    pub fn has_head(&self, head: Bytes32) -> Result<(), ChainError> {
        let is_it = |promise: &ChainedPromiseMsg| promise.head.parse() == Ok(head);
        if self.0.iter().any(is_it) { Ok(()) } else { Err(ChainError::Head { head }) }
    }
}

fn bytes(number: u64, what: &'static str, text: &str) -> Result<Bytes32, ChainError> {
    text.parse().map_err(|_| ChainError::Bytes { number, what })
}
