//! The tricky cases about scoring, one line of data each.

use std::collections::{BTreeMap, BTreeSet};

use parlor_riichi::score::{Explained, explain};
use serde_json::Value as Json;

use crate::rows::Row;

fn check(line: &str) {
    let row: Row = serde_json::from_str(line).expect("a row");
    let ready = row.ready();
    assert_eq!(ready.claim().check(), Ok(()), "{line}");
    let explained = match explain(&ready.claim(), &ready.rules) {
        Ok(explained) => explained,
        Err(refusal) => {
            return assert_eq!(Some(refusal.key()), row.expect["error"].as_str(), "{line}");
        }
    };
    let expect = row.expect.as_object().expect("an object");
    for (field, wanted) in expect {
        assert_eq!(&field_of(&explained, field), wanted, "{field} of {line}");
    }
}

fn field_of(explained: &Explained, field: &str) -> Json {
    let value = &explained.value;
    match field {
        "han" => value.han.into(),
        "fu" => value.fu.into(),
        "total" => value.price.total().0.into(),
        "main" => value.price.main().0.into(),
        "additional" => value.price.additional().0.into(),
        "level" => value.limit.map_or(String::new(), |limit| limit.name(value.n_yakuman)).into(),
        "yaku" => {
            let lines = explained.named_han();
            lines.map(|(name, han)| Json::from(vec![Json::from(name), han.into()])).collect()
        }
        _ => Json::Null,
    }
}

#[test]
fn tricky_cases_of_scoring() {
    let lines = include_str!("../../../../../testdata/riichi/tricky-cases.jsonl");
    let mut cases = BTreeSet::new();
    for line in lines.lines() {
        check(line);
        let row: BTreeMap<String, Json> = serde_json::from_str(line).expect("an object");
        cases.insert(row["case"].as_u64());
    }
    for case in (1..=33).chain([37, 38, 40, 42, 43, 47, 82, 83, 84]) {
        assert!(cases.contains(&Some(case)), "case {case} is missing");
    }
}
