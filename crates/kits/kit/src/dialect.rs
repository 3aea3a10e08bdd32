//! A second protocol for outside bots.

use parlor_game::Observed;
use serde_json::{Map, Value};

/// One message of a dialect: a JSON object with its kind in `type`.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The kind.
    pub name: &'static str,
    /// All of it, the kind included.
    pub fields: Map<String, Value>,
}

/// What an answer means.
#[derive(Clone, PartialEq, Debug)]
pub enum Meant<A> {
    /// This action.
    Act(A),
    /// Nothing before this message is answered as well.
    Further {
        /// The message.
        say: Line,
        /// What is wanted then, for those who read errors.
        wanted: &'static str,
    },
}

/// The words of a dialect at one seat of one game. The code that drives a bot decides when they are sent.
pub trait Dialect<G: Observed>: Send {
    /// The beginning of a game.
    fn start(&mut self, seed: u64) -> Line;

    /// A deal begins.
    fn deal(&mut self, view: &G::View);

    /// The seat has seen something: what is to be said of it, after what still waits in `out` or
    /// before the last of it.
    fn seen(&mut self, seen: &G::Seen, out: &mut Vec<Line>);

    /// What an answer means to the seat that is asked; the reason where it means nothing.
    fn read(
        &mut self,
        answer: Value,
        view: &G::View,
        legal: &[G::Action],
    ) -> Result<Meant<G::Action>, String>;

    /// The end of the game.
    fn end(&mut self) -> Line;
}
