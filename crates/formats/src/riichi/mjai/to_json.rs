//! Messages as JSON.

use std::fmt;

use parlor_game::{BySeat, Seat};
use parlor_riichi::{Points, Tile};
use serde_json::{Map, Value, json};

use super::body::{Body, StartKyoku};
use super::win_json::{hora, ryukyoku};
use super::{Message, Pai};
use crate::riichi::tile_code::mjai_name;

impl Message {
    /// The JSON object of this message.
    pub fn to_json(&self) -> Value {
        let mut object = Object(self.extra.clone());
        object.put("type", self.body.name());
        write_body(&self.body, &mut object);
        Value::Object(object.0)
    }
}

impl fmt::Display for Message {
    /// One line of JSON, its fields in alphabetical order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_json())
    }
}

impl Body {
    /// The `type` of the message.
    pub fn name(&self) -> &'static str {
        match self {
            Body::Hello { .. } => "hello",
            Body::Join { .. } => "join",
            Body::StartGame { .. } => "start_game",
            Body::StartKyoku(_) => "start_kyoku",
            Body::Tsumo { .. } => "tsumo",
            Body::Dahai { .. } => "dahai",
            Body::Chi { .. } => "chi",
            Body::Pon { .. } => "pon",
            Body::Daiminkan { .. } => "daiminkan",
            Body::Kakan { .. } => "kakan",
            Body::Ankan { .. } => "ankan",
            Body::Dora { .. } => "dora",
            Body::Reach { .. } => "reach",
            Body::ReachAccepted { .. } => "reach_accepted",
            Body::Hora(_) => "hora",
            Body::Ryukyoku(_) => "ryukyoku",
            Body::EndKyoku => "end_kyoku",
            Body::EndGame { .. } => "end_game",
            Body::None => "none",
            Body::Error { .. } => "error",
        }
    }
}

/// A JSON object being written; absent values leave no field.
pub(super) struct Object(Map<String, Value>);

impl Object {
    pub(super) fn put(&mut self, field: &str, value: impl Into<Value>) {
        self.0.insert(field.to_owned(), value.into());
    }

    pub(super) fn put_if<T>(&mut self, field: &str, value: Option<T>, write: impl Fn(T) -> Value) {
        if let Some(value) = value {
            self.put(field, write(value));
        }
    }

    pub(super) fn seat(&mut self, field: &str, seat: Seat) {
        self.put(field, seat.idx());
    }

    pub(super) fn tile(&mut self, field: &str, tile: Tile) {
        self.put(field, mjai_name(tile));
    }

    fn call(&mut self, actor: Seat, target: Seat, pai: Tile, consumed: &[Tile]) {
        self.seat("actor", actor);
        self.seat("target", target);
        self.tile("pai", pai);
        self.put("consumed", tiles(consumed));
    }
}

fn write_body(body: &Body, object: &mut Object) {
    match body {
        Body::Hello { protocol, version } => {
            object.put_if("protocol", protocol.as_deref(), Value::from);
            object.put_if("protocol_version", *version, Value::from);
        }
        Body::Join { name, room } => {
            object.put("name", name.as_str());
            object.put("room", room.as_str());
        }
        Body::StartGame { id, names } => {
            object.put_if("id", id.map(Seat::idx), Value::from);
            object.put_if("names", names.as_ref(), |names| json!(names.as_array()));
        }
        Body::StartKyoku(start) => start_kyoku(start, object),
        Body::Dora { dora_marker } => object.tile("dora_marker", *dora_marker),
        Body::Reach { actor } => object.seat("actor", *actor),
        Body::ReachAccepted { actor, deltas, scores: after } => {
            object.seat("actor", *actor);
            object.put_if("deltas", deltas.as_ref(), scores);
            object.put_if("scores", after.as_ref(), scores);
        }
        Body::Hora(win) => hora(win, object),
        Body::Ryukyoku(draw) => ryukyoku(draw, object),
        Body::EndGame { scores: last } => object.put_if("scores", last.as_ref(), scores),
        Body::Error { message } => object.put_if("message", message.as_deref(), Value::from),
        Body::EndKyoku | Body::None => {}
        playing => write_move(playing, object),
    }
}

fn write_move(body: &Body, object: &mut Object) {
    match body {
        Body::Tsumo { actor, pai } => {
            object.seat("actor", *actor);
            object.put("pai", pai.name());
        }
        Body::Dahai { actor, pai, tsumogiri } => {
            object.seat("actor", *actor);
            object.tile("pai", *pai);
            object.put("tsumogiri", *tsumogiri);
        }
        Body::Chi { actor, target, pai, consumed } | Body::Pon { actor, target, pai, consumed } => {
            object.call(*actor, *target, *pai, consumed);
        }
        Body::Daiminkan { actor, target, pai, consumed } => {
            object.call(*actor, *target, *pai, consumed);
        }
        Body::Kakan { actor, pai, consumed } => {
            object.seat("actor", *actor);
            object.tile("pai", *pai);
            object.put("consumed", tiles(consumed));
        }
        Body::Ankan { actor, consumed } => {
            object.seat("actor", *actor);
            object.put("consumed", tiles(consumed));
        }
        _ => {}
    }
}

fn start_kyoku(start: &StartKyoku, object: &mut Object) {
    object.put("bakaze", start.bakaze.to_string());
    object.put("kyoku", start.kyoku);
    object.put("honba", start.honba);
    object.put("kyotaku", start.kyotaku);
    object.seat("oya", start.oya);
    object.tile("dora_marker", start.dora_marker);
    object.put_if("scores", start.scores.as_ref(), scores);
    object.put("tehais", hands(&start.tehais));
}

pub(super) fn tiles(tiles: &[Tile]) -> Value {
    tiles.iter().map(|&tile| mjai_name(tile)).collect()
}

pub(super) fn hands(hands: &BySeat<Vec<Pai>>) -> Value {
    let names = |hand: &Vec<Pai>| hand.iter().map(|pai| pai.name()).collect::<Value>();
    hands.as_array().iter().map(names).collect()
}

pub(super) fn scores(scores: &BySeat<Points>) -> Value {
    json!(scores.as_array().map(|points| points.0))
}
