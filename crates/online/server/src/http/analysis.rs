//! What an agent would do, and why: at practice tables, in finished matches, in uploaded records.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{Extensions, HeaderMap, header};
use axum::response::IntoResponse;
use parlor_agent::Budget;
use parlor_kit::Asked;
use parlor_wire::online::{
    AdviceMsg, AdviceRequestMsg, AnalysisRequestMsg, ErrorCode, MomentMsg, OpenHandsMsg,
    OpenRequestMsg, TraceMsg,
};
use serde_json::Value;

use crate::Rooms;
use crate::agents::decide::{THINK_MAX, budget, in_words, seed};
use crate::http::cookie::brought;
use crate::http::openapi::{INTERNAL, TOKEN, WRONG_BODY};
use crate::http::refusal::Refusal;
use crate::http::replays::aside;
use crate::http::rooms::read;
use crate::limits::advice::{Asker, Turn};
use crate::limits::caller::Caller;
use crate::tables::games::Games;

/// Nodes of a search tree that are recorded: the default and the most.
const TREE_NODES: usize = 250;
const TREE_NODES_MAX: usize = 5_000;

fn tree_nodes(trace: Option<TraceMsg>) -> usize {
    trace.map_or(TREE_NODES, |trace| trace.nodes.min(TREE_NODES_MAX))
}

/// How long an agent may think: as long as is asked for, within the server's own limit.
fn think_time(wanted_ms: Option<u32>) -> Duration {
    wanted_ms.map_or(THINK_MAX, |ms| THINK_MAX.min(Duration::from_millis(ms.into())))
}

/// What an answer may cost.
#[derive(Clone, Copy)]
struct Effort {
    tree_nodes: usize,
    think: Duration,
}

pub(crate) const THINKING: &str =
    "too_fast: one question at a time, so much thinking in a while; too many requests";

/// What an agent would do: at a practice table, or at a moment of a finished match
#[utoipa::path(
    post, path = "/api/rooms/{id}/advice", operation_id = "advise",
    request_body = AdviceRequestMsg, params(("id" = String, Path)),
    responses(
        (status = 200, description = "the agent's reasons", body = AdviceMsg<Value>),
        (status = 403, description = TOKEN),
        (status = 409, description = "not_now: no practice table, nobody is asked, or no match is \
            over"),
        (status = 422, description = "agent, not_asked, bad_message"),
        (status = 429, description = THINKING),
    )
)]
pub(crate) async fn advice(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    extensions: Extensions,
    headers: HeaderMap,
    body: Result<Json<AdviceRequestMsg>, JsonRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let AdviceRequestMsg { agent, token, at, nth, trace, think_ms } = read(body)?;
    let home = household(&extensions);
    let (wanted, asker) = match at {
        Some(at) => {
            let token = token.as_deref().or(brought(&headers));
            let player = token.and_then(|token| rooms.player(&id, token));
            let asker =
                player.map_or(Asker::without_seat(home), |player| Asker::player(player, home));
            let record = rooms.record(&id, token, nth.map(|nth| nth.get() - 1)).await?;
            (Wanted::Finished { record, at }, asker)
        }
        None => {
            let token = token.ok_or(Refusal::new(ErrorCode::Token, "whose advice is it?"))?;
            let (player, asked) = rooms.practice_question(&id, &token).await?;
            (Wanted::Open(asked), Asker::player(player, home))
        }
    };
    let effort = Effort { tree_nodes: tree_nodes(trace), think: think_time(think_ms) };
    think(&rooms, &asker, agent, wanted, effort).await.map(json)
}

/// An answer that is JSON already.
pub(crate) fn json(text: String) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], text)
}

/// Where the question is.
pub(crate) enum Wanted {
    /// It is put already.
    Open(Box<dyn Asked>),
    /// At a moment of a match that was played here.
    Finished { record: String, at: MomentMsg },
    /// At a moment of a match that was brought along.
    Uploaded { record: String, at: MomentMsg },
}

impl Wanted {
    /// Is there such an agent, in the game where it is known before anything is read?
    pub(crate) fn check(&self, agent: &str, games: &Games) -> Result<(), String> {
        match self {
            Wanted::Open(asked) => asked.check(agent).map_err(|error| in_words(&error)),
            Wanted::Finished { .. } | Wanted::Uploaded { .. } => games.check_any(agent),
        }
    }

    /// Reads what must be read. The caller is busy meanwhile, and it counts as thinking; that of one
    /// who goes away as well.
    pub(crate) async fn asked(
        self,
        rooms: Arc<Rooms>,
        mut turn: Turn,
    ) -> Result<(Turn, Box<dyn Asked>), Refusal> {
        if let Wanted::Open(asked) = self {
            return Ok((turn, asked));
        }
        aside(move || {
            turn.thinks();
            let asked = self.found(&rooms.games)?;
            turn.rests();
            Ok((turn, asked))
        })
        .await
    }

