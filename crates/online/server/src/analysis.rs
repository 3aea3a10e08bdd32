//! What an agent would do, and why: at practice tables, in finished matches, in given positions.

use std::any::Any;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{Extensions, header};
use axum::response::IntoResponse;
use parlor_backgammon::{Backgammon, RuleSet, Setup};
use parlor_formats::backgammon::xgid;
use parlor_game::Game;
use parlor_table::{AgentQuestion, BackgammonTable, FinishedMatch, Moment};
use parlor_wire::SeatMsg;
use parlor_wire::online::{AdviceMsg, ErrorCode};
use serde::Deserialize;
use serde_json::Value;

use crate::Hall;
use crate::refusal::Refusal;
use crate::rooms::read;

/// How much of a search tree is shown at most.
const TREE_NODES: usize = 250;

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

/// Asks about a position.
#[derive(Deserialize)]
pub(crate) struct AnalysisRequest {
    game: String,
    agent: String,
    /// In the game's own notation: `XGID=…`.
    position: String,
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
    trace.map_or(TREE_NODES, |trace| trace.nodes.min(TREE_NODES))
}

/// `POST /api/rooms/{id}/advice`.
pub(crate) async fn advice(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    extensions: Extensions,
    body: Result<Json<AdviceRequest>, JsonRejection>,
) -> Result<Json<AdviceMsg<Value>>, Refusal> {
    let AdviceRequest { agent, token, at, trace } = read(body)?;
    let game = hall.look(&id).await?.summary.game;
    let client = token.clone().unwrap_or_else(|| client(&extensions));
    let question = match at {
        Some(at) => finished_question(&hall, &id, at).await?,
        None => {
            let token = token.ok_or(Refusal::new(ErrorCode::Token, "whose advice is it?"))?;
            hall.practice_question(&id, &token).await?
        }
    };
    think(&hall, &client, game, agent, question, tree_nodes(trace)).await.map(Json)
}

async fn finished_question(hall: &Hall, id: &str, at: At) -> Result<Box<dyn Any + Send>, Refusal> {
    let record = hall.record(id).await?;
    let At { deal, step, seat } = at;
    let moment = Moment { deal, step, seat: seat.into() };
    let found = tokio::task::spawn_blocking(move || {
        FinishedMatch::read(&record).ok().and_then(|finished| finished.question(moment))
    });
    let nobody = Refusal::new(ErrorCode::NotAsked, "this seat was not asked at that moment");
    found.await.ok().flatten().ok_or(nobody)
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
    let AnalysisRequest { game, agent, position, trace } = read(body)?;
    if game != "backgammon" {
        let detail = "positions of backgammon alone can be given, as XGID=…";
        return Err(Refusal::new(ErrorCode::BadMessage, detail));
    }
    let question = backgammon(&position)?;
    let client = client(&extensions);
    think(&hall, &client, game, agent, question, tree_nodes(trace)).await.map(Json)
}

/// The question that a position puts to whoever is asked in it.
fn backgammon(text: &str) -> Result<Box<dyn Any + Send>, Refusal> {
    let wrong = |detail: String| Refusal::new(ErrorCode::BadMessage, detail);
    let position = xgid::read(text, RuleSet::STANDARD).map_err(|error| wrong(error.to_string()))?;
    let setup = Setup::from_position(&position).map_err(|error| wrong(error.to_string()))?;
    let view = Backgammon::start(&setup);
    let asked = view.turn().asked().first();
    let seat = asked.ok_or_else(|| wrong("nobody is to decide in this position".to_owned()))?;
    let mut legal = Vec::new();
    view.legal(seat, &mut legal);
    let (deal, seen) = ((0, 0), Vec::new());
    Ok(Box::new(AgentQuestion::<BackgammonTable> { seat, view, legal, deal, seen }))
}

/// By what a client without a token is known: its address, where the server knows it.
fn client(extensions: &Extensions) -> String {
    let address = extensions.get::<ConnectInfo<SocketAddr>>();
    address.map_or("somebody".to_owned(), |ConnectInfo(address)| address.ip().to_string())
}

/// Lets the agent think. When the client goes, the request is dropped and the agent stops.
async fn think(
    hall: &Hall,
    client: &str,
    game: String,
    agent: String,
    question: Box<dyn Any + Send>,
    tree_nodes: usize,
) -> Result<AdviceMsg<Value>, Refusal> {
    let agents = hall.agents().clone();
    agents.check(&game, &agent).map_err(|detail| Refusal::new(ErrorCode::Agent, detail))?;
    let turn = hall.desk().begin(client)?;
    let stop = turn.stop();
    let failed = || Refusal::new(ErrorCode::Internal, "the agent failed");
    let _thinker = hall.thinkers().acquire_owned().await.map_err(|_| failed())?;
    let thought = tokio::task::spawn_blocking(move || {
        agents.explain(&game, &agent, question, tree_nodes, &stop)
    });
    let advice = thought.await.ok().flatten().ok_or_else(failed);
    drop(turn);
    advice
}
