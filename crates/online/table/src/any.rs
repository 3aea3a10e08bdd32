//! Tables of all games behind one door: where types are erased.

use std::any::Any;

use parlor_game::{Observed, Seat};
use parlor_wire::Codec;
use parlor_wire::online::{ClientMsg, EntrantMsg, ErrorCode};
use serde_json::Value;

use crate::course::Stage;
use crate::effects::{Refused, text};
use crate::verify::{Proof, RecordError};
use crate::{
    ActionMsgOf, ActionOf, AgentAsk, BackgammonTable, Effects, GameOf, Input, LogLine, Out,
    RestoreError, RiichiTable, Room, RulesError, SeenOf, Table, TableGame, Who, ZoleTable,
    verify_record,
};

/// The names of the games that can be played at a table.
pub const GAMES: [&str; 3] = ["backgammon", "riichi", "zole"];

/// What one input has brought about at a table of any game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AnyEffects {
    /// For the log, one JSON object each.
    pub log: Vec<String>,
    /// For clients, in order.
    pub out: Vec<Out>,
    /// For agents.
    pub asks: Vec<AgentAsk>,
    /// The agents of this table are to answer at once with the best they have.
    pub stop: bool,
    /// The next match needs an [`Input::Promise`].
    pub wants_promise: bool,
    /// The record of a match that is over, as JSON.
    pub finished: Option<String>,
    /// A bug: the table must be closed.
    pub fault: Option<String>,
}

/// A question to an agent of one game: all that its seat knows and may do.
#[derive(Clone, Debug)]
pub struct AgentQuestion<G: TableGame> {
    /// The seat that is asked.
    pub seat: Seat,
    /// What it knows.
    pub view: <GameOf<G> as Observed>::View,
    /// What it may answer.
    pub legal: Vec<ActionOf<G>>,
    /// The deal, counted over all deals of the table, so that an agent knows when another begins.
    pub deal: (u64, u64),
    /// All that the seat has seen happen in this deal.
    pub seen: Vec<SeenOf<G>>,
}

/// A table of any game.
pub trait AnyTable: Send {
    /// Which game.
    fn game(&self) -> &'static str;
    /// Its rules in canonical text.
    fn rules(&self) -> String;
    /// How many places there are.
    fn n_seats(&self) -> usize;
    /// How many of them are free.
    fn n_free(&self) -> usize;
    /// Is a match being played?
    fn is_playing(&self) -> bool;
    /// Who is at the table, as everybody sees it.
    fn entrants(&self) -> Vec<EntrantMsg>;
    /// The entrant number of a player.
    fn entrant_of(&self, player: u64) -> Option<u8>;
    /// Does the table wait for an answer of this player?
    fn is_asked(&self, player: u64) -> bool;
    /// Who asks for the place of somebody who has dropped out, while the others may consent.
    fn claimant(&self) -> Option<u64>;
    /// When the table should be told the time.
    fn next_deadline(&self) -> Option<u64>;
    /// The record of the match that is over, as JSON.
    fn record(&self) -> Option<String>;
    /// How many matches are over.
    fn n_matches(&self) -> u64;
    /// Handles an input whose actions are JSON.
    fn handle(&mut self, at_ms: u64, input: Input<Value>) -> AnyEffects;
    /// Handles a client's frame, whatever it holds.
    fn handle_frame(&mut self, at_ms: u64, who: Who, frame: &str) -> AnyEffects;
    /// The question that an agent was asked, an [`AgentQuestion`] of the table's game; `None` when
    /// it is closed.
    fn agent_question(&self, entrant: u8, seq: u64) -> Option<Box<dyn Any + Send>>;
    /// The open question to the person at a practice table, an [`AgentQuestion`] of its game;
    /// `None` at any other table.
    fn practice_question(&self, player: u64) -> Option<Box<dyn Any + Send>>;
    /// All hands of a practice table as JSON; `None` at any other table.
    fn open_hands(&self) -> Option<String>;
}

