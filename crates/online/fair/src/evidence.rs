//! Checking afterwards that the chance of a match was as promised.

use crate::{Bytes32, Commitment, DealKey, Entrant, MatchKey, Promise, Secret};

/// What is on the table when a match is over.
#[derive(Clone, Debug)]
pub struct Evidence<'a> {
    /// Which match, under which rules.
    pub promise: Promise<'a>,
    /// What the server published before play.
    pub commitment: Commitment,
    /// What it showed after play.
    pub secret: Secret,
    /// The entrants in the order of their numbers.
    pub entrants: &'a [Entrant],
    /// Which entrant sat at each place, in turn order; `None` when seats were not drawn.
    pub seat_order: Option<&'a [u8]>,
    /// The key shown after each deal, from the first on.
    pub deal_keys: &'a [Bytes32],
}

/// What is wrong with the evidence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Breach {
    /// The secret is another one than was promised.
    #[error("the server's secret does not belong to its commitment")]
    Secret,
    /// A contribution is another one than was pledged.
    #[error("the contribution of entrant {entrant} does not belong to its pledge")]
    Contribution {
        /// Whose, counted from 0.
        entrant: usize,
    },
    /// A contribution was counted that nobody had pledged.
    #[error("entrant {entrant} contributed without a pledge")]
    NoPledge {
        /// Whose, counted from 0.
        entrant: usize,
    },
    /// The seats were drawn otherwise.
    #[error("the seats are not in the order that the key gives")]
    SeatOrder,
    /// A deal was played with another key.
    #[error("the key of deal {deal} does not follow from the match")]
    DealKey {
        /// Which, counted from 0.
        deal: usize,
    },
}

impl Evidence<'_> {
    /// The key of the match, if all fits together. That the tiles, cards and dice follow from the
    /// deals' keys is for the rules of the game to say.
    pub fn verify(&self) -> Result<MatchKey, Breach> {
        if self.secret.commitment(&self.promise) != self.commitment {
            return Err(Breach::Secret);
        }
        for (entrant, part) in self.entrants.iter().enumerate() {
            let Some(contribution) = &part.contribution else { continue };
            let pledge = part.pledge.ok_or(Breach::NoPledge { entrant })?;
            if contribution.pledge(self.promise.scheme, self.promise.match_id, entrant as u8)
                != pledge
            {
                return Err(Breach::Contribution { entrant });
            }
        }
        let drawn = self.seat_order.is_some();
        let key = self.secret.match_key(&self.promise, drawn, self.entrants);
        let n_entrants = self.entrants.len() as u8;
        if self.seat_order.is_some_and(|order| key.seat_order(n_entrants) != order) {
            return Err(Breach::SeatOrder);
        }
        for (deal, &shown) in self.deal_keys.iter().enumerate() {
            if key.deal(deal as u64) != DealKey::from_bytes(shown) {
                return Err(Breach::DealKey { deal });
            }
        }
        Ok(key)
    }
}
