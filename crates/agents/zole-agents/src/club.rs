//! The club player: habits first, and the ending worked out.

use parlor_agent::{Agent, Ask, Explanation, SearchLog};
use parlor_zole::{Action, Deal};

use crate::{Bidder, Pimc, PimcOptions, Rules};

/// From so few cards in hand on, every possible deal is looked at.
const ENDING: usize = 4;

/// Bids, buries and plays by rules of thumb, as [`Rules`] does. With four cards left it has counted
/// what is out, and works out the ending as [`Pimc`] does.
#[derive(Clone, Debug)]
pub struct Club {
    rules: Rules,
    ending: Pimc,
    nodes: u64,
}

impl Club {
    /// A player whose draws, where the budget ends early, come from the stream of `seed`.
    pub fn new(seed: u64) -> Club {
        let rules = Rules { bidder: Bidder::Honours { limit: 9 } };
        Club { rules, ending: Pimc::new(PimcOptions::default(), seed), nodes: 0 }
    }
}

/// Is it a card that is asked for, with few left?
fn is_ending(ask: &Ask<'_, Deal>) -> bool {
    matches!(ask.legal.first(), Some(Action::Play(_))) && ask.view.hand().len() <= ENDING
}

impl Agent<Deal> for Club {
    fn decide(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        if is_ending(ask) {
            let action = self.ending.decide(ask, why);
            self.nodes = self.ending.nodes();
            return action;
        }
        self.nodes = 0;
        self.rules.decide(ask, why)
    }

    fn trace(&mut self, ask: &Ask<'_, Deal>, log: &mut SearchLog<Deal>) -> Option<Action> {
        if !is_ending(ask) {
            return None;
        }
        let action = self.ending.trace(ask, log);
        self.nodes = self.ending.nodes();
        action
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
