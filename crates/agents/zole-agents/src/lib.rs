//! The named players of Zole.
//!
//! | name | who |
//! |---|---|
//! | `rules` | habits of human players; bids by one of two rules of thumb |
//! | `minimax`, `alphabeta` | the source thesis: random, then every card in every world |
//! | `pimc` | solves sampled worlds; wins first, then levels, then margin |
//! | `ismcts`, `iimc`, `epimc`, `alphamu`, `bestfirst`, `cfr` | the methods that `methods` lists; they call and bury as `pimc` does |
//! | `house` | as `level` says: a beginner, a club player, or every contract by the method that plays it best |
//!
//! ```
//! use parlor_zole_agents::registry;
//! let names: Vec<_> = registry().entries().iter().map(|entry| entry.name).collect();
//! assert_eq!(names, [
//!     "random", "rules", "minimax", "alphabeta", "pimc", "ismcts", "iimc", "epimc", "alphamu",
//!     "bestfirst", "cfr", "house",
//! ]);
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
//! | `inference` | how likely each is, by what others did; [`Study`] fits it |
//! | `chances` | what a share of won worlds is worth as a chance to win |
//! | `judge`, `payoff` | what an open world is worth to a player |
//! | `crew`, `clear` | worlds on several threads; when enough of them have been looked at |
//! | `pimc` | [`Pimc`], its [`Thresholds`] |
//! | `house` | [`House`]: calls in points, cards where tricks are not wanted; its [`Demands`] |
//! | `methods` | searches that know what they do not know, and endings as a game: [`Ending`] |
//! | `why` | their reasons in a player's words |
//! | `words` | what actions are called |

mod bidder;
mod bids;
mod chances;
mod clear;
mod club;
mod crew;
mod habits;
mod house;
mod imagined;
mod inference;
mod judge;
mod methods;
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
pub use chances::{Chance, Chances, Occasion, PARTS, ROLES};
pub use club::Club;
pub use house::{CallWorth, Demands, House, HouseOptions};
pub use imagined::{Heeded, Imagined, Imagining, Inference};
pub use inference::{Study, Tendencies};
pub use methods::{Ending, EndingSetup, EndingView};
pub use novice::Novice;
pub use pimc::{BY_WINS_ALONE, Criterion, Pimc, PimcOptions, Thresholds, WORLDS_ASKED};
pub use registry::registry;
pub use role::Role;
pub use rules::Rules;
pub use source::{PlainSearch, SourcePlayer};
