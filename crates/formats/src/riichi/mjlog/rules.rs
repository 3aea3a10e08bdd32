//! The rules named by the bits of `GO`.

use parlor_riichi::RuleSet;
use parlor_riichi::rule_set::{Length, Parameter, Preset, RedFives};

use super::error::MjlogFault;

const NO_REDS: u32 = 0x002;
const NO_OPEN_TANYAO: u32 = 0x004;
const EAST_SOUTH: u32 = 0x008;
const THREE_PLAYERS: u32 = 0x010;

/// Tenhou's rules with what the bits change.
pub(super) fn rules_of_flags(flags: u32) -> Result<RuleSet, MjlogFault> {
    if flags & THREE_PLAYERS != 0 {
        return Err(MjlogFault::ThreePlayers);
    }
    let mut rules = tenhou();
    if flags & NO_REDS != 0 {
        rules = rules.with(Parameter::Aka(RedFives::None));
    }
    if flags & NO_OPEN_TANYAO != 0 {
        rules = rules.with(Parameter::OpenTanyao(false));
    }
    if flags & EAST_SOUTH == 0 {
        rules = rules.with(Parameter::MatchLength(Length::East));
    }
    Ok(rules)
}

/// The bits of these rules, as far as they can tell them.
pub(super) fn flags_of_rules(rules: &RuleSet) -> u32 {
    let reds = if rules.aka == RedFives::None { NO_REDS } else { 0 };
    let tanyao = if rules.open_tanyao { 0 } else { NO_OPEN_TANYAO };
    let length = if rules.length == Length::EastSouth { EAST_SOUTH } else { 0 };
    1 | reds | tanyao | length
}

/// Tenhou's ranked rules for four.
pub(in crate::riichi) fn tenhou() -> RuleSet {
    Preset::by_name("tenhou").map(|preset| *preset.rules()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::riichi::RulesText;

    #[test]
    fn bits_change_the_rules() {
        for (flags, text) in [
            (0x00a9, "tenhou"),
            (0x0001, "tenhou length=east"),
            (0x000f, "tenhou aka=0 open_tanyao=no"),
        ] {
            assert_eq!(
                rules_of_flags(flags).map(|r| RulesText(r).to_string()).as_deref(),
                Ok(text)
            );
        }
        assert_eq!(rules_of_flags(0x00b9), Err(MjlogFault::ThreePlayers));
    }
}
