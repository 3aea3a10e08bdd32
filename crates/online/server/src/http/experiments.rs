//! The sources' experiments over HTTP: listed, and run quickly, one at a time.
//!
//! They belong to the lab, which the server does not know: the program that starts a server passes them in
//! ([`Rooms::with_experiments`]). They keep a core busy, so they are for programs on this machine
//! unless the operator says otherwise.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{Extensions, StatusCode};
use parking_lot::Mutex;
use parlor_wire::online::ErrorCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::http::openapi::WRONG_BODY;
use crate::http::refusal::Refusal;
use crate::http::rooms::read;
use crate::limits::caller::Caller;
use crate::{Allowed, Rooms};

/// Experiments that can be run.
pub trait Experiments: Send + Sync {
    /// What there is.
    fn list(&self) -> Vec<ExperimentInfo>;

    /// Runs one of them in its quick size on one thread and gives its report, or says why there is
    /// none. `watch` hears how much is done, from 0 to 1.
    fn run(&self, id: &str, seed: u64, watch: &(dyn Fn(f64) + Sync)) -> Result<Value, String>;
}

/// What an experiment is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ExperimentInfo {
    /// Its name.
    pub id: String,
    /// What it shows, in one line.
    pub title: String,
    /// Where it was published.
    pub source: String,
    /// What is done.
    pub protocol: String,
    /// Does it need records of play? Those cannot be given over HTTP.
    pub needs_records: bool,
}

/// The experiments of a server, where it was given any, and the last run.
#[derive(Default)]
pub(crate) struct ExperimentRuns {
    experiments: Option<Box<dyn Experiments>>,
    last: Mutex<Option<RunMsg>>,
}

/// A run, on its way or over.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct RunMsg {
    id: String,
    seed: u64,
    /// How much is done, from 0 to 1; an experiment of several parts begins anew with each.
    done: f64,
    /// What was found, once it is over.
    report: Option<Value>,
    /// Why nothing was found.
    error: Option<String>,
}

/// How to run it.
#[derive(Deserialize, ToSchema)]
pub(crate) struct RunRequest {
    #[serde(default = "one")]
    seed: u64,
}

fn one() -> u64 {
    1
}

impl RunMsg {
    fn is_over(&self) -> bool {
        self.report.is_some() || self.error.is_some()
    }
}

impl ExperimentRuns {
    pub(crate) fn new(experiments: Box<dyn Experiments>) -> ExperimentRuns {
        ExperimentRuns { experiments: Some(experiments), last: Mutex::default() }
    }

    fn list(&self) -> Vec<ExperimentInfo> {
        self.experiments.as_ref().map_or(Vec::new(), |experiments| experiments.list())
    }

    fn info(&self, id: &str) -> Result<ExperimentInfo, Refusal> {
        self.list().into_iter().find(|info| info.id == id).ok_or_else(|| {
            let name: String = id.chars().take(40).collect();
            let detail = format!("no experiment is called {name:?}: GET /api/experiments");
            Refusal::new(ErrorCode::NoRoom, detail)
        })
    }

    /// Begins to run an experiment in a thread of its own.
    fn start(self: &Arc<ExperimentRuns>, id: &str, seed: u64) -> Result<RunMsg, Refusal> {
        if self.info(id)?.needs_records {
            let detail = "it reads records, which only `parlor experiment run` can be given";
            return Err(Refusal::new(ErrorCode::NotNow, detail));
        }
        let mut last = self.last.lock();
        if let Some(running) = last.as_ref().filter(|run| !run.is_over()) {
            let detail = format!("one at a time: {} is running", running.id);
            return Err(Refusal::new(ErrorCode::TooFast, detail));
        }
        let begun = RunMsg { id: id.to_owned(), seed, done: 0.0, report: None, error: None };
        *last = Some(begun.clone());
        drop(last);
        let (runs, id) = (self.clone(), id.to_owned());
        // Not a task: a server that stops does not wait for it.
        std::thread::spawn(move || runs.run(&id, seed));
        Ok(begun)
    }

