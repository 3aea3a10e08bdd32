//! What a winning hand is worth, and why.
//!
//! A [`Claim`] says who wants to win with what. [`value`] looks at every reading of the hand and
//! keeps the best; [`explain`] does the same and writes down all it saw. Both agree, because the
//! second only keeps what the first throws away.
//!
//! | file | idea |
//! |---|---|
//! | `claim` | [`Claim`], how it was won, what is wrong with it |
//! | `split`, `runs` | the readings of the concealed tiles |
//! | `facts` | what does not depend on the reading |
//! | `pattern` | the yaku of a reading |
//! | `fu` | fu, item by item |
//! | `limit` | from han and fu to payments |
//! | `judge` | readings and waits compared |
//! | `ladder` | the same with some han more |
//! | `block` | the parts of a reading |
//! | `explain` | the same, written down |
//! | `liability` | who answers for a yakuman that was fed |
//! | `settle` | who pays whom |
//!
//! Rule: `docs/rules/riichi.md#scoring`.

mod block;
mod claim;
mod explain;
mod facts;
mod fu;
mod judge;
mod ladder;
mod liability;
mod limit;
mod pattern;
mod runs;
mod settle;
mod split;

pub use block::{Block, BlockSet, BlockShape, Blocks};
pub use claim::{Claim, ClaimError, Finish, Furiten, Refusal, RiichiState};
pub use explain::{Explained, Reading, YakuLine, explain};
pub use facts::Dora;
pub use fu::{Fu, FuItem, Wait};
pub use judge::{Value, value};
pub use ladder::{Ladder, ladder};
pub use liability::{Liabilities, Liability};
pub use limit::{Limit, Price};
pub use settle::{Stakes, settle};
pub(crate) use split::{always_triplet, is_standard};
