//! The rules that differ between rule books.
//!
//! A [`RuleSet`] is a plain value passed to whatever needs it. A [`Preset`] is a named one whose
//! values carry how sure we are of them; [`Parameter`] is one value with its key, for lists,
//! changes and text (`kiriage=yes`).
//!
//! Rule: `docs/rules/riichi.md#rulesets`.

mod choice;
mod parameter;
mod preset;
mod presets;
mod setting;

pub use choice::{
    Bust, Chombo, DeadWait, DealerStop, DoubleWindFu, Kandora, Kazoe, Kuikae, LeftoverSticks,
    Length, MultiRon, PaoHonba, PaoScope, RedFives, Renchan, Renhou, RiichiAnkan, RonHonba,
    RonSticks, TempFuriten, Ties, Uma,
};
pub use parameter::{Parameter, ParseParameterError, RuleSet};
pub use preset::{Choice, Confidence, Preset, UnknownPreset};
