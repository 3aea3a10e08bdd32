//! `zole-e3`: cards as bits against cards as structs in lists.

use parlor_arena::plot::Spans;
use parlor_game::Entropy;
use parlor_stats::{Bootstrap, Resampling};
use parlor_zole::Card;
use parlor_zole_solver::{Following, Position, deals, lists, plain};

use crate::clock::shortest;
use crate::drawing::{span, summary};
use crate::sources::venters_2015;
use crate::{
    Check, Claim, Experiment, Failed, Findings, Measured, Published, Rows, Settings, Unit,
};

/// Cards played at random before the search.
const PREFIX: usize = 11;

/// The same tree walked with both sorts of cards.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "zole-e3",
    title: "Zole: cards as bits against cards in lists",
    source: venters_2015!("bits are about 8 times as fast"),
    protocol: "plain minimax to the end from random deals after eleven random cards, once with cards as bits and \
               once with cards as structs in lists; the same tree both times; time of all lists by time of all bits",
    deviations: &[
        "another language, compiler and machine; the source gives no sample",
        "the source compared whole programs; here only how cards are held differs",
        "times are the shortest of three runs on one thread and vary from run to run; all else follows \
         from the seed",
        "200 deals (quick: 20)",
    ],
    run,
    claims,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let n = settings.size(200, 20);
    let positions =
        settings.map(n, |number| endgame(&mut settings.stream("bits-versus-lists", number)));
    let (mut times, mut differ) = (Vec::new(), 0);
    for (number, position) in positions.iter().enumerate() {
        let (bits, one) = shortest(|| plain::minimax(position, Following::Rules));
        let (in_lists, other) = shortest(|| lists::minimax(position));
        differ += u32::from(one != other);
        times.push([in_lists, bits]);
        (settings.watch)((number + 1) as f64 / n as f64);
    }
    let resampling = Resampling { resamples: 2_000, seed: settings.seed };
    let ratio = Bootstrap::of_means(&times, resampling, |[lists, bits]| lists / bits);
    let ours = Measured::bootstrapped(ratio)?;
    let mut findings = Findings::new();
    let source = Published::alone(8.0, 0);
    findings.compare(FASTER, Unit::Number(1), source, ours).is_timed = true;
    let differ = Measured::exact(f64::from(differ));
    findings.add("deals valued differently", Unit::Number(0), differ);
    let seconds = |which: usize| times.iter().map(|pair| pair[which]).collect::<Vec<f64>>();
    let spans = Spans {
        title: "Seconds for a whole tree: median, 95 of 100, largest",
        unit: "seconds",
        spans: vec![
            span("lists", 0, &summary(&seconds(0))?, 1e-9),
            span("bits", 1, &summary(&seconds(1))?, 1e-9),
        ],
    };
    Ok(findings.plot("times", spans.draw()).remark(format!(
        "Bits are {:.1} times as fast as lists on this machine, where the source has about 8. The gain \
         depends on language, compiler and machine; it is taken by the clock and varies from run to run.",
        ours.value
    )))
}

const FASTER: &str = "times as fast";

/// Several times as fast is taken as at least twice.
fn claims(_: Rows<'_>) -> Vec<Claim> {
    vec![
        Claim::new(
            "cards held as bits make the search several times (at least twice) as fast",
            "about {times as fast | source .0} times",
        )
        .as_printed(
            [Check::above(2.0, [FASTER])],
            "{times as fast} ({times as fast | interval}) times",
        ),
    ]
}

/// A random deal after eleven random cards.
fn endgame(entropy: &mut impl Entropy) -> Position {
    let mut position = deals::seed_style(entropy);
    for _ in 0..PREFIX {
        let cards: Vec<Card> = position.playable().into_iter().collect();
        let after = entropy.pick(&cards).and_then(|&card| position.after(card));
        position = after.unwrap_or(position);
    }
    position
}
