//! `zole-e8`: the solver against stored answers, and how long a full deal takes.

use parlor_arena::plot::Spans;
use parlor_stats::{Bootstrap, Resampling};
use parlor_zole::Eyes;
use parlor_zole_solver::{Position, Solver, deals};

use crate::clock::shortest;
use crate::drawing::{span, summary};
use crate::zole_playouts::median;
use crate::zole_rows::{rows, sample};
use crate::{
    Check, Claim, Experiment, Failed, Findings, Found, Measured, Records, Rows, Settings, Unit,
    Verdict,
};

/// All values equal; time per deal.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "zole-e8",
    title: "Zole: the solver against reference data, and its speed",
    source: "the reference data given by --records (or the 24 endgames of testdata/zole), made by other programs",
    protocol: "every stored answer (eyes, the value of every card, forced tricks, score, playouts) is compared with \
               the solver's; then random full deals are solved for exact eyes and for 61",
    deviations: &[
        "times are the shortest of three runs on one thread and vary from run to run; all else follows \
         from data and seed",
        "a new table for every deal; 500 deals (quick: 30)",
    ],
    records: Some(Records::ZoleAnswers),
    run,
    claims,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let found = settings.records.map(|path| Records::ZoleAnswers.expect(path)).transpose()?;
    let rows = found.as_ref().map_or_else(sample, |found| rows(&found.files))?;
    let compared =
        settings.try_map(rows.len() as u64, |n| rows[n as usize].compare(&mut Solver::new()))?;
    let answers: u64 = compared.iter().map(|row| row.answers).sum();
    let differences: u64 = compared.iter().map(|row| row.differences).sum();
    let n = settings.size(500, 30);
    let deals =
        settings.map(n, |number| deals::seed_style(&mut settings.stream("solver-check", number)));
    let exact = Speed::of(&deals, |solver, deal| {
        solver.eyes(deal);
    });
    let won = Speed::of(&deals, |solver, deal| {
        solver.reaches(deal, Eyes(61));
    });
    let count = Unit::Number(0);
    let mut findings = Findings::new();
    findings.add("answers that differ", count, Measured::exact(differences as f64));
    findings.add("answers", count, Measured::exact(answers as f64));
    let mut spans = Vec::new();
    for (colour, (name, speed)) in [("exact eyes", exact), ("61 or not", won)].iter().enumerate() {
        let nodes = middle(&speed.nodes, settings.seed)?;
        findings.add(format!("{name}, median nodes"), count, nodes);
        let ms = middle(&speed.ms, settings.seed)?;
        findings.add(format!("{name}, median ms"), Unit::Number(3), ms).is_timed = true;
        spans.push(span(*name, colour, &summary(&speed.ms)?, 1e-6));
    }
    let title = "Time for a full deal: median, 95 of 100, largest";
    let n = rows.len();
    findings
        .remarks
        .push(format!("{answers} stored answers in {n} positions, {differences} differ."));
    findings.remarks.extend(found.as_ref().and_then(Found::remark));
    Ok(findings.plot("times", Spans { title, unit: "milliseconds", spans }.draw()))
}

/// A check of the solver, which no source claims.
fn claims(_: Rows<'_>) -> Vec<Claim> {
    let claim = Claim::new(
        "other programs and the solver give the same answers",
        "{answers} stored answers",
    );
    let same = [Check::none(["answers that differ"])];
    vec![
        claim
            .as_printed(same, "{answers that differ} differ")
            .because(
                Verdict::Reproduced,
                "Eyes, values of every card, tricks, scores and playouts.",
            )
            .of_ours(),
    ]
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
    Measured::bootstrapped(Bootstrap::of(values, resampling, median))
}
