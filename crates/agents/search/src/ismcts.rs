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

use parlor_agent::{Ask, Meter, Stream};
use parlor_game::{
    Answers, Entropy, Game, Hidden, Observed, Seat, Sequential, Silent, Stochastic, Turn,
};

use crate::mcts::{Due, SearchTree};
use crate::{Edge, Found, Playout, Tracer};

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
    /// The best answer to `ask`, whose budget `meter` counts. One node of the budget is one playout.
    /// Anytime; deterministic for a stream and a budget of nodes. `depth` is that of the deepest
    /// node in the tree.
    pub fn search<G: Hidden + Stochastic, T: Tracer<G>>(
        &self,
        ask: &Ask<'_, G>,
        playout: &mut impl Playout<Sequential<G>>,
        stream: &mut Stream,
        meter: &mut Meter<'_>,
        tracer: &mut T,
    ) -> Found<G::Action> {
        let draw = |stream: &mut Stream| Sequential::sample(ask.view, ask.seat, stream);
        self.search_among(ask, draw, playout, (stream, meter), tracer)
    }

    /// As [`search`](Ismcts::search), with worlds that the caller draws: what is inferred from the play of
    /// others can make some of them likelier.
    pub fn search_among<G: Hidden + Stochastic, T: Tracer<G>>(
        &self,
        ask: &Ask<'_, G>,
        mut draw: impl FnMut(&mut Stream) -> Sequential<G>,
        playout: &mut impl Playout<Sequential<G>>,
        (stream, meter): (&mut Stream, &mut Meter<'_>),
        tracer: &mut T,
    ) -> Found<G::Action> {
        let nodes_before = meter.used();
        let mut search = IsmctsSearch::<G> {
            options: *self,
            observer: ask.seat,
            tree: SearchTree::new(),
            legal: Vec::new(),
            untried: Vec::new(),
            events: Vec::new(),
            seen: Vec::new(),
        };
        for _ in 0..self.playouts {
            // A playout is dear, so the clock is looked at before each.
            let counted = meter.used() - nodes_before;
            if !meter.look() || !meter.node() {
                break;
            }
            let mut world = draw(stream);
            let due = search.walk(&mut world, stream);
            let due = if T::LIVE { due.unwrap_or_else(|| due_in(&world)) } else { Due::Nothing };
            let results = playout.play(&mut world, stream);
            search.tree.end(&results, ask.seat, playout.bounds());
            if T::LIVE {
                tracer.round(counted);
                search.tree.log((ask.seat, results[ask.seat]), due, tracer, |key| match *key {
                    Key::Action(mover, action) => Edge::Action(mover, action),
                    Key::Seen { chance, .. } => Edge::Chance { chance, weight: 1, total: 0 },
                });
            }
        }
        if T::WANTED && !T::LIVE {
            search.tree.trace(ask.seat, tracer, &|key, weight, total| match *key {
                Key::Action(mover, action) => Edge::Action(mover, action),
                Key::Seen { chance, .. } => Edge::Chance { chance, weight, total },
            });
        }
        let action = |key: &Key<G>| match key {
            Key::Action(_, action) => Some(*action),
            Key::Seen { .. } => None,
        };
        search.tree.found(ask.legal, action, meter, nodes_before)
    }
}

/// What is due in `world`.
fn due_in<G: Game>(world: &Sequential<G>) -> Due {
    match world.turn() {
        Turn::Over => Due::Nothing,
        Turn::Chance(_) => Due::Chance,
        Turn::Decide(_) => world.mover().map_or(Due::Nothing, Due::Decision),
    }
}

/// What leads to a node, as the observer tells it apart.
enum Key<G: Observed> {
    Action(Seat, G::Action),
    /// What the observer sees, and the first outcome that looked like that.
    Seen {
        seen: Vec<G::Seen>,
        chance: G::Chance,
    },
}

/// A tree in search.
struct IsmctsSearch<G: Hidden + Stochastic> {
    options: Ismcts,
    observer: Seat,
    tree: SearchTree<Key<G>>,
    legal: Vec<G::Action>,
    untried: Vec<G::Action>,
    events: Vec<G::Event>,
    seen: Vec<G::Seen>,
}

impl<G: Hidden + Stochastic> IsmctsSearch<G> {
    /// Walks down the tree; `world` goes along and ends where the playout begins. Says what is due at the last
    /// node, unless it is new: then it is what is due in `world`.
    fn walk(&mut self, world: &mut Sequential<G>, stream: &mut Stream) -> Option<Due> {
        let mut at = self.tree.begin();
        let mut grown = false;
        while !grown {
            match world.turn() {
                Turn::Over => return Some(Due::Nothing),
                Turn::Chance(_) => {
                    let next = self.outcome(at, world, stream);
                    let Some(next) = next else { return Some(Due::Chance) };
                    at = self.tree.go(next, None);
                }
                Turn::Decide(_) => {
                    let Some(mover) = world.mover() else { return Some(Due::Nothing) };
                    let due = Some(Due::Decision(mover));
                    let next = self.choose(at, world, mover, stream);
                    let Some((next, new)) = next else { return due };
                    let Some(Key::Action(_, action)) = self.tree.node(next).key else { return due };
                    world.advance(&Answers::one(mover, action), &mut Silent);
                    at = self.tree.go(next, Some(mover));
                    grown = new;
                }
            }
        }
        None
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
        self.seen.extend(self.events.iter().filter_map(|event| G::seen_by(event, self.observer)));
        let looks_so = |key: &Key<G>| matches!(key, Key::Seen { seen, .. } if *seen == self.seen);
        let known = self.tree.child(at, looks_so);
        known.or_else(|| {
            let key = Key::Seen { seen: self.seen.clone(), chance };
            self.has_room().then(|| self.tree.add(at, key))
        })
    }

    /// The child to visit and whether it is new; `None` to play out from here.
    fn choose(
        &mut self,
        at: usize,
        world: &Sequential<G>,
        mover: Seat,
        stream: &mut Stream,
    ) -> Option<(usize, bool)> {
        self.tree.node_mut(at).mover = Some(mover);
        world.legal(mover, &mut self.legal);
        self.untried.clear();
        let mut best = None;
        let mut most = f64::NEG_INFINITY;
        for &action in &self.legal {
            let is_it = |key: &Key<G>| matches!(key, Key::Action(_, other) if *other == action);
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
            let idx = self.tree.add(at, Key::Action(mover, action));
            self.tree.node_mut(idx).available = 1;
            return Some((idx, true));
        }
        best.map(|idx| (idx, false))
    }

    fn has_room(&self) -> bool {
        self.tree.len() < self.options.nodes_max
    }
}
