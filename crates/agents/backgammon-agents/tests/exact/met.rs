//! Match equity tables.

use std::fs;

use parlor_backgammon::Score;
use parlor_backgammon_agents::{MatchEquityTable, Stakes};
use parlor_formats::backgammon::met;
use parlor_game::Seat;

use crate::reference;

fn close(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-9, "{a} {b}");
}

#[test]
fn the_default_table_has_its_known_values() {
    let table = MatchEquityTable::kazaross_xg2();
    assert_eq!((table.name(), table.reach()), ("Kazaross XG2 25 point MET", 25));
    close(table.before_crawford(1, 2), 0.67736);
    close(table.before_crawford(1, 3), 0.75076);
    close(table.before_crawford(2, 3), 0.59947);
    close(table.before_crawford(2, 4), 0.66870);
    close(table.after_crawford(2), 0.48803);
    close(table.chance(&Score::at(7, 6, 5, false).unwrap(), Seat::B), 0.48803);
    close(table.chance(&Score::at(7, 6, 5, true).unwrap(), Seat::A), 0.67736);
    close(table.chance(&Score::at(7, 6, 6, false).unwrap(), Seat::A), 0.5);
}

#[test]
fn every_shipped_table_can_be_used_at_every_score() {
    let Some(folder) = reference::shared("met") else { return };
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let file = met::read(&fs::read_to_string(&path).unwrap()).unwrap();
        let table = MatchEquityTable::from_file(&file).unwrap();
        for own in 1..=70 {
            for other in 1..=70 {
                let (chance, his) =
                    (table.before_crawford(own, other), table.before_crawford(other, own));
                let at = format!("{} {own} {other}: {chance}", path.display());
                assert!((0.0..=1.0).contains(&chance), "{at}");
                // Printed with two to six figures, so the two sides add up to 1 but for rounding.
                assert!((chance + his - 1.0).abs() < 0.011, "{at} {his}");
                assert!(table.before_crawford(own + 1, other) <= chance + 0.006, "{at}");
                assert!(own != other || (chance - 0.5).abs() < 1e-6, "{at}");
            }
            assert!(table.after_crawford(own + 2) < table.after_crawford(own) || own > 20);
        }
        count += 1;
    }
    assert_eq!(count, 8);
}

/// Zadeh's formulas by hand: 2-away against 1-away in the Crawford game, a quarter of the wins
/// gammons: half of (3/4 · 1/2 + 1/4 · 1).
#[test]
fn a_table_of_formulas_begins_as_worked_out_by_hand() {
    let Some(path) = reference::shared("met/zadeh.xml") else { return };
    let file = met::read(&fs::read_to_string(path).unwrap()).unwrap();
    let table = MatchEquityTable::from_file(&file).unwrap();
    close(table.before_crawford(2, 1), 0.5 * (0.75 * 0.5 + 0.25));
    // After it: half, less what the free drop is worth.
    close(table.after_crawford(2), 0.5 - 0.015);
    close(table.after_crawford(3), 0.5 * (0.75 * 0.5 + 0.25));
    // No table differs much from another at middling scores.
    for (own, other) in [(3, 5), (5, 7), (4, 9)] {
        let known = MatchEquityTable::kazaross_xg2().before_crawford(own, other);
        let found = table.before_crawford(own, other);
        assert!((found - known).abs() < 0.03, "{own} {other}: {found} {known}");
    }
}

/// The winning chance from which on a double is taken, if the cube could not be turned again.
fn dead_take_point(stakes: &Stakes<'_>, cube: u32) -> f64 {
    let (passed, lost, won) = (stakes.win(cube), stakes.lose(2 * cube), stakes.win(2 * cube));
    (won - passed) / (won - lost)
}

#[test]
fn take_points_at_scores() {
    close(dead_take_point(&Stakes::MONEY, 1), 0.25);
    close(dead_take_point(&Stakes::MONEY, 4), 0.25);
    let table = MatchEquityTable::kazaross_xg2();
    let stakes = |to, a, b| Stakes::of(&Score::at(to, a, b, false).unwrap(), Seat::A, table);
    // 2-away both: a take plays for the match, a pass leaves 1-away against 2-away.
    close(dead_take_point(&stakes(5, 3, 3), 1), 1.0 - 0.67736);
    // Who would lose the match by passing takes always.
    close(dead_take_point(&stakes(5, 3, 3), 2), 0.0);
}
