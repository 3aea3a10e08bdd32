//! The chance of winning.

use parlor_game::{Game, Seat};
use parlor_search::{Bounds, Evaluate};
use parlor_toy::Race;

/// The chance of winning from 0 to 1: certain at the end of a race, before it a guess by the lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Winning;

impl Evaluate<Race> for Winning {
    fn bounds(&self) -> Bounds {
        Bounds { low: 0.0, high: 1.0 }
    }

    /// A lead of the whole track is taken for a chance of 95%; the mover is half a throw ahead.
    fn value(&mut self, race: &Race, seat: Seat) -> f64 {
        if race.winner().is_some() {
            return f64::from(race.returns()[seat].max(0));
        }
        let other = seat.opponent();
        let half_throw = f64::from(race.track().faces() + 1) / 4.0;
        let turn = if race.mover() == seat { half_throw } else { -half_throw };
        let lead = f64::from(race.to_go(other)) - f64::from(race.to_go(seat)) + turn;
        0.5 + 0.45 * (lead / f64::from(race.track().length())).clamp(-1.0, 1.0)
    }
}
