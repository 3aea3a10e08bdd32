//! `parlor train backgammon-net`

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::Context;
use parlor_backgammon_agents::net::training::{Generation, Measured, Settings, Training};
use parlor_nets::Precision;

use crate::failure::usage;
use crate::output::{self, Ticker};
use crate::{files, threads};

/// Train the networks of the backgammon agent net by play against themselves
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Folder for weights, learning curve and what --resume needs
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Number of generations in all; without it, as many as --minutes allow
    #[arg(long, value_name = "N", required_unless_present = "minutes")]
    generations: Option<u64>,
    /// Stop after this many minutes; --resume continues
    #[arg(long, value_name = "M")]
    minutes: Option<f64>,
    /// Number of threads; default: all cores. Does not change the result
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<usize>>,
    /// Seed for all chance
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Resume the training in the folder
    #[arg(long)]
    resume: bool,
    /// Games in a generation
    #[arg(long, value_name = "N", default_value_t = 4096)]
    games: usize,
    /// Hidden units for contact and crashed positions: a multiple of 64
    #[arg(long, value_name = "N", default_value_t = 256, value_parser = hidden)]
    hidden: usize,
    /// Hidden units for races: a multiple of 64
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = hidden)]
    hidden_race: usize,
    /// Step of the weights at the beginning
    #[arg(long, value_name = "R", default_value_t = 1e-3)]
    rate_first: f32,
    /// Step of the weights at the end
    #[arg(long, value_name = "R", default_value_t = 5e-5)]
    rate_last: f32,
    /// How far results reach back, at the beginning
    #[arg(long, value_name = "L", default_value_t = 0.8)]
    lambda_first: f32,
    /// How far results reach back, at the end
    #[arg(long, value_name = "L", default_value_t = 0.3)]
    lambda_last: f32,
    /// Positions between two steps of the weights
    #[arg(long, value_name = "N", default_value_t = 1024, value_parser = positive)]
    batch: usize,
    /// How often each position is shown
    #[arg(long, value_name = "N", default_value_t = 1)]
    passes: usize,
    /// Measure after this many generations
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u64).range(1..))]
    measure_every: u64,
    /// Pairs of games to measure by
    #[arg(long, value_name = "N", default_value_t = 400)]
    pairs: usize,
}

pub(super) fn positive(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|&n: &usize| n > 0).ok_or_else(|| "not a positive number".to_owned())
}

pub(super) fn hidden(text: &str) -> Result<usize, String> {
    let fits = |n: &usize| *n > 0 && n.is_multiple_of(64) && *n <= 4096;
    text.parse().ok().filter(fits).ok_or_else(|| "not a multiple of 64 up to 4096".to_owned())
}

const EXAMPLES: &str = "\
The folder then holds net.safetensors (the networks, 16 bits), curve.csv and checkpoint.safetensors, which
--resume needs. With --generations the same seed gives the same networks everywhere, also after --resume;
without, the step falls with the time, and so they depend on how fast the machine is.

Examples:
  parlor train backgammon-net --out net/ --generations 20 --games 256 --hidden 64
  parlor train backgammon-net --out net/ --minutes 60
  parlor train backgammon-net --out net/ --minutes 60 --resume";

const CHECKPOINT: &str = "checkpoint.safetensors";
const CURVE: &str = "curve.csv";
const HEADING: &str = "generation,seconds,rate,lambda,contact,crashed,race,contact_error,\
crashed_error,race_error,surprise,points,points_error\n";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    files::make_folder(&args.out)?;
    let mut run = Run::begin(args)?;
    let ticker = Ticker::new();
    let mut saved = Instant::now();
    while !run.is_over() {
        let settings = run.settings();
        let made = run.training.advance(&settings);
        let number = run.training.generation();
        ticker.show(|| format!("generation {number}: {:?} positions", made.positions));
        let measured = number
            .is_multiple_of(args.measure_every)
            .then(|| run.training.measure(args.pairs, settings.threads));
        let line = run.line(&settings, &made, measured);
        if measured.is_some() {
            ticker.clear();
            output::text(&line)?;
        }
        run.curve += &line;
        if saved.elapsed().as_secs() >= 60 {
            run.save()?;
            saved = Instant::now();
        }
    }
    ticker.clear();
    run.save()
}

