//! The comparison of ways to train: what steadies the networks, one change at a time.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use parlor_riichi_agents::lt_dqn::{Curve, Point, Scaling, Training, TrainingOptions};

use super::folder::Folder;
use super::{Args, Going, taken};
use crate::output::{self, Ticker};
use crate::{files, threads};

/// A way to train: what it changes in the source's.
struct Way {
    name: &'static str,
    options: &'static str,
    seed: u64,
    target: bool,
    scaled: bool,
    discount: bool,
    mask: bool,
}

const SOURCE: Way = Way {
    name: "source",
    options: "–",
    seed: 0,
    target: false,
    scaled: false,
    discount: false,
    mask: false,
};

const STABLE: Way = Way {
    name: "stable",
    options: "--inputs scaled --mask --target-every 2000 --discount 0.95",
    target: true,
    scaled: true,
    discount: true,
    mask: true,
    ..SOURCE
};

/// The source's way twice, each change alone, all four, and all but one of them.
const WAYS: [Way; 11] = [
    SOURCE,
    Way { name: "source-2", options: "another seed", seed: 1, ..SOURCE },
    Way { name: "target", options: "--target-every 2000", target: true, ..SOURCE },
    Way { name: "scaled", options: "--inputs scaled", scaled: true, ..SOURCE },
    Way { name: "discount", options: "--discount 0.95", discount: true, ..SOURCE },
    Way { name: "mask", options: "--mask", mask: true, ..SOURCE },
    STABLE,
    Way {
        name: "untargeted",
        options: "--inputs scaled --mask --discount 0.95",
        target: false,
        ..STABLE
    },
    Way {
        name: "unscaled",
        options: "--mask --target-every 2000 --discount 0.95",
        scaled: false,
        ..STABLE
    },
    Way {
        name: "undiscounted",
        options: "--inputs scaled --mask --target-every 2000",
        discount: false,
        ..STABLE
    },
    Way {
        name: "unmasked",
        options: "--inputs scaled --target-every 2000 --discount 0.95",
        mask: false,
        ..STABLE
    },
];

impl Way {
    fn of(&self, plain: &TrainingOptions) -> TrainingOptions {
        TrainingOptions {
            seed: plain.seed + self.seed,
            target_every: if self.target { 2000 } else { 0 },
            scaling: if self.scaled { Scaling::Scaled } else { Scaling::Raw },
            discount: if self.discount { 0.95 } else { 1.0 },
            mask: self.mask,
            ..*plain
        }
    }
}

/// Trains in every way, several at a time; threads do not change a result.
pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    // Four points of the curve at least, however small the run.
    let plain = TrainingOptions { window: 1000.min((args.hands / 4).max(1)), ..args.options() };
    let folders = WAYS.each_ref().map(|way| Folder::at(&args.out.join(way.name)));
    let folders = folders.into_iter().collect::<anyhow::Result<Vec<Folder>>>()?;
    if !args.resume && folders.iter().any(Folder::holds_training) {
        return Err(taken(&args.out));
    }
    let all = threads(args.threads).get();
    let workers = all.min(WAYS.len());
    let each = NonZero::new(all / workers).unwrap_or(NonZero::<usize>::MIN);
    let going = Going { args, begin: Instant::now(), threads: each };
    let (next, ticker) = (AtomicUsize::new(0), Ticker::new());
    let results = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    let (Some(way), Some(folder)) = (WAYS.get(n), folders.get(n)) else { return };
                    let result = train(way, folder, &plain, going, &ticker);
                    results.lock().unwrap_or_else(PoisonError::into_inner).push((n, result));
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.sort_by_key(|&(n, _)| n);
    let mut table = HEADING.to_owned();
    let mut unfinished = 0;
    for (n, result) in results {
        let (training, finished) = result?;
        let curve = training.curve();
        files::write(&args.out.join(format!("{}.csv", WAYS[n].name)), curve.csv())?;
        table += &line(&WAYS[n], curve);
        unfinished += usize::from(!finished);
    }
    ticker.clear();
    files::write(&args.out.join("ablation.md"), &table)?;
    output::text(&table)?;
    if unfinished > 0 {
        output::text(&format!("{unfinished} not finished; continue with --resume\n"))?;
    }
    Ok(())
}

/// One way, to its end or until the time is over.
fn train(
    way: &Way,
    folder: &Folder,
    plain: &TrainingOptions,
    going: Going<'_>,
    ticker: &Ticker,
) -> anyhow::Result<(Training, bool)> {
    let options = way.of(plain);
    let mut training = match folder.holds_training() {
        true => folder.resume(options)?,
        false => Training::new(options),
    };
    let hands = going.args.hands;
    let shown = |training: &Training| {
        ticker.show(|| format!("{}: {}/{hands} hands", way.name, training.hands()));
    };
    let finished = going.train(&mut training, folder, shown, |_| Ok(()))?;
    Ok((training, finished))
}

const HEADING: &str = "\
| way | options | action error | discard error | hands counted | wins | tenpai | points per hand |
|---|---|---|---|---|---|---|---|
";

/// Errors of the last window; what the learner had to show in all windows but the first, in which it
/// mostly tried things out.
fn line(way: &Way, curve: &Curve) -> String {
    let points = curve.points();
    let counted = if points.len() > 1 { &points[1..] } else { points };
    let sum = |of: fn(&Point) -> i64| counted.iter().map(of).sum::<i64>();
    let hands = sum(|point| point.window as i64);
    let wins = sum(|point| point.results[0].wins);
    let tenpai = sum(|point| point.results[0].tenpai);
    let each = sum(|point| point.results[0].points) as f64 / hands.max(1) as f64;
    let [actions, discards] = points.last().map_or([0.0; 2], |point| point.losses);
    let Way { name, options, .. } = way;
    format!(
        "| {name} | {options} | {actions:.3e} | {discards:.3e} | {hands} | {wins} | {tenpai} | {each:.0} |\n"
    )
}
