//! What an agent would do, and why: at practice tables, in finished matches, in what somebody brings.

use std::any::Any;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{Extensions, HeaderMap, header};
use axum::response::IntoResponse;
use parlor_backgammon::{Backgammon, RuleSet, Setup};
use parlor_formats::backgammon::xgid;
use parlor_game::Game;
use parlor_table::{AgentQuestion, BackgammonTable, FinishedMatch, Moment, UploadedMatch};
use parlor_wire::SeatMsg;
use parlor_wire::online::{AdviceMsg, ErrorCode};
use serde::Deserialize;
use serde_json::Value;

use crate::Hall;
use crate::cookie::brought;
use crate::desk::{Asker, Turn};
use crate::refusal::Refusal;
use crate::replays::aside;
use crate::rooms::read;
use crate::visitor::Visitor;

/// How many nodes of a search tree are recorded: unless told, and at most.
const TREE_NODES: usize = 250;
const TREE_NODES_MAX: usize = 5_000;

/// Asks for advice in a room.
#[derive(Deserialize)]
pub(crate) struct AdviceRequest {
    agent: String,
    /// Whose advice it is, at a practice table.
    #[serde(default)]
    token: Option<String>,
    /// A moment of the finished match, instead of the question that is open.
    #[serde(default)]
    at: Option<At>,
    /// Which match, counted from 1, where it is not the last.
    #[serde(default, rename = "match")]
    nth: Option<NonZeroU32>,
    #[serde(default)]
    trace: Option<Trace>,
}

/// A moment of a finished match.
#[derive(Clone, Copy, Deserialize)]
pub(crate) struct At {
    deal: usize,
    step: usize,
    seat: SeatMsg,
}

/// How much of the search tree is wanted.
#[derive(Clone, Copy, Deserialize)]
pub(crate) struct Trace {
    nodes: usize,
}

/// Asks about a position, or about a moment of a match that is brought along.
#[derive(Deserialize)]
pub(crate) struct AnalysisRequest {
    agent: String,
    #[serde(default)]
    game: Option<String>,
    /// In the game's own notation: `XGID=…`.
    #[serde(default)]
    position: Option<String>,
    /// A record of any format that can be uploaded.
    #[serde(default)]
    record: Option<String>,
    #[serde(default)]
    at: Option<At>,
    #[serde(default)]
    trace: Option<Trace>,
}

/// Whose token shows the hands of a practice table; none where agents play alone.
#[derive(Deserialize)]
pub(crate) struct OpenRequest {
    #[serde(default)]
    token: Option<String>,
}

fn tree_nodes(trace: Option<Trace>) -> usize {
    trace.map_or(TREE_NODES, |trace| trace.nodes.min(TREE_NODES_MAX))
}

/// `POST /api/rooms/{id}/advice`.
pub(crate) async fn advice(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    extensions: Extensions,
    headers: HeaderMap,
    body: Result<Json<AdviceRequest>, JsonRejection>,
) -> Result<Json<AdviceMsg<Value>>, Refusal> {
    let AdviceRequest { agent, token, at, nth, trace } = read(body)?;
    let home = household(&extensions);
    let (wanted, asker) = match at {
        Some(at) => {
            let token = token.as_deref().or(brought(&headers));
            let player = token.and_then(|token| hall.player(&id, token));
            let asker = player.map_or(Asker::visitor(home), |player| Asker::player(player, home));
            let record = hall.record(&id, token, nth.map(|nth| nth.get() - 1)).await?;
            (Wanted::Finished { record, at }, asker)
        }
        None => {
            let token = token.ok_or(Refusal::new(ErrorCode::Token, "whose advice is it?"))?;
            let (player, asked) = hall.practice_question(&id, &token).await?;
            let game = hall.look(&id).await?.summary.game;
            (Wanted::Open(Question { game, asked }), Asker::player(player, home))
        }
    };
    think(&hall, &asker, agent, wanted, tree_nodes(trace)).await.map(Json)
}

/// What an agent is asked: an [`AgentQuestion`] of a game.
struct Question {
    game: String,
    asked: Box<dyn Any + Send>,
}

/// Where the question is.
enum Wanted {
    /// It is put already.
    Open(Question),
    /// At a moment of a match that was played here.
    Finished { record: String, at: At },
    /// At a moment of a match that was brought along.
    Uploaded { record: String, at: At },
}

impl Wanted {
    /// The game, where it is known before anything is read.
    fn game(&self) -> Option<&str> {
        match self {
            Wanted::Open(question) => Some(&question.game),
            Wanted::Finished { .. } | Wanted::Uploaded { .. } => None,
        }
    }

    /// Reads what must be read. Whoever asks is busy meanwhile, and it counts as thinking; that of one
    /// who goes away as well.
    async fn question(self, mut turn: Turn) -> Result<(Turn, Question), Refusal> {
        if let Wanted::Open(question) = self {
            return Ok((turn, question));
        }
        aside(move || {
            turn.thinks();
            let question = self.found()?;
            turn.rests();
            Ok((turn, question))
        })
        .await
    }

