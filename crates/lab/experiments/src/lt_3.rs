//! `lt-3`: two greedy players against two fast ones.

use std::time::Instant;

use parlor_riichi::{Preset, RuleSet};

use crate::lt_figures::{SourceSide, SourceTable, compare, plots, ratio};
use crate::lt_matches::{LineUp, Played, play};
use crate::{Comparison, Experiment, Failed, Findings, Measured, Published, Settings, Unit};

/// Two `lt-greedy` against two `lt-fast`.
pub(crate) struct GreedyAgainstFast;

const LINE_UP: LineUp =
    LineUp { agents: ["lt-greedy", "lt-greedy", "lt-fast", "lt-fast"], sides: [0, 0, 1, 1] };

const SOURCE: SourceTable = SourceTable {
    hands: 3_202,
    sides: &[
        SourceSide { name: "lt-greedy ×2", wins: 359, ready: 971, points: (-20.8566, 4) },
        SourceSide { name: "lt-fast ×2", wins: 1_219, ready: 1_266, points: (16.608_53, 5) },
    ],
};

/// The source's hands and matches.
const HANDS_PER_MATCH: f64 = 3_202.0 / 258.0;

/// Why our fast players may not be the source's.
const OPEN_POINTS: &str = "the source's words leave open how lt-fast refuses calls and values neighbours; \
                           no setting of ours (strict_tanyao, toitoi_no_neighbours) comes near its figure";

impl Experiment for GreedyAgainstFast {
    fn id(&self) -> &'static str {
        "lt-3"
    }

    fn title(&self) -> &'static str {
        "Riichi: two greedy players against two that aim at quick yaku"
    }

    fn source(&self) -> &'static str {
        "Ž. Jucius, MSc thesis, Kaunas University of Technology, 2017, experiment 3: 258 matches, 3,202 hands"
    }

    fn protocol(&self) -> &'static str {
        "East and South matches by lt2017, seats shuffled for each match; figures are for each pair of equal \
         players: wins and tenpai at exhaustive draws by hand and as shares of all, wins of wins and such \
         draws together (conversion), mean points of a match with uma"
    }

    fn deviations(&self) -> &'static [&'static str] {
        &[
            "matches are played until 3,202 hands are reached (quick: 320), the last to its end; the source \
             played 258 matches",
            "the source does not say whether its mean points are those of a pair or of one player: read as \
             those of a pair, since its other tables miss zero by as much",
            "points are exact and add up to nothing; the source's lose 4,250 a match, probably by rounding \
             to thousands and by sticks that nobody got",
            "the lead is taken over 10,000 hands (quick: 320), and so are the same figures by ema2016, for \
             which there is no source",
        ]
    }

    fn run(&self, settings: &Settings<'_>) -> Result<Findings, Failed> {
        let n_hands = settings.size(SOURCE.hands, SOURCE.hands / 10);
        let rules = |name: &str| Preset::by_name(name).map(Preset::rules).map_err(Failed::by);
        let start = Instant::now();
        let played = play(settings, &LINE_UP, rules("lt2017")?, n_hands)?;
        let seconds = start.elapsed().as_secs_f64();

        let mut findings = Findings::new();
        let rows = compare(&SOURCE, &played, settings.seed)?.into_iter();
        let open = |row: Comparison| match row.what.contains("lt-fast") {
            true => row.because(OPEN_POINTS),
            false => row,
        };
        findings.comparisons = rows.map(open).collect();
        findings = plots(findings, &SOURCE, &played, &["final-greedy", "final-fast"]);
        let length = ratio(&played, settings.seed, |all| [all.hands.into(), 1.0])?;
        let many = settings.size(10_000, 320);
        let lead = lead(&play(settings, &LINE_UP, rules("lt2017")?, many)?, settings.seed)?;
        findings = findings
            .with(Comparison::new(
                "hands in a match",
                Unit::Number(2),
                Published::alone(HANDS_PER_MATCH, 2),
                length,
            ))
            .with(Comparison::ours_alone(
                "lead of lt-fast ×2 in thousands a match",
                Unit::Number(2),
                lead,
            ))
            .with(
                Comparison::ours_alone(
                    "seconds for all hands",
                    Unit::Number(2),
                    Measured::alone(seconds),
                )
                .timed(),
            );
        findings.comparisons.extend(by_ema(settings, rules("ema2016")?, many)?);
        let hands: u32 = played.iter().map(|all| all.hands).sum();
        Ok(findings.remark(verdict(lead)).remark(format!(
            "{} matches, {hands} hands by lt2017. The clock alone varies from run to run.",
            played.len()
        )))
    }
}

/// By how much the fast pair beats the greedy one.
fn lead(played: &[Played], seed: u64) -> Result<Measured, Failed> {
    ratio(played, seed, |all| [all.sides[1].points - all.sides[0].points, 1.0])
}

fn verdict(lead: Measured) -> String {
    let clear = |low: f64, high: f64| low > 0.0 || high < 0.0;
    let sure = lead.interval.is_some_and(|ends| clear(ends.low, ends.high));
    match (lead.value > 0.0, sure) {
        (true, true) => "The fast pair beats the greedy pair, as the source found.".to_owned(),
        (false, true) => {
            "The greedy pair beats the fast pair: the source's finding is refuted.".to_owned()
        }
        (_, false) => "Neither pair is clearly ahead at this size.".to_owned(),
    }
}

/// The figures of the same experiment by another ruleset, for which there is no source.
fn by_ema(
    settings: &Settings<'_>,
    rules: &RuleSet,
    n_hands: u64,
) -> Result<Vec<Comparison>, Failed> {
    let played = play(settings, &LINE_UP, rules, n_hands)?;
    let rows = compare(&SOURCE, &played, settings.seed)?;
    let alone = |row: Comparison| Comparison {
        what: format!("ema2016: {}", row.what),
        source: None,
        ..row
    };
    Ok(rows.into_iter().map(alone).collect())
}
