//! A finished match in the formats of other programs.

use parlor_formats::backgammon::mat;
use parlor_formats::riichi::record::{DealRecord, Ending, Header, MatchRecord};
use parlor_formats::riichi::{mjai, mjlog, tenhou6};
use parlor_formats::zole::record as zole;
use parlor_game::{BySeat, Game, Input, Seat};
use parlor_zole::Seating;

use crate::retold::{Came, Retold};
use crate::{BackgammonTable, GameOf, RecordError, RiichiTable, TableGame, ZoleTable};

/// A finished match as a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exported {
    /// Its text.
    pub text: String,
    /// What comes after the dot in its name.
    pub ending: &'static str,
    /// Its media type.
    pub media_type: &'static str,
}

/// Why a match cannot be written so.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ExportError {
    /// The game has no such format.
    #[error("no format {format:?} for {game}; there are: {}", formats_of(game).join(", "))]
    Format {
        /// What was asked for.
        format: String,
        /// Which game.
        game: &'static str,
    },
    /// The record cannot be read.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The format cannot hold it.
    #[error("this match cannot be written so: {0}")]
    Unwritable(String),
}

/// The names of the formats in which a game's matches can be had.
pub fn formats_of(game: &str) -> &'static [&'static str] {
    match game {
        "backgammon" => &["parlor", "mat"],
        "riichi" => &["parlor", "tenhou", "tenhou6", "mjai"],
        _ => &["parlor", "zole"],
    }
}

/// A game whose matches can be written in formats of other programs.
pub(crate) trait Export: TableGame {
    /// The match in this format; `None` when there is none of that name.
    fn export(retold: &Retold<Self>, format: &str) -> Option<Result<Exported, ExportError>>;
}

fn unwritable(error: &dyn std::fmt::Display) -> ExportError {
    ExportError::Unwritable(error.to_string())
}

/// The inputs alone.
fn inputs<G: TableGame>(came: &[Came<G>]) -> Vec<Input<GameOf<G>>> {
    let inputs = came.iter().filter_map(|came| match came {
        Came::Input { input, .. } => Some(input.clone()),
        Came::Resigned { .. } => None,
    });
    inputs.collect()
}

impl Export for BackgammonTable {
    fn export(retold: &Retold<Self>, format: &str) -> Option<Result<Exported, ExportError>> {
        if format != "mat" {
            return None;
        }
        let games = retold.deals.iter().map(|deal| {
            let resigned = deal.came.iter().find_map(|came| match came {
                &Came::Resigned { by, worth } => BackgammonTable::resignation(by, worth),
                Came::Input { .. } => None,
            });
            let score = *parlor_backgammon::Backgammon::start(&deal.setup).score();
            mat::GameRecord::of(score, &inputs(&deal.came), resigned)
        });
        let first = parlor_backgammon::Backgammon::start(&retold.deals.first()?.setup);
        let name = |idx: usize| retold.players.get(idx).cloned().unwrap_or_default();
        let record = mat::Record {
            players: [name(0), name(1)],
            to: first.score().to(),
            rules: *first.rules(),
            comments: Vec::new(),
            games: games.collect(),
        };
        let text = mat::write(&record).map_err(|error| unwritable(&error));
        Some(text.map(|text| Exported { text, ending: "mat", media_type: "text/plain" }))
    }
}

impl Export for RiichiTable {
    fn export(retold: &Retold<Self>, format: &str) -> Option<Result<Exported, ExportError>> {
        if !formats_of("riichi")[1..].contains(&format) {
            return None;
        }
        Some(riichi_record(retold).and_then(|record| match format {
            "tenhou" => {
                let text = mjlog::write_match(&record).map_err(|error| unwritable(&error))?;
                Ok(Exported { text, ending: "mjlog", media_type: "application/xml" })
            }
            "tenhou6" => {
                let text = tenhou6::write_match(&record).map_err(|error| unwritable(&error))?;
                Ok(Exported { text, ending: "json", media_type: "application/json" })
            }
            _ => {
                let written = mjai::write_match(&record, mjai::Dialect::Mortal);
                let text = written.map_err(|error| unwritable(&error))?;
                Ok(Exported { text, ending: "mjai.jsonl", media_type: "application/jsonl" })
            }
        }))
    }
}

fn riichi_record(retold: &Retold<RiichiTable>) -> Result<MatchRecord, ExportError> {
    let mut deals = Vec::new();
    for deal in &retold.deals {
        let mut game = parlor_riichi::Deal::start(&deal.setup);
        let mut events = Vec::new();
        for came in &deal.came {
            came.put_to(&mut game, &mut events).map_err(|error| unwritable(&error))?;
        }
        let record = DealRecord::from_play(&deal.setup, &events);
        deals.push(record.ok_or_else(|| unwritable(&"a deal has no result"))?);
    }
    let first = retold.deals.first().ok_or_else(|| unwritable(&"there is no deal"))?;
    let name = |seat: Seat| retold.players.get(seat.idx()).cloned().unwrap_or_default();
    let header = Header::new(first.setup.rules, BySeat::from_fn(name));
    Ok(MatchRecord { header, deals, ending: retold.sheet.as_ref().map(Ending::of) })
}

impl Export for ZoleTable {
    fn export(retold: &Retold<Self>, format: &str) -> Option<Result<Exported, ExportError>> {
        if format != "zole" {
            return None;
        }
        let first = retold.deals.first()?;
        let deals = retold.deals.iter();
        let deals = deals.filter_map(|deal| zole::DealRecord::from_inputs(&inputs(&deal.came)));
        let seating: &Seating = first.setup.seating();
        let record = zole::SessionRecord {
            rules: *retold.sheet.as_ref()?.rules(),
            players: retold.players.clone(),
            dealer: seating.dealer(),
            comments: Vec::new(),
            deals: deals.collect(),
        };
        let text = zole::write(&record).map_err(|error| unwritable(&error));
        Some(text.map(|text| Exported { text, ending: "zole", media_type: "text/plain" }))
    }
}
