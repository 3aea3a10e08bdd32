//! What hands come to that are not ready: by the graph with calls and ron where it fits, by draws alone
//! beyond, and further away by the network that learned it.

use parlor_agent::Meter;
use parlor_riichi::{Hand, Shanten, Tile};
use parlor_riichi_value::sp_draw::{self, NoValuation, Outlook, SpDraw};
use parlor_riichi_value::{Situation, jp_dag};

use super::evaluator::Evaluator;
use super::far::{FarHand, FarNetwork};

/// The most nodes of the graphs of one decision.
pub(super) const GRAPH_NODES: u64 = 20_000;
/// How many sets may be called on the way.
const CALLS: u8 = 1;

/// By what hands are valued that are not ready.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Method {
    /// By draws alone: [`sp_draw`].
    Draws,
    /// With calls, ron and riichi: [`jp_dag`].
    Graph,
    /// By draws alone, as a network learned it: [`FarNetwork`].
    Network,
}

/// A hand of 13 tiles turn by turn, named by the tile that was discarded.
pub(super) type Row = (Option<Tile>, Vec<Outlook>);

/// Hands of 13 tiles, all valued by one method; none if they are too far or the budget ended.
pub(super) struct Rows {
    pub(super) method: Method,
    pub(super) rows: Vec<Row>,
}

impl Rows {
    /// Nothing was valued.
    pub(super) const NONE: Rows = Rows { method: Method::Draws, rows: Vec::new() };
}

/// Values hands by one method.
pub(super) struct Valuer<'m, 'b> {
    pub(super) method: Method,
    pub(super) engine: &'m mut SpDraw,
    pub(super) network: &'m mut FarNetwork,
    pub(super) meter: Meter<'b>,
    /// Was a hand valued?
    valued: bool,
    /// Was one not, though it is near enough?
    fell_short: bool,
    /// Was one valued by the network?
    estimated: bool,
}

impl<'m, 'b> Valuer<'m, 'b> {
    pub(super) fn new(
        method: Method,
        engine: &'m mut SpDraw,
        network: &'m mut FarNetwork,
        meter: Meter<'b>,
    ) -> Valuer<'m, 'b> {
        Valuer {
            method,
            engine,
            network,
            meter,
            valued: false,
            fell_short: false,
            estimated: false,
        }
    }

    /// The method, if it could value every hand that is near enough, and there was one.
    pub(super) fn served(&self) -> Option<Method> {
        (self.valued && !self.fell_short).then_some(self.method)
    }

    /// Were all hands that it valued too far for any other method than the network?
    pub(super) fn is_by_network(&self) -> bool {
        self.estimated && !self.valued
    }

    /// Every discard from 14 tiles, or 13 tiles as they are.
    pub(super) fn rows(&mut self, evaluator: &Evaluator<'_>, hand: &Hand) -> Rows {
        let shanten = hand.shanten().map_or(8, Shanten::number);
        if shanten > evaluator.skill.reach {
            return self.far_rows(evaluator, hand);
        }
        if self.fell_short {
            return Rows::NONE;
        }
        let situation = Situation::of_view(evaluator.view, *hand);
        let rows = match self.method {
            Method::Graph if shanten > evaluator.skill.graph => Ok(Vec::new()),
            Method::Graph => self.by_graph(evaluator, &situation, shanten),
            _ => self.by_draws(evaluator, &situation, shanten),
        };
        let rows = rows.unwrap_or_default();
        self.fell_short |= rows.is_empty();
        self.valued |= !rows.is_empty();
        Rows { method: self.method, rows }
    }

    /// The same by the network, however far the hand is.
    pub(super) fn far_rows(&mut self, evaluator: &Evaluator<'_>, hand: &Hand) -> Rows {
        if !evaluator.skill.network {
            return Rows::NONE;
        }
        self.estimated = true;
        let whole = FarHand::of(evaluator.view, hand, &evaluator.unseen);
        let rows = if hand.size() > 13 {
            let tiles = hand.concealed.distinct();
            let row = |tile: Tile| (Some(tile), self.network.by_turn(&whole.without(tile)));
            tiles.map(row).collect()
        } else {
            vec![(None, self.network.by_turn(&whole))]
        };
        Rows { method: Method::Network, rows }
    }

    fn by_draws(
        &mut self,
        evaluator: &Evaluator<'_>,
        situation: &Situation,
        shanten: i8,
    ) -> Result<Vec<Row>, NoValuation> {
        let shape_change = shanten <= evaluator.skill.shape;
        let options = sp_draw::Options { shape_change, ..sp_draw::Options::default() };
        let valued = self.engine.value(situation, &options, &mut self.meter)?;
        Ok(valued.rows.into_iter().map(|row| (row.discard, row.by_turn)).collect())
    }

    fn by_graph(
        &mut self,
        evaluator: &Evaluator<'_>,
        situation: &Situation,
        shanten: i8,
    ) -> Result<Vec<Row>, NoValuation> {
        let far = shanten.max(0) as u8;
        let exchanges = far + u8::from(shanten <= evaluator.skill.shape);
        let options = jp_dag::Options {
            fed: evaluator.tables.silent_fed as f32,
            fed_riichi: evaluator.tables.riichi_fed as f32,
            // What a draw brings is counted elsewhere, with the rivals at the table.
            at_end: jp_dag::AtEnd::Nothing,
            kans: false,
            ..jp_dag::Options::new(exchanges, CALLS)
        };
        let valued = jp_dag::value(situation, &options, &mut self.meter)?;
        let silent = valued.rows.into_iter().filter(|row| !row.riichi);
        Ok(silent.map(|row| (row.discard, row.by_turn)).collect())
    }
}
