//! UCT: a tree grown by playouts, with chance nodes.
//!
//! L. Kocsis and Cs. Szepesvári, "Bandit based Monte-Carlo planning", ECML 2006. Each round walks
//! down by UCB1, plays out from where it leaves the tree, and adds the result to every node on the
//! way.
//!
//! Constants: exploration √2 for rewards in 0..1 (2·C_p with C_p = 1/√2). Where we differ: at a
//! chance node the outcome is drawn with its true weight, or taken in turn so that each comes up as
//! often as its weight says (stratified sampling, which leaves less to luck); every seat maximises its
//! own result, so games for more than two need nothing else; a node gets its children at its second
//! visit, in random order; where the playout has a [prior](Playout::prior) for an action, it counts as
//! some visits, so that what looks hopeless is never tried; the action most visited is played.

use parlor_agent::{Meter, Stream};
use parlor_game::{Answers, Entropy, Seat, Silent, Stochastic, Turn};

use crate::mcts::{Due, ROOT, SearchTree};
use crate::walk::decider;
use crate::{Edge, Found, Playout, Tracer};

/// How long a tree grows, and how.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Uct {
    /// How many playouts at most.
    pub playouts: u64,
    /// How much the uncertain are favoured.
    pub exploration: f64,
    /// How many nodes the tree may hold; then it grows no more, and playouts start at its leaves.
    pub nodes_max: usize,
    /// Do outcomes of chance in the tree come up in turn, as often as their weights say, instead of
    /// being drawn? Only where the game can list them.
    pub even_chance: bool,
    /// How many visits a [prior](Playout::prior) counts for; more than none.
    pub prior_visits: f64,
}

impl Default for Uct {
    /// Ten thousand playouts, exploration √2, a million nodes, outcomes drawn, priors like ten visits.
    fn default() -> Uct {
        Uct {
            playouts: 10_000,
            exploration: std::f64::consts::SQRT_2,
            nodes_max: 1_000_000,
            even_chance: false,
            prior_visits: 10.0,
        }
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
        let viewer = seat.unwrap_or(Seat::A);
        let mut search = UctSearch { options: *self, tree: SearchTree::new(), legal: Vec::new() };
        for _ in 0..self.playouts {
            // A playout is dear, so the clock is looked at before each.
            let counted = meter.used() - nodes_before;
            if !meter.look() || !meter.node() {
                break;
            }
            let mut end = game.clone();
            let due = search.walk(&mut end, playout, stream);
            let results = playout.play(&mut end, stream);
            search.tree.end(&results, viewer, playout.bounds());
            if T::LIVE {
                tracer.round(counted);
                search.tree.log((viewer, results[viewer]), due, tracer, |edge| *edge);
            }
        }
        if T::WANTED && !T::LIVE {
            // Where a game does not tell its odds, what was seen stands in for them.
            search.tree.trace(viewer, tracer, &|edge, weight, total| match *edge {
                Edge::Chance { chance, total: UNTOLD, .. } => {
                    Edge::Chance { chance, weight, total }
                }
                other => other,
            });
        }
        let mut listed = Vec::new();
        if let Some(seat) = seat {
            game.legal(seat, &mut listed);
        }
        let action = |edge: &Edge<G>| match edge {
            Edge::Action(_, action) => Some(*action),
            Edge::Root | Edge::Chance { .. } | Edge::World(_) => None,
        };
        search.tree.found(&listed, action, meter, nodes_before)
    }
}

/// The total of an outcome whose odds a game does not tell.
const UNTOLD: u32 = 0;

/// In how many of how many cases this comes out; `None` where the game does not tell.
fn odds<G: Stochastic>(game: &G, address: G::Address, chance: G::Chance) -> Option<(u32, u32)> {
    let mut total = 0;
    let mut own = None;
    for (outcome, weight) in game.outcomes(address)? {
        total += weight;
        if outcome == chance {
            own = Some(weight);
        }
    }
    own.map(|weight| (weight, total))
}

