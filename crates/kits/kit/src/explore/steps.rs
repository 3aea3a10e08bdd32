//! The log, a few steps at a time.

use parlor_agent::SearchEvent;
use parlor_game::{Observed, Stochastic};
use parlor_wire::online::{ExploredStepMsg, ExploredStepsMsg, NodeEventMsg};

use super::{Exploration, events};

impl<G: Observed + Stochastic> Exploration<G> {
    pub(super) fn steps_from(&self, from: u32, n: usize) -> ExploredStepsMsg {
        let from = (from as usize).min(self.steps.len());
        let until = from.saturating_add(n).min(self.steps.len());
        let step = |nth: usize| {
            let next = self.steps.get(nth + 1).copied();
            self.step(self.steps[nth], next.unwrap_or(self.log.events().len() as u32))
        };
        ExploredStepsMsg {
            first: from as u32,
            open: self.steps.get(from).map_or_else(Vec::new, |&first| self.open_before(first)),
            steps: (from..until).map(step).collect(),
        }
    }

    fn step(&self, first: u32, end: u32) -> ExploredStepMsg {
        let told = |at: u32| {
            let event = self.event(at)?;
            Some(NodeEventMsg { node: self.replay.at[at as usize], event })
        };
        ExploredStepMsg {
            first,
            events: (first..end).filter_map(told).collect(),
            counts: events::counts(self.replay.counts_after(end.saturating_sub(1))),
        }
    }

    /// The nodes between the root and where the search is before an event.
    fn open_before(&self, event: u32) -> Vec<u32> {
        let Some(before) = event.checked_sub(1) else { return Vec::new() };
        let node = self.replay.at[before as usize];
        let has_left = matches!(self.log.events()[before as usize], SearchEvent::Leave(_));
        let here = if has_left { self.replay.nodes[node as usize].parent } else { Some(node) };
        here.map_or_else(Vec::new, |here| self.path_to(here))
    }

    /// The way from the root to a node, both included.
    pub(super) fn path_to(&self, node: u32) -> Vec<u32> {
        let mut path = Vec::new();
        let mut next = Some(node);
        while let Some(node) = next {
            path.push(node);
            next = match self.visited(node) {
                Some(visited) => visited.parent,
                None => self.cut_away.hangs(self, node).map(|(parent, _)| parent),
            };
        }
        path.reverse();
        path
    }
}
