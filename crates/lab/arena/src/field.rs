//! A kind of contest, made ready for tournaments.

use parlor_agent::{Registry, Step, Stream};
use parlor_game::{Dealer, Game, Match, Observed};
use parlor_wire::Codec;

use crate::{Counts, MjaiSeat};

/// The game of a field.
pub type GameOf<F> = <<F as Field>::Match as Match>::Game;

/// What a deal of a field begins from.
pub type SetupOf<F> = <GameOf<F> as Game>::Setup;

/// The game of a codec.
pub(crate) type CodecGame<C> = <C as Codec>::Game;
/// An action of a codec's game.
pub(crate) type CodecAction<C> = <CodecGame<C> as Game>::Action;
/// What a seat knows in a codec's game.
pub(crate) type CodecView<C> = <CodecGame<C> as Observed>::View;
/// What a seat learns in a codec's game.
pub(crate) type CodecSeen<C> = <CodecGame<C> as Observed>::Seen;

/// One game with its rules and its length: what the arena must know of it.
pub trait Field: Sync {
    /// What one arena game is: a match, a session, a half-game.
    type Match: Match<Game: Observed>;

    /// How outside bots are told of it.
    type Codec: Codec<Game = GameOf<Self>>;

    /// The name of the game in plans and results.
    fn game(&self) -> &'static str;

    /// Rules and length in canonical `key=value` form; hashed into every result.
    fn rules(&self) -> String;

    /// How bots that speak mjai are seated; `None` where the game is not riichi.
    fn mjai(&self) -> Option<MjaiSeat<GameOf<Self>>> {
        None
    }

    /// Who can play it.
    fn registry(&self) -> &Registry<GameOf<Self>>;

    /// How many sit at the table.
    fn n_seats(&self) -> usize;

    /// The empty score sheet.
    fn start(&self) -> Self::Match;

    /// The chance of one deal, drawn from its own stream.
    fn dealer(&self, setup: &SetupOf<Self>, chance: Stream) -> impl Dealer<GameOf<Self>>;

    /// What each seat scored, in turn order: what entrants are compared by.
    fn scores(&self, finished: &Self::Match) -> Vec<f64>;

    /// Is every game only won (1), drawn (0) or lost (−1)?
    fn is_won_or_lost(&self) -> bool {
        false
    }

    /// What each seat scores when the agent at `seat` breaks the rules: the worst that can happen
    /// to it, and the gain of the others.
    fn forfeit(&self, seat: usize) -> Vec<f64>;

    /// Counts what one transition brought each seat, in turn order.
    fn note(&self, counts: &mut [Counts], step: &Step<'_, GameOf<Self>>);

    /// Counts what a match that was played to its end brought each seat, in turn order.
    fn note_end(&self, _counts: &mut [Counts], _finished: &Self::Match) {}
}
