//! A tracer that keeps a bounded tree for a page to draw.

use parlor_agent::{
    Bound, Cut, CutReason, Estimate, Message, Node, NodeKind, Scale, SeatMsg, Tone, Tree,
};
use parlor_game::{Game, Seat};

use crate::{Edge, Pruned, Tracer, Window};

/// Records a search as a tree of at most about `nodes_max` nodes.
///
/// When the tree is full, its deepest level is dropped and nothing so deep is taken up again: what
/// remains is the whole top of the search, in which each node says how many below it were left out.
/// The root and its children are always kept.
///
/// A search that deepens draws one tree after another; the last that was finished is shown, or the
/// unfinished one if there is no other.
#[derive(Clone, PartialEq, Debug)]
pub struct Recorder<G: Game> {
    nodes_max: usize,
    levels_max: usize,
    drawing: Drawing<G>,
    finished: Option<Drawing<G>>,
}

/// One tree, and where in it the search is.
#[derive(Clone, PartialEq, Debug)]
struct Drawing<G: Game> {
    nodes: Vec<Recorded<G>>,
    /// The nodes between the root and where the search is; `None` for those not recorded.
    open: Vec<Option<usize>>,
    /// The recorded child of the innermost open node that was left last.
    last_left: Option<usize>,
    n_visited: u64,
    levels: usize,
    /// Was the innermost open node not visited before?
    fresh: bool,
}

#[derive(Clone, PartialEq, Debug)]
struct Recorded<G: Game> {
    parent: Option<usize>,
    level: usize,
    edge: Edge<G>,
    kind: NodeKind,
    mover: Option<Seat>,
    window: Option<Window>,
    value: Option<Estimate>,
    cut: Option<Pruned>,
    best: Option<usize>,
    n_below: u64,
}

impl<G: Game> Recorder<G> {
    /// A recorder of at most about `nodes_max` nodes.
    pub fn new(nodes_max: usize) -> Recorder<G> {
        let drawing = Drawing::new(usize::MAX);
        Recorder { nodes_max, levels_max: usize::MAX, drawing, finished: None }
    }

    /// The same recorder that takes up no more than `levels` levels below the root, at least one.
    #[must_use]
    pub fn levels(mut self, levels: usize) -> Recorder<G> {
        self.levels_max = levels.max(1);
        self.drawing.levels = self.levels_max;
        self
    }

    /// Has no search been recorded?
    pub fn is_empty(&self) -> bool {
        self.drawing.nodes.is_empty() && self.finished.is_none()
    }

    /// The tree as a drawing: `values` says what its numbers measure, `label` names each edge. The
    /// line that the search expects, down to the first chance node, is marked as chosen.
    pub fn tree(&self, values: Scale, label: impl FnMut(&Edge<G>) -> Message) -> Tree {
        let whole = self.drawing.nodes.first().is_some_and(|root| root.value.is_some());
        let shown = match &self.finished {
            Some(finished) if !whole => finished,
            _ => &self.drawing,
        };
        shown.tree(values, label)
    }
}

impl<G: Game> Tracer<G> for Recorder<G> {
    fn enter(&mut self, edge: Edge<G>) {
        if edge == Edge::Root {
            let fresh = Drawing::new(self.levels_max);
            let before = std::mem::replace(&mut self.drawing, fresh);
            if before.nodes.first().is_some_and(|root| root.value.is_some()) {
                self.finished = Some(before);
            }
        }
        self.drawing.fresh = true;
        self.drawing.last_left = None;
        if self.drawing.takes_up() && self.drawing.nodes.len() >= self.nodes_max {
            self.drawing.make_room();
        }
        self.drawing.enter(edge);
    }

    fn reenter(&mut self, edge: Edge<G>) {
        let known = self.drawing.here().and_then(|here| self.drawing.child(here, &edge));
        self.drawing.open.push(known);
        self.drawing.fresh = false;
        self.drawing.last_left = None;
    }

    fn at(&mut self, kind: NodeKind, mover: Option<Seat>, window: Option<Window>) {
        self.drawing.count();
        if let Some(node) = self.drawing.here_mut() {
            (node.kind, node.mover, node.window) = (kind, mover, window);
            (node.value, node.cut) = (None, None);
        }
    }

    fn best(&mut self) {
        let best = self.drawing.last_left;
        if let Some(node) = self.drawing.here_mut() {
            // What is known from a probe stays when nothing was left since.
            node.best = best.or(node.best);
        }
    }

    fn cut(&mut self, cut: Pruned) {
        if let Some(node) = self.drawing.here_mut() {
            node.cut = Some(cut);
        }
    }

    fn leave(&mut self, value: Estimate) {
        if let Some(node) = self.drawing.here_mut() {
            node.value = Some(value);
        }
        self.drawing.last_left = self.drawing.open.pop().flatten();
    }
}

impl<G: Game> Drawing<G> {
    fn new(levels: usize) -> Drawing<G> {
        let (nodes, open) = (Vec::new(), Vec::new());
        Drawing { nodes, open, last_left: None, n_visited: 0, levels, fresh: true }
    }

