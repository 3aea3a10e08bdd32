//! `parlor train backgammon-linear`.

use std::path::PathBuf;
use std::time::Instant;

use parlor_backgammon_agents::linear::{Training, train};

use crate::files;
use crate::output::Ticker;

/// Train the linear evaluation of backgammon by play against itself
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Number of games to play
    #[arg(long, default_value_t = 300_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Seed for the dice
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

const EXAMPLES: &str = "\
The same games and seed give the same file everywhere. The file that comes with Parlor is
crates/agents/backgammon-agents/data/linear.txt; its first lines say which command made it.

Examples:
  parlor train backgammon-linear --games 20000 --out quick.txt
  parlor train backgammon-linear --games 300000 --seed 1 --out linear.txt";

pub(crate) fn run(Args { games, seed, out }: &Args) -> anyhow::Result<()> {
    let (begin, ticker) = (Instant::now(), Ticker::new());
    let weights = train(&Training::new(*games, *seed), |done| {
        if done.is_multiple_of(1_000) || done == *games {
            let rate = done as f64 / begin.elapsed().as_secs_f64().max(1e-3);
            let left = (games - done) as f64 / rate.max(1e-3);
            ticker.show(|| format!("{done}/{games} games, {rate:.0}/s, {left:.0} s left"));
        }
    });
    ticker.clear();
    let text = format!(
        "# Weights of the linear evaluation of backgammon: win, win gammon, win backgammon, lose\n\
         # gammon, lose backgammon for each fact that parlor-backgammon-agents lists in its encoding.\n\
         # Made by: parlor train backgammon-linear --games {games} --seed {seed}\n{weights}"
    );
    files::write(out, text)
}
