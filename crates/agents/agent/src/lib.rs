//! Who plays: agents, their budgets, explanations, spec strings and registry.
//!
//! An [`Agent`] is asked ([`Ask`]) with what its seat knows and what it may do, within a [`Budget`],
//! and answers with one action; given an [`Explanation`], it also says why, and chooses the same.
//! A [`Spec`] string names an agent everywhere (`random`, `pimc:worlds=200`); a [`Registry`] checks
//! it and builds the agent. [`play_deal`] seats agents at one deal; [`random_playout`] is the fast
//! inner loop of rollouts and benchmarks. All randomness is a [`Stream`] of a seed.
//!
//! # Example
//!
//! An agent for any game, entered under a name and built from a spec:
//!
//! ```
//! use parlor_agent::{Agent, Ask, Candidate, Entry, Explanation, Kind, Message, Parameter};
//! use parlor_agent::{Registry, Setting};
//! use parlor_game::Observed;
//!
//! /// Always answers the nth listed action, or the last.
//! struct Nth(usize);
//!
//! impl<G: Observed> Agent<G> for Nth {
//!     fn decide(&mut self, ask: &Ask<'_, G>, why: Option<&mut Explanation>) -> G::Action {
//!         let chosen = self.0.min(ask.legal.len() - 1);
//!         if let Some(why) = why {
//!             why.chosen = Some(chosen);
//!             let label = Message::verbatim(format!("{:?}", ask.legal[chosen]));
//!             why.candidates.push(Candidate::new(chosen, label));
//!         }
//!         ask.legal[chosen]
//!     }
//! }
//!
//! fn registry<G: Observed>() -> Registry<G> {
//!     let n = Parameter::integer("n", 0..=9, 0);
//!     Registry::new().with(Entry::new("nth", &[n], |params, _seed| {
//!         Box::new(Nth(params.integer("n") as usize))
//!     }))
//! }
//!
//! fn complaint<G: Observed>() -> String {
//!     registry::<G>().check("nth:n=12").unwrap_err().to_string() // n=12 is out of range 0..=9
//! }
//! ```
//!
//! # Layout
//!
//! | file | idea |
//! |---|---|
//! | `agent` | [`Agent`], [`Ask`] |
//! | `budget` | [`Budget`], [`Allowance`], and the [`Meter`] that a search asks at every node |
//! | `explanation` | [`Explanation`], [`Candidate`] |
//! | `margin` | [`Margins`]: how far the choice is ahead |
//! | `panel` | [`Panel`]: table, bars, curves, worlds, tree, grid, text; one file for each drawing |
//! | `scale` | [`Unit`], [`Scale`], [`Estimate`], [`Tone`]: numbers that can be drawn |
//! | `message`, `piece`, `seat` | [`Message`] keys with arguments, [`Piece`]s in notation, [`SeatMsg`] |
//! | `print` | how a terminal shows all that; [`Say`]: in which words |
//! | `search_log` | [`SearchLog`]: what a search did, event by event |
//! | `spec` | [`Spec`] strings and what can be wrong with them |
//! | `parameter` | [`Parameter`], and the checked [`Params`] |
//! | `registry` | [`Registry`], [`Entry`] |
//! | `random` | [`Random`], the agent of every game |
//! | `stream` | [`Stream`], seeded and equal on every machine |
//! | `play`, `playout` | [`play_deal`], [`random_playout`] |
//!
//! # What is not here
//!
//! No files, no search (`parlor-search`), no game. The clock is
//! read in `budget` alone, and only when a deadline is set.

mod agent;
mod budget;
mod explanation;
mod margin;
mod message;
mod panel;
mod parameter;
mod piece;
mod play;
mod playout;
mod print;
mod random;
mod registry;
mod scale;
mod search_log;
mod seat;
mod spec;
mod stream;

pub use agent::{Agent, Ask};
pub use budget::{Allowance, Budget, Meter, Spent};
pub use explanation::{Candidate, Explanation};
pub use margin::{Lead, Margins};
pub use message::{Arg, Message};
pub use panel::{
    Bar, Bars, Body, Cell, Class, Curve, Curves, Cut, CutReason, Grid, GridRow, Hand, Mark, Node,
    NodeKind, Panel, Row, Square, Table, Tree, World, Worlds,
};
pub use parameter::{Kind, Parameter, Params, Setting};
pub use piece::Piece;
pub use play::{PlayError, PlayOptions, Step, play_deal};
pub use playout::{draw_chance, random_playout};
pub use print::{Keys, Say, align};
pub use random::{Name, Random};
pub use registry::{Build, Entry, Reason, Registry, level_key};
pub use scale::{Bound, Estimate, Quantity, Range, Scale, Tone, Unit};
pub use search_log::{
    Algorithm, Choice, Counts, Edge, LoggedAction, NameEdge, Pruned, Replay, ReplayedNode, Round,
    SearchEvent, SearchLog, Sweep, Window,
};
pub use seat::SeatMsg;
pub use spec::{Spec, SpecError};
pub use stream::Stream;
