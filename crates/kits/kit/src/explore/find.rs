//! A node by what leads to it.

use parlor_agent::{Edge, Say};
use parlor_game::{Observed, Stochastic};
use parlor_texts::Language;

use super::Exploration;
use super::exploration::follow;

impl<G: Observed + Stochastic> Exploration<G> {
    /// The way to the next node whose edge reads so, in the order in which the search came to them; after
    /// the last the first comes again.
    pub(super) fn way_to(&self, text: &str, after: Option<u32>, language: Language) -> Vec<u32> {
        let wanted = text.trim().to_lowercase();
        let n = self.n_nodes();
        let from = after.map_or(0, |after| after.saturating_add(1)).min(n);
        if wanted.is_empty() {
            return Vec::new();
        }
        let mut line = Line { all: self, games: Vec::new() };
        let mut reads_so = |node: &u32| {
            let name = language.message(&line.edge_name(*node));
            name.to_lowercase().contains(&wanted)
        };
        let found = (from..n).find(&mut reads_so).or_else(|| (0..from).find(&mut reads_so));
        found.map_or_else(Vec::new, |node| self.path_to(node))
    }
}

/// The games on the way to the node before: most nodes hang from one of them.
struct Line<'a, G: Observed> {
    all: &'a Exploration<G>,
    games: Vec<(u32, G)>,
}

impl<G: Observed + Stochastic> Line<'_, G> {
    fn edge_name(&mut self, node: u32) -> parlor_agent::Message {
        let (parent, edge) = self.all.log.nodes()[node as usize];
        while self.games.last().is_some_and(|&(at, _)| Some(at) != parent) {
            self.games.pop();
        }
        let before = match self.games.last() {
            Some((_, game)) => Some(game.clone()),
            None => parent.and_then(|parent| self.all.game_at(parent)),
        };
        if let (None, Some(parent), Some(game)) = (self.games.last(), parent, &before) {
            self.games.push((parent, game.clone()));
        }
        let name = self.all.edge_name(before.as_ref(), &edge);
        let game = match edge {
            Edge::Root | Edge::World(_) => self.all.game_at(node),
            Edge::Action(..) | Edge::Chance { .. } => before.and_then(|game| follow(game, &edge)),
        };
        self.games.extend(game.map(|game| (node, game)));
        name
    }
}
