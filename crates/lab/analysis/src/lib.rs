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
//! # A session of Zole
//!
//! An [`Analyst`](zole::Analyst) is an agent that is asked at every decision of a deal, from the view of
//! the player; [`judge`](zole::judge) finds what each of them cost by that and with open cards, and how
//! lucky the cards were; [`Totals`](zole::Totals) are the sums of a player.
//!
//! ```
//! use parlor_analysis::zole::{Analyst, OpenCards, Totals, judge, recorded};
//! use parlor_formats::zole::record;
//! use parlor_game::Seat;
//!
//! let text = "zole record 1\nrules: seed\nplayers: Anna, Jānis, Ieva\ndealer: C\n\ndeal 1\n\
//!     A: QC QS QD 7D KH 9H AS TS\nB: QH JC JH TD 9D AH AC 9C\nC: JS AD 8D TH KS 9S TC KC\n\
//!     calls: pass pass pass\n";
//! let record = record::read(text.as_bytes()).unwrap();
//! let analyst = Analyst::new("pimc:worlds=5", 1).unwrap();
//! let deals = recorded(&record).unwrap();
//! let found = judge(&deals[0], &analyst, &mut OpenCards::default()).unwrap();
//! assert_eq!(found.decisions.len(), 3);
//! assert_eq!(Totals::of(&[found], Seat::A).calls.decisions, 1);
//! ```
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `advice` | [`Advice`]: what an agent would do and why, in any game |
//! | `review` | [`Review`]: matches judged decision by decision, as they are sent to a page; `backgammon/review` and `zole/review` for their games |
//! | `backgammon/analyst` | [`Analyst`](backgammon::Analyst): plays, chances, cubes and positions valued by an agent |
//! | `backgammon/rated` | [`Rated`](backgammon::Rated): every choice with its value |
//! | `backgammon/analysis`, `decision` | a match, decision by decision and roll by roll |
//! | `backgammon/totals` | [`Totals`](backgammon::Totals): error rates, luck and the grade of a player |
//! | `riichi/recorded` | recorded matches, played again answer by answer |
//! | `riichi/agreement` | what counts as agreement, and how often there was some |
//! | `riichi/comparison` | an agent beside the players of records |
//! | `riichi/situation` | the decisions of a seat in an mjai log |
//! | `zole/analysis`, `decision` | a deal, decision by decision |
//! | `zole/analyst` | [`Analyst`](zole::Analyst): what an agent's values say of a decision, in points |
//! | `zole/open`, `bidding` | [`OpenCards`](zole::OpenCards): the same with open cards, and luck |
//! | `zole/points`, `totals` | what results are worth; the sums of a player |
//! | `zole/endings` | [`OpenEnding`](zole::OpenEnding): exact best responses in the last two tricks |

mod advice;
mod review;

pub mod backgammon;
pub mod riichi;
pub mod zole;

pub use advice::Advice;
pub use review::{Review, ReviewError, ReviewSettings, Reviewer, Told};
