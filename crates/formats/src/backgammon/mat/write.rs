//! From a record to the text of a file.

use std::fmt::Write;

use parlor_backgammon::{
    Action, Backgammon, Board, Dice, Phase, Place, Play, Setup, Throw, Thrown,
};
use parlor_game::{Game, Illegal, Input, Seat, Silent};

use super::read::first_score;
use super::{GameRecord, Record, options};

/// How much of a line the left player has.
const LEFT: usize = 34;

/// The text of `record`.
///
/// Moves are written step by step, with 25 for the bar and 0 for off, as Jellyfish did: the form
/// that most readers know.
pub fn write(record: &Record) -> Result<String, UnwritableError> {
    let odd = |text: &str| text.trim() != text || text.contains(char::is_control);
    let [left, right] = &record.players;
    let bad = |name: &&String| odd(name) || name.is_empty() || name.contains(':');
    if let Some(name) = record.players.iter().find(bad) {
        return Err(UnwritableError::Name { name: name.clone() });
    }
    if left.starts_with([';', '#']) {
        return Err(UnwritableError::Name { name: left.clone() });
    }
    if record.games.is_empty() {
        return Err(UnwritableError::NoGames);
    }
    if let Some(comment) = record.comments.iter().find(|comment| odd(comment)) {
        return Err(UnwritableError::Comment { comment: comment.clone() });
    }
    let mut text = String::new();
    let tags = [format!("[Player 1 \"{left}\"]"), format!("[Player 2 \"{right}\"]")];
    let head = tags.into_iter().chain(options::lines(&record.rules, record.to));
    for comment in head.chain(record.comments.iter().cloned()) {
        line(&mut text, format_args!("; {comment}"));
    }
    line(&mut text, format_args!("\n {} point match", record.to));
    let mut score = None;
    for (n, game) in (1..).zip(&record.games) {
        let wrong = |fault| UnwritableError::Game { number: n, fault };
        let [a, b] = [Seat::A, Seat::B].map(|seat| game.score.points(seat));
        if score.or_else(|| first_score(record.to, a, b)) != Some(game.score) {
            return Err(wrong(GameFault::Score));
        }
        line(&mut text, format_args!("\n Game {n}"));
        let left = format!(" {left} : {a}");
        line(&mut text, format_args!("{left:LEFT$} {right} : {b}"));
        let played = write_game(&mut text, record, game).map_err(wrong)?;
        score = played.outcome().map(|end| game.score.after(end.winner, end.points));
        if score.is_none() && n < record.games.len() {
            return Err(wrong(GameFault::NotOver));
        }
        if score.is_some_and(|score| score.winner().is_some()) && n < record.games.len() {
            return Err(wrong(GameFault::MatchOver));
        }
    }
    Ok(text)
}

/// Adds a line. Writing into a `String` cannot fail.
fn line(text: &mut String, line: std::fmt::Arguments<'_>) {
    let _ = writeln!(text, "{line}");
}

fn write_game(
    text: &mut String,
    record: &Record,
    game: &GameRecord,
) -> Result<Backgammon, GameFault> {
    let mut state = Backgammon::start(&Setup::new(record.rules, game.score));
    let mut cells: Vec<(Seat, String)> = Vec::new();
    let mut rolled: Option<Dice> = None;
    for input in &game.inputs {
        let (phase, cube, board) = (state.phase(), state.cube(), *state.board());
        input.put_to(&mut state, &mut Silent)?;
        match input {
            Input::Chance(Throw::Opening { .. }, Thrown::Opening { a, b }) if a == b => {
                if state.cube() != cube {
                    return Err(GameFault::AutomaticDouble);
                }
            }
            Input::Chance(..) => {
                rolled = if let Phase::ToMove(dice) = state.phase() { Some(dice) } else { None };
            }
            Input::Answers(answers) => {
                for (seat, action) in answers.iter() {
                    let said = match (action, rolled.take()) {
                        (Action::Play(play), Some(dice)) => moves(&board, dice, play),
                        (Action::Roll, _) => continue,
                        (action, _) => cube_action(action, phase, cube.value()),
                    };
                    cells.push((seat, said));
                }
            }
        }
    }
    if let Some(resignation) = game.resigned {
        if let Some(dice) = rolled {
            cells.push((state.on_roll(), format!("{}{}: ????", dice.large(), dice.small())));
        }
        resignation.accept(&mut state, &mut Silent)?;
    } else if rolled.is_some() {
        return Err(GameFault::Unplayed);
    }
    rows(text, &cells);
    end(text, &state);
    Ok(state)
}

