//! What is said between a server and those at a table: players, outside bots, spectators.
//!
//! One socket belongs to one table. The client's first frame is [`ClientMsg::Hello`]; the server
//! answers with [`ServerMsg::Welcome`] and then with what the client missed, or with the whole
//! [`StateMsg`]. From then on every event of the client's own stream comes once, in order, with a
//! version that goes up by one. Nobody's stream holds what its seat may not know: it is made of the
//! game's `Seen` events, or, for spectators, of the open table alone.
//!
//! Times are milliseconds of the server's clock; [`ServerMsg::Welcome`] and [`ServerMsg::Pong`] say
//! what it shows. The whole protocol with examples: `docs/dev/online-protocol.md`.
//!
//! | file | idea |
//! |---|---|
//! | `client` | [`ClientMsg`]: what a client says |
//! | `server` | [`ServerMsg`]: replies, and the frames of the stream |
//! | `event` | [`TableEventMsg`]: one step of the stream |
//! | `state` | [`StateMsg`]: all of it at once; [`SheetLineMsg`]: what the deals before have brought |
//! | `prompt` | [`PromptMsg`], [`ClockMsg`]: a question and its time |
//! | `room` | [`RoomMsg`], [`EntrantMsg`]: who plays what, where, by which clock |
//! | `practice` | [`AdviceMsg`], [`OpenHandsMsg`]: advice; all hands, at a practice table |
//! | `review` | [`ReviewMsg`]: a match judged decision by decision |
//! | `explore` | [`ExplorationMsg`]: a search laid open, and the parts of it that are fetched |
//! | `error` | [`ErrorCode`]: why something was refused |
//! | `fair` | [`PromiseMsg`], [`RevealMsg`]: the proof of fair chance |
//! | `record` | [`RecordMsg`]: a finished match |
//! | `replay` | [`ReplayMsg`]: a finished match step by step, all hands open |
//! | `rest` | [`RefusalMsg`], [`JoinRequestMsg`]: requests over HTTP and their answers |
//! | `person` | [`LinkMsg`], [`MyGamesMsg`]: a personal link, and the games it connects |
//! | `catalogue` | [`AgentMsg`], [`RulesMsg`]: who can be invited, by which rules one can play |

mod catalogue;
mod client;
mod error;
mod event;
mod explore;
mod fair;
mod person;
mod practice;
mod prompt;
mod record;
mod replay;
mod rest;
mod review;
mod room;
mod server;
mod state;

pub use catalogue::{
    AgentMsg, LengthMsg, ParameterKindMsg, ParameterMsg, ResultMsg, RuleMsg, RulesMsg, SettingMsg,
};
pub use client::ClientMsg;
pub use error::ErrorCode;
pub use event::{ChatMsg, CostMsg, TableEventMsg, WithdrawnMsg};
pub use explore::{
    ChangeMsg, ExplorationMsg, ExploreCountsMsg, ExploreEventMsg, ExploreRequestMsg,
    ExploredActionMsg, ExploredNodeMsg, ExploredNodesMsg, ExploredStepMsg, ExploredStepsMsg,
    FoundNodeMsg, NodeBoardMsg, NodeEventMsg, SourceMsg, SweepMsg,
};
pub use fair::{
    ChainHeadMsg, ChainMsg, ChainedPromiseMsg, EntrantKindMsg, FairEntrantMsg, FairMsg, PromiseMsg,
    RevealMsg,
};
pub use person::{
    FinishedGameMsg, LinkMsg, MatchPlayerMsg, MatchSummaryMsg, MyGamesMsg, MyNewSeatMsg, MySeatMsg,
    RunningGameMsg, TakeSeatMsg, TakenSeatMsg,
};
pub use practice::{AdviceMsg, OpenHandsMsg};
pub use prompt::{ClockMsg, PromptMsg};
pub use record::{DealRecordMsg, InputMsg, RecordMsg, RecordedAnswerMsg};
pub use replay::{ReplayDealMsg, ReplayMsg, ReplayStepMsg};
pub use rest::{
    AdviceRequestMsg, AnalysisRequestMsg, BotRequestMsg, CreatedMsg, CreatorMsg, DealAtMsg,
    EnteredMsg, JoinRequestMsg, MomentMsg, OpenRequestMsg, RefusalMsg, SeatInfoMsg, TokenMsg,
    TraceMsg,
};
pub use review::{
    ReviewMsg, ReviewPartMsg, ReviewRequestMsg, ReviewSourceMsg, ReviewStateMsg, ReviewTotalsMsg,
    ReviewUnitMsg, ReviewedMsg,
};
pub use room::{
    CallWindowMsg, ClockRulesMsg, EntrantMsg, OccupantMsg, PresenceMsg, RoomInfoMsg, RoomMsg,
    RoomRequestMsg, RoomSummaryMsg, SeatRequestMsg, SpectatorsMsg,
};
pub use server::ServerMsg;
pub use state::{ClaimMsg, PhaseMsg, SheetLineMsg, StateMsg};
