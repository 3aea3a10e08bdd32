//! A game as words: what a terminal shows and understands.

use parlor_agent::{Message, Say};
use parlor_game::{Observed, Seat, Sink};

/// The text form of a game.
pub(super) trait Words: Observed {
    /// What is offered beside the game and needs the other side's word, such as a resignation.
    type Offer: Copy;

    /// May a seat know something that another must not see? Then people at one terminal hand it
    /// over.
    const HAS_SECRETS: bool;

    /// The message that lists what can be typed in this game beside a move.
    const HELP: &'static str;

    /// The position as a drawing, from the side of `viewer`.
    fn draw(view: &Self::View, viewer: Seat, say: &dyn Say) -> String;

    /// What `viewer` is asked, in one line.
    fn question(view: &Self::View, viewer: Seat) -> Message;

    /// How an action is written: what is shown in lists and what can be typed.
    fn write(view: &Self::View, viewer: Seat, action: Self::Action) -> String;

    /// The listed action that `entry` means, or what is wrong with it.
    fn read(
        view: &Self::View,
        viewer: Seat,
        legal: &[Self::Action],
        entry: &str,
    ) -> Result<Self::Action, Message>;

    /// What a seat that saw `before` is told of an event; `None` when it is not worth a line.
    fn tell(before: &Self::View, seen: &Self::Seen) -> Option<Message>;

    /// How the deal ended.
    fn result(&self, say: &dyn Say) -> String;

    /// Reads an offer that stands beside the game (`resign gammon`); `None` if it is none.
    fn read_offer(&self, by: Seat, entry: &str) -> Option<Result<Self::Offer, Message>>;

    /// The question put to the other side about an offer.
    fn offer_question(offer: Self::Offer) -> Message;

    /// The other side has said yes.
    fn accept(&mut self, offer: Self::Offer, events: &mut impl Sink<Self::Event>);
}

/// What is typed cannot be done now.
pub(super) fn not_now(entry: &str) -> Message {
    Message::new("cli-not-now").with("entry", format!("{entry:?}"))
}
