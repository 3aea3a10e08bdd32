//! `parlor train backgammon-fit`

use std::fmt::Write;
use std::num::NonZero;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::ensure;
use parlor_agent::Stream;
use parlor_backgammon_agents::net::training::{Fitting, Lessons, Measurement};
use parlor_backgammon_agents::net::{NetClass, NetWeights};
use parlor_nets::Precision;

use super::backgammon_net::{hidden, positive};
use super::label_files::{list, read};
use crate::backgammon::weights_of;
use crate::output::{self, Ticker};
use crate::{files, threads};

/// Teach the networks of the backgammon agent net by labelled positions
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Files of parlor train backgammon-labels, or folders of them
    #[arg(required = true, value_name = "LABELS")]
    labels: Vec<PathBuf>,
    /// The networks, 16 bits a weight; the learning curve is written beside, as .csv
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Networks to begin from; default: random ones
    #[arg(long, value_name = "FILE", conflicts_with_all = ["hidden", "hidden_race"])]
    start: Option<PathBuf>,
    /// How often each network is shown all its positions; without it, as often as --minutes allow
    #[arg(long, value_name = "E", required_unless_present = "minutes", value_parser = clap::value_parser!(u32).range(1..))]
    epochs: Option<u32>,
    /// Minutes for all three networks together
    #[arg(long, value_name = "M", conflicts_with = "epochs", value_parser = minutes)]
    minutes: Option<f64>,
    /// Seed for the order of the positions, and for random networks
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Number of threads; default: all cores, of which 16 are used. Does not change the result
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<usize>>,
    /// Hidden units for contact and crashed positions: a multiple of 64
    #[arg(long, value_name = "N", default_value_t = 256, value_parser = hidden)]
    hidden: usize,
    /// Hidden units for races: a multiple of 64
    #[arg(long, value_name = "N", default_value_t = 128, value_parser = hidden)]
    hidden_race: usize,
    /// Positions between two steps of the weights
    #[arg(long, value_name = "N", default_value_t = 2048, value_parser = positive)]
    batch: usize,
    /// Step of the weights after the first fiftieth of the time; from then on it falls to nothing
    #[arg(long, value_name = "R", default_value_t = 1e-3)]
    rate: f32,
}

fn minutes(text: &str) -> Result<f64, String> {
    let fits = |minutes: &f64| *minutes > 0.0 && minutes.is_finite();
    text.parse().ok().filter(fits).ok_or_else(|| "not a number of minutes above 0".to_owned())
}

const EXAMPLES: &str = "\
The last twentieth of every file of labels is held back. For each kind of position it prints the root mean square
of the difference in equity to the labels, before and after, on positions held back and (in brackets) on those
shown: where the two differ much, more labels help more than more time. With --epochs the same seed gives the
same networks everywhere, on any number of threads; with --minutes the step falls with the clock.

Examples:
  parlor train backgammon-fit labels/ --start net.safetensors --out better.safetensors --epochs 20
  parlor train backgammon-fit labels/ deep/ --start net.safetensors --out better.safetensors --minutes 10
  parlor train backgammon-fit labels/ --hidden 64 --hidden-race 64 --out small.safetensors --epochs 2";

/// Which share of the minutes each kind of position gets.
const SHARES: [f64; 3] = [0.65, 0.25, 0.10];

/// About so often a network is measured on its way.
const MEASURED: f64 = 40.0;

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut weights = match &args.start {
        Some(path) => weights_of(path)?,
        None => {
            let path = [Stream::label("backgammon-fit"), Stream::label("weights")];
            let mut stream = Stream::derived(args.seed, &path);
            let hidden = [args.hidden, args.hidden, args.hidden_race];
            NetWeights::random(hidden, || stream.next_u64())
        }
    };
    let lessons = lessons(args)?;
    let mut curve = "class,epochs,seconds,rate,squared_error,shown,held_back\n".to_owned();
    for class in NetClass::ALL {
        let of_class = &lessons[class as usize];
        if of_class.shown.is_empty() {
            output::text(&format!("{}: no positions; left as it was\n", class.name()))?;
            continue;
        }
        let mut run = Run::begin(args, class, &weights, of_class);
        run.go(&mut curve);
        output::text(&run.words())?;
        weights.set(class, run.fitting.weights().clone());
        // After each network, so that a run that is stopped later leaves what it has.
        let about = [
            ("command", "parlor train backgammon-fit".to_owned()),
            ("seed", args.seed.to_string()),
        ];
        files::write_whole(&args.out, &weights.to_bytes(Precision::Half, &about))?;
        files::write_whole(&args.out.with_extension("csv"), curve.as_bytes())?;
    }
    Ok(())
}

