//! What a table must know of a game.

use parlor_game::{Illegal, Seat};

use crate::{ActionMsgOf, ActionOf, EventOf, GameOf, Kit};

/// A game that can be played at an online table.
pub trait Host: Kit {
    /// What its chance is drawn for, at most eight bytes: `wall`. Part of the scheme of fair chance.
    const CHANCE: &'static str;

    /// Does a seat know anything in a deal that others do not? Then the key of a deal, which shows all of
    /// it from the first tile on, is shown only after the match, nobody takes over a seat before the next
    /// deal, and people at one terminal hand it over. To be said of games without secrets.
    const HAS_SECRETS: bool = true;

    /// Can a player give a deal up?
    const CAN_RESIGN: bool = false;

    /// Does something lie open now and then that others might call? See [`Host::window`].
    const HAS_CALLS: bool = false;

    /// What the table answers for a player who does not.
    fn fallback(legal: &[ActionOf<Self>]) -> Option<ActionOf<Self>>;

    /// Does something lie open that others might call? Then a number that is another one for the
    /// next such thing. It follows from the open table alone and does not depend on who is asked.
    fn window(_game: &GameOf<Self>) -> Option<u64> {
        None
    }

    /// Whose turn everyone can see that it is.
    fn public_turn(game: &GameOf<Self>) -> Option<Seat>;

    /// Is this answer given by saying nothing? Then the table may give it for an agent.
    fn says_nothing(_action: &ActionMsgOf<Self>) -> bool {
        false
    }

    /// Ends a deal that `by` gives up, worth that many times the stake. Most games know no such
    /// thing.
    fn resign(
        _game: &mut GameOf<Self>,
        by: Seat,
        _worth: u8,
        _events: &mut Vec<EventOf<Self>>,
    ) -> Result<(), Illegal> {
        Err(Illegal::Refused { seat: by, reason: "nobody-resigns-here" })
    }

    /// Is that all that could be won of `by`, who gives up? An agent accepts it then.
    fn is_all(_game: &GameOf<Self>, _by: Seat, _worth: u8) -> bool {
        false
    }

    /// How many deals a match by these rules has at most; `None` where the rules set no limit.
    fn n_deals_max(&self) -> Option<u32> {
        None
    }

    /// The rules of a match of a few deals, for tests and load.
    fn short_match() -> &'static str;

    /// The rules of a match of hardly more than one deal.
    fn shortest_match() -> &'static str;
}
