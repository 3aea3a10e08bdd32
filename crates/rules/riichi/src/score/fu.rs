//! Fu: what waits, sets and the pair add.
//!
//! Rule: `docs/rules/riichi.md#fu`.

use super::facts::Facts;
use super::split::Split;
use crate::{Kind, KindSet};

/// What the hand waited for, as it is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wait {
    /// Two-sided: either end of a run.
    Ryanmen,
    /// The middle of a run.
    Kanchan,
    /// The 3 of 123 or the 7 of 789.
    Penchan,
    /// The third tile of one of two pairs.
    Shanpon,
    /// The other tile of a pair; also the last orphan.
    Tanki,
    /// Any of the thirteen orphans.
    Thirteen,
}

impl Wait {
    /// The word used in message keys, as in `wait-ryanmen`.
    pub const fn key(self) -> &'static str {
        match self {
            Wait::Ryanmen => "ryanmen",
            Wait::Kanchan => "kanchan",
            Wait::Penchan => "penchan",
            Wait::Shanpon => "shanpon",
            Wait::Tanki => "tanki",
            Wait::Thirteen => "thirteen",
        }
    }
}

/// Where fu come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum FuItem {
    /// Every hand.
    Base,
    /// Won by ron with a closed hand.
    ClosedRon,
    /// Seven pairs: 25 and nothing else.
    SevenPairs,
    /// A triplet; concealed from one's own draws, which one completed by ron is not.
    Triplet { kind: Kind, concealed: bool },
    /// A kan; concealed from one's own draws.
    Kan { kind: Kind, concealed: bool },
    /// A pair of dragons, of the seat wind or of the round wind.
    Pair { kind: Kind },
    /// An edge, middle or pair wait.
    Wait(Wait),
    /// Self-draw.
    Tsumo,
    /// An open hand that has nothing but the base.
    OpenPinfu,
}

/// The fu of one reading, item by item.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fu {
    /// The items with their fu.
    pub items: Vec<(FuItem, u8)>,
    /// Their sum, rounded up to a full ten (25 stays 25).
    pub total: u8,
}

/// Fu of a standard reading won by `wait`, rounded; `note` is told every item.
#[inline]
pub(super) fn fu_of(
    facts: &Facts<'_>,
    split: &Split,
    wait: Wait,
    note: &mut impl FnMut(FuItem, u8),
) -> u8 {
    let mut sum = 0;
    let mut add = |item, fu| {
        sum += fu;
        note(item, fu);
    };
    let opened = ron_triplet(facts, wait);
    for_each_set(split.triplets - opened, 4, &mut |kind, fu| {
        add(FuItem::Triplet { kind, concealed: true }, fu);
    });
    for_each_set(facts.laid_out.pons | opened, 2, &mut |kind, fu| {
        add(FuItem::Triplet { kind, concealed: false }, fu);
    });
    for_each_set(facts.laid_out.closed_kans, 16, &mut |kind, fu| {
        add(FuItem::Kan { kind, concealed: true }, fu);
    });
    for_each_set(facts.laid_out.open_kans, 8, &mut |kind, fu| {
        add(FuItem::Kan { kind, concealed: false }, fu);
    });
    match facts.pair_fu(split.pair) {
        0 => {}
        fu => add(FuItem::Pair { kind: split.pair }, fu),
    }
    if matches!(wait, Wait::Kanchan | Wait::Penchan | Wait::Tanki) {
        add(FuItem::Wait(wait), 2);
    }
    finish(facts, sum, note)
}

/// Adds to the fu of sets, pair and wait what depends on how the hand was won, and rounds.
#[inline]
fn finish(facts: &Facts<'_>, parts: u8, note: &mut impl FnMut(FuItem, u8)) -> u8 {
    let (tsumo, closed, plain) = (facts.tsumo, facts.closed, parts == 0);
    let mut sum = parts;
    let mut add_if = |counts, item, fu| {
        if counts {
            sum += fu;
            note(item, fu);
        }
    };
    // A closed self-draw without any fu is a pinfu, which most rules leave at 20.
    let pinfu_tsumo = plain && closed && !facts.rules.pinfu_tsumo_fu;
    add_if(tsumo && !pinfu_tsumo, FuItem::Tsumo, 2);
    add_if(plain && !closed && !tsumo && facts.rules.open_pinfu_fu, FuItem::OpenPinfu, 2);
    add_if(closed && !tsumo, FuItem::ClosedRon, 10);
    add_if(true, FuItem::Base, 20);
    sum.div_ceil(10) * 10
}

/// The triplet that a ron has completed: it counts as open.
#[inline]
pub(super) fn ron_triplet(facts: &Facts<'_>, wait: Wait) -> KindSet {
    if wait == Wait::Shanpon && !facts.tsumo { KindSet::one(facts.win) } else { KindSet::EMPTY }
}

#[inline]
fn for_each_set(kinds: KindSet, simple_fu: u8, visit: &mut impl FnMut(Kind, u8)) {
    for kind in kinds {
        visit(kind, if kind.is_simple() { simple_fu } else { 2 * simple_fu });
    }
}
