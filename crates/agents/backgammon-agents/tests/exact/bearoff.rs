//! The bear-off tables.

use std::collections::HashMap;

use parlor_backgammon::{Board, Dice, Die, Men};
use parlor_backgammon_agents::{DamagedError, ExactEndings, Home, Source};

use crate::plain::{self, Points};
use crate::reference;

fn men(points: Points) -> Men {
    let mut stacks: Vec<(u8, u8)> = (1..).zip(points).collect();
    stacks.push((0, 15 - points.iter().sum::<u8>()));
    Men::new(&stacks).unwrap()
}

fn board(own: Points, other: Points) -> Board {
    Board::new(men(own), men(other)).unwrap()
}

fn homes(most: u8) -> Vec<Points> {
    (1..Home::count(most)).map(|n| Home::from_number(n).unwrap().points()).collect()
}

/// 16 bits: half a unit in the last place of 32,767.
const ROUNDING: f64 = 1.6e-5;

#[test]
fn cubeless_chances_are_the_exact_fractions() {
    let (endings, mut known) = (ExactEndings::shared(), HashMap::new());
    let homes = homes(2);
    for &own in &homes {
        for &other in &homes {
            let ending = endings.ending(&board(own, other)).unwrap();
            assert_eq!(ending.source, Source::TwoSided);
            let exact = plain::win(own, other, &mut known).as_f64();
            assert!((ending.chances.win - exact).abs() < ROUNDING, "{own:?} {other:?} {exact}");
        }
    }
}

/// The equity of the player on roll by plain recursion over boards and the rules' own plays.
/// The cube: nobody's, his, in the middle, the opponent's.
fn equity(board: &Board, cube: usize, known: &mut HashMap<(Board, usize), f64>) -> f64 {
    if let Some(&equity) = known.get(&(*board, cube)) {
        return equity;
    }
    let mut sum = 0.0;
    let mut after: Vec<Board> = Vec::new();
    for (a, b, weight) in plain::rolls() {
        let die = |pips| Die::new(pips as u8).unwrap();
        board.plays(Dice::new(die(a), die(b)), &mut after);
        let best = after.clone().into_iter().map(|after| {
            if after.own().all_off() {
                1.0
            } else {
                -decided(&after.flipped(), [0, 3, 2, 1][cube], known)
            }
        });
        sum += weight as f64 * best.fold(f64::NEG_INFINITY, f64::max);
    }
    known.insert((*board, cube), sum / 36.0);
    sum / 36.0
}

/// The same before the cube decision of the player on roll.
fn decided(board: &Board, cube: usize, known: &mut HashMap<(Board, usize), f64>) -> f64 {
    let stay = equity(board, cube, known);
    if cube == 1 || cube == 2 { stay.max((2.0 * equity(board, 3, known)).min(1.0)) } else { stay }
}

#[test]
fn cubeful_equities_are_those_of_plain_recursion() {
    let (endings, mut known) = (ExactEndings::shared(), HashMap::new());
    let homes = homes(3);
    for own in homes.iter().step_by(5) {
        for other in &homes {
            let board = board(*own, *other);
            let table = endings.ending(&board).unwrap().cubeful.unwrap();
            let values = [table.cubeless, table.owned, table.centred, table.unavailable];
            for (cube, value) in values.into_iter().enumerate() {
                let plain = equity(&board, cube, &mut known);
                assert!(
                    (value - plain).abs() < ROUNDING,
                    "{own:?} {other:?} {cube}: {value} {plain}"
                );
            }
        }
    }
}

#[test]
fn every_roll_leads_where_a_plain_mover_goes() {
    for points in [[1, 0, 0, 0, 0, 1], [2, 1, 0, 3, 0, 2], [0, 0, 0, 0, 0, 15], [0, 2, 0, 0, 1, 0]]
    {
        let board = Board::new(men(points), Men::new(&[(1, 15)]).unwrap()).unwrap();
        for (a, b, _) in plain::rolls() {
            let mut after: Vec<Board> = Vec::new();
            let die = |pips| Die::new(pips as u8).unwrap();
            board.plays(Dice::new(die(a), die(b)), &mut after);
            let mut homes: Vec<Points> =
                after.iter().map(|board| Home::of(board.own()).unwrap().points()).collect();
            homes.sort_unstable();
            assert_eq!(homes, plain::results(points, a, b), "{points:?} {a}-{b}");
        }
    }
}

