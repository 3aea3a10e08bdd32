//! Rules and length of a session.

use parlor_agent::Registry;
use parlor_formats::zole::{read_rules, rules_in_full, write_rules};
use parlor_game::{Entropy, Match};
use parlor_kit::{Kit, Preset, RulesError, Venue};
use parlor_zole::{Deal, Pack, RuleSet, Session, Setup};

use crate::ZoleWire;
use crate::words::faults;

/// Deals in a session where the rules do not say how many.
pub(crate) const DEALS: u16 = 24;

/// Zole: a session. Its rules are a preset and what differs: `tournament-lv, players=4`.
#[derive(Clone, Debug)]
pub struct ZoleKit {
    pub(crate) session: Session,
    /// Is it a tournament round, which is scored in table points?
    pub(crate) is_round: bool,
}

impl ZoleKit {
    /// Sessions by rules that say how many deals. The last seat deals first, so that seat A begins.
    pub(crate) fn session(rules: RuleSet, is_round: bool) -> Option<ZoleKit> {
        let dealer = rules.players.seats().into_iter().last()?;
        Some(ZoleKit { session: Session::new(rules, dealer)?, is_round })
    }
}

impl Kit for ZoleKit {
    type Codec = ZoleWire;
    type Match = Session;
    type Dealer<E: Entropy + Clone + Send + 'static> = Pack;

    fn presets() -> Vec<Preset> {
        RuleSet::PRESETS.into_iter().map(preset).collect()
    }

    fn usual(venue: Venue) -> &'static str {
        match venue {
            Venue::Table => "tournament-lv",
            Venue::Arena | Venue::Terminal => "lzf-classic",
        }
    }

    fn read(text: &str) -> Result<ZoleKit, RulesError> {
        let text = if text.trim().is_empty() { ZoleKit::usual(Venue::Table) } else { text };
        let rules = read_rules(text).map_err(faults::rules)?;
        let round_length = Some(rules.round_length.unwrap_or(DEALS));
        let session = ZoleKit::session(RuleSet { round_length, ..rules }, false);
        session.ok_or_else(|| faults::no_dealer(text))
    }

    fn rules(&self) -> String {
        write_rules(self.session.rules())
    }

    fn n_seats(&self) -> usize {
        self.session.seats().len()
    }

    fn begin(&self) -> Session {
        self.session.clone()
    }

    fn dealer<E: Entropy + Clone + Send + 'static>(&self, _setup: &Setup, mut chance: E) -> Pack {
        Pack::shuffled(&mut chance)
    }

    fn registry() -> Registry<Deal> {
        parlor_zole_agents::registry()
    }
}

fn preset((name, rules): (&'static str, RuleSet)) -> Preset {
    let summary = match name {
        "seed" => "the source's game",
        "lzf-classic" => "the Latvian Zole Federation's classic rules",
        "online-pgm" => "as online: galdiņš and mazā zole, no pules",
        "online-pm" => "as online: pules and mazā zole",
        "tournament-lv" => "tournaments in Latvia",
        _ => "",
    };
    let full = rules_in_full(&rules);
    let parameters = full.lines().filter_map(|line| line.split_once('='));
    Preset {
        name,
        summary: summary.to_owned(),
        parameters: parameters.map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
        lengths: Vec::new(),
    }
}