    fn found(self) -> Result<Question, Refusal> {
        match self {
            Wanted::Open(question) => Ok(question),
            Wanted::Finished { record, at } => {
                let finished = FinishedMatch::read(&record).map_err(|_| not_asked())?;
                let asked = finished.question(at.moment()).ok_or_else(not_asked)?;
                Ok(Question { game: finished.game().to_owned(), asked })
            }
            Wanted::Uploaded { record, at } => {
                let wrong = |error: parlor_table::UploadError| {
                    Refusal::new(ErrorCode::BadMessage, error.to_string())
                };
                let uploaded = UploadedMatch::read(record.as_bytes()).map_err(wrong)?;
                let asked = uploaded.question(at.moment()).ok_or_else(not_asked)?;
                Ok(Question { game: uploaded.game().to_owned(), asked })
            }
        }
    }
}

impl At {
    fn moment(self) -> Moment {
        let At { deal, step, seat } = self;
        Moment { deal, step, seat: seat.into() }
    }
}

fn not_asked() -> Refusal {
    Refusal::new(ErrorCode::NotAsked, "this seat was not asked at that moment")
}

/// `POST /api/rooms/{id}/open`: all hands of a practice table.
pub(crate) async fn open(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    body: Result<Json<OpenRequest>, JsonRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let hands = match read(body)?.token {
        Some(token) => hall.open_hands(&id, &token).await?,
        None => hall.hands_of_agents(&id).await?,
    };
    Ok(([(header::CONTENT_TYPE, "application/json")], hands))
}

/// `POST /api/analysis`.
pub(crate) async fn analysis(
    State(hall): State<Arc<Hall>>,
    extensions: Extensions,
    body: Result<Json<AnalysisRequest>, JsonRejection>,
) -> Result<Json<AdviceMsg<Value>>, Refusal> {
    let AnalysisRequest { agent, game, position, record, at, trace } = read(body)?;
    let wanted = match (position, record.zip(at)) {
        (Some(position), None) if game.as_deref() == Some("backgammon") => {
            Wanted::Open(backgammon(&position)?)
        }
        (None, Some((record, at))) => Wanted::Uploaded { record, at },
        _ => {
            let detail =
                "either a position of backgammon as XGID=…, or a record and a moment of it";
            return Err(Refusal::new(ErrorCode::BadMessage, detail));
        }
    };
    let asker = Asker::visitor(household(&extensions));
    think(&hall, &asker, agent, wanted, tree_nodes(trace)).await.map(Json)
}

/// The question that a position puts to whoever is asked in it.
fn backgammon(text: &str) -> Result<Question, Refusal> {
    let wrong = |detail: String| Refusal::new(ErrorCode::BadMessage, detail);
    let position = xgid::read(text, RuleSet::STANDARD).map_err(|error| wrong(error.to_string()))?;
    let setup = Setup::from_position(&position).map_err(|error| wrong(error.to_string()))?;
    let view = Backgammon::start(&setup);
    let asked = view.turn().asked().first();
    let seat = asked.ok_or_else(|| wrong("nobody is to decide in this position".to_owned()))?;
    let mut legal = Vec::new();
    view.legal(seat, &mut legal);
    let (deal, seen) = ((0, 0), Vec::new());
    let asked = Box::new(AgentQuestion::<BackgammonTable> { seat, view, legal, deal, seen });
    Ok(Question { game: "backgammon".to_owned(), asked })
}

/// Where a request comes from, where the server knows it.
fn household(extensions: &Extensions) -> Option<IpAddr> {
    Visitor::of(extensions).map(Visitor::household)
}

/// Lets the agent think, if there is such an agent and the client may still ask: before that nothing
/// long is read. When the client goes, the request is dropped and the agent stops.
async fn think(
    hall: &Hall,
    asker: &Asker,
    agent: String,
    wanted: Wanted,
    tree_nodes: usize,
) -> Result<AdviceMsg<Value>, Refusal> {
    let agents = hall.agents().clone();
    let no_agent = |detail| Refusal::new(ErrorCode::Agent, detail);
    match wanted.game() {
        Some(game) => agents.check(game, &agent).map_err(no_agent)?,
        None => agents.check_any(&agent).map_err(no_agent)?,
    }
    let turn = hall.desk().begin(asker)?;
    let (mut turn, Question { game, asked }) = wanted.question(turn).await?;
    agents.check(&game, &agent).map_err(no_agent)?;
    let stop = turn.stop();
    let failed = || Refusal::new(ErrorCode::Internal, "the agent failed");
    let adviser = hall.advisers().acquire_owned().await.map_err(|_| failed())?;
    turn.thinks();
    let thought = tokio::task::spawn_blocking(move || {
        // Held until it has stopped, whether or not anybody waits for it.
        let _adviser = adviser;
        agents.explain(&game, &agent, asked, tree_nodes, &stop)
    });
    let advice = thought.await.ok().flatten().ok_or_else(failed);
    drop(turn);
    advice
}
