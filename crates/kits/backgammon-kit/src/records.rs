//! Backgammon in other programs' formats.

use parlor_backgammon::{Backgammon, Cube, Dice, Die, Phase, Position, RuleSet, Score, Setup};
use parlor_formats::backgammon::{PositionId, PositionIdError, mat, xgid};
use parlor_game::{Game, Seat};
use parlor_kit::{
    Came, ExportError, Format, ImportError, Likeness, Played, PlayedDeal, Question, Records,
};

use crate::BackgammonKit;

impl Records for BackgammonKit {
    const FORMATS: &'static [Format] =
        &[Format { name: "mat", ending: "mat", media_type: "text/plain" }];

    fn likeness(_bytes: &[u8], head: &str) -> Likeness {
        let has_line = head.contains("point match") || head.contains(" game 1");
        if has_line { Likeness::Within } else { Likeness::None }
    }

    fn import(bytes: &[u8]) -> Result<Played<BackgammonKit>, ImportError> {
        let wrong = ImportError::wrong(".mat file");
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
        let games = played.deals.iter().map(|deal| {
            let resigned = deal.came.iter().find_map(|came| match came {
                &Came::Resigned { by, worth } => BackgammonKit::resignation(by, worth),
                Came::Input { .. } => None,
            });
            let score = *Backgammon::start(&deal.setup).score();
            mat::GameRecord::of(score, &deal.inputs(), resigned)
        });
        let first = played.deals.first();
        let first = first.ok_or_else(|| ExportError::unwritable(&"it has no game"))?;
        let first = Backgammon::start(&first.setup);
        // A colon ends a name in a match file.
        let name = |idx: usize| {
            played.players.get(idx).map(|name| name.replace(':', " ")).unwrap_or_default()
        };
        let record = mat::Record {
            players: [name(0), name(1)],
            to: first.score().to(),
            rules: *first.rules(),
            comments: Vec::new(),
            games: games.collect(),
        };
        mat::write(&record).map_err(|error| ExportError::unwritable(&error))
    }

    fn write_position(question: &Question<BackgammonKit>) -> Option<String> {
        xgid::write(&question.view.position()).ok()
    }

    /// `XGID=…`, or a position ID and the dice, `4HPwATDgc/ABMA 31`: the question goes to the player who must
    /// decide. Without dice it is the moment before the roll.
    fn position(text: &str) -> Option<Result<Question<BackgammonKit>, ImportError>> {
        Some(read_position(text).map_err(ImportError::Position))
    }
}

fn read_position(text: &str) -> Result<Question<BackgammonKit>, String> {
    let text = text.trim();
    let position = match text.split_once(char::is_whitespace) {
        Some((id, dice)) if !id.contains(':') => by_id(id, Some(dice))?,
        None if !text.contains(':') => by_id(text, None)?,
        _ => xgid::read(text, RuleSet::STANDARD).map_err(|error| error.to_string())?,
    };
    let setup = Setup::from_position(&position).map_err(|error| error.to_string())?;
    let view = Backgammon::start(&setup);
    let asked = view.turn().asked().first();
    let seat = asked.ok_or_else(|| match view.phase() {
        Phase::Rolling => "the dice are missing: nobody may double here, so there is nothing to \
                           decide before the roll"
            .to_owned(),
        _ => "no decision is open in this position".to_owned(),
    })?;
    let mut legal = Vec::new();
    view.legal(seat, &mut legal);
    Ok(Question { seat, view, legal, deal: (0, 0), seen: Vec::new() })
}

/// The position of an ID, of the player who has thrown these dice or is about to roll: the men alone, as in
/// money play.
fn by_id(id: &str, dice: Option<&str>) -> Result<Position, String> {
    let rules = RuleSet::STANDARD;
    let id: PositionId = id.parse().map_err(|error: PositionIdError| error.to_string())?;
    let board = id.board(rules.start.total()).map_err(|error| error.to_string())?;
    let phase = dice.map_or(Ok(Phase::ToRoll), thrown)?;
    let (cube, score) = (Cube::CENTRED, Score::MONEY);
    Ok(Position { board, on_roll: Seat::A, phase, cube, score, rules })
}

/// The play that is due with dice written as two digits.
fn thrown(dice: &str) -> Result<Phase, String> {
    let wrong =
        || format!("{:?} are not the dice: expected two digits from 1 to 6, as in 31", dice.trim());
    let pips: Vec<u8> = dice.trim().bytes().map(|digit| digit.wrapping_sub(b'0')).collect();
    let &[first, second] = &pips[..] else { return Err(wrong()) };
    let (first, second) = Die::new(first).zip(Die::new(second)).ok_or_else(wrong)?;
    Ok(Phase::ToMove(Dice::new(first, second)))
}
