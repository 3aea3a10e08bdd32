//! The games of the arena: one line for each.

use parlor_arena::{BackgammonField, Field, RiichiField, Setting, SettingError, ZoleField};

use crate::{backgammon, riichi, zole};

/// Work that is the same in every game.
pub(super) trait Work {
    /// What comes of it.
    type Output;

    /// Does it in the game that was asked for.
    fn on<F: Field>(self, field: &F) -> Self::Output;
}

/// Why there is no field to work on.
pub(super) enum NoField {
    /// No game of that name.
    Game(String),
    /// The game has no such setting.
    Setting(SettingError),
}

/// The names of all games.
pub(super) const GAMES: &[&str] = &["backgammon", "riichi", "zole"];

/// Sets up the game of this name and does the work in it.
pub(super) fn on_field<W: Work>(
    game: &str,
    setting: &Setting,
    work: W,
) -> Result<W::Output, NoField> {
    let done = match game {
        "backgammon" => {
            BackgammonField::new(setting, backgammon::registry()).map(|field| work.on(&field))
        }
        "riichi" => RiichiField::new(setting, riichi::registry()).map(|field| work.on(&field)),
        "zole" => ZoleField::new(setting, zole::registry()).map(|field| work.on(&field)),
        other => {
            let known = GAMES.join(", ");
            return Err(NoField::Game(format!("no game is called {other:?}; there are: {known}")));
        }
    };
    done.map_err(NoField::Setting)
}
