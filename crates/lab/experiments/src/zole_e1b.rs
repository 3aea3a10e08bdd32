//! `zole-e1b`: the same deals counted by the rules and with the source's trump mask.

use parlor_arena::plot::{Bar, Bars};
use parlor_stats::{Bootstrap, Resampling};

use crate::sources::venters_2015;
use crate::zole_playouts::{Counts, Statistic, median, rank_sum_z, source};
use crate::{Check, Claim, Experiment, Failed, Findings, Measured, Rows, Settings, Unit, Verdict};

/// What the defective trump mask does to playout counts.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "zole-e1b",
    title: "Zole: playouts by the rules and with the source's trump mask",
    source: venters_2015!("appendix 1, playout counts of 64 deals"),
    protocol: "the deals of zole-e1, each counted twice: by the rules, and with the trump mask of the source's \
               program, in which Q♠ and Q♣ are no trumps when a trump must be followed",
    deviations: &[
        "the source knew of one mask only; its statistics are compared with ours with that mask",
        "other deals than the source's, and 512 of them instead of 64 (quick: 32)",
        "least and largest: as in zole-e1",
    ],
    run,
    claims,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let n = settings.size(512, 32);
    let Counts { rules, defect } = Counts::of(settings, n);
    let mut findings = Findings::new();
    for statistic in Statistic::ALL {
        let ours = statistic.measured(&defect)?;
        let what = format!("{}, source's mask", statistic.name());
        findings.compare(what, Unit::Number(0), statistic.published()?, ours);
    }
    let ratios: Vec<f64> = defect.iter().zip(&rules).map(|(d, r)| d / r).collect();
    let fewer = ratios.iter().filter(|&&ratio| ratio < 1.0).count() as u64;
    let resampling = Resampling { resamples: 2_000, seed: settings.seed };
    let ratio = Measured::bootstrapped(Bootstrap::of(&ratios, resampling, median))?;
    let theirs = source();
    for (what, unit, ours) in [
        ("deals with fewer playouts", Unit::Percent(1), Measured::share(fewer, n)),
        ("median ratio, mask to rules", Unit::Number(2), ratio),
        ("rank sum z, rules", Unit::Number(2), Measured::alone(rank_sum_z(&theirs, &rules))),
        ("rank sum z, mask", Unit::Number(2), Measured::alone(rank_sum_z(&theirs, &defect))),
    ] {
        findings.add(what, unit, ours);
    }
    Ok(findings.plot("ratios", spread(&ratios)).remark(format!(
        "With the source's mask {fewer} of {n} deals have fewer playouts than by the rules; in the middle \
         deal {:.0} % of them are left.",
        100.0 * ratio.value
    )))
}

/// Does the mask change the counts? The source takes it for granted that it counts by the rules; the question is ours.
fn claims(_: Rows<'_>) -> Vec<Claim> {
    let fewer = "deals with fewer playouts";
    vec![
        Claim::new("with the source's trump mask most deals have fewer playouts", "no figure")
            .as_printed([Check::above(0.5, [fewer])], format!("{{{fewer} | .1}} of deals"))
            .because(
                Verdict::Reproduced,
                "It lacks Q♠ and Q♣; with it the middle deal keeps {median ratio, mask to rules} of its playouts.",
            )
            .of_ours(),
    ]
}

/// How the ratios are spread.
fn spread(ratios: &[f64]) -> parlor_arena::plot::Svg {
    const EDGES: [f64; 7] = [0.0, 0.25, 0.5, 0.75, 1.0, 1.25, f64::INFINITY];
    let bars = EDGES.windows(2).map(|edge| {
        let inside = ratios.iter().filter(|&&ratio| edge[0] <= ratio && ratio < edge[1]).count();
        let label = if edge[1].is_finite() { format!("< {}", edge[1]) } else { "more".to_owned() };
        Bar { label, share: inside as f64 / ratios.len().max(1) as f64 }
    });
    let bars: Vec<Bar> = bars.collect();
    let top = bars.iter().map(|bar| bar.share).fold(0.0, f64::max);
    Bars { title: "Playouts, mask to rules", colour: 0, bars, top }.draw()
}
