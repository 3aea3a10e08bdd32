//! The European rules as the Lithuanian thesis of 2017 states them; only to repeat its experiments.

use super::EMA_2016;
use crate::Points;
use crate::rule_set::preset::high;
use crate::rule_set::{Kazoe, Parameter, Preset};

pub(in crate::rule_set) const LT_2017: Preset = Preset::changing(
    &EMA_2016,
    "lt2017",
    "EMA 2016 as in the Kaunas thesis of 2017",
    &[
        high(Parameter::StartPoints(Points(25_000))),
        high(Parameter::ReturnPoints(Points(25_000))),
        high(Parameter::KazoeRule(Kazoe::Yakuman)),
        high(Parameter::RiichiWall(5)),
    ],
);
