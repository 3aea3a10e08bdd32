//! Riichi mahjong: tiles, hands, rulesets, shanten, scoring, deals and matches.
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `kind`, `tile`, `wind` | [`Kind`], [`Tile`], [`Wind`] and [`Relative`] seats |
//! | `kind_set`, `counts`, `tiles` | [`KindSet`], [`Counts`], [`Tiles`]: sets, counts, heaps |
//! | `meld`, `hand` | [`Meld`], [`Hand`] |
//! | `points` | [`Points`] |
//! | `shanten` | [`Shanten`], [`shanten()`], [`shanten_forms`] |
//! | `rule_set` | [`RuleSet`] and its presets |
//! | `deal` | [`Deal`]: one deal as the referee sees it |
//! | `view` | [`View`], [`Seen`]: what one player knows, and worlds that fit it |
//! | `wall` | [`Wall`]: the pure dealer |
//! | `contest` | [`Contest`]: the match |

mod acceptance;
mod contest;
mod counts;
pub mod deal;
mod hand;
mod kind;
mod kind_set;
mod meld;
mod points;
mod riichi_kan;
pub mod rule_set;
pub mod score;
mod shanten;
mod tile;
mod tiles;
mod view;
mod waits;
mod wall;
mod wind;
mod yaku;
mod yaku_set;

pub use acceptance::{Acceptance, acceptance, keeping_discards};
pub use contest::Contest;
pub use counts::Counts;
pub use deal::Deal;
pub use hand::Hand;
pub use kind::{Kind, Suit};
pub use kind_set::{KindSet, Kinds};
pub use meld::{Meld, MeldForm, Melds};
pub use points::Points;
pub use rule_set::{Preset, RuleSet};
pub use shanten::{Forms, Shanten, TooManyTiles, shanten, shanten_forms};
pub use tile::{ParseTileError, Tile};
pub use tiles::{ParseTilesError, Tiles};
pub use view::{Seen, View};
pub use wall::{DrawOrder, Wall};
pub use wind::{Relative, Wind};
pub use yaku::Yaku;
pub use yaku_set::{YakuIter, YakuSet};
