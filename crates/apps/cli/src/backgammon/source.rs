//! What a command works on: a position that was typed, or a match file.

use anyhow::Context;
use parlor_backgammon::{Backgammon, Position, RuleSet, Setup};
use parlor_formats::backgammon::mat::Record;
use parlor_formats::backgammon::match_file;
use parlor_game::{Game, Input, Silent};

use super::position;
use crate::failure::OrUsage;
use crate::files;

pub(super) enum Source {
    Position(Position),
    Match(Record),
}

/// Reads `-` and files as match files, everything else as a position.
pub(super) fn read(input: &str, rules: RuleSet) -> anyhow::Result<Source> {
    if !files::is_file(input, ".mat") && !files::is_file(input, ".sgf") {
        return position::read(input, rules).map(Source::Position).or_usage();
    }
    let record = match_file::read(&files::bytes(input)?, rules);
    record.map(Source::Match).with_context(|| format!("{input} is not a match file"))
}

/// Every decision of a match: its game and turn, and the position in which it was made.
pub(super) fn decisions(record: &Record) -> anyhow::Result<Vec<(Turn, Position)>> {
    let mut decisions = Vec::new();
    for (game_idx, recorded) in record.games.iter().enumerate() {
        let mut game = Backgammon::start(&Setup::new(record.rules, recorded.score));
        for input in &recorded.inputs {
            if matches!(input, Input::Answers(_)) {
                let turn = Turn { game: game_idx + 1, number: game.turns() as usize + 1 };
                decisions.push((turn, game.position()));
            }
            input.put_to(&mut game, &mut Silent)?;
        }
    }
    Ok(decisions)
}

/// Where in a match: both count from 1.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) game: usize,
    pub(super) number: usize,
}
