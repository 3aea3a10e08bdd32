//! Exact endings: tables for positions in which all men are home and nobody can be hit any more.
//!
//! | file | idea |
//! |---|---|
//! | `home` | [`Home`]: the men of one player on his six home points, and its number |
//! | `successors` | where each roll can lead |
//! | `one_sided` | [`OneSided`]: how many rolls one player needs, up to 15 men |
//! | `two_sided` | [`TwoSided`]: the equity of both together with the cube, up to 6 men each |
//! | `endings` | [`ExactEndings`]: both tables, and what they say of a position |
//! | `bytes` | the tables as bytes with version and checksum |
//!
//! The two-sided table is exact: both players play and double as well as can be, in money play.
//! The one-sided table gives the distribution of rolls when a player plays to be off soonest on
//! average, which is what a race table can know; against an opponent in the same table the chances
//! follow from both distributions. Playing for one's own average is not always best when far behind
//! or ahead, so these chances are right to a few thousandths, not exact. A third distribution, rolls until
//! the first man is off, gives the gammons.

mod bytes;
mod endings;
mod home;
mod one_sided;
mod successors;
mod two_sided;

pub use bytes::DamagedError;
pub use endings::{Ending, ExactEndings, Source};
pub use home::Home;
pub use one_sided::{OneSided, Rolls};
pub use two_sided::{CubefulEquities, TwoSided};
