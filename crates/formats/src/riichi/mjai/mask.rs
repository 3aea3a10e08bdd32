//! What one seat is told.

use parlor_game::{BySeat, Seat};

use super::body::{Body, StartKyoku};
use super::{Message, Pai};

/// The message as `viewer` may see it: other seats' dealt and drawn tiles are `?`, `start_game`
/// tells the seat, and what other seats' programs added to their messages is left out.
pub fn masked(message: &Message, viewer: Seat) -> Message {
    let body = match &message.body {
        Body::StartGame { names, .. } => Body::StartGame { id: Some(viewer), names: names.clone() },
        Body::StartKyoku(start) => Body::StartKyoku(Box::new(masked_start(start, viewer))),
        Body::Tsumo { actor, .. } if *actor != viewer => {
            Body::Tsumo { actor: *actor, pai: Pai::Hidden }
        }
        open => open.clone(),
    };
    let theirs = message.body.actor().is_some_and(|actor| actor != viewer);
    Message { body, extra: if theirs { Default::default() } else { message.extra.clone() } }
}

fn masked_start(start: &StartKyoku, viewer: Seat) -> StartKyoku {
    let tehais = BySeat::from_fn(|seat| {
        if seat == viewer {
            start.tehais[seat].clone()
        } else {
            vec![Pai::Hidden; start.tehais[seat].len()]
        }
    });
    StartKyoku { tehais, ..start.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_ones_own_tiles_are_shown() {
        let line = r#"{"actor":1,"meta":{"q_values":[1]},"pai":"5mr","type":"tsumo"}"#;
        let message: Message = line.parse().expect("a message");
        assert_eq!(masked(&message, Seat::B), message);
        assert_eq!(
            masked(&message, Seat::A).to_string(),
            r#"{"actor":1,"pai":"?","type":"tsumo"}"#
        );
    }
}
