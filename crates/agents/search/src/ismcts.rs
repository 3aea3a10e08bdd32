//! Information-set UCT, single observer: one tree for all the worlds that a seat thinks possible.
//!
//! P. I. Cowling, E. J. Powley and D. Whitehouse, "Information set Monte Carlo tree search", IEEE
//! Transactions on Computational Intelligence and AI in Games 4(2), 2012 (SO-ISMCTS). Each round
//! guesses a world from the root's view (a determinisation), walks down among what is legal in that
//! world, adds one action and plays out. The logarithm in UCB1 counts how often an action was
//! available, not how often its parent was visited.
//!
//! Constants: exploration 0.7 for rewards in 0..1, as in the paper. Where we differ: call windows
//! are played one seat after another ([`Sequential`], the observer first); after chance a node is
//! told from its sisters by what the observer sees of it, so that another seat's draw does not split
//! the tree; every seat maximises its own result. As in the paper's single-observer form, hidden
//! actions of other seats are branches of their own.

use parlor_agent::{Meter, Stream};
use parlor_game::{
    Answers, BySeat, Entropy, Game, Hidden, Observed, Seat, Sequential, Silent, Stochastic, Turn,
};

use crate::mcts::{Grown, ROOT};
use crate::{Bounds, Found, Playout};

/// How long a tree grows, and how.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ismcts {
    /// Playouts, each in a world of its own.
    pub playouts: u64,
    /// How much the uncertain are favoured.
    pub exploration: f64,
    /// How many nodes the tree may hold; then it grows no more, and playouts start at its leaves.
    pub nodes_max: usize,
}

impl Default for Ismcts {
    /// Ten thousand playouts, exploration 0.7, a million nodes.
    fn default() -> Ismcts {
        Ismcts { playouts: 10_000, exploration: 0.7, nodes_max: 1_000_000 }
    }
}

impl Ismcts {
    /// The best of `legal` for `seat`, which knows `view`. One node of the budget is one playout.
    /// Anytime; deterministic for a stream and a budget of nodes. `depth` is that of the deepest
    /// node in the tree.
    pub fn search<G: Hidden + Stochastic>(
        &self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        playout: &mut impl Playout<Sequential<G>>,
        stream: &mut Stream,
        meter: &mut Meter<'_>,
    ) -> Found<G::Action> {
        let nodes_before = meter.used();
        let mut growth = Growth::<G> {
            options: *self,
            seat,
            tree: Grown::new(),
            bounds: playout.bounds(),
            path: Vec::new(),
            legal: Vec::new(),
            untried: Vec::new(),
            events: Vec::new(),
            seen: Vec::new(),
            depth: 0,
        };
        for _ in 0..self.playouts {
            // A playout is dear, so the clock is looked at before each.
            if !meter.look() || !meter.node() {
                break;
            }
            growth.round(Sequential::sample(view, seat, stream), playout, stream);
        }
        let (chosen, candidates) = growth.tree.candidates(legal, |key| match key {
            Key::Action(action) => Some(*action),
            Key::Seen(_) => None,
        });
        let value = chosen.and_then(|idx| candidates[idx].value).map(|value| value.value);
        Found {
            action: chosen.map(|idx| legal[idx]),
            value: value.unwrap_or(growth.tree.node(ROOT).value.mean()),
            candidates,
            depth: growth.depth,
            nodes: meter.used() - nodes_before,
            spent: meter.spent(),
        }
    }
}

/// What leads to a node, as the observer tells it apart.
enum Key<G: Observed> {
    Action(G::Action),
    Seen(Vec<G::Seen>),
}

impl<G: Observed> PartialEq for Key<G> {
    fn eq(&self, other: &Key<G>) -> bool {
        match (self, other) {
            (Key::Action(a), Key::Action(b)) => a == b,
            (Key::Seen(a), Key::Seen(b)) => a == b,
            (Key::Action(_), Key::Seen(_)) | (Key::Seen(_), Key::Action(_)) => false,
        }
    }
}