/// A training with its folder and its clock.
struct Run<'a> {
    args: &'a Args,
    training: Training,
    curve: String,
    begin: Instant,
}

impl<'a> Run<'a> {
    fn begin(args: &'a Args) -> anyhow::Result<Run<'a>> {
        let path = args.out.join(CHECKPOINT);
        let (training, curve) = match (args.resume, path.exists()) {
            (true, _) => (resumed(&path)?, fs::read_to_string(args.out.join(CURVE))?),
            (false, false) => {
                let hidden = [args.hidden, args.hidden, args.hidden_race];
                (Training::new(args.seed, hidden), HEADING.to_owned())
            }
            (false, true) => {
                let folder = args.out.display();
                let message =
                    format!("{folder} already holds a training run; resume it with --resume");
                return Err(usage(message));
            }
        };
        Ok(Run { args, training, curve, begin: Instant::now() })
    }

    fn minutes(&self) -> f64 {
        self.begin.elapsed().as_secs_f64() / 60.0
    }

    fn is_over(&self) -> bool {
        self.args.minutes.is_some_and(|most| self.minutes() >= most)
            || self.args.generations.is_some_and(|most| self.training.generation() >= most)
    }

    /// How much of the training is done, from 0 to 1: by generations where their number is known, by
    /// the clock where it is not.
    fn progress(&self) -> f32 {
        let done = match (self.args.generations, self.args.minutes) {
            (Some(all), _) => self.training.generation() as f64 / all as f64,
            (None, Some(minutes)) => self.minutes() / minutes,
            (None, None) => 0.0,
        };
        done.clamp(0.0, 1.0) as f32
    }

    fn settings(&self) -> Settings {
        let (args, progress) = (self.args, self.progress());
        // The rate falls slowly at first, then ever faster: along a quarter of a circle squared.
        let rest = 1.0 - progress * progress;
        Settings {
            games: args.games,
            lambda: args.lambda_first + progress * (args.lambda_last - args.lambda_first),
            rate: args.rate_last + rest * rest * (args.rate_first - args.rate_last),
            batch: args.batch,
            passes: args.passes,
            threads: threads(args.threads),
        }
    }

    fn line(&self, settings: &Settings, made: &Generation, measured: Option<Measured>) -> String {
        let Generation { positions: [a, b, c], squared_error: [x, y, z] } = made;
        let found = measured.map_or(",,".to_owned(), |Measured { surprise, duel }| {
            format!("{surprise:.5},{:.4},{:.4}", duel.points, duel.error)
        });
        format!(
            "{},{:.1},{:.6},{:.3},{a},{b},{c},{x:.5},{y:.5},{z:.5},{found}\n",
            self.training.generation(),
            60.0 * self.minutes(),
            settings.rate,
            settings.lambda,
        )
    }

    /// Writes weights, curve, and what is needed to resume.
    fn save(&self) -> anyhow::Result<()> {
        let write = |name: &str, bytes: &[u8]| files::write_whole(&self.args.out.join(name), bytes);
        let about = [
            ("command", "parlor train backgammon-net".to_owned()),
            ("generations", self.training.generation().to_string()),
            ("seed", self.training.seed().to_string()),
        ];
        write("net.safetensors", &self.training.weights().to_bytes(Precision::Half, &about))?;
        write(CURVE, self.curve.as_bytes())?;
        write(CHECKPOINT, &self.training.save())
    }
}

fn resumed(path: &Path) -> anyhow::Result<Training> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    Training::resume(&bytes).with_context(|| format!("cannot resume from {}", path.display()))
}
