//! What players do wrong.

use serde::{Deserialize, Serialize};

/// A kind of fault; each forfeits the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It panicked, ended, or could not be started.
    Crash,
    /// It did not answer in time.
    TimeOut,
    /// It answered what was not asked or not allowed.
    WrongAnswer,
}

/// How often a player did what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Faults {
    /// It panicked, ended, or could not be started.
    #[serde(skip_serializing_if = "is_zero")]
    pub crashes: u64,
    /// It did not answer in time.
    #[serde(skip_serializing_if = "is_zero")]
    pub time_outs: u64,
    /// It answered what was not asked or not allowed.
    #[serde(skip_serializing_if = "is_zero")]
    pub wrong_answers: u64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
fn is_zero(n: &u64) -> bool {
    *n == 0
}

impl Faults {
    /// One more of this kind.
    pub fn add(&mut self, fault: Fault) {
        *match fault {
            Fault::Crash => &mut self.crashes,
            Fault::TimeOut => &mut self.time_outs,
            Fault::WrongAnswer => &mut self.wrong_answers,
        } += 1;
    }

    /// Adds all of `other`.
    pub fn merge(&mut self, other: &Faults) {
        self.crashes = self.crashes.saturating_add(other.crashes);
        self.time_outs = self.time_outs.saturating_add(other.time_outs);
        self.wrong_answers = self.wrong_answers.saturating_add(other.wrong_answers);
    }

    /// All kinds together.
    pub fn total(&self) -> u64 {
        self.crashes.saturating_add(self.time_outs).saturating_add(self.wrong_answers)
    }
}
