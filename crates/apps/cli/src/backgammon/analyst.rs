//! Who judges positions: an agent with its settings.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, anyhow};
use parlor_agent::Message;
use parlor_analysis::backgammon::{Analyst, CannotJudge, Origin};
use parlor_backgammon_agents::{ExactEndings, MatchEquityTable, Offer, Source, Verdict};
use parlor_formats::backgammon::met;

use super::cache;
use crate::failure::OrUsage;
use crate::language::{say, spec_error};

/// How positions are judged
#[derive(Clone, clap::Args)]
pub(super) struct AnalystArgs {
    /// The agent that judges (`parlor agents backgammon`); default: the strongest
    #[arg(long, value_name = "SPEC")]
    agent: Option<String>,
    /// Seed for randomised agents
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A match equity table in XML instead of Kazaross XG2, for plays and cubes
    #[arg(long, value_name = "FILE")]
    met: Option<PathBuf>,
    /// Node limit per decision, at least 1; values known only as bounds are marked ≤ or ≥
    #[arg(long, value_name = "N", value_parser = nodes)]
    nodes: Option<u64>,
    /// Folder for the bear-off tables; default: $PARLOR_CACHE or the user's cache folder
    #[arg(long, value_name = "DIR")]
    cache_dir: Option<PathBuf>,
}

/// Reads a cap on nodes. Without a node nothing is searched, so there would be nothing to report.
fn nodes(text: &str) -> anyhow::Result<u64> {
    let nodes = text.parse().ok().filter(|nodes| *nodes > 0);
    nodes.context("expected a whole number, 1 or more")
}

impl AnalystArgs {
    /// The match equity table, for as long as the program runs.
    pub(super) fn table(&self) -> anyhow::Result<&'static MatchEquityTable> {
        let Some(path) = &self.met else { return Ok(MatchEquityTable::kazaross_xg2()) };
        let shown = path.display();
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {shown}"))?;
        let file =
            met::read(&text).with_context(|| format!("{shown} is not a match equity table"))?;
        Ok(Box::leak(Box::new(MatchEquityTable::from_file(&file)?)))
    }

    /// Another agent than was asked for.
    pub(super) fn set_agent(&mut self, spec: String) {
        self.agent = Some(spec);
    }

    /// The seed for randomised agents.
    pub(super) fn seed(&self) -> u64 {
        self.seed
    }

    /// The bear-off tables.
    pub(super) fn endings(&self) -> &'static ExactEndings {
        cache::endings(self.cache_dir.as_deref())
    }

    /// The agent, ready to judge.
    pub(super) fn analyst(&self) -> anyhow::Result<Analyst> {
        let spec = self.agent.as_deref().unwrap_or("house");
        let (table, endings) = (self.table()?, self.endings());
        let analyst = Analyst::new(spec, self.seed, self.nodes, table, endings);
        analyst.map_err(|error| spec_error(&error)).or_usage()
    }
}

/// Why there is no judgement, and what to do about it.
pub(super) fn unjudged(error: &CannotJudge) -> anyhow::Error {
    anyhow!(match error {
        CannotJudge::Nobody => say(&Message::new("cli-bg-nobody-plays")),
        CannotJudge::NotByEquity { agent, scale } => {
            let wrong = Message::new("cli-bg-not-by-equity").with("agent", agent.clone());
            say(&wrong.with("scale", scale.clone()))
        }
        CannotJudge::NoValue { agent, what } => {
            let none = Message::new("cli-bg-no-value").with("agent", agent.clone());
            say(&none.with("what", what.clone()))
        }
        CannotJudge::Illegal(illegal) => illegal.to_string(),
    })
}

/// Where chances come from.
pub(super) fn origin_words(origin: Origin) -> Message {
    Message::new(match origin {
        Origin::Table(Source::TwoSided) => "cli-bg-origin-two-sided",
        Origin::Table(Source::OneSided) => "cli-bg-origin-one-sided",
        Origin::Chances => "cli-bg-origin-chances",
        Origin::Equity => "cli-bg-origin-equity",
    })
}

/// What both players should do: `Double · Pass`.
pub(super) fn verdict_words(verdict: &Verdict) -> String {
    let offer = say(&verdict.offer_words());
    if verdict.offer == Offer::Unavailable {
        return offer;
    }
    format!("{offer} · {}", say(&verdict.answer_words()))
}
