//! Zero differences on the shared reference data.

use parlor_zole::{ByPlace, Card, Contract, Eyes, Level, Place, Tariffs, Trick};
use parlor_zole_solver::{Following, Position, Solver, count_playouts, plain};

use crate::data::{by_card, card, contract, hands, place, rows};

fn values(solver: &mut Solver, position: &Position) -> Vec<(Card, u64)> {
    solver.values(position).iter().map(|value| (value.card, u64::from(value.value))).collect()
}

#[test]
fn endgames_have_the_stored_value_for_every_card() {
    let mut solver = Solver::new();
    for row in rows("endgames.jsonl.gz") {
        let mut trick = Trick::led_by(place(&row["trick_leader"]));
        for laid in row["trick"].as_array().unwrap() {
            trick.push(card(laid));
        }
        let position = Position::new(contract(&row), hands(&row), trick).unwrap();
        assert_eq!(position.turn(), place(&row["to_move"]), "{row}");
        let value = solver.eyes(&position).unwrap();
        assert_eq!(u64::from(value.0), row["value"].as_u64().unwrap(), "{row}");
        assert_eq!(values(&mut solver, &position), by_card(&row["move_values"]), "{row}");
        let slow = plain::alpha_beta(&position, Following::Rules);
        assert_eq!(slow, value.0, "{row}");
        let playouts = count_playouts(&position, Following::Rules);
        assert_eq!(Some(playouts), row["playouts"].as_u64(), "{row}");
    }
}

#[test]
fn full_deals_have_the_stored_eyes_tricks_and_level() {
    let mut solver = Solver::new();
    for row in rows("full_deals.jsonl.gz") {
        let contract = contract(&row);
        let side = row["side_points"].as_u64().unwrap() as u8;
        let buried = if row["side_to"] == "soloist" { side } else { 0 };
        let position = Position::new(contract, hands(&row), Trick::led_by(Place::First))
            .unwrap()
            .with_score(Eyes(buried), ByPlace::default());
        let value = solver.eyes(&position).unwrap();
        assert_eq!(u64::from(value.0), row["trick_points"].as_u64().unwrap(), "{row}");
        let total = u64::from(value.0 + buried);
        assert_eq!(total, row["soloist_points"].as_u64().unwrap(), "{row}");
        assert_eq!(values(&mut solver, &position), by_card(&row["lead_values"]), "{row}");
        let tricks = solver.most_tricks(&position).map(u64::from);
        assert_eq!(tricks, row["soloist_max_forced_tricks"].as_u64(), "{row}");
        let level: Level = solver.level(&position).unwrap();
        let points = contract.tariff(&Tariffs::USUAL).unwrap().points(level);
        assert_eq!(Some(i64::from(points)), row["score_per_opponent"].as_i64(), "{row}");
        for limit in [31, 61, 91] {
            let reached = solver.reaches(&position, Eyes(limit)).unwrap();
            assert_eq!(reached, total >= u64::from(limit), "{limit} in {row}");
        }
        let playouts = count_playouts(&position, Following::Rules);
        assert_eq!(Some(playouts), row["playouts"].as_u64(), "{row}");
    }
}

#[test]
fn maza_zole_deals_have_the_stored_number_of_tricks() {
    let mut solver = Solver::new();
    for row in rows("maza_zole.jsonl.gz") {
        let soloist = place(&row["soloist"]);
        let position =
            Position::new(contract(&row), hands(&row), Trick::led_by(Place::First)).unwrap();
        let tricks = u64::from(solver.fewest_tricks(&position, soloist));
        assert_eq!(Some(tricks), row["soloist_min_forced_tricks"].as_u64(), "{row}");
        let won = solver.level(&position) == Some(Level::Won);
        assert_eq!(Some(won), row["soloist_wins"].as_bool(), "{row}");
    }
}

#[test]
fn playouts_are_counted_under_both_masks() {
    for row in rows("playouts.jsonl.gz") {
        let position =
            Position::new(Contract::Galdins, hands(&row), Trick::led_by(Place::First)).unwrap();
        let count = |following| Some(count_playouts(&position, following));
        assert_eq!(count(Following::Rules), row["playouts"].as_u64(), "{row}");
        let defective = row["playouts_with_seed_mask"].as_u64();
        assert_eq!(count(Following::SourceDefect), defective, "{row}");
    }
}
