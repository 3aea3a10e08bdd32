//! Who sees what.

use crate::{Entropy, Game, Illegal, Seat, Value};

/// What each seat knows. Every game has it; in an open game `View` is the game itself and `Seen`
/// its events.
///
/// A `View` has no field that could hold another seat's secret, so agents, clients and records of
/// one seat cannot leak: there is nowhere to leak from. Folding a seat's [`Seen`](Self::Seen)
/// events gives exactly [`view`](Observed::view).
pub trait Observed: Game {
    /// What one seat knows.
    type View: Value;
    /// What one seat learns from an event.
    type Seen: Value;

    /// What `viewer` knows before anything has happened.
    fn first_view(setup: &Self::Setup, viewer: Seat) -> Self::View;

    /// What `viewer` knows now.
    fn view(&self, viewer: Seat) -> Self::View;

    /// The part of `event` that `viewer` may know; `None` when the viewer does not even learn that
    /// something happened (another seat's pass).
    fn seen_by(event: &Self::Event, viewer: Seat) -> Option<Self::Seen>;

    /// Brings `view` up to date. What comes over a wire may not fit; then nothing has changed.
    fn fold(view: &mut Self::View, seen: &Self::Seen) -> Result<(), Illegal>;

    /// What `viewer` may do, from its view alone; always equal to
    /// [`legal`](Game::legal)`(viewer)`. Replaces `out`.
    fn prompt(view: &Self::View, viewer: Seat, out: &mut Vec<Self::Action>);
}

/// A game with secrets that an agent can guess.
pub trait Hidden: Observed {
    /// A full state that `viewer` cannot tell from the true one, drawn by `entropy`.
    fn sample(view: &Self::View, viewer: Seat, entropy: &mut impl Entropy) -> Self;
}
