//! Cube decisions against the reference data.

use parlor_backgammon::Score;
use parlor_backgammon_agents::{
    Appraise, Chances, CubeDecision, CubeSpot, ExactEndings, GammonPrices, Holder,
    MatchEquityTable, Outlook, PipCount, PositionClass, Stakes, Verdict,
};
use parlor_game::Seat;
use serde_json::Value;

use crate::reference;

pub(crate) fn number(row: &Value, field: &str) -> f64 {
    row[field].as_f64().unwrap()
}

fn score(row: &Value) -> Score {
    let field = |name: &str| row[name].as_u64().unwrap() as u32;
    match field("match_to") {
        0 => Score::MONEY,
        to => Score::at(to as u16, field("score_roller"), field("score_other"), false).unwrap(),
    }
}

fn stakes(row: &Value) -> Stakes<'static> {
    Stakes::of(&score(row), Seat::A, MatchEquityTable::kazaross_xg2())
}

/// The decision from the row's own chances; in the bear-off the tables say how they may change.
fn decide(row: &Value) -> CubeDecision {
    let board = reference::board(row);
    decide_with(row, PositionClass::of(&board).swing(&board))
}

/// The same where the chances move by `swing`.
pub(crate) fn decide_with(row: &Value, swing: f64) -> CubeDecision {
    let board = reference::board(row);
    let class = PositionClass::of(&board);
    let spot = CubeSpot {
        chances: Chances::new(serde_json::from_value(row["probs"].clone()).unwrap()).unwrap(),
        stakes: stakes(row),
        cube: row["cube"].as_u64().unwrap() as u32,
        holder: if row["owner"] == "roller" { Holder::Own } else { Holder::Centre },
        jacoby: row["jacoby"] == 1,
        beavers: false,
        is_barred: false,
        class,
        efficiency: class.efficiency(&board),
        swing,
    };
    if class != PositionClass::BearOff {
        return spot.decide();
    }
    let mut endings = ExactEndings::shared();
    match Outlook::appraised(&board, &mut endings) {
        Some(outlook) => spot.decide_with(&outlook),
        None => spot.decide(),
    }
}

/// At least 95 % of the verdicts; every other one listed with what it costs.
#[test]
fn verdicts_of_the_reference_rows() {
    let Some(rows) = reference::rows("cube.jsonl.gz") else { return };
    let (mut agreed, mut costs) = (0, Vec::new());
    let (mut no_double, mut double_take) = (0.0, 0.0);
    for row in &rows {
        let CubeDecision { no_double: nd, double_take: dt, verdict, .. } = decide(row);
        no_double += (nd - number(row, "nd")).abs();
        double_take += (dt - number(row, "dt")).abs();
        if row["verdict"] == verdict.to_string() {
            agreed += 1;
            continue;
        }
        let cost = verdict.cost(number(row, "nd"), number(row, "dt"), number(row, "dp"));
        eprintln!(
            "row {}: {} instead of {}, costs {cost:.4} ({} {} nd {} dt {} ours {nd:.4} {dt:.4})",
            row["i"], verdict, row["verdict"], row["cls"], row["kind"], row["nd"], row["dt"]
        );
        costs.push(cost);
    }
    let all = rows.len() as f64;
    let mean = costs.iter().sum::<f64>() / all;
    eprintln!(
        "{agreed} of {} agree; mean cost {mean:.6}, mean error nd {:.4} dt {:.4}",
        rows.len(),
        no_double / all,
        double_take / all
    );
    assert!(agreed * 100 >= rows.len() * 95, "{agreed} of {}", rows.len());
    assert!(costs.iter().all(|&cost| cost < 0.05), "{costs:?}");
    assert!(mean < 0.001, "{mean}");
}

#[test]
fn classes_are_those_of_the_reference_rows() {
    let Some(rows) = reference::rows("cube.jsonl.gz") else { return };
    let mut other = 0;
    for row in &rows {
        let expected = match row["cls"].as_str().unwrap() {
            "contact" => PositionClass::Contact,
            "crashed" => PositionClass::Crashed,
            "race" => PositionClass::Race,
            _ => PositionClass::BearOff,
        };
        let found = PositionClass::of(&reference::board(row));
        if found != expected {
            eprintln!("row {}: {found:?} for {expected:?}", row["i"]);
            other += 1;
        }
    }
    assert_eq!(other, 0);
}

