//! `lt-greedy` and `lt-fast`: the frame, and the tile of least value.

use parlor_agent::{Agent, Ask, Explanation};
use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, Tile, View};

use crate::{Frame, TableReading, Targets, TieBreak, Values, YakuhaiReach, reasons};

/// Calls all it can, chi included, and discards the held kind of least value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LtGreedy {
    /// How the table of values is read.
    pub reading: TableReading,
    /// Which of equally good discards goes.
    pub ties: TieBreak,
}

impl Agent<Deal> for LtGreedy {
    fn decide(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        let values = Values::greedy(ask.view, self.reading);
        decide(ask, (&values, self.ties), |_| true, None, why)
    }
}

/// As [`LtGreedy`], with values that aim at quick yaku; it does not call a terminal while it aims
/// at tanyao.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LtFast {
    /// While aiming at tanyao, refuse every call whose set would hold a terminal or honour, not
    /// only calls of a terminal.
    pub strict_tanyao: bool,
    /// While aiming at toitoi, give nothing to neighbours.
    pub toitoi_no_neighbours: bool,
    /// While aiming at tanyao, terminals and honours are worth nothing, whatever else it aims at.
    pub simples_only: bool,
    /// When a set of value tiles is within reach.
    pub yakuhai: YakuhaiReach,
    /// How the table of values is read.
    pub reading: TableReading,
    /// Which of equally good discards goes.
    pub ties: TieBreak,
}

impl Default for LtFast {
    /// As the source tells it.
    fn default() -> LtFast {
        LtFast {
            strict_tanyao: false,
            toitoi_no_neighbours: true,
            simples_only: false,
            yakuhai: YakuhaiReach::default(),
            reading: TableReading::default(),
            ties: TieBreak::default(),
        }
    }
}

impl LtFast {
    fn lets_call(self, view: &View, targets: Targets, action: Action) -> bool {
        let Some((_, called)) = view.table.offered() else { return true };
        if !targets.tanyao || !Frame::is_call(action) {
            return true;
        }
        let simple = |tile: &Tile| tile.kind().is_simple();
        match action {
            Action::Pon { own } | Action::Chi { own } if self.strict_tanyao => {
                simple(&called) && own.iter().all(simple)
            }
            _ if self.strict_tanyao => simple(&called),
            _ => !called.kind().is_terminal(),
        }
    }
}

impl Agent<Deal> for LtFast {
    fn decide(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        let LtFast { reading, ties, .. } = *self;
        let targets = Targets::of(ask.view, reading.indicators, self.yakuhai);
        let allowed = |action| self.lets_call(ask.view, targets, action);
        let neighbours = !(targets.toitoi && self.toitoi_no_neighbours);
        let values = targets.values(ask.view, (neighbours, self.simples_only), reading);
        decide(ask, (&values, ties), allowed, Some(targets), why)
    }
}

/// The first step of the frame; among discards the one of least value, ties broken as told.
fn decide(
    ask: &Ask<'_, Deal>,
    (values, ties): (&Values, TieBreak),
    allowed: impl Fn(Action) -> bool,
    targets: Option<Targets>,
    why: Option<&mut Explanation>,
) -> Action {
    let step = Frame::first(ask.legal, &allowed);
    let taken = ask.legal.iter().enumerate();
    let taken = taken.filter(|&(_, &action)| Some(Frame::of(action)) == step && allowed(action));
    let chosen = taken.min_by(|(_, a), (_, b)| {
        let rank = |tile: Tile| (ties.rank(ask.view, tile.kind()), tile.is_red());
        let key = |action: &Action| discarded(*action).map(rank);
        let worth = |action: &Action| discarded(*action).map_or(0.0, |tile| values.of(tile.kind()));
        worth(a).total_cmp(&worth(b)).then(key(a).cmp(&key(b)))
    });
    let chosen = chosen.map_or(0, |(idx, _)| idx);
    if let Some(why) = why {
        reasons::valued(ask, step, allowed, chosen, (values, targets), why);
    }
    ask.legal[chosen]
}

/// The tile that an action puts into the river.
pub(crate) fn discarded(action: Action) -> Option<Tile> {
    match action {
        Action::Discard { tile, .. } | Action::Riichi { tile, .. } => Some(tile),
        _ => None,
    }
}
