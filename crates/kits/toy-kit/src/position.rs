//! The question that a game in text puts.

use parlor_formats::toy::PositionError;
use parlor_game::{Game, Observed};
use parlor_kit::{GameOf, ImportError, Kit, Question};

/// The question to the player who must decide.
pub(crate) fn asked<K: Kit>(
    game: Result<GameOf<K>, PositionError>,
) -> Result<Question<K>, ImportError> {
    let game = game.map_err(|error| ImportError::Position(error.to_string()))?;
    let seat = game.turn().asked().first();
    let seat = seat.ok_or_else(|| ImportError::Position("no decision is open here".to_owned()))?;
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    Ok(Question { seat, view: game.view(seat), legal, deal: (0, 0), seen: Vec::new() })
}
