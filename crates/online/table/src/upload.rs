//! Records of other programs, read as finished matches.

use parlor_backgammon::{RuleSet, Setup as BackgammonSetup};
use parlor_formats::backgammon::mat;
use parlor_formats::riichi::record::MatchRecord;
use parlor_formats::riichi::{Format, RulesText, read_pieces, replay};
use parlor_formats::zole::{record as zole, write_rules};
use parlor_game::{Answers, BySeat, Game, Input, Match, Seat, Turn};
use parlor_riichi::Points;
use parlor_zole::{Deal, Setup as ZoleSetup};

use crate::retold::{Came, Retold, RetoldDeal};
use crate::{BackgammonTable, RiichiTable, ZoleTable};

/// Why a text is no record that can be replayed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum UploadError {
    /// Nothing known begins like this.
    #[error(
        "this begins like no record known here: a Tenhou log (XML or JSON), an mjai log, a .mat \
         file, a Zole record or a record of Parlor"
    )]
    Unknown,
    /// It begins well; the sentence says where it goes wrong.
    #[error("{format}: {error}")]
    Wrong {
        /// Which format it was taken for.
        format: &'static str,
        /// What is wrong, and where.
        error: String,
    },
}

fn wrong(format: &'static str) -> impl Fn(&dyn std::fmt::Display) -> UploadError {
    move |error| UploadError::Wrong { format, error: error.to_string() }
}

/// A Tenhou or mjai record; the first match of the file.
pub(crate) fn riichi(bytes: &[u8]) -> Result<Retold<RiichiTable>, UploadError> {
    let wrong = wrong("riichi record");
    let pieces = read_pieces(bytes).map_err(|error| wrong(&error))?;
    let record = MatchRecord::gather(pieces).next();
    let record = record.ok_or(UploadError::Unknown)?.map_err(|error| wrong(&error))?;
    let played = replay::inputs_of(&record).map_err(|error| wrong(&error))?;
    let after = |deal: usize| -> BySeat<Points> {
        let next = record.deals.get(deal + 1).map(|next| next.start.scores);
        let last = record.ending.and_then(|ending| ending.scores);
        next.or(last).unwrap_or(record.deals[deal].start.scores)
    };
    let deals = played.into_iter().enumerate().map(|(deal, played)| RetoldDeal {
        number: deal as u64,
        setup: played.setup,
        came: played.inputs.into_iter().map(Came::input).collect(),
        standing: after(deal).as_array().map(|points| points.0),
    });
    Ok(Retold {
        rules: RulesText(record.header.rules).to_string(),
        players: Seat::ALL.map(|seat| record.header.players[seat].name.clone()).to_vec(),
        deals: deals.collect(),
        sheet: None,
    })
}

/// A `.mat` file.
pub(crate) fn backgammon(bytes: &[u8]) -> Result<Retold<BackgammonTable>, UploadError> {
    let wrong = wrong(".mat file");
    let record = mat::read(bytes, RuleSet::STANDARD).map_err(|error| wrong(&error))?;
    let rules = record.rules;
    let mut deals = Vec::new();
    for (number, game) in (0..).zip(&record.games) {
        let came = game.inputs.iter().cloned().map(Came::input);
        let resigned = game
            .resigned
            .map(|resigned| Came::Resigned { by: resigned.by, worth: resigned.win as u8 + 1 });
        let finished = game.replay(rules).map_err(|error| wrong(&error))?;
        let score = match finished.outcome() {
            Some(outcome) => game.score.after(outcome.winner, outcome.points),
            None => game.score,
        };
        let points = |seat| score.points(seat).cast_signed();
        let standing = [points(Seat::A), points(Seat::B), 0, 0];
        let setup = BackgammonSetup::new(rules, game.score);
        deals.push(RetoldDeal { number, setup, came: came.chain(resigned).collect(), standing });
    }
    let length = if record.to == 0 { String::new() } else { format!(" to={}", record.to) };
    let rules = format!("{}{length}", rules.name);
    Ok(Retold { rules, players: record.players.to_vec(), deals, sheet: None })
}

/// A Zole record. A breach that was taken back, or that costs nothing, leaves no trace: play went on.
/// One that decided its deal ends the replay of it: what follows is not play by the rules.
pub(crate) fn zole(bytes: &[u8]) -> Result<Retold<ZoleTable>, UploadError> {
    let wrong = wrong("Zole record");
    let record = zole::read(bytes).map_err(|error| wrong(&error))?;
    let empty = zole::SessionRecord { deals: Vec::new(), ..record.clone() };
    let mut session = empty.session().map_err(|error| wrong(&error))?;
    let mut deals = Vec::new();
    for (number, deal) in (0..).zip(&record.deals) {
        let Some((_, setup)) = session.next() else { break };
        let at = |error: zole::StepFault| wrong(&format!("deal {}: {error}", number + 1));
        let (came, course) = zole_deal(&setup, deal).map_err(at)?;
        // The last one may have been broken off.
        if let Some(course) = course.filter(zole::Course::is_over) {
            course.enter(&mut session).map_err(at)?;
        }
        let standing = *session.standing().as_array();
        deals.push(RetoldDeal { number, setup, came, standing });
    }
    let rules = write_rules(&record.rules);
    Ok(Retold { rules, players: record.players, deals, sheet: None })
}

/// What is replayed of a deal, and the deal after all its steps.
fn zole_deal(
    setup: &ZoleSetup,
    deal: &zole::DealRecord,
) -> Result<(Vec<Came<ZoleTable>>, Option<zole::Course>), zole::StepFault> {
    let game = Deal::start(setup);
    let Turn::Chance(at) = game.turn() else { return Ok((Vec::new(), None)) };
    let mut came = vec![Came::input(Input::Chance(at, deal.layout))];
    let mut course = zole::Course::new(game, deal.layout)?;
    for &step in &deal.steps {
        let turn = course.turn();
        course.put(step)?;
        if course.irregularity().is_some() {
            continue;
        }
        if let (zole::Step::Act(action), Some(seat)) = (step, turn) {
            came.push(Came::input(Input::Answers(Answers::one(seat, action))));
        }
    }
    Ok((came, Some(course)))
}

/// What a text seems to be, by how it begins.
pub(crate) enum Sort {
    /// A record of ours.
    Parlor,
    /// A Tenhou or mjai record.
    Riichi,
    /// A `.mat` file.
    Mat,
    /// A Zole record.
    Zole,
}

impl Sort {
    /// Looks at the beginning.
    pub(crate) fn of(bytes: &[u8]) -> Option<Sort> {
        let head = String::from_utf8_lossy(&bytes[..bytes.len().min(4096)]).to_lowercase();
        let start = head.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
        if start.starts_with('{') && head.contains("parlor-record/") {
            Some(Sort::Parlor)
        } else if start.starts_with("zole record") {
            Some(Sort::Zole)
        } else if head.contains("point match") || head.contains(" game 1") {
            Some(Sort::Mat)
        } else {
            Format::of(bytes).is_some().then_some(Sort::Riichi)
        }
    }
}
