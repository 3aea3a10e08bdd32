//! The option sets of the scoring reference data that are not presets of ours (`tenhou` and
//! `mjsoul` are both). They say how hands are scored; for the rest they are Tenhou.

use super::tenhou::TENHOU;
use crate::rule_set::preset::high;
use crate::rule_set::{Kazoe, Parameter, Preset, RedFives};

/// No open tanyao, no red fives, double yakuman.
pub(in crate::rule_set) const DEFAULT: Preset = Preset::changing(
    &TENHOU,
    "default",
    "Option set of the scoring data: nothing set",
    &[
        high(Parameter::OpenTanyao(false)),
        high(Parameter::Aka(RedFives::None)),
        high(Parameter::DoubleYakuman(true)),
    ],
);

/// Kiriage mangan, thirteen han are a sanbaiman.
pub(in crate::rule_set) const KIRIAGE: Preset = Preset::changing(
    &TENHOU,
    "kiriage",
    "Option set of the scoring data: kiriage mangan",
    &[high(Parameter::Kiriage(true)), high(Parameter::KazoeRule(Kazoe::Sanbaiman))],
);

/// Kiriage mangan, no open tanyao.
pub(in crate::rule_set) const NO_KUITAN: Preset = Preset::changing(
    &TENHOU,
    "nokuitan",
    "Option set of the scoring data: no open tanyao",
    &[high(Parameter::Kiriage(true)), high(Parameter::OpenTanyao(false))],
);

/// A pinfu by self-draw gets two fu, an open one none; double yakuman.
pub(in crate::rule_set) const PINFU_TSUMO_FU: Preset = Preset::changing(
    &TENHOU,
    "pinfutsumofu",
    "Option set of the scoring data: fu of pinfu",
    &[
        high(Parameter::Aka(RedFives::None)),
        high(Parameter::PinfuTsumoFu(true)),
        high(Parameter::OpenPinfuFu(false)),
        high(Parameter::DoubleYakuman(true)),
    ],
);
