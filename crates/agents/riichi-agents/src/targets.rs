//! What `lt-fast` aims at.

use parlor_riichi::{Kind, View};

use crate::values::is_value_tile;
use crate::{TableReading, Values, YakuhaiReach, visible};

/// The quick yaku within reach; worked out anew before every decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Targets {
    /// A set of value tiles, held or within reach.
    pub yakuhai: bool,
    /// Four pairs or more and no called run.
    pub toitoi: bool,
    /// No own called set holds a terminal or honour.
    pub tanyao: bool,
}

impl Targets {
    /// What the hand in `view` can aim at; dora indicators are visible if they are to count.
    pub fn of(view: &View, indicators: bool, reach: YakuhaiReach) -> Targets {
        let counts = view.own.concealed.counts();
        let melds = &view.table.places[view.seat].melds;
        let seen = visible(view, indicators);
        let held = |kind: Kind| counts.as_array()[kind.idx()];
        let value_set = |kind: Kind| {
            let called = melds.iter().any(|meld| !meld.is_run() && meld.kind() == kind);
            called || reach.reaches(held(kind), seen[kind.idx()])
        };
        let triplets = melds.iter().filter(|meld| !meld.is_run()).count();
        let pairs = counts.at_least(2).len() + triplets;
        Targets {
            yakuhai: Kind::all()
                .any(|kind| is_value_tile(view, view.seat, kind) && value_set(kind)),
            toitoi: pairs >= 4 && melds.iter().all(|meld| !meld.is_run()),
            tanyao: melds.iter().all(|meld| meld.tiles().iter().all(|t| t.kind().is_simple())),
        }
    }

    /// The table of `lt-fast`, with something for the neighbours of suit tiles or without. With
    /// `simples_only`, terminals and honours are worth nothing while it aims at tanyao, "as if the hand
    /// did not have them", whatever else it aims at.
    pub fn values(
        self,
        view: &View,
        (neighbours, simples_only): (bool, bool),
        reading: TableReading,
    ) -> Values {
        let mut values = Values::NOTHING;
        for tile in view.own.concealed.iter() {
            let kind = tile.kind();
            if simples_only && self.tanyao && !kind.is_simple() {
                continue;
            }
            if is_value_tile(view, view.seat, kind) && (self.yakuhai || self.toitoi) {
                values.add(kind, 2);
            }
            if self.yakuhai {
                values.add_neighbourhood(kind, reading.neighbours, |near| {
                    neighbours && (near.is_simple() || !(simples_only && self.tanyao))
                });
            }
            if self.tanyao && kind.is_simple() {
                let counts = |near: Kind| neighbours && near.is_simple();
                values.add_neighbourhood(kind, reading.neighbours, counts);
            }
        }
        values.less_visible(view, reading)
    }
}
