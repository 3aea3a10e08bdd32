//! Rules of a match.

use parlor_agent::Registry;
use parlor_formats::riichi::RulesText;
use parlor_game::Entropy;
use parlor_kit::{Kit, Length, Preset, RulesError, Venue};
use parlor_riichi::deal::Setup;
use parlor_riichi::{Contest, Deal, DrawOrder, RuleSet, Wall};

use crate::RiichiWire;
use crate::words::faults;

/// Riichi: one deal, an East or half-game. Its rules are a preset and what differs: `tenhou length=east`.
#[derive(Clone, Debug)]
pub struct RiichiKit {
    pub(crate) rules: RuleSet,
    /// How tiles come to the seats.
    pub(crate) order: DrawOrder,
}

impl RiichiKit {
    /// Matches as long as the rules say, with this wall.
    pub fn new(rules: RuleSet, order: DrawOrder) -> RiichiKit {
        RiichiKit { rules, order }
    }
}

impl Kit for RiichiKit {
    type Codec = RiichiWire;
    type Match = Contest;
    type Dealer<E: Entropy + Clone + Send + 'static> = Wall;

    fn presets() -> Vec<Preset> {
        parlor_riichi::Preset::all().iter().map(|&preset| described(preset)).collect()
    }

    fn usual(venue: Venue) -> &'static str {
        match venue {
            Venue::Table => "tenhou",
            Venue::Arena | Venue::Terminal => parlor_riichi::Preset::DEFAULT.name(),
        }
    }

    fn read(text: &str) -> Result<RiichiKit, RulesError> {
        let text = if text.trim().is_empty() { RiichiKit::usual(Venue::Table) } else { text };
        let rules: RulesText = text.parse().map_err(faults::rules)?;
        Ok(RiichiKit::new(rules.0, DrawOrder::Wall))
    }

    fn rules(&self) -> String {
        RulesText(self.rules).to_string()
    }

    fn n_seats(&self) -> usize {
        4
    }

    fn begin(&self) -> Contest {
        Contest::new(&self.rules)
    }

    fn dealer<E: Entropy + Clone + Send + 'static>(&self, setup: &Setup, mut chance: E) -> Wall {
        Wall::shuffled(setup, self.order, &mut chance)
    }

    fn registry() -> Registry<Deal> {
        parlor_riichi_agents::registry()
    }
}

fn described(preset: &parlor_riichi::Preset) -> Preset {
    let parameters = preset.choices().into_iter().map(|choice| choice.parameter);
    let length = |text: &str, message, is_usual| Length {
        text: text.to_owned(),
        message,
        n: None,
        is_usual,
    };
    Preset {
        name: preset.name(),
        summary: preset.title().to_owned(),
        parameters: parameters.map(|one| (one.key().to_owned(), one.value().to_string())).collect(),
        lengths: vec![
            length("length=deal", "riichi-length-deal", false),
            length("length=east", "riichi-length-east", false),
            length("length=east_south", "riichi-length-east-south", true),
        ],
    }
}
