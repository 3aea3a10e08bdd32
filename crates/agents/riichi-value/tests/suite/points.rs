//! What a win pays.

use parlor_riichi::score::{Claim, value};
use parlor_riichi_value::Situation;

/// The points of a win by the seat, wind, dora and rules of a situation; nothing without a yaku.
pub(crate) fn points(situation: &Situation, claim: Claim<'_>) -> f64 {
    let Situation { seat, round, dora, rules, .. } = situation;
    let claim = Claim { seat: *seat, round: *round, dora, ..claim };
    value(&claim, rules).map_or(0.0, |value| f64::from(value.price.total().0))
}
