//! Finished matches of all games.

use std::any::Any;

use parlor_game::Seat;
use parlor_kit::{Asked, ExportError, Format, Full, Played};
use parlor_table::{RecordError, replay};

use crate::tables::games::Hosted;

/// Our own format.
pub(crate) const PARLOR: Format =
    Format { name: "parlor", ending: "parlor.json", media_type: "application/json" };

/// A finished match of some game.
pub(crate) trait Finished: Send {
    /// Its game.
    fn game(&self) -> &'static str;
    /// Who sat at seats A, B, …
    fn players(&self) -> &[String];
    /// The match itself, a [`Played`] of its game.
    fn played(&self) -> &dyn Any;
    /// The match step by step as JSON; the steps of one deal alone where one is named.
    fn replay(&self, deal: Option<usize>) -> Result<String, RecordError>;
    /// What a seat knew and could do after so many steps of a deal; `None` where it was not asked.
    fn question(&self, deal: usize, step: usize, seat: Seat) -> Option<Box<dyn Asked>>;
    /// The match as a file in the format of this name.
    fn export(&self, format: &str) -> Result<(String, Format), ExportError>;
}

/// A finished match of one game, and its record where it is one of ours.
pub(crate) struct FinishedMatch<K: Full> {
    pub(crate) played: Played<K>,
    pub(crate) record: Option<String>,
    pub(crate) game: Hosted<K>,
}

impl<K: Full> Finished for FinishedMatch<K> {
    fn game(&self) -> &'static str {
        K::NAME
    }

    fn players(&self) -> &[String] {
        &self.played.players
    }

    fn played(&self) -> &dyn Any {
        &self.played
    }

    fn replay(&self, deal: Option<usize>) -> Result<String, RecordError> {
        let replay = replay(&self.played, deal)?;
        serde_json::to_string(&replay).map_err(|error| RecordError::Format(error.to_string()))
    }

    fn question(&self, deal: usize, step: usize, seat: Seat) -> Option<Box<dyn Asked>> {
        Some(self.game.asked(self.played.question(deal, step, seat)?))
    }

    fn export(&self, name: &str) -> Result<(String, Format), ExportError> {
        if let Some(record) = self.record.as_ref().filter(|_| name == PARLOR.name) {
            return Ok((record.clone(), PARLOR));
        }
        let format = K::FORMATS.iter().find(|format| format.name == name);
        let &format = format.ok_or_else(|| {
            let known = [PARLOR].iter().chain(K::FORMATS).map(|format| format.name).collect();
            ExportError::Format { format: name.to_owned(), game: K::NAME, known }
        })?;
        Ok((K::export(&self.played, format)?, format))
    }
}