/// The cells in lines of two columns.
fn rows(text: &mut String, cells: &[(Seat, String)]) {
    let (mut number, mut rest) = (1, cells);
    while !rest.is_empty() {
        let (left, right, used) = match rest {
            [(Seat::A, left), (Seat::B, right), ..] => (left.as_str(), right.as_str(), 2),
            [(Seat::A, left), ..] => (left.as_str(), "", 1),
            [(_, right), ..] => ("", right.as_str(), 1),
            [] => break,
        };
        let row = format!("{number:3}) {left:28}  {right}");
        line(text, format_args!("{}", row.trim_end()));
        (number, rest) = (number + 1, &rest[used..]);
    }
}

/// `Wins 2 points and the match`, in the winner's column.
fn end(text: &mut String, game: &Backgammon) {
    let Some(outcome) = game.outcome() else { return };
    let indent = if outcome.winner == Seat::A { 6 } else { LEFT + 1 };
    let s = if outcome.points == 1 { "" } else { "s" };
    let over = game.score().after(outcome.winner, outcome.points).winner().is_some();
    let rest = if over { " and the match" } else { "" };
    line(text, format_args!("{:indent$}Wins {} point{s}{rest}", "", outcome.points));
}

fn cube_action(action: Action, phase: Phase, cube: i32) -> String {
    match (action, phase) {
        (Action::Beaver, Phase::CubeOffered { beavers }) => {
            let name = if beavers % 2 == 0 { "Beavers" } else { "Raccoons" };
            format!("{name} => {}", 4 * cube)
        }
        (Action::Take, _) => "Takes".to_owned(),
        (Action::Drop, _) => "Drops".to_owned(),
        _ => format!("Doubles => {}", 2 * cube),
    }
}

/// `31: 8/5 6/5*`, a step at a time.
fn moves(board: &Board, dice: Dice, play: Play) -> String {
    let mut text = format!("{}{}:", dice.large(), dice.small());
    if play == Play::DANCE {
        text.push_str(" Cannot Move");
    }
    let mut board = *board;
    for step in play.steps() {
        let after = board.after_step(step);
        let bar = |board: &Board| board.other().on(Place::BAR);
        let hit = if bar(&after) > bar(&board) { "*" } else { "" };
        let _ = write!(text, " {}/{}{hit}", step.from().number(), step.to().number());
        board = after;
    }
    text
}

/// Why a record cannot be written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum UnwritableError {
    /// A name that would not read back.
    #[error("{name:?} is not allowed in a .mat file: no colons, no spaces around it, not empty")]
    Name { name: String },
    /// There is nothing to write.
    #[error("a .mat file has at least one game")]
    NoGames,
    /// A comment that would not read back.
    #[error("{comment:?} cannot be a comment: one line, no spaces around it")]
    Comment { comment: String },
    /// A game that the format has no words for, or that breaks the rules.
    #[error("game {number}: {fault}")]
    Game { number: usize, fault: GameFault },
}

/// Why one game cannot be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GameFault {
    /// The cube was turned by a tied opening throw.
    #[error("a .mat file has no automatic doubles")]
    AutomaticDouble,
    /// It breaks off between a roll and its play.
    #[error("a .mat file has no roll without a play, unless the game is resigned")]
    Unplayed,
    /// Its score does not follow from the game before, or cannot be told from the points alone.
    #[error("its score does not follow from the points before it")]
    Score,
    /// It breaks off, and another game follows.
    #[error("it breaks off, and another game follows")]
    NotOver,
    /// It wins the match, and another game follows.
    #[error("it wins the match, and another game follows")]
    MatchOver,
    /// It breaks the rules.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}
