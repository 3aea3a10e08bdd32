//! `zole-calibration`: do chances that explanations claim come true?

mod claims;

use parlor_arena::plot::{Line, Lines};
use parlor_stats::{Interval, Moments};
use parlor_zole_agents::{Chances, ROLES};

use crate::{Check, Claim, Experiment, Failed, Findings, Measured, Rows, Settings, Unit};
use claims::{CALLS, Claimed, claimed};

/// Claims of each role are sorted and split into so many bins of equal counts.
const N_BINS: usize = 5;
/// How far off a claim may be, besides what the sample leaves open.
const MARGIN: f64 = 0.05;

/// Claims against what happened.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "zole-calibration",
    title: "Zole: whether claimed chances come true",
    source: "none: a check of Parlor's own explanations",
    protocol: "deals are made to be lielais, zole, mazā zole and galdiņš, and house plays all seats with 50,000 nodes a decision; at one random card of \
               the soloist and one of an opponent (in galdiņš of anyone) the chance that house claims for the card it \
               played is kept, and so is the share of possible deals won by pimc as it was; claims of each role are \
               split into five bins of equal counts. The correction from shares to chances was fitted to other deals \
               (seed 1001)",
    deviations: &[
        "lielais, zole and mazā zole are called by the first hand that wins them in as many of 20 worlds as pimc asks \
         for; other deals are drawn until there is one",
        "200 deals a contract (long: 2,000; quick: 4, with fewer nodes)",
    ],
    in_full_run: false,
    run,
    claims: judged,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let all = gathered(settings, settings.sizes(2_000, 200, 4), false)?;
    let mut findings = Findings::new();
    let mut lines = Vec::new();
    for (role, name) in ROLES.into_iter().enumerate() {
        let mine: Vec<Claimed> =
            all.iter().filter(|one| one.occasion.role == role).copied().collect();
        if mine.len() < 2 {
            continue;
        }
        scores(&mut findings, name, &mine);
        lines.push(Line {
            label: name.to_owned(),
            colour: role,
            points: bins(&mut findings, name, &mine),
        });
    }
    let diagonal = vec![[0.0, 0.0], [100.0, 100.0]];
    lines.push(Line { label: "as claimed".to_owned(), colour: ROLES.len(), points: diagonal });
    let chart = Lines {
        title: "Chances claimed, and how often deals were won",
        across: "claimed, %",
        up: "won, %",
        lines,
    };
    Ok(findings.plot("bins", chart.draw()))
}

/// The claims of `n` deals of each call.
fn gathered(settings: &Settings<'_>, n: u64, each_part: bool) -> Result<Vec<Claimed>, Failed> {
    let calls = CALLS.len() as u64;
    let all = settings.try_map(n * calls, |piece| {
        claimed(settings, CALLS[(piece % calls) as usize], piece / calls, each_part)
    })?;
    Ok(all.into_iter().flatten().collect())
}

/// What best turns shares of won worlds into chances, by `n` deals of each contract.
pub fn zole_chances(settings: &Settings<'_>, n: u64) -> Result<Chances, Failed> {
    let all = gathered(settings, n, true)?;
    let claims: Vec<_> = all.iter().map(|one| (one.occasion, one.share, one.is_won)).collect();
    Ok(Chances::fitted(&claims))
}

/// The chance that is claimed.
fn chance(one: &Claimed) -> f64 {
    Chances::shipped().of(one.occasion, one.share, None).chance
}

fn happened(one: &Claimed) -> f64 {
    f64::from(u8::from(one.is_won))
}

