//! `parlor train riichi-far`

use std::num::NonZero;
use std::path::PathBuf;

use anyhow::ensure;
use parlor_agent::{Agent, PlayOptions, Stream, play_deal};
use parlor_experiments::{Settings, Size};
use parlor_game::{Game, Match, Seat};
use parlor_nets::Precision;
use parlor_riichi::{Contest, Deal, DrawOrder, Preset, RuleSet, Wall};
use parlor_riichi_agents::house::FarSamples;
use parlor_riichi_agents::registry;

use crate::failure::OrUsage;
use crate::language::spec_error;
use crate::output::Ticker;
use crate::{files, threads};

/// Collect hands for the network by which the riichi player house values far hands
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Number of matches of four equal players, by the rules of every preset in turn
    #[arg(long, value_name = "N", default_value_t = 20)]
    matches: u64,
    /// Who plays them
    #[arg(long, value_name = "SPEC", default_value = "sp-draw:reach=2,shape=0")]
    agent: String,
    /// Seed for the walls
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; default: all cores. Does not change the result
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// The file to write, in the format safetensors
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

const EXAMPLES: &str = "\
Hands up to 2 shanten get their exact values by sp-draw; train/riichi_far.py trains the network on them,
and from them on hands further away. A match gives about 4,500 hands and 2 MB.

Examples:
  parlor train riichi-far --matches 4 --out hands.safetensors
  python3 train/riichi_far.py hands.safetensors --seconds 60 --out far.safetensors";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    registry().check(&args.agent).map_err(|error| spec_error(&error)).or_usage()?;
    ensure!(args.matches > 0, "--matches is 0; at least one match is needed to collect hands");
    let ticker = Ticker::new();
    let settings = Settings {
        size: Size::Full,
        seed: args.seed,
        threads: threads(args.threads),
        records: None,
        watch: &|done| ticker.show(|| format!("{:.0} %", 100.0 * done)),
    };
    let collected = settings.map(args.matches, |number| {
        let presets = Preset::all();
        let rules = presets[number as usize % presets.len()].rules();
        collect(&args.agent, rules, Stream::derived(args.seed, &[number]))
    });
    ticker.clear();
    let mut all = FarSamples::default();
    for samples in collected {
        all.merge(samples?);
    }
    println!("{} hands", all.len());
    files::write(&args.out, all.into_tensors().to_bytes(Precision::Half))
}

/// One match of four equal players.
fn collect(spec: &str, rules: &RuleSet, mut chance: Stream) -> anyhow::Result<FarSamples> {
    let mut agents: Vec<Box<dyn Agent<Deal>>> = Vec::new();
    for seat in Seat::ALL {
        agents.push(registry().build(spec, seat.idx() as u64)?);
    }
    let mut samples = FarSamples::default();
    let mut contest = Contest::new(rules);
    while let Some((_, setup)) = contest.next() {
        let mut wall = Wall::shuffled(&setup, DrawOrder::Wall, &mut chance);
        let mut deal = Deal::start(&setup);
        let mut before = deal.clone();
        play_deal(&mut deal, &mut wall, &mut agents, &PlayOptions::default(), |step| {
            samples.watch(&before, step.input);
            before.clone_from(step.game);
        })?;
        contest.record(&deal)?;
    }
    Ok(samples)
}
