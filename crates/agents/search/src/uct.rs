//! UCT: a tree grown by playouts, with chance nodes.
//!
//! L. Kocsis and Cs. Szepesvári, "Bandit based Monte-Carlo planning", ECML 2006. Each round walks
//! down by UCB1, plays out from where it leaves the tree, and adds the result to every node on the
//! way.
//!
//! Constants: exploration √2 for rewards in 0..1 (2·C_p with C_p = 1/√2). Where we differ: at a
//! chance node the outcome is drawn with its true weight and not chosen; every seat maximises its
//! own result, so games for more than two need nothing else; a node gets its children at its second
//! visit, in random order; the action most visited is played.

use parlor_agent::{Estimate, Meter, NodeKind, Stream};
use parlor_game::{Answers, BySeat, Entropy, Seat, Silent, Stochastic, Turn};

use crate::mcts::{Grown, ROOT};
use crate::walk::decider;
use crate::{Bounds, Edge, Found, Playout, Tracer};

/// How long a tree grows, and how.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Uct {
    /// Playouts.
    pub playouts: u64,
    /// How much the uncertain are favoured.
    pub exploration: f64,
    /// How many nodes the tree may hold; then it grows no more, and playouts start at its leaves.
    pub nodes_max: usize,
}

impl Default for Uct {
    /// Ten thousand playouts, exploration √2, a million nodes.
    fn default() -> Uct {
        Uct { playouts: 10_000, exploration: std::f64::consts::SQRT_2, nodes_max: 1_000_000 }
    }
}

impl Uct {
    /// The best action for the seat that decides in `game`. One node of the budget is one playout.
    /// Anytime; deterministic for a stream and a budget of nodes. `depth` is that of the deepest
    /// node in the tree.
    pub fn search<G: Stochastic, T: Tracer<G>>(
        &self,
        game: &G,
        playout: &mut impl Playout<G>,
        stream: &mut Stream,
        meter: &mut Meter<'_>,
        tracer: &mut T,
    ) -> Found<G::Action> {
        let nodes_before = meter.used();
        let seat = decider(game);
        let mut growth = Growth {
            options: *self,
            seat: seat.unwrap_or(Seat::A),
            tree: Grown::new(),
            bounds: playout.bounds(),
            path: Vec::new(),
            legal: Vec::new(),
            depth: 0,
        };
        for _ in 0..self.playouts {
            // A playout is dear, so the clock is looked at before each.
            if !meter.look() || !meter.node() {
                break;
            }
            growth.round(game.clone(), playout, stream);
        }
        if T::WANTED {
            growth.tell(ROOT, 0, tracer);
        }
        let mut listed = Vec::new();
        if let Some(seat) = seat {
            game.legal(seat, &mut listed);
        }
        let (chosen, candidates) = growth.tree.candidates(&listed, |edge| match edge {
            Edge::Action(_, action) => Some(*action),
            Edge::Root | Edge::Chance { .. } => None,
        });
        let value = chosen.and_then(|idx| candidates[idx].value).map(|value| value.value);
        Found {
            action: chosen.map(|idx| listed[idx]),
            value: value.unwrap_or(growth.tree.node(ROOT).value.mean()),
            candidates,
            depth: growth.depth,
            nodes: meter.used() - nodes_before,
            spent: meter.spent(),
        }
    }
}

/// A tree in growth.
struct Growth<G: Stochastic> {
    options: Uct,
    seat: Seat,
    tree: Grown<Edge<G>>,
    bounds: Bounds,
    /// The nodes of this round, each with the seat that chose the way to it.
    path: Vec<(usize, Option<Seat>)>,
    legal: Vec<G::Action>,
    depth: u32,
}

