//! What an operator does with a database: copy it, put a copy back, void what a copy must not replay,
//! check it.
//!
//! A copy that is put back would play chance again: the secrets of its running matches were drawn before
//! the copy was made, and those who played on after it know what they give. So nothing is played on from a
//! copy: [`restore`] closes its open rooms and forgets their logs, with the promises for matches to come,
//! and the server tells anyone who comes back why. Records of finished matches stay. [`backup`] marks its
//! copies, and no server opens one that is just put in place.

mod backup;
mod check;
mod error;
mod files;
mod restore;

pub use backup::backup;
pub use check::{Checked, check};
pub use error::UpkeepError;
pub use restore::{Restored, restore, void};
