//! `alphamu`: one plan for all worlds, against players who see all.

use parlor_agent::{Algorithm, Ask, Budget, Message, Stream, Unit};
use parlor_search::{AlphaMu, Samples, Tracer};
use parlor_zole::Deal;

use super::guess::Guess;
use super::open_cards::OpenCards;
use super::{Answer, InVain, Method, margin};
use crate::Imagining;

/// Plays the card that begins the best plan for all worlds together. A soloist plans against two opponents
/// who see all; an opponent plans against a soloist, and with a partner, who see all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AlphaMuCards {
    pub(crate) imagining: Imagining,
    pub(crate) search: AlphaMu,
}

impl Method for AlphaMuCards {
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
        let method = Message::new("zole-by-alphamu")
            .with("worlds", Unit::Count.of(n as f64))
            .with("moves", found.depth);
        Ok(Answer { found, method, shares: Vec::new(), worlds: Some(guess.said(n)) })
    }
}
