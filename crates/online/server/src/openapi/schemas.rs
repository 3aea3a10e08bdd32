//! What is sent, as JSON Schema: the same fields as in `crates/wire/src/online`.

use serde_json::{Map, Value, json};

fn text() -> Value {
    json!({"type": "string"})
}

fn list(item: &Value) -> Value {
    json!({"type": "array", "items": item})
}

fn named(schema: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{schema}")})
}

/// An object; names that end with `?` may be missing.
fn object(fields: &[(&str, Value)]) -> Value {
    let name = |field: &str| field.trim_end_matches('?').to_owned();
    let required = fields.iter().filter(|(field, _)| !field.ends_with('?'));
    let required: Vec<_> = required.map(|(field, _)| name(field)).collect();
    let properties = fields.iter().map(|(field, schema)| (name(field), schema.clone()));
    let properties: serde_json::Map<String, Value> = properties.collect();
    json!({"type": "object", "properties": properties, "required": required})
}

fn or_null(schema: &Value) -> Value {
    json!({"anyOf": [schema, {"type": "null"}]})
}

fn places() -> Value {
    let open = object(&[("type", json!({"const": "open"}))]);
    let agent = object(&[("type", json!({"const": "agent"})), ("agent", text())]);
    json!({"type": "array", "items": {"oneOf": [open, agent]}})
}

fn flag() -> Value {
    json!({"type": "boolean"})
}

fn count() -> Value {
    json!({"type": "integer", "minimum": 0})
}

/// The number of a place.
fn place() -> Value {
    json!({"type": "integer", "minimum": 0, "maximum": 255})
}

fn clock() -> Value {
    object(&[("move_ms", count()), ("bank_ms", count())])
}

/// A message of a game, which the protocol describes.
fn message() -> Value {
    json!({"type": "object"})
}

/// All schemas by name.
pub(super) fn all() -> Map<String, Value> {
    let parts = [small(), requests(), rooms(), analysis(), experiments(), catalogue()];
    parts.into_iter().flatten().map(|(name, schema)| (name.to_owned(), schema)).collect()
}

