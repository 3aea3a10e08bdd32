//! The players of the Helsinki thesis, as it sets them and as it can be read.

use parlor_agent::Budget;

use crate::fi_readings::{CHOSEN, Family, GRID, Reading, SUMMED};
use crate::{Settings, Size};

/// A player of the Helsinki thesis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FiPlayer {
    /// Its row in the source's tables.
    pub(crate) row: usize,
    /// As the source writes it, and how it is read if that is not our first way.
    pub(crate) name: String,
    /// As an agent of ours.
    pub(crate) spec: String,
    /// How the source is read; `None` in our first way.
    pub(crate) reading: Option<Reading>,
    /// How often it is asked.
    pub(crate) sample: Sample,
}

/// How often a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sample {
    /// As often as the experiment can.
    Large,
    /// Often enough to tell readings apart, on records and deals that judge none of them.
    Choosing,
    /// Seldom, since it is slow.
    Small,
}

/// The source's eleven, in its order, and as agents of ours.
const ROWS: [(&str, &str); 11] = [
    ("tree d1", "fi-tree:depth=1"),
    ("tree d2", "fi-tree:depth=2"),
    ("tree d3", "fi-tree:depth=3"),
    ("MC 20/20/1", "fi-mc:decks=20,discards=20,turns=1"),
    ("MC 20/40/1", "fi-mc:decks=20,discards=40,turns=1"),
    ("MC 40/20/1", "fi-mc:decks=40,discards=20,turns=1"),
    ("MC 40/40/1", "fi-mc:decks=40,discards=40,turns=1"),
    ("MC 20/20/3", "fi-mc:decks=20,discards=20,turns=3"),
    ("MC 20/40/3", "fi-mc:decks=20,discards=40,turns=3"),
    ("MC 40/20/3", "fi-mc:decks=40,discards=20,turns=3"),
    ("MC 40/40/3", "fi-mc:decks=40,discards=40,turns=3"),
];

/// How many rows are tree searches, the first ones.
const TREES: usize = 3;
/// The last tree search: it goes deepest and is slow.
const DEEPEST: usize = TREES - 1;
/// The rows by which readings are told apart.
const GRID_ROWS: [usize; 6] = [0, 1, 3, 6, 7, 10];

impl FiPlayer {
    /// The player of a row, in our first way or read in another.
    pub(crate) fn of(row: usize, reading: Option<Reading>, sample: Sample) -> FiPlayer {
        let (name, spec) = ROWS[row];
        let (name, spec) = match reading {
            Some(read) => (format!("{name}, {}", read.name), format!("{spec},{}", read.settings)),
            None => (name.to_owned(), spec.to_owned()),
        };
        let name = if sample == Sample::Choosing { format!("{name}, choosing") } else { name };
        FiPlayer { row, name, spec, reading, sample }
    }

    /// Is it there to choose a reading?
    pub(crate) fn chooses(&self) -> bool {
        self.sample == Sample::Choosing
    }

    pub(crate) fn family(&self) -> Family {
        if self.row < TREES { Family::Tree } else { Family::MonteCarlo }
    }
}

/// Everyone who is asked: all of the source's in our first way and in the readings that were chosen; in a long
/// run, to choose them, some of the source's in every reading.
pub(crate) fn players(settings: &Settings<'_>) -> Vec<FiPlayer> {
    let rows = 0..ROWS.len();
    let sample = |row| if row == DEEPEST { Sample::Small } else { Sample::Large };
    let first = rows.clone().map(|row| FiPlayer::of(row, None, sample(row)));
    let mut players: Vec<FiPlayer> = first.collect();
    players.push(FiPlayer::of(0, Some(SUMMED), Sample::Large));
    players.push(FiPlayer::of(1, Some(SUMMED), Sample::Small));
    for reading in CHOSEN {
        let read = rows.clone().map(|row| FiPlayer::of(row, Some(reading), sample(row)));
        players.extend(read.filter(|player| player.family() == reading.family));
    }
    if settings.is_long() {
        for reading in std::iter::once(None).chain(GRID.map(Some)) {
            let read = GRID_ROWS.map(|row| FiPlayer::of(row, reading, Sample::Choosing));
            let fits = |player: &FiPlayer| reading.is_none_or(|it| it.family == player.family());
            players.extend(read.into_iter().filter(fits));
        }
    }
    players
}

/// What a decision may use: everything, or quickly few nodes, which only the deep searches meet.
pub(crate) fn budget(settings: &Settings<'_>) -> Budget<'static> {
    match settings.size {
        Size::Full | Size::Long => Budget::UNLIMITED,
        Size::Quick => Budget::nodes(QUICK_NODES),
    }
}

const QUICK_NODES: u64 = 2_000;

#[cfg(test)]
mod tests {
    use super::*;
    use parlor_riichi_agents::registry;

    /// Every reading can be played, and only a long run tries all of them.
    #[test]
    fn every_reading_is_an_agent() {
        let long = Settings { size: Size::Long, ..Settings::quick(1) };
        let all = players(&long);
        assert!(players(&Settings::quick(1)).len() < all.len());
        for player in &all {
            assert!(registry().build(&player.spec, 1).is_ok(), "{}", player.spec);
        }
        let mut names: Vec<&str> = all.iter().map(|player| player.name.as_str()).collect();
        names.sort_unstable();
        for chosen in CHOSEN {
            assert!(GRID.contains(&chosen), "{chosen:?}");
        }
        assert!(names.windows(2).all(|two| two[0] != two[1]), "{names:?}");
    }
}
