//! The reference data: every row must come out equal in han, fu, yaku and payments.

use std::collections::BTreeMap;

use parlor_riichi::score::{Explained, Limit, Value, explain, value};
use parlor_riichi::{Points, RuleSet};
use serde_json::Value as Json;

use crate::rows::{Row, data_dir, read_lines};

/// Scores a row both ways; they must agree.
fn score(row: &Row) -> Result<Explained, &'static str> {
    let ready = row.ready();
    let claim = ready.claim();
    assert_eq!(claim.check(), Ok(()), "row {}", row.id);
    let fast = value(&claim, &ready.rules);
    let explained = explain(&claim, &ready.rules);
    assert_eq!(fast, explained.as_ref().map(|explained| explained.value).map_err(|e| *e));
    explained.map_err(parlor_riichi::score::Refusal::key)
}

/// Yaku and dora with their han, by name.
fn named(explained: &Explained) -> BTreeMap<String, u64> {
    explained.named_han().map(|(name, han)| (name.to_owned(), u64::from(han))).collect()
}

fn expected_yaku(expect: &Json) -> BTreeMap<String, u64> {
    let pair = |line: &Json| Some((line[0].as_str()?.to_owned(), line[1].as_u64()?));
    let lines = expect["yaku"].as_array().expect("a list of yaku");
    lines.iter().map(|line| pair(line).expect("name and han")).collect()
}

/// Payments as the README names them.
fn payments(value: &Value, row: &Row, rules: &RuleSet) -> [(&'static str, Points); 6] {
    let honba = rules.honba * i32::from(row.honba);
    let (main_bonus, additional_bonus) = value.price.honba_shares(honba);
    let sticks = Points::STICK * i32::from(row.sticks);
    [
        ("main", value.price.main()),
        ("additional", value.price.additional()),
        ("main_bonus", main_bonus),
        ("additional_bonus", additional_bonus),
        ("kyoutaku_bonus", sticks),
        ("total", value.price.total() + honba + sticks),
    ]
}

fn check(line: &str, row: &Row) {
    let expect = &row.expect;
    let explained = match (score(row), expect["error"].as_str()) {
        (Ok(explained), None) => explained,
        (refused, error) => {
            return assert_eq!(refused.err(), error, "{line}");
        }
    };
    let value = &explained.value;
    assert_eq!(Some(u64::from(value.han)), expect["han"].as_u64(), "{line}");
    assert_eq!(Some(u64::from(value.fu)), expect["fu"].as_u64(), "{line}");
    assert_eq!(explained.fu.total, value.fu, "{line}");
    assert_eq!(named(&explained), expected_yaku(expect), "{line}");
    let rules = row.ready().rules;
    for (name, points) in payments(value, row, &rules) {
        assert_eq!(Some(i64::from(points.0)), expect[name].as_i64(), "{name} of {line}");
    }
    // The data leave the name out where a hand reaches mangan by fu alone under kiriage rules.
    let level = value.limit.map_or(String::new(), |limit| limit.name(value.n_yakuman));
    let unnamed = rules.kiriage && value.han < 5 && value.limit == Some(Limit::Mangan);
    if !unnamed {
        assert_eq!(Some(level.as_str()), expect["level"].as_str(), "{line}");
    }
}

#[test]
fn every_row_of_the_scoring_data_comes_out_equal() {
    let Some(dir) = data_dir() else { return };
    let lines = read_lines(&dir.join("scoring.jsonl.gz"));
    assert_eq!(lines.len(), 10_000);
    for line in &lines {
        check(line, &serde_json::from_str(line).expect("a row"));
    }
}

/// The rows where paying double yakuman or not decides; our rules say not.
#[test]
fn double_yakuman_are_a_choice_of_the_rules() {
    let Some(dir) = data_dir() else { return };
    let lines = read_lines(&dir.join("double-yakuman-differences.jsonl.gz"));
    assert_eq!(lines.len(), 304);
    for line in &lines {
        let json: Json = serde_json::from_str(line).expect("a row");
        let row: Row = serde_json::from_value(json["case"].clone()).expect("a row");
        check(line, &row);
        let ready = row.ready();
        let doubled = RuleSet { double_yakuman: true, ..ready.rules };
        let doubled = value(&ready.claim(), &doubled).expect("a win");
        let other_han = json["riichienv"]["han"].as_u64();
        assert_eq!(Some(u64::from(doubled.han)), other_han, "{line}");
    }
}

#[test]
fn every_real_win_is_worth_what_tenhou_paid() {
    let Some(dir) = data_dir() else { return };
    let lines = read_lines(&dir.join("tenhou-wins.jsonl.gz"));
    assert_eq!(lines.len(), 1_500);
    for line in &lines {
        let row: Row = serde_json::from_str(line).expect("a row");
        let explained = score(&row).expect("a win");
        let (value, expect) = (&explained.value, &row.expect);
        assert_eq!(Some(i64::from(value.price.total().0)), expect["points"].as_i64(), "{line}");
        assert_eq!(numbered(&explained), tenhou_yaku(expect), "{line}");
        if value.n_yakuman == 0 {
            assert_eq!(Some(u64::from(value.han)), expect["han"].as_u64(), "{line}");
            assert_eq!(Some(u64::from(value.fu)), expect["fu"].as_u64(), "{line}");
        }
        let limit = match value.limit {
            None => 0,
            Some(Limit::Mangan | Limit::KiriageMangan) => 1,
            Some(Limit::Haneman) => 2,
            Some(Limit::Baiman) => 3,
            Some(Limit::Sanbaiman) => 4,
            Some(Limit::KazoeYakuman | Limit::Yakuman) => 5,
        };
        assert_eq!(Some(limit), expect["limit"].as_u64(), "{line}");
    }
}

/// Yaku and dora by the numbers of Tenhou's records; yakuman with no han.
fn numbered(explained: &Explained) -> BTreeMap<u64, u64> {
    let dora = explained.value.dora;
    let dora = [(52, dora.plain), (53, dora.ura), (54, dora.red)];
    let dora = dora.into_iter().filter(|&(_, han)| han > 0);
    let yaku = explained
        .yaku
        .iter()
        .map(|line| (line.yaku.number(), if line.yaku.is_yakuman() { 0 } else { line.han }));
    yaku.chain(dora).map(|(number, han)| (u64::from(number), u64::from(han))).collect()
}

fn tenhou_yaku(expect: &Json) -> BTreeMap<u64, u64> {
    let yaku = expect["tenhou_yaku"].as_array().expect("a list of yaku").iter();
    let yaku = yaku.filter_map(|line| Some((line[0].as_u64()?, line[1].as_u64()?)));
    // Tenhou lists ura-dora after riichi even where there are none.
    let yaku = yaku.filter(|&(number, han)| (number, han) != (53, 0));
    let yakuman = expect["tenhou_yakuman"].as_array().expect("a list of yakuman").iter();
    yaku.chain(yakuman.filter_map(|number| Some((number.as_u64()?, 0)))).collect()
}