/// Opens a table for the game of this name, or continues the one whose log is given (one JSON
/// object each).
pub fn open(
    game: &str,
    rules: &str,
    room: Room,
    log: &[String],
) -> Result<Box<dyn AnyTable>, OpenError> {
    match game {
        "backgammon" => open_typed::<BackgammonTable>(rules, room, log),
        "riichi" => open_typed::<RiichiTable>(rules, room, log),
        "zole" => open_typed::<ZoleTable>(rules, room, log),
        _ => Err(OpenError::Game { name: game.chars().take(40).collect() }),
    }
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// No such game.
    #[error("no game is called {name:?}; there are: {}", GAMES.join(", "))]
    Game {
        /// What was asked for.
        name: String,
    },
    /// No such rules.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// The log cannot be read.
    #[error("line {line} of the log: {error}")]
    Line {
        /// Which line, counted from 1.
        line: usize,
        /// Why.
        error: String,
    },
    /// The log does not make a table.
    #[error(transparent)]
    Restore(#[from] RestoreError),
}

fn open_typed<G: TableGame>(
    rules: &str,
    room: Room,
    log: &[String],
) -> Result<Box<dyn AnyTable>, OpenError> {
    let game = G::read(rules)?;
    let read = |(line, text): (usize, &String)| {
        serde_json::from_str::<LogLine<_, _, _>>(text)
            .map_err(|error| OpenError::Line { line, error: error.to_string() })
    };
    let lines = (1..).zip(log).map(read).collect::<Result<Vec<_>, _>>()?;
    Ok(Box::new(Table::restore(game, room, &lines)?))
}

/// Checks the record of a match of any game, given as JSON.
pub fn verify_text(record: &str) -> Result<Proof, RecordError> {
    let wrong = |error: serde_json::Error| RecordError::Format(error.to_string());
    let value: Value = serde_json::from_str(record).map_err(wrong)?;
    match value["game"].as_str() {
        Some("backgammon") => {
            verify_record::<BackgammonTable>(&serde_json::from_value(value).map_err(wrong)?)
        }
        Some("riichi") => {
            verify_record::<RiichiTable>(&serde_json::from_value(value).map_err(wrong)?)
        }
        Some("zole") => verify_record::<ZoleTable>(&serde_json::from_value(value).map_err(wrong)?),
        other => {
            let games = GAMES.join(", ");
            Err(RecordError::Format(format!("its game is {other:?}, not one of {games}")))
        }
    }
}

impl<G: TableGame> From<Effects<G>> for AnyEffects {
    fn from(effects: Effects<G>) -> AnyEffects {
        AnyEffects {
            log: effects.log.iter().map(text).collect(),
            out: effects.out,
            asks: effects.asks,
            stop: effects.stop,
            wants_promise: effects.wants_promise,
            finished: effects.finished.map(|record| text(&record)),
            fault: effects.fault,
        }
    }
}

impl<G: TableGame> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        <G::Codec as Codec>::NAME
    }

    fn rules(&self) -> String {
        self.game.rules()
    }

    fn n_seats(&self) -> usize {
        self.entrants.len()
    }

    fn n_free(&self) -> usize {
        Table::n_free(self)
    }

    fn is_playing(&self) -> bool {
        Table::is_playing(self)
    }

    fn entrants(&self) -> Vec<EntrantMsg> {
        self.entrant_messages()
    }

    fn entrant_of(&self, player: u64) -> Option<u8> {
        Table::entrant_of(self, player)
    }

    fn is_asked(&self, player: u64) -> bool {
        Table::is_asked(self, player)
    }

    fn claimant(&self) -> Option<u64> {
        Table::claimant(self)
    }

    fn next_deadline(&self) -> Option<u64> {
        Table::next_deadline(self)
    }

    fn record(&self) -> Option<String> {
        Table::record(self).map(text)
    }

    fn n_matches(&self) -> u64 {
        self.n_matches
    }

    fn handle(&mut self, at_ms: u64, input: Input<Value>) -> AnyEffects {
        // An action that cannot be read is as good as none: whoever sent it is not heard.
        match typed::<ActionMsgOf<G>>(input) {
            Some(input) => Table::handle(self, at_ms, input).into(),
            None => Table::handle(self, at_ms, Input::Tick).into(),
        }
    }

    fn handle_frame(&mut self, at_ms: u64, who: Who, frame: &str) -> AnyEffects {
        match serde_json::from_str::<ClientMsg<ActionMsgOf<G>>>(frame) {
            Ok(msg) => Table::handle(self, at_ms, Input::Client { who, msg }).into(),
            Err(_) => {
                let mut effects: AnyEffects = Table::handle(self, at_ms, Input::Tick).into();
                let text = Refused::from(ErrorCode::BadMessage).message();
                effects.out.push(Out { to: who, text });
                effects
            }
        }
    }

    fn agent_question(&self, entrant: u8, seq: u64) -> Option<Box<dyn Any + Send>> {
        let course = self.course()?;
        let Stage::Playing(playing) = &course.stage else { return None };
        let seat = course.seat_of(entrant)?;
        let question = playing.questions[seat].as_ref().filter(|question| question.seq == seq)?;
        Some(Box::new(course.agent_question(playing, seat, &question.legal)))
    }

    fn practice_question(&self, player: u64) -> Option<Box<dyn Any + Send>> {
        let question = self.practice()?.question(player)?;
        Some(Box::new(question))
    }

    fn open_hands(&self) -> Option<String> {
        Some(text(&self.practice()?.open_hands()?))
    }
}

/// The input with its actions read; `None` where one cannot be.
fn typed<A: serde::de::DeserializeOwned>(input: Input<Value>) -> Option<Input<A>> {
    serde_json::from_value(serde_json::to_value(input).ok()?).ok()
}