/// All labels, by class.
fn lessons(args: &Args) -> anyhow::Result<[Lessons; 3]> {
    let (ticker, all) = (Ticker::new(), list(&args.labels)?);
    let mut lessons = [const { Lessons { shown: Vec::new(), held_back: Vec::new() } }; 3];
    for (number, path) in all.iter().enumerate() {
        ticker.show(|| format!("reading {number} of {} files", all.len()));
        let (_, labels) = read(path)?;
        for class in NetClass::ALL {
            lessons[class as usize].add(class, &labels);
        }
    }
    ticker.clear();
    let any = lessons.iter().any(|lessons| !lessons.shown.is_empty());
    ensure!(any, "the files have no labels");
    for Lessons { shown, held_back } in &lessons {
        let most = u32::MAX as usize;
        ensure!(shown.len().max(held_back.len()) <= most, "more than {most} labels of a kind");
    }
    Ok(lessons)
}

/// One network on its way.
struct Run<'a> {
    args: &'a Args,
    class: NetClass,
    fitting: Fitting<'a>,
    positions: usize,
    begin: Instant,
    /// The time that was spent on learning alone.
    learning: f64,
    first: Measurement,
    last: Measurement,
}

impl<'a> Run<'a> {
    fn begin(
        args: &'a Args,
        class: NetClass,
        weights: &NetWeights,
        lessons: &'a Lessons,
    ) -> Run<'a> {
        let begin = Instant::now();
        let fitting = Fitting::new(class, weights.of(class).clone(), lessons, args.seed);
        let first = fitting.measure(threads(args.threads));
        let positions = lessons.shown.len();
        Run { args, class, fitting, positions, begin, learning: 0.0, first, last: first }
    }

    /// Moves the weights until the time or the epochs are over; adds lines to `curve`.
    fn go(&mut self, curve: &mut String) {
        let (ticker, threads) = (Ticker::new(), threads(self.args.threads));
        let (mut measured, mut error) = (0.0, 0.0);
        self.line(curve, 0.0, error);
        loop {
            let done = self.done();
            if done >= measured + 1.0 / MEASURED || done >= 1.0 {
                self.last = self.fitting.measure(threads);
                self.line(curve, self.rate(done), error);
                measured = done;
            }
            if done >= 1.0 {
                break;
            }
            let began = Instant::now();
            error = self.fitting.advance(self.rate(done), self.args.batch, threads);
            self.learning += began.elapsed().as_secs_f64();
            ticker.show(|| format!("{:.0} %, {}", 100.0 * done, self.words().trim_end()));
        }
        ticker.clear();
    }

    /// How much is done, from 0 to 1.
    fn done(&self) -> f64 {
        let done = match (self.args.epochs, self.args.minutes) {
            (Some(epochs), _) => self.fitting.epochs() / f64::from(epochs),
            (None, Some(minutes)) => {
                let seconds = 60.0 * minutes * SHARES[self.class as usize];
                self.begin.elapsed().as_secs_f64() / seconds
            }
            (None, None) => 1.0,
        };
        done.min(1.0)
    }

    /// The step rises over the first fiftieth, since Adam knows little at first; then it falls, slowly at both
    /// ends. Of plain arithmetic, which is the same on every machine.
    fn rate(&self, done: f64) -> f32 {
        let rest = 1.0 - done;
        let fall = rest * rest * (1.0 + 2.0 * done);
        self.args.rate * (fall * (50.0 * done + 0.02).min(1.0)) as f32
    }

    fn line(&self, curve: &mut String, rate: f32, error: f64) {
        let told = |far: Option<f64>| far.map_or(String::new(), |far| format!("{far:.5}"));
        let (shown, held_back) = (told(self.last.shown), told(self.last.held_back));
        let (class, epochs) = (self.class.name(), self.fitting.epochs());
        let seconds = self.begin.elapsed().as_secs_f64();
        // Writing to a string cannot fail.
        let _ = writeln!(
            curve,
            "{class},{epochs:.3},{seconds:.1},{rate:.7},{error:.6},{shown},{held_back}"
        );
    }

    fn words(&self) -> String {
        let (class, epochs) = (self.class.name(), self.fitting.epochs());
        let speed = epochs * self.positions as f64 / self.learning.max(1e-9);
        let told = |far: Option<f64>| far.map_or("none".to_owned(), |far| format!("{far:.4}"));
        let off = |far: Measurement| format!("{} ({})", told(far.held_back), told(far.shown));
        format!(
            "{class}: {} positions, {epochs:.1} epochs, {speed:.0} a second; off by {} before, {} after\n",
            self.positions,
            off(self.first),
            off(self.last)
        )
    }
}
