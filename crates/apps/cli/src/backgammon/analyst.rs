//! Who judges positions: an agent with its settings.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, anyhow};
use parlor_analysis::backgammon::{Analyst, CannotJudge, Origin};
use parlor_backgammon_agents::{ExactEndings, MatchEquityTable, Source};
use parlor_formats::backgammon::met;

use super::cache;
use crate::failure::OrUsage;
use crate::language::spec_error;

/// How positions are judged
#[derive(clap::Args)]
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
    match error {
        CannotJudge::NotByEquity { .. } => anyhow!("{error}: choose another --agent"),
        _ => anyhow!("{error}"),
    }
}

/// Where chances come from.
pub(super) fn origin_words(origin: Origin) -> &'static str {
    match origin {
        Origin::Table(Source::TwoSided) => "two-sided bear-off table, exact",
        Origin::Table(Source::OneSided) => "one-sided bear-off tables",
        Origin::Chances => "the agent's chances",
        Origin::Equity => "the agent's mean equity over the 21 rolls",
    }
}
