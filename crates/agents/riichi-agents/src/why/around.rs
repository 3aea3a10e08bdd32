//! What is seen around a decision: the tiles that are left, and who threatens.

use parlor_game::Seat;
use parlor_riichi::{Counts, Kind, KindSet, Tile, View};

use super::safety::Safety;

/// What the player of a view sees.
pub(super) struct Around<'a> {
    pub(super) view: &'a View,
    pub(super) unseen: Counts,
    /// Those in riichi first, then those with sets laid out, most sets first.
    pub(super) threats: Vec<Threat>,
}

/// A rival who shows that a win may be near.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Threat {
    pub(super) seat: Seat,
    /// In riichi, rather than with an open hand?
    pub(super) riichi: bool,
    /// What it cannot win on.
    safe: KindSet,
}

impl Threat {
    /// How safe a kind is against it.
    pub(super) fn safety(&self, kind: Kind, unseen: &Counts) -> Safety {
        Safety::of(kind, self.safe, unseen)
    }
}

impl<'a> Around<'a> {
    pub(super) fn new(view: &'a View) -> Around<'a> {
        let others = (1..4).map(|n| view.seat.offset(n));
        let mut threats: Vec<(usize, Threat)> = others
            .filter_map(|seat| {
                let place = &view.table.places[seat];
                let riichi = place.riichi.is_declared();
                let n_sets = place.melds.iter().filter(|meld| meld.is_open()).count();
                let safe = place.river.kinds() | place.let_by;
                let threat = Threat { seat, riichi, safe };
                let weight = if riichi { 5 } else { n_sets };
                (weight > 0).then_some((weight, threat))
            })
            .collect();
        threats.sort_by_key(|&(weight, _)| std::cmp::Reverse(weight));
        let threats = threats.into_iter().map(|(_, threat)| threat).collect();
        Around { view, unseen: *view.unseen().counts(), threats }
    }

    /// Has nobody declared riichi or called anything?
    pub(super) fn is_calm(&self) -> bool {
        self.threats.is_empty()
    }

    /// Someone in riichi, if anyone is.
    pub(super) fn in_riichi(&self) -> Option<Threat> {
        self.threats.first().copied().filter(|threat| threat.riichi)
    }

    /// How many han a tile adds as dora or as a red five.
    pub(super) fn dora(&self, tile: Tile) -> u32 {
        let shown = self.view.table.indicators.dora.as_slice();
        let shown = shown.iter().filter(|shown| shown.kind().dora() == tile.kind()).count();
        shown as u32 + u32::from(tile.is_red())
    }

    /// How many unseen tiles could join a lone tile: its own kind and those within two ranks.
    pub(super) fn joins(&self, kind: Kind) -> u32 {
        let near = (1..=2).flat_map(|steps| [kind.up(steps), kind.down(steps)]).flatten();
        near.chain([kind]).map(|near| u32::from(self.unseen[near])).sum()
    }
}
