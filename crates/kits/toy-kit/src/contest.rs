//! What the toy games share in the arena: two seats, one's gain the other's loss.

use parlor_game::{Game, Match, Seat};
use parlor_kit::{Kit, Setting, SettingError, Venue};
use parlor_toy::Series;

use crate::chosen::{Chosen, GAMES_MAX};

/// What a plan sets: `rules` is the name of a preset, `length` is `game` or `games-N`.
pub(crate) fn set<K: Kit>(
    setting: &Setting,
    presets: &[&'static str],
) -> Result<Chosen, SettingError> {
    let wrong = |key, value: &str, known: String| {
        let value = value.to_owned();
        SettingError { game: K::NAME, key, value, known }
    };
    let rules = setting.rules.as_deref().unwrap_or(K::usual(Venue::Arena));
    let preset = presets.iter().copied().find(|&preset| preset == rules);
    let preset =
        preset.ok_or_else(|| wrong("rules", rules, format!("the rules {}", presets.join(", "))))?;
    if let Some(wall) = &setting.wall {
        return Err(wrong("wall", wall, "no wall".to_owned()));
    }
    let length = setting.length.as_deref().unwrap_or("game");
    let n_games = match length.strip_prefix("games-") {
        Some(n) => n.parse().ok().filter(|n| (1..=GAMES_MAX).contains(n)),
        None => (length == "game").then_some(1),
    };
    let n_games = n_games.ok_or_else(|| {
        let known = format!("the lengths game and games-N, N from 1 to {GAMES_MAX}");
        wrong("length", length, known)
    })?;
    Ok(Chosen { preset, n_games })
}

/// What each of the two has scored.
pub(crate) fn scores<G: Game>(finished: &Series<G>) -> Vec<f64> {
    let standing = finished.standing();
    [Seat::A, Seat::B].map(|seat| f64::from(standing[seat])).to_vec()
}

/// `worst` lost in every game by the seat that breaks the rules, and won by the other.
pub(crate) fn forfeit(seat: usize, chosen: Chosen, worst: f64) -> Vec<f64> {
    let lost = worst * f64::from(chosen.n_games);
    if seat == 0 { vec![-lost, lost] } else { vec![lost, -lost] }
}
