//! Tournaments: plans, duplicate blocks, parallel runs, results that anyone can repeat.
//!
//! A tournament is a list of numbered **blocks**. A block plays one source of chance with the seats
//! exchanged, so that luck falls on everyone alike. Everything drawn follows from the plan's seed
//! and the block's number: chance from (seed, block, deal), an agent's randomness from (seed, block,
//! game, seat). So the number of threads, of shards, and interruptions cannot change a byte of the
//! results.
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `plan`, `schedule` | [`Plan`], [`Schedule`]: what is to be played, checked first |
//! | `plan_file` | [`PlanFile`]: a plan in TOML |
//! | `arena` | [`Arena`]: a game with its agents; what must be known of it is its kit's [`Rank`](parlor_kit::Rank) |
//! | `block` | [`play_block`]: one block |
//! | `players`, `bots/` | [`Players`]: who sits down; outside programs, also by a game's own dialect |
//! | `seated`, `referee` | an agent at its seat; what is noted of the players of a game |
//! | `times`, `faults` | what is noted, besides [`Counts`]: [`Times`], [`Faults`] |
//! | `results` | result files: header, lines, reading back |
//! | `run`, `shard` | [`run`]: all blocks on all cores, in order, resumable; [`Shard`]: a part |
//! | `sidecar` | [`Sidecar`]: times and machines, beside the results |
//! | `journal`, `stop` | the file while it is written; when to stop early |
//! | `merge` | [`merge`]: shards into one file |
//! | [`report`], [`plot`] | [`Report`]: HTML, Markdown, CSV, JSON; charts as SVG |
//! | `standings` | [`Standings`]: what the results say, with intervals |

mod arena;
mod block;
mod bots;
mod faults;
mod journal;
mod merge;
mod plan;
mod plan_file;
mod players;
pub mod plot;
mod referee;
pub mod report;
mod results;
mod run;
mod schedule;
mod seated;
mod shard;
mod sidecar;
mod standings;
mod stop;
mod times;

pub use arena::Arena;
pub use block::{Block, Forfeit, GameLine, play_block};
pub use bots::{
    BotCommand, BotErrors, BotLimits, Breach, CommandError, Manner, Protocol, dialects,
};
pub use faults::{Fault, Faults};
pub use merge::{MergeError, merge};
pub use parlor_kit::{Counts, Setting, SettingError};
pub use plan::{Allowed, Entrant, Plan, PlanError, Seatings, StopRule, StopUnit};
pub use plan_file::{PlanFile, PlanFileError};
pub use players::Players;
pub use report::Report;
pub use results::{Header, ResultsError, read};
pub use run::{Options, Progress, RunError, check, run};
pub use schedule::Schedule;
pub use shard::Shard;
pub use sidecar::{Machine, Sidecar};
pub use standings::{Pairing, Standing, Standings};
pub use stop::StopModel;
pub use times::Times;
