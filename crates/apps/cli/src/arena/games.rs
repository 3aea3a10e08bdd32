//! The game of a tournament.

use parlor_arena::{Arena, Setting, SettingError};
use parlor_kit::{Find, Full};

use crate::games;

/// Work that is the same in every game.
pub(super) trait Work {
    /// What comes of it.
    type Output;

    /// Does it in the game that was asked for.
    fn on<K: Full>(self, arena: &Arena<K>) -> Self::Output;
}

/// Why there is no game to work in.
#[derive(Debug, thiserror::Error)]
pub(super) enum NoGame {
    /// None has that name.
    #[error("{0}")]
    Name(String),
    /// It has no such setting.
    #[error(transparent)]
    Setting(SettingError),
}

/// Sets up the game of this name and does the work in it.
pub(super) fn on_game<W: Work>(
    name: &str,
    setting: &Setting,
    work: W,
) -> Result<W::Output, NoGame> {
    let done = parlor_kits::find(name, Set { setting, work });
    done.ok_or_else(|| NoGame::Name(games::unknown(name)))?.map_err(NoGame::Setting)
}

struct Set<'a, W> {
    setting: &'a Setting,
    work: W,
}

impl<W: Work> Find for Set<'_, W> {
    type Output = Result<W::Output, SettingError>;

    fn found<K: Full>(self) -> Self::Output {
        Arena::<K>::set(self.setting).map(|arena| self.work.on(&arena))
    }
}
