//! `zole-e1`: how many ways a random deal can be played.

use parlor_arena::plot::Spans;

use crate::drawing::{span, summary};
use crate::sources::venters_2015;
use crate::zole_playouts::{Counts, Statistic, rank_sum_z, source};
use crate::{Claim, Experiment, Failed, Findings, Measured, Outcome, Settings, Unit, Verdict};

const REASON: &str = "the source's counts fit its defective trump mask, which lets Q♠ and Q♣ be kept \
                      back on a trump lead, and not the rules";

/// Playout counts of random deals beside the source's 64.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "zole-e1",
    title: "Zole: how many ways a deal can be played",
    source: venters_2015!("appendix 1, playout counts of 64 deals"),
    protocol: "a random deal of three hands of eight, two cards aside, no exchange, the first hand leads; count \
               all complete sequences of legal cards; mean, median, least and largest of 64 deals",
    deviations: &[
        "other deals, since the source's cannot be regenerated, and 512 of them instead of 64 (quick: 32)",
        "counts are exact by sums over states, not by walking through all playouts",
        "by the rules; the same deals with the source's trump mask only for the rank-sum test",
        "least and largest depend on the size of the sample: ours is what our counts foretell of 64 more \
         deals, whatever their distribution; beyond our own extremes only the bounds of zole-e2 hold",
    ],
    run,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let counts = Counts::of(settings, settings.size(512, 32));
    let theirs = source();
    let [rules, defect] = [&counts.rules, &counts.defect].map(|counts| rank_sum_z(&theirs, counts));
    let fit = Fit::of(rules, defect);
    let mut findings = Findings::new();
    for statistic in Statistic::ALL {
        let ours = statistic.measured(&counts.rules)?;
        let source = statistic.published()?;
        let row = findings.compare(statistic.name(), Unit::Number(0), source, ours);
        row.reason = (fit == Fit::Mask).then(|| REASON.to_owned());
    }
    findings.add("rank sum z, by the rules", Unit::Number(2), Measured::alone(rules));
    findings.add("rank sum z, source's mask", Unit::Number(2), Measured::alone(defect));
    findings.claims = claims(&findings, rules, defect);
    let spans = Spans {
        title: "Playouts of a deal: median, 95 of 100, largest",
        unit: "complete sequences of cards",
        spans: vec![
            span("source, 64 deals", 0, &summary(&theirs)?, 0.0),
            span("ours, by the rules", 1, &summary(&counts.rules)?, 0.0),
            span("ours, source's mask", 2, &summary(&counts.defect)?, 0.0),
        ],
    };
    Ok(findings.plot("playouts", spans.draw()).remark(why(rules, defect)))
}

/// The source's counts among ours by ranks, and the size of the largest.
fn claims(findings: &Findings, rules: f64, defect: f64) -> Vec<Claim> {
    let fits = |z: f64| if z.abs() > LIMIT { Outcome::Fails } else { Outcome::Holds };
    let figures = |of: &str| findings.comparisons.iter().find(|row| row.what == of);
    let median = figures("median").map_or(f64::NAN, |row| row.ours.value);
    let mut claims = vec![
        Claim::new(
            "a random deal can be played in thousands of millions of ways",
            "6.6 thousand million, the median of 64 deals",
        )
        .as_printed(
            fits(rules),
            format!(
                "{:.1} thousand million; its ranks {rules:+.1} standard deviations off",
                median / 1e9
            ),
        )
        .under(
            "its trump mask, which lacks Q♠ and Q♣",
            fits(defect),
            format!("its ranks {defect:+.1} standard deviations off"),
        )
        .because(
            Verdict::Read,
            "Its counts are too small for the rules and fit the trump mask that its program has.",
        ),
    ];
    claims.extend(figures("largest of 64").map(|row| {
        Claim::new("the largest of 64 deals has some 10^11 ways", "2.2 · 10^11").as_printed(
            Outcome::of(row),
            format!("{:.1} · 10^11 expected of 64 deals", row.ours.value / 1e11),
        )
    }));
    claims
}

/// Beyond so many standard deviations a rank sum is no chance.
const LIMIT: f64 = 1.96;

/// Which of our counts the source's fit, as far as the two tests tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fit {
    Rules,
    Mask,
    Both,
    Neither,
}

impl Fit {
    fn of(rules: f64, defect: f64) -> Fit {
        match (rules.abs() > LIMIT, defect.abs() > LIMIT) {
            (false, true) => Fit::Rules,
            (true, false) => Fit::Mask,
            (false, false) => Fit::Both,
            (true, true) => Fit::Neither,
        }
    }

    fn verdict(self) -> &'static str {
        match self {
            Fit::Rules => "They fit the rules and not the source's trump mask.",
            Fit::Mask => {
                "They differ most likely because the source did not count by the rules: its counts \
                 do not fit the rules and fit its trump mask, which lacks Q♠ and Q♣ (zole-e1b)."
            }
            Fit::Both => "This sample is too small to tell the rules from the source's mask.",
            Fit::Neither => "They fit neither the rules nor the source's trump mask.",
        }
    }
}

/// What the two tests say.
fn why(rules: f64, defect: f64) -> String {
    let verdict = Fit::of(rules, defect).verdict();
    format!(
        "The ranks of the source's counts among ours lie {rules:.2} standard deviations from \
         what chance gives by the rules and {defect:.2} with the source's mask ({LIMIT} is the limit). {verdict}"
    )
}
