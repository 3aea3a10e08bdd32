//! The question that a game in text puts.

use parlor_agent::Message;
use parlor_formats::toy::PositionError;
use parlor_game::{Game, Observed};
use parlor_kit::{GameOf, ImportError, Kit, Question};

use crate::faults::position_message;

/// The question to the player who must decide; `example` is a position as it is written.
pub(crate) fn asked<K: Kit>(
    game: Result<GameOf<K>, PositionError>,
    example: &'static str,
) -> Result<Question<K>, ImportError> {
    let game =
        game.map_err(|error| ImportError::position(&error, position_message(&error, example)))?;
    let nobody = || {
        let message = Message::new("refused-no-decision");
        ImportError::position(&"no decision is open here", message)
    };
    let seat = game.turn().asked().first().ok_or_else(nobody)?;
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    Ok(Question { seat, view: game.view(seat), legal, deal: (0, 0), seen: Vec::new() })
}
