//! Riichi mahjong: tiles, hands, rulesets, shanten, scoring, deals and matches.
//!
//! How near is a hand, and what does it wait for?
//!
//! ```
//! use parlor_riichi::{Hand, Tiles};
//! let hand = Hand::closed("23m456p78999s112z".parse()?);
//! assert_eq!(hand.shanten()?.number(), 1);
//! let ready = Hand::closed("23m456p78999s111z".parse()?);
//! assert_eq!(ready.waits(), "14m".parse::<Tiles>()?.counts().kinds());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What is a win worth, and why?
//!
//! ```
//! use parlor_riichi::score::{Claim, Finish, explain};
//! use parlor_riichi::{Hand, Points, Preset};
//! let hand = Hand::closed("112233m445566p77s".parse()?);
//! let claim = Claim::new(&hand, "1m".parse()?, Finish::Ron);
//! let explained = explain(&claim, Preset::by_name("tenhou")?.rules())?;
//! let names: Vec<_> = explained.named_han().collect();
//! assert_eq!(names, [("Pinfu", 1), ("Ryanpeikou", 3)]);
//! assert_eq!(explained.value.price.total(), Points(7700));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Which rules?
//!
//! ```
//! use parlor_riichi::Preset;
//! use parlor_riichi::rule_set::Parameter;
//! let rules = Preset::by_name("wrc2025")?.rules().with(Parameter::parse("kiriage", "no")?);
//! assert!(!rules.kiriage);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `kind`, `tile`, `wind` | [`Kind`], [`Tile`], [`Wind`] and [`Relative`] seats |
//! | `kind_set`, `counts`, `tiles` | [`KindSet`], [`Counts`], [`Tiles`]: sets, counts, heaps |
//! | `meld`, `melds`, `hand` | [`Meld`], [`Melds`], [`Hand`] |
//! | `points` | [`Points`] |
//! | `rule_set` | [`RuleSet`] and its presets |
//! | `shanten`, `acceptance`, `waits` | [`shanten()`], [`shanten_of`], [`acceptance()`], [`Hand::waits`] |
//! | `yaku`, `yaku_set` | [`Yaku`], [`YakuSet`] |
//! | `score` | what a win is worth, why, and who pays |
//! | `riichi_kan` | closed kans after riichi |
//! | `deal` | [`Deal`]: one deal as the referee sees it |
//! | `view` | [`View`], [`Seen`]: what one player knows, and worlds that fit it |
//! | `wall` | [`Wall`]: the pure dealer |
//! | `contest` | [`Contest`]: the match |
//!
//! Not supported: three players, and rules that no preset has (open riichi, local yaku).

mod acceptance;
mod contest;
mod counts;
pub mod deal;
mod hand;
mod kind;
mod kind_set;
mod list;
mod meld;
mod melds;
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

pub use acceptance::{Acceptance, Spare, acceptance, keeping_discards, spare};
pub use contest::Contest;
pub use counts::Counts;
pub use deal::Deal;
pub use hand::Hand;
pub use kind::{Kind, Suit};
pub use kind_set::{KindSet, Kinds};
pub use meld::{Meld, MeldForm};
pub use melds::Melds;
pub use points::Points;
pub use rule_set::{Preset, RuleSet};
pub use shanten::{Forms, NoHand, Shanten, TooManyTiles, shanten, shanten_forms, shanten_of};
pub use tile::{ParseTileError, Tile};
pub use tiles::{ParseTilesError, Tiles};
pub use view::{Seen, View};
pub use wall::{DrawOrder, Wall};
pub use wind::{Relative, Wind};
pub use yaku::Yaku;
pub use yaku_set::{YakuIter, YakuSet};
