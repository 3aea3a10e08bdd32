//! One message with all its fields.

use std::fmt;
use std::str::FromStr;

use serde_json::{Map, Value, json};

use super::body::Body;
use super::error::MessageFault;
use super::field::shortened;

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

impl fmt::Display for Message {
    /// One line of JSON, its fields in alphabetical order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_json())
    }
}

impl Message {
    /// Reads a JSON object.
    pub fn from_json(value: Value) -> Result<Message, MessageFault> {
        let Value::Object(mut extra) = value else {
            return Err(MessageFault::NoType { found: shortened(&value) });
        };
        let Some(name) = extra.get("type").and_then(Value::as_str).map(str::to_owned) else {
            return Err(MessageFault::NoType { found: shortened(&Value::Object(extra)) });
        };
        let body = Body::take(&name, &mut extra)?;
        extra.remove("type");
        Ok(Message { body, extra })
    }

    /// The JSON object of this message.
    pub fn to_json(&self) -> Value {
        let mut object = self.extra.clone();
        object.insert("type".to_owned(), json!(self.body.name()));
        self.body.put(&mut object);
        Value::Object(object)
    }
}
