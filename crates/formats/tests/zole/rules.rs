//! Rulesets as text.

use parlor_formats::zole::{read_rules, rules_in_full, write_rules};
use parlor_zole::RuleSet;
use proptest::prelude::*;

use crate::games::any_rules;

#[test]
fn presets_are_their_names() {
    for (name, rules) in RuleSet::PRESETS {
        assert_eq!(write_rules(&rules), name);
        assert_eq!(read_rules(name), Ok(rules));
    }
}

#[test]
fn every_rule_of_a_preset_is_named_in_full() {
    let text = rules_in_full(&RuleSet::TOURNAMENT_LV);
    for line in [
        "players=3",
        "deal_pattern=2-2-table-2-2",
        "all_pass=pule",
        "zole_tariff=5/6/7/-6/-7/-8",
        "personal_pule_value=players",
        "round_length=24",
        "table_points=6/4/2/0",
        "move_clock=60",
    ] {
        assert!(text.lines().any(|found| found == line), "{line} in {text}");
    }
    assert!(!rules_in_full(&RuleSet::ONLINE_PGM).contains("pules_per_win"));
}

#[test]
fn what_is_no_ruleset_says_what_would_be() {
    for (text, expected) in [
        ("skat", "unknown ruleset \"skat\"; known: seed, lzf-classic"),
        ("seed, colour=red", "unknown rule \"colour\"; known: players, deal_pattern"),
        ("seed, players=5", "players cannot be \"5\"; allowed: 3, 4"),
        ("seed, table_points=6/4/2", "table_points cannot be \"6/4/2\""),
        ("seed, table_points=255/255/1/0", "table_points cannot be"),
        ("online-pgm, pules_per_win=1", "pules_per_win cannot be \"1\"; allowed: "),
        ("seed, throw_in", "throw_in cannot be \"\"; allowed: on, off"),
    ] {
        let error = read_rules(text).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{text}: {error}");
    }
}

proptest! {
    #[test]
    fn any_ruleset_reads_back(rules in any_rules()) {
        prop_assert_eq!(read_rules(&write_rules(&rules)), Ok(rules));
    }
}
