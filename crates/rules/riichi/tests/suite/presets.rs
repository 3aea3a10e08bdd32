//! The presets say what the rule-book's table says.

use parlor_riichi::Preset;
use parlor_riichi::rule_set::{Confidence, Parameter};

/// One parameter a line, one rule book a column; the option sets of the scoring data follow below.
const TABLE: &str = "
key                ema2016      lt2017       ema2025      wrc2022            wrc2025            tenhou              mjsoul              mleague
start_points       30000        25000        30000        30000              30000              25000               25000               25000
return_points      30000        25000        30000        30000              30000              30000               25000               30000
uma                15000/5000/-5000/-15000 15000/5000/-5000/-15000 15000/5000/-5000/-15000 15000/5000/-5000/-15000 15000/5000/-5000/-15000 20000/10000/-10000/-20000 15000/5000/-5000/-15000 30000/10000/-10000/-30000
ties               share        share        share        share              share              earlier_seat        earlier_seat        share
length             east_south   east_south   east_south   east_south         east_south         east_south          east_south          east_south
extension          none         none         none         none               none               30000               30000               none
bust               play_on      play_on      play_on      play_on            play_on            ends                ends                play_on
dealer_stop        never        never        never        never              never              automatic           automatic           never
leftover_sticks    first_shared first_shared first_shared first_shared       first_shared       first               first               first_shared
aka                0            0            0            0                  0                  3                   3                   3
open_tanyao        yes          yes          yes          yes                yes                yes                 yes                 yes
kuikae             forbidden    forbidden    forbidden    forbidden          forbidden          forbidden           forbidden           forbidden
ippatsu            yes          yes          yes          yes                yes                yes                 yes                 yes
ura                yes          yes          yes          yes                yes                yes                 yes                 yes
kan_dora           yes          yes          yes          yes                yes                yes                 yes                 yes
kan_ura            yes          yes          yes          yes                yes                yes                 yes                 yes
kandora_timing     at_once      at_once      at_once      open_after_discard open_after_discard open_before_discard open_before_discard at_once
double_wind_fu     4            4            4            2                  2                  4                   4                   2
kiriage            no           no           yes          yes                yes                no                  no                  yes
multi_ron          all          all          all          head_bump          head_bump          triple_aborts       all                 head_bump
multi_ron_honba    every        every        every        nearest            nearest            nearest             nearest             nearest
multi_ron_sticks   own_back     own_back     own_back     nearest            nearest            nearest             nearest             nearest
abort_nine_kinds   no           no           no           no                 no                 yes                 yes                 no
abort_four_winds   no           no           no           no                 no                 yes                 yes                 no
abort_four_riichi  no           no           no           no                 no                 yes                 yes                 no
abort_four_kans    no           no           no           no                 no                 yes                 yes                 no
nagashi            no           no           no           no                 no                 yes                 yes                 no
kazoe              sanbaiman    yakuman      sanbaiman    sanbaiman          yakuman            yakuman             yakuman             sanbaiman
yakuman_stack      no           no           no           yes                yes                yes                 yes                 yes
double_yakuman     no           no           no           no                 no                 no                  yes                 no
renhou             mangan       mangan       mangan       mangan             mangan             none                none                none
pao_suukantsu      no           no           no           yes                yes                no                  no                  yes
pao_honba          discarder    discarder    discarder    discarder          discarder          liable              liable              discarder
pao_composite      yakuman      yakuman      yakuman      yakuman            yakuman            hand                yakuman             yakuman
kokushi_robs_ankan yes          yes          yes          no                 no                 no                  yes                 yes
riichi_min_wall    4            5            4            4                  0                  4                   4                   4
riichi_min_points  none         none         none         none               none               1000                1000                none
temp_furiten_end   draw_or_call draw_or_call draw_or_call draw_or_call       draw_or_call       discard             discard             discard
dead_wait          noten        noten        noten        noten              noten              noten               tenpai              noten
riichi_ankan       strict       strict       strict       strict             strict             strict              same_waits          strict
chombo             reverse_mangan reverse_mangan after_uma after_uma         after_uma          reverse_mangan      reverse_mangan      after_uma
pinfu_tsumo_fu     no           no           no           no                 no                 no                  no                  no
open_pinfu_fu      yes          yes          yes          yes                yes                yes                 yes                 yes
honba              300          300          300          300                300                300                 300                 300
noten_pool         3000         3000         3000         3000               3000               3000                3000                3000
renchan            win_or_tenpai win_or_tenpai win_or_tenpai win_or_tenpai   win_or_tenpai      win_or_tenpai       win_or_tenpai       win_or_tenpai
";

#[test]
fn every_value_of_every_rule_book() {
    let mut lines = TABLE.lines().skip(1).map(|line| line.split_whitespace().collect::<Vec<_>>());
    let names = lines.next().expect("a heading");
    let mut keys = Vec::new();
    for line in lines {
        keys.push(line[0]);
        for (name, value) in names.iter().zip(&line).skip(1) {
            let rules = Preset::by_name(name).expect("a preset").rules();
            let parameters = rules.parameters();
            let found = parameters.iter().find(|parameter| parameter.key() == line[0]);
            let found = found.map(|parameter| parameter.value());
            assert_eq!(found.as_deref(), Some(*value), "{} of {name}", line[0]);
        }
    }
    assert_eq!(keys, Parameter::KEYS);
}

#[test]
fn option_sets_differ_from_tenhou_only_in_what_their_names_say() {
    let tenhou = Preset::by_name("tenhou").expect("a preset").rules().parameters();
    for (name, differences) in [
        ("default", &["aka=0", "open_tanyao=no", "double_yakuman=yes"][..]),
        ("kiriage", &["kiriage=yes", "kazoe=sanbaiman"]),
        ("nokuitan", &["open_tanyao=no", "kiriage=yes"]),
        (
            "pinfutsumofu",
            &["aka=0", "double_yakuman=yes", "pinfu_tsumo_fu=yes", "open_pinfu_fu=no"],
        ),
    ] {
        let own = Preset::by_name(name).expect("a preset").rules().parameters();
        let changed = own.iter().filter(|parameter| !tenhou.contains(parameter));
        let changed: Vec<String> = changed.map(ToString::to_string).collect();
        assert_eq!(changed, differences, "{name}");
    }
}

#[test]
fn confidences_are_those_of_the_table() {
    for (name, key, confidence) in [
        ("ema2016", "kazoe", Confidence::High),
        ("ema2016", "riichi_min_points", Confidence::Medium),
        ("lt2017", "uma", Confidence::High),
        ("ema2025", "double_wind_fu", Confidence::Low),
        ("wrc2022", "kazoe", Confidence::Medium),
        ("wrc2022", "double_wind_fu", Confidence::High),
        ("tenhou", "pao_honba", Confidence::Low),
        ("mleague", "kiriage", Confidence::Low),
    ] {
        let preset = Preset::by_name(name).expect("a preset");
        assert_eq!(preset.confidence(key), Some(confidence), "{key} of {name}");
    }
    assert_eq!(Preset::DEFAULT.confidence("luck"), None);
    assert_eq!(Preset::DEFAULT.choices().len(), Parameter::KEYS.len());
}