/// A tree in growth.
struct Growth<G: Hidden + Stochastic> {
    options: Ismcts,
    seat: Seat,
    tree: Grown<Key<G>>,
    bounds: Bounds,
    /// The nodes of this round, each with the seat that chose the way to it.
    path: Vec<(usize, Option<Seat>)>,
    legal: Vec<G::Action>,
    untried: Vec<G::Action>,
    events: Vec<G::Event>,
    seen: Vec<G::Seen>,
    depth: u32,
}

impl<G: Hidden + Stochastic> Growth<G> {
    /// One walk down in `world`, one playout, one walk up.
    fn round(
        &mut self,
        mut world: Sequential<G>,
        playout: &mut impl Playout<Sequential<G>>,
        stream: &mut Stream,
    ) {
        self.path.clear();
        self.path.push((ROOT, None));
        let mut at = ROOT;
        let mut grown = false;
        while !grown {
            match world.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let Some(next) = self.outcome(at, &mut world, stream) else { break };
                    at = next;
                    self.path.push((at, None));
                }
                Turn::Decide(_) => {
                    let Some(mover) = world.mover() else { break };
                    let Some((next, new)) = self.choose(at, &world, mover, stream) else { break };
                    let Some(Key::Action(action)) = self.tree.node(next).key else { break };
                    world.advance(&Answers::one(mover, action), &mut Silent);
                    (at, grown) = (next, new);
                    self.path.push((at, Some(mover)));
                }
            }
        }
        self.depth = self.depth.max(self.path.len() as u32 - 1);
        let results = playout.play(&mut world, stream);
        self.back_up(results);
    }

    /// Draws, and goes to the node of what the observer sees of it; `None` when the tree is full.
    fn outcome(
        &mut self,
        at: usize,
        world: &mut Sequential<G>,
        stream: &mut Stream,
    ) -> Option<usize> {
        let Turn::Chance(address) = world.turn() else { return None };
        let chance = world.draw(address, stream);
        self.events.clear();
        let fits = world.apply(chance, &mut self.events);
        debug_assert!(fits.is_ok(), "a drawn event fits where it was drawn: {fits:?}");
        self.seen.clear();
        self.seen.extend(self.events.iter().filter_map(|event| G::seen_by(event, self.seat)));
        let known = self.tree.child(at, |key| matches!(key, Key::Seen(seen) if *seen == self.seen));
        known.or_else(|| self.has_room().then(|| self.tree.add(at, Key::Seen(self.seen.clone()))))
    }

    /// The child to visit and whether it is new; `None` to play out from here.
    fn choose(
        &mut self,
        at: usize,
        world: &Sequential<G>,
        mover: Seat,
        stream: &mut Stream,
    ) -> Option<(usize, bool)> {
        world.legal(mover, &mut self.legal);
        self.untried.clear();
        let mut best = None;
        let mut most = f64::NEG_INFINITY;
        for &action in &self.legal {
            let is_it = |key: &Key<G>| matches!(key, Key::Action(other) if *other == action);
            let Some(idx) = self.tree.child(at, is_it) else {
                self.untried.push(action);
                continue;
            };
            let node = self.tree.node_mut(idx);
            node.available += 1;
            let worth = node.worth(node.available, self.options.exploration);
            if worth > most {
                (best, most) = (Some(idx), worth);
            }
        }
        if self.has_room()
            && let Some(&action) = stream.pick(&self.untried)
        {
            let idx = self.tree.add(at, Key::Action(action));
            self.tree.node_mut(idx).available = 1;
            return Some((idx, true));
        }
        best.map(|idx| (idx, false))
    }

    fn has_room(&self) -> bool {
        self.tree.len() < self.options.nodes_max
    }

    fn back_up(&mut self, results: BySeat<f64>) {
        for &(idx, chooser) in &self.path {
            let node = self.tree.node_mut(idx);
            node.visits += 1;
            node.value.add(results[self.seat]);
            node.reward += chooser.map_or(0.0, |seat| self.bounds.share(results[seat]));
        }
    }
}
