//! The rules of the World Riichi Championship of 2022, where they differ from those of 2025.

use super::wrc2025::WRC_2025;
use crate::rule_set::preset::medium;
use crate::rule_set::{Kazoe, Parameter, Preset};

pub(in crate::rule_set) const WRC_2022: Preset = Preset::changing(
    &WRC_2025,
    "wrc2022",
    "World Riichi Championship, 2022",
    &[medium(Parameter::KazoeRule(Kazoe::Sanbaiman)), medium(Parameter::RiichiWall(4))],
);
