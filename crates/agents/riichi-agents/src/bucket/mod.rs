//! How much of a yaku a hand already holds: the thesis's buckets, computed exactly.
//!
//! A yaku asks for four sets and a pair, each with constraints: five buckets. The thesis throws the
//! tiles of the hand into the buckets in every possible way and keeps the fullest. That is the same
//! as asking, of all complete hands of the yaku, which one shares most tiles with the hand; and
//! that is a dynamic programme over ranks and suits, which also counts all such hands and what each
//! of them leaves over.
//!
//! | file | idea |
//! |---|---|
//! | `shape` | [`Shape`]: what a yaku asks for |
//! | `goals` | [`GOALS`], [`shapes`]: the bucket sets of the thesis |
//! | `suit_table` | the programme inside one suit |
//! | `cover` | [`Cover`]: the best that suits give together |
//! | `fill` | [`fill`]: the best of a yaku |
//! | `seven_pairs` | the same for seven pairs |
//!
//! The thesis's own searches, slow, are in `tests/literal`: all this is tested against them.

mod cover;
mod fill;
mod goals;
mod seven_pairs;
mod shape;
mod suit_table;

pub use cover::Cover;
pub use fill::{Copies, Filling, fill};
pub use goals::{CHANTA_GOALS, GOALS, is_closed_only, shapes};
pub use shape::{Class, Set, Shape};
