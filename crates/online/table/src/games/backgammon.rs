//! Backgammon at a table.

use parlor_backgammon::{
    Action, Backgammon, Contest, Cup, Event, Phase, Place, Resignation, RuleSet, Setup, Win,
};
use parlor_fair::{DealKey, FairStream, Purpose};
use parlor_game::{Illegal, Seat};
use parlor_wire::BackgammonWire;

use crate::{RulesError, TableGame};

/// Backgammon: a match to n points, or a number of money games.
///
/// Its rules are a preset and a length: `standard to=7`, `money games=3`.
#[derive(Clone, Debug)]
pub struct BackgammonTable {
    rules: RuleSet,
    length: Length,
}

#[derive(Clone, Copy, Debug)]
enum Length {
    Match { to: u16 },
    Money { games: u32 },
}

impl TableGame for BackgammonTable {
    type Codec = BackgammonWire;
    type Match = Contest;
    type Dealer = Cup<FairStream>;

    fn read(text: &str) -> Result<BackgammonTable, RulesError> {
        let mut words = text.split_whitespace();
        let name = words.next().unwrap_or("standard");
        let rules = RuleSet::named(name).ok_or_else(|| {
            let known = RuleSet::ALL.map(|rules| rules.name).join(", ");
            RulesError(format!("no rules are called {name:?}; there are: {known}"))
        })?;
        let length = match words.next() {
            None => Length::Match { to: 5 },
            Some(word) => read_length(word).ok_or_else(|| {
                RulesError(format!("{word:?} is no length; write to=5 or games=1, at most 25"))
            })?,
        };
        match words.next() {
            None => Ok(BackgammonTable { rules, length }),
            Some(word) => Err(RulesError(format!("{word:?} is too much"))),
        }
    }

    fn rules(&self) -> String {
        match self.length {
            Length::Match { to } => format!("{} to={to}", self.rules.name),
            Length::Money { games } => format!("{} games={games}", self.rules.name),
        }
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn begin(&self) -> Contest {
        match self.length {
            Length::Match { to } => {
                Contest::match_to(self.rules, to).unwrap_or(Contest::money(self.rules, 1))
            }
            Length::Money { games } => Contest::money(self.rules, games),
        }
    }

    fn dealer(_setup: &Setup, key: &DealKey) -> Cup<FairStream> {
        Cup(key.stream(Purpose::Dice))
    }

    /// Rolls, passes a double, or makes the first play.
    fn fallback(legal: &[Action]) -> Option<Action> {
        let usual = legal.iter().find(|action| matches!(action, Action::Roll | Action::Drop));
        usual.or(legal.first()).copied()
    }

    fn window(_game: &Backgammon) -> Option<u64> {
        None
    }

    fn public_turn(game: &Backgammon) -> Option<Seat> {
        match game.phase() {
            Phase::ToRoll | Phase::ToMove(_) => Some(game.on_roll()),
            Phase::CubeOffered { .. } => parlor_game::Game::turn(game).asked().first(),
            Phase::Opening { .. } | Phase::Rolling | Phase::Over(_) => None,
        }
    }

    /// Rule: `docs/rules/backgammon.md#resigning`.
    fn resign(
        game: &mut Backgammon,
        by: Seat,
        worth: u8,
        events: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        let resignation = BackgammonTable::resignation(by, worth);
        let wrong = Illegal::Refused { seat: by, reason: "worth-one-to-three" };
        resignation.ok_or(wrong)?.accept(game, events)
    }

    /// A single game once a man is off, else a gammon: a backgammon is too rare to hold out for.
    fn is_all(game: &Backgammon, by: Seat, worth: u8) -> bool {
        worth >= 2 || game.men(by).on(Place::OFF) > 0
    }
}

impl BackgammonTable {
    /// A resignation worth one, two or three times the stake.
    pub(crate) fn resignation(by: Seat, worth: u8) -> Option<Resignation> {
        let win = *Win::ALL.get(usize::from(worth).checked_sub(1)?)?;
        Some(Resignation { by, win })
    }
}

fn read_length(word: &str) -> Option<Length> {
    let (key, n) = word.split_once('=')?;
    let n: u16 = n.parse().ok().filter(|n| (1..=25).contains(n))?;
    match key {
        "to" => Some(Length::Match { to: n }),
        "games" => Some(Length::Money { games: n.into() }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_read_and_written() {
        for (text, canonical) in [
            ("", "standard to=5"),
            ("standard to=7", "standard to=7"),
            (" money  games=3 ", "money games=3"),
        ] {
            assert_eq!(BackgammonTable::read(text).map(|game| game.rules()), Ok(canonical.into()));
        }
        for wrong in ["nothing", "standard to=0", "standard 5", "standard to=5 to=6", "money x=1"] {
            assert!(BackgammonTable::read(wrong).is_err(), "{wrong}");
        }
    }
}
