//! What play was worth: finished games judged decision by decision, agents compared with the players
//! of records, and advice on one situation.
//!
//! Everything comes back as values: what to print and in which words is up to the caller, and so are
//! files, threads and progress.
//!
//! # A match of backgammon
//!
//! An [`Analyst`](backgammon::Analyst) is an agent that is asked what positions are worth;
//! [`Analysis`](backgammon::Analysis) takes it through a match: every decision with what it lost
//! against the best, the luck of every roll, and [`Totals`](backgammon::Totals) for each player.
//!
//! ```
//! use parlor_analysis::backgammon::{Analysis, Analyst};
//! use parlor_backgammon::RuleSet;
//! use parlor_backgammon_agents::{ExactEndings, MatchEquityTable};
//! use parlor_formats::backgammon::mat;
//! use parlor_game::Seat;
//!
//! let text = b" 3 point match\n\n Game 1\n one : 0                          two : 0\n  \
//!     1) 31: 8/5 6/5                     42: 8/4 6/4\n";
//! let record = mat::read(text, RuleSet::STANDARD).unwrap();
//! let (table, endings) = (MatchEquityTable::kazaross_xg2(), ExactEndings::shared());
//! let mut analyst = Analyst::new("pips", 1, None, table, endings).unwrap();
//! let found = Analysis::of(&record, &mut analyst, false, &mut || {}).unwrap();
//! // Two plays, and the choice of the second player not to double before the roll.
//! assert_eq!(found.decisions.len(), 3);
//! assert_eq!(found.totals(Seat::A).plays, 1);
//! ```
//!
//! # Riichi
//!
//! A [`Comparison`](riichi::Comparison) counts how often an agent does what the players of records
//! did; [`Situations`](riichi::Situations) are the decisions of one seat in an mjai log, each a
//! question that an agent can be asked.
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `advice` | [`Advice`]: what an agent would do and why, in any game |
//! | `backgammon/analyst` | [`Analyst`](backgammon::Analyst): plays, chances, cubes and positions valued by an agent |
//! | `backgammon/rated` | [`Rated`](backgammon::Rated): every choice with its value |
//! | `backgammon/analysis`, `decision` | a match, decision by decision and roll by roll |
//! | `backgammon/totals` | [`Totals`](backgammon::Totals): error rates, luck and the grade of a player |
//! | `riichi/recorded` | recorded matches, played again answer by answer |
//! | `riichi/agreement` | what counts as agreement, and how often there was some |
//! | `riichi/comparison` | an agent beside the players of records |
//! | `riichi/situation` | the decisions of a seat in an mjai log |

mod advice;
pub mod backgammon;
pub mod riichi;

pub use advice::Advice;
