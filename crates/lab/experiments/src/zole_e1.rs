//! `zole-e1`: how many ways a random deal can be played.

use parlor_arena::plot::Spans;

use crate::drawing::{span, summary};
use crate::sources::venters_2015;
use crate::zole_playouts::{Counts, Statistic, rank_sum_z, source};
use crate::{Check, Claim, Experiment, Failed, Findings, Measured, Rows, Settings, Unit, Verdict};

const REASON: &str = "the source's counts do not fit the rules and do not contradict its defective trump mask, which \
                      lets Q♠ and Q♣ be kept back on a trump lead";

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
    claims,
    notes: |rows| vec![why(rows.value(BY_RULES), rows.value(BY_MASK))],
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
    findings.add(BY_RULES, Unit::Number(2), Measured::alone(rules));
    findings.add(BY_MASK, Unit::Number(2), Measured::alone(defect));
    let spans = Spans {
        title: "Playouts of a deal: median, 95 of 100, largest",
        unit: "complete sequences of cards",
        spans: vec![
            span("source, 64 deals", 0, &summary(&theirs)?, 0.0),
            span("ours, by the rules", 1, &summary(&counts.rules)?, 0.0),
            span("ours, source's mask", 2, &summary(&counts.defect)?, 0.0),
        ],
    };
    Ok(findings.plot("playouts", spans.draw()))
}

/// The source's counts among ours by ranks, and their size.
fn claims(_: Rows<'_>) -> Vec<Claim> {
    let fits = |row: &str| {
        let rows = vec![row.to_owned()];
        [Check::Values { rows, low: Some(-LIMIT), high: Some(LIMIT) }]
    };
    let told = |row: &str| format!("ranks {{{row} | signed .1}} off");
    vec![
        Claim::new(
            "its 64 counts are those of random deals: ranks within 1.96 standard deviations",
            "64 counts, median {median | source billion .1}",
        )
        .as_printed(fits(BY_RULES), format!("median {{{MEDIAN} | billion .1}}, {}", told(BY_RULES)))
        .under(MASK, fits(BY_MASK), told(BY_MASK))
        .because(
            Verdict::Read,
            "By the rules they are too small; its program's trump mask explains them.",
        ),
        Claim::new(
            "the largest of 64 deals has some 200 billion ways",
            "{largest of 64 | source billion .1}",
        )
        .as_printed(
            [Check::same(LARGEST)],
            format!("{{{LARGEST} | billion .0}} expected, at least {{{LARGEST} | low billion .0}}"),
        )
        .because(Verdict::Undecided, "It is the count of a single deal."),
    ]
}

const MEDIAN: &str = "median";
const LARGEST: &str = "largest of 64";
const BY_RULES: &str = "rank sum z, by the rules";
const BY_MASK: &str = "rank sum z, source's mask";
/// How the source's program reads the rules.
const MASK: &str = "its trump mask, which lacks Q♠ and Q♣";

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
            Fit::Rules => {
                "They do not fit the source's trump mask and do not contradict the rules."
            }
            Fit::Mask => {
                "They differ most likely because the source did not count by the rules: its counts \
                 do not fit the rules and do not contradict its trump mask, which lacks Q♠ and Q♣ (zole-e1b)."
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
