//! What is said between Parlor and a bot: a program that plays over its standard input and output.
//!
//! One JSON object a line. `docs/user/bots.md` tells it with examples.

use serde::{Deserialize, Serialize};

use crate::SeatMsg;

/// What a bot is told; `V` is the view of its seat, `E` what the seat sees happen, `A` an action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToBotMsg<V, E, A> {
    /// The first line; the bot answers with a hello of its own.
    Hello {
        /// The version of all messages.
        version: u32,
        /// The version of Parlor.
        parlor: String,
    },
    /// A game begins. Nothing is answered.
    Start {
        /// The name of the game.
        game: String,
        /// Its rules and length in canonical form.
        rules: String,
        /// Where the bot sits.
        seat: SeatMsg,
        /// How many sit at the table.
        seats: usize,
        /// For a bot that draws at random: with the same seed it should play the same. Below 2⁵³.
        seed: u64,
        /// Search nodes that each decision may use.
        nodes: Option<u64>,
        /// Milliseconds that each decision may use.
        think_ms: Option<u64>,
        /// Milliseconds after which the game is forfeited.
        answer_ms: u64,
    },
    /// A deal of that game begins.
    Deal {
        /// Its number in the match.
        number: u64,
        /// What the bot's seat knows before anything has happened.
        view: V,
    },
    /// Something happened that the bot's seat may know.
    Seen {
        /// The event, as the bot's seat sees it.
        event: E,
    },
    /// A question: the bot answers with an act.
    Ask {
        /// Goes up by one with every question.
        id: u64,
        /// All that the bot's seat knows.
        view: V,
        /// What it may do.
        legal: Vec<A>,
    },
    /// The game is over. Nothing is answered; another start may follow, or the end of input.
    End {
        /// What each seat scored.
        scores: Vec<f64>,
    },
}

/// What a bot says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromBotMsg<A> {
    /// The answer to hello.
    Hello {
        /// The version of the messages that it speaks.
        version: u32,
        /// How it calls itself.
        name: Option<String>,
    },
    /// It cannot play, and says why.
    Error {
        /// The reason, for people.
        message: String,
    },
    /// The answer to a question: an action, or the place of one in the list.
    Act {
        /// The question.
        id: u64,
        /// The action.
        action: Option<A>,
        /// Instead of the action: its place among the legal ones, counted from 0.
        choice: Option<usize>,
        /// What the decision cost in search nodes, if the bot tells.
        nodes: Option<u64>,
    },
}
