//! The named players of riichi mahjong.
//!
//! The players `lt-…` are those of Ž. Jucius, Kaunas University of Technology, 2017. They share one
//! [frame](Frame): what is done first of all that can be done. They differ in which calls they make
//! and in what they discard: `lt-random` anything, `lt-greedy` and `lt-fast` by a table of values
//! ([`Values`]), `lt-csp` and `lt-bucket` by what the hand could become ([`Plan`]).
//! `fi-mc` and `fi-tree` are by N. Hämäläinen, Metropolia, Helsinki, 2019: the one plays on alone
//! and at random, the other looks for exchanges that make the hand better. `sp-draw` and `jp-dag`
//! value their hand as if they were alone with the wall, the first by draws alone, the second as M.
//! Kurita and K. Hoki did in 2017, with calls and ron. [`house`] is the strong one: it weighs its hand
//! against what rivals may hold.
//!
//! ```
//! use parlor_riichi_agents::registry;
//! let names: Vec<_> = registry().entries().iter().map(|entry| entry.name).collect();
//! assert_eq!(names[1..5], ["lt-random", "lt-greedy", "lt-fast", "lt-csp"]);
//! assert_eq!(names[5..9], ["lt-bucket", "lt-dqn", "fi-mc", "fi-tree"]);
//! assert_eq!(names[9..], ["sp-draw", "jp-dag", "house"]);
//! ```
//!
//! Where the source is silent: ties go to the lowest tile index unless told otherwise ([`Unspecified`]), a plain five goes before a red
//! one, the first listed form of a call is taken, a riichi discard follows the same rule as any
//! other among the tiles that keep the hand ready, and nobody declares nine kinds.
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `frame` | [`Frame`]: the order in which actions are preferred |
//! | `unspecified` | [`Unspecified`]: what the source leaves open |
//! | `visible` | what lies open: the source's count of visible tiles |
//! | `table_reading` | [`TableReading`]: how the source's tables of values are read |
//! | `values` | [`Values`]: a value for each kind; the greedy table |
//! | `targets` | [`Targets`]: what `lt-fast` aims at, and its table |
//! | `plan` | [`Plan`]: what a hand could become; [`Worth`]; calls and discards that follow |
//! | [`bucket`] | the thesis's buckets: how much of a yaku a hand holds |
//! | [`csp`] | a yaku as a constraint satisfaction problem, solved by min-conflicts |
//! | [`fi`] | what the Helsinki players share: how hands are valued, which calls are made |
//! | `fi_cover` | [`covered`]: how much of a hand sets and pairs cover |
//! | `fi_mc`, `fi_tree` | the Helsinki agents |
//! | `after` | the hand after a call or kan |
//! | `solo`, `solo_reasons` | deciding and explaining by what a hand is worth to a player alone with the wall |
//! | `sp_draw`, `jp_dag` | the agents that value their hand alone |
//! | [`house`] | the strong player: attack, defence, push or fold, places |
//! | `lt_random`, `lt_valued`, `lt_csp`, `lt_bucket` | the Kaunas agents |
//! | [`lt_dqn`] | two networks, and how they learn |
//! | `won` | what the win at hand is worth |
//! | `roster` | [`registry()`]: everyone by name |
//! | `reasons` | how they explain themselves |
//! | `why` | the reason that decides, in the words of players |

mod after;
pub mod bucket;
pub mod csp;
pub mod fi;
mod fi_cover;
mod fi_mc;
mod fi_tree;
mod frame;
pub mod house;
mod jp_dag;
mod lt_bucket;
mod lt_csp;
pub mod lt_dqn;
mod lt_random;
mod lt_valued;
mod plan;
mod reasons;
mod roster;
mod solo;
mod solo_reasons;
mod sp_draw;
mod table_reading;
mod targets;
mod unspecified;
mod values;
mod visible;
mod why;
mod won;

pub use fi_cover::{Pairs, covered};
pub use fi_mc::{FiMc, Pick};
pub use fi_tree::{FiTree, Mode};
pub use frame::Frame;
pub use lt_bucket::LtBucket;
pub use lt_csp::LtCsp;
pub use lt_random::LtRandom;
pub use lt_valued::{LtFast, LtGreedy};
pub use plan::{Plan, Worth};
pub use roster::registry;
pub use table_reading::{Neighbours, Subtract, TableReading, YakuhaiReach};
pub use targets::Targets;
pub use unspecified::{TieBreak, Unspecified};
pub use values::Values;
pub use visible::visible;
