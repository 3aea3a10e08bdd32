//! Tenhou's XML records (mjlog), plain or gzipped.
//!
//! [`Mjlog`] reads one as pieces of a neutral record; [`check_wall`] rebuilds the wall of every
//! deal from the record's seed and compares it with the tiles dealt, drawn and turned.

mod call;
mod element;
mod ending;
mod error;
mod percent;
mod reader;
mod rules;
mod tag;
mod wall_check;

pub use call::{CallFault, meld_of_code};
pub use error::{MjlogError, MjlogFault};
pub use reader::Mjlog;
pub(super) use rules::tenhou;
pub use wall_check::{WallCheckError, WallReport, check_wall};
