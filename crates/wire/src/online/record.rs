//! A finished match: what came from outside, and the proof that chance was fair.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::FairMsg;
use crate::SeatMsg;

/// A finished match; `A` is the game's action, `D` the name of a chance event, `C` what came out of
/// it. State and events follow from it by replay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RecordMsg<A, D, C> {
    /// [`RecordMsg::FORMAT`].
    pub format: String,
    /// Which game.
    pub game: String,
    /// Its rules in canonical text.
    pub rules: String,
    /// Who sat at seats A, B, …: a name, or an agent's spec.
    pub players: Vec<String>,
    /// The proof.
    pub fair: FairMsg,
    /// The deals in order.
    pub deals: Vec<DealRecordMsg<A, D, C>>,
    /// The final score of seats A, B, C and D.
    pub standing: [i32; 4],
}

impl<A, D, C> RecordMsg<A, D, C> {
    /// The name and version of the format.
    pub const FORMAT: &'static str = "parlor-record/1";
}

/// One deal of a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DealRecordMsg<A, D, C> {
    /// The number by which the match names it.
    pub number: u64,
    /// Its key.
    pub key: String,
    /// What came from outside, in order.
    pub inputs: Vec<InputMsg<A, D, C>>,
    /// The score of seats A, B, C and D after it.
    pub standing: [i32; 4],
}

/// What came from outside.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum InputMsg<A, D, C> {
    /// A chance event.
    Chance {
        /// Where it belongs.
        at: D,
        /// What came out.
        chance: C,
    },
    /// The answers of all who were asked.
    Answers {
        /// In turn order from seat A.
        answers: Vec<RecordedAnswerMsg<A>>,
    },
    /// Someone resigned and the other player accepted.
    Resigned {
        /// The player who resigned.
        seat: SeatMsg,
        /// How many times the stake: 1, 2 for a gammon, 3 for a backgammon.
        worth: u8,
    },
}

/// One answer in a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RecordedAnswerMsg<A> {
    /// The seat that answered.
    pub seat: SeatMsg,
    /// The action chosen.
    pub action: A,
    /// Did the table answer for the player?
    #[serde(default)]
    pub auto: bool,
}
