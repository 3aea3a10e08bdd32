//! From values to an action.

use parlor_agent::{Ask, Stream};
use parlor_game::Entropy;
use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, Kind, Tile};

use super::Output;
use super::state::is_after_call;
use crate::lt_valued::discarded;

/// The way to a decision: what was chosen, and what stood before it but is not legal.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Walk {
    /// The index of the action among the legal ones.
    pub(crate) chosen: usize,
    /// The action's output; `None` where the network of actions was not asked.
    pub(crate) output: Option<Output>,
    /// The outputs passed by.
    pub(crate) illegal: Vec<Output>,
    /// The kind discarded, if one was.
    pub(crate) kind: Option<Kind>,
    /// The kinds passed by.
    pub(crate) illegal_kinds: Vec<Kind>,
    /// Was one of the orders shuffled?
    pub(crate) explored: bool,
}

impl Walk {
    /// Goes through the outputs, and through the kinds where a tile is to be chosen, from the
    /// highest value down, or with probability `epsilon` in random order.
    pub(super) fn new<'a>(
        ask: &Ask<'_, Deal>,
        actions: &[f32],
        kinds: impl FnOnce() -> &'a [f32],
        epsilon: f64,
        stream: &mut Stream,
    ) -> Walk {
        let mut walk = Walk {
            chosen: 0,
            output: None,
            illegal: Vec::new(),
            kind: None,
            illegal_kinds: Vec::new(),
            explored: false,
        };
        let is_legal = |output| ask.legal.iter().any(|&action| Output::of(action) == Some(output));
        let output = if is_after_call(ask.view) {
            Output::Discard
        } else {
            let order = walk.order(actions, epsilon, stream).into_iter().map(|n| Output::ALL[n]);
            // There is always one: a discard or a pass is legal whenever someone is asked.
            let first = first(order, is_legal, &mut walk.illegal).unwrap_or(Output::Pass);
            walk.output = Some(first);
            first
        };
        if output.discards() {
            let order = walk.order(kinds(), epsilon, stream);
            let order = order.into_iter().filter_map(Kind::from_idx);
            let is_legal =
                |kind| ask.legal.iter().any(|&action| is_discard_of(action, output, kind));
            walk.kind = first(order, is_legal, &mut walk.illegal_kinds);
        }
        let means = |action: Action| match walk.kind {
            Some(kind) => is_discard_of(action, output, kind),
            None => Output::of(action) == Some(output),
        };
        // The first form of a call; of equal kinds a plain tile before a red one.
        let meant = ask.legal.iter().enumerate().filter(|&(_, &action)| means(action));
        let is_red = |action: Action| discarded(action).is_some_and(Tile::is_red);
        let chosen = meant.min_by_key(|&(_, &action)| is_red(action));
        walk.chosen = chosen.map_or(0, |(idx, _)| idx);
        walk
    }

    /// Places by falling value, equal ones in their order; or shuffled.
    fn order(&mut self, values: &[f32], epsilon: f64, stream: &mut Stream) -> Vec<usize> {
        let mut order: Vec<usize> = (0..values.len()).collect();
        if epsilon > 0.0 && stream.unit() < epsilon {
            stream.shuffle(&mut order);
            self.explored = true;
        } else {
            order.sort_by(|&a, &b| values[b].total_cmp(&values[a]));
        }
        order
    }
}

/// The first that is legal; those before it go to `passed`.
fn first<T: Copy>(
    order: impl Iterator<Item = T>,
    is_legal: impl Fn(T) -> bool,
    passed: &mut Vec<T>,
) -> Option<T> {
    for item in order {
        if is_legal(item) {
            return Some(item);
        }
        passed.push(item);
    }
    None
}

fn is_discard_of(action: Action, output: Output, kind: Kind) -> bool {
    let tile = discarded(action).filter(|_| Output::of(action) == Some(output));
    tile.is_some_and(|tile| tile.kind() == kind)
}
