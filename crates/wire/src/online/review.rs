//! A finished match judged decision by decision: `POST /api/reviews` begins, `GET /api/reviews/{id}` tells.

use std::num::NonZeroU32;

use parlor_agent::{Message, SeatMsg};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::MomentMsg;

/// Asks for a match to be judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields = nullable)]
pub struct ReviewRequestMsg {
    /// Which match.
    pub source: ReviewSourceMsg,
    /// Who judges: an agent's spec; default: the game's strongest.
    pub agent: Option<String>,
    /// Is luck judged as well? Default: yes.
    pub luck: Option<bool>,
}

/// Which match is judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ReviewSourceMsg {
    /// A record that is brought along.
    Record {
        /// The record, in any format that can be uploaded.
        text: String,
    },
    /// A match that was played here.
    Match {
        /// The room.
        room: String,
        /// Which match, counted from 1; default: the last.
        #[schema(value_type = Option<u32>, minimum = 1)]
        #[ts(optional)]
        nth: Option<NonZeroU32>,
    },
}

/// A review, on its way or over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReviewMsg {
    /// Its id: only those who were told it can see the review.
    pub id: String,
    /// The game.
    pub game: String,
    /// Who judges.
    pub agent: String,
    /// What costs and luck are counted in.
    pub unit: ReviewUnitMsg,
    /// Who sat at seats A, B, …
    pub players: Vec<String>,
    /// How far it is.
    pub state: ReviewStateMsg,
    /// How much is done, from 0 to 1.
    pub done: f64,
    /// Why it could not go on, where it failed.
    pub error: Option<String>,
    /// How many decisions have been judged so far.
    pub n_decisions: usize,
    /// They, in the order of the match, from the one that was asked for on.
    pub decisions: Vec<ReviewedMsg>,
    /// The sums of every player, once all is judged.
    pub totals: Option<Vec<ReviewTotalsMsg>>,
}

/// What costs and luck are counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReviewUnitMsg {
    /// Points per game and cube; in a match, winning the cube now is +1 and losing it −1.
    Equity,
    /// The points of the score sheet.
    Points,
}

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReviewStateMsg {
    /// Others are judged first.
    Waiting,
    /// Decisions are being judged.
    Running,
    /// All is judged.
    Over,
    /// Someone has stopped it, or nobody has asked for it for a while.
    Cancelled,
    /// It could not go on.
    Failed,
}

/// A decision and what it cost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReviewedMsg {
    /// When it was made, and whose it was.
    pub at: MomentMsg,
    /// What was decided, by the game's own words: `play`, `double`, `answer`; `call`, `burial`, `card`.
    pub kind: String,
    /// In which of the sums it counts: `play`, `cube`.
    pub part: String,
    /// What was done.
    pub made: Message,
    /// What would have been best; what was done, where that is as good.
    pub best: Message,
    /// What it lost against the best; none where the agent puts no value on it.
    pub cost: Option<f64>,
    /// The same in chances to win the match, in a match.
    pub match_cost: Option<f64>,
    /// Is it among the decisions that the sums go by? Forced plays and clear cubes are not.
    pub counts: bool,
    /// The usual sign: `?!` doubtful, `?` bad, `??` very bad; empty for less.
    pub mark: String,
    /// What sets what was done apart from the best, in a player's words.
    pub why: Option<Message>,
    /// How lucky the chance was that came before it, for who decides.
    pub luck: Option<f64>,
}

/// The sums of one player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReviewTotalsMsg {
    /// Whose.
    pub seat: SeatMsg,
    /// Each kind of decision apart.
    pub parts: Vec<ReviewPartMsg>,
    /// What all decisions lost.
    pub cost: f64,
    /// What a decision lost on average.
    pub cost_per_decision: f64,
    /// The performance rating, where the game has one: 0 is perfect.
    pub rating: Option<f64>,
    /// The usual name for such play: `world class`.
    pub grade: Option<String>,
    /// What all errors lost in chances to win the match, in a match.
    pub match_cost: Option<f64>,
    /// How lucky the player was in all, where luck was judged.
    pub luck: Option<f64>,
}

/// The decisions of one kind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReviewPartMsg {
    /// Which: `play`, `cube`.
    pub part: String,
    /// How many count.
    pub decisions: usize,
    /// What they lost.
    pub cost: f64,
}