type Schemas = Vec<(&'static str, Value)>;

fn small() -> Schemas {
    vec![
        ("Any", json!({})),
        ("Text", text()),
        ("Refusal", object(&[("code", json!({"enum": codes()})), ("detail", text())])),
        ("Created", object(&[("id", text())])),
        ("Token", object(&[("token", text())])),
        ("OpenRequest", object(&[("token?", or_null(&text()))])),
        ("Seat", object(&[("me", place()), ("name", text()), ("asked", flag())])),
        ("Joined", object(&[("me", place()), ("token", text())])),
        ("Entered", object(&[("me", or_null(&place())), ("token", text())])),
    ]
}

fn requests() -> Schemas {
    let calls = object(&[("min_ms", count()), ("jitter_ms", count()), ("strict", flag())]);
    let spectators = json!({"oneOf": [
        object(&[("type", json!({"const": "none"}))]),
        object(&[("type", json!({"const": "allowed"})), ("delay_ms", count())]),
    ]});
    let room = object(&[
        ("name", text()),
        ("game", json!({"enum": parlor_kits::names()})),
        ("rules?", text()),
        ("seats", places()),
        ("password?", or_null(&text())),
        ("hidden?", flag()),
        ("clock?", or_null(&clock())),
        ("calls?", or_null(&calls)),
        ("spectators?", or_null(&spectators)),
        ("idle_minutes?", or_null(&count())),
        ("practice?", flag()),
        ("results?", flag()),
    ]);
    vec![
        ("JoinRequest", object(&[("name", text()), ("password?", or_null(&text()))])),
        ("ReclaimRequest", object(&[("name", text()), ("password?", or_null(&text()))])),
        ("BotRequest", object(&[("token", text()), ("entrant", place()), ("name", text())])),
        ("RoomRequest", room),
    ]
}

fn rooms() -> Schemas {
    let summary = [
        ("id", text()),
        ("name", text()),
        ("game", text()),
        ("rules", text()),
        ("locked", flag()),
        ("seats", place()),
        ("free", place()),
        ("agents", place()),
        ("clock", or_null(&clock())),
        ("playing", flag()),
    ];
    let info = [
        ("entrants", list(&message())),
        ("practice", flag()),
        ("results", flag()),
        ("record", flag()),
        ("matches", count()),
    ];
    vec![
        ("RoomSummary", object(&summary)),
        ("RoomSummaries", list(&named("RoomSummary"))),
        ("RoomInfo", object(&[&summary[..], &info[..]].concat())),
    ]
}

fn analysis() -> Schemas {
    let trace = or_null(&object(&[("nodes", count())]));
    let seat = json!({"enum": ["A", "B", "C", "D"]});
    let at = object(&[("deal", count()), ("step", count()), ("seat", seat)]);
    let advice = object(&[
        ("verdict", json!({})),
        ("reasons", list(&json!({}))),
        ("chosen", or_null(&count())),
        ("candidates", list(&message())),
        ("panels", list(&message())),
        ("legal", list(&message())),
        ("cost", object(&[("think_ms", count()), ("nodes", or_null(&count()))])),
    ]);
    let step = object(&[
        ("answers", list(&message())),
        ("seen", list(&list(&message()))),
        ("views", list(&message())),
        ("asked", list(&text())),
    ]);
    let whole = json!({"type": "integer"});
    let standing = json!({"type": "array", "items": whole, "minItems": 4, "maxItems": 4});
    let deal = object(&[
        ("number", count()),
        ("standing", standing.clone()),
        ("n_steps", count()),
        ("steps", list(&step)),
    ]);
    let replay = object(&[
        ("game", text()),
        ("rules", text()),
        ("players", list(&text())),
        ("deals", list(&deal)),
        ("standing", standing),
    ]);
    let asked = [("agent", text()), ("trace?", trace)];
    let in_room =
        [("token?", or_null(&text())), ("at?", or_null(&at)), ("match?", or_null(&count()))];
    let given = [
        ("game?", or_null(&text())),
        ("position?", or_null(&text())),
        ("record?", or_null(&text())),
        ("at?", or_null(&at)),
    ];
    vec![
        ("AdviceRequest", object(&[&asked[..], &in_room[..]].concat())),
        ("AnalysisRequest", object(&[&asked[..], &given[..]].concat())),
        ("Advice", advice),
        ("OpenHands", object(&[("deal", count()), ("views", list(&message()))])),
        ("Replay", replay),
    ]
}

fn experiments() -> Schemas {
    let seed = json!({"type": "integer", "minimum": 0, "maximum": u64::MAX});
    let info = [
        ("id", text()),
        ("title", text()),
        ("source", text()),
        ("protocol", text()),
        ("needs_records", flag()),
    ];
    let run = [
        ("id", text()),
        ("seed", seed.clone()),
        ("done", json!({"type": "number", "minimum": 0, "maximum": 1})),
        ("report", or_null(&message())),
        ("error", or_null(&text())),
    ];
    vec![
        ("Experiments", list(&object(&info))),
        ("RunRequest", object(&[("seed?", seed)])),
        ("Run", object(&run)),
    ]
}

fn catalogue() -> Schemas {
    let number = json!({"type": "number"});
    let parameter = object(&[
        ("name", text()),
        ("summary", text()),
        ("kind", json!({"enum": ["integer", "number", "choice", "flag"]})),
        ("min?", number.clone()),
        ("max?", number),
        ("values?", list(&text())),
        ("default", json!({})),
    ]);
    let agent = object(&[
        ("name", text()),
        ("summary", text()),
        ("levels", list(&text())),
        ("parameters", list(&parameter)),
    ]);
    let rules = object(&[
        ("name", text()),
        ("summary", text()),
        ("rules", text()),
        ("default", flag()),
        ("parameters", list(&object(&[("name", text()), ("value", text())]))),
    ]);
    let number = json!({"type": "number"});
    let result = object(&[
        ("game", text()),
        ("agent", text()),
        ("meetings", count()),
        ("ahead", count()),
        ("level", count()),
        ("share", or_null(&number)),
        ("low", number.clone()),
        ("high", number),
    ]);
    vec![("Agents", list(&agent)), ("Rules", list(&rules)), ("Results", list(&result))]
}

/// Every code of a refusal.
fn codes() -> Vec<&'static str> {
    let codes = "bad_message too_large too_fast version hello_first token password no_room full \
                 name begun not_seated seated not_host place not_now agent pledge contribution \
                 not_asked stale illegal action_id chat_closed chat_text no_spectators scope \
                 internal";
    codes.split_whitespace().collect()
}

#[cfg(test)]
mod tests {
    use parlor_wire::online::ErrorCode;

    use super::*;

    #[test]
    fn every_code_is_one_of_the_protocols() {
        for code in codes() {
            assert!(serde_json::from_value::<ErrorCode>(json!(code)).is_ok(), "{code}");
        }
    }
}
