//! What a game is told before a tournament: rules, length, wall.

/// How the game of a plan is played, as written; each game reads it and has its own defaults.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setting {
    /// The preset, and what differs from it.
    pub rules: Option<String>,
    /// What one arena game is: `game` or `match-5` in backgammon, `east` or `half` in riichi,
    /// `deal`, `deals-9` or `round` in Zole.
    pub length: Option<String>,
    /// How tiles come to the seats, where there is a wall: `shared` or `per-seat` in riichi.
    pub wall: Option<String>,
}

/// A setting that a game does not have, and what it has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{key} = {value:?}: {game} has {known}")]
pub struct SettingError {
    /// The game.
    pub game: &'static str,
    /// Which of `rules`, `length` and `wall`.
    pub key: &'static str,
    /// What was written.
    pub value: String,
    /// What could be written.
    pub known: String,
}
