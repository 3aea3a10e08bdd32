//! The searches that can be watched.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The search whose log it is: which pseudo-code stands beside it, what its steps are.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "explanation.gen.ts")]
pub enum Algorithm {
    /// The whole tree without chance.
    #[default]
    Minimax,
    /// Minimax without what cannot matter.
    AlphaBeta,
    /// The whole tree with chance.
    Expectiminimax,
    /// The backgammon source's pruning at chance nodes.
    Gamma,
    /// Ballard's Star1.
    Star1,
    /// Ballard's Star2.
    Star2,
    /// Best-first minimax.
    BestFirst,
    /// A tree grown by playouts.
    Uct,
    /// A tree grown by playouts in guessed worlds.
    Ismcts,
    /// Many worlds, each solved as if it were open.
    Pimc,
    /// Counterfactual regret minimisation.
    Cfr,
}

impl Algorithm {
    /// Is a step of it a round (a playout, a world, a sweep) and not a node?
    pub const fn has_rounds(self) -> bool {
        use Algorithm::{BestFirst, Cfr, Ismcts, Pimc, Uct};
        matches!(self, BestFirst | Uct | Ismcts | Pimc | Cfr)
    }
}
