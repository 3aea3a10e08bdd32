//! Exact open-card answers for Zole: what is each side due when all cards lie face up?
//!
//! - [`Solver`] answers for lielais, zole and mazā zole: exact eyes, yes-or-no limits, the level,
//!   the value of every card, a best line; from any position, also inside a trick.
//! - [`max_n`] and [`Solver::fewest_tricks`] answer for galdiņš.
//! - [`count_playouts`] counts how a deal can be played.
//! - [`plain`] and [`lists`] are slow twins for tests and experiments, [`deals`] makes sample deals.
//!
//! ```
//! use parlor_zole::{ByPlace, Contract, Eyes, Level, Place, Trick};
//! use parlor_zole_solver::{Position, Solver};
//!
//! // Eight top trumps against everything else; 9♥ K♥ lie on the table.
//! let hands = ByPlace::new([
//!     "JD JH JS JC QD QH QS QC".parse()?,
//!     "TH AH 9S KS TS AS 9C KC".parse()?,
//!     "7D 8D 9D KD TD AD TC AC".parse()?,
//! ]);
//! let deal = Position::new(Contract::Zole(Place::First), hands, Trick::led_by(Place::First))?;
//! let mut solver = Solver::new();
//! assert_eq!(solver.eyes(&deal), Some(Eyes(116)));
//! assert_eq!(solver.level(&deal), Some(Level::AllTricks));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # How
//!
//! Null windows driven by their own bounds (Plaat's MTD(f)), one table entry per trick start, kept
//! beside those of the same shape, which bound each other; merged states, quasi-symmetry and proven
//! bounds after Kupferschmid and Helmert's DDSS for Skat, moves ordered by who is likely to take the
//! trick. We differ from DDSS in asking from above, in bounding neighbours of unequal eyes inside the
//! search, and in bounding a state by others of its shape.
//!
//! | file | idea |
//! |---|---|
//! | `position`, `kind` | [`Position`], checked; [`Kind`]: what matters of it |
//! | `solver` | the questions |
//! | `search`, `choice`, `order`, `bounds`, `memory`, `merge`, `shape`, `table`, `guess` | the fast search |
//! | `measure`, `bits` | what is counted; cards as bits |
//! | `tricks`, `galdins`, `count`, `memo` | max-n and playouts |
//! | `plain`, `lists`, `following` | slow twins and the source's defect |
//! | `deals` | sample deals |

mod bits;
mod bounds;
mod choice;
mod count;
pub mod deals;
mod following;
mod galdins;
mod guess;
mod kind;
pub mod lists;
mod measure;
mod memo;
mod memory;
mod merge;
mod order;
pub mod plain;
mod position;
mod search;
mod shape;
mod solver;
mod table;
mod tricks;

pub use count::count_playouts;
pub use following::Following;
pub use galdins::{max_n, max_n_values};
pub use kind::Kind;
pub use position::{Position, PositionError};
pub use solver::{CardValue, Solver};
