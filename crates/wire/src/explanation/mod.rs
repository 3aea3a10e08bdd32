//! Why an agent chose what it chose, as a page reads it.
//!
//! The types mirror those of `parlor-agent` one for one and hold nothing else.

mod panel;
mod tree;
mod words;

use parlor_agent::{Candidate, Explanation};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

pub use panel::{
    BarMsg, BodyMsg, CellMsg, ClassMsg, CurveMsg, GridRowMsg, HandMsg, MarkMsg, PanelMsg, RowMsg,
    SquareMsg, WorldMsg,
};
pub use tree::{CutMsg, CutReasonMsg, NodeKindMsg, NodeMsg};
pub use words::{
    ArgMsg, BoundMsg, EstimateMsg, MessageMsg, QuantityMsg, RangeMsg, ScaleMsg, ToneMsg, UnitMsg,
};

use words::{pieces, put};

/// An agent's reasons.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct ExplanationMsg {
    /// What was chosen, as a heading.
    pub verdict: Option<MessageMsg>,
    /// Why, in at most two sentences.
    pub reasons: Vec<MessageMsg>,
    /// The index of the chosen action among the legal ones.
    pub chosen: Option<usize>,
    /// What the candidates' values measure.
    pub values: ScaleMsg,
    /// What the candidates' further cells measure.
    pub columns: Vec<ScaleMsg>,
    /// What the parts of the candidates' stacked bars are called.
    pub shares: Vec<MessageMsg>,
    /// What was considered, best first.
    pub candidates: Vec<CandidateMsg>,
    /// The evidence.
    pub panels: Vec<PanelMsg>,
    /// What it took.
    pub effort: Vec<MessageMsg>,
}

/// One action that was considered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "explanation.gen.ts")]
pub struct CandidateMsg {
    /// Its index among the legal actions.
    pub legal_idx: usize,
    /// What it is called.
    pub label: MessageMsg,
    /// What is drawn before its name.
    pub pieces: Vec<String>,
    /// What it is worth.
    pub value: Option<EstimateMsg>,
    /// How likely it is to be chosen.
    pub probability: Option<f64>,
    /// One cell for each column.
    pub cells: Vec<CellMsg>,
    /// One share for each part of the stacked bar.
    pub shares: Vec<f64>,
}

impl From<&Explanation> for ExplanationMsg {
    fn from(why: &Explanation) -> ExplanationMsg {
        ExplanationMsg {
            verdict: why.verdict.as_ref().map(MessageMsg::from),
            reasons: put(&why.reasons),
            chosen: why.chosen,
            values: (&why.values).into(),
            columns: put(&why.columns),
            shares: put(&why.shares),
            candidates: put(&why.candidates),
            panels: put(&why.panels),
            effort: put(&why.effort),
        }
    }
}

impl From<&Candidate> for CandidateMsg {
    fn from(candidate: &Candidate) -> CandidateMsg {
        CandidateMsg {
            legal_idx: candidate.legal_idx,
            label: (&candidate.label).into(),
            pieces: pieces(&candidate.pieces),
            value: candidate.value.as_ref().map(EstimateMsg::from),
            probability: candidate.probability,
            cells: put(&candidate.cells),
            shares: candidate.shares.clone(),
        }
    }
}
