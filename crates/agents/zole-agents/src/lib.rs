//! The named players of Zole.
//!
//! | name | who |
//! |---|---|
//! | `rules` | habits of human players; bids by one of two rules of thumb |
//! | `minimax`, `alphabeta` | the source thesis: random, then every card in every world |
//! | `pimc` | solves sampled worlds; wins first, then levels, then margin |
//! | `house` | as `level` says: a beginner, a club player, or `pimc` as it is tuned |
//!
//! ```
//! use parlor_zole_agents::registry;
//! let names: Vec<_> = registry().entries().iter().map(|entry| entry.name).collect();
//! assert_eq!(names, ["random", "rules", "minimax", "alphabeta", "pimc", "house"]);
//! ```
//!
//! All of them play every role: soloist and opponent in lielais, zole and mazā zole, and galdiņš.
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `registry` | [`registry()`]: names and parameters |
//! | `bidder` | [`Bidder`]: two rules of thumb |
//! | `role`, `habits`, `rules` | [`Rules`]: what a human player does without thinking |
//! | `novice`, `club` | [`Novice`], [`Club`]: the lower levels of `house` |
//! | `source` | [`SourcePlayer`] |
//! | `bids`, `imagined` | worlds that fit cards, voids and bids |
//! | `judge`, `payoff` | what an open world is worth to a player |
//! | `pimc` | [`Pimc`], its [`Thresholds`] |
//! | `why` | their reasons in a player's words |
//! | `words` | what actions are called |

mod bidder;
mod bids;
mod club;
mod habits;
mod imagined;
mod judge;
mod novice;
mod payoff;
mod pimc;
mod registry;
mod role;
mod rules;
mod source;
mod why;
mod words;
mod worlds_log;

pub use bidder::{Bidder, honours, lone_aces, ranks};
pub use bids::fits_bids;
pub use club::Club;
pub use imagined::{Heeded, Imagined, Imagining, Inference};
pub use novice::Novice;
pub use pimc::{BY_WINS_ALONE, Criterion, Pimc, PimcOptions, Thresholds, WORLDS_ASKED};
pub use registry::registry;
pub use role::Role;
pub use rules::Rules;
pub use source::{PlainSearch, SourcePlayer};
