//! A game with its rules and its length.

use parlor_agent::{Message, Registry, Say};
use parlor_game::{Dealer, Entropy, Game, Match, Observed, Stochastic};
use parlor_texts::Language;
use parlor_wire::Codec;

use crate::Preset;

/// Where a game is played; each place has its usual rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Venue {
    /// An online table.
    Table,
    /// A tournament of agents.
    Arena,
    /// The command line.
    Terminal,
}

/// A game with its rules and its length: what everyone must know of it.
pub trait Kit: Clone + Send + Sync + 'static {
    /// How its messages are written.
    type Codec: Codec<Game: Stochastic>;
    /// Its score sheet.
    type Match: Match<Game = GameOf<Self>>;
    /// Where its chance comes from.
    type Dealer<E: Entropy + Clone + Send + 'static>: Dealer<GameOf<Self>> + Clone + Send;

    /// The name of the game in messages, plans and on the command line.
    const NAME: &'static str = <Self::Codec as Codec>::NAME;

    /// Is it small enough to be searched to its end? Then a server does not limit its agents, and the
    /// load driver, which measures games of a usual size, leaves it out.
    const IS_TINY: bool = false;

    /// The rules to choose from, the most usual first.
    fn presets() -> Vec<Preset>;

    /// The rules that are played where nobody says which.
    fn usual(venue: Venue) -> &'static str;

    /// Reads rules: a preset's name and what differs, `PRESET key=value …`. Empty text is what is
    /// usual at a table.
    fn read(text: &str) -> Result<Self, RulesError>;

    /// The rules in canonical text, length of the match included. It is hashed into promises: equal
    /// rules have equal text, for ever.
    fn rules(&self) -> String;

    /// How many play.
    fn n_seats(&self) -> usize;

    /// An empty score sheet.
    fn begin(&self) -> Self::Match;

    /// The chance of one deal, drawn from a stream of its own.
    fn dealer<E: Entropy + Clone + Send + 'static>(
        &self,
        setup: &SetupOf<Self>,
        chance: E,
    ) -> Self::Dealer<E>;

    /// Who can play it.
    fn registry() -> Registry<GameOf<Self>>;
}

/// Why a text is not the rules of a game, for a reader's language; prints in English.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{}", Language::English.message(.0))]
pub struct RulesError(pub Message);

impl RulesError {
    /// No preset has this name.
    pub fn unknown_preset(name: &str, known: &[&str]) -> RulesError {
        let unknown = Message::new("cli-rules-unknown").with("name", quoted(name));
        RulesError(unknown.with("known", known.join(", ")))
    }

    /// No parameter has this name.
    pub fn unknown_rule(name: &str, known: &[&str]) -> RulesError {
        let unknown = Message::new("cli-rules-unknown-rule").with("name", quoted(name));
        RulesError(unknown.with("known", known.join(", ")))
    }

    /// A parameter cannot have this value.
    pub fn bad_value(name: &'static str, value: &str, allowed: String) -> RulesError {
        let wrong = Message::new("cli-rules-bad-value").with("name", name);
        RulesError(wrong.with("value", quoted(value)).with("allowed", allowed))
    }

    /// The rules are not written as this version writes them.
    pub fn not_canonical(text: &str) -> RulesError {
        RulesError(Message::new("cli-rules-not-canonical").with("rules", quoted(text)))
    }
}

/// A text as someone wrote it, in quotation marks and cut where it is long.
fn quoted(text: &str) -> String {
    format!("{:?}", text.chars().take(40).collect::<String>())
}

/// The game of a kit.
pub type GameOf<K> = <<K as Kit>::Codec as Codec>::Game;
/// What a deal begins from.
pub type SetupOf<K> = <GameOf<K> as Game>::Setup;
/// What happens in a deal, in full.
pub type EventOf<K> = <GameOf<K> as Game>::Event;
/// An action.
pub type ActionOf<K> = <GameOf<K> as Game>::Action;
/// What a seat knows.
pub type ViewOf<K> = <GameOf<K> as Observed>::View;
/// An event as one seat sees it.
pub type SeenOf<K> = <GameOf<K> as Observed>::Seen;
/// The message of an action.
pub type ActionMsgOf<K> = <<K as Kit>::Codec as Codec>::ActionMsg;
/// The message of a view.
pub type ViewMsgOf<K> = <<K as Kit>::Codec as Codec>::ViewMsg;
/// The message of what a seat sees.
pub type SeenMsgOf<K> = <<K as Kit>::Codec as Codec>::SeenMsg;
/// The message of the open table.
pub type TableMsgOf<K> = <<K as Kit>::Codec as Codec>::TableMsg;
/// The message of what a deal adds to the score sheet.
pub type EntryMsgOf<K> = <<K as Kit>::Codec as Codec>::EntryMsg;
/// The message of a chance event's name.
pub type AddressMsgOf<K> = <<K as Kit>::Codec as Codec>::AddressMsg;
/// The message of a chance event.
pub type ChanceMsgOf<K> = <<K as Kit>::Codec as Codec>::ChanceMsg;
