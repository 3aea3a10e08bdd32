//! `zole-e2`: bounds of the number of playouts.

use parlor_arena::plot::{Span, Spans};
use parlor_stats::Summary;
use parlor_zole::{ByPlace, CardSet, Contract, Place, Trick};
use parlor_zole_solver::{Following, Position, count_playouts, deals};

use crate::drawing::summary;
use crate::sources::venters_2015;
use crate::told::grouped;
use crate::{
    Check, Claim, Experiment, Failed, Findings, Measured, Published, Rows, Settings, Unit,
};

/// Eight top trumps against plain cards and low trumps; 9♥ K♥ lie aside.
const EXAMPLE: [&str; 3] =
    ["JD JH JS JC QD QH QS QC", "TH AH 9S KS TS AS 9C KC", "7D 8D 9D KD TD AD TC AC"];
/// 8!, the orders in which one hand can be played.
const ORDERS: f64 = 40_320.0;

/// The source's bounds and its example near the top.
pub(crate) const EXPERIMENT: Experiment = Experiment {
    id: "zole-e2",
    title: "Zole: bounds of the number of playouts",
    source: venters_2015!("size of the game tree"),
    protocol: "count the source's example deal exactly, and check that random deals lie between 8! and (8!)³",
    deviations: &[
        "the source argues the bounds; we also count 256 random deals (quick: 16) against them",
    ],
    run,
    claims,
    ..Experiment::BASE
};

fn run(settings: &Settings<'_>) -> Result<Findings, Failed> {
    let example = count_playouts(&example()?, Following::Rules) as f64;
    let upper = ORDERS.powi(3);
    let n = settings.size(256, 16);
    let counts = settings.map(n, |number| {
        let deal = deals::seed_style(&mut settings.stream("playouts", number));
        count_playouts(&deal, Following::Rules) as f64
    });
    let within = counts.iter().filter(|&&count| (ORDERS..=upper).contains(&count)).count();
    let orders = (1..=8).product::<u32>();
    let Summary { min, median, max, .. } = summary(&counts)?;
    let mut findings = Findings::new();
    for (what, printed, decimals, value) in [
        ("lower bound, 8!", ORDERS, 0, f64::from(orders)),
        ("upper bound, (8!)³ in 10^13", 6.6, 1, upper / 1e13),
        ("example deal", 2_341_011_456_000.0, 0, example),
        ("example deal, in 10^12", 2.3, 1, example / 1e12),
    ] {
        let source = Published::exact(printed, decimals);
        findings.compare(what, Unit::Number(decimals), source, Measured::exact(value));
    }
    findings.add("random deals within", Unit::Percent(1), Measured::share(within as u64, n));
    let outside = Measured::exact((n - within as u64) as f64);
    findings.add(OUTSIDE, Unit::Number(0), outside);
    findings.add("random deals", Unit::Number(0), Measured::exact(n as f64));
    let spans = Spans {
        title: "Playouts between their bounds",
        unit: "complete sequences of cards",
        spans: [
            ("bounds, example between", 0, [ORDERS, example, upper]),
            ("random deals", 1, [min, median, max]),
        ]
        .map(|(label, colour, values)| Span { label: label.to_owned(), colour, values })
        .to_vec(),
    };
    let ends =
        format!("The least of {n} random deals has {min:.0} playouts, the largest {max:.0}.");
    Ok(findings.plot("bounds", spans.draw()).remark(grouped(&ends)))
}

const OUTSIDE: &str = "random deals outside";

fn claims(_: Rows<'_>) -> Vec<Claim> {
    vec![
        Claim::new("a deal has at least 8! and at most (8!)³ playouts", "40,320 to 6.6 · 10^13")
            .as_printed(
                [Check::none([OUTSIDE])],
                format!("{{{OUTSIDE}}} of {{random deals}} random deals outside"),
            ),
        Claim::new("an example deal has 2.3 · 10^12 playouts", "{example deal | source}")
            .as_printed([Check::same("example deal")], "{example deal}, counted"),
    ]
}

fn example() -> Result<Position, Failed> {
    let set = |text: &str| text.parse::<CardSet>().map_err(Failed::by);
    let hands = ByPlace::new([set(EXAMPLE[0])?, set(EXAMPLE[1])?, set(EXAMPLE[2])?]);
    Position::new(Contract::Zole(Place::First), hands, Trick::led_by(Place::First))
        .map_err(Failed::by)
}
