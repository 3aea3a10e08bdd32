//! What a search never came to, because it was cut away.
//!
//! Where there is little of it, all of it is listed, down to the depth of the search. Otherwise only the
//! children that were left out: how many is known from the log, which they are is asked of the game when
//! someone wants to see them. How many each of those has is said with it.

use std::collections::HashMap;
use std::mem::size_of;

use parlor_agent::{Algorithm, CutReason, Edge, NodeKind};
use parlor_game::{Observed, Seat, SeatSet, Stochastic, Turn};

use super::Exploration;
use super::exploration::follow;

/// The nodes that were cut away, numbered from the number of visited nodes on.
pub(super) struct CutAway<G: Observed> {
    /// The number of the first.
    first: u32,
    /// How many levels deep the search went: nodes on the last one are leaves.
    n_levels: usize,
    maximisers: SeatSet,
    /// Nodes that are listed one by one; empty where only their number is known.
    listed: Vec<Unseen<G>>,
    /// Of every node with unseen children the first of them and how many: they have consecutive numbers.
    children: HashMap<u32, (u32, u32)>,
    /// The same from the other side where nothing is listed: first child and parent, in order.
    parents: Vec<(u32, u32)>,
    /// How many unseen nodes there are below a node.
    n_below: HashMap<u32, u32>,
    n: u32,
}

struct Unseen<G: Observed> {
    parent: u32,
    edge: Edge<G>,
}

impl<G: Observed> Default for CutAway<G> {
    fn default() -> CutAway<G> {
        CutAway {
            first: 0,
            n_levels: 0,
            maximisers: SeatSet::default(),
            listed: Vec::new(),
            children: HashMap::new(),
            parents: Vec::new(),
            n_below: HashMap::new(),
            n: 0,
        }
    }
}

impl<G: Observed + Stochastic> CutAway<G> {
    /// What the cuts of a search left out; listed in full where that is at most `most` nodes.
    pub(super) fn of(all: &Exploration<G>, most: usize) -> CutAway<G> {
        let mut levels = vec![1usize; all.replay.nodes.len()];
        let mut maximisers = SeatSet::default();
        let mut cuts = Vec::new();
        for (idx, node) in all.replay.nodes.iter().enumerate() {
            if let Some(parent) = node.parent {
                levels[idx] = levels[parent as usize] + 1;
            }
            if let (Some(mover), NodeKind::Max) = (node.mover, node.kind) {
                maximisers = maximisers.with(mover);
            }
            if let Some(cut) = node.cut.filter(|cut| leaves_out(cut.reason)) {
                cuts.push((idx as u32, cut));
            }
        }
        let cut_away = || CutAway {
            first: all.n_nodes(),
            n_levels: levels.iter().copied().max().unwrap_or(0),
            maximisers,
            ..CutAway::default()
        };
        let n_skipped: usize = cuts.iter().map(|(_, cut)| cut.n_skipped as usize).sum();
        let in_full = || {
            let mut full = cut_away();
            let level = |node: u32| levels[node as usize];
            cuts.iter().try_for_each(|&(node, _)| {
                full.list_below(all, all.game_at(node), node, level(node), most)
            })?;
            Some(full)
        };
        let full = (n_skipped <= most).then(in_full).flatten();
        let mut done = full.unwrap_or_else(|| {
            let mut counted = cut_away();
            for &(node, cut) in &cuts {
                // Star2 has been at outcomes that it then leaves out: those are no unseen nodes.
                let probes = all.log.algorithm == Algorithm::Star2;
                let n = if probes { skipped(all, node).len() as u32 } else { cut.n_skipped };
                counted.count_below(node, n);
            }
            counted
        });
        done.add_up(all);
        done
    }

    /// Lists what was left out below a node, and all that is below that. `None` when it is too much.
    fn list_below(
        &mut self,
        all: &Exploration<G>,
        game: Option<G>,
        node: u32,
        level: usize,
        most: usize,
    ) -> Option<()> {
        let Some(game) = game.filter(|_| level < self.n_levels) else { return Some(()) };
        let edges = if node < self.first { skipped(all, node) } else { edges(&game) };
        if self.listed.len() + edges.len() > most {
            return None;
        }
        self.count_below(node, edges.len() as u32);
        let first = self.first + self.listed.len() as u32;
        self.listed.extend(edges.iter().map(|&edge| Unseen { parent: node, edge }));
        for (child, edge) in (first..).zip(&edges) {
            self.list_below(all, follow(game.clone(), edge), child, level + 1, most)?;
        }
        Some(())
    }

    fn count_below(&mut self, node: u32, n: u32) {
        if n > 0 {
            let first = self.first + self.n;
            self.children.insert(node, (first, n));
            self.parents.push((first, node));
            self.n += n;
        }
    }