    /// The innermost open node, if it is recorded.
    fn here(&self) -> Option<usize> {
        *self.open.last()?
    }

    fn here_mut(&mut self) -> Option<&mut Recorded<G>> {
        let here = self.here()?;
        self.nodes.get_mut(here)
    }

    fn child(&self, parent: usize, edge: &Edge<G>) -> Option<usize> {
        let is_it = |node: &Recorded<G>| node.parent == Some(parent) && node.edge == *edge;
        (parent + 1..self.nodes.len()).rev().find(|&idx| is_it(&self.nodes[idx]))
    }

    /// Is the next node below to be recorded?
    fn takes_up(&self) -> bool {
        let level = self.open.len();
        level <= self.levels && (level == 0 || self.here().is_some())
    }

    /// Counts the innermost open node, and what is not recorded at the recorded node above it.
    fn count(&mut self) {
        if !self.fresh {
            return;
        }
        self.n_visited += 1;
        let recorded = self.open.iter().rev().find_map(|&open| open);
        if let (None, Some(above)) = (self.here(), recorded) {
            self.nodes[above].n_below += 1;
        }
    }

    fn enter(&mut self, edge: Edge<G>) {
        if !self.takes_up() {
            self.open.push(None);
            return;
        }
        let (level, parent) = (self.open.len(), self.here());
        self.open.push(Some(self.nodes.len()));
        self.nodes.push(Recorded {
            parent,
            level,
            edge,
            kind: NodeKind::Leaf,
            mover: None,
            window: None,
            value: None,
            cut: None,
            best: None,
            n_below: 0,
        });
    }

    /// Gives up the deepest level: the one about to begin, or the one recorded so far. The root and
    /// its children stay in any case.
    fn make_room(&mut self) {
        let deepest = self.nodes.iter().map(|node| node.level).max().unwrap_or(0);
        self.levels = deepest.max(self.open.len()).saturating_sub(1).max(1);
        if deepest > self.levels {
            self.drop_level(deepest);
        }
    }

    fn drop_level(&mut self, deepest: usize) {
        let mut moved_to: Vec<Option<usize>> = Vec::with_capacity(self.nodes.len());
        let mut kept: Vec<Recorded<G>> = Vec::new();
        for mut node in std::mem::take(&mut self.nodes) {
            // Parents stand before their children, so theirs is known.
            let parent = node.parent.and_then(|parent| moved_to[parent]);
            if node.level == deepest {
                if let Some(parent) = parent {
                    kept[parent].n_below += 1 + node.n_below;
                }
                moved_to.push(None);
            } else {
                node.parent = parent;
                moved_to.push(Some(kept.len()));
                kept.push(node);
            }
        }
        let moved = |idx: Option<usize>| idx.and_then(|idx| moved_to[idx]);
        for node in &mut kept {
            node.best = moved(node.best);
        }
        self.open.iter_mut().for_each(|open| *open = moved(*open));
        self.last_left = moved(self.last_left);
        self.nodes = kept;
    }

    fn tree(&self, values: Scale, mut label: impl FnMut(&Edge<G>) -> Message) -> Tree {
        let mut chosen = vec![false; self.nodes.len()];
        let mut next = (!self.nodes.is_empty()).then_some(0);
        while let Some(idx) = next {
            chosen[idx] = true;
            next = self.nodes[idx].best;
        }
        let shown = self.nodes.iter().zip(chosen).map(|(node, chosen)| Node {
            parent: node.parent,
            kind: node.kind,
            mover: node.mover.map(SeatMsg::from),
            edge: label(&node.edge),
            probability: node.edge.probability(),
            window: node.window.map(|window| (window.alpha, window.beta)),
            value: node.value,
            cut: node.shown_cut(&values),
            tone: if chosen { Tone::Chosen } else { Tone::Plain },
            n_below: node.n_below,
        });
        let nodes = shown.collect();
        Tree { nodes, values, n_visited: self.n_visited }
    }
}

impl<G: Game> Recorded<G> {
    /// The cut with its arithmetic; a node that was never left was cut by the budget.
    fn shown_cut(&self, values: &Scale) -> Option<Cut> {
        let Some(Pruned { reason, n_skipped, value, limit }) = self.cut else {
            let unfinished = self.value.is_none();
            return unfinished.then_some(Cut {
                reason: CutReason::Budget,
                n_skipped: 0,
                sentence: None,
            });
        };
        let key = match self.value.map(|value| value.bound) {
            Some(Bound::AtMost) => Some("study-cut-at-most"),
            Some(Bound::AtLeast) => Some("study-cut-at-least"),
            Some(Bound::Exact) | None => None,
        };
        // A probe ends after one reply for no limit of its own.
        let sentence = key.filter(|_| value != limit).map(|key| {
            let of = |value| values.unit.of(value);
            Message::new(key).with("value", of(value)).with("limit", of(limit))
        });
        Some(Cut { reason, n_skipped, sentence })
    }
}