/// Rolls out of 36 that bear off the last two men: known to every player, and easily counted.
#[test]
fn two_men_in_one_roll() {
    let table = [
        (6, [15, 13, 10, 8, 6, 4]),
        (5, [23, 19, 14, 10, 6, 0]),
        (4, [29, 23, 17, 11, 0, 0]),
        (3, [34, 25, 17, 0, 0, 0]),
        (2, [36, 26, 0, 0, 0, 0]),
        (1, [36, 0, 0, 0, 0, 0]),
    ];
    for (high, row) in table {
        for (low, &rolls) in row.iter().take(high).enumerate() {
            let mut points = [0; 6];
            points[high - 1] += 1;
            points[low] += 1;
            let home = Home::new(points).unwrap();
            let share = ExactEndings::shared().one_sided.all_off(home).exactly(1);
            assert!((share - f64::from(rolls) / 36.0).abs() < ROUNDING, "{points:?}");
        }
    }
}

/// Men on the ace point: a roll takes two off, a double four.
#[test]
fn men_on_the_ace_point() {
    let endings = ExactEndings::shared();
    let mut means = vec![0.0];
    for n in 1..=15usize {
        let after = |off: usize| means[n.saturating_sub(off)];
        means.push(1.0 + 5.0 / 6.0 * after(2) + after(4) / 6.0);
        let home = Home::new([n as u8, 0, 0, 0, 0, 0]).unwrap();
        let mean = endings.one_sided.all_off(home).mean();
        assert!((mean - means[n]).abs() < 2e-4, "{n} men: {mean} for {}", means[n]);
    }
    // Two rolls against two rolls: a double now, or no double of the opponent.
    let four = [4, 0, 0, 0, 0, 0];
    let ending = endings.ending(&board(four, four)).unwrap();
    assert!((ending.chances.win - 31.0 / 36.0).abs() < ROUNDING);
    // Doubled and taken the cube is dead: 2 (2 · 31/36 − 1) = 13/9 > 1, so it is a pass.
    assert!((ending.cubeful.unwrap().double_take() - 13.0 / 9.0).abs() < 2.0 * ROUNDING);
}

/// The one-sided distributions against the same by plain recursion, for up to three men.
#[test]
fn rolls_are_those_of_the_least_mean() {
    fn mean(points: Points, known: &mut HashMap<Points, f64>) -> f64 {
        if points == [0; 6] {
            return 0.0;
        }
        if let Some(&mean) = known.get(&points) {
            return mean;
        }
        let mut sum = 36.0;
        for (a, b, weight) in plain::rolls() {
            let after = plain::results(points, a, b).into_iter();
            let least = after.map(|after| mean(after, known)).fold(f64::INFINITY, f64::min);
            sum += weight as f64 * least;
        }
        known.insert(points, sum / 36.0);
        sum / 36.0
    }
    let (endings, mut known) = (ExactEndings::shared(), HashMap::new());
    for points in homes(4) {
        let found = endings.one_sided.all_off(Home::new(points).unwrap()).mean();
        assert!((found - mean(points, &mut known)).abs() < 2e-4, "{points:?}");
    }
}

/// Fifteen men at home can lose a gammon: the opponent on roll with one man left wins it at once.
#[test]
fn gammons_in_the_bear_off() {
    let endings = ExactEndings::shared();
    let full = [0, 0, 0, 0, 0, 15];
    let last = [1, 0, 0, 0, 0, 0];
    let won = endings.ending(&board(last, full)).unwrap();
    assert_eq!((won.chances.win, won.chances.win_gammon), (1.0, 1.0));
    assert_eq!(won.source, Source::OneSided);
    // On roll I save it with any six, 5-1 and 4-2 (one man by both), 3-3 and 2-2: 17 of 36. Then he
    // is off.
    let lost = endings.ending(&board(full, last)).unwrap().chances;
    assert!((lost.lose_gammon - 19.0 / 36.0).abs() < ROUNDING, "{lost:?}");
    assert_eq!((lost.win, lost.win_gammon), (0.0, 0.0));
    // Three men against none off in the smaller game: the tables do not know that gammon.
    let hyper = Men::new(&[(1, 3)]).unwrap();
    assert_eq!(endings.ending(&Board::new(hyper, hyper).unwrap()), None);
}

