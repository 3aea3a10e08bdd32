//! Zole, the Latvian trick-taking game: cards, bidding, tricks, scoring and sessions.
//!
//! Three play with 26 cards. One of them, the *lielais*, takes two cards from the table, buries
//! two, and plays alone for 61 of the 120 eyes; or plays *zole* without the table, or *mazā zole*
//! for no trick at all. When nobody wants to, a *pule* is written or *galdiņš* is played.
//!
//! - A [`Deal`] is one deal as the referee sees it, a [`Session`] the score sheet over many.
//! - A [`View`] is what one seat knows; [`Worlds`] counts, lists and draws everything that it
//!   cannot tell from the truth.
//! - A [`RuleSet`] is a value; five presets are named.
//!
//! ```
//! use parlor_zole::{Card, CardSet, Suit, playable};
//! let hand: CardSet = "AH 9S JH".parse()?;
//! // J♥ is a trump: it does not follow hearts, A♥ must be played.
//! assert_eq!(playable(hand, Some(Suit::Hearts)).to_string(), "AH");
//! assert_eq!(playable(hand, Some(Suit::Clubs)), hand);
//! # Ok::<(), parlor_zole::ParseCardsError>(())
//! ```
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `card`, `card_set`, `suit`, `eyes` | the pack |
//! | `place`, `seating` | first, second and third hand; who sits out |
//! | `trick`, `course`, `contract`, `level`, `outcome` | what is played and how it ends |
//! | `rule_set`, `presets` | variants |
//! | `settlement`, `pules`, `irregularity`, `session` | the score sheet |
//! | `layout`, `pack` | dealing |
//! | `action`, `public`, `deal`, `event`, `view` | one deal, and who sees what |
//! | `worlds`, `sample` | what a seat cannot see |
//!
//! Rules in words: `docs/rules/zole.md`. Five at the table are not supported.

mod action;
mod card;
mod card_set;
mod contract;
mod course;
mod deal;
mod event;
mod eyes;
mod irregularity;
mod layout;
mod level;
mod outcome;
mod pack;
mod place;
mod presets;
mod public;
mod pules;
mod rule_set;
mod sample;
mod seating;
mod session;
mod settlement;
mod setup;
mod suit;
mod trick;
mod view;
mod worlds;

pub use action::{Action, Pair};
pub use card::{Card, HAND_SIZE, PACK_SIZE, ParseCardError, TABLE_SIZE};
pub use card_set::{CardSet, Cards, ParseCardsError};
pub use contract::{Call, Contract};
pub use course::Course;
pub use deal::{Address, Deal};
pub use event::{Event, Seen};
pub use eyes::Eyes;
pub use irregularity::Irregularity;
pub use layout::{Heap, Layout, LayoutError};
pub use level::{Level, Tariff};
pub use outcome::{Outcome, galdins_loser};
pub use pack::Pack;
pub use place::{ByPlace, Place};
pub use public::{Public, Stage};
pub use pules::{Pules, Removed};
pub use rule_set::{
    AllPass, DealPattern, FullTie, PersonalPuleValue, Players, PuleRules, RevokeWin, RuleSet,
    Tariffs,
};
pub use seating::Seating;
pub use session::{Entry, Line, Session};
pub use settlement::Settlement;
pub use setup::Setup;
pub use suit::{Suit, SuitSet, Suits};
pub use trick::{Trick, playable};
pub use view::{Aside, View};
pub use worlds::{World, Worlds};
