//! `zole-e8`: the solver against stored answers, and how long a full deal takes.

use parlor_arena::plot::{Span, Spans};
use parlor_stats::{Bootstrap, Confidence, Resampling, Summary};
use parlor_zole::Eyes;
use parlor_zole_solver::{Position, Solver, deals};

use crate::clock::shortest;
use crate::zole_playouts::median;
use crate::zole_rows::{rows, sample};
use crate::{
    Comparison, Experiment, Failed, Findings, Found, Measured, Published, Records, Settings, Unit,
};

/// All values equal; time per deal.
pub(crate) struct SolverCheck;

impl Experiment for SolverCheck {
    fn id(&self) -> &'static str {
        "zole-e8"
    }

    fn title(&self) -> &'static str {
        "Zole: the solver against reference data, and its speed"
    }

    fn source(&self) -> &'static str {
        "the reference data given by --records (or the 24 endgames of testdata/zole), made by other programs"
    }

    fn protocol(&self) -> &'static str {
        "every stored answer (eyes, the value of every card, forced tricks, score, playouts) is compared with \
         the solver's; then random full deals are solved for exact eyes and for 61"
    }

    fn deviations(&self) -> &'static [&'static str] {
        &[
            "times are the shortest of three runs on one thread and vary from run to run; all else follows \
             from data and seed",
            "a new table for every deal; 500 deals (quick: 30)",
        ]
    }

    fn records(&self) -> Option<Records> {
        Some(Records::ZoleAnswers)
    }

    fn run(&self, settings: &Settings<'_>) -> Result<Findings, Failed> {
        let found = settings.records.map(|path| Records::ZoleAnswers.expect(path)).transpose()?;
        let rows = found.as_ref().map_or_else(sample, |found| rows(&found.files))?;
        let compared =
            settings.map(rows.len() as u64, |n| rows[n as usize].compare(&mut Solver::new()));
        let compared = compared.into_iter().collect::<Result<Vec<_>, Failed>>()?;
        let answers: u64 = compared.iter().map(|row| row.answers).sum();
        let differences: u64 = compared.iter().map(|row| row.differences).sum();
        let n = settings.size(500, 30);
        let deals = settings
            .map(n, |number| deals::seed_style(&mut settings.stream("solver-check", number)));
        let exact = Speed::of(&deals, |solver, deal| {
            solver.eyes(deal);
        });
        let won = Speed::of(&deals, |solver, deal| {
            solver.reaches(deal, Eyes(61));
        });
        let count = Unit::Number(0);
        let none = Published::exact(0.0, 0);
        let differing = Measured::exact(differences as f64);
        let mut findings = Findings::new()
            .with(Comparison::new("answers that differ", count, none, differing))
            .with(Comparison::ours_alone("answers", count, Measured::exact(answers as f64)));
        let mut spans = Vec::new();
        for (colour, (name, speed)) in
            [("exact eyes", exact), ("61 or not", won)].iter().enumerate()
        {
            let nodes = middle(&speed.nodes, settings.seed)?;
            let ms = middle(&speed.ms, settings.seed)?;
            findings = findings
                .with(Comparison::ours_alone(&format!("{name}, median nodes"), count, nodes))
                .with(
                    Comparison::ours_alone(&format!("{name}, median ms"), Unit::Number(3), ms)
                        .timed(),
                );
            let Summary { median, p95, max, .. } = Summary::of(&speed.ms).map_err(Failed::by)?;
            let values = [median, p95, max].map(|ms| ms.max(1e-6));
            spans.push(Span { label: (*name).to_owned(), colour, values });
        }
        let title = "Time for a full deal: median, 95 of 100, largest";
        let findings = findings
            .plot("times", Spans { title, unit: "milliseconds", spans }.draw())
            .remark(format!(
                "{answers} stored answers in {} positions, {differences} differ.",
                rows.len()
            ));
        Ok(found.as_ref().and_then(Found::remark).into_iter().fold(findings, Findings::remark))
    }
}

/// What each deal cost.
struct Speed {
    ms: Vec<f64>,
    nodes: Vec<f64>,
}

impl Speed {
    fn of(deals: &[Position], question: impl Fn(&mut Solver, &Position)) -> Speed {
        let cost = |deal: &Position| {
            let (seconds, nodes) = shortest(|| {
                let mut solver = Solver::new();
                question(&mut solver, deal);
                solver.nodes()
            });
            (1e3 * seconds, nodes as f64)
        };
        let (ms, nodes) = deals.iter().map(cost).unzip();
        Speed { ms, nodes }
    }
}

/// The median, with a bootstrap.
fn middle(values: &[f64], seed: u64) -> Result<Measured, Failed> {
    let resampling = Resampling { resamples: 1_000, seed };
    let bootstrap = Bootstrap::of(values, resampling, median).map_err(Failed::by)?;
    Ok(Measured::estimate(bootstrap.estimate(), bootstrap.percentile(Confidence::P95)))
}
