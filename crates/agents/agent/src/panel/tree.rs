//! A search tree.

use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::print::Say;
use crate::{Estimate, Message, Scale, SeatMsg, Tone, Unit};

/// A search tree, or the part of it that was recorded.
///
/// The nodes stand in the order in which the search came to them, so the first *n* of them that
/// were visited are the tree after *n* steps. Node 0 is the root; a parent stands before its
/// children.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[schema(as = TreePanel)]
#[ts(export_to = "explanation.gen.ts", rename = "TreePanel")]
pub struct Tree {
    /// What the values measure. Its range, where fixed, is the range of possible values that cuts
    /// at chance nodes rely on.
    pub values: Scale,
    /// The nodes.
    pub nodes: Vec<Node>,
    /// How many nodes the search visited, recorded or not.
    pub n_visited: u64,
}

/// One node of a [`Tree`] and the edge that leads to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[schema(as = TreeNode)]
#[ts(export_to = "explanation.gen.ts", rename = "TreeNode")]
pub struct Node {
    /// The node it hangs from, as an index into [`Tree::nodes`]; `None` for the root.
    pub parent: Option<usize>,
    /// Who chooses here.
    pub kind: NodeKind,
    /// The seat that moves here, if one does.
    pub mover: Option<SeatMsg>,
    /// The action or outcome that leads here; empty notation for the root.
    pub edge: Message,
    /// How likely that outcome is, below a chance node.
    pub probability: Option<f64>,
    /// The window `(alpha, beta)` with which the node was searched, where it was; an open end is
    /// null in JSON.
    #[serde(deserialize_with = "open_window")]
    #[schema(value_type = Option<(Option<f64>, Option<f64>)>)]
    #[ts(as = "Option<(Option<f64>, Option<f64>)>")]
    pub window: Option<(f64, f64)>,
    /// What came out; `None` when the search never came here.
    pub value: Option<Estimate>,
    /// Why the rest of its children were not searched.
    pub cut: Option<Cut>,
    /// How it stands out; the chosen path is [`Tone::Chosen`].
    pub tone: Tone,
    /// How many nodes below it were visited but not recorded.
    pub n_below: u64,
}

/// Reads a window whose open ends are null.
fn open_window<'de, D: Deserializer<'de>>(from: D) -> Result<Option<(f64, f64)>, D::Error> {
    let window = Option::<(Option<f64>, Option<f64>)>::deserialize(from)?;
    let closed = |(low, high): (Option<f64>, Option<f64>)| {
        (low.unwrap_or(f64::NEG_INFINITY), high.unwrap_or(f64::INFINITY))
    };
    Ok(window.map(closed))
}

/// Who chooses at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "explanation.gen.ts")]
pub enum NodeKind {
    /// The seat that asks, or its side: the highest value.
    Max,
    /// The other side: the lowest value.
    Min,
    /// Chance: the mean of the outcomes.
    Chance,
    /// Nobody: the game is over or an evaluation stands in for the rest.
    Leaf,
}

impl NodeKind {
    /// Its sign in a drawing: triangle up, triangle down, circle, box.
    pub const fn sign(self) -> char {
        match self {
            NodeKind::Max => '△',
            NodeKind::Min => '▽',
            NodeKind::Chance => '○',
            NodeKind::Leaf => '□',
        }
    }
}

/// The end of the search at a node before all its children were seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct Cut {
    /// Which rule allowed it.
    pub reason: CutReason,
    /// How many children were not searched. They may be recorded as nodes without a value.
    pub n_skipped: u32,
    /// The arithmetic as a sentence: "even if the other were 10, C is worth at most 6.5".
    pub sentence: Option<Message>,
}

/// Which rule allowed a cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "explanation.gen.ts")]
pub enum CutReason {
    /// The value fell to alpha or below: the maximiser has better elsewhere.
    Alpha,
    /// The value rose to beta or above: the minimiser has better elsewhere.
    Beta,
    /// Gamma: not even the best of the outcomes not yet seen could beat a sister already known.
    Gamma,
    /// Star1: even the best or worst of the outcomes not yet seen cannot bring the mean back
    /// inside the window.
    Star1,
    /// Star2: a look at one child of each outcome was enough to leave the window.
    Star2,
    /// The same position had been searched before.
    Transposition,
    /// The search goes no deeper: the evaluation stands in for what would follow.
    Depth,
    /// The budget was spent.
    Budget,
}

impl CutReason {
    /// The message key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            CutReason::Alpha => "study-cut-alpha",
            CutReason::Beta => "study-cut-beta",
            CutReason::Gamma => "study-cut-gamma",
            CutReason::Star1 => "study-cut-star1",
            CutReason::Star2 => "study-cut-star2",
            CutReason::Transposition => "study-cut-transposition",
            CutReason::Depth => "study-cut-depth",
            CutReason::Budget => "study-cut-budget",
        }
    }
}

impl Tree {
    pub(crate) fn lines(&self, say: &dyn Say) -> Vec<String> {
        let mut children = vec![Vec::new(); self.nodes.len()];
        for (idx, node) in self.nodes.iter().enumerate() {
            // A parent that does not stand before its child would make the walk go round.
            if let Some(parent) = node.parent.filter(|&parent| parent < idx) {
                children[parent].push(idx);
            }
        }
        let mut lines =
            vec![format!("{} (n = {})", say.message(&self.values.label), self.n_visited)];
        let mut waiting = vec![(0, String::new(), String::new())];
        while let Some((idx, before, below)) = waiting.pop() {
            let Some(node) = self.nodes.get(idx) else { continue };
            lines.push(format!("{before}{}", self.node_text(node, say)));
            // Last in, first out: the last child is put down first.
            for (n, &child) in children[idx].iter().rev().enumerate() {
                let (corner, stem) = if n == 0 { ("└─ ", "   ") } else { ("├─ ", "│  ") };
                waiting.push((child, format!("{below}{corner}"), format!("{below}{stem}")));
            }
        }
        lines
    }

    fn node_text(&self, node: &Node, say: &dyn Say) -> String {
        let unit = self.values.unit;
        let mut parts = vec![say.message(&node.edge)];
        parts.extend(node.probability.map(|p| say.number(p, Unit::Percent)));
        parts.push(node.kind.sign().to_string());
        parts.push(node.value.map_or("–".into(), |value| value.said(unit, say)));
        parts.extend(node.window.and_then(|window| window_text(window, unit, say)));
        if let Some(cut) = &node.cut {
            let reason = say.message(&Message::new(cut.reason.key()));
            let sentence = cut
                .sentence
                .as_ref()
                .map_or(String::new(), |said| format!(": {}", say.message(said)));
            parts.push(format!("// −{} {reason}{sentence}", cut.n_skipped));
        }
        if node.n_below > 0 {
            parts.push(format!("… {}", node.n_below));
        }
        if node.tone == Tone::Chosen {
            parts.push("<".into());
        }
        parts.retain(|part| !part.is_empty());
        parts.join(" ")
    }
}

/// A window with its open end as infinite; `None` while nothing bounds the value, for then there is nothing to say.
fn window_text((alpha, beta): (f64, f64), unit: Unit, say: &dyn Say) -> Option<String> {
    let end = |end: f64, open: &str| {
        if end.is_finite() { say.number(end, unit) } else { open.to_owned() }
    };
    (alpha.is_finite() || beta.is_finite())
        .then(|| format!("[{}, {}]", end(alpha, "−∞"), end(beta, "∞")))
}
