//! One deal as the referee sees it.

use std::fmt::Debug;

use crate::{Answers, BySeat, Entropy, Illegal, Seat, SeatSet, Sink, Turn};

/// What every value of a game can do; blanket, so that bounds are written once.
pub trait Value: Clone + PartialEq + Debug + Send + Sync + 'static {}

impl<T: Clone + PartialEq + Debug + Send + Sync + 'static> Value for T {}

/// One deal: a riichi hand, a Zole deal, a game of backgammon. Everything is known, nothing is
/// random. The score sheet over many deals is a [`crate::Match`].
///
/// The way through a game: [`turn`](Game::turn) says who must act; ask
/// [`legal`](Game::legal) for each of those seats, hand all answers to
/// [`resolve`](Game::resolve), or a chance event to [`apply`](Game::apply); repeat until over.
pub trait Game: Value {
    /// What a deal begins from. Checked when it is made, so that `start` cannot fail.
    type Setup: Value;
    /// What a seat may answer.
    type Action: Value + Copy + Eq;
    /// Names one chance event, locally to the deal, so that it can be looked up, not only drawn.
    type Address: Value + Copy + Eq;
    /// What came out of a chance event.
    type Chance: Value + Copy + Eq;
    /// What happened, in full: for the referee and the record, never for a seat.
    type Event: Value;

    /// The first state of a deal.
    fn start(setup: &Self::Setup) -> Self;

    /// The seats in use.
    fn seats(&self) -> SeatSet;

    /// What the game waits for.
    fn turn(&self) -> Turn<Self::Address>;

    /// Replaces `out` by what `seat` may do: empty for a seat that is not asked, never empty for
    /// one that is, all distinct in effect.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Judges one answer as it arrives. Override where listing is dear.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal> {
        let mut all = Vec::new();
        self.legal(seat, &mut all);
        if all.is_empty() {
            return Err(Illegal::NotAsked { seat });
        }
        all.contains(&action).then_some(()).ok_or(Illegal::Refused { seat, reason: "not-listed" })
    }

    /// Goes on with answers that the caller has already listed or checked.
    ///
    /// The caller promises that exactly the asked seats answer, each with a listed action. With a
    /// broken promise the state may become nonsense; at a boundary use [`resolve`](Game::resolve).
    fn advance(&mut self, answers: &Answers<Self::Action>, events: &mut impl Sink<Self::Event>);

    /// Goes on with answers from outside: checks who is asked, who is missing and every action.
    /// On an error nothing has changed.
    fn resolve(
        &mut self,
        answers: &Answers<Self::Action>,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal> {
        let asked = self.turn().asked();
        if let Some(seat) = (answers.seats() - asked).first() {
            return Err(Illegal::NotAsked { seat });
        }
        if let Some(seat) = (asked - answers.seats()).first() {
            return Err(Illegal::Missing { seat });
        }
        if asked.is_empty() {
            return Err(Illegal::Misfit { reason: "nobody-is-asked" });
        }
        for (seat, action) in answers.iter() {
            self.check(seat, action)?;
        }
        self.advance(answers, events);
        Ok(())
    }

    /// Goes on with a chance event. Always checked; on an error nothing has changed.
    fn apply(
        &mut self,
        chance: Self::Chance,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal>;

    /// What each seat has won so far; final when the game is over.
    fn returns(&self) -> BySeat<i32>;
}

/// A game whose chance can be enumerated or drawn: what search and playouts need.
pub trait Stochastic: Game {
    /// The outcomes at an address with integer weights (36 rolls, tiles left), or `None` when they
    /// are too many to list (a dealt hand). Does not borrow `self`, which changes in the loop.
    fn outcomes(
        &self,
        at: Self::Address,
    ) -> Option<impl Iterator<Item = (Self::Chance, u32)> + use<Self>>;

    /// One outcome, drawn with the right weights.
    fn draw(&self, at: Self::Address, entropy: &mut impl Entropy) -> Self::Chance;
}

/// Answers addresses: a wall, dice, a record. `None` where it has no answer.
pub trait Dealer<G: Game> {
    /// What came out at `at`.
    fn answer(&mut self, at: G::Address) -> Option<G::Chance>;
}

/// What came from outside: all that a record or a server's log holds, since the rest follows.
#[derive(Clone, PartialEq, Debug)]
pub enum Input<G: Game> {
    /// A chance event and where it belongs.
    Chance(G::Address, G::Chance),
    /// The answers of all seats that were asked.
    Answers(Answers<G::Action>),
}

impl<G: Game> Input<G> {
    /// Puts this input to `game`. The address must be the one that is due.
    pub fn put_to(&self, game: &mut G, events: &mut impl Sink<G::Event>) -> Result<(), Illegal> {
        match self {
            Input::Chance(at, chance) if game.turn() == Turn::Chance(*at) => {
                game.apply(*chance, events)
            }
            Input::Chance(..) => Err(Illegal::Chance { reason: "not-due-at-this-address" }),
            Input::Answers(answers) => game.resolve(answers, events),
        }
    }
}
