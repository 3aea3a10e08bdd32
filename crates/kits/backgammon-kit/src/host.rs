//! Backgammon at a table.

use parlor_backgammon::{Action, Backgammon, Event, Phase, Place, Resignation, Win};
use parlor_game::{Illegal, Seat};
use parlor_kit::Host;

use crate::BackgammonKit;
use crate::rules::Span;

impl Host for BackgammonKit {
    const CHANCE: &'static str = "dice";
    const HAS_SECRETS: bool = false;
    const CAN_RESIGN: bool = true;

    /// Rolls, passes a double, or makes the first play.
    fn fallback(legal: &[Action]) -> Option<Action> {
        let usual = legal.iter().find(|action| matches!(action, Action::Roll | Action::Drop));
        usual.or(legal.first()).copied()
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
        let resignation = BackgammonKit::resignation(by, worth);
        let wrong = Illegal::Refused { seat: by, reason: "worth-one-to-three" };
        resignation.ok_or(wrong)?.accept(game, events)
    }

    /// The loser of a match to n points has at most n - 1 of them, and no game is worth less than one.
    fn n_deals_max(&self) -> Option<u32> {
        match self.length {
            Span::Match { to } => Some(2 * u32::from(to) - 1),
            Span::Money { games } => Some(games),
        }
    }

    fn short_match() -> &'static str {
        "standard to=3"
    }

    fn shortest_match() -> &'static str {
        "hypergammon to=1"
    }

    /// A single game once a man is off, else a gammon: a backgammon is too rare to hold out for.
    fn is_all(game: &Backgammon, by: Seat, worth: u8) -> bool {
        worth >= 2 || game.men(by).on(Place::OFF) > 0
    }
}

impl BackgammonKit {
    /// A resignation worth one, two or three times the stake.
    pub(crate) fn resignation(by: Seat, worth: u8) -> Option<Resignation> {
        let win = *Win::ALL.get(usize::from(worth).checked_sub(1)?)?;
        Some(Resignation { by, win })
    }
}
