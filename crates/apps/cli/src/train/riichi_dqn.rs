//! `parlor train riichi-dqn`

mod charts;
mod folder;

use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use clap::ValueEnum;
use parlor_formats::riichi::RulesText;
use parlor_riichi_agents::lt_dqn::{EpsilonUnit, Scaling, Training, TrainingOptions};

use crate::Failure;
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
    /// How the networks are fed: plain integers as in the source, or scaled
    #[arg(long, value_enum, default_value_t = Feed::Raw)]
    inputs: Feed,
    /// Reward for an illegal action, in thousands of points
    #[arg(long, value_name = "R", default_value_t = 0.0, allow_negative_numbers = true, value_parser = finite)]
    illegal_reward: f32,
    /// Unit in which epsilon falls
    #[arg(long, value_enum, default_value_t = Unit::Updates)]
    eps_unit: Unit,
    /// Decisions per update of the networks
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u64).range(1..))]
    update_every: u64,
    /// The rules played, as `parlor riichi rules` prints them
    #[arg(long, value_name = "RULES", default_value = "lt2017")]
    rules: RulesText,
}

#[derive(Clone, Copy, ValueEnum)]
enum Feed {
    Raw,
    Scaled,
}

#[derive(Clone, Copy, ValueEnum)]
enum Unit {
    Updates,
    Hands,
}

fn finite(text: &str) -> Result<f32, String> {
    let number = text.parse().ok().filter(|number: &f32| number.is_finite());
    number.ok_or_else(|| "not a finite number".to_owned())
}

const EXAMPLES: &str = "\
Examples:
  parlor train riichi-dqn --out dqn/
  parlor train riichi-dqn --out dqn/ --hands 420000 --minutes 9
  parlor train riichi-dqn --out dqn/ --hands 420000 --minutes 9 --resume

The folder then holds lt-dqn.safetensors (both networks, 16 bits), curve.csv, results.svg and
losses.svg, and what --resume needs. A training that was interrupted and resumed gives the same
networks as one that was not.";

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let folder = Folder::at(&args.out)?;
    let options = args.options();
    let mut training = match (args.resume, folder.holds_training()) {
        (true, _) => folder.resume(options)?,
        (false, false) => Training::new(options),
        (false, true) => {
            let folder = args.out.display();
            let message = format!("{folder} holds a training already; --resume goes on with it");
            return Err(Failure::Usage(message));
        }
    };
    let cores = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let threads = args.threads.unwrap_or(cores);
    let ticker = Ticker::new(&training, args.hands);
    while training.hands() < args.hands && !ticker.is_late(args.minutes) {
        let before = training.hands();
        training.wave(threads);
        ticker.show(&training);
        if training.hands() / args.save_every.max(1) > before / args.save_every.max(1) {
            folder.save(&training)?;
            ticker.say(&training)?;
        }
    }
    folder.save(&training)?;
    ticker.say(&training)?;
    if training.hands() < args.hands {
        writeln!(io::stdout(), "not yet done: --resume goes on")?;
    }
    Ok(())
}

impl Args {
    fn options(&self) -> TrainingOptions {
        TrainingOptions {
            rules: self.rules.0,
            scaling: match self.inputs {
                Feed::Raw => Scaling::Raw,
                Feed::Scaled => Scaling::Scaled,
            },
            illegal_reward: self.illegal_reward,
            epsilon_unit: match self.eps_unit {
                Unit::Updates => EpsilonUnit::Updates,
                Unit::Hands => EpsilonUnit::Hands,
            },
            update_every: self.update_every,
            ..TrainingOptions::new(self.seed)
        }
    }
}

/// How far the training is: one line on a terminal, and one on standard output for every save.
struct Ticker {
    is_seen: bool,
    begin: Instant,
    first: u64,
    hands: u64,
}

impl Ticker {
    fn new(training: &Training, hands: u64) -> Ticker {
        let is_seen = io::stderr().is_terminal();
        Ticker { is_seen, begin: Instant::now(), first: training.hands(), hands }
    }

    fn is_late(&self, minutes: Option<f64>) -> bool {
        minutes.is_some_and(|minutes| self.begin.elapsed().as_secs_f64() >= 60.0 * minutes)
    }

    fn show(&self, training: &Training) {
        if self.is_seen {
            eprint!("\r{}\x1b[K", self.line(training));
        }
    }

    fn say(&self, training: &Training) -> io::Result<()> {
        if self.is_seen {
            eprint!("\r\x1b[K");
        }
        writeln!(io::stdout(), "{}", self.line(training))
    }

    fn line(&self, training: &Training) -> String {
        let elapsed: Duration = self.begin.elapsed();
        let rate = (training.hands() - self.first) as f64 / elapsed.as_secs_f64().max(1e-3);
        let mut line = format!(
            "{}/{} hands, {} updates, {rate:.1} hands/s, epsilon {:.2}",
            training.hands(),
            self.hands,
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
}
