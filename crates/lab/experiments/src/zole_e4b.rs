//! `zole-e4b`: how much of minimax's work alpha-beta does, move by move.

use parlor_arena::plot::{Line, Lines};
use parlor_stats::{Bootstrap, Resampling};
use parlor_zole::Layout;
use parlor_zole_solver::Following;

use crate::clock::busy;
use crate::sources::venters_2015;
use crate::zole_e4::{DECIMALS, FIRST, LAST, PRINTED};
use crate::zole_program::{Program, Table, Way};
use crate::{
    Check, Claim, Experiment, Failed, Findings, Measured, Published, Rows, Settings, Size, Unit,
    Verdict,
};

/// One way to read the source's program.
struct Reading {
    name: &'static str,
    following: Following,
    uneven_lots: bool,
    /// Is it run in a long run only?
    is_long: bool,
}

const READINGS: [Reading; 2] = [
    Reading {
        name: "as printed",
        following: Following::SourceDefect,
        uneven_lots: true,
        is_long: false,
    },
    Reading {
        name: "by the rules, lots even",
        following: Following::Rules,
        uneven_lots: false,
        is_long: true,
    },
];

/// The share that the source claims alpha-beta stays under at the two earliest moves.
const CLAIMED: f64 = 0.20;
/// The moves it claims it for.
const EARLY: [usize; 2] = [11, 12];
/// So many worlds are searched at most, but in a long run.
const WORLDS_MAX: usize = 400;
/// A late move, for comparison: in the source alpha-beta takes 71.6 % there.
const LATE: usize = 16;

/// Figure 4.2: alpha-beta as a share of minimax.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "zole-e4b",
    title: "Zole: how much of minimax's time alpha-beta takes",
    source: venters_2015!("figure 4.2 and appendix 2: mean seconds a move over 100 deals"),
    protocol: "the source's program as its appendices print it: 100 random deals, ten cards by its lots, then every \
               move by every card in every world, by minimax and by alpha-beta over totals, weakest card first; \
               alpha-beta's mean seconds by minimax's, and the same with cards placed instead of seconds",
    deviations: &[
        "another machine and language; seconds are of the thread's own clock and vary from run to run, cards \
         placed do not",
        "other deals, since the source's cannot be regenerated",
        "beside it, alpha-beta over eyes, which knows only afterwards which total they make, as zole-e4 has it",
        "the long run adds the same by the rules, with lots that fall on every card alike",
        "of more than 400 worlds every second, third and so on is searched, by all ways alike, and its cost \
         counted for its neighbours too; the long run searches all",
        "quick: 4 deals from move 14 on",
    ],
    run,
    claims,
    ..Experiment::BASE
};

/// What the three ways have cost at one move: seconds and cards placed.
type Costs = [[f64; 2]; 3];

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let mut findings = Findings::new();
    let mut lines = Vec::new();
    for reading in READINGS.iter().filter(|reading| settings.is_long() || !reading.is_long) {
        let n = settings.size(100, 4);
        let program = Program::new(reading.following, reading.uneven_lots);
        let deals = settings.map(n, |number| one_deal(settings, &program, number));
        let shares = Shares::of(&deals, settings.seed)?;
        shares.report(reading, &mut findings);
        if !reading.is_long {
            lines.push(printed_line());
        }
        lines.extend(shares.lines(reading, lines.len()));
    }
    let chart =
        Lines { title: "Alpha-beta as a share of minimax", across: "move", up: "share", lines };
    Ok(findings.plot("shares", chart.draw()))
}

/// The costs of the moves of one deal, from move 11 on; none where a move was not searched.
fn one_deal(settings: &Settings<'_>, program: &Program, number: u64) -> Vec<Option<Costs>> {
    let from = if settings.size == Size::Quick { 14 } else { FIRST };
    let worlds_max = if settings.is_long() { usize::MAX } else { WORLDS_MAX };
    let mut chance = settings.stream("move-share", number);
    let mut table = Table::dealt(&Layout::drawn(&mut chance));
    let mut costs = Vec::new();
    for n in 1..=LAST {
        if n < from {
            table = program.play(&table, program.lot(&table, &mut chance));
            costs.extend((n >= FIRST).then_some(None));
            continue;
        }
        let mut card = 0;
        costs.push(Some(Way::ALL.map(|way| {
            let (seconds, decision) = busy(|| program.decide(&table, way, worlds_max));
            card = decision.card;
            [seconds, decision.nodes as f64].map(|cost| cost * decision.weight)
        })));
        table = program.play(&table, card);
    }
    costs
}

