//! Finished matches of all games behind one door.

use std::any::Any;

use parlor_wire::Codec;
use serde_json::Value;

use crate::effects::text;
use crate::export::Export;
use crate::replay::Moment;
use crate::retold::{Retold, retell};
use crate::upload::{self, Sort};
use crate::{
    BackgammonTable, ExportError, Exported, RecordError, RecordOf, RiichiTable, UploadError,
    ZoleTable,
};

/// How many steps are told at once. One of riichi has four views, together some 16 kB, and a long
/// match about two thousand; a record of many hands would fill the memory of a server.
const STEPS_MAX: usize = 4_000;

/// A finished match that was played here.
pub struct FinishedMatch(Told);

/// A finished match that somebody brought along.
pub struct UploadedMatch(Told);

/// A match of any game, and its record where it is one of ours.
struct Told {
    game: Box<dyn AnyRetold>,
    record: Option<String>,
}

/// What can be asked of a retold match of any game.
trait AnyRetold: Send {
    fn replay(&self, deal: Option<usize>) -> Result<String, parlor_game::Illegal>;
    fn question(&self, at: Moment) -> Option<Box<dyn Any + Send>>;
    fn export(&self, format: &str) -> Result<Exported, ExportError>;
    fn game(&self) -> &'static str;
    /// How many steps each deal has.
    fn n_steps(&self) -> Vec<usize>;
}

impl<G: Export> AnyRetold for Retold<G>
where
    Retold<G>: Send,
{
    fn replay(&self, deal: Option<usize>) -> Result<String, parlor_game::Illegal> {
        Retold::replay(self, deal).map(|replay| text(&replay))
    }

    fn question(&self, at: Moment) -> Option<Box<dyn Any + Send>> {
        Some(Box::new(Retold::question(self, at)?))
    }

    fn export(&self, format: &str) -> Result<Exported, ExportError> {
        let (format, game) = (format.to_owned(), <G::Codec as Codec>::NAME);
        let written = G::export(self, &format);
        written.unwrap_or(Err(ExportError::Format { format, game }))
    }

    fn game(&self) -> &'static str {
        <G::Codec as Codec>::NAME
    }

    fn n_steps(&self) -> Vec<usize> {
        self.deals.iter().map(|deal| deal.came.len() + 1).collect()
    }
}

impl FinishedMatch {
    /// Reads a record of ours, given as JSON. Its proof is not checked here.
    pub fn read(record: &str) -> Result<FinishedMatch, RecordError> {
        let wrong = |error: serde_json::Error| RecordError::Format(error.to_string());
        let value: Value = serde_json::from_str(record).map_err(wrong)?;
        let game: Box<dyn AnyRetold> = match value["game"].as_str() {
            Some("backgammon") => told::<BackgammonTable>(value)?,
            Some("riichi") => told::<RiichiTable>(value)?,
            Some("zole") => told::<ZoleTable>(value)?,
            other => return Err(RecordError::Format(format!("its game is {other:?}"))),
        };
        Ok(FinishedMatch(Told { game, record: Some(record.to_owned()) }))
    }

    /// Which game was played.
    pub fn game(&self) -> &'static str {
        self.0.game.game()
    }

    /// The match step by step as JSON: a [`ReplayOf`](crate::ReplayOf) its game; the steps of one
    /// deal alone where one is named.
    pub fn replay(&self, deal: Option<usize>) -> Result<String, RecordError> {
        self.0.replay(deal)
    }

    /// What a seat knew and could do at a moment, an [`AgentQuestion`](crate::AgentQuestion); `None` where it was not
    /// asked.
    pub fn question(&self, at: Moment) -> Option<Box<dyn Any + Send>> {
        self.0.game.question(at)
    }

    /// The match as a file of another program, or of ours (`parlor`).
    pub fn export(&self, format: &str) -> Result<Exported, ExportError> {
        match &self.0.record {
            Some(record) if format == "parlor" => {
                let (ending, media_type) = ("parlor.json", "application/json");
                Ok(Exported { text: record.clone(), ending, media_type })
            }
            _ => self.0.game.export(format),
        }
    }
}

impl UploadedMatch {
    /// Reads a record of any format known here: Tenhou, mjai, `.mat`, Zole, or our own.
    pub fn read(bytes: &[u8]) -> Result<UploadedMatch, UploadError> {
        let game: Box<dyn AnyRetold> = match Sort::of(bytes).ok_or(UploadError::Unknown)? {
            Sort::Riichi => Box::new(upload::riichi(bytes)?),
            Sort::Mat => Box::new(upload::backgammon(bytes)?),
            Sort::Zole => Box::new(upload::zole(bytes)?),
            Sort::Parlor => {
                let wrong = |error: &dyn std::fmt::Display| UploadError::Wrong {
                    format: "Parlor record",
                    error: error.to_string(),
                };
                let text = std::str::from_utf8(bytes).map_err(|error| wrong(&error))?;
                let read = FinishedMatch::read(text).map_err(|error| wrong(&error))?;
                return Ok(UploadedMatch(read.0));
            }
        };
        Ok(UploadedMatch(Told { game, record: None }))
    }

    /// Which game was played.
    pub fn game(&self) -> &'static str {
        self.0.game.game()
    }

    /// The match step by step, as [`FinishedMatch::replay`].
    pub fn replay(&self, deal: Option<usize>) -> Result<String, RecordError> {
        self.0.replay(deal)
    }

    /// What a seat knew and could do at a moment, as [`FinishedMatch::question`].
    pub fn question(&self, at: Moment) -> Option<Box<dyn Any + Send>> {
        self.0.game.question(at)
    }
}

impl Told {
    fn replay(&self, deal: Option<usize>) -> Result<String, RecordError> {
        self.replay_within(STEPS_MAX, deal)
    }

    fn replay_within(&self, most: usize, deal: Option<usize>) -> Result<String, RecordError> {
        let n_steps = self.game.n_steps();
        let found = match deal {
            None => n_steps.iter().sum(),
            Some(deal) => match n_steps.get(deal) {
                Some(&n_steps) => n_steps,
                None => {
                    let what = "there is no such deal";
                    return Err(RecordError::Course { deal: deal.saturating_add(1), what });
                }
            },
        };
        if found > most {
            return Err(RecordError::TooLong { found, most });
        }
        let illegal = |error| RecordError::Illegal { deal: 0, input: 0, error };
        self.game.replay(deal).map_err(illegal)
    }
}

fn told<G: Export>(record: Value) -> Result<Box<dyn AnyRetold>, RecordError>
where
    Retold<G>: Send,
{
    let record: RecordOf<G> =
        serde_json::from_value(record).map_err(|error| RecordError::Format(error.to_string()))?;
    Ok(Box::new(retell::<G>(&record)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_for_one_answer_is_asked_for_deal_by_deal() {
        let record = include_str!("../testdata/zole.json");
        let told = FinishedMatch::read(record).expect("a record").0;
        let n_steps = told.game.n_steps();
        let whole: usize = n_steps.iter().sum();
        assert!(told.replay_within(whole, None).is_ok());
        let error = told.replay_within(whole - 1, None).expect_err("one too many");
        assert!(error.to_string().contains("?deal="), "{error}");
        assert!(told.replay_within(n_steps[0], Some(0)).is_ok());
        assert!(told.replay_within(n_steps[0] - 1, Some(0)).is_err());
    }
}
