//! What a table must know of a game.

use parlor_fair::DealKey;
use parlor_game::{Dealer, Game, Illegal, Match, Observed, Seat, Stochastic};
use parlor_wire::Codec;

/// A game with its rules, ready to be played at a table.
pub trait TableGame: Clone + Send + 'static {
    /// How its messages are written.
    type Codec: Codec<Game: Stochastic>;
    /// Its score sheet.
    type Match: Match<Game = GameOf<Self>>;
    /// Where its chance comes from.
    type Dealer: Dealer<GameOf<Self>> + Clone + Send;

    /// Reads rules: a preset's name, or canonical text. Empty text is the game's default.
    fn read(rules: &str) -> Result<Self, RulesError>;

    /// The rules in canonical text, length of the match included.
    fn rules(&self) -> String;

    /// How many play.
    fn n_seats(&self) -> usize;

    /// An empty score sheet.
    fn begin(&self) -> Self::Match;

    /// The chance of one deal.
    fn dealer(setup: &SetupOf<Self>, key: &DealKey) -> Self::Dealer;

    /// What the table answers for a player who does not.
    fn fallback(legal: &[ActionOf<Self>]) -> Option<ActionOf<Self>>;

    /// Does something lie open that others might call? Then a number that is another one for the
    /// next such thing. It follows from the open table alone, whoever is asked.
    fn window(game: &GameOf<Self>) -> Option<u64>;

    /// Whose turn everybody can see that it is.
    fn public_turn(game: &GameOf<Self>) -> Option<Seat>;

    /// Ends a deal that `by` gives up, worth so many times the stake. Most games know no such
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
}

/// Why a text is no ruleset of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct RulesError(pub String);

/// The game of a table.
pub type GameOf<G> = <<G as TableGame>::Codec as Codec>::Game;
/// What a deal begins from.
pub type SetupOf<G> = <GameOf<G> as Game>::Setup;
/// What happens in a deal, in full.
pub type EventOf<G> = <GameOf<G> as Game>::Event;
/// An action.
pub type ActionOf<G> = <GameOf<G> as Game>::Action;
/// An event as one seat sees it.
pub type SeenOf<G> = <GameOf<G> as Observed>::Seen;
/// The message of an action.
pub type ActionMsgOf<G> = <<G as TableGame>::Codec as Codec>::ActionMsg;
/// The message of a view.
pub type ViewMsgOf<G> = <<G as TableGame>::Codec as Codec>::ViewMsg;
/// The message of what a seat sees.
pub type SeenMsgOf<G> = <<G as TableGame>::Codec as Codec>::SeenMsg;
/// The message of the open table.
pub type TableMsgOf<G> = <<G as TableGame>::Codec as Codec>::TableMsg;
/// The message of what a deal adds to the score sheet.
pub type EntryMsgOf<G> = <<G as TableGame>::Codec as Codec>::EntryMsg;
/// The message of a chance event's name.
pub type AddressMsgOf<G> = <<G as TableGame>::Codec as Codec>::AddressMsg;
/// The message of a chance event.
pub type ChanceMsgOf<G> = <<G as TableGame>::Codec as Codec>::ChanceMsg;
