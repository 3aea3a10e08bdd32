//! Hands too far away to be valued: by how near they are and how much they accept.

mod hand;
mod network;
mod samples;

use parlor_riichi::{Counts, Hand, Kind, Meld, View, acceptance};

pub(super) use hand::FarHand;
pub(super) use network::FarNetwork;
pub use samples::FarSamples;

use super::race::{Attack, Race};
use super::rival::n_dora;
use crate::values::is_value_tile;

/// What a hand of 13 tiles may come to, guessed from its shanten, the tiles that bring it nearer and
/// its dora.
pub(super) fn attack(view: &View, hand: &Hand, unseen: &Counts, race: &Race) -> Attack {
    let Ok(accepts) = acceptance(hand.concealed.counts(), hand.melds.len()) else {
        return Attack::default();
    };
    let shanten = f64::from(accepts.shanten.number());
    let tiles = f64::from(accepts.n_tiles(unseen));
    let share = (tiles / (16.0 + 14.0 * shanten)).min(1.0).sqrt();
    let time = race.turns() / 12.0;
    let win = 0.45 * 0.5f64.powf(shanten) * share * time.min(1.2).powf(shanten.clamp(1.0, 3.0));
    let base = if hand.is_closed() { 3_000.0 } else { 1_500.0 };
    let is_worthless = !hand.is_closed() && !has_yaku(view, hand, unseen);
    let likely = if is_worthless { 0.1 } else { 1.0 };
    let gain = likely * (base + 1_000.0 * f64::from(dora(view, hand).min(5)));
    let (win, turns, draws) = (win.clamp(0.0, 1.0), race.turns(), race.draws());
    let ends = (1.0 - win) * race.lasts(draws);
    Attack { win, gain, ends, turns, draws, ..Attack::default() }
}

/// Has an open hand a yaku in sight: a triplet of honours that is one, or simples throughout?
fn has_yaku(view: &View, hand: &Hand, unseen: &Counts) -> bool {
    let counts = hand.concealed.counts();
    let laid_out =
        hand.melds.iter().any(|meld| is_value_tile(view, view.seat, meld.tiles()[0].kind()));
    let in_hand = |kind: &Kind| {
        is_value_tile(view, view.seat, *kind)
            && (counts[*kind] > 2 || counts[*kind] == 2 && unseen[*kind] > 0)
    };
    let mut of_sets = hand.melds.iter().flat_map(Meld::tiles);
    let others = Kind::all().filter(|kind| !kind.is_simple());
    let others: u32 = others.map(|kind| u32::from(counts[kind])).sum();
    let simples = view.table.setup.rules.open_tanyao
        && of_sets.all(|tile| tile.kind().is_simple())
        && others <= 2;
    laid_out || counts.kinds().into_iter().any(|kind| in_hand(&kind)) || simples
}

/// Dora in hand and sets, red fives included.
pub(super) fn dora(view: &View, hand: &Hand) -> u32 {
    let laid_out = hand.melds.iter().flat_map(Meld::tiles).copied();
    n_dora(&view.table, hand.concealed.iter().chain(laid_out))
}

/// What it is worth to keep a tile for calls, which the network does not know: a set of it alone would be a
/// yaku for an open hand.
pub(super) fn calls_for(view: &View, kind: Kind, unseen: &Counts) -> f64 {
    const YAKUHAI: f64 = 60.0;
    if is_value_tile(view, view.seat, kind) && unseen[kind] >= 2 { YAKUHAI } else { 0.0 }
}

/// How little a tile can be joined with: the points by which throwing it is better among equals. A
/// single honour goes before a terminal, a terminal before a simple; one that would be a yaku later.
pub(super) fn looseness(view: &View, kind: Kind, unseen: &Counts) -> f64 {
    let left = |kind: Option<Kind>| kind.map_or(0.0, |kind| f64::from(unseen[kind]));
    // Beside a terminal only one tile completes the run, and so it is with a gap.
    let beside = |next: Option<Kind>| {
        let is_edge = kind.is_terminal() || next.is_some_and(Kind::is_terminal);
        left(next) * if is_edge { 0.7 } else { 1.0 }
    };
    let gaps = 0.5 * (left(kind.up(2)) + left(kind.down(2)));
    let connecting = left(Some(kind)) + beside(kind.up(1)) + beside(kind.down(1)) + gaps;
    let yaku = if is_value_tile(view, view.seat, kind) && unseen[kind] >= 2 { 6.0 } else { 0.0 };
    -(connecting + yaku)
}
