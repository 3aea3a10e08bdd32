//! Giving a game up.

use parlor_game::{Illegal, Seat, Sink};

use crate::{Backgammon, End, Event, Phase, Win};

/// An offer to lose a single game, a gammon or a backgammon at once.
///
/// It stands beside the game, so declining it changes nothing: play goes on without a penalty.
///
/// Rule: `docs/rules/backgammon.md#resigning`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Resignation {
    /// Who resigns.
    pub by: Seat,
    /// What is offered.
    pub win: Win,
}

impl Resignation {
    /// Can it be offered now? Not before the opening throw, not once the game is over.
    pub fn check(&self, game: &Backgammon) -> Result<(), Illegal> {
        let refuse = |reason| Err(Illegal::Refused { seat: self.by, reason });
        match game.phase() {
            Phase::Over(_) => refuse("game-is-over"),
            Phase::Opening { .. } => refuse("game-has-not-begun"),
            Phase::CubeOffered { .. } => refuse("answer-the-double-first"),
            _ if self.by > Seat::B => Err(Illegal::NotAsked { seat: self.by }),
            _ => Ok(()),
        }
    }

    /// The other player accepts: the game is over. On an error nothing has changed.
    pub fn accept(
        self,
        game: &mut Backgammon,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        self.check(game)?;
        game.finish(self.by.opponent(), self.win, End::Resigned);
        events.push(Event::Resigned(self));
        Ok(())
    }
}
