//! A whole record as JSON.

use parlor_game::Seat;
use serde_json::{Map, Value, json};

use super::deal_writer::deal_json;
use super::disp::{read_rules, rules_json};
use super::error::Tenhou6WriteError;
use super::reader::RULES_FIELD;
use crate::riichi::RulesText;
use crate::riichi::decimal::decimal_text;
use crate::riichi::record::{Ending, Header, MatchRecord};

/// The record as one line of tenhou.net/6 JSON.
pub fn write_match(record: &MatchRecord) -> Result<String, Tenhou6WriteError> {
    let mut object = header_json(&record.header);
    let deals = record.deals.iter().enumerate().map(|(n, deal)| deal_json(deal, n + 1));
    object.insert("log".to_owned(), Value::Array(deals.collect::<Result<_, _>>()?));
    if let Some(sc) = record.ending.as_ref().and_then(ending_json) {
        object.insert("sc".to_owned(), sc);
    }
    Ok(Value::Object(object).to_string())
}

fn header_json(header: &Header) -> Map<String, Value> {
    let mut object = Map::new();
    let mut put = |key: &str, value: Value| object.insert(key.to_owned(), value);
    let players = header.players.as_array();
    put("title", json!(header.title));
    put("name", json!(players.each_ref().map(|player| player.name.as_str())));
    let rule = rules_json(&header.rules);
    if read_rules(&rule) != Ok(header.rules) {
        put(RULES_FIELD, json!(RulesText(header.rules).to_string()));
    }
    put("rule", rule);
    if let Some(reference) = &header.reference {
        put("ref", json!(reference));
    }
    if players.iter().any(|player| player.dan.is_some()) {
        put("dan", json!(players.each_ref().map(|player| player.dan.map_or("", |d| d.japanese()))));
    }
    if players.iter().any(|player| player.rate.is_some()) {
        let rate = |n: Option<_>| n.map_or(Value::Null, |n| decimal_json(n, 2));
        put("rate", json!(players.each_ref().map(|player| rate(player.rate.map(|rate| rate.0)))));
    }
    object
}

/// Score and result of each player, where both are known.
fn ending_json(ending: &Ending) -> Option<Value> {
    let (scores, results) = (ending.scores?, ending.results?);
    let pair = |seat: Seat| [json!(scores[seat].0), decimal_json(results[seat].0, 3)];
    Some(Value::Array(Seat::ALL.into_iter().flat_map(pair).collect()))
}

fn decimal_json(number: i32, places: usize) -> Value {
    decimal_text(number, places).parse::<f64>().map_or(Value::Null, |number| json!(number))
}
