//! What server, arena and command line must know of a game: the traits of a kit.
//!
//! A kit is a value: a game with its rules and its length. The trait is split by reader, so that
//! each sees only what it needs: [`Kit`] is for all, [`Host`] for tables, [`Rank`] for the arena,
//! [`Records`] for files, [`Words`] for terminals. [`Full`] joins them. The list of kits is `parlor-kits`; code that needs one
//! of its games gives it a [`Find`], code that needs all an [`Each`], so no type is erased.
//!
//! | file | idea |
//! |---|---|
//! | `kit` | [`Kit`]: rules text, seats, chance, agents |
//! | `preset` | [`Preset`], [`Length`]: rules to choose from |
//! | `host` | [`Host`]: what a table must know |
//! | `rank` | [`Rank`]: what the arena must know |
//! | `counts`, `setting`, `rate` | what the arena counts, is told and reports |
//! | `dialect` | [`Dialect`]: a second protocol for outside bots |
//! | `played` | [`Played`]: a finished match |
//! | `records` | [`Records`]: finished matches in other programs' formats |
//! | `words` | [`Words`]: what a terminal shows and understands |
//! | `question` | [`Question`]: what one seat knows and may do |
//! | `advice` | [`Asked`], [`Advice`]: a question with those who can answer it |
//! | `explore` | [`Explored`], [`Exploration`]: a search laid open |
//! | `visit` | [`Each`], [`Find`]: going through the list |

mod advice;
mod counts;
mod dialect;
mod explore;
mod host;
mod kit;
mod played;
mod preset;
mod question;
mod rank;
mod rate;
mod records;
mod setting;
mod visit;
mod words;

pub use advice::{Advice, Asked, Explorable, cost};
pub use counts::Counts;
pub use dialect::{Dialect, Line, Meant};
pub use explore::{
    EXPLORED_EVENTS_MAX, EXPLORED_NODES_MAX, Exploration, ExploreError, Explored, Exploring,
    FirstChild, PutView,
};
pub use host::Host;
pub use kit::{
    ActionMsgOf, ActionOf, AddressMsgOf, ChanceMsgOf, EntryMsgOf, EventOf, GameOf, Kit, RulesError,
    SeenMsgOf, SeenOf, SetupOf, TableMsgOf, Venue, ViewMsgOf, ViewOf,
};
pub use played::{Came, Played, PlayedDeal};
pub use preset::{Length, Preset};
pub use question::Question;
pub use rank::Rank;
pub use rate::Rate;
pub use records::{ExportError, Format, ImportError, Likeness, Records, refused_at, refused_word};
pub use setting::{Setting, SettingError};
pub use visit::{Each, Find, Full};
pub use words::{Offer, OptionValue, PlayOption, Screen, Sitting, Wanted, Words, either, not_now};
