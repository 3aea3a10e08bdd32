//! Rules and length of a match.

use parlor_agent::Registry;
use parlor_game::Entropy;
use parlor_kit::{Kit, Preset, RulesError, Venue};
use parlor_toy::{Draws, Race, Series, Track};

use super::RaceWire;
use crate::chosen::{Chosen, lengths};

pub(super) const PRESETS: &[&str] = &["sprint", "long"];

/// Races in a match where nobody says how many.
const RACES: u32 = 3;

/// The race: a number of races, begun in turn. Its rules are a track and a length: `sprint games=3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RaceKit {
    pub(super) chosen: Chosen,
}

impl RaceKit {
    pub(super) fn track(&self) -> Track {
        track(self.chosen.preset)
    }
}

/// The track of a preset.
fn track(preset: &str) -> Track {
    if preset == "long" { Track::LONG } else { Track::SPRINT }
}

impl Kit for RaceKit {
    type Codec = RaceWire;
    type Match = Series<Race>;
    type Dealer<E: Entropy + Clone + Send + 'static> = Draws<Race, E>;

    const IS_TINY: bool = true;

    fn presets() -> Vec<Preset> {
        PRESETS.iter().map(|&name| preset(name)).collect()
    }

    fn usual(_venue: Venue) -> &'static str {
        "sprint"
    }

    fn read(text: &str) -> Result<RaceKit, RulesError> {
        Ok(RaceKit { chosen: Chosen::read(text, PRESETS, RACES)? })
    }

    fn rules(&self) -> String {
        self.chosen.write()
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn begin(&self) -> Series<Race> {
        Series::new(self.chosen.n_games, |first| self.track().begun_by(first))
    }

    fn dealer<E: Entropy + Clone + Send + 'static>(
        &self,
        setup: &Track,
        chance: E,
    ) -> Draws<Race, E> {
        Draws::new(setup, chance)
    }

    fn registry() -> Registry<Race> {
        parlor_toy_agents::race::registry()
    }
}

fn preset(name: &'static str) -> Preset {
    let track = track(name);
    let (length, faces) = (track.length().to_string(), track.faces().to_string());
    Preset {
        name,
        summary: format!("{length} steps, a die of {faces}"),
        parameters: vec![("length".to_owned(), length), ("faces".to_owned(), faces)],
        lengths: lengths(&[1, 3, 5, 10], RACES, "race-length"),
    }
}
