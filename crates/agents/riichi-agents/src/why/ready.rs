//! What a hand that is tenpai waits for, and what it wins.

use parlor_riichi::score::{Finish, ladder};
use parlor_riichi::{Hand, Kind, KindSet, shanten};

use super::around::Around;
use crate::won::claim;

/// A hand of 13 tiles that is tenpai.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Ready {
    pub(super) waits: KindSet,
    /// How many winning tiles are unseen.
    pub(super) n_left: u32,
    /// A winning kind that the player has discarded or let by.
    pub(super) furiten: Option<Kind>,
    pub(super) shape: WaitShape,
    /// The points of a ron without riichi, on average; nothing without a yaku.
    pub(super) silent: f64,
    /// The same with riichi.
    pub(super) riichi: f64,
}

/// The shape of a wait, as far as it matters in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WaitShape {
    /// Either end of a run.
    TwoSided,
    /// Three kinds or more.
    Wide,
    /// Anything else: the middle, an edge, a pair, two pairs.
    Narrow,
}

impl WaitShape {
    /// The word by which a language chooses its sentence.
    pub(super) fn word(self) -> &'static str {
        match self {
            WaitShape::TwoSided => "ryanmen",
            WaitShape::Wide => "wide",
            WaitShape::Narrow => "narrow",
        }
    }
}

impl Ready {
    /// Of 13 tiles after this discard; `None` if they are not tenpai.
    pub(super) fn of(around: &Around<'_>, hand: &Hand, gone: Option<Kind>) -> Option<Ready> {
        let waits = hand.waits();
        if waits.is_empty() {
            return None;
        }
        let place = &around.view.table.places[around.view.seat];
        let mut passed = place.river.kinds();
        if place.riichi.is_declared() {
            passed = passed | place.let_by;
        }
        let passed = gone.map_or(passed, |kind| passed.with(kind));
        let left = |kind: Kind| u32::from(around.unseen[kind]);
        let (mut silent, mut riichi, mut weights) = (0.0, 0.0, 0.0);
        for kind in waits {
            let [plain, declared] = points(around, hand, kind);
            // Where all are gone they still count alike.
            let weight = f64::from(left(kind)).max(1e-6);
            silent += weight * plain;
            riichi += weight * declared;
            weights += weight;
        }
        Some(Ready {
            waits,
            n_left: waits.into_iter().map(left).sum(),
            furiten: (waits & passed).first(),
            shape: shape(hand, waits),
            silent: silent / weights,
            riichi: riichi / weights,
        })
    }
}

/// The points of a ron on this kind, without riichi and with it.
fn points(around: &Around<'_>, hand: &Hand, kind: Kind) -> [f64; 2] {
    let mut full = *hand;
    if !full.draw(kind.tile()) {
        return [0.0; 2];
    }
    let rules = &around.view.table.setup.rules;
    let claim = claim(around.view, &full, kind.tile(), Finish::Ron);
    let Ok(ladder) = ladder(&claim, rules) else { return [0.0; 2] };
    [0, 1].map(|han| f64::from(ladder.total(han).0))
}

/// Two-sided means that two neighbours are open at both ends and all else is complete.
fn shape(hand: &Hand, waits: KindSet) -> WaitShape {
    let inner = waits.first().and_then(|low| Some((low.up(1)?, low.up(2)?, low.up(3)?)));
    let two_sided = inner.is_some_and(|(near, next, high)| {
        let mut rest = *hand.concealed.counts();
        let held = rest.remove(near) && rest.remove(next);
        let complete = || shanten(&rest, hand.melds.len() + 1).is_ok_and(|far| far.number() < 0);
        waits.len() == 2 && waits.contains(high) && held && complete()
    });
    match waits.len() {
        3.. => WaitShape::Wide,
        _ if two_sided => WaitShape::TwoSided,
        _ => WaitShape::Narrow,
    }
}
