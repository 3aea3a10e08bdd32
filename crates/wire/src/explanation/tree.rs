//! Search trees.

use parlor_agent::{Cut, CutReason, Node, NodeKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{EstimateMsg, MessageMsg, ToneMsg};
use crate::SeatMsg;

/// One node of a search tree and the edge that leads to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct NodeMsg {
    /// The index of its parent, which stands before it; none for the root.
    pub parent: Option<usize>,
    /// Who chooses here.
    pub kind: NodeKindMsg,
    /// Whose seat that is.
    pub mover: Option<SeatMsg>,
    /// What leads here.
    pub edge: MessageMsg,
    /// How likely, below a chance node.
    pub probability: Option<f64>,
    /// The search window; an open end is null.
    #[ts(as = "Option<(Option<f64>, Option<f64>)>")]
    pub window: Option<(f64, f64)>,
    /// What it is worth.
    pub value: Option<EstimateMsg>,
    /// Why it was left early.
    pub cut: Option<CutMsg>,
    /// How it stands out.
    pub tone: ToneMsg,
    /// Nodes below it that are not in the list.
    pub n_below: u64,
}

/// Who chooses at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
#[serde(rename_all = "snake_case")]
pub enum NodeKindMsg {
    /// The seat that asks.
    Max,
    /// An opponent.
    Min,
    /// Nobody.
    Chance,
    /// The search ended here.
    Leaf,
}

/// The early end of the search at a node.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct CutMsg {
    /// Which rule allowed it.
    pub reason: CutReasonMsg,
    /// Children not looked at.
    pub n_skipped: u32,
    /// The same in words.
    pub sentence: Option<MessageMsg>,
}

/// Which rule allowed a cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
#[serde(rename_all = "snake_case")]
pub enum CutReasonMsg {
    /// Not above what the maximiser has.
    Alpha,
    /// Not below what the minimiser has.
    Beta,
    /// A sister cannot be beaten any more.
    Gamma,
    /// Bounds of the outcomes not yet seen.
    Star1,
    /// Probes of one child each.
    Star2,
    /// Already known.
    Transposition,
    /// No more time or nodes.
    Budget,
}

impl From<&Node> for NodeMsg {
    fn from(node: &Node) -> NodeMsg {
        NodeMsg {
            parent: node.parent,
            kind: match node.kind {
                NodeKind::Max => NodeKindMsg::Max,
                NodeKind::Min => NodeKindMsg::Min,
                NodeKind::Chance => NodeKindMsg::Chance,
                NodeKind::Leaf => NodeKindMsg::Leaf,
            },
            mover: node.mover.map(SeatMsg::from),
            edge: (&node.edge).into(),
            probability: node.probability,
            window: node.window,
            value: node.value.as_ref().map(EstimateMsg::from),
            cut: node.cut.as_ref().map(CutMsg::from),
            tone: node.tone.into(),
            n_below: node.n_below,
        }
    }
}

impl From<&Cut> for CutMsg {
    fn from(cut: &Cut) -> CutMsg {
        CutMsg {
            reason: match cut.reason {
                CutReason::Alpha => CutReasonMsg::Alpha,
                CutReason::Beta => CutReasonMsg::Beta,
                CutReason::Gamma => CutReasonMsg::Gamma,
                CutReason::Star1 => CutReasonMsg::Star1,
                CutReason::Star2 => CutReasonMsg::Star2,
                CutReason::Transposition => CutReasonMsg::Transposition,
                CutReason::Budget => CutReasonMsg::Budget,
            },
            n_skipped: cut.n_skipped,
            sentence: cut.sentence.as_ref().map(MessageMsg::from),
        }
    }
}
