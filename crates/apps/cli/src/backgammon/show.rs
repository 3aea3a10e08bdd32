//! `parlor backgammon show`: a position as a drawing, a match as a list.

use anyhow::bail;
use parlor_backgammon::{Position, RuleSet};
use parlor_backgammon_kit::board_text;
use parlor_formats::backgammon::draw::{Charset, Style};
use parlor_formats::backgammon::mat::Record;
use parlor_game::Seat;

use super::rules;
use super::source::{self, Source, Turn};
use crate::failure::usage;
use crate::{language, output, screen};

/// What to draw
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A position (ID, ID:match ID, XGID), a .mat or .sgf file, or - for one on standard input
    input: String,
    /// Number of the game in a match file, from 1
    #[arg(long, requires = "turn")]
    game: Option<usize>,
    /// Number of the turn in that game, from 1
    #[arg(long, requires = "game")]
    turn: Option<usize>,
    /// The side to look from: a or b instead of the player on roll
    #[arg(long, value_parser = seat)]
    side: Option<Seat>,
    /// The ruleset
    #[arg(long, default_value = "standard", value_parser = rules)]
    rules: RuleSet,
}

const EXAMPLES: &str = "\
Examples:
  parlor backgammon show 4HPwATDgc/ABMA
  parlor backgammon show match.mat
  parlor backgammon show match.mat --game 2 --turn 7";

fn seat(text: &str) -> anyhow::Result<Seat> {
    match text {
        "a" | "A" => Ok(Seat::A),
        "b" | "B" => Ok(Seat::B),
        _ => bail!("{text:?} is not a side: a or b"),
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let position = match (source::read(&args.input, args.rules)?, args.game.zip(args.turn)) {
        (Source::Position(position), _) => position,
        (Source::Match(record), None) => return output::text(&list(&record)?),
        (Source::Match(record), Some((game, number))) => find(&record, Turn { game, number })?,
    };
    let bottom = Some(args.side.unwrap_or(position.on_roll));
    let charset = if screen::is_unicode() { Charset::Unicode } else { Charset::Ascii };
    output::text(&board_text(&position, Style { bottom, charset }, &language::reader()))
}

/// The position at a turn of a match.
fn find(record: &Record, turn: Turn) -> anyhow::Result<Position> {
    let decisions = source::decisions(record)?;
    if let Some((_, position)) = decisions.iter().find(|(at, _)| *at == turn) {
        return Ok(*position);
    }
    let (game, n_games) = (turn.game, record.games.len());
    Err(usage(match decisions.iter().rev().find(|(at, _)| at.game == game) {
        Some((last, _)) => format!("the last turn of game {game} is {}", last.number),
        None if game <= n_games => format!("game {game} has no turns"),
        None => format!("no game {game}: the match has {n_games}"),
    }))
}

/// The games of a match with their scores and results.
fn list(record: &Record) -> anyhow::Result<String> {
    let [a, b] = &record.players;
    let mut text = match record.to {
        0 => format!("{a} against {b}, money play\n"),
        to => format!("{a} against {b}, a match to {to}\n"),
    };
    for (number, recorded) in (1..).zip(&record.games) {
        let game = recorded.replay(record.rules)?;
        let result = match game.outcome() {
            None => "not finished".to_owned(),
            Some(outcome) => {
                let name = &record.players[outcome.winner.idx()];
                format!("{name} wins {} ({})", outcome.points, outcome.win)
            }
        };
        let [a, b] = [Seat::A, Seat::B].map(|seat| recorded.score.points(seat));
        let turns = game.turns() + 1;
        let s = if turns == 1 { "" } else { "s" };
        text += &format!("game {number}: {a}-{b}, {turns} turn{s}, {result}\n");
    }
    Ok(text)
}
