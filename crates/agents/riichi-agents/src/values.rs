//! A value for each kind: what has the least is discarded.

use parlor_game::Seat;
use parlor_riichi::{Kind, View, Wind};

use crate::{Neighbours, Subtract, TableReading, visible};

/// The value of each kind, in halves, so that sums are exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Values([i32; Kind::COUNT]);

impl Values {
    pub(crate) const NOTHING: Values = Values([0; Kind::COUNT]);

    /// The table of `lt-greedy`: a value tile counts 1, a suit tile 0.5 for itself and for each
    /// neighbour within two ranks; what is visible is subtracted.
    pub fn greedy(view: &View, reading: TableReading) -> Values {
        let mut values = Values::NOTHING;
        for tile in view.own.concealed.iter() {
            let kind = tile.kind();
            if is_value_tile(view, view.seat, kind) {
                values.add(kind, 2);
            }
            values.add_neighbourhood(kind, reading.neighbours, |_| true);
        }
        values.less_visible(view, reading)
    }

    /// The value of `kind`.
    pub fn of(&self, kind: Kind) -> f64 {
        f64::from(self.0[kind.idx()]) / 2.0
    }

    /// Adds so many halves.
    pub(crate) fn add(&mut self, kind: Kind, halves: i32) {
        self.0[kind.idx()] += halves;
    }

    /// Half a point to a suit tile and to its neighbours that `counts`.
    pub(crate) fn add_neighbourhood(
        &mut self,
        kind: Kind,
        neighbours: Neighbours,
        counts: impl Fn(Kind) -> bool,
    ) {
        if kind.is_honour() {
            return;
        }
        self.add(kind, 1);
        let nearest = if neighbours == Neighbours::Exact { 2 } else { 1 };
        for steps in nearest..=2 {
            for near in [kind.up(steps), kind.down(steps)].into_iter().flatten() {
                if counts(near) {
                    self.add(near, 1);
                }
            }
        }
    }

    /// One point less for each tile of the kind that is to be subtracted.
    pub(crate) fn less_visible(mut self, view: &View, reading: TableReading) -> Values {
        if reading.subtract == Subtract::Nothing {
            return self;
        }
        let held = view.own.concealed.counts();
        let seen = visible(view, reading.indicators).into_iter().zip(held.as_array());
        for (value, (seen, held)) in self.0.iter_mut().zip(seen) {
            let seen = if reading.subtract == Subtract::Others { seen - held } else { seen };
            *value -= 2 * i32::from(seen);
        }
        self
    }
}

/// Is a set of this kind a yaku for `player`: a dragon, the seat wind, the round wind?
pub(crate) fn is_value_tile(view: &View, player: Seat, kind: Kind) -> bool {
    let setup = &view.table.setup;
    let valued = |wind: Wind| wind == setup.round || wind == setup.wind(player);
    kind.is_dragon() || kind.wind().is_some_and(valued)
}
