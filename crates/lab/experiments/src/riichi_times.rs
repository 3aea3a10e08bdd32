//! `riichi-times`: how long every player thinks about a decision.

use parlor_agent::Ask;
use parlor_arena::plot::Spans;
use parlor_riichi_agents::registry;

use crate::clock::busy;
use crate::discard_choices::{Choice, choices_in};
use crate::drawing::{span, summary};
use crate::fi_players::budget;
use crate::self_play::self_play;
use crate::{Comparison, Experiment, Failed, Findings, Measured, Published, Settings, Unit};

/// Everyone of the sources, and the two strongest of ours.
const PLAYERS: [(&str, Option<(f64, usize)>); 17] = [
    ("lt-random", None),
    ("lt-greedy", None),
    ("lt-fast", None),
    ("lt-dqn", None),
    ("lt-csp", Some((10_000.0, 0))),
    ("lt-bucket", Some((60_000.0, 0))),
    ("fi-mc:decks=20,discards=20,turns=1", Some((100.086, 3))),
    ("fi-mc:decks=40,discards=40,turns=1", Some((278.484, 3))),
    ("fi-mc:decks=20,discards=20,turns=3", Some((195.719, 3))),
    ("fi-mc:decks=20,discards=40,turns=3", Some((353.253, 3))),
    ("fi-mc:decks=40,discards=40,turns=3", Some((648.314, 3))),
    ("fi-tree:depth=1", Some((40.338, 3))),
    ("fi-tree:depth=2", Some((123.498, 3))),
    ("fi-tree:depth=3", Some((710.604, 3))),
    ("sp-draw", None),
    ("jp-dag", None),
    ("house", None),
];

/// Every player's time for a decision.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "riichi-times",
    title: "Riichi: how long every player thinks about a decision",
    source: "Ž. Jucius, Kaunas 2017: min-conflicts about 10 s, buckets more than a minute and up to three; \
             N. Hämäläinen, Helsinki 2019, figure 17: ms a discard; M. Kurita and K. Hoki, 2017: not legible",
    protocol: "every player is asked at the same turns of recorded self-play, with all that is legal and without a \
               limit; CPU time of each decision",
    deviations: &[
        "300 decisions (quick: 5, of at most 2,000 nodes) of three East matches of our own programs; the sources' machines and \
         situations are others",
        "the source says of lt-bucket only that it takes more than a minute: 60,000 ms is used for that",
        "turns with riichi declared are skipped, since there is nothing to decide",
    ],
    run,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let mut choices = Vec::new();
    for file in self_play() {
        choices.extend(choices_in(&file)?.into_iter().filter(|choice| !choice.is_forced));
    }
    let n = settings.size(300, 5) as usize;
    let step = (choices.len() / n).max(1);
    let asked: Vec<Choice> = choices.into_iter().step_by(step).take(n).collect();
    let times = settings.try_map(PLAYERS.len() as u64, |player| {
        take_times(settings, PLAYERS[player as usize].0, &asked)
    })?;
    let mut findings = Findings::new();
    let mut spans = Vec::new();
    for (n, (&(spec, source), times)) in PLAYERS.iter().zip(times).enumerate() {
        let summary = summary(&times)?;
        spans.push(span(spec, n, &summary, 1e-4));
        let source = source.map(|(ms, decimals)| Published::alone(ms, decimals));
        let mean = Measured::mean_time(&times.into_iter().collect());
        findings.compare(format!("{spec}: mean ms"), MS, source, mean).is_timed = true;
        for (what, ms) in [("median ms", summary.median), ("99 of 100 ms", summary.p99)] {
            findings.add(format!("{spec}: {what}"), MS, Measured::alone(ms)).is_timed = true;
        }
    }
    let title = "Time of a decision: median, 95 of 100, longest";
    let spans = Spans { title, unit: "milliseconds", spans };
    let faster = faster(&findings.comparisons);
    Ok(findings.plot("times", spans.draw()).remark(faster).remark(format!(
        "{} decisions each. Times are this machine's and vary from run to run.",
        asked.len()
    )))
}

/// The milliseconds of each decision.
fn take_times(settings: &Settings<'_>, spec: &str, asked: &[Choice]) -> Result<Vec<f64>, Failed> {
    let seed = settings.stream("riichi-times", 0).next_u64();
    let mut agent = registry().build(spec, seed).map_err(Failed::by)?;
    let mut time = |Choice { seat, view, legal, .. }: &Choice| {
        let ask = Ask { seat: *seat, view, legal, budget: budget(settings) };
        1e3 * busy(|| agent.decide(&ask, None)).0
    };
    // The first decision of all fills tables that later ones find.
    asked.first().map(&mut time);
    Ok(asked.iter().map(time).collect())
}

const MS: Unit = Unit::Number(3);

/// How many times as fast as the source's each is.
fn faster(comparisons: &[Comparison]) -> String {
    let faster = comparisons.iter().filter_map(|row| {
        let spec = row.what.trim_end_matches(": mean ms");
        Some(format!("{spec} {:.0}", row.source?.value / row.ours.value))
    });
    let faster = faster.collect::<Vec<_>>().join(", ");
    format!("Times as fast here as the sources say of theirs: {faster}.")
}
