//! Rules and length of a match.

use parlor_agent::Registry;
use parlor_game::{Entropy, Seat};
use parlor_kit::{Kit, Preset, RulesError, Venue};
use parlor_toy::{Draws, Kuhn, Series};

use super::KuhnWire;
use crate::chosen::{Chosen, lengths};

pub(super) const PRESETS: &[&str] = &["classic"];

/// Deals in a match where nobody says how many.
const DEALS: u32 = 10;

/// Kuhn poker: a number of deals, opened in turn. Its rules are `classic games=10`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KuhnKit {
    pub(super) chosen: Chosen,
}

impl Kit for KuhnKit {
    type Codec = KuhnWire;
    type Match = Series<Kuhn>;
    type Dealer<E: Entropy + Clone + Send + 'static> = Draws<Kuhn, E>;

    const IS_TINY: bool = true;

    fn presets() -> Vec<Preset> {
        vec![Preset {
            name: "classic",
            summary: "three cards, one chip each, one bet".to_owned(),
            parameters: Vec::new(),
            lengths: lengths(&[1, 4, 10, 20], DEALS, "kuhn-length"),
        }]
    }

    fn usual(_venue: Venue) -> &'static str {
        "classic"
    }

    fn read(text: &str) -> Result<KuhnKit, RulesError> {
        Ok(KuhnKit { chosen: Chosen::read(text, PRESETS, DEALS)? })
    }

    fn rules(&self) -> String {
        self.chosen.write()
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn begin(&self) -> Series<Kuhn> {
        Series::new(self.chosen.n_games, |first| first)
    }

    fn dealer<E: Entropy + Clone + Send + 'static>(
        &self,
        setup: &Seat,
        chance: E,
    ) -> Draws<Kuhn, E> {
        Draws::new(setup, chance)
    }

    fn registry() -> Registry<Kuhn> {
        parlor_toy_agents::kuhn::registry()
    }
}
