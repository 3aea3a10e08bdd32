//! The rules of a record: `{"disp": "鳳南喰赤", "aka": 1}`.

use parlor_riichi::RuleSet;
use parlor_riichi::rule_set::{Length, Parameter, RedFives};
use serde_json::{Value, json};

use super::error::Tenhou6Fault;
use super::lists::expected;
use crate::riichi::mjlog::tenhou;

/// Tenhou's rules with what the field changes: 東 or 南 for the length, 喰 for open tanyao, 赤 or
/// `aka` for red fives.
pub(super) fn read_rules(rule: &Value) -> Result<RuleSet, Tenhou6Fault> {
    let disp = rule.get("disp").and_then(Value::as_str).unwrap_or("");
    if disp.contains('三') {
        return Err(Tenhou6Fault::ThreePlayers);
    }
    let mut rules = tenhou();
    if disp.contains(['東', '南']) {
        let length = if disp.contains('南') { Length::EastSouth } else { Length::East };
        rules = rules
            .with(Parameter::MatchLength(length))
            .with(Parameter::OpenTanyao(disp.contains('喰')))
            .with(Parameter::Aka(reds(disp.contains('赤'))));
    }
    let told = ["aka", "aka51", "aka52", "aka53"].map(|key| rule.get(key));
    let told: Vec<&Value> = told.into_iter().flatten().collect();
    match told.iter().map(|value| value.as_u64()).collect::<Vec<_>>().as_slice() {
        [] => {}
        all if all.iter().all(|&n| n == Some(0)) => {
            rules = rules.with(Parameter::Aka(RedFives::None));
        }
        all if all.iter().all(|&n| n == Some(1)) => {
            rules = rules.with(Parameter::Aka(RedFives::Three));
        }
        _ => return Err(expected(rule, "a rule with no red five or one of each suit")),
    }
    Ok(rules)
}

fn reds(any: bool) -> RedFives {
    if any { RedFives::Three } else { RedFives::None }
}

/// The field for these rules; what it cannot tell stands beside the record.
pub(super) fn rules_json(rules: &RuleSet) -> Value {
    let length = if rules.length == Length::EastSouth { '南' } else { '東' };
    let aka = rules.aka == RedFives::Three;
    let tanyao = if rules.open_tanyao { "喰" } else { "" };
    let red = if aka { "赤" } else { "" };
    json!({ "disp": format!("{length}{tanyao}{red}"), "aka": u8::from(aka) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::riichi::RulesText;

    #[test]
    fn rules_are_read_and_written() {
        for (rule, text) in [
            (json!({"disp": "鳳南喰赤", "aka": 1}), "tenhou"),
            (json!({"disp": "般東喰赤"}), "tenhou length=east"),
            (json!({"disp": "南喰", "aka51": 0, "aka52": 0, "aka53": 0}), "tenhou aka=0"),
            (json!({"aka": 1}), "tenhou"),
            (json!({}), "tenhou"),
        ] {
            let rules = read_rules(&rule).expect("known rules");
            assert_eq!(RulesText(rules).to_string(), text);
            assert_eq!(read_rules(&rules_json(&rules)), Ok(rules));
        }
        assert_eq!(read_rules(&json!({"disp": "三鳳南喰赤"})), Err(Tenhou6Fault::ThreePlayers));
        assert!(read_rules(&json!({"aka51": 2})).is_err());
    }
}
