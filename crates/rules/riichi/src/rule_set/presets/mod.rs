//! One file each. Values and confidences: `docs/rules/riichi.md#rulesets`.

mod ema2016;
mod ema2025;
mod lt2017;
mod mjsoul;
mod mleague;
mod option_sets;
mod tenhou;
mod wrc2022;
mod wrc2025;

use super::Preset;

pub(super) use ema2016::EMA_2016;

/// Every preset, in the order in which lists show them.
pub(super) const ALL: &[&Preset] = &[
    &EMA_2016,
    &lt2017::LT_2017,
    &ema2025::EMA_2025,
    &wrc2022::WRC_2022,
    &wrc2025::WRC_2025,
    &tenhou::TENHOU,
    &mjsoul::MJSOUL,
    &mleague::MLEAGUE,
    &option_sets::DEFAULT,
    &option_sets::KIRIAGE,
    &option_sets::NO_KUITAN,
    &option_sets::PINFU_TSUMO_FU,
];

/// The names, for messages.
pub(super) fn names() -> String {
    ALL.iter().map(|preset| preset.name()).collect::<Vec<_>>().join(", ")
}
