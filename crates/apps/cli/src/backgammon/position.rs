//! A position as somebody types it: a GNU position ID, with or without a match ID, or an XGID.

use std::fmt::Display;

use parlor_backgammon::{Cube, Dice, Die, Phase, Position, RuleSet, Score};
use parlor_formats::backgammon::{MatchId, PositionId, xgid};
use parlor_game::Seat;

/// Reads `4HPwATDgc/ABMA`, `4HPwATDgc/ABMA:cAkAAAAAAAAA` or `XGID=…`.
///
/// A position ID alone says nothing of dice, cube and score: seat A is on roll in a money game.
pub(super) fn read(text: &str, rules: RuleSet) -> Result<Position, String> {
    let shown: String = text.chars().take(80).collect();
    let wrong = |what: &str, error: &dyn Display| format!("{shown:?} is not {what}: {error}");
    if let Some(prefix) = text.get(..4).filter(|prefix| prefix.eq_ignore_ascii_case("xgid")) {
        return xgid::read(&text.replacen(prefix, "XGID", 1), rules)
            .map_err(|error| wrong("an XGID", &error));
    }
    let (id, match_id) = match text.split_once(':') {
        Some((id, match_id)) => (id, Some(match_id)),
        None => (text, None),
    };
    let men: PositionId = id.parse().map_err(|error| wrong("a position ID", &error))?;
    match match_id {
        Some(match_id) => {
            let match_id: MatchId =
                match_id.parse().map_err(|error| wrong("a match ID", &error))?;
            match_id.position(men, rules).map_err(|error| wrong("a position", &error))
        }
        None => {
            let board = men.board(rules.start.total());
            Ok(Position {
                board: board.map_err(|error| wrong("a position ID", &error))?,
                on_roll: Seat::A,
                phase: Phase::Rolling,
                cube: Cube::CENTRED,
                score: Score::MONEY,
                rules,
            })
        }
    }
}

/// Reads `31`, `3-1` or `3,1`.
pub(super) fn dice(text: &str) -> Result<Dice, String> {
    let digits: Vec<char> = text.chars().filter(|c| !matches!(c, '-' | ',' | ' ')).collect();
    let die = |c: char| Die::new(u8::try_from(c.to_digit(10)?).ok()?);
    match digits[..] {
        [one, other] => die(one).zip(die(other)),
        _ => None,
    }
    .map(|(one, other)| Dice::new(one, other))
    .ok_or_else(|| {
        format!("{text:?} is not a roll: give two numbers from 1 to 6, such as 31 or 3-1")
    })
}