    fn found(self, games: &Games) -> Result<Box<dyn Asked>, Refusal> {
        let (finished, at) = match self {
            Wanted::Open(asked) => return Ok(asked),
            Wanted::Finished { record, at } => {
                (games.finished(&record).map_err(|_| not_asked())?, at)
            }
            Wanted::Uploaded { record, at } => {
                (games.uploaded(record.as_bytes()).map_err(Refusal::bad_message)?, at)
            }
        };
        finished.question(at.deal, at.step, at.seat.into()).ok_or_else(not_asked)
    }
}

fn not_asked() -> Refusal {
    Refusal::new(ErrorCode::NotAsked, "this seat was not asked at that moment")
}

/// All hands of a practice table; without a token where agents play alone
#[utoipa::path(
    post, path = "/api/rooms/{id}/open", operation_id = "open_hands", request_body = OpenRequestMsg,
    params(("id" = String, Path)),
    responses(
        (status = 200, description = "what every seat knows", body = OpenHandsMsg<Value>),
        (status = 403, description = TOKEN),
        (status = 409, description = "not_now: no practice table, or no match has begun"),
        (status = 422, description = WRONG_BODY),
    )
)]
pub(crate) async fn open(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    body: Result<Json<OpenRequestMsg>, JsonRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let hands = match read(body)?.token {
        Some(token) => rooms.open_hands(&id, &token).await?,
        None => rooms.hands_of_agents(&id).await?,
    };
    Ok(json(hands))
}

/// What an agent would do: in a position written in its game's notation, or at a moment of a record
#[utoipa::path(
    post, path = "/api/analysis", operation_id = "analyse", request_body = AnalysisRequestMsg,
    responses(
        (status = 200, description = "the agent's reasons", body = AdviceMsg<Value>),
        (status = 422, description = "agent: no such agent; not_asked: not at that moment; \
            bad_message: the position or the record cannot be read"),
        (status = 429, description = THINKING),
        (status = 500, description = INTERNAL),
    )
)]
pub(crate) async fn analysis(
    State(rooms): State<Arc<Rooms>>,
    extensions: Extensions,
    body: Result<Json<AnalysisRequestMsg>, JsonRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let AnalysisRequestMsg { agent, game, position, record, at, trace, think_ms } = read(body)?;
    let neither = || {
        let detail =
            "either a game and a position in its notation (XGID=…), or a record and a moment of it";
        Refusal::bad_message(detail)
    };
    let wanted = match (position, record.zip(at)) {
        (Some(position), None) => {
            let game = rooms.games.get(game.as_deref().unwrap_or_default());
            let asked = game.ok().and_then(|game| game.position(&position)).ok_or_else(neither)?;
            Wanted::Open(asked.map_err(Refusal::bad_message)?)
        }
        (None, Some((record, at))) => Wanted::Uploaded { record, at },
        _ => return Err(neither()),
    };
    let asker = Asker::without_seat(household(&extensions));
    let effort = Effort { tree_nodes: tree_nodes(trace), think: think_time(think_ms) };
    think(&rooms, &asker, agent, wanted, effort).await.map(json)
}

/// Where a request comes from, where the server knows it.
pub(crate) fn household(extensions: &Extensions) -> Option<IpAddr> {
    Caller::of(extensions).map(Caller::household)
}

/// Lets the agent think, if there is such an agent and the client may still ask: before that nothing
/// long is read. When the client goes, the request is dropped and the agent stops.
async fn think(
    rooms: &Arc<Rooms>,
    asker: &Asker,
    agent: String,
    wanted: Wanted,
    Effort { tree_nodes, think }: Effort,
) -> Result<String, Refusal> {
    let no_agent = |detail| Refusal::new(ErrorCode::Agent, detail);
    wanted.check(&agent, &rooms.games).map_err(no_agent)?;
    let turn = rooms.advice_limits.begin(asker)?;
    let (turn, asked) = wanted.asked(rooms.clone(), turn).await?;
    asked.check(&agent).map_err(|error| no_agent(in_words(&error)))?;
    let advice = with_agent(rooms, turn, think, move |budget| {
        asked.advise(&agent, seed(), tree_nodes, budget)
    });
    advice.await?.ok_or_else(failed)
}

fn failed() -> Refusal {
    Refusal::new(ErrorCode::Internal, "the agent failed")
}

/// Does the work of an agent in a thread that may block, as soon as one is free.
pub(crate) async fn with_agent<T: Send + 'static>(
    rooms: &Rooms,
    mut turn: Turn,
    think: Duration,
    work: impl FnOnce(Budget<'_>) -> T + Send + 'static,
) -> Result<T, Refusal> {
    let stop = turn.stop();
    let adviser = rooms.advisers.clone().acquire_owned().await.map_err(|_| failed())?;
    turn.thinks();
    let thought = tokio::task::spawn_blocking(move || {
        // Held until it has stopped, whether or not anyone waits for it.
        let _adviser = adviser;
        work(budget(&stop, Instant::now() + think))
    });
    let done = thought.await.map_err(|_| failed());
    drop(turn);
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_thinks_longer_than_the_server_lets_them() {
        assert_eq!(think_time(None), THINK_MAX);
        assert_eq!(think_time(Some(200)), Duration::from_millis(200));
        assert_eq!(think_time(Some(u32::MAX)), THINK_MAX);
    }
}
