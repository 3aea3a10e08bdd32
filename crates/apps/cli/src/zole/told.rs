//! A situation in a line of a batch.

use anyhow::{Context, bail};
use parlor_formats::zole::{Situation, read_call};
use parlor_zole::{Call, Place, RuleSet};
use serde_json::Value;

use super::{cards, row, rules};
use crate::batch::{Row, number};

/// Reads calls with blanks or commas between.
pub(super) fn calls(what: &str, text: &str) -> anyhow::Result<Vec<Call>> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    let call = |word: &str| {
        read_call(word).with_context(|| {
            format!("{what}: {word:?} is not a call: pass, take, zole or maza-zole")
        })
    };
    words.map(call).collect()
}

/// Reads a line of a batch.
pub(super) fn from_row(row: &Row) -> anyhow::Result<Situation> {
    let text = |name: &str| match row.get(name) {
        None => Ok(String::new()),
        Some(Value::String(text)) => Ok(text.clone()),
        Some(Value::Array(words)) if words.iter().all(Value::is_string) => {
            Ok(words.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" "))
        }
        Some(_) => bail!("{name:?} must be a text or a list of texts"),
    };
    let list = |name: &str| cards(&format!("{name:?}"), &text(name)?);
    Ok(Situation {
        rules: match row.get("rules") {
            None => RuleSet::LZF_CLASSIC,
            Some(_) => rules(&text("rules")?)?,
        },
        place: row::place(row, "place")?.unwrap_or(Place::First),
        hand: list("hand")?,
        calls: calls("\"calls\"", &text("calls")?)?,
        table: list("table")?,
        buried: list("buried")?,
        played: list("played")?,
        pules: number(row, "pules")?,
    })
}
