//! The best answer to a strategy, and how much a strategy gives away.

use parlor_game::{BySeat, Observed, Seat};

use crate::game_tree::{TreeNode, TreeNodeKind};
use crate::{GameTree, Profile};

/// The best that one seat can do while all others follow a profile.
#[derive(Clone, PartialEq, Debug)]
pub struct BestResponse {
    /// What the seat gets on average.
    pub value: f64,
    /// The number of its action in each information set of the tree; `None` in those of others.
    pub actions: Vec<Option<usize>>,
}

impl BestResponse {
    /// The exact best response of `seat` to `profile`.
    pub fn new<G: Observed>(tree: &GameTree<G>, profile: &Profile, seat: Seat) -> BestResponse {
        let mut members = vec![Vec::new(); tree.information().len()];
        for (idx, node) in tree.nodes().iter().enumerate() {
            if let TreeNodeKind::Decide(information) = node.kind {
                members[information].push(idx);
            }
        }
        let reach = others_reach(tree, profile, seat);
        let n_nodes = tree.n_nodes();
        let actions = vec![None; tree.information().len()];
        let mut response =
            Response { tree, profile, seat, members, reach, known: vec![None; n_nodes], actions };
        let value = response.value(0);
        BestResponse { value, actions: response.actions }
    }
}

/// What each seat gets on average when all follow `profile`.
pub fn expected_returns<G: Observed>(tree: &GameTree<G>, profile: &Profile) -> BySeat<f64> {
    let mut worth = vec![BySeat::splat(0.0); tree.n_nodes()];
    returns_below(tree, profile, &mut worth);
    worth[0]
}

/// Writes down what every seat gets on average below each node.
pub(crate) fn returns_below<G: Observed>(
    tree: &GameTree<G>,
    profile: &Profile,
    worth: &mut [BySeat<f64>],
) {
    for (idx, node) in tree.nodes().iter().enumerate().rev() {
        let mut sum = match node.kind {
            TreeNodeKind::Over(returns) => returns,
            TreeNodeKind::Chance | TreeNodeKind::Decide(_) => BySeat::splat(0.0),
        };
        for (nth, child) in node.children.clone().enumerate() {
            let likely = likelihood(tree, profile, node, nth);
            for seat in tree.seats() {
                sum[seat] += likely * worth[child][seat];
            }
        }
        worth[idx] = sum;
    }
}

/// How much a seat gains on average by leaving `profile` for its best response: 0 exactly in an
/// equilibrium. In games for two with sum zero, the distance from the value that the profile is
/// sure to keep.
pub fn exploitability<G: Observed>(tree: &GameTree<G>, profile: &Profile) -> f64 {
    let expected = expected_returns(tree, profile);
    let gains = tree.seats().into_iter().map(|seat| {
        let best = BestResponse::new(tree, profile, seat);
        best.value - expected[seat]
    });
    gains.sum::<f64>() / tree.seats().len() as f64
}

/// What each action of an information set brings its seat on average, when all follow `profile` elsewhere:
/// over the positions that it cannot tell apart, each as likely as chance and the others make it. `None`
/// where they never lead there.
pub fn action_values<G: Observed>(
    tree: &GameTree<G>,
    profile: &Profile,
    information: usize,
) -> Option<Vec<f64>> {
    let seat = tree.information()[information].seat;
    let mut worth = vec![BySeat::splat(0.0); tree.n_nodes()];
    returns_below(tree, profile, &mut worth);
    let reach = others_reach(tree, profile, seat);
    let mut values = vec![0.0; tree.information()[information].actions.len()];
    let mut total = 0.0;
    for (idx, node) in tree.nodes().iter().enumerate() {
        if node.kind == TreeNodeKind::Decide(information) {
            total += reach[idx];
            for (value, child) in values.iter_mut().zip(node.children.clone()) {
                *value += reach[idx] * worth[child][seat];
            }
        }
    }
    (total > 0.0).then(|| values.iter().map(|value| value / total).collect())
}

/// How likely child number `nth` follows `node`.
pub(crate) fn likelihood<G: Observed>(
    tree: &GameTree<G>,
    profile: &Profile,
    node: &TreeNode,
    nth: usize,
) -> f64 {
    match node.kind {
        TreeNodeKind::Decide(information) => profile.of(tree, information)[nth],
        TreeNodeKind::Chance | TreeNodeKind::Over(_) => {
            tree.nodes()[node.children.start + nth].probability
        }
    }
}

/// How likely chance and everyone but `seat` lead to each node.
fn others_reach<G: Observed>(tree: &GameTree<G>, profile: &Profile, seat: Seat) -> Vec<f64> {
    let mut reach = vec![1.0; tree.n_nodes()];
    for (idx, node) in tree.nodes().iter().enumerate() {
        let own =
            matches!(node.kind, TreeNodeKind::Decide(i) if tree.information()[i].seat == seat);
        for (nth, child) in node.children.clone().enumerate() {
            let likely = if own { 1.0 } else { likelihood(tree, profile, node, nth) };
            reach[child] = reach[idx] * likely;
        }
    }
    reach
}

struct Response<'t, G: Observed> {
    tree: &'t GameTree<G>,
    profile: &'t Profile,
    seat: Seat,
    /// The nodes of each information set.
    members: Vec<Vec<usize>>,
    reach: Vec<f64>,
    known: Vec<Option<f64>>,
    actions: Vec<Option<usize>>,
}

impl<G: Observed> Response<'_, G> {
    /// What the seat gets from node `idx` on.
    fn value(&mut self, idx: usize) -> f64 {
        if let Some(known) = self.known[idx] {
            return known;
        }
        let tree = self.tree;
        let node = &tree.nodes()[idx];
        let value = match node.kind {
            TreeNodeKind::Over(returns) => returns[self.seat],
            TreeNodeKind::Decide(information)
                if tree.information()[information].seat == self.seat =>
            {
                let nth = self.best_action(information);
                self.value(node.children.start + nth)
            }
            _ => {
                let below = node.children.clone().enumerate();
                let likely =
                    |(nth, child)| likelihood(tree, self.profile, node, nth) * self.value(child);
                below.map(likely).sum()
            }
        };
        self.known[idx] = Some(value);
        value
    }

    /// The action that is best on average over all that the seat cannot tell apart.
    fn best_action(&mut self, information: usize) -> usize {
        if let Some(known) = self.actions[information] {
            return known;
        }
        // Without perfect recall the set could come up below itself: then its first action.
        self.actions[information] = Some(0);
        let mut best = (0, f64::NEG_INFINITY);
        for nth in 0..self.tree.information()[information].actions.len() {
            let mut gain = 0.0;
            for member in 0..self.members[information].len() {
                let idx = self.members[information][member];
                gain += self.reach[idx] * self.value(self.tree.nodes()[idx].children.start + nth);
            }
            if gain > best.1 {
                best = (nth, gain);
            }
        }
        self.actions[information] = Some(best.0);
        best.0
    }
}
