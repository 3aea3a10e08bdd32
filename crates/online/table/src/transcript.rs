//! The running hash of a record: `docs/dev/fair-chance.md`, “During play”.

use std::fmt::Write;

use parlor_fair::Transcript;
use serde::Serialize;
use serde_json::Value;

use crate::Host;
use crate::current_match::{CurrentMatch, DealRecordOf};

impl<G: Host> CurrentMatch<G> {
    /// The running hash as everyone is shown it.
    pub(crate) fn transcript_text(&self) -> Option<String> {
        self.transcript.map(|transcript| transcript.0.to_string())
    }
}

/// The running hash after each deal, from the first on.
pub(crate) fn transcripts<G: Host>(
    begun: Transcript,
    deals: &[DealRecordOf<G>],
) -> Vec<Transcript> {
    let mut last = begun;
    let after = |deal: &DealRecordOf<G>| {
        last = last.then(&canonical(deal));
        last
    };
    deals.iter().map(after).collect()
}

/// A message as the one text that all programs make of it: JSON without spaces, the members of
/// objects sorted by name.
pub(crate) fn canonical(message: &impl Serialize) -> String {
    let mut text = String::new();
    write(&serde_json::to_value(message).unwrap_or_default(), &mut text);
    text
}

fn write(value: &Value, text: &mut String) {
    match value {
        Value::Object(members) => {
            let mut members: Vec<_> = members.iter().collect();
            members.sort_unstable_by_key(|(name, _)| *name);
            text.push('{');
            for (n, (name, value)) in members.into_iter().enumerate() {
                let comma = if n == 0 { "" } else { "," };
                let _ = write!(text, "{comma}{}:", Value::from(name.as_str()));
                write(value, text);
            }
            text.push('}');
        }
        Value::Array(items) => {
            text.push('[');
            for (n, item) in items.iter().enumerate() {
                if n > 0 {
                    text.push(',');
                }
                write(item, text);
            }
            text.push(']');
        }
        _ => {
            let _ = write!(text, "{value}");
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::canonical;

    #[test]
    fn there_is_one_text_for_the_same_message() {
        let message =
            json!({"b": [1, {"d": null, "c": "ā\n\"\u{1}"}], "a": true, "aa": -5, "Z": []});
        let text =
            "{\"Z\":[],\"a\":true,\"aa\":-5,\"b\":[1,{\"c\":\"ā\\n\\\"\\u0001\",\"d\":null}]}";
        assert_eq!(canonical(&message), text);
    }
}
