//! Ratings: one number for each player from the results among all of them.
//!
//! Batch fits for reports: [`bradley_terry`] from duels, [`plackett_luce`] from finishing orders,
//! both the most likely strengths with their covariance. [`WengLin`] moves a rating game by game.

mod bradley_terry;
mod connected;
mod logit;
mod matrix;
mod plackett_luce;
mod ratings;
mod weng_lin;

pub use bradley_terry::{BradleyTerry, Draws, Duels, bradley_terry};
pub use plackett_luce::{FinishingOrders, plackett_luce};
pub use ratings::{Difference, Ratings};
pub use weng_lin::{Skill, WengLin, WengLinError};

/// What is believed of the strengths before any game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Prior {
    /// Nothing: the most likely strengths, which exist only when the results tie all together.
    #[default]
    None,
    /// Strengths are normal about a common mean with this standard deviation, in units of ln-odds
    /// (1 is 174 Elo). Gives finite ratings also to those who won all their games.
    Normal {
        /// The standard deviation, above 0.
        sd: f64,
    },
}

impl Prior {
    /// The precision 1/sd², 0 for no prior.
    fn precision(self) -> Result<f64, RatingError> {
        match self {
            Prior::None => Ok(0.0),
            Prior::Normal { sd } if sd > 0.0 && sd.is_finite() => Ok(1.0 / (sd * sd)),
            Prior::Normal { sd } => Err(RatingError::Prior { sd }),
        }
    }
}

/// Why there are no ratings.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each message names its fields")]
pub enum RatingError {
    /// There is nobody to compare with.
    #[error("ratings need two players or more, there are {got}")]
    TooFew { got: usize },
    /// A result names a player that does not exist.
    #[error("no player {idx}, only 0 to {last}", last = players.saturating_sub(1))]
    Unknown { idx: usize, players: usize },
    /// A result has the same player twice.
    #[error("{name} cannot meet itself")]
    Repeated { name: String },
    /// The players fall into groups without a game between them.
    #[error("no game ties these together: {}; play some, or state a prior", list(groups))]
    Disconnected { groups: Vec<Vec<String>> },
    /// Some never finished behind any of the others, so their strength has no upper end.
    #[error(
        "{} never finished behind any of the others, so no finite rating is most likely; play more, \
         or state a prior",
        unbeaten.join(", ")
    )]
    Separated { unbeaten: Vec<String> },
    /// All games were drawn, so a parameter for draws has no upper end.
    #[error("all games were drawn, which leaves no room for a share of draws")]
    OnlyDraws,
    /// The prior is no distribution.
    #[error("the standard deviation of a prior must be above 0 and finite, not {sd}")]
    Prior { sd: f64 },
    /// The search for the most likely strengths did not come to rest.
    #[error("the search for the most likely strengths did not come to rest")]
    NotConverged,
}

/// Groups in words: `a, b | c`.
fn list(groups: &[Vec<String>]) -> String {
    groups.iter().map(|group| group.join(", ")).collect::<Vec<_>>().join(" | ")
}
