//! Who is asked to search, and what.

use std::sync::atomic::Ordering;
use std::time::Instant;

use parlor_agent::{Agent, Ask, Budget, Message, Registry, SearchLog, SpecError, Unit};
use parlor_game::{Observed, Stochastic};
use serde_json::Value;

use super::Exploration;
use super::cut_away::CutAway;

/// How many nodes a search may have that is laid open.
pub const EXPLORED_NODES_MAX: u64 = 200_000;

/// How many events its log may have: about what fits into a tenth of a server's cache.
pub const EXPLORED_EVENTS_MAX: usize = 3_000_000;

/// What makes a search smaller.
const LOWER: &str = "lower the depth or the number of playouts, iterations or worlds (deals), or \
                     choose a stronger pruning";

/// Why a search cannot be laid open.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ExploreError {
    /// There is no such agent.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// The agent does not search here.
    #[error("{agent} does not search in this position; choose an agent that does")]
    NotSearched {
        /// Its spec.
        agent: String,
    },
    /// There is nothing to choose.
    #[error("only one answer is possible here, so nothing is searched")]
    OneAnswer,
    /// The tree is too large.
    #[error("the search has more than {most} nodes; {LOWER}")]
    TooLarge {
        /// How many it may have.
        most: u64,
    },
    /// The log is too long.
    #[error("the search was stopped when its log had {most} events; {LOWER}")]
    LogFull {
        /// How many it may have.
        most: usize,
    },
    /// The search took too long.
    #[error("the search was stopped after {seconds:.1} s and {n_nodes} nodes; {LOWER}")]
    TooSlow {
        /// How long it took.
        seconds: f64,
        /// How many nodes there were.
        n_nodes: u64,
    },
    /// What is searched has changed since it was asked for before.
    #[error("the search is another one now: what is searched has changed since; explore anew")]
    Changed,
    /// The search does not fit what is searched.
    #[error("{detail}")]
    Misfit {
        /// Why not, and who could search it.
        detail: String,
        /// The same for people.
        message: Message,
    },
}

impl ExploreError {
    /// Why, for people.
    pub fn message(&self) -> Message {
        let too_large =
            |key| Message::new(key).with("advice", Message::new("refused-search-lower"));
        let count = |n: u64| u32::try_from(n).unwrap_or(u32::MAX);
        match self {
            ExploreError::Spec(error) => error.message(),
            ExploreError::NotSearched { .. } => Message::new("refused-not-searched"),
            ExploreError::OneAnswer => Message::new("refused-one-answer"),
            ExploreError::Changed => Message::new("refused-another-search"),
            ExploreError::TooLarge { most } => {
                too_large("refused-search-nodes").with("most", count(*most))
            }
            ExploreError::LogFull { most } => {
                too_large("refused-search-events").with("most", count(*most as u64))
            }
            ExploreError::TooSlow { seconds, n_nodes } => too_large("refused-search-slow")
                .with("time", Unit::Seconds.of(*seconds))
                .with("nodes", count(*n_nodes)),
            ExploreError::Misfit { message, .. } => message.clone(),
        }
    }
}

/// How a view is written.
pub type PutView<G> = fn(&<G as Observed>::View) -> Option<Value>;

/// A question with those who can answer it, ready to be laid open.
pub struct Exploring<'a, G: Observed> {
    /// The game's name; none for a tree written by hand.
    pub game: Option<&'static str>,
    /// The question as a position in text.
    pub position: Option<String>,
    /// Who can be asked.
    pub registry: &'a Registry<G>,
    /// What is asked. Its budget ends the search.
    pub ask: Ask<'a, G>,
    /// What the seat has seen before.
    pub seen: &'a [G::Seen],
    /// How positions are written; none where there is no board.
    pub put_view: Option<PutView<G>>,
    /// How many nodes that were cut away may be listed with all that is below them.
    pub cut_away_max: usize,
    /// How many events the log may have; the search ends where there are more.
    pub events_max: usize,
}

impl<G: Observed + Stochastic> Exploring<'_, G> {
    /// Lets the agent search and keeps all that it did.
    pub fn explore(self, spec: &str, seed: u64) -> Result<Exploration<G>, ExploreError> {
        let mut agent = self.registry.build(spec, seed)?;
        for seen in self.seen {
            agent.observe(seen);
        }
        let began = Instant::now();
        let mut log = SearchLog::with_room(self.events_max);
        let full = log.full();
        let budget = Budget { full: Some(&full), ..self.ask.budget };
        let action = agent.trace(&Ask { budget, ..self.ask }, &mut log);
        let think = began.elapsed();
        if log.events().is_empty() {
            let only_one = self.ask.legal.len() == 1;
            let agent = spec.to_owned();
            return Err(if only_one {
                ExploreError::OneAnswer
            } else {
                ExploreError::NotSearched { agent }
            });
        }
        if log.is_full() {
            return Err(ExploreError::LogFull { most: self.events_max });
        }
        check(&log, &self.ask.budget, think.as_secs_f64())?;
        let cut_away = CutAway::default();
        let mut explored = Exploration {
            game: self.game,
            position: self.position,
            agent: spec.to_owned(),
            seat: self.ask.seat,
            view: self.ask.view.clone(),
            put_view: self.put_view,
            replay: parlor_agent::Replay::new(&log),
            steps: log.steps(),
            log,
            action,
            think_ms: think.as_secs_f64() * 1e3,
            cut_away,
            digest: 0,
        };
        explored.cut_away = CutAway::of(&explored, self.cut_away_max);
        explored.digest = explored.digested();
        Ok(explored)
    }
}

/// Is it a search that can be kept?
fn check<G: Observed>(
    log: &SearchLog<G>,
    budget: &Budget<'_>,
    seconds: f64,
) -> Result<(), ExploreError> {
    let n_nodes = log.nodes().len() as u64;
    let is_late = budget.deadline.is_some_and(|deadline| Instant::now() >= deadline)
        || budget.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed));
    if log.is_cut_short && is_late {
        return Err(ExploreError::TooSlow { seconds, n_nodes: n_nodes.max(log.counted) });
    }
    if n_nodes > EXPLORED_NODES_MAX {
        return Err(ExploreError::TooLarge { most: EXPLORED_NODES_MAX });
    }
    if log.is_cut_short {
        return Err(ExploreError::TooLarge { most: budget.nodes.unwrap_or(EXPLORED_NODES_MAX) });
    }
    Ok(())
}
