//! Zole at a table.

use parlor_fair::{DealKey, Purpose};
use parlor_formats::zole::{read_rules, write_rules};
use parlor_game::Seat;
use parlor_wire::ZoleWire;
use parlor_zole::{Action, Call, Deal, Pack, Players, Ruleset, Session, Setup};

use crate::{RulesError, TableGame};

/// Deals in a session where the rules do not say how many.
const DEALS: u16 = 24;

/// Zole: a session. Its rules are a preset and what differs: `tournament-lv, players=4`.
#[derive(Clone, Debug)]
pub struct ZoleTable {
    session: Session,
}

impl TableGame for ZoleTable {
    type Codec = ZoleWire;
    type Match = Session;
    type Dealer = Pack;

    fn read(text: &str) -> Result<ZoleTable, RulesError> {
        let text = if text.trim().is_empty() { "tournament-lv" } else { text };
        let rules = read_rules(text).map_err(|error| RulesError(format!("{text:?}: {error}")))?;
        let round_length = Some(rules.round_length.unwrap_or(DEALS));
        let rules = Ruleset { round_length, ..rules };
        // The last seat deals first, so that seat A begins.
        let dealer = match rules.players {
            Players::Three => Seat::C,
            Players::Four => Seat::D,
        };
        let nobody = || RulesError(format!("{text:?}: nobody sits in the first dealer's seat"));
        Ok(ZoleTable { session: Session::new(rules, dealer).ok_or_else(nobody)? })
    }

    fn rules(&self) -> String {
        write_rules(self.session.rules())
    }

    fn n_seats(&self) -> usize {
        parlor_game::Match::seats(&self.session).len()
    }

    fn begin(&self) -> Session {
        self.session.clone()
    }

    fn dealer(_setup: &Setup, key: &DealKey) -> Pack {
        Pack::shuffled(&mut key.stream(Purpose::Pack))
    }

    /// Passes, or lays the first card that may be laid.
    fn fallback(legal: &[Action]) -> Option<Action> {
        let pass = legal.iter().find(|action| matches!(action, Action::Call(Call::Pass)));
        let card = |action: &&Action| matches!(action, Action::Play(_) | Action::Bury(_));
        pass.or(legal.iter().find(card)).or(legal.first()).copied()
    }

    fn window(_game: &Deal) -> Option<u64> {
        None
    }

    fn public_turn(game: &Deal) -> Option<Seat> {
        game.public().turn_seat()
    }
}
