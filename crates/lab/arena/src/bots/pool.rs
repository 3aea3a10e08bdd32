//! The running copies of one bot.

use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use parlor_agent::Ask;
use parlor_game::Seat;
use parlor_kit::{ActionOf, GameOf, Kit, SeenOf, ViewOf};
use parlor_wire::{Codec, ToBotMsg, ToBotMsgOf};

use super::process::Process;
use super::talk::Talk;
use super::{BotCommand, BotErrors, BotLimits, Breach, Outsider};

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
    pub(crate) fn warm<K: Kit>(&self) -> Result<(), Breach> {
        let talk = self.take::<K>()?;
        self.give_back(talk);
        Ok(())
    }

    /// What the bots are started by.
    pub(crate) fn command(&self) -> &BotCommand {
        &self.command
    }

    /// How long a bot may take to begin.
    pub(crate) fn hello(&self) -> Duration {
        self.limits.hello()
    }

    /// A copy that has said nothing yet, for the player of this number.
    pub(crate) fn fresh(&self, player: Seat) -> Result<Process, Breach> {
        self.may_start()?;
        let command = self.command.for_player(player.idx());
        Process::start(&command, self.errors)
            .map_err(|error| Breach::no_start(&command, &error))
            .inspect_err(|_| self.note_end())
    }

    fn may_start(&self) -> Result<(), Breach> {
        let restarts = self.limits.restarts;
        if self.state.lock().ended > restarts { Err(Breach::TooOften { restarts }) } else { Ok(()) }
    }

    /// A bot that waits for a game.
    pub(super) fn take<K: Kit>(&self) -> Result<Talk, Breach> {
        if let Some(talk) = self.state.lock().idle.pop() {
            return Ok(talk);
        }
        self.may_start()?;
        let begun = Talk::begin::<K>(&self.command, self.errors, self.limits.hello());
        begun.inspect_err(|_| self.note_end())
    }

    /// A bot after its game.
    pub(super) fn give_back(&self, talk: Talk) {
        self.state.lock().idle.push(talk);
    }

    /// A bot had to be ended.
    pub(crate) fn note_end(&self) {
        self.state.lock().ended += 1;
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        for talk in std::mem::take(&mut self.state.lock().idle) {
            talk.finish();
        }
    }
}

/// A bot of a pool in one game, by our own protocol.
pub(crate) struct Guest<K: Kit> {
    talk: Talk,
    pool: Arc<Pool>,
    kit: PhantomData<fn() -> K>,
}

impl<K: Kit> Guest<K> {
    /// A bot that has been told how the game is played.
    pub(crate) fn begin(
        pool: &Arc<Pool>,
        start: &ToBotMsgOf<K::Codec>,
    ) -> Result<Guest<K>, Breach> {
        let talk = pool.take::<K>()?;
        talk.tell::<K>(start);
        Ok(Guest { talk, pool: pool.clone(), kit: PhantomData })
    }
}

impl<K: Kit> Outsider<GameOf<K>> for Guest<K> {
    fn deal(&mut self, number: u64, view: &ViewOf<K>) {
        self.talk.tell::<K>(&ToBotMsg::Deal { number, view: K::Codec::put_view(view) });
    }

    fn seen(&mut self, seen: &SeenOf<K>) {
        self.talk.tell::<K>(&ToBotMsg::Seen { event: K::Codec::put_seen(seen) });
    }

    fn ask(&mut self, ask: &Ask<'_, GameOf<K>>, within: Duration) -> Result<ActionOf<K>, Breach> {
        self.talk.ask::<K>(ask.view, ask.legal, within)
    }

    /// The bot is free for another game.
    fn end(self: Box<Self>, scores: &[f64]) {
        self.talk.tell::<K>(&ToBotMsg::End { scores: scores.to_vec() });
        self.pool.give_back(self.talk);
    }

    fn nodes(&self) -> u64 {
        self.talk.nodes()
    }
}
