//! Watching a search.

use parlor_agent::{
    Choice, Edge, Estimate, NodeKind, Pruned, SearchEvent, SearchLog, Sweep, Window,
};
use parlor_game::{Game, Seat, Sequential};

/// Watches a search. A type parameter, so that nobody watching costs nothing.
///
/// For each node the calls come in this order: `enter` (by the edge that leads there), `at`, then
/// the children, each of them followed by `best` if it is the best so far, then `cut` if some were
/// left out, then `leave`. When the budget is spent, nodes stay open. [`Edge::Root`] begins a new
/// tree; a search that deepens begins several.
pub trait Tracer<G: Game> {
    /// Is anyone watching?
    const WANTED: bool = true;

    /// Does it want to see a search that goes in rounds while it runs? Otherwise it is shown the tree that
    /// such a search has grown, at its end.
    const LIVE: bool = false;

    /// A round begins: a playout, a world, a sweep. The search has `_counted` so much before it.
    fn round(&mut self, _counted: u64) {}

    /// The search goes along `edge` to a child.
    fn enter(&mut self, _edge: Edge<G>) {}

    /// The search goes back along `edge` to a child that it has only probed. It is not a new node.
    fn reenter(&mut self, _edge: Edge<G>) {}

    /// A search that goes in rounds goes back to a child: the node that it entered as number `_nth` of this
    /// tree, counted from its root.
    fn revisit(&mut self, _nth: u32) {}

    /// The next node is this world.
    fn world(&mut self, _world: &G) {}

    /// A strategy that is being learnt does so well now.
    fn learnt(&mut self, _sweep: Sweep) {}

    /// The node is of this kind and was reached with this window.
    fn at(&mut self, _kind: NodeKind, _mover: Option<Seat>, _window: Option<Window>) {}

    /// What the node we are at is worth so far; at a decision with what is left of its window, at a chance
    /// node with the least and the most that it can still come to.
    fn worth(&mut self, _value: f64, _range: Option<Window>) {}

    /// How often the edge to the node we are at is taken at present.
    fn share(&mut self, _share: f64) {}

    /// The way to the node we are at is this likely, by the choices of the seat that decides here and by all others'.
    fn reach(&mut self, _own: f64, _others: f64) {}

    /// This has been learnt of the edge to the node we are at.
    fn learnt_of(&mut self, _choice: Choice) {}

    /// The child just left is the best so far of the node we are at.
    fn best(&mut self) {}

    /// The other children are left out.
    fn cut(&mut self, _cut: Pruned) {}

    /// The node is done; the search goes back to its parent.
    fn leave(&mut self, _value: Estimate) {}
}

impl<G: Game, T: Tracer<G>> Tracer<G> for &mut T {
    const WANTED: bool = T::WANTED;
    const LIVE: bool = T::LIVE;

    fn round(&mut self, counted: u64) {
        (**self).round(counted);
    }

    fn revisit(&mut self, nth: u32) {
        (**self).revisit(nth);
    }

    fn world(&mut self, world: &G) {
        (**self).world(world);
    }

    fn learnt(&mut self, sweep: Sweep) {
        (**self).learnt(sweep);
    }

    fn worth(&mut self, value: f64, range: Option<Window>) {
        (**self).worth(value, range);
    }

    fn share(&mut self, share: f64) {
        (**self).share(share);
    }

    fn reach(&mut self, own: f64, others: f64) {
        (**self).reach(own, others);
    }

    fn learnt_of(&mut self, choice: Choice) {
        (**self).learnt_of(choice);
    }

    fn enter(&mut self, edge: Edge<G>) {
        (**self).enter(edge);
    }

    fn reenter(&mut self, edge: Edge<G>) {
        (**self).reenter(edge);
    }

    fn at(&mut self, kind: NodeKind, mover: Option<Seat>, window: Option<Window>) {
        (**self).at(kind, mover, window);
    }

    fn best(&mut self) {
        (**self).best();
    }

    fn cut(&mut self, cut: Pruned) {
        (**self).cut(cut);
    }

    fn leave(&mut self, value: Estimate) {
        (**self).leave(value);
    }
}

/// Watches nothing; compiled away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoTrace;

impl<G: Game> Tracer<G> for NoTrace {
    const WANTED: bool = false;
}

/// Writes everything down, while it happens.
impl<G: Game> Tracer<G> for SearchLog<G> {
    const LIVE: bool = true;

    fn round(&mut self, counted: u64) {
        SearchLog::round(self, counted);
    }

    fn revisit(&mut self, nth: u32) {
        SearchLog::revisit(self, nth);
    }

    fn world(&mut self, world: &G) {
        self.worlds.push(world.clone());
    }

    fn learnt(&mut self, sweep: Sweep) {
        self.learning.push(sweep);
    }

    fn enter(&mut self, edge: Edge<G>) {
        SearchLog::enter(self, edge);
    }

    fn reenter(&mut self, edge: Edge<G>) {
        SearchLog::reenter(self, edge);
    }

    fn at(&mut self, kind: NodeKind, mover: Option<Seat>, window: Option<Window>) {
        self.push(SearchEvent::At { kind, mover, window });
    }

    fn worth(&mut self, value: f64, range: Option<Window>) {
        self.push(SearchEvent::Worth { value, range });
    }

    fn share(&mut self, share: f64) {
        self.push(SearchEvent::Share(share));
    }

    fn reach(&mut self, own: f64, others: f64) {
        self.push(SearchEvent::Reach { own, others });
    }

    fn learnt_of(&mut self, choice: Choice) {
        self.push(SearchEvent::Learnt(choice));
    }

    fn best(&mut self) {
        self.push(SearchEvent::Best);
    }

    fn cut(&mut self, cut: Pruned) {
        self.push(SearchEvent::Cut(cut));
    }

    fn leave(&mut self, value: Estimate) {
        self.push(SearchEvent::Leave(value));
    }
}

/// Writes down a search of worlds that are played one seat after another, as one of the game itself.
pub(crate) struct OneByOne<'l, G: Game>(pub(crate) &'l mut SearchLog<G>);

impl<G: Game> Tracer<Sequential<G>> for OneByOne<'_, G> {
    const LIVE: bool = true;

    fn round(&mut self, counted: u64) {
        self.0.round(counted);
    }

    fn enter(&mut self, edge: Edge<Sequential<G>>) {
        self.0.enter(match edge {
            Edge::Root => Edge::Root,
            Edge::Action(seat, action) => Edge::Action(seat, action),
            Edge::Chance { chance, weight, total } => Edge::Chance { chance, weight, total },
            Edge::World(nth) => Edge::World(nth),
        });
    }

    fn revisit(&mut self, nth: u32) {
        self.0.revisit(nth);
    }

    fn world(&mut self, world: &Sequential<G>) {
        self.0.worlds.push(world.inner().clone());
    }

    fn at(&mut self, kind: NodeKind, mover: Option<Seat>, window: Option<Window>) {
        self.0.at(kind, mover, window);
    }

    fn worth(&mut self, value: f64, range: Option<Window>) {
        self.0.worth(value, range);
    }

    fn best(&mut self) {
        self.0.best();
    }

    fn leave(&mut self, value: Estimate) {
        self.0.leave(value);
    }
}
