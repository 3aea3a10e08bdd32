//! Who has made a yakuman certain by feeding its last set (pao).
//!
//! Rule: `docs/rules/riichi.md#liability`.

use parlor_game::Seat;

use super::OpenSeat;
use crate::score::Liability;
use crate::{KindSet, Meld, RuleSet, Yaku};

/// Notes who is liable, and for what, after `meld`, the last set of `place`, was called from `from`.
///
/// Closed and added kans are never passed in: a set completed from the hand makes nobody liable.
pub(super) fn note(place: &mut OpenSeat, meld: &Meld, from: Seat, rules: &RuleSet) {
    let n_sets = |kinds: KindSet| {
        let sets = place.melds.iter().filter(|set| !set.is_run() && kinds.contains(set.kind()));
        sets.count()
    };
    let n_kans = place.melds.iter().filter(|set| set.is_kan()).count();
    let of_dragons = KindSet::DRAGONS.contains(meld.kind()) && n_sets(KindSet::DRAGONS) == 3;
    let of_winds = KindSet::WINDS.contains(meld.kind()) && n_sets(KindSet::WINDS) == 4;
    let of_kans = rules.pao_suukantsu && meld.is_kan() && n_kans == 4;
    for (is_certain, yaku) in
        [(of_dragons, Yaku::Daisangen), (of_winds, Yaku::Daisuushii), (of_kans, Yaku::Suukantsu)]
    {
        if is_certain {
            place.liable = place.liable.with(Liability { seat: from, yaku });
        }
    }
}
