//! Tenhou's XML records (mjlog), plain or gzipped.
//!
//! [`Mjlog`] reads one as pieces of a neutral record, [`write_match`] writes one; [`check_wall`] rebuilds the wall of every
//! deal from the record's seed and compares it with the tiles dealt, drawn and turned.

mod call;
mod checked;
mod element;
mod ending;
mod error;
mod ids;
mod percent;
mod reader;
mod rules;
mod tag;
mod wall_check;
mod win_tag;
mod writer;

pub use call::{CallFault, meld_of_code};
pub use error::{MjlogError, MjlogFault, MjlogWriteError};
pub use reader::Mjlog;
pub(super) use rules::tenhou;
pub use wall_check::{WallCheckError, WallReport, check_wall};
pub use writer::write_match;
