//! Match equity: the chance to win a match at a score.
//!
//! | file | idea |
//! |---|---|
//! | `table` | [`MatchEquityTable`]: chances at every score |
//! | `zadeh` | tables made of Zadeh's formulas |
//! | `beyond` | scores that a table does not reach |
//! | `prices` | [`GammonPrices`], and dead-cube take points |
//!
//! Tables are read from files by `parlor_formats::backgammon::met`; one is built in: Kazaross XG2.

mod beyond;
mod prices;
mod table;
mod zadeh;

pub(crate) use beyond::normal;
pub use prices::GammonPrices;
pub use table::{MatchEquityTable, UnusableTableError};
