//! How far a hand is, for learners.

use parlor_riichi::deal::Stage;
use parlor_riichi::{Counts, View, acceptance, shanten};

use super::notation::put_kinds;
use super::{RiichiKind, RiichiWithout};

/// How far the tiles of a view are from ready.
pub(super) fn put_shanten(view: &View) -> Option<i8> {
    let counts = view.own.concealed.counts();
    let shanten = shanten(counts, n_melds(view)).ok()?;
    (!counts.is_empty()).then_some(shanten.number())
}

/// What brings the hand nearer between turns.
pub(super) fn put_accepts(view: &View) -> Vec<RiichiKind> {
    let counts = view.own.concealed.counts();
    let accepts = (counts.total() % 3 == 1).then(|| acceptance(counts, n_melds(view)).ok());
    accepts.flatten().map_or_else(Vec::new, |accepts| put_kinds(accepts.kinds))
}

/// What the hand is without each kind that could be discarded now.
pub(super) fn put_without(view: &View) -> Vec<RiichiWithout> {
    let (Stage::Turn { seat, .. } | Stage::Called { seat, .. }) = view.table.stage else {
        return Vec::new();
    };
    let counts = view.own.concealed.counts();
    if seat != view.seat || counts.total() % 3 != 2 {
        return Vec::new();
    }
    let without = |kind| {
        let mut rest: Counts = *counts;
        rest.remove(kind);
        let after = acceptance(&rest, n_melds(view)).ok()?;
        let accepts = put_kinds(after.kinds);
        Some(RiichiWithout { kind: RiichiKind(kind), shanten: after.shanten.number(), accepts })
    };
    counts.kinds().into_iter().filter_map(without).collect()
}

fn n_melds(view: &View) -> usize {
    view.table.places[view.seat].melds.iter().count()
}
