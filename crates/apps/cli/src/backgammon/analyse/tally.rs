//! What a player's decisions and rolls add up to.

use parlor_game::Seat;

use super::walk::{Analysis, Kind};

/// The sums of one player.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    /// Plays with a choice.
    pub(super) plays: usize,
    pub(super) play_errors: f64,
    /// Cube decisions that were close, or made.
    pub(super) cubes: usize,
    pub(super) cube_errors: f64,
    pub(super) rolls: usize,
    pub(super) luck: f64,
}

impl Tally {
    pub(super) fn of(analysis: &Analysis, seat: Seat) -> Tally {
        let mut tally = Tally::default();
        for decision in analysis.decisions.iter().filter(|d| d.place.seat == seat && d.counts) {
            match decision.kind {
                Kind::Play => {
                    tally.plays += 1;
                    tally.play_errors += decision.error;
                }
                Kind::Double | Kind::Answer => {
                    tally.cubes += 1;
                    tally.cube_errors += decision.error;
                }
            }
        }
        for roll in analysis.rolls.iter().filter(|roll| roll.place.seat == seat) {
            tally.rolls += 1;
            tally.luck += roll.luck;
        }
        tally
    }

    pub(super) fn errors(&self) -> f64 {
        self.play_errors + self.cube_errors
    }

    /// The mean error of a decision: what the grade goes by.
    pub(super) fn error_per_decision(&self) -> f64 {
        self.errors() / (self.plays + self.cubes).max(1) as f64
    }

    pub(super) fn error_per_play(&self) -> f64 {
        self.play_errors / self.plays.max(1) as f64
    }
}
