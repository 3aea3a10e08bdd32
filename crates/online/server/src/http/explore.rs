//! Searches laid open: asked for once, then fetched a part at a time.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{Extensions, HeaderMap};
use axum::response::IntoResponse;
use parlor_kit::{Explorable, ExploreError, Explored, FirstChild, ImportError};
use parlor_texts::Language;
use parlor_wire::online::{
    ErrorCode, ExplorationMsg, ExploreRequestMsg, ExploredNodesMsg, ExploredStepsMsg, FoundNodeMsg,
    NodeBoardMsg, SourceMsg,
};
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::Semaphore;
use utoipa::IntoParams;

use crate::Rooms;
use crate::agents::decide::{THINK_MAX, in_words};
use crate::agents::explorations::Explorations;
use crate::http::analysis::{THINKING, Wanted, household, json, with_agent};
use crate::http::cookie::brought;
use crate::http::openapi::{INTERNAL, TOKEN};
use crate::http::refusal::Refusal;
use crate::http::replays::{aside_of, read as read_query};
use crate::http::rooms::read;
use crate::limits::advice::Asker;

/// Seed of agents that draw lots where nobody names another.
const SEED: u32 = 1;

/// How much is fetched at once: the default and the most.
const NODES: usize = 500;
const NODES_MAX: usize = 5_000;
const STEPS: usize = 500;
const STEPS_MAX: usize = 5_000;

/// How long a text may be that a node is looked for by.
const FIND_MAX: usize = 100;

const GONE: &str = "not_found: no such search or node; searches expire, so ask again";

/// Explore an agent's search
#[utoipa::path(
    post, path = "/api/explore", operation_id = "explore", request_body = ExploreRequestMsg,
    responses(
        (status = 200, description = "what came out, the top of the tree and the first steps",
            body = ExplorationMsg),
        (status = 403, description = TOKEN),
        (status = 404, description = "no_room: there is no such room or game"),
        (status = 409, description = "not_now: no practice table, nobody is asked, no match is over, or \
            the search asked for again is another one now"),
        (status = 422, description = "agent: no such agent; not_asked: not at that moment; \
            bad_message: the tree, position or record cannot be read; nothing_to_search: the agent \
            does not search here; too_large: the search is too large"),
        (status = 429, description = THINKING),
        (status = 500, description = INTERNAL),
    )
)]
pub(crate) async fn explore(
    State(rooms): State<Arc<Rooms>>,
    extensions: Extensions,
    headers: HeaderMap,
    body: Result<Json<ExploreRequestMsg>, JsonRejection>,
) -> Result<Json<ExplorationMsg>, Refusal> {
    let ExploreRequestMsg { source, agent, seed, again } = read(body)?;
    let (searched, asker) = found(&rooms, source, &headers, household(&extensions)).await?;
    let turn = rooms.advice_limits.begin(&asker)?;
    let (turn, searched) = match searched {
        Searched::Ready(searched) => (turn, searched),
        Searched::Asked(wanted) => {
            let check = wanted.check(&agent, &rooms.games);
            check.map_err(|detail| Refusal::new(ErrorCode::Agent, detail))?;
            let (turn, asked) = wanted.asked(rooms.clone(), turn).await?;
            (turn, asked as Box<dyn Explorable>)
        }
    };
    let seed = seed.unwrap_or(SEED).into();
    let explored =
        with_agent(&rooms, turn, THINK_MAX, move |budget| searched.explore(&agent, seed, budget));
    let explored: Arc<dyn Explored> = explored.await?.map_err(Refusal::from)?.into();
    if again.is_some_and(|id| !Explorations::is_of(&id, &*explored)) {
        return Err(ExploreError::Changed.into());
    }
    let id = rooms.explorations.keep(explored.clone());
    let id = id.ok_or_else(|| Refusal::new(ErrorCode::Internal, "no random numbers"))?;
    Ok(Json(explored.summary(&id)))
}

/// What is searched.
enum Searched {
    Ready(Box<dyn Explorable>),
    Asked(Wanted),
}

/// What is searched, and who asks for it.
async fn found(
    rooms: &Arc<Rooms>,
    source: SourceMsg,
    headers: &HeaderMap,
    home: Option<IpAddr>,
) -> Result<(Searched, Asker), Refusal> {
    let anyone = Asker::without_seat(home);
    Ok(match source {
        SourceMsg::Tree { text } => {
            let tree = parlor_kits::written_tree(&text)?;
            (Searched::Ready(tree), anyone)
        }
        SourceMsg::Position { game, text } => {
            let asked = rooms.games.get(&game)?.position(&text);
            let asked = asked.ok_or_else(|| ImportError::no_notation(&game))?;
            (Searched::Asked(Wanted::Open(asked?)), anyone)
        }
        SourceMsg::Record { text, at } => {
            (Searched::Asked(Wanted::Uploaded { record: text, at }), anyone)
        }
        SourceMsg::Match { room, nth, at } => {
            let token = brought(headers);
            let player = token.and_then(|token| rooms.player(&room, token));
            let asker = player.map_or(anyone, |player| Asker::player(player, home));
            let record = rooms.record(&room, token, nth.map(|nth| nth.get() - 1)).await?;
            (Searched::Asked(Wanted::Finished { record, at }), asker)
        }
        SourceMsg::Table { room, token } => {
            let (player, asked) = rooms.practice_question(&room, &token).await?;
            (Searched::Asked(Wanted::Open(asked)), Asker::player(player, home))
        }
    })
}

