//! A game as words: what a terminal shows and understands.

use parlor_game::{Observed, Seat, Sink};

/// The text form of a game.
pub(super) trait Words: Observed {
    /// What is offered beside the game and needs the other side's word, such as a resignation.
    type Offer: Copy;

    /// Does a drawing show what other players must not see?
    const SECRET: bool = false;

    /// What else can be typed, a line each, for `help`.
    const ENTRIES: &'static str;

    /// The position as a drawing, from the side of `viewer`.
    fn draw(view: &Self::View, viewer: Seat) -> String;

    /// What `viewer` is asked, in one line.
    fn question(view: &Self::View, viewer: Seat) -> String;

    /// How an action is written: what is shown in lists and what can be typed.
    fn write(view: &Self::View, viewer: Seat, action: Self::Action) -> String;

    /// The listed action that `entry` means, or what is wrong with it.
    fn read(
        view: &Self::View,
        viewer: Seat,
        legal: &[Self::Action],
        entry: &str,
    ) -> Result<Self::Action, String>;

    /// What a seat that saw `before` is told of an event; `None` when it is not worth a line.
    /// Everybody at the terminal reads it, so nothing that the seat alone knows.
    fn tell(before: &Self::View, seen: &Self::Seen) -> Option<String>;

    /// How the deal ended, in one line.
    fn result(&self) -> String;

    /// Reads an offer that stands beside the game (`resign gammon`); `None` if it is none.
    fn read_offer(&self, by: Seat, entry: &str) -> Option<Result<Self::Offer, String>>;

    /// The question put to the other side about an offer.
    fn offer_question(offer: Self::Offer) -> String;

    /// The other side has said yes.
    fn accept(&mut self, offer: Self::Offer, events: &mut impl Sink<Self::Event>);
}
