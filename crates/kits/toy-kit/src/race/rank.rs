//! The race in the arena.

use parlor_agent::Step;
use parlor_game::Seat;
use parlor_kit::{Counts, Rank, Rate, Setting, SettingError};
use parlor_toy::{Race, RaceAction, RaceEvent, Series};

use super::RaceKit;
use super::rules::PRESETS;
use crate::contest;

impl Rank for RaceKit {
    const RATES: &'static [Rate] = &[
        Rate::share("races won", &[("won", 1)], &[("races", 1)]),
        Rate::share("races in which a throw was declined", &[("declined", 1)], &[("races", 1)]),
    ];

    fn set(setting: &Setting) -> Result<RaceKit, SettingError> {
        contest::set::<RaceKit>(setting, PRESETS).map(|chosen| RaceKit { chosen })
    }

    fn rules_in_full(&self) -> String {
        let (track, chosen) = (self.track(), self.chosen);
        format!(
            "name={} length={} faces={} games={}",
            chosen.preset,
            track.length(),
            track.faces(),
            chosen.n_games
        )
    }

    fn scores(&self, finished: &Series<Race>) -> Vec<f64> {
        contest::scores(finished)
    }

    /// One race is.
    fn is_won_or_lost(&self) -> bool {
        self.chosen.n_games == 1
    }

    fn forfeit(&self, seat: usize) -> Vec<f64> {
        contest::forfeit(seat, self.chosen, 1.0)
    }

    fn note(&self, counts: &mut [Counts], step: &Step<'_, Race>) {
        for event in step.events {
            if let RaceEvent::Chose(seat, RaceAction::Decline) = *event {
                counts[seat.idx()].add("declined", 1);
            }
        }
        if let Some(winner) = step.game.winner() {
            for (counts, seat) in counts.iter_mut().zip([Seat::A, Seat::B]) {
                counts.add("races", 1);
                counts.add("won", i64::from(winner == seat));
            }
        }
    }
}
