//! Hands too far away to be valued: by how near they are and how much they accept.

use parlor_riichi::{Counts, Hand, Kind, Meld, Tile, View, acceptance};

use super::race::{Attack, Race};

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
    let gain = base + 1_000.0 * f64::from(dora(view, hand).min(5));
    let (win, turns, draws) = (win.clamp(0.0, 1.0), race.turns(), race.draws());
    let ends = (1.0 - win) * race.lasts(draws);
    Attack { win, gain, ends, turns, draws, ..Attack::default() }
}

/// Dora in hand and sets, red fives included.
pub(super) fn dora(view: &View, hand: &Hand) -> u32 {
    let shown = view.table.indicators.dora.as_slice();
    let laid_out = hand.melds.iter().flat_map(Meld::tiles).copied();
    let tiles = hand.concealed.iter().chain(laid_out);
    tiles
        .map(|tile| {
            let is_shown = |indicator: &&Tile| indicator.kind().dora() == tile.kind();
            shown.iter().filter(is_shown).count() as u32 + u32::from(tile.is_red())
        })
        .sum()
}

/// How little a tile can be joined with: the points by which throwing it is better among equals. A
/// single honour goes before a terminal, a terminal before a simple; one that would be a yaku later.
pub(super) fn looseness(view: &View, kind: Kind, unseen: &Counts) -> f64 {
    let steps = (1..=2).flat_map(|step| [kind.up(step), kind.down(step)]);
    let friends: u32 = steps.flatten().chain([kind]).map(|kind| u32::from(unseen[kind])).sum();
    let setup = &view.table.setup;
    let is_yaku =
        kind.is_dragon() || kind == setup.round.kind() || kind == setup.wind(view.seat).kind();
    let yaku = if is_yaku { 6.0 } else { 0.0 };
    -(f64::from(friends) + yaku)
}
