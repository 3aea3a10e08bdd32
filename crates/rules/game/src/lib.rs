//! The trait family that every game of Parlor implements.
//!
//! A [`Game`] is one deal as the referee sees it: position → who must act → legal actions →
//! answers or chance → events. [`Observed`] says what each seat knows of it, [`Hidden`] guesses the
//! rest, [`Stochastic`] lists the outcomes of chance, and a [`Match`] is the score sheet over many
//! deals. All of them are generic and monomorphised; type erasure happens only at the edge.
//!
//! Chance comes in from outside and is *addressed*: a game says which event is due
//! ([`Turn::Chance`]), a [`Dealer`] answers. So every game can be replayed from its [`Input`]s,
//! played again with seats exchanged, enumerated by search, and verified by the players.
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `game` | [`Game`], [`Stochastic`], [`Dealer`], [`Input`] |
//! | `observed` | [`Observed`], [`Hidden`] |
//! | `match_play` | [`Match`] |
//! | `turn` | [`Turn`], [`Answers`], [`Illegal`] |
//! | `sink` | [`Sink`], [`Silent`] |
//! | `entropy` | [`Entropy`] |
//! | `seat` | [`Seat`], [`SeatSet`], [`BySeat`] |
//! | `bit_set` | [`bit_set!`]: what all sets of small values have |
//! | `sequential` | [`Sequential`]: one mover per node, for search |
//!
//! The smallest complete implementation is tic-tac-toe in `parlor-toy`; the smallest with a secret
//! is Kuhn poker beside it. `parlor-testkit` checks every promise written here.

mod bit_set;
mod entropy;
mod game;
mod match_play;
mod observed;
mod seat;
mod sequential;
mod sink;
mod turn;

pub use entropy::Entropy;
pub use game::{Dealer, Game, Input, Stochastic, Value};
pub use match_play::Match;
pub use observed::{Hidden, Observed};
pub use seat::{BySeat, Seat, SeatSet, Seats};
pub use sequential::Sequential;
pub use sink::{Silent, Sink};
pub use turn::{Answers, Illegal, Turn};
