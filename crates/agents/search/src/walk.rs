//! One depth-first walk over a game tree: what every algorithm needs at a node.

use parlor_agent::{Bound, CutReason, Estimate, Meter, NodeKind};
use parlor_game::{Game, Seat, SeatSet, Turn};

use crate::star2::Outlook;
use crate::{Bounds, Edge, Evaluate, Memory, Order, Parts, Prune, Pruned, Search, Tracer, Window};

/// A walk for one seat, within one budget.
pub(crate) struct Walk<'w, 'b, G: Game, S: Parts<G>> {
    pub(crate) search: &'w mut Search<S::Evaluate, S::Order, S::Memory, S::Tracer>,
    pub(crate) meter: &'w mut Meter<'b>,
    pub(crate) seat: Seat,
    pub(crate) side: SeatSet,
    pub(crate) bounds: Bounds,
    pub(crate) prune: Prune,
    /// Does a tracer hear of the windows?
    pub(crate) shows_windows: bool,
    pub(crate) spare_outlooks: Vec<Vec<Outlook>>,
    spare_lists: Vec<Vec<G::Action>>,
}

impl<'w, 'b, G: Game, S: Parts<G>> Walk<'w, 'b, G, S> {
    pub(crate) fn new(search: &'w mut S, game: &G, seat: Seat, meter: &'w mut Meter<'b>) -> Self {
        let search = search.parts();
        Walk {
            meter,
            seat,
            side: search.evaluate.side(game, seat),
            bounds: search.evaluate.bounds(),
            search,
            prune: Prune::None,
            shows_windows: true,
            spare_outlooks: Vec::new(),
            spare_lists: Vec::new(),
        }
    }

    /// What stands at the bottom of a line.
    #[inline]
    pub(crate) fn leaf(&mut self, game: &G) -> f64 {
        self.end_at(game, |_| 0)
    }

    /// As [`Walk::leaf`]; `n_outcomes` says how many outcomes a chance event has.
    #[inline]
    pub(crate) fn end_at(&mut self, game: &G, n_outcomes: impl FnOnce(G::Address) -> usize) -> f64 {
        self.at(NodeKind::Leaf, None, None);
        let value = self.bounds.clamp(self.search.evaluate.value(game, self.seat));
        if S::Tracer::LIVE {
            match game.turn() {
                Turn::Over => {}
                Turn::Chance(at) => self.cut(CutReason::Depth, n_outcomes(at), value, value),
                Turn::Decide(_) => {
                    let mut list = self.spare_lists.pop().unwrap_or_default();
                    decider(game).into_iter().for_each(|mover| game.legal(mover, &mut list));
                    self.cut(CutReason::Depth, list.len(), value, value);
                    self.put_list(list);
                }
            }
        }
        self.leave(value, Window::OPEN)
    }

    /// Does the search leave anything out? Otherwise all its values are exact.
    pub(crate) fn cuts(&self) -> bool {
        self.shows_windows || self.prune != Prune::None
    }

    #[inline]
    pub(crate) fn kind(&self, mover: Seat) -> NodeKind {
        if self.side.contains(mover) { NodeKind::Max } else { NodeKind::Min }
    }

    /// What `mover` may do, in the order of the search. Give the list back with `put_list`.
    #[inline]
    pub(crate) fn take_list(&mut self, game: &G, mover: Seat) -> Vec<G::Action> {
        let mut list = self.spare_lists.pop().unwrap_or_default();
        game.legal(mover, &mut list);
        self.search.order.order(game, mover, &mut list);
        debug_assert!(!list.is_empty(), "who is asked may do something");
        list
    }

    #[inline]
    pub(crate) fn put_list(&mut self, list: Vec<G::Action>) {
        self.spare_lists.push(list);
    }

    /// What memory knows, if it settles the node under this window.
    #[inline]
    pub(crate) fn recall(&mut self, game: &G, depth: u32, window: Window) -> Option<f64> {
        if !S::Memory::USED {
            return None;
        }
        let Estimate { value, bound, .. } = self.search.memory.recall(game, depth)?;
        let settles = match bound {
            Bound::Exact => true,
            Bound::AtMost => value <= window.alpha,
            Bound::AtLeast => value >= window.beta,
        };
        settles.then_some(value)
    }

    /// Ends a node that memory has settled.
    pub(crate) fn recalled(&mut self, kind: NodeKind, value: f64, window: Window) -> f64 {
        let has_window = match kind {
            NodeKind::Chance => self.prune != Prune::None,
            _ => self.shows_windows,
        };
        self.at(kind, None, has_window.then_some(window));
        self.cut(CutReason::Transposition, 0, value, value);
        self.leave(value, window)
    }

    /// Takes note of a value found with `window`.
    #[inline]
    pub(crate) fn keep(&mut self, game: &G, depth: u32, window: Window, value: f64) {
        if S::Memory::USED {
            self.search.memory.keep(game, depth, window.judge(value));
        }
    }

    #[inline]
    pub(crate) fn enter(&mut self, edge: Edge<G>) {
        if S::Tracer::WANTED {
            self.search.tracer.enter(edge);
        }
    }

    #[inline]
    pub(crate) fn reenter(&mut self, edge: Edge<G>) {
        if S::Tracer::WANTED {
            self.search.tracer.reenter(edge);
        }
    }

    #[inline]
    pub(crate) fn at(&mut self, kind: NodeKind, mover: Option<Seat>, window: Option<Window>) {
        if S::Tracer::WANTED {
            self.search.tracer.at(kind, mover, window);
        }
    }

    #[inline]
    pub(crate) fn worth(&mut self, value: f64, range: Option<Window>) {
        if S::Tracer::WANTED {
            self.search.tracer.worth(value, range);
        }
    }

    #[inline]
    pub(crate) fn best(&mut self) {
        if S::Tracer::WANTED {
            self.search.tracer.best();
        }
    }

    #[inline]
    pub(crate) fn cut(&mut self, reason: CutReason, n_skipped: usize, value: f64, limit: f64) {
        let says_more = matches!(reason, CutReason::Transposition | CutReason::Depth);
        if S::Tracer::WANTED && (n_skipped > 0 || says_more) {
            self.search.tracer.cut(Pruned { reason, n_skipped: n_skipped as u32, value, limit });
        }
    }

    /// Ends a node; `value` passes through.
    #[inline]
    pub(crate) fn leave(&mut self, value: f64, window: Window) -> f64 {
        if S::Tracer::WANTED {
            self.search.tracer.leave(window.judge(value));
        }
        value
    }
}

/// Who decides in `game`, if anyone. Search wants one mover per node.
#[inline]
pub(crate) fn decider<G: Game>(game: &G) -> Option<Seat> {
    match game.turn() {
        Turn::Decide(asked) => {
            debug_assert!(asked.len() == 1, "wrap games with call windows into Sequential");
            asked.first()
        }
        Turn::Chance(_) | Turn::Over => None,
    }
}