/// Brier scores: the mean square of what was claimed less what happened.
fn scores(findings: &mut Findings, name: &str, all: &[Claimed]) {
    let base = all.iter().map(happened).sum::<f64>() / all.len() as f64;
    let square = |claim: f64, one: &Claimed| (claim - happened(one)).powi(2);
    let mean =
        |of: &dyn Fn(&Claimed) -> f64| Measured::mean(&all.iter().map(of).collect::<Moments>());
    let unit = Unit::Number(4);
    findings.add(
        format!("{name}: Brier score of house"),
        unit,
        mean(&|one| square(chance(one), one)),
    );
    findings.add(
        format!("{name}: Brier score of pimc as it was"),
        unit,
        mean(&|one| square(one.plain, one)),
    );
    findings.add(
        format!("{name}: Brier score of the base rate"),
        unit,
        mean(&|one| square(base, one)),
    );
    let better = mean(&|one| square(one.plain, one) - square(chance(one), one));
    findings.add(format!("{name}: pimc's Brier score less that of house"), unit, better);
    let better = mean(&|one| square(base, one) - square(chance(one), one));
    findings.add(format!("{name}: the base rate's Brier score less that of house"), unit, better);
}

/// Claims against what happened, bin by bin; the points of the chart.
fn bins(findings: &mut Findings, name: &str, all: &[Claimed]) -> Vec<[f64; 2]> {
    let mut all: Vec<(f64, f64, bool)> =
        all.iter().map(|one| (chance(one), one.plain, one.is_won)).collect();
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (mut points, mut missed) = (Vec::new(), 0);
    for bin in 0..N_BINS {
        let mine = &all[bin * all.len() / N_BINS..(bin + 1) * all.len() / N_BINS];
        if mine.is_empty() {
            continue;
        }
        let claimed = mine.iter().map(|one| one.0).sum::<f64>() / mine.len() as f64;
        let won = mine.iter().filter(|one| one.2).count() as u64;
        let ours = Measured::share(won, mine.len() as u64);
        points.push([100.0 * claimed, 100.0 * ours.value]);
        missed += u64::from(!ours.interval.is_none_or(|ends| is_near(claimed, ends)));
        let number = bin + 1;
        findings.add(
            format!("{name}, bin {number}: claimed"),
            Unit::Percent(1),
            Measured::alone(claimed),
        );
        findings.add(format!("{name}, bin {number}: won"), Unit::Percent(1), ours);
    }
    findings.add(missed_row(name), Unit::Number(0), Measured::alone(missed as f64));
    points
}

/// Does the interval meet the claim, five points either way?
fn is_near(claimed: f64, ends: Interval) -> bool {
    ends.low <= claimed + MARGIN && ends.high >= claimed - MARGIN
}

fn missed_row(name: &str) -> String {
    format!("{name}: bins that miss the claim by over 5 points")
}

fn judged(rows: Rows<'_>) -> Vec<Claim> {
    let is_there = |name: &&&str| rows.has(&missed_row(name));
    let one = |name: &&str| {
        let row = missed_row(name);
        Claim::new(format!("{name}: what house claims is what happens"), "no figure")
            .as_printed([Check::none([&row])], format!("{{{row}}} of 5 bins miss by over 5 points"))
            .of_ours()
    };
    ROLES.iter().filter(is_there).map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_claim_is_met_by_an_interval_within_five_points() {
        let ends = Interval { low: 0.30, high: 0.40 };
        assert!([0.26, 0.35, 0.44].into_iter().all(|claim| is_near(claim, ends)));
        assert!([0.24, 0.46].into_iter().all(|claim| !is_near(claim, ends)));
    }

    /// Each deal gives a claim of its soloist and one of an opponent, who cannot both win; galdiņš gives one.
    #[test]
    fn either_the_soloist_wins_or_the_opponents() {
        let settings = Settings::quick(1);
        for call in CALLS {
            for number in 0..2 {
                let all = claimed(&settings, call, number, false).unwrap();
                assert!(all.iter().all(|one| (0.0..=1.0).contains(&one.share)), "{all:?}");
                match all[..] {
                    [galdins] => assert_eq!(galdins.occasion.role, ROLES.len() - 1),
                    [alone, opponent] => {
                        assert_eq!(alone.occasion.role + 1, opponent.occasion.role);
                        assert_ne!(alone.is_won, opponent.is_won, "{all:?}");
                    }
                    _ => panic!("{all:?}"),
                }
            }
        }
    }
}
