//! `parlor backgammon duel`: networks against networks, from files.

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, ensure};
use parlor_backgammon_agents::net::training::Duel;
use parlor_backgammon_agents::net::{NetWeights, Networks};

use crate::{output, threads};

/// Who plays
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Networks as `parlor train backgammon-net` writes them
    networks: PathBuf,
    /// Other networks; without them, the linear evaluation
    other: Option<PathBuf>,
    /// Pairs of games with the same dice, each side beginning once
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pairs: usize,
    /// Seed for the dice
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Number of threads; default: all cores. Does not change the result
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<usize>>,
}

const EXAMPLES: &str = "\
Without the cube, and without looking ahead. Points are those of the first networks, with 95 % either way.

Examples:
  parlor backgammon duel net/net.safetensors
  parlor backgammon duel new.safetensors old.safetensors --pairs 10000";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    ensure!(args.pairs > 0, "--pairs is 0; at least one pair of games is needed");
    let networks = networks_of(&args.networks)?;
    let other = args.other.as_deref().map(networks_of).transpose()?;
    let games = (args.pairs, args.seed);
    let Duel { points, error } =
        Duel::play(&networks, other.as_ref(), games, threads(args.threads));
    let pairs = args.pairs;
    output::text(&format!("{points:+.4} ± {:.4} points a game, {pairs} pairs\n", 1.96 * error))
}

/// Reads a file of networks.
pub(crate) fn networks_of(path: &Path) -> anyhow::Result<Arc<Networks>> {
    Ok(Arc::new(weights_of(path)?.networks()))
}

/// Reads the weights of a file of networks.
pub(crate) fn weights_of(path: &Path) -> anyhow::Result<NetWeights> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let weights = NetWeights::from_bytes(&bytes);
    weights.with_context(|| format!("cannot use {}", path.display()))
}