/// A tree in search.
struct UctSearch<G: Stochastic> {
    options: Uct,
    tree: SearchTree<Edge<G>>,
    legal: Vec<G::Action>,
}

impl<G: Stochastic> UctSearch<G> {
    /// Walks down the tree; `game` goes along and ends where the playout begins. Says what is due at the last node.
    fn walk(&mut self, game: &mut G, playout: &mut impl Playout<G>, stream: &mut Stream) -> Due {
        let mut at = self.tree.begin();
        loop {
            match game.turn() {
                Turn::Over => return Due::Nothing,
                Turn::Chance(address) => {
                    let chance = self.even(at, game, address, stream);
                    let chance = chance.unwrap_or_else(|| game.draw(address, stream));
                    let outcome = self.outcome(at, game, address, chance);
                    let fits = game.apply(chance, &mut Silent);
                    debug_assert!(fits.is_ok(), "a drawn event fits where it was drawn: {fits:?}");
                    let Some(next) = outcome else { return Due::Chance };
                    at = self.tree.go(next, None);
                }
                Turn::Decide(_) => {
                    let Some(mover) = decider(game) else { return Due::Nothing };
                    let next = self.choose(at, (game, mover), playout, stream);
                    let due = Due::Decision(mover);
                    let Some(next) = next else { return due };
                    let Some(Edge::Action(_, action)) = self.tree.node(next).key else {
                        return due;
                    };
                    game.advance(&Answers::one(mover, action), &mut Silent);
                    at = self.tree.go(next, Some(mover));
                }
            }
        }
    }

    /// The outcome that is furthest behind its weight, of equals any; `None` where it is to be drawn.
    fn even(
        &self,
        at: usize,
        game: &G,
        address: G::Address,
        stream: &mut Stream,
    ) -> Option<G::Chance> {
        let outcomes: Vec<(G::Chance, u32)> =
            if self.options.even_chance { game.outcomes(address)?.collect() } else { return None };
        let visits = |chance: &G::Chance| {
            let is_it =
                |edge: &Edge<G>| matches!(edge, Edge::Chance { chance: c, .. } if c == chance);
            self.tree.child(at, is_it).map_or(0, |idx| self.tree.node(idx).visits)
        };
        let due = |(chance, weight): &(G::Chance, u32)| visits(chance) as f64 / f64::from(*weight);
        let dues: Vec<f64> = outcomes.iter().map(due).collect();
        let least = dues.iter().copied().fold(f64::INFINITY, f64::min);
        let tied = || (0..dues.len()).filter(|&idx| dues[idx] <= least);
        let nth = stream.below(tied().count().max(1) as u32) as usize;
        tied().nth(nth).map(|idx| outcomes[idx].0)
    }

    /// The node after an outcome, new if need be; `None` when the tree is full.
    fn outcome(
        &mut self,
        at: usize,
        game: &G,
        address: G::Address,
        chance: G::Chance,
    ) -> Option<usize> {
        let is_it = |edge: &Edge<G>| matches!(edge, Edge::Chance { chance: c, .. } if *c == chance);
        if let Some(known) = self.tree.child(at, is_it) {
            return Some(known);
        }
        if !self.has_room(1) {
            return None;
        }
        let (weight, total) = odds(game, address, chance).unwrap_or((1, UNTOLD));
        Some(self.tree.add(at, Edge::Chance { chance, weight, total }))
    }

    /// The child to visit; `None` to play out from here.
    fn choose(
        &mut self,
        at: usize,
        (game, mover): (&G, Seat),
        playout: &mut impl Playout<G>,
        stream: &mut Stream,
    ) -> Option<usize> {
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
                let idx = self.tree.add(at, Edge::Action(mover, action));
                let prior = playout.prior(game, mover, action);
                let share = |value| (playout.bounds().share(value), self.options.prior_visits);
                self.tree.node_mut(idx).prior = prior.map(share);
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
}
