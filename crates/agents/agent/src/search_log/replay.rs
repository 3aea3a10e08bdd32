//! The tree, the values and the counts of a search, rebuilt from its log.

use parlor_game::{Game, Seat};

use super::{Round, SearchEvent, SearchLog};
use crate::{CutReason, Estimate, NodeKind, Pruned};

/// A log played back: every node as the search left it, and what had been counted after each event.
#[derive(Clone, PartialEq, Debug)]
pub struct Replay {
    /// The nodes in the order in which the search came to them, so parents stand before their children.
    pub nodes: Vec<ReplayedNode>,
    /// Of every event the node at which it happened. Entering happens at the node that is entered, leaving
    /// at the one that is left.
    pub at: Vec<u32>,
    /// What was counted, after each event that changed it.
    counts: Vec<(u32, Counts)>,
    rounds: Vec<Round>,
    counted: u64,
}

/// A node as the search left it.
#[derive(Clone, PartialEq, Debug)]
pub struct ReplayedNode {
    /// The node it hangs from; `None` for a root.
    pub parent: Option<u32>,
    /// Who chooses here; [`NodeKind::Leaf`] where the budget was spent before the search could look.
    pub kind: NodeKind,
    /// The seat that moves here, if one does.
    pub mover: Option<Seat>,
    /// Its children in the order in which the search came to them.
    pub children: Vec<u32>,
    /// What happened here: the places of its events in the log.
    pub events: Vec<u32>,
    /// How often the search came here.
    pub visits: u32,
    /// How many nodes there are below it.
    pub n_below: u32,
    /// The best child.
    pub best: Option<u32>,
    /// Why some of its children were left out, if they were.
    pub cut: Option<Pruned>,
    /// What came out; `None` where the search did not finish.
    pub value: Option<Estimate>,
    /// Has the search looked at it, and so counted it?
    is_counted: bool,
}

/// What had been counted at some point of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// What the search counts itself: nodes, or in a search that goes in rounds what each of them costs.
    pub nodes: u64,
    /// Leaves that were valued.
    pub leaves: u64,
    /// Nodes that were cut, not counting those where the search goes no deeper. A node that was only probed is
    /// cut until the search comes back to it.
    pub cuts: u64,
    /// Children that were left out by these cuts.
    pub skipped: u64,
}

impl Replay {
    /// Plays a log back.
    pub fn new<G: Game>(log: &SearchLog<G>) -> Replay {
        let mut replay = Replay {
            nodes: Vec::with_capacity(log.nodes().len()),
            at: Vec::with_capacity(log.events().len()),
            counts: Vec::new(),
            rounds: log.rounds().to_vec(),
            counted: log.counted,
        };
        let mut here = 0;
        let mut counts = Counts::default();
        for (idx, event) in log.events().iter().enumerate() {
            match *event {
                SearchEvent::Enter(_) => here = replay.enter(log),
                SearchEvent::Reenter(node) => here = node,
                _ => {}
            }
            let before = counts;
            replay.at.push(here);
            replay.take(idx as u32, here, event, &mut counts);
            if counts != before {
                replay.counts.push((idx as u32, counts));
            }
            if let SearchEvent::Leave(_) = event {
                here = replay.nodes[here as usize].parent.unwrap_or(here);
            }
        }
        replay.count_below();
        replay
    }

    /// What had been counted after an event. In a search that goes in rounds the cost of a round counts as
    /// soon as it begins.
    pub fn counts_after(&self, event: u32) -> Counts {
        let known = self.counts.partition_point(|&(at, _)| at <= event);
        let counts = known.checked_sub(1).map_or(Counts::default(), |last| self.counts[last].1);
        if self.rounds.is_empty() {
            return counts;
        }
        let next = self.rounds.partition_point(|round| round.first <= event);
        let nodes = self.rounds.get(next).map_or(self.counted, |round| round.counted);
        Counts { nodes, ..counts }
    }

    /// The child that a [`SearchEvent::Best`] at this place means: the one just left. A child known from a probe
    /// is best before it is left again.
    pub fn best_child(&self, event: u32) -> Option<u32> {
        let here = *self.at.get(event as usize)?;
        let before = event.checked_sub(1).and_then(|before| self.at.get(before as usize))?;
        if self.nodes[*before as usize].parent == Some(here) {
            return Some(*before);
        }
        let children = &self.nodes[here as usize].children;
        let is_known = |child: &u32| self.nodes[*child as usize].events[0] < event;
        children.iter().copied().rfind(is_known)
    }

    /// Adds the node that is entered next.
    fn enter<G: Game>(&mut self, log: &SearchLog<G>) -> u32 {
        let node = self.nodes.len() as u32;
        let parent = log.nodes()[node as usize].0;
        if let Some(parent) = parent {
            self.nodes[parent as usize].children.push(node);
        }
        self.nodes.push(ReplayedNode {
            parent,
            kind: NodeKind::Leaf,
            mover: None,
            children: Vec::new(),
            events: Vec::new(),
            visits: 0,
            n_below: 0,
            best: None,
            cut: None,
            value: None,
            is_counted: false,
        });
        node
    }

    /// Brings the node at which an event happens, and the counts, up to date.
    fn take<G: Game>(&mut self, idx: u32, here: u32, event: &SearchEvent<G>, counts: &mut Counts) {
        let best = matches!(event, SearchEvent::Best).then(|| self.best_child(idx)).flatten();
        let node = &mut self.nodes[here as usize];
        node.events.push(idx);
        match *event {
            SearchEvent::Enter(_) | SearchEvent::Reenter(_) => node.visits += 1,
            SearchEvent::At { kind, mover, .. } => {
                counts.uncut(node.cut.take());
                if !node.is_counted {
                    counts.nodes += 1;
                    counts.leaves += u64::from(kind == NodeKind::Leaf);
                }
                (node.kind, node.mover, node.is_counted) = (kind, mover, true);
                node.value = None;
            }
            SearchEvent::Best => node.best = best,
            SearchEvent::Cut(cut) => {
                counts.uncut(node.cut.replace(cut));
                counts.cut(cut);
            }
            SearchEvent::Leave(value) => node.value = Some(value),
            SearchEvent::Share(_)
            | SearchEvent::Reach { .. }
            | SearchEvent::Learnt(_)
            | SearchEvent::Worth { .. } => {}
        }
    }

    fn count_below(&mut self) {
        for idx in (0..self.nodes.len()).rev() {
            let n = self.nodes[idx].n_below + 1;
            if let Some(parent) = self.nodes[idx].parent {
                self.nodes[parent as usize].n_below += n;
            }
        }
    }
}

impl Counts {
    fn cut(&mut self, cut: Pruned) {
        if cut.reason != CutReason::Depth {
            self.cuts += 1;
            self.skipped += u64::from(cut.n_skipped);
        }
    }

    fn uncut(&mut self, cut: Option<Pruned>) {
        if let Some(cut) = cut.filter(|cut| cut.reason != CutReason::Depth) {
            self.cuts -= 1;
            self.skipped -= u64::from(cut.n_skipped);
        }
    }
}
