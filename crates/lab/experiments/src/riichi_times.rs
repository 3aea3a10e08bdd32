//! `riichi-times`: how long every player thinks about a decision.

use parlor_agent::Ask;
use parlor_arena::plot::{Span, Spans};
use parlor_riichi_agents::registry;
use parlor_stats::{Moments, Summary};

use crate::clock::thread_time;
use crate::discard_choices::{Choice, choices_in};
use crate::fi_players::budget;
use crate::self_play::self_play;
use crate::{Comparison, Experiment, Failed, Findings, Measured, Published, Settings, Unit};

/// Every player's time for a decision.
pub(crate) struct DecisionTimes;

/// A player, and the milliseconds of a decision that its source gives.
struct Timed {
    spec: &'static str,
    source: Option<f64>,
    decimals: usize,
}

const fn timed(spec: &'static str, source: f64, decimals: usize) -> Timed {
    Timed { spec, source: Some(source), decimals }
}

const fn untold(spec: &'static str) -> Timed {
    Timed { spec, source: None, decimals: 0 }
}

/// Everybody of the sources, and the two strongest of ours.
const PLAYERS: [Timed; 17] = [
    untold("lt-random"),
    untold("lt-greedy"),
    untold("lt-fast"),
    untold("lt-dqn"),
    timed("lt-csp", 10_000.0, 0),
    timed("lt-bucket", 60_000.0, 0),
    timed("fi-mc:decks=20,discards=20,turns=1", 100.086, 3),
    timed("fi-mc:decks=40,discards=40,turns=1", 278.484, 3),
    timed("fi-mc:decks=20,discards=20,turns=3", 195.719, 3),
    timed("fi-mc:decks=20,discards=40,turns=3", 353.253, 3),
    timed("fi-mc:decks=40,discards=40,turns=3", 648.314, 3),
    timed("fi-tree:depth=1", 40.338, 3),
    timed("fi-tree:depth=2", 123.498, 3),
    timed("fi-tree:depth=3", 710.604, 3),
    untold("sp-draw"),
    untold("jp-dag"),
    untold("house"),
];

impl Experiment for DecisionTimes {
    fn id(&self) -> &'static str {
        "riichi-times"
    }

    fn title(&self) -> &'static str {
        "Riichi: how long every player thinks about a decision"
    }

    fn source(&self) -> &'static str {
        "Ž. Jucius, Kaunas 2017: min-conflicts about 10 s, buckets more than a minute and up to three; \
         N. Hämäläinen, Helsinki 2019, figure 17: ms a discard; M. Kurita and K. Hoki, 2017: not legible"
    }

    fn protocol(&self) -> &'static str {
        "every player is asked at the same turns of recorded self-play, with all that is legal and without a \
         limit; CPU time of each decision"
    }

    fn deviations(&self) -> &'static [&'static str] {
        &[
            "300 decisions (quick: 5, of at most 2,000 nodes) of three East matches of our own programs; the sources' machines and \
             situations are others",
            "the source says of lt-bucket only that it takes more than a minute: 60,000 ms stand for that",
            "turns with riichi declared are left out, since there is nothing to decide",
        ]
    }

    fn run(&self, settings: &Settings<'_>) -> Result<Findings, Failed> {
        let mut choices = Vec::new();
        for file in self_play() {
            choices.extend(choices_in(&file)?.into_iter().filter(|choice| !choice.is_forced));
        }
        let n = settings.size(300, 5) as usize;
        let step = (choices.len() / n).max(1);
        let asked: Vec<Choice> = choices.into_iter().step_by(step).take(n).collect();
        let times = settings.map(PLAYERS.len() as u64, |player| {
            take_times(settings, PLAYERS[player as usize].spec, &asked)
        });
        let mut findings = Findings::new();
        let mut spans = Vec::new();
        for (n, (player, times)) in PLAYERS.iter().zip(times).enumerate() {
            let times = times?;
            let Summary { median, p95, p99, max, .. } = Summary::of(&times).map_err(Failed::by)?;
            let label = player.spec.to_owned();
            spans.push(Span {
                label,
                colour: n,
                values: [median, p95, max].map(|ms| ms.max(1e-4)),
            });
            findings = player.compare(findings, &times, [median, p99]);
        }
        let title = "Time of a decision: median, 95 of 100, longest";
        let spans = Spans { title, unit: "milliseconds", spans };
        Ok(faster(findings.plot("times", spans.draw())).remark(format!(
            "{} decisions each. Times are this machine's and vary from run to run.",
            asked.len()
        )))
    }
}

/// The milliseconds of each decision.
fn take_times(settings: &Settings<'_>, spec: &str, asked: &[Choice]) -> Result<Vec<f64>, Failed> {
    let seed = settings.stream("riichi-times", 0).next_u64();
    let mut agent = registry().build(spec, seed).map_err(Failed::by)?;
    let mut time = |Choice { seat, view, legal, .. }: &Choice| {
        let ask = Ask { seat: *seat, view, legal, budget: budget(settings) };
        let start = thread_time();
        agent.decide(&ask, None);
        1e3 * (thread_time() - start).as_secs_f64()
    };
    // The first decision of all fills tables that later ones find.
    asked.first().map(&mut time);
    Ok(asked.iter().map(time).collect())
}

impl Timed {
    fn compare(&self, findings: Findings, times: &[f64], [median, p99]: [f64; 2]) -> Findings {
        let spec = self.spec;
        let moments: Moments = times.iter().copied().collect();
        let mean = Comparison {
            source: self.source.map(|ms| Published::alone(ms, self.decimals)),
            ..Comparison::ours_alone(&format!("{spec}: mean ms"), MS, Measured::mean_time(&moments))
        };
        let row = |what: &str, ms| {
            Comparison::ours_alone(&format!("{spec}: {what}"), MS, Measured::alone(ms)).timed()
        };
        let findings = findings.with(mean.timed());
        findings.with(row("median ms", median)).with(row("99 of 100 ms", p99))
    }
}

const MS: Unit = Unit::Number(3);

/// How many times as fast as the source's each is.
fn faster(findings: Findings) -> Findings {
    let times = |row: &Comparison| Some((row.what.clone(), row.source?.value / row.ours.value));
    let faster: Vec<(String, f64)> = findings.comparisons.iter().filter_map(times).collect();
    let said = faster.iter().map(|(what, times)| {
        let spec = what.trim_end_matches(": mean ms");
        format!("{spec} {times:.0}")
    });
    let said = said.collect::<Vec<_>>().join(", ");
    findings.remark(format!("Times as fast here as the sources say of theirs: {said}."))
}
