//! `epimc`: worlds are kept together for some cards before each is solved as if it were open.

use parlor_agent::{Algorithm, Ask, Budget, Message, Stream, Unit};
use parlor_search::{Epimc, Samples, Tracer};
use parlor_zole::Deal;

use super::guess::Guess;
use super::open_cards::OpenCards;
use super::{Answer, InVain, Method, margin};
use crate::Imagining;

/// Plays the card that is best on average when everyone plays the next cards by what they can tell apart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EpimcCards {
    pub(crate) imagining: Imagining,
    pub(crate) search: Epimc,
}

impl Method for EpimcCards {
    const WATCHED: Option<Algorithm> = None;

    fn find<T: Tracer<Deal>>(
        &mut self,
        ask: &Ask<'_, Deal>,
        budget: &Budget<'_>,
        stream: &mut Stream,
        _tracer: &mut T,
    ) -> Result<Answer, InVain> {
        let mut open = OpenCards::of(ask.view).ok_or(InVain(0))?;
        let guess = Guess::of(self.imagining, ask.view, stream);
        let deals = guess.deals(ask.view);
        let mut meter = budget.meter();
        let asked = (ask.seat, ask.legal);
        let mut found = self.search.search(&deals, guess.coverage, asked, &mut open, &mut meter);
        margin::settle(ask, &mut found, &guess, &mut open, &mut meter);
        found.nodes = meter.used();
        let Samples::Worlds(n) = found.samples else { return Err(InVain(found.nodes)) };
        let method = Message::new("zole-by-epimc")
            .with("worlds", Unit::Count.of(n as f64))
            .with("depth", found.depth);
        Ok(Answer { found, method, shares: Vec::new(), worlds: Some(guess.said(n)) })
    }
}
