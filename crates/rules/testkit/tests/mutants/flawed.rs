//! Snatch with one thing wrong.

use std::marker::PhantomData;

use parlor_game::{
    Answers, BySeat, Entropy, Game, Hidden, Illegal, Observed, Seat, SeatSet, Sink, Stochastic,
    Turn, Value,
};

use crate::exchange::Record;
use crate::snatch::{Action, Address, Cards, Chance, Event, Seen, Snatch, View};

/// Where a flaw may change the honest game; each mutant overrides one.
pub(crate) trait Flaw: Value {
    fn legal(game: &Snatch, seat: Seat, out: &mut Vec<Action>) {
        game.legal(seat, out);
    }

    fn check(game: &Snatch, seat: Seat, action: Action) -> Result<(), Illegal> {
        game.check(seat, action)
    }

    fn advance<S: Sink<Event>>(game: &mut Snatch, answers: &Answers<Action>, events: &mut S) {
        game.advance(answers, events);
    }

    fn apply(
        game: &mut Snatch,
        chance: Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        game.apply(chance, events)
    }

    fn returns(game: &Snatch) -> BySeat<i32> {
        game.returns()
    }

    /// What else a view shows.
    fn shows(_game: &Snatch) -> usize {
        0
    }

    fn seen_by(event: &Event, viewer: Seat) -> Option<Glimpse> {
        Snatch::seen_by(event, viewer).map(|seen| Glimpse { seen: Some(seen), leak: 0 })
    }

    fn fold(view: &mut View, seen: &Seen) -> Result<(), Illegal> {
        Snatch::fold(view, seen)
    }

    fn prompt(view: &View, viewer: Seat, out: &mut Vec<Action>) {
        Snatch::prompt(view, viewer, out);
    }

    fn sample(view: &View, viewer: Seat, entropy: &mut impl Entropy) -> Snatch {
        Snatch::sample(view, viewer, entropy)
    }
}

/// A view with room for something more.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Wide {
    view: View,
    shows: usize,
}

/// What is seen, with room for a secret that `fold` ignores.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Glimpse {
    pub(crate) seen: Option<Seen>,
    pub(crate) leak: u8,
}

/// Snatch with the flaw `F`.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Flawed<F>(pub(crate) Snatch, PhantomData<F>);

impl<F: Flaw> Game for Flawed<F> {
    type Setup = ();
    type Action = Action;
    type Address = Address;
    type Chance = Chance;
    type Event = Event;

    fn start(setup: &()) -> Self {
        Flawed(Snatch::start(setup), PhantomData)
    }

    fn seats(&self) -> SeatSet {
        self.0.seats()
    }

    fn turn(&self) -> Turn<Address> {
        self.0.turn()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        F::legal(&self.0, seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        F::check(&self.0, seat, action)
    }

    fn advance(&mut self, answers: &Answers<Action>, events: &mut impl Sink<Event>) {
        F::advance(&mut self.0, answers, events);
    }

    fn apply(&mut self, chance: Chance, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        F::apply(&mut self.0, chance, events)
    }

    fn returns(&self) -> BySeat<i32> {
        F::returns(&self.0)
    }
}

impl<F: Flaw> Stochastic for Flawed<F> {
    fn outcomes(&self, at: Address) -> Option<impl Iterator<Item = (Chance, u32)> + use<F>> {
        self.0.outcomes(at)
    }

    fn draw(&self, at: Address, entropy: &mut impl Entropy) -> Chance {
        self.0.draw(at, entropy)
    }
}

impl<F: Flaw> Observed for Flawed<F> {
    type View = Wide;
    type Seen = Glimpse;

    fn first_view(setup: &(), viewer: Seat) -> Wide {
        Wide { view: Snatch::first_view(setup, viewer), shows: 0 }
    }

    fn view(&self, viewer: Seat) -> Wide {
        Wide { view: self.0.view(viewer), shows: F::shows(&self.0) }
    }

    fn seen_by(event: &Event, viewer: Seat) -> Option<Glimpse> {
        F::seen_by(event, viewer)
    }

    fn fold(view: &mut Wide, seen: &Glimpse) -> Result<(), Illegal> {
        seen.seen.iter().try_for_each(|seen| F::fold(&mut view.view, seen))
    }

    fn prompt(view: &Wide, viewer: Seat, out: &mut Vec<Action>) {
        F::prompt(&view.view, viewer, out);
    }
}

impl<F: Flaw> Hidden for Flawed<F> {
    fn sample(view: &Wide, viewer: Seat, entropy: &mut impl Entropy) -> Self {
        Flawed(F::sample(&view.view, viewer, entropy), PhantomData)
    }
}

impl<F: Flaw> Record for Flawed<F> {
    fn hand(&self, seat: Seat) -> Cards {
        self.0.hands[seat]
    }

    fn pack(&self) -> Cards {
        self.0.pack
    }
}
