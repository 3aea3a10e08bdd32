//! Worlds one after another, and what each choice brings in them, for a log.

use std::sync::Arc;

use parlor_agent::{
    Algorithm, Ask, Edge, Estimate, LoggedAction, Meter, NodeKind, Scale, SearchEvent, SearchLog,
};
use parlor_game::Seat;
use parlor_zole::{Action, Deal, View, World};

use crate::words;

/// Writes worlds down as rounds: each is entered from the root, with a child for each choice.
pub(crate) struct WorldsLog<'l> {
    log: &'l mut SearchLog<Deal>,
    view: &'l View,
    seat: Seat,
    choices: Vec<Action>,
    sums: Vec<f64>,
}

impl<'l> WorldsLog<'l> {
    /// An empty log of the worlds that `choices` are tried in; `values` is what they bring.
    pub(crate) fn new(
        log: &'l mut SearchLog<Deal>,
        ask: &Ask<'l, Deal>,
        choices: Vec<Action>,
        values: Scale,
    ) -> WorldsLog<'l> {
        log.algorithm = Algorithm::Pimc;
        log.values = values;
        log.name = Arc::new(|_, edge| words::edge(edge));
        let sums = vec![0.0; choices.len()];
        WorldsLog { log, view: ask.view, seat: ask.seat, choices, sums }
    }

    /// Takes down what each choice brings in a world. So much was `counted` before it.
    pub(crate) fn world(&mut self, world: &World, values: &[f64], counted: u64) {
        let (nth, mover) = (self.log.worlds.len() as u32, Some(self.seat));
        let at = |kind, mover| SearchEvent::At { kind, mover, window: None };
        self.log.round(counted);
        if nth == 0 {
            self.log.enter(Edge::Root);
            self.log.push(at(NodeKind::Chance, mover));
        } else {
            self.log.revisit(0);
        }
        self.log.worlds.push(world.deal(self.view));
        self.log.enter(Edge::World(nth));
        self.log.push(at(NodeKind::Max, mover));
        let mut best = f64::NEG_INFINITY;
        for (idx, &value) in values.iter().enumerate() {
            self.sums[idx] += value;
            self.log.enter(Edge::Action(self.seat, self.choices[idx]));
            self.log.push(at(NodeKind::Leaf, None));
            self.log.push(SearchEvent::Leave(Estimate::exact(value)));
            if value > best {
                best = value;
                self.log.push(SearchEvent::Best);
            }
            self.log.push(SearchEvent::Worth { value: best, range: None });
        }
        self.log.push(SearchEvent::Leave(Estimate::exact(best)));
        let mean = self.sums.iter().copied().fold(f64::NEG_INFINITY, f64::max) / f64::from(nth + 1);
        self.log.push(SearchEvent::Worth { value: mean, range: None });
        self.log.push(SearchEvent::Leave(Estimate::exact(mean)));
    }

    /// Takes down what the choices bring on average, and what it cost.
    pub(crate) fn conclude(self, meter: &Meter<'_>) {
        let n = self.log.worlds.len() as f64;
        let logged = |(&action, &sum): (&Action, &f64)| LoggedAction {
            action,
            value: (n > 0.0).then(|| Estimate::exact(sum / n)),
        };
        self.log.candidates = self.choices.iter().zip(&self.sums).map(logged).collect();
        self.log.counted = meter.used();
        self.log.is_cut_short = meter.spent().is_some();
    }
}
