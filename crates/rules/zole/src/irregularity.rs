//! What players do that the engine never lets happen.

use parlor_game::{BySeat, Seat};

use crate::{Contract, Pules, RuleSet, Seating, Settlement};

/// A deal that ended by a breach of the rules: for transcribed games and for tables with people.
///
/// Rule: `docs/rules/zole.md#irregularities`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Irregularity {
    /// An opponent led out of turn or played a wrong class, and the soloist did not let it go: the
    /// deal is void, and the offender gets a personal pule.
    Void { offender: Seat },
    /// A revoke was found in lielais, zole or mazā zole, even at the end: the other side has won,
    /// and the offender gets a personal pule.
    Revoke { offender: Seat, contract: Contract },
    /// A player left the table.
    Abandoned { seat: Seat },
}

impl Irregularity {
    /// What it changes on the score sheet. Standing pules stay; the offender gets a personal one
    /// where pules are kept. `None` when there was no soloist, so that no side can win, or when the
    /// offender has no seat at the table.
    pub fn settle(&self, rules: &RuleSet, seating: &Seating, pules: Pules) -> Option<Settlement> {
        let seats = seating.seats();
        let mut settled = Settlement { points: BySeat::splat(0), pules };
        let (Irregularity::Void { offender }
        | Irregularity::Revoke { offender, .. }
        | Irregularity::Abandoned { seat: offender }) = *self;
        if !seats.contains(offender) {
            return None;
        }
        match *self {
            Irregularity::Void { .. } => {}
            Irregularity::Revoke { contract, .. } => {
                let soloist = seating.seat(contract.soloist()?);
                let level = rules.revoke_win_level.level(offender != soloist);
                let price = i32::from(contract.tariff(&rules.tariffs)?.points(level));
                settled.collect(soloist, price, seats);
            }
            Irregularity::Abandoned { seat } => {
                let price = i32::from(rules.abandon_penalty.unwrap_or(0));
                settled.collect(seat, -price, seats);
                return Some(settled);
            }
        }
        if rules.pules.is_some() {
            settled.pules = settled.pules.with_personal(offender);
        }
        Some(settled)
    }
}