impl<G: Stochastic> Growth<G> {
    /// One walk down, one playout, one walk up.
    fn round(&mut self, mut game: G, playout: &mut impl Playout<G>, stream: &mut Stream) {
        self.path.clear();
        self.path.push((ROOT, None));
        let mut at = ROOT;
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(address) => {
                    let chance = game.draw(address, stream);
                    let fits = game.apply(chance, &mut Silent);
                    debug_assert!(fits.is_ok(), "a drawn event fits where it was drawn: {fits:?}");
                    let Some(next) = self.outcome(at, chance) else { break };
                    at = next;
                    self.path.push((at, None));
                }
                Turn::Decide(_) => {
                    let Some(mover) = decider(&game) else { break };
                    let Some(next) = self.choose(at, &game, mover, stream) else { break };
                    let Some(Edge::Action(_, action)) = self.tree.node(next).key else { break };
                    game.advance(&Answers::one(mover, action), &mut Silent);
                    at = next;
                    self.path.push((at, Some(mover)));
                }
            }
        }
        self.depth = self.depth.max(self.path.len() as u32 - 1);
        let results = playout.play(&mut game, stream);
        self.back_up(results);
    }

    /// The node after an outcome, new if need be; `None` when the tree is full.
    fn outcome(&mut self, at: usize, chance: G::Chance) -> Option<usize> {
        let is_it = |edge: &Edge<G>| matches!(edge, Edge::Chance { chance: c, .. } if *c == chance);
        let known = self.tree.child(at, is_it);
        // The weights are not asked for: what was seen stands in for them.
        let edge = Edge::Chance { chance, weight: 1, total: 1 };
        known.or_else(|| self.has_room(1).then(|| self.tree.add(at, edge)))
    }

    /// The child to visit; `None` to play out from here.
    fn choose(&mut self, at: usize, game: &G, mover: Seat, stream: &mut Stream) -> Option<usize> {
        self.tree.node_mut(at).mover = Some(mover);
        if !self.tree.has_children(at) {
            if at != ROOT && self.tree.node(at).visits == 0 {
                return None;
            }
            game.legal(mover, &mut self.legal);
            if !self.has_room(self.legal.len()) {
                return None;
            }
            stream.shuffle(&mut self.legal);
            for &action in &self.legal {
                self.tree.add(at, Edge::Action(mover, action));
            }
        }
        let n = self.tree.node(at).visits;
        let mut best = None;
        let mut most = f64::NEG_INFINITY;
        for idx in self.tree.children(at) {
            let worth = self.tree.node(idx).worth(n, self.options.exploration);
            if worth > most {
                (best, most) = (Some(idx), worth);
            }
        }
        best
    }

    fn has_room(&self, n: usize) -> bool {
        self.tree.len() + n <= self.options.nodes_max
    }

    fn back_up(&mut self, results: BySeat<f64>) {
        for &(idx, chooser) in &self.path {
            let node = self.tree.node_mut(idx);
            node.visits += 1;
            node.value.add(results[self.seat]);
            node.reward += chooser.map_or(0.0, |seat| self.bounds.share(results[seat]));
        }
    }

    /// Shows the finished tree to a tracer: what was visited, the most visited child as the best.
    /// `total` is how often the parent was left.
    fn tell(&self, at: usize, total: u64, tracer: &mut impl Tracer<G>) {
        let node = self.tree.node(at);
        tracer.enter(match node.key {
            None => Edge::Root,
            Some(Edge::Chance { chance, .. }) => {
                Edge::Chance { chance, weight: node.visits as u32, total: total.max(1) as u32 }
            }
            Some(edge) => edge,
        });
        let kind = match node.mover {
            _ if !self.tree.has_children(at) => NodeKind::Leaf,
            None => NodeKind::Chance,
            Some(mover) if mover == self.seat => NodeKind::Max,
            Some(_) => NodeKind::Min,
        };
        tracer.at(kind, node.mover, None);
        let visited = || self.tree.children(at).filter(|&idx| self.tree.node(idx).visits > 0);
        let total = visited().map(|idx| self.tree.node(idx).visits).sum();
        let best = self.tree.most_visited(at, |_| 0).filter(|_| kind != NodeKind::Chance);
        for child in visited() {
            self.tell(child, total, tracer);
            if Some(child) == best {
                tracer.best();
            }
        }
        tracer.leave(node.estimate().unwrap_or(Estimate::exact(0.0)));
    }
}
