//! `parlor train zole-bidding`.

mod curve;
mod kept;
mod trial;

use std::num::NonZero;
use std::path::PathBuf;
use std::thread;

use parlor_formats::zole::read_rules;
use parlor_zole::{Call, Place, RuleSet};
use parlor_zole_agents::{Demands, registry};

use crate::failure::{OrUsage, usage};
use crate::language::spec_error;
use crate::output::{self, Ticker};
use crate::threads;

use kept::Kept;
use trial::{Question, Trial};

/// Find what the Zole player house should ask of a call, by play against itself
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The call
    #[arg(value_enum)]
    call: Asked,
    /// Number of hands to play twice, with the call and without it
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u64).range(2..))]
    trials: u64,
    /// Ruleset
    #[arg(long, value_name = "RULES", default_value = "online-pm")]
    rules: String,
    /// Number of common pules
    #[arg(long, value_name = "N", default_value_t = 0)]
    pules: u8,
    /// Leave out hands for which the call is worth less beyond a pass, in points; default: by call
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    from: Option<f64>,
    /// Leave out hands for which it is worth more
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    to: Option<f64>,
    /// Who calls and plays
    #[arg(long, value_name = "SPEC", default_value = "house")]
    agent: String,
    /// Nodes per decision of theirs
    #[arg(long, value_name = "N", default_value_t = 50_000)]
    nodes: u64,
    /// Seed for all chance
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Number of threads; default: all cores. Does not change the result
    #[arg(long, value_name = "T")]
    threads: Option<NonZero<usize>>,
    /// File to keep the trials in; an existing one of the same command is resumed
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// A call that can be asked about.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Asked {
    Take,
    Zole,
    MazaZole,
}

const EXAMPLES: &str = "\
Whenever a hand comes to call for which CALL is worth between --from and --to, the deal is played twice with the same \
cards and the same chance: with the call, and with what the player does without it. The difference is what the call has \
gained. Printed is the mean gain by what the call was thought to be worth beyond its best alternative, what each demand \
would have lost to the best one, and where a line through all hands crosses zero: what to ask of the call. Set it as \
`house:take_first=…`, `take_second`, `take_third`, `zole` or `maza_zole`.

A run can be stopped at any time: with --out it continues where it stopped. More --trials continue a finished one.

Examples:
  parlor train zole-bidding take --trials 40
  parlor train zole-bidding maza-zole --trials 1000 --seed 2 --out maza.csv
  parlor train zole-bidding take --rules online-pgm --agent 'house:take_first=-1.5'";

impl Asked {
    fn call(self) -> Call {
        match self {
            Asked::Take => Call::Take,
            Asked::Zole => Call::Zole,
            Asked::MazaZole => Call::MazaZole,
        }
    }

    /// Below the first number a call loses and above the second it gains, whatever is asked of it.
    const fn in_question(self) -> (f64, f64) {
        match self {
            Asked::Take => (-5.0, 1.0),
            Asked::Zole => (-8.0, 12.0),
            Asked::MazaZole => (0.0, 14.0),
        }
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let question = question(args)?;
    let wanted = args.trials as usize;
    let mut kept = Kept::begin(args.out.as_deref(), &question)?;
    let (ticker, threads) = (Ticker::new(), threads(args.threads).get());
    while kept.trials.len() < wanted {
        for (number, trials) in deals(&question, kept.n_deals, threads)? {
            if kept.trials.len() < wanted {
                kept.trials.extend(trials);
                kept.n_deals = number + 1;
            }
        }
        kept.save()?;
        ticker.show(|| format!("{} of {wanted} hands, {} deals", kept.trials.len(), kept.n_deals));
    }
    ticker.clear();
    output::text(&told(&question, &kept))
}

fn question(args: &Args) -> anyhow::Result<Question> {
    registry().check(&args.agent).map_err(|error| spec_error(&error)).or_usage()?;
    let rules: RuleSet = read_rules(&args.rules).or_usage()?;
    let call = args.call.call();
    if call == Call::MazaZole && !rules.maza_zole {
        return Err(usage(format!("{} has no mazā zole", args.rules)));
    }
    let (from, to) = args.call.in_question();
    let window = (args.from.unwrap_or(from), args.to.unwrap_or(to));
    if window.0 >= window.1 || window.0.is_nan() || window.1.is_nan() {
        return Err(usage(format!("--from {} is not below --to {}", window.0, window.1)));
    }
    Ok(Question {
        call,
        rules,
        rules_name: args.rules.clone(),
        pules: args.pules,
        window,
        player: args.agent.clone(),
        nodes: args.nodes,
        seed: args.seed,
    })
}

/// The trials of the next deals, as many as threads, in their order.
fn deals(
    question: &Question,
    first: u64,
    threads: usize,
) -> anyhow::Result<Vec<(u64, Vec<Trial>)>> {
    let numbers = first..first + threads as u64;
    thread::scope(|scope| {
        let workers: Vec<_> =
            numbers.map(|number| (number, scope.spawn(move || question.trials(number)))).collect();
        let joined = workers.into_iter().map(|(number, worker)| match worker.join() {
            Ok(trials) => Ok((number, trials?)),
            Err(panic) => std::panic::resume_unwind(panic),
        });
        joined.collect()
    })
}

/// Everything found, in words.
fn told(question: &Question, kept: &Kept) -> String {
    let trials = &kept.trials;
    let mut text = format!("{question}\n{} hands of {} deals\n", trials.len(), kept.n_deals);
    text += &curve::words("all places", trials, question.window);
    for place in Place::ALL {
        let own: Vec<Trial> = trials.iter().filter(|trial| trial.place == place).copied().collect();
        if own.len() > 1 {
            let now = Demands::TUNED.of(question.call, place);
            let whose = format!("{place}, asked by default: {now:+.2}");
            text += &curve::words(&whose, &own, question.window);
        }
    }
    text
}
