//! A bot at its seat.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use parlor_agent::{Agent, Ask, Explanation};
use parlor_wire::{Codec, ToBotMsg};

use super::talk::Talk;
use super::{Breach, Pool};
use crate::referee::Referee;
use crate::{CodecAction, CodecGame, CodecSeen, CodecView};

/// A bot in one game, as an agent; the arena keeps a second handle to tell it of deals and the end.
pub(crate) struct BotPlayer<C: Codec> {
    shared: Arc<Mutex<State>>,
    codec: std::marker::PhantomData<fn() -> C>,
}

impl<C: Codec> Clone for BotPlayer<C> {
    fn clone(&self) -> Self {
        BotPlayer { shared: self.shared.clone(), codec: self.codec }
    }
}

struct State {
    /// Gone after a breach.
    talk: Option<Talk>,
    pool: Arc<Pool>,
    referee: Referee,
    seat: usize,
    answer: Duration,
}

impl State {
    /// Ends the bot's part in the game.
    fn breach(&mut self, breach: &Breach) {
        self.talk = None;
        self.pool.note_end();
        self.referee.fault(self.seat, breach.fault(), &breach.to_string());
    }
}

impl<C: Codec> BotPlayer<C> {
    /// Seats a bot and tells it how the game is played.
    pub(crate) fn seat(
        pool: &Arc<Pool>,
        referee: Referee,
        seat: usize,
        answer: Duration,
        start: &ToBotMsg<C>,
    ) -> BotPlayer<C> {
        let mut state = State { talk: None, pool: pool.clone(), referee, seat, answer };
        match pool.take::<C>() {
            Ok(talk) => {
                talk.tell(start);
                state.talk = Some(talk);
            }
            Err(breach) => {
                state.referee.fault(seat, breach.fault(), &breach.to_string());
            }
        }
        let shared = Arc::new(Mutex::new(state));
        BotPlayer { shared, codec: std::marker::PhantomData }
    }

    /// Tells that a deal begins.
    pub(crate) fn deal(&self, number: u64, view: &CodecView<C>) {
        self.tell(&ToBotMsg::Deal { number, view: C::put_view(view) });
    }

    /// Tells the result; the bot is free for another game.
    pub(crate) fn end(&self, scores: &[f64]) {
        self.tell(&ToBotMsg::End { scores: scores.to_vec() });
        let mut state = self.lock();
        if let Some(talk) = state.talk.take() {
            state.pool.give_back(talk);
        }
    }

    fn tell(&self, message: &ToBotMsg<C>) {
        if let Some(talk) = &self.lock().talk {
            talk.tell(message);
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // A panic while a bot is told something leaves nothing half done.
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<C: Codec> Agent<CodecGame<C>> for BotPlayer<C> {
    fn observe(&mut self, seen: &CodecSeen<C>) {
        self.tell(&ToBotMsg::Seen { event: C::put_seen(seen) });
    }

    /// After a breach the first legal action is played; the game is forfeited anyway.
    fn decide(
        &mut self,
        ask: &Ask<'_, CodecGame<C>>,
        _why: Option<&mut Explanation>,
    ) -> CodecAction<C> {
        let mut state = self.lock();
        let answer = state.answer;
        let asked = state.talk.as_mut().map(|talk| talk.ask::<C>(ask.view, ask.legal, answer));
        match asked {
            Some(Ok(action)) => action,
            Some(Err(breach)) => {
                state.breach(&breach);
                ask.legal[0]
            }
            None => ask.legal[0],
        }
    }

    fn nodes(&self) -> u64 {
        self.lock().talk.as_ref().map_or(0, Talk::nodes)
    }
}
