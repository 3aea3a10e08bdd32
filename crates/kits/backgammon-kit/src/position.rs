//! Positions in text: the question they put, and what is wrong with them.

use parlor_agent::Message;
use parlor_backgammon::{Backgammon, Cube, Dice, Die, Phase, Position, RuleSet, Score, Setup};
use parlor_formats::backgammon::xgid::{self, XgidError};
use parlor_formats::backgammon::{KeyFault, PositionId, PositionIdError};
use parlor_game::{Game, Seat};
use parlor_kit::{ImportError, Question};

use crate::BackgammonKit;

/// `XGID=…`, or a position ID and the dice, `4HPwATDgc/ABMA 31`: the question goes to the player who must
/// decide. Without dice it is the moment before the roll.
pub(crate) fn read(text: &str) -> Result<Question<BackgammonKit>, ImportError> {
    let text = text.trim();
    let position = match text.split_once(char::is_whitespace) {
        Some((id, dice)) if !id.contains(':') => by_id(id, Some(dice))?,
        None if !text.contains(':') => by_id(text, None)?,
        _ => xgid::read(text, RuleSet::STANDARD)
            .map_err(|error| ImportError::position(&error, xgid_message(&error)))?,
    };
    let impossible = Message::new("refused-impossible");
    let setup = Setup::from_position(&position)
        .map_err(|error| ImportError::position(&error, impossible))?;
    let view = Backgammon::start(&setup);
    let nobody = || match view.phase() {
        Phase::Rolling => ImportError::position(
            &"the dice are missing: nobody may double here, so there is nothing to decide before \
              the roll",
            Message::new("refused-dice-missing"),
        ),
        _ => ImportError::position(
            &"no decision is open in this position",
            Message::new("refused-no-decision"),
        ),
    };
    let seat = view.turn().asked().first().ok_or_else(nobody)?;
    let mut legal = Vec::new();
    view.legal(seat, &mut legal);
    Ok(Question { seat, view, legal, deal: (0, 0), seen: Vec::new() })
}

/// The position of an ID, of the player who has thrown these dice or is about to roll: the men alone, as in
/// money play.
fn by_id(id: &str, dice: Option<&str>) -> Result<Position, ImportError> {
    let rules = RuleSet::STANDARD;
    let wrong = |error: PositionIdError| ImportError::position(&error, id_message(&error));
    let id: PositionId = id.parse().map_err(wrong)?;
    let board = id.board(rules.start.total()).map_err(wrong)?;
    let phase = dice.map_or(Ok(Phase::ToRoll), thrown)?;
    let (cube, score) = (Cube::CENTRED, Score::MONEY);
    Ok(Position { board, on_roll: Seat::A, phase, cube, score, rules })
}

/// The play that is due with dice written as two digits.
fn thrown(dice: &str) -> Result<Phase, ImportError> {
    let dice = dice.trim();
    let wrong = || {
        let detail =
            format!("{dice:?} are not the dice: expected two digits from 1 to 6, as in 31");
        let message = Message::new("refused-dice").with("found", dice.to_owned());
        ImportError::position(&detail, message)
    };
    let pips: Vec<u8> = dice.bytes().map(|digit| digit.wrapping_sub(b'0')).collect();
    let &[first, second] = &pips[..] else { return Err(wrong()) };
    let (first, second) = Die::new(first).zip(Die::new(second)).ok_or_else(wrong)?;
    Ok(Phase::ToMove(Dice::new(first, second)))
}

/// What is wrong with a position ID, for people.
fn id_message(error: &PositionIdError) -> Message {
    match *error {
        PositionIdError::Key(KeyFault::Length { chars, found, .. }) => length(chars, found),
        PositionIdError::Key(KeyFault::Character { column, found }) => character(column, &found),
        PositionIdError::Key(KeyFault::Rest) => Message::new("refused-key"),
        PositionIdError::TooManyMen { men } => too_many_men(men),
        PositionIdError::SharedPoint { place } => {
            Message::new("refused-shared-point").with("point", place.to_string())
        }
        PositionIdError::NoMen => Message::new("refused-no-men"),
    }
}

/// What is wrong with an XGID, for people.
fn xgid_message(error: &XgidError) -> Message {
    match *error {
        XgidError::Fields { found } => {
            Message::new("refused-fields").with("found", count(found)).with("expected", 10u32)
        }
        XgidError::Places { found } => length(26, found),
        XgidError::Man { column, found } => character(column, &found),
        XgidError::WrongBar { column, .. } => {
            Message::new("refused-wrong-bar").with("column", count(column))
        }
        XgidError::TooManyMen { men } => too_many_men(men),
        XgidError::NoMen => Message::new("refused-no-men"),
        XgidError::Field { column, ref found, .. } => character(column, found),
        XgidError::Score { to, bottom, top, .. } => {
            Message::new("refused-score").with("a", bottom).with("b", top).with("to", u32::from(to))
        }
        XgidError::NobodyOnRoll | XgidError::BeaversTooMany => Message::new("refused-impossible"),
    }
}

fn length(expected: usize, found: usize) -> Message {
    Message::new("refused-length").with("expected", count(expected)).with("found", count(found))
}

fn character(column: usize, found: &dyn ToString) -> Message {
    Message::new("refused-character").with("column", count(column)).with("found", found.to_string())
}

fn too_many_men(men: u8) -> Message {
    Message::new("refused-men").with("most", u32::from(men))
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
