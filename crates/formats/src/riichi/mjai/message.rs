//! One message with all its fields.

use std::str::FromStr;

use serde_json::{Map, Value};

use super::body::{Body, Hora, Ryukyoku, StartKyoku};
use super::error::MessageFault;
use super::fields::{Fields, four, need, points, shortened};

/// A message: what it says, and the fields this crate does not know, which come out again as they
/// came in.
///
/// ```
/// use parlor_formats::riichi::mjai::Message;
/// let line = r#"{"actor":1,"meta":{"shanten":2},"pai":"5mr","tsumogiri":true,"type":"dahai"}"#;
/// let message: Message = line.parse()?;
/// assert!(message.extra.contains_key("meta"));
/// assert_eq!(message.to_string(), line);
/// # Ok::<(), parlor_formats::riichi::mjai::MessageFault>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    /// What it says.
    pub body: Body,
    /// Unknown fields.
    pub extra: Map<String, Value>,
}

impl From<Body> for Message {
    fn from(body: Body) -> Message {
        Message { body, extra: Map::new() }
    }
}

impl FromStr for Message {
    type Err = MessageFault;

    fn from_str(text: &str) -> Result<Message, MessageFault> {
        let value = serde_json::from_str(text).map_err(|e| MessageFault::Json(e.to_string()))?;
        Message::from_json(value)
    }
}

impl Message {
    /// Reads a JSON object.
    pub fn from_json(value: Value) -> Result<Message, MessageFault> {
        let Value::Object(object) = value else {
            return Err(MessageFault::NoType { found: shortened(&value) });
        };
        let Some(name) = object.get("type").and_then(Value::as_str).map(str::to_owned) else {
            return Err(MessageFault::NoType { found: shortened(&Value::Object(object)) });
        };
        let mut fields = Fields(object);
        let body = read_body(&name, &mut fields)?;
        fields.0.remove("type");
        Ok(Message { body, extra: fields.0 })
    }
}

fn read_body(name: &str, fields: &mut Fields) -> Result<Body, MessageFault> {
    Ok(match name {
        "hello" => Body::Hello {
            protocol: fields.text("protocol")?,
            version: fields.number("protocol_version")?,
        },
        "join" => Body::Join {
            name: need("name", fields.text("name")?)?,
            room: need("room", fields.text("room")?)?,
        },
        "start_game" => Body::StartGame {
            id: fields.seat("id")?,
            names: fields.take("names", "four names", |value| {
                four(value, |name| name.as_str().map(str::to_owned))
            })?,
        },
        "start_kyoku" => Body::StartKyoku(Box::new(read_start(fields)?)),
        "dora" => Body::Dora { dora_marker: fields.tile("dora_marker")? },
        "reach" => Body::Reach { actor: fields.actor()? },
        "reach_accepted" => Body::ReachAccepted {
            actor: fields.actor()?,
            deltas: fields.points("deltas")?,
            scores: fields.points("scores")?,
        },
        "hora" => Body::Hora(Box::new(read_hora(fields)?)),
        "ryukyoku" => Body::Ryukyoku(Box::new(read_draw(fields)?)),
        "end_kyoku" => Body::EndKyoku,
        "end_game" => Body::EndGame { scores: fields.points("scores")? },
        "none" => Body::None,
        "error" => Body::Error { message: fields.text("message")? },
        _ => return read_move(name, fields),
    })
}

fn read_move(name: &str, fields: &mut Fields) -> Result<Body, MessageFault> {
    Ok(match name {
        "tsumo" => Body::Tsumo { actor: fields.actor()?, pai: fields.pai("pai")? },
        "dahai" => Body::Dahai {
            actor: fields.actor()?,
            pai: fields.tile("pai")?,
            tsumogiri: need("tsumogiri", fields.flag("tsumogiri")?)?,
        },
        "chi" => Body::Chi {
            actor: fields.actor()?,
            target: fields.target()?,
            pai: fields.tile("pai")?,
            consumed: fields.consumed()?,
        },
        "pon" => Body::Pon {
            actor: fields.actor()?,
            target: fields.target()?,
            pai: fields.tile("pai")?,
            consumed: fields.consumed()?,
        },
        "daiminkan" => Body::Daiminkan {
            actor: fields.actor()?,
            target: fields.target()?,
            pai: fields.tile("pai")?,
            consumed: fields.consumed()?,
        },
        "kakan" => Body::Kakan {
            actor: fields.actor()?,
            pai: fields.tile("pai")?,
            consumed: fields.consumed()?,
        },
        "ankan" => Body::Ankan { actor: fields.actor()?, consumed: fields.consumed()? },
        _ => return Err(MessageFault::UnknownType { name: name.chars().take(60).collect() }),
    })
}

fn read_start(fields: &mut Fields) -> Result<StartKyoku, MessageFault> {
    let small = |value: &Value| value.as_u64().and_then(|n| u32::try_from(n).ok());
    Ok(StartKyoku {
        bakaze: fields.wind("bakaze")?,
        kyoku: need(
            "kyoku",
            fields.take("kyoku", "a number from 1 to 4", |value| {
                value.as_u64().filter(|n| (1..=4).contains(n)).map(|n| n as u8)
            })?,
        )?,
        honba: need("honba", fields.take("honba", "a number of counters", small)?)?,
        kyotaku: fields.take("kyotaku", "a number of sticks", small)?.unwrap_or(0),
        oya: need("oya", fields.seat("oya")?)?,
        dora_marker: fields.tile("dora_marker")?,
        scores: fields.points("scores")?,
        tehais: need("tehais", fields.hands("tehais")?)?,
    })
}

fn read_hora(fields: &mut Fields) -> Result<Hora, MessageFault> {
    let yakus = fields.take("yakus", "pairs of a yaku and its han", |value| {
        let pair = |item: &Value| {
            let han = item.get(1)?.as_u64()?;
            Some((item.get(0)?.as_str()?.to_owned(), u8::try_from(han).ok()?))
        };
        value.as_array()?.iter().map(pair).collect()
    })?;
    let mortal_ura = fields.tiles("ura_markers")?;
    let ura_markers = mortal_ura.or(fields.tiles("uradora_markers")?);
    Ok(Hora {
        actor: fields.actor()?,
        target: fields.target()?,
        pai: fields.tile_if_any("pai")?,
        ura_markers,
        hora_tehais: fields.tiles("hora_tehais")?,
        yakus,
        fu: fields.take("fu", "a number of fu", |v| u16::try_from(v.as_u64()?).ok())?,
        fan: fields.take("fan", "a number of han", |v| u8::try_from(v.as_u64()?).ok())?,
        hora_points: fields.take("hora_points", "a number of points", points)?,
        pao: fields.seat("pao")?,
        deltas: fields.points("deltas")?,
        scores: fields.points("scores")?,
    })
}

fn read_draw(fields: &mut Fields) -> Result<Ryukyoku, MessageFault> {
    Ok(Ryukyoku {
        reason: fields.text("reason")?,
        actor: fields.seat("actor")?,
        tenpais: fields.take("tenpais", "true or false for four players", |value| {
            four(value, Value::as_bool)
        })?,
        tehais: fields.hands("tehais")?,
        deltas: fields.points("deltas")?,
        scores: fields.points("scores")?,
    })
}