#[test]
fn only_bear_offs_are_in_the_tables() {
    let endings = ExactEndings::shared();
    let outside = Men::new(&[(0, 14), (7, 1)]).unwrap();
    assert_eq!(endings.ending(&Board::new(outside, men([1, 0, 0, 0, 0, 0])).unwrap()), None);
    let off = Men::new(&[(0, 15)]).unwrap();
    assert_eq!(endings.ending(&Board::new(off, men([1, 0, 0, 0, 0, 0])).unwrap()), None);
}

#[test]
fn tables_come_back_from_bytes_and_damage_is_seen() {
    let endings = ExactEndings::shared();
    let bytes = endings.to_bytes();
    assert!(bytes.len() < 10_000_000, "{} bytes", bytes.len());
    assert_eq!(ExactEndings::from_bytes(&bytes).as_ref(), Ok(endings));

    let mut flipped = bytes.clone();
    flipped[4_000_000] ^= 1;
    assert!(matches!(ExactEndings::from_bytes(&flipped), Err(DamagedError::Damaged { .. })));
    let short = &bytes[..bytes.len() - 1];
    assert!(matches!(ExactEndings::from_bytes(short), Err(DamagedError::Damaged { .. })));
    assert_eq!(ExactEndings::from_bytes(b"something"), Err(DamagedError::NotTables));
    let mut newer = bytes;
    newer[8] = 99;
    assert_eq!(ExactEndings::from_bytes(&newer), Err(DamagedError::OtherVersion { found: 99 }));
}

/// Rows of the reference data that another program took from its own exact two-sided table.
#[test]
fn reference_rows_of_the_two_sided_table() {
    let Some(rows) = reference::rows("moves.jsonl.gz") else { return };
    let endings = ExactEndings::shared();
    let mut checked = 0;
    for row in rows.iter().filter(|row| row["cls"] == "bearoff2s") {
        let dice: [u8; 2] = serde_json::from_value(row["dice"].clone()).unwrap();
        let dice = Dice::new(Die::new(dice[0]).unwrap(), Die::new(dice[1]).unwrap());
        let mut after: Vec<Board> = Vec::new();
        reference::board(row).plays(dice, &mut after);
        let mut equities: Vec<f64> = after
            .iter()
            .map(|after| match endings.ending(&after.flipped()) {
                Some(ending) => -ending.chances.equity(),
                None => 1.0,
            })
            .collect();
        equities.sort_by(|a, b| b.total_cmp(a));
        for (candidate, equity) in row["cand"].as_array().unwrap().iter().zip(equities) {
            let theirs = candidate["eq"].as_f64().unwrap();
            assert!((equity - theirs).abs() < 1e-4, "{equity} for {candidate} in {row}");
            checked += 1;
        }
    }
    assert!(checked >= 18, "{checked}");
}

/// The one money decision of the reference data that comes from another program's exact table with
/// the cube.
#[test]
fn reference_cube_row_of_the_two_sided_table() {
    let Some(rows) = reference::rows("cube.jsonl.gz") else { return };
    let exact = |row: &&serde_json::Value| row["cls"] == "bearoff2s" && row["match_to"] == 0;
    for row in rows.iter().filter(exact) {
        let table = ExactEndings::shared().ending(&reference::board(row)).unwrap().cubeful.unwrap();
        assert_eq!(row["owner"], "roller", "the only such row");
        assert!((table.owned - row["nd"].as_f64().unwrap()).abs() < 1e-4, "{row}");
        assert!((table.double_take() - row["dt"].as_f64().unwrap()).abs() < 1e-4, "{row}");
    }
}

/// Longer bear-offs of the reference data: the other program looks two rolls ahead and takes the
/// chances from its one-sided and two-sided tables there, so it sees a little more.
#[test]
fn reference_rows_of_the_one_sided_table() {
    let Some(rows) = reference::rows("cube.jsonl.gz") else { return };
    let (endings, mut checked) = (ExactEndings::shared(), 0);
    for row in rows.iter().filter(|row| row["cls"] == "bearoff") {
        let Some(ending) = endings.ending(&reference::board(row)) else { continue };
        let theirs: [f64; 5] = serde_json::from_value(row["probs"].clone()).unwrap();
        for (ours, theirs) in ending.chances.to_array().into_iter().zip(theirs) {
            assert!((ours - theirs).abs() < 5e-3, "{ours} {theirs} {row}");
        }
        checked += 1;
    }
    assert!(checked >= 20, "{checked}");
}
