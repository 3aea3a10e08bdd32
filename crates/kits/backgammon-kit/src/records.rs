//! Backgammon in other programs' formats.

use parlor_backgammon::{Backgammon, RuleSet, Setup};
use parlor_formats::backgammon::{mat, match_file, xgid};
use parlor_game::{Game, Seat};
use parlor_kit::{
    Came, ExportError, Format, ImportError, Likeness, Played, PlayedDeal, Question, Records,
};

use crate::{BackgammonKit, position};

impl Records for BackgammonKit {
    const FORMATS: &'static [Format] =
        &[Format { name: "mat", ending: "mat", media_type: "text/plain" }];

    const READ_ONLY: &'static [Format] =
        &[Format { name: "sgf", ending: "sgf", media_type: "application/x-go-sgf" }];

    fn likeness(_bytes: &[u8], head: &str) -> Likeness {
        let has_line = head.contains("point match") || head.contains(" game 1");
        if has_line || head.contains("gm[6]") { Likeness::Within } else { Likeness::None }
    }

    fn import(bytes: &[u8]) -> Result<Played<BackgammonKit>, ImportError> {
        let wrong = ImportError::wrong("match file");
        let record = match_file::read(bytes, RuleSet::STANDARD).map_err(|error| {
            let at = error.at();
            wrong(&error).at(at.line, at.column)
        })?;
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
            let setup = Setup::new(rules, game.score);
            deals.push(PlayedDeal {
                number,
                setup,
                came: came.chain(resigned).collect(),
                standing,
            });
        }
        let length = if record.to == 0 { String::new() } else { format!(" to={}", record.to) };
        let rules = format!("{}{length}", rules.name);
        Ok(Played { rules, players: record.players.to_vec(), deals, sheet: None })
    }

    fn export(played: &Played<BackgammonKit>, _format: Format) -> Result<String, ExportError> {
        if played.deals.is_empty() {
            return Err(ExportError::unwritable(&"it has no game"));
        }
        let record = match_record(played);
        mat::write(&record).map_err(|error| ExportError::unwritable(&error))
    }

    fn write_position(question: &Question<BackgammonKit>) -> Option<String> {
        xgid::write(&question.view.position()).ok()
    }

    fn position(text: &str) -> Option<Result<Question<BackgammonKit>, ImportError>> {
        Some(position::read(text))
    }
}

/// A match as match files hold it; one without a game is for money.
pub fn match_record(played: &Played<BackgammonKit>) -> mat::Record {
    let games = played.deals.iter().map(|deal| {
        let resigned = deal.came.iter().find_map(|came| match came {
            &Came::Resigned { by, worth } => BackgammonKit::resignation(by, worth),
            Came::Input { .. } => None,
        });
        let score = *Backgammon::start(&deal.setup).score();
        mat::GameRecord::of(score, &deal.inputs(), resigned)
    });
    let first = played.deals.first().map(|deal| Backgammon::start(&deal.setup));
    // A colon ends a name in a match file.
    let name =
        |idx: usize| played.players.get(idx).map(|name| name.replace(':', " ")).unwrap_or_default();
    mat::Record {
        players: [name(0), name(1)],
        to: first.map_or(0, |first| first.score().to()),
        rules: first.map_or(RuleSet::STANDARD, |first| *first.rules()),
        comments: Vec::new(),
        games: games.collect(),
    }
}
