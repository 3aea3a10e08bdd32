//! Zole in files.

use parlor_formats::zole::{
    AnyRecord, Known, ReadError, openzole, position, record as zole, write_rules,
};
use parlor_game::{Answers, Game, Input, Match, Observed, Turn};
use parlor_kit::{
    Came, ExportError, Format, ImportError, Likeness, Played, PlayedDeal, Question, Records,
};
use parlor_zole::{Deal, Setup};

use crate::ZoleKit;
use crate::faults::position_message;

impl Records for ZoleKit {
    const FORMATS: &'static [Format] =
        &[Format { name: "zole", ending: "zole", media_type: "text/plain" }];

    const READ_ONLY: &'static [Format] =
        &[Format { name: "openzole", ending: "json", media_type: "application/json" }];

    fn likeness(bytes: &[u8], head: &str) -> Likeness {
        let is_ours = head.starts_with("zole record");
        if is_ours || openzole::is_like(bytes) { Likeness::Begins } else { Likeness::None }
    }

    /// Our own text, or an export of openZole.
    ///
    /// A breach that was taken back, or that costs nothing, leaves no trace: play went on. One that
    /// decided its deal ends the replay of it: what follows is not play by the rules.
    fn import(bytes: &[u8]) -> Result<Played<ZoleKit>, ImportError> {
        let wrong = ImportError::wrong("Zole record");
        let AnyRecord { record, .. } = AnyRecord::read(bytes).map_err(|error| match &error {
            ReadError::Record(of_text) => wrong(&error).at(of_text.at.line, of_text.at.column),
            ReadError::OpenZole(_) => wrong(&error),
        })?;
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
            deals.push(PlayedDeal { number, setup, came, standing });
        }
        let rules = write_rules(&record.rules);
        Ok(Played { rules, players: record.players, deals, sheet: None })
    }

    fn export(played: &Played<ZoleKit>, _format: Format) -> Result<String, ExportError> {
        let nothing = || ExportError::unwritable(&"it has no deal or no score sheet");
        let first = played.deals.first().ok_or_else(nothing)?;
        let deals = played.deals.iter();
        let record = zole::SessionRecord {
            rules: *played.sheet.as_ref().ok_or_else(nothing)?.rules(),
            // Commas stand between names.
            players: played.players.iter().map(|name| name.replace(',', " ")).collect(),
            dealer: first.setup.seating().dealer(),
            comments: Vec::new(),
            deals: deals.filter_map(|deal| zole::DealRecord::from_inputs(&deal.inputs())).collect(),
        };
        zole::write(&record).map_err(|error| ExportError::unwritable(&error))
    }

    /// `2: QC QH JC JD 8D TH 9H KS | take | TS KS AC`: the place, the cards dealt, the calls and the
    /// cards played.
    fn position(text: &str) -> Option<Result<Question<ZoleKit>, ImportError>> {
        let known = position::read(text);
        Some(
            known
                .map(asked)
                .map_err(|error| ImportError::position(&error, position_message(&error))),
        )
    }

    fn write_position(question: &Question<ZoleKit>) -> Option<String> {
        position::write(&Known { view: question.view.clone(), seen: question.seen.clone() })
    }
}

/// The question to the player who knows this.
fn asked(Known { view, seen }: Known) -> Question<ZoleKit> {
    let (seat, mut legal) = (view.me(), Vec::new());
    Deal::prompt(&view, seat, &mut legal);
    Question { seat, view, legal, deal: (0, 0), seen }
}

/// What is replayed of a deal, and the deal after all its steps.
fn zole_deal(
    setup: &Setup,
    deal: &zole::DealRecord,
) -> Result<(Vec<Came<ZoleKit>>, Option<zole::Course>), zole::StepFault> {
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
