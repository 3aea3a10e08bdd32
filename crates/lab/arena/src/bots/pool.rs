//! The running copies of one bot.

use std::sync::{Mutex, MutexGuard, PoisonError};

use parlor_wire::Codec;

use super::talk::Talk;
use super::{BotCommand, BotErrors, BotLimits, Breach};

/// Keeps bots between games, as many as play at once, and starts them again when they had to be
/// ended.
pub(crate) struct Pool {
    command: BotCommand,
    limits: BotLimits,
    errors: BotErrors,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    idle: Vec<Talk>,
    ended: u32,
}

impl Pool {
    pub(crate) fn new(command: BotCommand, limits: BotLimits, errors: BotErrors) -> Pool {
        Pool { command, limits, errors, state: Mutex::default() }
    }

    /// Starts one copy, to see that it can be.
    pub(crate) fn warm<C: Codec>(&self) -> Result<(), Breach> {
        let talk = self.take::<C>()?;
        self.give_back(talk);
        Ok(())
    }

    /// A bot that waits for a game.
    pub(super) fn take<C: Codec>(&self) -> Result<Talk, Breach> {
        {
            let mut state = self.lock();
            if let Some(talk) = state.idle.pop() {
                return Ok(talk);
            }
            if state.ended > self.limits.restarts {
                return Err(Breach::TooOften { restarts: self.limits.restarts });
            }
        }
        let begun = Talk::begin::<C>(&self.command, self.errors, self.limits.hello());
        if begun.is_err() {
            self.note_end();
        }
        begun
    }

    /// A bot after its game.
    pub(super) fn give_back(&self, talk: Talk) {
        self.lock().idle.push(talk);
    }

    /// A bot had to be ended.
    pub(super) fn note_end(&self) {
        self.lock().ended += 1;
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nothing between lock and unlock can panic half way.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        for talk in std::mem::take(&mut self.lock().idle) {
            talk.finish();
        }
    }
}
