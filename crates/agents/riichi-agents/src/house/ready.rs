//! What a ready hand wins, tile by tile.

use parlor_riichi::score::{Finish, Ladder, ladder};
use parlor_riichi::{Counts, Hand, Kind, KindSet, View};

use super::race::{Attack, Race};
use super::tables::Tables;
use crate::won::claim;

/// A ready hand of 13 tiles: what it comes to with riichi, or without.
pub(super) fn attack(
    view: &View,
    hand: &Hand,
    discarded: Option<Kind>,
    riichi: bool,
    (unseen, race, tables): (&Counts, &Race, &Tables),
) -> Attack {
    let waits = hand.waits();
    let river = view.table.places[view.seat].river.kinds();
    let river = discarded.map_or(river, |kind| river.with(kind));
    let furiten = waits.meets(river);
    let fed = if riichi { tables.riichi_fed } else { tables.silent_fed };
    let all = unseen.total().max(1) as f64;
    let mut sums = Sums::default();
    for kind in waits {
        let chance = f64::from(unseen[kind]) / all;
        let tsumo = worth(view, hand, (kind, Finish::Tsumo), riichi, tables);
        let ron =
            if furiten { 0.0 } else { worth(view, hand, (kind, Finish::Ron), riichi, tables) };
        sums.add(chance, tsumo, fed, ron);
    }
    race.ready(sums.ron, sums.tsumo, mean(sums.ron_points, sums.ron), mean(sums.points, sums.tsumo))
}

/// The chances of a turn, and the points that come with them.
#[derive(Default)]
struct Sums {
    tsumo: f64,
    points: f64,
    ron: f64,
    ron_points: f64,
}

impl Sums {
    fn add(&mut self, chance: f64, tsumo: f64, fed: f64, ron: f64) {
        if tsumo > 0.0 {
            self.tsumo += chance;
            self.points += chance * tsumo;
        }
        if ron > 0.0 {
            self.ron += chance * fed;
            self.ron_points += chance * fed * ron;
        }
    }
}

fn mean(sum: f64, weight: f64) -> f64 {
    if weight > 0.0 { sum / weight } else { 0.0 }
}

/// The points of a win on this kind, ura-dora and ippatsu by their chances; nothing without a yaku.
fn worth(
    view: &View,
    hand: &Hand,
    (kind, finish): (Kind, Finish),
    riichi: bool,
    tables: &Tables,
) -> f64 {
    let mut full = *hand;
    if !full.draw(kind.tile()) {
        return 0.0;
    }
    let rules = &view.table.setup.rules;
    let Ok(ladder) = ladder(&claim(view, &full, kind.tile(), finish), rules) else { return 0.0 };
    if !riichi {
        return total(&ladder, 0);
    }
    let ura = if rules.ura { &tables.ura[..] } else { &[1.0][..] };
    let ippatsu = if rules.ippatsu { tables.ippatsu } else { 0.0 };
    let with_ura = |han: usize| -> f64 {
        ura.iter().enumerate().map(|(n, chance)| chance * total(&ladder, han + n)).sum()
    };
    (1.0 - ippatsu) * with_ura(1) + ippatsu * with_ura(2)
}

fn total(ladder: &Ladder, han: usize) -> f64 {
    f64::from(ladder.total(han).0)
}

/// Does the hand wait for nothing that is left?
pub(super) fn is_dead(hand: &Hand, unseen: &Counts) -> bool {
    let left: KindSet = hand.waits().into_iter().filter(|&kind| unseen[kind] > 0).collect();
    left.is_empty()
}