impl From<ExploreError> for Refusal {
    fn from(error: ExploreError) -> Refusal {
        let message = error.message();
        let refusal = match error {
            ExploreError::Spec(error) => Refusal::new(ErrorCode::Agent, in_words(&error)),
            ExploreError::TooLarge { .. }
            | ExploreError::LogFull { .. }
            | ExploreError::TooSlow { .. } => Refusal::search_too_large(error),
            ExploreError::Changed => Refusal::new(ErrorCode::NotNow, error.to_string()),
            ExploreError::NotSearched { .. }
            | ExploreError::OneAnswer
            | ExploreError::Misfit { .. } => {
                Refusal::new(ErrorCode::NothingToSearch, error.to_string())
            }
        };
        refusal.said(message)
    }
}

fn gone() -> Refusal {
    Refusal::new(ErrorCode::NotFound, GONE)
}

/// How many look something up at once: those who read replays do not wait for them.
static LOOKS: Semaphore = Semaphore::const_new(2);

/// Looks something up in a search, where it may take its time.
async fn look<T: Send + 'static>(
    rooms: &Rooms,
    id: &str,
    at: impl FnOnce(&dyn Explored) -> Option<T> + Send + 'static,
) -> Result<T, Refusal> {
    let explored = rooms.explorations.get(id).ok_or_else(gone)?;
    aside_of(&LOOKS, move || at(&*explored).ok_or_else(gone)).await
}

/// Which part of a tree.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct NodesQuery {
    /// below which node
    below: u32,
    /// from which of its children on, counted from 0; default: the first
    from: Option<usize>,
    /// instead of `from`: from the beginning of the piece of `most` children that holds this one
    near: Option<u32>,
    /// at most this number of nodes; default: 500, at most 5,000
    most: Option<usize>,
}

/// The tree below a node, the nearest nodes first; a large family a piece at a time
#[utoipa::path(
    get, path = "/api/explore/{id}/nodes", operation_id = "explored_nodes",
    params(("id" = String, Path), NodesQuery),
    responses(
        (status = 200, description = "the nodes, without the one named; none after its last child",
            body = ExploredNodesMsg),
        (status = 404, description = GONE),
        (status = 422, description = WRONG_QUERY),
    )
)]
pub(crate) async fn nodes(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    query: Result<Query<NodesQuery>, QueryRejection>,
) -> Result<Json<ExploredNodesMsg>, Refusal> {
    let NodesQuery { below, from, near, most } = read_query(query)?;
    let most = most.unwrap_or(NODES).min(NODES_MAX);
    let first = near.map_or(FirstChild::Nth(from.unwrap_or(0)), FirstChild::Near);
    look(&rooms, &id, move |explored| explored.nodes(below, first, most)).await.map(Json)
}

const WRONG_QUERY: &str = "bad_message: the query cannot be read";

/// Which steps.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct StepsQuery {
    /// from which step on, counted from 0
    from: u32,
    /// at most this number of steps; default: 500, at most 5,000
    n: Option<usize>,
}

/// Some steps of the log
#[utoipa::path(
    get, path = "/api/explore/{id}/steps", operation_id = "explored_steps",
    params(("id" = String, Path), StepsQuery),
    responses(
        (status = 200, description = "the steps; none after the last", body = ExploredStepsMsg),
        (status = 404, description = GONE),
        (status = 422, description = WRONG_QUERY),
    )
)]
pub(crate) async fn steps(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    query: Result<Query<StepsQuery>, QueryRejection>,
) -> Result<Json<ExploredStepsMsg>, Refusal> {
    let StepsQuery { from, n } = read_query(query)?;
    let n = n.unwrap_or(STEPS).min(STEPS_MAX);
    look(&rooms, &id, move |explored| Some(explored.steps(from, n))).await.map(Json)
}

/// The position at a node
#[utoipa::path(
    get, path = "/api/explore/{id}/boards/{node}", operation_id = "explored_board",
    params(("id" = String, Path), ("node" = u32, Path)),
    responses(
        (status = 200, description = "what every seat knows", body = NodeBoardMsg<Value>),
        (status = 404, description = GONE),
    )
)]
pub(crate) async fn board(
    State(rooms): State<Arc<Rooms>>,
    Path((id, node)): Path<(String, String)>,
) -> Result<impl IntoResponse, Refusal> {
    let node = node.parse().map_err(|_| gone())?;
    look(&rooms, &id, move |explored| explored.board(node)).await.map(json)
}

/// What is looked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct FindQuery {
    /// part of a play, a roll or a card as it is written
    text: String,
    /// after which node; default: from the root on
    after: Option<u32>,
    /// the reader's language: en, et, fi, ja, lt or lv; default: en
    lang: Option<String>,
}

/// Find a node by its label
#[utoipa::path(
    get, path = "/api/explore/{id}/find", operation_id = "find_node",
    params(("id" = String, Path), FindQuery),
    responses(
        (status = 200, description = "the way to it; empty where there is none",
            body = FoundNodeMsg),
        (status = 404, description = GONE),
        (status = 422, description = WRONG_QUERY),
        (status = 429, description = THINKING),
    )
)]
pub(crate) async fn find(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    extensions: Extensions,
    query: Result<Query<FindQuery>, QueryRejection>,
) -> Result<Json<FoundNodeMsg>, Refusal> {
    let FindQuery { text, after, lang } = read_query(query)?;
    let text: String = text.chars().take(FIND_MAX).collect();
    let language = Language::of_locales(lang.as_deref());
    // Every node may have to be named: that is work like thinking, and counts like it.
    let mut turn = rooms.advice_limits.look(&Asker::without_seat(household(&extensions)))?;
    let found = look(&rooms, &id, move |explored| {
        turn.thinks();
        Some(explored.find(&text, after, language))
    });
    found.await.map(Json)
}
