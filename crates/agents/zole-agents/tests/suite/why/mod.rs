//! Reasons in a player's words: known positions, and whether what is said is true.

mod due;
mod facts;
mod positions;
mod said;
mod solved;
mod truth;

use parlor_agent::{Arg, Message};

/// The keys of a message and of all messages in it.
fn keys(message: &Message) -> Vec<String> {
    let inner = message.args.iter().flat_map(|(_, arg)| match arg {
        Arg::Message(inner) => keys(inner),
        _ => Vec::new(),
    });
    std::iter::once(message.key.to_string()).chain(inner).collect()
}

/// The message of this key, within another or itself.
fn find<'a>(message: &'a Message, key: &str) -> Option<&'a Message> {
    if message.key == key {
        return Some(message);
    }
    message.args.iter().find_map(|(_, arg)| match arg {
        Arg::Message(inner) => find(inner, key),
        _ => None,
    })
}
