//! `parlor backgammon convert`: positions and match files in another format.

use std::io::{self, Write};

use anyhow::{Context, bail};
use parlor_backgammon::{Men, Phase, Place, Position, RuleSet};
use parlor_formats::backgammon::{MatchId, PositionId, mat, xgid};
use parlor_game::Seat;
use serde_json::{Value, json};

use super::rules;
use super::source::{self, Source};
use crate::failure::usage;
use crate::output;

/// What to convert, and into what
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A position (ID, ID:match ID, XGID), a .mat or .sgf file, or - for one on standard input
    input: String,
    /// The format to write. A match file gives one line for each of its decisions
    #[arg(long, value_enum)]
    to: Format,
    /// The ruleset
    #[arg(long, default_value = "standard", value_parser = rules)]
    rules: RuleSet,
}

const EXAMPLES: &str = "\
Examples:
  parlor backgammon convert 4HPwATDgc/ABMA --to xgid
  parlor backgammon convert 'XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10' --to gnubg
  parlor backgammon convert match.mat --to xgid
  parlor backgammon convert untidy.mat --to mat > tidy.mat";

#[derive(Clone, Copy, PartialEq, clap::ValueEnum)]
enum Format {
    /// GNU position ID: the men alone
    Position,
    /// GNU position ID and match ID: men, dice, cube and score
    Gnubg,
    /// eXtreme Gammon's ID
    Xgid,
    /// A JSON object
    Json,
    /// A match file, written tidily (from a match file only)
    Mat,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    match source::read(&args.input, args.rules)? {
        Source::Position(_) if args.to == Format::Mat => {
            Err(usage("a single position is not a match: --to mat needs a .mat or .sgf file"))
        }
        Source::Position(position) => output::text(&(write(&position, args.to)? + "\n")),
        Source::Match(record) if args.to == Format::Mat => output::text(&mat::write(&record)?),
        Source::Match(record) => {
            let mut out = io::stdout().lock();
            for (turn, position) in source::decisions(&record)? {
                let line = write(&position, args.to)
                    .with_context(|| format!("game {}, turn {}", turn.game, turn.number))?;
                writeln!(out, "{line}")?;
            }
            Ok(())
        }
    }
}

fn write(position: &Position, format: Format) -> anyhow::Result<String> {
    let id = PositionId::of(&position.board);
    Ok(match format {
        Format::Position => id.to_string(),
        Format::Gnubg => format!("{id}:{}", MatchId::of(position, None)?),
        Format::Xgid => xgid::write(position)?,
        Format::Json => fields(position).to_string(),
        Format::Mat => bail!("a position is not a match"),
    })
}

/// A position as a program reads it: men as in the batch mode, the rest in words.
fn fields(position: &Position) -> Value {
    let counts = |men: Men| -> Vec<u8> {
        (1..=25).filter_map(Place::new).map(|place| men.on(place)).collect()
    };
    let (phase, dice) = match position.phase {
        Phase::Opening { .. } => ("opening", None),
        Phase::ToRoll => ("to_roll", None),
        Phase::Rolling => ("rolling", None),
        Phase::ToMove(dice) => ("to_move", Some([dice.large().pips(), dice.small().pips()])),
        Phase::CubeOffered { .. } => ("cube_offered", None),
        Phase::Over(_) => ("over", None),
    };
    let score = position.score;
    json!({
        "rules": position.rules.name,
        "phase": phase,
        "dice": dice,
        "pos": PositionId::of(&position.board).to_string(),
        "x": counts(position.board.own()),
        "o": counts(position.board.other()),
        "on_roll": position.on_roll.to_string(),
        "cube": position.cube.value(),
        "owner": position.cube.owner().map(|seat| seat.to_string()),
        "match_to": score.to(),
        "score": [score.points(Seat::A), score.points(Seat::B)],
        "crawford": score.is_crawford(),
        // Some positions have none: before the opening throw, a third beaver.
        "xgid": xgid::write(position).ok(),
    })
}