/// Alpha-beta by minimax at each move: over totals and over eyes, in seconds and in cards placed.
struct Shares(Vec<Option<[[Measured; 2]; 2]>>);

impl Shares {
    fn of(deals: &[Vec<Option<Costs>>], seed: u64) -> Result<Shares, Failed> {
        let resampling = Resampling { resamples: 2_000, seed };
        let share = |costs: &[Costs], way: usize, unit: usize| {
            let pairs: Vec<[f64; 2]> =
                costs.iter().map(|costs| [costs[way][unit], costs[0][unit]]).collect();
            let share = Bootstrap::of_means(&pairs, resampling, |[part, whole]| part / whole);
            Measured::bootstrapped(share)
        };
        let mut shares = Vec::new();
        for n in 0..=LAST - FIRST {
            let costs: Vec<Costs> = deals.iter().filter_map(|deal| deal[n]).collect();
            shares.push(if costs.is_empty() {
                None
            } else {
                let by = |way| Ok::<_, Failed>([share(&costs, way, 0)?, share(&costs, way, 1)?]);
                Some([by(1)?, by(2)?])
            });
        }
        Ok(Shares(shares))
    }

    fn at(&self, number: usize) -> Option<[[Measured; 2]; 2]> {
        self.0.get(number - FIRST).copied().flatten()
    }

    fn report(&self, reading: &Reading, findings: &mut Findings) {
        let unit = Unit::Percent(1);
        for number in FIRST..=LAST {
            let Some([[seconds, placed], [_, by_eyes]]) = self.at(number) else { continue };
            let named = |what: &str| format!("move {number}, {}: {what}", reading.name);
            let source = Published::alone(printed(number), DECIMALS);
            let source = (!reading.is_long).then_some(source);
            findings.compare(named("share of seconds"), unit, source, seconds).is_timed = true;
            findings.add(named("share of cards placed"), unit, placed);
            findings.add(named("share of cards placed, over eyes"), unit, by_eyes);
        }
    }

    fn lines(&self, reading: &Reading, colour: usize) -> Vec<Line> {
        let line = |label: &str, colour, way: usize, unit: usize| Line {
            label: format!("{label}, {}", reading.name),
            colour,
            points: (FIRST..=LAST)
                .filter_map(|n| Some([n as f64, self.at(n)?[way][unit].value]))
                .collect(),
        };
        vec![
            line("seconds", colour, 0, 0),
            line("cards placed", colour + 1, 0, 1),
            line("cards placed, over eyes", colour + 2, 1, 1),
        ]
    }
}

/// The row of alpha-beta's seconds by minimax's.
fn row(number: usize) -> String {
    format!("move {number}, {}: share of seconds", READINGS[0].name)
}

fn claims(_: Rows<'_>) -> Vec<Claim> {
    let source = |moves: [usize; 2]| {
        moves.map(|n| format!("{} at {n}", Unit::Percent(1).text(printed(n)))).join(", ")
    };
    let ours = |moves: [usize; 2]| {
        moves.map(|n| format!("{{{0}}} ({{{0} | interval bare}}) at {n}", row(n))).join(", ")
    };
    vec![
        Claim::new(
            "at moves 11 and 12 alpha-beta takes under 20 % of minimax's time",
            source(EARLY),
        )
        .as_printed([Check::below(CLAIMED, EARLY.map(row))], ours(EARLY))
        .because(
            Verdict::Reproduced,
            "It searches six totals; over eyes it places \
             {move 12, as printed: share of cards placed, over eyes | .1} at move 12.",
        ),
        Claim::new(
            "alpha-beta saves more of the time at move 11 than at move 16",
            source([FIRST, LATE]),
        )
        .as_printed([Check::more(row(LATE), row(FIRST))], ours([FIRST, LATE])),
    ]
}

/// Alpha-beta's mean seconds by minimax's, as the source prints both.
fn printed(number: usize) -> f64 {
    let [minimax, alpha_beta] = [0, 1].map(|method| PRINTED[method][number - FIRST][1]);
    alpha_beta / minimax
}

fn printed_line() -> Line {
    let points = (FIRST..=LAST).map(|n| [n as f64, printed(n)]).collect();
    Line { label: "source, seconds".to_owned(), colour: 0, points }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From the source's table: 1.5268059 by 10.6900543 and 0.3857110 by 2.2539773.
    #[test]
    fn the_printed_shares_are_those_of_the_printed_means() {
        assert!((printed(11) - 0.1428).abs() < 1e-4);
        assert!((printed(12) - 0.1711).abs() < 1e-4);
        assert!((printed(LATE) - 0.716).abs() < 1e-3);
    }
}
