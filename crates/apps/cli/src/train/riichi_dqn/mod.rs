//! `parlor train riichi-dqn`

mod ablation;
mod charts;
mod folder;

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::time::Instant;

use parlor_formats::riichi::RulesText;
use parlor_riichi_agents::lt_dqn::{EpsilonUnit, Scaling, Training, TrainingOptions};

use crate::failure::usage;
use crate::output::{self, Ticker};
use crate::threads;
use folder::Folder;

/// How to train
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Number of hands in all; the source played 140,000
    #[arg(long, value_name = "N", default_value_t = 140_000, value_parser = clap::value_parser!(u64).range(1..))]
    hands: u64,
    /// Seed for all chance
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Folder for weights, learning curves and what --resume needs
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Resume the training in the folder
    #[arg(long)]
    resume: bool,
    /// Number of threads; default: all cores. Does not change the result
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<usize>>,
    /// Stop after this many minutes; --resume continues
    #[arg(long, value_name = "M")]
    minutes: Option<f64>,
    /// Save after this many hands
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    save_every: u64,
    /// Train in every way of the comparison in docs/user/riichi-dqn.md, each in a folder of its own,
    /// with curves and a table beside them
    #[arg(long, conflicts_with_all = ["inputs", "discount", "target_every", "mask"])]
    ablation: bool,
    /// How the networks are fed: plain integers as in the source, or scaled
    #[arg(long, default_value = "raw", value_parser = ["raw", "scaled"])]
    inputs: String,
    /// Reward for an illegal action, in thousands of points
    #[arg(long, value_name = "R", default_value_t = 0.0, allow_negative_numbers = true, value_parser = finite)]
    illegal_reward: f32,
    /// Discount of the next state's value; 1 is none, as in the source
    #[arg(long, value_name = "D", default_value_t = 1.0, value_parser = share)]
    discount: f32,
    /// Value next states by a copy of the weights renewed after this many updates; 0 is no copy, as
    /// in the source
    #[arg(long, value_name = "N", default_value_t = 0)]
    target_every: u64,
    /// Leave illegal actions out of what is learnt; the source teaches them as terminal
    #[arg(long)]
    mask: bool,
    /// Unit in which epsilon falls
    #[arg(long, default_value = "updates", value_parser = ["updates", "hands"])]
    eps_unit: String,
    /// Decisions per update of the networks
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u64).range(1..))]
    update_every: u64,
    /// The rules played, as `parlor riichi rules` prints them
    #[arg(long, value_name = "RULES", default_value = "lt2017")]
    rules: RulesText,
}

fn finite(text: &str) -> Result<f32, String> {
    let number = text.parse().ok().filter(|number: &f32| number.is_finite());
    number.ok_or_else(|| "not a finite number".to_owned())
}

fn share(text: &str) -> Result<f32, String> {
    let number = finite(text)?;
    if (0.0..=1.0).contains(&number) { Ok(number) } else { Err("not from 0 to 1".to_owned()) }
}

const EXAMPLES: &str = "\
Examples:
  parlor train riichi-dqn --out dqn/
  parlor train riichi-dqn --out dqn/ --hands 420000 --minutes 9
  parlor train riichi-dqn --out dqn/ --hands 420000 --minutes 9 --resume
  parlor train riichi-dqn --out ways/ --hands 4096 --ablation

The folder then holds lt-dqn.safetensors (both networks, 16 bits), curve.csv, results.svg and
losses.svg, and what --resume needs. A training that was interrupted and resumed gives the same
networks as one that was not.";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    if args.ablation {
        return ablation::run(args);
    }
    let folder = Folder::at(&args.out)?;
    let options = args.options();
    let mut training = match (args.resume, folder.holds_training()) {
        (true, _) => folder.resume(options)?,
        (false, false) => Training::new(options),
        (false, true) => return Err(taken(&args.out)),
    };
    let (ticker, begin, first) = (Ticker::new(), Instant::now(), training.hands());
    let line = |training: &Training| {
        let seconds = begin.elapsed().as_secs_f64().max(1e-3);
        line(training, args.hands, (training.hands() - first) as f64 / seconds)
    };
    let saved = |training: &Training| {
        ticker.clear();
        output::text(&(line(training) + "\n"))
    };
    let going = Going { args, begin, threads: threads(args.threads) };
    let shown = |training: &Training| ticker.show(|| line(training));
    if !going.train(&mut training, &folder, shown, saved)? {
        output::text("not finished; continue with --resume\n")?;
    }
    Ok(())
}

fn taken(folder: &Path) -> anyhow::Error {
    let folder = folder.display();
    usage(format!("{folder} already holds a training run; resume it with --resume"))
}

/// A command on its way.
#[derive(Clone, Copy)]
struct Going<'a> {
    args: &'a Args,
    begin: Instant,
    threads: NonZero<usize>,
}

impl Going<'_> {
    /// Plays and learns until all hands are played or the time is over, and saves; returns whether all
    /// are. `shown` is told of every wave, `saved` after each saving.
    fn train(
        self,
        training: &mut Training,
        folder: &Folder,
        shown: impl Fn(&Training),
        saved: impl Fn(&Training) -> anyhow::Result<()>,
    ) -> anyhow::Result<bool> {
        let Going { args, begin, threads } = self;
        let is_late =
            || args.minutes.is_some_and(|most| begin.elapsed().as_secs_f64() >= 60.0 * most);
        let part = |training: &Training| training.hands() / args.save_every.max(1);
        let mut last = part(training);
        while training.hands() < args.hands && !is_late() {
            training.wave(threads);
            shown(training);
            if part(training) > last {
                last = part(training);
                folder.save(training)?;
                saved(training)?;
            }
        }
        folder.save(training)?;
        saved(training)?;
        Ok(training.hands() >= args.hands)
    }
}

/// How far the training is.
fn line(training: &Training, hands: u64, pace: f64) -> String {
    let mut line = format!(
        "{}/{hands} hands, {} updates, {pace:.1} hands/s, epsilon {:.2}",
        training.hands(),
        training.updates(),
        training.epsilon()
    );
    if let Some(point) = training.curve().points().last() {
        let wins = 100.0 * point.results[0].wins as f64 / point.window as f64;
        let [actions, discards] = point.losses;
        line += &format!(", loss {actions:.3} {discards:.3}, wins {wins:.1} %");
    }
    line
}

impl Args {
    fn options(&self) -> TrainingOptions {
        TrainingOptions {
            rules: self.rules.0,
            scaling: if self.inputs == "raw" { Scaling::Raw } else { Scaling::Scaled },
            illegal_reward: self.illegal_reward,
            discount: self.discount,
            target_every: self.target_every,
            mask: self.mask,
            epsilon_unit: match self.eps_unit.as_str() {
                "updates" => EpsilonUnit::Updates,
                _ => EpsilonUnit::Hands,
            },
            update_every: self.update_every,
            ..TrainingOptions::new(self.seed)
        }
    }
}
