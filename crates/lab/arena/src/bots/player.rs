//! A bot at its seat.

use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use parlor_agent::{Agent, Ask, Explanation};
use parlor_game::Observed;

use super::{Breach, Outsider, Pool};
use crate::referee::Referee;

/// A bot in one game, as an agent; the arena keeps a second handle to tell it of deals and the end.
#[derive(Clone)]
pub(crate) struct BotPlayer<G: Observed>(Arc<Mutex<State<G>>>);

struct State<G: Observed> {
    /// Gone after a breach.
    bot: Option<Box<dyn Outsider<G>>>,
    pool: Arc<Pool>,
    referee: Referee,
    seat: usize,
    answer: Duration,
}

impl<G: Observed> State<G> {
    /// Ends the bot's part in the game.
    fn breach(&mut self, breach: &Breach) {
        self.bot = None;
        self.pool.note_end();
        self.referee.fault(self.seat, breach.fault(), &breach.to_string());
    }
}

impl<G: Observed> BotPlayer<G> {
    /// Seats a bot that has begun; one that could not begin forfeits.
    pub(crate) fn seat(
        begun: Result<Box<dyn Outsider<G>>, Breach>,
        pool: &Arc<Pool>,
        referee: Referee,
        seat: usize,
        answer: Duration,
    ) -> BotPlayer<G> {
        let bot = begun.inspect_err(|breach| {
            referee.fault(seat, breach.fault(), &breach.to_string());
        });
        let state = State { bot: bot.ok(), pool: pool.clone(), referee, seat, answer };
        BotPlayer(Arc::new(Mutex::new(state)))
    }

    /// Tells that a deal begins.
    pub(crate) fn deal(&self, number: u64, view: &G::View) {
        if let Some(bot) = &mut self.0.lock().bot {
            bot.deal(number, view);
        }
    }

    /// Tells the result.
    pub(crate) fn end(&self, scores: &[f64]) {
        if let Some(bot) = self.0.lock().bot.take() {
            bot.end(scores);
        }
    }
}

impl<G: Observed> Agent<G> for BotPlayer<G> {
    fn observe(&mut self, seen: &G::Seen) {
        if let Some(bot) = &mut self.0.lock().bot {
            bot.seen(seen);
        }
    }

    /// After a breach the first legal action is played; the game is forfeited anyway.
    fn decide(&mut self, ask: &Ask<'_, G>, _why: Option<&mut Explanation>) -> G::Action {
        let mut state = self.0.lock();
        let answer = state.answer;
        match state.bot.as_mut().map(|bot| bot.ask(ask, answer)) {
            Some(Ok(action)) => action,
            Some(Err(breach)) => {
                state.breach(&breach);
                ask.legal[0]
            }
            None => ask.legal[0],
        }
    }

    fn nodes(&self) -> u64 {
        self.0.lock().bot.as_ref().map_or(0, |bot| bot.nodes())
    }
}
