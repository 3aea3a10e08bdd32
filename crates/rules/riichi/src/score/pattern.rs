//! The yaku of one reading.
//!
//! Rule: `docs/rules/riichi.md#yaku`.

use super::facts::Facts;
use super::fu::{Wait, ron_triplet};
use super::split::Split;
use crate::{Kind, KindSet, Yaku, YakuSet};

/// The yaku of a standard reading that do not depend on the wait, those common to all readings
/// included.
#[inline]
pub(super) fn ordinary(facts: &Facts<'_>, split: &Split) -> YakuSet {
    let triplets = split.triplets | facts.laid_out.triplets();
    facts.common | of_runs(facts, split) | of_triplets(facts, split, triplets)
}

/// The yakuman of a standard reading that do not depend on the wait.
#[inline]
pub(super) fn yakuman(facts: &Facts<'_>, split: &Split) -> YakuSet {
    let triplets = split.triplets | facts.laid_out.triplets();
    let winds = (triplets & KindSet::WINDS).len();
    facts
        .common_yakuman
        .with_if(KindSet::DRAGONS.is_subset(triplets), Yaku::Daisangen)
        .with_if(winds == 4, Yaku::Daisuushii)
        .with_if(winds == 3 && KindSet::WINDS.contains(split.pair), Yaku::Shousuushii)
        .with_if(facts.laid_out.kans().len() == 4, Yaku::Suukantsu)
}

/// How many triplets and kans are concealed when the hand is won by `wait`.
#[inline]
pub(super) fn n_concealed(facts: &Facts<'_>, split: &Split, wait: Wait) -> usize {
    (split.triplets - ron_triplet(facts, wait)).len() + facts.laid_out.closed_kans.len()
}

/// Is it a pinfu: a closed hand of four runs, a worthless pair and a two-sided wait?
#[inline]
pub(super) fn is_pinfu(facts: &Facts<'_>, split: &Split, wait: Wait) -> bool {
    // A pair of double wind is worth fu in every ruleset, so it is never worthless.
    facts.closed
        && wait == Wait::Ryanmen
        && split.triplets.is_empty()
        && facts.laid_out.closed_kans.is_empty()
        && facts.pair_fu(split.pair) == 0
        && !(facts.tsumo && facts.rules.pinfu_tsumo_fu)
}

#[inline]
fn of_runs(facts: &Facts<'_>, split: &Split) -> YakuSet {
    let runs = split.runs.and(facts.laid_out.runs);
    let twins = if facts.closed { runs.n_twins() } else { 0 };
    YakuSet::EMPTY
        .with_if(twins == 1, Yaku::Iipeikou)
        .with_if(twins == 2, Yaku::Ryanpeikou)
        .with_if(runs.in_three_suits().is_some(), Yaku::SanshokuDoujun)
        .with_if(runs.straight().is_some(), Yaku::Ittsuu)
}

#[inline]
fn of_triplets(facts: &Facts<'_>, split: &Split, triplets: KindSet) -> YakuSet {
    let runs = split.runs.and(facts.laid_out.runs);
    let n_triplets = triplets.len();
    let set = YakuSet::EMPTY
        .with_if(n_triplets == 4, Yaku::Toitoi)
        .with_if(facts.laid_out.kans().len() == 3, Yaku::Sankantsu)
        .with_if(in_three_suits(triplets), Yaku::SanshokuDoukou);
    let outer =
        n_triplets < 4 && triplets.with(split.pair).is_subset(KindSet::YAOCHUU) && runs.all_outer();
    let honours = facts.kinds.meets(KindSet::HONOURS);
    let set = set.with_if(outer && honours, Yaku::Chanta).with_if(outer && !honours, Yaku::Junchan);
    if !triplets.meets(KindSet::HONOURS) {
        return set;
    }
    set | of_honours(facts, split, triplets)
}

/// The triplet of one number stands in all suits.
#[inline]
pub(super) fn in_three_suits(triplets: KindSet) -> bool {
    let bits = triplets.bits();
    bits & bits >> 9 & bits >> 18 & 0x1ff != 0
}

#[inline]
fn of_honours(facts: &Facts<'_>, split: &Split, triplets: KindSet) -> YakuSet {
    let (seat, round) = (facts.claim.seat, facts.claim.round);
    let dragons = (triplets & KindSet::DRAGONS).len();
    YakuSet::EMPTY
        .with_if(triplets.contains(seat.kind()), Yaku::of_seat(seat))
        .with_if(triplets.contains(round.kind()), Yaku::of_round(round))
        .with_if(triplets.contains(Kind::WHITE), Yaku::White)
        .with_if(triplets.contains(Kind::GREEN), Yaku::Green)
        .with_if(triplets.contains(Kind::RED), Yaku::Red)
        .with_if(dragons == 2 && split.pair.is_dragon(), Yaku::Shousangen)
}
