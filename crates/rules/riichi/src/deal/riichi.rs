//! Who may declare riichi, and with which discard.
//!
//! Rule: `docs/rules/riichi.md#riichi`.

use parlor_game::Seat;

use super::{OpenTable, Own};
use crate::{Hand, Kind, KindSet, Tiles};

/// The kinds whose discard leaves a hand ready for riichi; none where riichi is not allowed. A hand
/// that waits for nothing but tiles it holds itself is never ready for riichi.
pub(super) fn declaring_discards(table: &OpenTable, own: &Own, seat: Seat) -> KindSet {
    let rules = &table.setup.rules;
    let poor = rules.riichi_min_points.is_some_and(|least| table.points[seat] < least);
    let hand = table.hand(seat, own);
    if !hand.is_closed() || table.live < rules.riichi_min_wall || poor {
        return KindSet::EMPTY;
    }
    if hand.shanten().is_ok_and(|shanten| shanten.number() > 0) {
        return KindSet::EMPTY;
    }
    let is_ready = |&kind: &Kind| {
        let mut counts = *own.concealed.counts();
        counts.remove(kind);
        let after = Hand { concealed: Tiles::plain(counts), melds: hand.melds };
        !after.waits().is_empty()
    };
    own.concealed.counts().kinds().into_iter().filter(is_ready).collect()
}
