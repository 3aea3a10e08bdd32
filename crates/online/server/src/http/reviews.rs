//! Finished matches judged decision by decision: begun, looked at while they are judged, stopped.
//!
//! Who judges belongs to the lab, which the server does not know: the program that starts a server passes it
//! in ([`Rooms::with_reviewer`]). One match is judged at a time; what was judged last is kept in memory.

use std::any::Any;
use std::collections::VecDeque;
use std::net::IpAddr;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{Extensions, HeaderMap, StatusCode};
use parking_lot::Mutex;
use parlor_wire::online::{
    ErrorCode, ReviewMsg, ReviewRequestMsg, ReviewSourceMsg, ReviewStateMsg, ReviewTotalsMsg,
    ReviewUnitMsg, ReviewedMsg,
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::Rooms;
use crate::http::analysis::household;
use crate::http::cookie::brought;
use crate::http::openapi::{INTERNAL, TOKEN};
use crate::http::refusal::Refusal;
use crate::http::replays::{aside, read as read_query};
use crate::http::rooms::read;
use crate::tables::finished::Finished;
use crate::tables::token::random_hex;

/// Judges the decisions of finished matches.
pub trait Reviewer: Send + Sync {
    /// What costs are counted in, and who judges where nobody says who; `None` where matches of this game
    /// cannot be judged.
    fn usual(&self, game: &str) -> Option<(ReviewUnitMsg, &'static str)>;

    /// Judges a match: a `Played` of the game's kit. `told` hears how much is done, from 0 to 1, and the
    /// decisions judged since, and says whether to go on. The sums of all players; `None` where it was told
    /// to stop; otherwise the sentence says what is wrong.
    fn review(
        &self,
        game: &str,
        played: &dyn Any,
        settings: (&str, bool),
        told: &mut dyn FnMut(f64, Vec<ReviewedMsg>) -> ControlFlow<()>,
    ) -> Result<Option<Vec<ReviewTotalsMsg>>, String>;
}

/// How many reviews may wait or run, and how many are kept.
const UNFINISHED_MAX: usize = 20;
const KEPT_MAX: usize = 60;
/// How long a review may take, and how long it goes on without anyone asking for it.
const TIME_MAX: Duration = Duration::from_secs(900);
const UNSEEN_MAX: Duration = Duration::from_secs(120);

/// The reviews of a server, where it was given someone who judges.
#[derive(Default)]
pub(crate) struct Reviews {
    reviewer: Option<Box<dyn Reviewer>>,
    /// The latest last.
    kept: Mutex<VecDeque<Arc<Run>>>,
    /// Held by the one that runs.
    turn: Mutex<()>,
}

/// One review.
struct Run {
    id: String,
    game: &'static str,
    agent: String,
    unit: ReviewUnitMsg,
    players: Vec<String>,
    /// From where it was asked for; none where that is this machine.
    home: Option<IpAddr>,
    now: Mutex<Now>,
}

/// How far it is.
struct Now {
    state: ReviewStateMsg,
    done: f64,
    error: Option<String>,
    decisions: Vec<ReviewedMsg>,
    totals: Option<Vec<ReviewTotalsMsg>>,
    seen: Instant,
}

impl Now {
    fn is_over(&self) -> bool {
        !matches!(self.state, ReviewStateMsg::Waiting | ReviewStateMsg::Running)
    }
}

impl Run {
    fn message(&self, from: usize) -> ReviewMsg {
        let now = self.now.lock();
        ReviewMsg {
            id: self.id.clone(),
            game: self.game.to_owned(),
            agent: self.agent.clone(),
            unit: self.unit,
            players: self.players.clone(),
            state: now.state,
            done: now.done,
            error: now.error.clone(),
            n_decisions: now.decisions.len(),
            decisions: now.decisions.get(from..).unwrap_or_default().to_vec(),
            totals: now.totals.clone(),
        }
    }

    /// Puts in what was judged; says whether to go on.
    fn told(&self, began: Instant, done: f64, new: Vec<ReviewedMsg>) -> ControlFlow<()> {
        let mut now = self.now.lock();
        now.decisions.extend(new);
        now.done = done.clamp(0.0, 1.0);
        if now.seen.elapsed() > UNSEEN_MAX {
            now.state = ReviewStateMsg::Cancelled;
        }
        if began.elapsed() > TIME_MAX && !now.is_over() {
            now.state = ReviewStateMsg::Failed;
            now.error = Some(format!("it took more than {} s", TIME_MAX.as_secs()));
        }
        if now.is_over() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl Reviews {
    pub(crate) fn new(reviewer: Box<dyn Reviewer>) -> Reviews {
        Reviews { reviewer: Some(reviewer), ..Reviews::default() }
    }

    fn usual(&self, game: &str) -> Result<(ReviewUnitMsg, &'static str), Refusal> {
        let usual = self.reviewer.as_ref().and_then(|reviewer| reviewer.usual(game));
        usual.ok_or_else(|| {
            Refusal::new(ErrorCode::NotNow, format!("matches of {game} cannot be reviewed here"))
        })
    }

    /// Keeps a new review, unless its household has one that is not over or too many wait.
    fn keep(&self, run: Arc<Run>) -> Result<(), Refusal> {
        let mut kept = self.kept.lock();
        let unfinished = || kept.iter().filter(|run| !run.now.lock().is_over());
        if unfinished().any(|other| other.home == run.home) {
            let detail = "one review at a time: wait for the other, or stop it";
            return Err(Refusal::new(ErrorCode::TooFast, detail));
        }
        if unfinished().count() >= UNFINISHED_MAX {
            return Err(Refusal::new(ErrorCode::TooFast, "too many reviews wait"));
        }
        kept.push_back(run);
        while kept.len() > KEPT_MAX {
            let oldest = kept.iter().position(|run| run.now.lock().is_over());
            kept.remove(oldest.unwrap_or(0));
        }
        Ok(())
    }

    fn get(&self, id: &str) -> Result<Arc<Run>, Refusal> {
        let kept = self.kept.lock();
        let run = kept.iter().find(|run| run.id == id).cloned();
        run.ok_or_else(|| Refusal::new(ErrorCode::NotFound, GONE))
    }

    /// Judges a match when its turn has come.
    fn work(&self, run: &Run, finished: &dyn Finished, with_luck: bool) {
        let _turn = self.turn.lock();
        let Some(reviewer) = &self.reviewer else { return };
        {
            let mut now = run.now.lock();
            if now.is_over() {
                return;
            }
            now.state = ReviewStateMsg::Running;
        }
        let began = Instant::now();
        let mut told = |done: f64, new: Vec<ReviewedMsg>| run.told(began, done, new);
        let settings = (&*run.agent, with_luck);
        let review = || reviewer.review(run.game, finished.played(), settings, &mut told);
        let found = catch_unwind(AssertUnwindSafe(review));
        let found = found.unwrap_or_else(|_| Err("the review has failed".to_owned()));
        let mut now = run.now.lock();
        match found {
            // Stopped at its last decision, it is over.
            Ok(Some(totals)) => {
                now.totals = Some(totals);
                (now.state, now.done) = (ReviewStateMsg::Over, 1.0);
            }
            Ok(None) => {}
            Err(error) => {
                now.error = Some(error);
                now.state = ReviewStateMsg::Failed;
            }
        }
    }
}

const GONE: &str = "not_found: no such review; the oldest are given up, so ask again";

/// Begin to review a match: every decision with what it cost, what was better and why
#[utoipa::path(
    post, path = "/api/reviews", operation_id = "begin_review", request_body = ReviewRequestMsg,
    responses(
        (status = 202, description = "it waits or runs: look at it", body = ReviewMsg),
        (status = 403, description = TOKEN),
        (status = 404, description = "no_room: there is no such room"),
        (status = 409, description = "not_now: no match is over, or the game has no reviews"),
        (status = 422, description = "agent: no such agent; bad_message: the record cannot be read"),
        (status = 429, description = "too_fast: one review at a time; too many requests"),
        (status = 500, description = INTERNAL),
    )
)]
pub(crate) async fn begin(
    State(rooms): State<Arc<Rooms>>,
    extensions: Extensions,
    headers: HeaderMap,
    body: Result<Json<ReviewRequestMsg>, JsonRejection>,
) -> Result<(StatusCode, Json<ReviewMsg>), Refusal> {
    let ReviewRequestMsg { source, agent, luck } = read(body)?;
    let finished = found(&rooms, source, &headers).await?;
    let game = rooms.games.get(finished.game())?;
    let (unit, usual) = rooms.reviews.usual(game.name())?;
    let agent = game.check(agent.as_deref().unwrap_or(usual));
    let run = Arc::new(Run {
        id: random_hex::<16>()
            .ok_or_else(|| Refusal::new(ErrorCode::Internal, "no random numbers"))?,
        game: game.name(),
        agent: agent.map_err(|detail| Refusal::new(ErrorCode::Agent, detail))?,
        unit,
        players: finished.players().to_vec(),
        home: household(&extensions),
        now: Mutex::new(Now {
            state: ReviewStateMsg::Waiting,
            done: 0.0,
            error: None,
            decisions: Vec::new(),
            totals: None,
            seen: Instant::now(),
        }),
    });
    rooms.reviews.keep(run.clone())?;
    let begun = run.message(0);
    let (reviews, with_luck) = (rooms.reviews.clone(), luck.unwrap_or(true));
    // Not a task: a server that stops does not wait for it.
    std::thread::spawn(move || reviews.work(&run, &*finished, with_luck));
    Ok((StatusCode::ACCEPTED, Json(begun)))
}

/// The match that is to be judged.
async fn found(
    rooms: &Arc<Rooms>,
    source: ReviewSourceMsg,
    headers: &HeaderMap,
) -> Result<Box<dyn Finished>, Refusal> {
    let all = rooms.clone();
    match source {
        ReviewSourceMsg::Record { text } => {
            aside(move || Ok(all.games.uploaded(text.as_bytes())?)).await
        }
        ReviewSourceMsg::Match { room, nth } => {
            let record =
                rooms.record(&room, brought(headers), nth.map(|nth| nth.get() - 1)).await?;
            let broken = |_| Refusal::new(ErrorCode::Internal, "the record cannot be read");
            aside(move || all.games.finished(&record).map_err(broken)).await
        }
    }
}

/// From which decision on.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct LookQuery {
    /// only the decisions from this one on, counted from 0; default: all
    from: Option<usize>,
}

/// How far a review is, and what was found since
#[utoipa::path(
    get, path = "/api/reviews/{id}", operation_id = "look_at_review",
    params(("id" = String, Path), LookQuery),
    responses(
        (status = 200, description = "the review so far", body = ReviewMsg),
        (status = 404, description = GONE),
        (status = 422, description = "bad_message: the query cannot be read"),
    )
)]
pub(crate) async fn look(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    query: Result<Query<LookQuery>, QueryRejection>,
) -> Result<Json<ReviewMsg>, Refusal> {
    let LookQuery { from } = read_query(query)?;
    let run = rooms.reviews.get(&id)?;
    run.now.lock().seen = Instant::now();
    Ok(Json(run.message(from.unwrap_or(0))))
}

/// Stop a review; what was judged stays
#[utoipa::path(
    delete, path = "/api/reviews/{id}", operation_id = "stop_review", params(("id" = String, Path)),
    responses(
        (status = 204, description = "stopped, or over already"),
        (status = 404, description = GONE),
    )
)]
pub(crate) async fn stop(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    let run = rooms.reviews.get(&id)?;
    let mut now = run.now.lock();
    if !now.is_over() {
        now.state = ReviewStateMsg::Cancelled;
    }
    Ok(StatusCode::NO_CONTENT)
}