    fn run(&self, id: &str, seed: u64) {
        let Some(experiments) = &self.experiments else { return };
        let watch = |done: f64| {
            if let Some(run) = self.last.lock().as_mut() {
                run.done = done.clamp(0.0, 1.0);
            }
        };
        let found = catch_unwind(AssertUnwindSafe(|| experiments.run(id, seed, &watch)));
        let found = found.unwrap_or_else(|_| Err("the experiment has failed".to_owned()));
        if let Some(run) = self.last.lock().as_mut() {
            match found {
                Ok(report) => (run.done, run.report) = (1.0, Some(report)),
                Err(error) => run.error = Some(error),
            }
        }
    }
}

/// The experiments, for those who may run them.
fn allowed<'a>(rooms: &'a Rooms, from: &Extensions) -> Result<&'a Arc<ExperimentRuns>, Refusal> {
    let allowed = from.get::<Allowed>().copied().unwrap_or(Allowed::Local);
    if !allowed.covers(Caller::of(from)) {
        let detail = "experiments are run for programs on the server's own machine, unless its \
                      operator allows others";
        return Err(Refusal::new(ErrorCode::Token, detail));
    }
    Ok(&rooms.experiments)
}

const NOT_HERE: &str =
    "token: for programs on the server's machine, unless its operator allows others";
const NONE: &str = "no_room: there is no such experiment";

/// The sources' experiments
#[utoipa::path(
    get, path = "/api/experiments", operation_id = "experiments",
    responses(
        (status = 200, description = "the list", body = Vec<ExperimentInfo>),
        (status = 403, description = NOT_HERE),
    )
)]
pub(crate) async fn list(
    State(rooms): State<Arc<Rooms>>,
    from: Extensions,
) -> Result<Json<Vec<ExperimentInfo>>, Refusal> {
    Ok(Json(allowed(&rooms, &from)?.list()))
}

/// Begins to run an experiment in its quick size, on one thread
#[utoipa::path(
    post, path = "/api/experiments/{id}", operation_id = "run_experiment",
    request_body = RunRequest, params(("id" = String, Path)),
    responses(
        (status = 202, description = "it runs: look for what was found", body = RunMsg),
        (status = 403, description = NOT_HERE),
        (status = 404, description = NONE),
        (status = 409, description = "not_now: it reads records, which cannot be given here"),
        (status = 422, description = WRONG_BODY),
        (status = 429, description = "too_fast: one at a time; too many requests"),
    )
)]
pub(crate) async fn start(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    from: Extensions,
    body: Result<Json<RunRequest>, JsonRejection>,
) -> Result<(StatusCode, Json<RunMsg>), Refusal> {
    let begun = allowed(&rooms, &from)?.start(&id, read(body)?.seed)?;
    Ok((StatusCode::ACCEPTED, Json(begun)))
}

/// How far the last run of an experiment has come, and what it found
#[utoipa::path(
    get, path = "/api/experiments/{id}", operation_id = "look_at_experiment",
    params(("id" = String, Path)),
    responses(
        (status = 200, description = "the run", body = RunMsg),
        (status = 403, description = NOT_HERE),
        (status = 404, description = NONE),
        (status = 409, description = "not_now: it is not the one that was run last"),
    )
)]
pub(crate) async fn look(
    State(rooms): State<Arc<Rooms>>,
    Path(id): Path<String>,
    from: Extensions,
) -> Result<Json<RunMsg>, Refusal> {
    let runs = allowed(&rooms, &from)?;
    runs.info(&id)?;
    let last = runs.last.lock().clone().filter(|run| run.id == id);
    let not_run = Refusal::new(ErrorCode::NotNow, "it is not the one that was run last");
    last.map(Json).ok_or(not_run)
}
