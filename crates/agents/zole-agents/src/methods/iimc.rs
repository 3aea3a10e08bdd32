//! `iimc`: worlds played out by players who see their own cards alone.

use parlor_agent::{Algorithm, Ask, Budget, Message, Stream, Unit};
use parlor_search::{Found, PlayedOut, Samples, Tracer, pimc_traced};
use parlor_zole::{Action, Deal};

use super::by_habit::ByHabit;
use super::guess::Guess;
use super::level_one::LevelOne;
use super::open_cards::OpenCards;
use super::{Answer, InVain, Method};
use crate::Imagining;

/// Who plays the worlds out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Policy {
    /// Rules of thumb.
    Rules,
    /// A shallow `pimc` near the end, rules of thumb before: recursive PIMC.
    Pimc,
}

/// Plays the card that does best on average when everyone plays on by a simpler policy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IimcCards {
    pub(crate) imagining: Imagining,
    pub(crate) policy: Policy,
    /// Worlds that a policy of search looks at.
    pub(crate) policy_worlds: usize,
    /// From so many cards in hand on a policy of search searches.
    pub(crate) policy_from: usize,
}

impl Method for IimcCards {
    const WATCHED: Option<Algorithm> = Some(Algorithm::Pimc);

    fn find<T: Tracer<Deal>>(
        &mut self,
        ask: &Ask<'_, Deal>,
        budget: &Budget<'_>,
        stream: &mut Stream,
        tracer: &mut T,
    ) -> Result<Answer, InVain> {
        let most = OpenCards::of(ask.view).ok_or(InVain(0))?.most();
        let guess = Guess::of(self.imagining, ask.view, stream);
        let deals = guess.deals(ask.view);
        let mut meter = budget.meter();
        let lots = Stream::new(stream.next_u64());
        let asked = (ask.seat, ask.legal);
        let found: Found<Action> = match self.policy {
            Policy::Rules => {
                let mut solver = PlayedOut::new(ByHabit::new(most), lots);
                pimc_traced(deals, guess.coverage, asked, &mut solver, &mut meter, tracer)
            }
            Policy::Pimc => {
                let (worlds, from) = (self.policy_worlds, self.policy_from);
                let playout = LevelOne::new(most, worlds, from, stream.next_u64());
                let mut solver = PlayedOut::new(playout, lots);
                pimc_traced(deals, guess.coverage, asked, &mut solver, &mut meter, tracer)
            }
        };
        let Samples::Worlds(n) = found.samples else { return Err(InVain(found.nodes)) };
        let key = match self.policy {
            Policy::Rules => "zole-by-iimc-rules",
            Policy::Pimc => "zole-by-iimc-pimc",
        };
        let method = Message::new(key).with("worlds", Unit::Count.of(n as f64));
        Ok(Answer { found, method, shares: Vec::new(), worlds: Some(guess.said(n)) })
    }
}
