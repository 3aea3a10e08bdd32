//! A position as someone types it: a GNU position ID, with or without a match ID, or an XGID.

use anyhow::{Context, bail};
use parlor_backgammon::{Backgammon, Cube, Dice, Die, Phase, Position, RuleSet, Score};
use parlor_formats::backgammon::{MatchId, PositionId, xgid};
use parlor_game::Seat;

use crate::failure::OrUsage;

/// Reads `4HPwATDgc/ABMA`, `4HPwATDgc/ABMA:cAkAAAAAAAAA` or `XGID=…`.
///
/// A position ID alone says nothing of dice, cube and score: seat A is on roll in a money game.
pub(super) fn read(text: &str, rules: RuleSet) -> anyhow::Result<Position> {
    let shown: String = text.chars().take(80).collect();
    let not = |what: &str| format!("{shown:?} is not {what}");
    if let Some(prefix) = text.get(..4).filter(|prefix| prefix.eq_ignore_ascii_case("xgid")) {
        let read = xgid::read(&text.replacen(prefix, "XGID", 1), rules);
        return read.with_context(|| not("an XGID"));
    }
    let (id, match_id) = match text.split_once(':') {
        Some((id, match_id)) => (id, Some(match_id)),
        None => (text, None),
    };
    let men: PositionId = id.parse().with_context(|| not("a position ID"))?;
    if let Some(match_id) = match_id {
        let match_id: MatchId = match_id.parse().with_context(|| not("a match ID"))?;
        return match_id.position(men, rules).with_context(|| not("a position"));
    }
    Ok(Position {
        board: men.board(rules.start.total()).with_context(|| not("a position ID"))?,
        on_roll: Seat::A,
        phase: Phase::Rolling,
        cube: Cube::CENTRED,
        score: Score::MONEY,
        rules,
    })
}

/// Reads a position with its roll: the one given, or its own. `such` shows how one is given.
pub(super) fn with_roll(
    text: &str,
    rules: RuleSet,
    dice: Option<Dice>,
    such: &str,
) -> anyhow::Result<(Position, Dice)> {
    let position = read(text, rules)?;
    let ((Some(dice), _) | (None, Phase::ToMove(dice))) = (dice, position.phase) else {
        bail!("{text:?} has no roll: give one, such as {such}");
    };
    Ok((Position { phase: Phase::ToMove(dice), ..position }, dice))
}

/// Reads a game before the roll: dice already rolled are ignored, an offered double is taken back.
pub(super) fn before_roll(text: &str, rules: RuleSet) -> anyhow::Result<Backgammon> {
    let position = Position { phase: Phase::Rolling, ..read(text, rules).or_usage()? };
    position.game().with_context(|| format!("{text:?}")).or_usage()
}

/// Reads `31`, `3-1` or `3,1`.
pub(super) fn dice(text: &str) -> anyhow::Result<Dice> {
    let digits: Vec<char> = text.chars().filter(|c| !matches!(c, '-' | ',' | ' ')).collect();
    let die = |c: char| Die::new(u8::try_from(c.to_digit(10)?).ok()?);
    let dice = match digits[..] {
        [one, other] => die(one).zip(die(other)),
        _ => None,
    };
    let (one, other) = dice.with_context(|| {
        format!("{text:?} is not a roll: give two numbers from 1 to 6, such as 31 or 3-1")
    })?;
    Ok(Dice::new(one, other))
}
