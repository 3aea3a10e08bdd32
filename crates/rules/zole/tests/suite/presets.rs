//! The presets and the values that can be chosen, against the table of rulesets in the rule-book.

use parlor_zole::{AllPass, Level, PersonalPuleValue, Players, PuleRules, RuleSet, Tariffs};

/// What a preset is known for: all pass, mazā zole, pules, deals in a round.
type Known = (&'static str, AllPass, bool, bool, Option<u16>);

/// Rule: `docs/rules/zole.md`, the rulesets.
const TABLE: [Known; 5] = [
    ("seed", AllPass::Pule, false, true, None),
    ("lzf-classic", AllPass::Pule, false, true, None),
    ("online-pgm", AllPass::Galdins, true, false, None),
    ("online-pm", AllPass::Pule, true, true, None),
    ("tournament-lv", AllPass::Pule, false, true, Some(24)),
];

#[test]
fn presets_are_as_the_table_says() {
    assert_eq!(TABLE.len(), RuleSet::PRESETS.len());
    for ((name, all_pass, maza_zole, pules, round), (preset, rules)) in
        TABLE.into_iter().zip(RuleSet::PRESETS)
    {
        assert_eq!(name, preset);
        assert_eq!((rules.all_pass, rules.maza_zole), (all_pass, maza_zole), "{name}");
        assert_eq!(rules.pules, pules.then_some(PuleRules::USUAL), "{name}");
        assert_eq!(rules.round_length, round, "{name}");
        assert_eq!(rules.tariffs, Tariffs::USUAL, "{name}");
        assert_eq!((rules.players, rules.throw_in), (Players::Three, false), "{name}");
    }
    let tournament = RuleSet::TOURNAMENT_LV;
    assert_eq!(tournament.table_points, Some([6, 4, 2, 0]));
    assert_eq!(tournament.move_clock_s, Some(60));
}

#[test]
fn tariffs_are_those_of_the_rule_book() {
    let levels =
        [Level::Won, Level::High, Level::AllTricks, Level::Lost, Level::Low, Level::NoTrick];
    let Tariffs { lielais, zole, maza_zole, galdins } = Tariffs::USUAL;
    for (tariff, points) in [
        (lielais, [1, 2, 3, -2, -3, -4]),
        (zole, [5, 6, 7, -6, -7, -8]),
        (maza_zole, [6, 6, 6, -7, -7, -7]),
        (Tariffs::RAISED_ZOLE, [6, 7, 8, -7, -8, -9]),
    ] {
        assert_eq!(levels.map(|level| tariff.points(level)), points);
    }
    assert_eq!(galdins, 2);
}

#[test]
fn anothers_pule_is_worth_the_players_or_two() {
    assert_eq!(PersonalPuleValue::Players.points(Players::Three), 3);
    assert_eq!(PersonalPuleValue::Players.points(Players::Four), 4);
    assert_eq!(PersonalPuleValue::Two.points(Players::Three), 2);
    assert_eq!(PersonalPuleValue::Two.points(Players::Four), 2);
}
