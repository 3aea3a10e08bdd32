//! The proof that the chance of a match was fair, whatever its game.

use parlor_table::{Kept, Proof, RecordError, Verify, game_of};

/// Checks the record of a match of any game, given as JSON, against itself alone.
pub fn verify_text(record: &str) -> Result<Proof, RecordError> {
    verify_kept_text(record, &Kept::NOTHING)
}

/// Checks the record of a match of any game, given as JSON, also against what someone kept.
pub fn verify_kept_text(record: &str, kept: &Kept) -> Result<Proof, RecordError> {
    let game = game_of(record)?;
    parlor_kits::find(&game, Verify { record, kept }).unwrap_or_else(|| {
        let games = parlor_kits::names().join(", ");
        Err(RecordError::Format(format!("its game is {game:?}, not one of {games}")))
    })
}
