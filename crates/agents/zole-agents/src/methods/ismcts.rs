//! `ismcts`: one tree for all the worlds that may be, grown by playouts.

use parlor_agent::{Algorithm, Ask, Budget, Message, Stream, Unit};
use parlor_game::Sequential;
use parlor_search::{Bounds, Ismcts, RandomPlayout, Tracer};
use parlor_zole::{Deal, Place};

use super::by_habit::ByHabit;
use super::guess::Guess;
use super::open_cards::OpenCards;
use super::{Answer, InVain, Method};
use crate::Imagining;

/// How a world is played on where it leaves the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Playing {
    /// Any card, each equally likely.
    Random,
    /// By rules of thumb.
    Rules,
}

/// Plays the card that information-set UCT visits most. A playout counts as many nodes as cards are still
/// to be played, so that budgets compare with those of searches that count cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IsmctsCards {
    pub(crate) imagining: Imagining,
    pub(crate) tree: Ismcts,
    pub(crate) playing: Playing,
}

impl Method for IsmctsCards {
    const WATCHED: Option<Algorithm> = Some(Algorithm::Ismcts);

    fn find<T: Tracer<Deal>>(
        &mut self,
        ask: &Ask<'_, Deal>,
        budget: &Budget<'_>,
        stream: &mut Stream,
        tracer: &mut T,
    ) -> Result<Answer, InVain> {
        let most = OpenCards::of(ask.view).ok_or(InVain(0))?.most();
        let guess = Guess::of(self.imagining, ask.view, stream);
        let public = ask.view.public();
        let cards = Place::ALL.into_iter().map(|place| public.n_held(place) as u64).sum::<u64>();
        let nodes = budget.nodes.map(|nodes| nodes / cards.max(1));
        let mut meter = Budget { nodes, ..*budget }.meter();
        let deals = guess.deals(ask.view);
        if deals.is_empty() {
            return Err(InVain(0));
        }
        let draw = |stream: &mut Stream| Sequential::new(deals[guess.draw(stream)].0.clone());
        let drawing = (stream, &mut meter);
        let mut found = match self.playing {
            Playing::Random => {
                let mut playout = RandomPlayout::new(Bounds::symmetric(most));
                self.tree.search_among(ask, draw, &mut playout, drawing, tracer)
            }
            Playing::Rules => {
                let mut playout = ByHabit::new(most);
                self.tree.search_among(ask, draw, &mut playout, drawing, tracer)
            }
        };
        let playouts = found.nodes;
        found.nodes *= cards;
        let count = |n: u64| Unit::Count.of(n as f64);
        let n_worlds = (guess.worlds.len() as u64).min(playouts);
        let method = Message::new("zole-by-ismcts")
            .with("playouts", count(playouts))
            .with("worlds", count(n_worlds));
        Ok(Answer { found, method, shares: Vec::new(), worlds: Some(guess.said(playouts)) })
    }
}
