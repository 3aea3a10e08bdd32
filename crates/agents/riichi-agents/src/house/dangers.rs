//! What discards cost by dealing in, now and as rivals come to tenpai.

use parlor_riichi::{Counts, Kind};

use super::placement::Placement;
use super::race::DRAWS;
use super::rival::Rival;

/// So many turns later a tile that is kept is likely to go.
const KEPT: usize = 4;

/// What the discard of every kind costs on average.
#[derive(Clone, Debug)]
pub(super) struct Dangers {
    now: [f64; Kind::COUNT],
    kept: [f64; Kind::COUNT],
    /// What a discard of an unseen tile costs.
    pub(super) drift: f64,
    /// By how much that grows after 0, 1, … turns.
    growth: [f64; DRAWS + 1],
}

impl Dangers {
    /// From these rivals, by the places that points bring.
    pub(super) fn new(rivals: &[Rival], placement: &Placement, unseen: &Counts) -> Dangers {
        let losses: Vec<f64> =
            rivals.iter().map(|rival| -placement.deal_in(rival.seat, rival.loss)).collect();
        let costs = |ready: &dyn Fn(&Rival) -> f64| -> [f64; Kind::COUNT] {
            std::array::from_fn(|idx| {
                let risks = rivals.iter().map(|rival| ready(rival) * rival.waits[idx]);
                risks.zip(&losses).map(|(risk, loss)| risk * loss).sum()
            })
        };
        let arisen = |turns| costs(&|rival: &Rival| rival.tenpai_after(turns) - rival.tenpai);
        let all = unseen.total().max(1) as f64;
        let mean = |costs: &[f64; Kind::COUNT]| -> f64 {
            Kind::all().map(|kind| f64::from(unseen[kind]) * costs[kind.idx()] / all).sum()
        };
        let now = costs(&|rival: &Rival| rival.tenpai);
        let growth = std::array::from_fn(|turns| mean(&arisen(turns)));
        Dangers { drift: mean(&now), growth, kept: arisen(KEPT), now }
    }

    /// What a discard of this kind costs now.
    pub(super) fn of(&self, kind: Kind) -> f64 {
        self.now[kind.idx()]
    }

    /// What it costs more if the tile is kept for some turns.
    pub(super) fn kept(&self, kind: Kind) -> f64 {
        self.kept[kind.idx()]
    }

    /// What a discard of an unseen tile costs more so many turns from now.
    pub(super) fn growth(&self, turns: usize) -> f64 {
        self.growth[turns.min(DRAWS)]
    }
}