#[test]
fn gammon_prices_are_half_of_those_listed() {
    let Some(rows) = reference::rows("cube.jsonl.gz") else { return };
    for row in rows.iter().filter(|row| row["jacoby"] == 0) {
        let cube = row["cube"].as_u64().unwrap() as u32;
        let prices = GammonPrices::at(&stakes(row), cube);
        let listed: [[f64; 2]; 2] = serde_json::from_value(row["gammon_price"].clone()).unwrap();
        let ours = [
            [prices.lose_gammon, prices.lose_backgammon],
            [prices.win_gammon, prices.win_backgammon],
        ];
        for (ours, listed) in ours.iter().flatten().zip(listed.iter().flatten()) {
            assert!((2.0 * ours - listed).abs() < 1e-4, "{ours} {listed} {row}");
        }
    }
}

#[test]
fn every_verdict_of_the_reference_rows_can_be_read() {
    let Some(rows) = reference::rows("cube.jsonl.gz") else { return };
    for row in &rows {
        let verdict: Verdict = row["verdict"].as_str().unwrap().parse().unwrap();
        assert_eq!(verdict.to_string(), row["verdict"]);
    }
    assert!("perhaps".parse::<Verdict>().is_err());
}

/// A money decision without gammons.
fn plain(win: f64) -> CubeSpot<'static> {
    CubeSpot {
        chances: Chances::new([win, 0.0, 0.0, 0.0, 0.0]).unwrap(),
        stakes: Stakes::MONEY,
        cube: 1,
        holder: Holder::Centre,
        jacoby: false,
        beavers: false,
        is_barred: false,
        class: PositionClass::Contact,
        efficiency: 0.68,
        swing: 0.14,
    }
}

fn says(spot: &CubeSpot<'_>, verdict: &str) {
    let decision = spot.decide();
    assert_eq!(decision.verdict.to_string(), verdict, "{decision:?}");
}

/// Janowski with W' = L' = 1: E = p (2 + x/2) − 1 − x/2 for a cube of the opponent.
#[test]
fn a_taken_double_is_worth_what_the_formula_says() {
    for (win, efficiency) in [(0.7, 0.68), (0.75, 0.0), (0.8, 1.0), (0.65, 0.6)] {
        let spot = CubeSpot { efficiency, ..plain(win) };
        let formula = win * (2.0 + efficiency / 2.0) - 1.0 - efficiency / 2.0;
        let found = spot.decide().double_take;
        assert!((found - 2.0 * formula).abs() < 1e-9, "{win} {efficiency}: {found}");
    }
    // Dead-cube take point 25 %, fully live 20 %.
    let taken = |win, efficiency| CubeSpot { efficiency, ..plain(win) }.decide().double_take;
    assert!((taken(0.75, 0.0) - 1.0).abs() < 1e-9 && (taken(0.8, 1.0) - 1.0).abs() < 1e-9);
}

#[test]
fn live_cash_points() {
    assert!((plain(0.5).cash_point() - 0.8).abs() < 1e-12);
    // Half of the wins gammons, W' = 1.5: (1 + 1) / (1.5 + 1 + 0.5), Janowski's formula with x = 1.
    let chances = Chances::new([0.6, 0.3, 0.0, 0.0, 0.0]).unwrap();
    let spot = CubeSpot { chances, ..plain(0.6) };
    assert!((spot.cash_point() - 2.0 / 3.0).abs() < 1e-12);
    // Both 2-away: the cube is dead once it is turned, a pass leaves 1-away against 2-away.
    let score = Score::at(5, 3, 3, false).unwrap();
    let stakes = Stakes::of(&score, Seat::A, MatchEquityTable::kazaross_xg2());
    assert!((CubeSpot { stakes, ..plain(0.5) }.cash_point() - 0.67736).abs() < 1e-9);
}