    /// Counts what is below every node.
    fn add_up(&mut self, all: &Exploration<G>) {
        for &(first, parent) in &self.parents {
            let n = self.children.get(&parent).map_or(0, |&(_, n)| n);
            debug_assert!(first >= self.first, "unseen nodes come after the visited ones");
            let mut next = Some(parent);
            while let Some(node) = next {
                *self.n_below.entry(node).or_default() += n;
                next = match all.visited(node) {
                    Some(visited) => visited.parent,
                    None => self.parent(node),
                };
            }
        }
    }

    fn parent(&self, node: u32) -> Option<u32> {
        let at = self.parents.partition_point(|&(first, _)| first <= node);
        at.checked_sub(1).map(|at| self.parents[at].1)
    }

    /// How many there are in all.
    pub(super) fn len(&self) -> u32 {
        self.n
    }

    pub(super) fn n_children(&self, node: u32) -> u32 {
        self.children.get(&node).map_or(0, |&(_, n)| n)
    }

    /// How many children an unseen node has that are not listed: `game` is the one at it, so many levels deep.
    pub(super) fn n_unlisted(&self, game: &G, level: usize) -> u32 {
        let is_listed = !self.listed.is_empty() || level >= self.n_levels;
        if is_listed { 0 } else { edges(game).len() as u32 }
    }

    pub(super) fn n_below(&self, node: u32) -> u32 {
        self.n_below.get(&node).copied().unwrap_or(0)
    }

    /// The unseen children of a node, with what leads to them.
    pub(super) fn below(&self, all: &Exploration<G>, node: u32) -> Vec<(u32, Edge<G>)> {
        let Some(&(first, n)) = self.children.get(&node) else { return Vec::new() };
        if self.listed.is_empty() {
            return (first..first + n).zip(skipped(all, node)).collect();
        }
        let from = (first - self.first) as usize;
        let listed = self.listed[from..from + n as usize].iter();
        (first..).zip(listed).map(|(id, unseen)| (id, unseen.edge)).collect()
    }

    /// From which node an unseen one hangs, and by what.
    pub(super) fn hangs(&self, all: &Exploration<G>, node: u32) -> Option<(u32, Edge<G>)> {
        let nth = node.checked_sub(self.first).filter(|&nth| nth < self.n)?;
        if let Some(unseen) = self.listed.get(nth as usize) {
            return Some((unseen.parent, unseen.edge));
        }
        let parent = self.parent(node)?;
        let (_, edge) = self.below(all, parent).into_iter().find(|&(id, _)| id == node)?;
        Some((parent, edge))
    }

    /// Who would choose at a node so many levels deep.
    pub(super) fn kind(&self, game: &G, level: usize) -> (NodeKind, Option<Seat>) {
        match game.turn() {
            _ if level >= self.n_levels => (NodeKind::Leaf, None),
            Turn::Over => (NodeKind::Leaf, None),
            Turn::Chance(_) => (NodeKind::Chance, None),
            Turn::Decide(asked) => match asked.first() {
                Some(mover) if self.maximisers.contains(mover) => (NodeKind::Max, Some(mover)),
                mover => (NodeKind::Min, mover),
            },
        }
    }

    pub(super) fn size_bytes(&self) -> usize {
        self.listed.len() * size_of::<Unseen<G>>()
            + self.parents.len() * size_of::<(u32, u32)>()
            + (self.children.len() + self.n_below.len()) * 2 * size_of::<(u32, u32, u32)>()
    }
}

/// Do cuts of this kind leave children out? Where the depth is reached there were none to look at.
fn leaves_out(reason: CutReason) -> bool {
    use CutReason::{Alpha, Beta, Gamma, Star1, Star2};
    matches!(reason, Alpha | Beta | Gamma | Star1 | Star2)
}

/// The edges of a visited node along which the search did not go.
fn skipped<G: Observed + Stochastic>(all: &Exploration<G>, node: u32) -> Vec<Edge<G>> {
    let (Some(game), Some(visited)) = (all.game_at(node), all.visited(node)) else {
        return Vec::new();
    };
    let gone: Vec<&Edge<G>> =
        visited.children.iter().map(|&child| &all.log.nodes()[child as usize].1).collect();
    let mut edges = edges(&game);
    edges.retain(|edge| !gone.contains(&edge));
    edges
}

/// All edges that lead on from a game.
fn edges<G: Stochastic>(game: &G) -> Vec<Edge<G>> {
    match game.turn() {
        Turn::Over => Vec::new(),
        Turn::Chance(at) => {
            let outcomes = || game.outcomes(at).into_iter().flatten().filter(|it| it.1 > 0);
            let total = outcomes().map(|(_, weight)| weight).sum();
            outcomes().map(|(chance, weight)| Edge::Chance { chance, weight, total }).collect()
        }
        Turn::Decide(asked) => {
            let Some(mover) = asked.first() else { return Vec::new() };
            let mut legal = Vec::new();
            game.legal(mover, &mut legal);
            legal.into_iter().map(|action| Edge::Action(mover, action)).collect()
        }
    }
}
