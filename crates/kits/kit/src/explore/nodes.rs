//! The tree as rows, from a node down.

use std::collections::VecDeque;

use parlor_agent::{Edge, NodeKind, SeatMsg};
use parlor_game::{Observed, Stochastic};
use parlor_wire::online::{ChangeMsg, ExploredNodeMsg};

use super::Exploration;
use super::exploration::follow;

impl<G: Observed + Stochastic> Exploration<G> {
    /// The root and what is below it, at most so many nodes.
    pub(super) fn top(&self, most: usize) -> Vec<ExploredNodeMsg> {
        let root = self.row(0, None, 0, None, &Edge::Root);
        std::iter::once(root).chain(self.below(0, 0, most.saturating_sub(1))).collect()
    }

    /// The nodes below `node` without itself, the nearest first; of its own children only those from number `first`
    /// on, with what is below them.
    pub(super) fn below(&self, node: u32, first: usize, most: usize) -> Vec<ExploredNodeMsg> {
        let mut rows = Vec::new();
        let mut waiting = VecDeque::from([node]);
        while let Some(parent) = waiting.pop_front() {
            let children = self.children(parent);
            if children.is_empty() {
                continue;
            }
            let game = self.game_at(parent);
            let skipped = if parent == node { first } else { 0 };
            for (nth, (child, edge)) in (0..).zip(children).skip(skipped) {
                if rows.len() == most {
                    return rows;
                }
                rows.push(self.row(child, Some(parent), nth, game.as_ref(), &edge));
                waiting.push_back(child);
            }
        }
        rows
    }

    /// The children of a node with what leads to them: those visited first, then those cut away.
    pub(super) fn children(&self, node: u32) -> Vec<(u32, Edge<G>)> {
        let visited = self.visited(node).map_or(&[][..], |node| &node.children);
        let edge = |&child: &u32| (child, self.log.nodes()[child as usize].1);
        visited.iter().map(edge).chain(self.cut_away.below(self, node)).collect()
    }

    /// One node; `before` is the game at its parent, whose child of number `nth` it is.
    fn row(
        &self,
        id: u32,
        parent: Option<u32>,
        nth: u32,
        before: Option<&G>,
        edge: &Edge<G>,
    ) -> ExploredNodeMsg {
        let told = |&at: &u32| Some(ChangeMsg { at, event: self.event(at)? });
        let (kind, mover, history, n_below, n_unlisted) = match self.visited(id) {
            Some(node) => {
                let history = node.events.iter().filter_map(told).collect();
                (node.kind, node.mover, history, node.n_below, 0)
            }
            None => {
                let game = before.and_then(|game| follow(game.clone(), edge));
                let level = 1 + parent.map_or(0, |parent| self.path_to(parent).len());
                let kind = game.as_ref().map(|game| self.cut_away.kind(game, level));
                let (kind, mover) = kind.unwrap_or((NodeKind::Leaf, None));
                let n_unlisted = game.map_or(0, |game| self.cut_away.n_unlisted(&game, level));
                (kind, mover, Vec::new(), 0, n_unlisted)
            }
        };
        ExploredNodeMsg {
            id,
            parent,
            nth,
            kind,
            mover: mover.map(SeatMsg::from),
            edge: self.edge_name(before, edge),
            probability: edge.probability(),
            visited: id < self.n_nodes(),
            history,
            n_children: self.visited(id).map_or(0, |node| node.children.len() as u32)
                + self.cut_away.n_children(id),
            n_below: n_below + self.cut_away.n_below(id),
            n_unlisted,
        }
    }
}