#[test]
fn money_verdicts() {
    says(&plain(0.5), "No double, take");
    says(&plain(0.74), "Double, take");
    says(&plain(0.85), "Double, pass");
    says(&CubeSpot { holder: Holder::Own, cube: 2, ..plain(0.85) }, "Redouble, pass");
    says(&CubeSpot { holder: Holder::Other, cube: 2, ..plain(0.85) }, "Cube not available");
    says(&CubeSpot { beavers: true, ..plain(0.45) }, "No double, beaver");
    let chances = Chances::new([0.85, 0.5, 0.0, 0.02, 0.0]).unwrap();
    says(&CubeSpot { chances, ..plain(0.5) }, "Too good to double, pass");
    // With Jacoby the gammons do not count yet: nothing to play on for.
    says(&CubeSpot { chances, jacoby: true, ..plain(0.5) }, "Double, pass");
}

#[test]
fn match_verdicts() {
    let table = MatchEquityTable::kazaross_xg2();
    let at = |to, a, b, win: f64| {
        let score = Score::at(to, a, b, false).unwrap();
        CubeSpot { stakes: Stakes::of(&score, Seat::A, table), ..plain(win) }
    };
    // Both 2-away: the cube decides the match, the player with an edge doubles, the other needs 32 %.
    says(&at(5, 3, 3, 0.62), "Double, take");
    says(&at(5, 3, 3, 0.70), "Double, pass");
    // One away a bigger cube wins nothing; behind after the Crawford game it loses nothing.
    says(&at(5, 4, 2, 0.8), "Never double, take (dead cube)");
    assert!(at(5, 2, 4, 0.5).decide().verdict.doubles());
    // A cube of 2 wins the match for who is 2-away.
    says(
        &CubeSpot { cube: 2, holder: Holder::Own, ..at(5, 3, 1, 0.8) },
        "Never redouble, take (dead cube)",
    );
    // In the Crawford game there is no cube, and the value is the cubeless one.
    let score = Score::at(5, 4, 2, true).unwrap();
    let crawford =
        CubeSpot { stakes: Stakes::of(&score, Seat::A, table), is_barred: true, ..plain(0.6) };
    says(&crawford, "Cube not available");
    // Won: the match; lost: 1-away against 2-away after the Crawford game.
    let lost = 1.0 - table.after_crawford(2);
    let value = 0.6 + 0.4 * lost;
    let expected = (2.0 * value - 1.0 - lost) / (1.0 - lost);
    assert!((crawford.decide().no_double - expected).abs() < 1e-9);
}

#[test]
fn what_a_wrong_verdict_costs() {
    let cost = |verdict: &str| verdict.parse::<Verdict>().unwrap().cost(0.5, 0.7, 1.0);
    assert!((cost("No double, take") - 0.2).abs() < 1e-12);
    assert!(cost("Double, take").abs() < 1e-12);
    // The doubler is right, the passer gives away 0.3.
    assert!((cost("Double, pass") - 0.3).abs() < 1e-12);
}

/// Kleinman's count is a fair guide to races: on average within four per cent of the reference rows.
#[test]
fn pips_judge_races() {
    let Some(rows) = reference::rows("cube.jsonl.gz") else { return };
    let mut pips = PipCount;
    let races = rows.iter().filter(|row| row["cls"] == "race");
    let off = races.map(|row| {
        let win = pips.appraise(&reference::board(row)).unwrap().win;
        (win - row["probs"][0].as_f64().unwrap()).abs()
    });
    let off: Vec<f64> = off.collect();
    let mean = off.iter().sum::<f64>() / off.len() as f64;
    assert!(off.len() >= 20 && mean < 0.04, "{mean} {off:?}");
}

/// In the bear-off for money the next two turns are played out, and most of what follows is in the
/// exact table: the equities with the cube are those of the other program.
#[test]
fn bear_off_equities_with_the_cube() {
    let Some(rows) = reference::rows("cube.jsonl.gz") else { return };
    let short = |row: &&Value| row["cls"] == "bearoff" && row["match_to"] == 0;
    let mut worst: f64 = 0.0;
    for row in rows.iter().filter(short) {
        let CubeDecision { no_double, double_take, .. } = decide(row);
        let off =
            (no_double - number(row, "nd")).abs().max((double_take - number(row, "dt")).abs());
        worst = worst.max(off);
    }
    assert!(worst < 0.03, "{worst}");
}
