//! One mover per node, for search.

use crate::{
    Answers, BySeat, Entropy, Game, Hidden, Illegal, Observed, Seat, SeatSet, Sink, Stochastic,
    Turn,
};

/// A game in which several seats may be asked at once, turned into one where each node has one
/// mover. Earlier answers of a window are kept beside the game, so no view can show them.
///
/// For search only. At a table a seat that waits inside a window would have a prompt and no move
/// yet, so the contract `prompt == legal` does not hold here.
#[derive(Clone, PartialEq, Debug)]
pub struct Sequential<G: Game> {
    inner: G,
    given: Answers<G::Action>,
    first: Option<Seat>,
}

impl<G: Game> Sequential<G> {
    /// Wraps a game; within a window the seats move in turn order from `A`.
    pub fn new(inner: G) -> Sequential<G> {
        Sequential { inner, given: Answers::NONE, first: None }
    }

    /// The game inside, without the answers given in an unfinished window.
    pub fn inner(&self) -> &G {
        &self.inner
    }

    /// Who moves at this node, if anyone decides.
    #[inline]
    pub fn mover(&self) -> Option<Seat> {
        let waiting = self.inner.turn().asked() - self.given.seats();
        self.first.filter(|&seat| waiting.contains(seat)).or(waiting.first())
    }
}

impl<G: Game> Game for Sequential<G> {
    type Setup = G::Setup;
    type Action = G::Action;
    type Address = G::Address;
    type Chance = G::Chance;
    type Event = G::Event;

    fn start(setup: &Self::Setup) -> Self {
        Sequential::new(G::start(setup))
    }

    fn seats(&self) -> SeatSet {
        self.inner.seats()
    }

    #[inline]
    fn turn(&self) -> Turn<Self::Address> {
        match self.inner.turn() {
            Turn::Decide(_) => Turn::Decide(self.mover().map_or(SeatSet::EMPTY, SeatSet::one)),
            other => other,
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        out.clear();
        if self.mover() == Some(seat) {
            self.inner.legal(seat, out);
        }
    }

    #[inline]
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal> {
        if self.mover() == Some(seat) {
            self.inner.check(seat, action)
        } else {
            Err(Illegal::NotAsked { seat })
        }
    }

    #[inline]
    fn advance(&mut self, answers: &Answers<Self::Action>, events: &mut impl Sink<Self::Event>) {
        for (seat, action) in answers.iter() {
            self.given = self.given.with(seat, action);
        }
        if self.mover().is_none() {
            let given = std::mem::replace(&mut self.given, Answers::NONE);
            self.first = None;
            self.inner.advance(&given, events);
        }
    }

    #[inline]
    fn apply(
        &mut self,
        chance: Self::Chance,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal> {
        self.inner.apply(chance, events)
    }

    fn returns(&self) -> BySeat<i32> {
        self.inner.returns()
    }
}

impl<G: Stochastic> Stochastic for Sequential<G> {
    fn outcomes(
        &self,
        at: Self::Address,
    ) -> Option<impl Iterator<Item = (Self::Chance, u32)> + use<G>> {
        self.inner.outcomes(at)
    }

    fn draw(&self, at: Self::Address, entropy: &mut impl Entropy) -> Self::Chance {
        self.inner.draw(at, entropy)
    }
}

impl<G: Observed> Observed for Sequential<G> {
    type View = G::View;
    type Seen = G::Seen;

    fn first_view(setup: &Self::Setup, viewer: Seat) -> Self::View {
        G::first_view(setup, viewer)
    }

    fn view(&self, viewer: Seat) -> Self::View {
        self.inner.view(viewer)
    }

    fn seen_by(event: &Self::Event, viewer: Seat) -> Option<Self::Seen> {
        G::seen_by(event, viewer)
    }

    fn fold(view: &mut Self::View, seen: &Self::Seen) -> Result<(), Illegal> {
        G::fold(view, seen)
    }

    fn prompt(view: &Self::View, viewer: Seat, out: &mut Vec<Self::Action>) {
        G::prompt(view, viewer, out);
    }
}

impl<G: Hidden> Hidden for Sequential<G> {
    /// The viewer moves first in an open window, so nobody's earlier answer must be guessed.
    fn sample(view: &Self::View, viewer: Seat, entropy: &mut impl Entropy) -> Self {
        Sequential {
            inner: G::sample(view, viewer, entropy),
            given: Answers::NONE,
            first: Some(viewer),
        }
    }
}
