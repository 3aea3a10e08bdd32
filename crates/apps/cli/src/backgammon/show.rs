//! `parlor backgammon show`: a position as a drawing, a match as a list.

use std::io::{self, Write};

use parlor_backgammon::RuleSet;
use parlor_formats::backgammon::mat::Record;
use parlor_game::Seat;

use crate::{Failure, backgammon};

use super::source::{self, Source, Turn};

/// What to draw
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A position (ID, ID:match ID, XGID), a .mat file, or - for a .mat file on standard input
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
    #[arg(long, default_value = "standard", value_parser = backgammon::rules)]
    rules: RuleSet,
}

const EXAMPLES: &str = "\
Examples:
  parlor backgammon show 4HPwATDgc/ABMA
  parlor backgammon show match.mat
  parlor backgammon show match.mat --game 2 --turn 7";

fn seat(text: &str) -> Result<Seat, String> {
    match text {
        "a" | "A" => Ok(Seat::A),
        "b" | "B" => Ok(Seat::B),
        _ => Err(format!("{text:?} is not a side: a or b")),
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let position = match (source::read(&args.input, args.rules)?, args.game.zip(args.turn)) {
        (Source::Position(position), _) => position,
        (Source::Match(record), None) => return list(&record, &mut out),
        (Source::Match(record), Some((game, number))) => {
            let turn = Turn { game, number };
            let decisions = source::decisions(&record)?;
            match decisions.iter().find(|(at, _)| *at == turn) {
                Some((_, position)) => *position,
                None => {
                    let there = decisions.iter().rev().find(|(at, _)| at.game == game);
                    let message = match there {
                        Some((last, _)) => {
                            format!("the last turn of game {game} is {}", last.number)
                        }
                        None if game <= record.games.len() => format!("game {game} has no turns"),
                        None => {
                            format!("no game {game}: the match has {}", record.games.len())
                        }
                    };
                    return Err(Failure::Usage(message));
                }
            }
        }
    };
    let side = args.side.unwrap_or(position.on_roll);
    Ok(write!(out, "{}", super::drawing(&position, side))?)
}

/// The games of a match with their scores and results.
fn list(record: &Record, out: &mut impl Write) -> Result<(), Failure> {
    let [a, b] = &record.players;
    match record.to {
        0 => writeln!(out, "{a} against {b}, money play")?,
        to => writeln!(out, "{a} against {b}, a match to {to}")?,
    }
    for (number, recorded) in (1..).zip(&record.games) {
        let game = recorded.replay(record.rules).map_err(anyhow::Error::from)?;
        let points = |seat| recorded.score.points(seat);
        let result = match game.outcome() {
            None => "not finished".to_owned(),
            Some(outcome) => {
                let name = if outcome.winner == Seat::A { a } else { b };
                format!("{name} wins {} ({})", outcome.points, outcome.win)
            }
        };
        let (a, b, turns) = (points(Seat::A), points(Seat::B), game.turns() + 1);
        let s = if turns == 1 { "" } else { "s" };
        writeln!(out, "game {number}: {a}-{b}, {turns} turn{s}, {result}")?;
    }
    Ok(())
}
