//! One value for each play, and margins where values can be compared.

use parlor_agent::{Body, Cell, Lead};
use parlor_game::Seat;

use super::explain;
use crate::boards::{START, to_move};

/// What was searched less deeply is shown beside the choice: no play looks better than it, and the list
/// goes down.
#[test]
fn plays_of_all_depths_can_be_compared() {
    let (_, why, _) = explain("house", &to_move(START, START, [6, 2]), Seat::A);
    let values: Vec<f64> = why.candidates.iter().map(|one| one.value.unwrap().value).collect();
    assert!(values.windows(2).all(|pair| pair[0] >= pair[1]), "{values:?}");
    let depth = |at: usize| match &why.candidates[at].cells[0] {
        Cell::Words(words) => words.key.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(depth(0), "bg-ply");
    assert_eq!(depth(values.len() - 1), "bg-ply-estimate");
}

/// No table repeats the equity of the list at another depth.
#[test]
fn every_play_has_one_equity() {
    for spec in ["house", "linear", "pips", "mcts:playouts=50"] {
        let (_, why, _) = explain(spec, &to_move(START, START, [6, 2]), Seat::A);
        for panel in &why.panels {
            if let Body::Table(table) = &panel.body {
                assert!(table.rows.iter().all(|row| row.label.key != "bg-equity"), "{spec}");
            }
        }
        assert_eq!(why.shares.len(), 4, "{spec}");
        for candidate in why.candidates.iter().take(10) {
            let sum: f64 = candidate.shares.iter().sum();
            assert!((sum - 1.0).abs() < 1e-6, "{spec} {:?}", candidate.shares);
        }
    }
}

/// Equities have the margins that players use; other scales have none.
#[test]
fn only_equities_have_margins() {
    let start = to_move(START, START, [3, 1]);
    for spec in ["house", "linear", "pips", "mcts:playouts=50"] {
        let margins = explain(spec, &start, Seat::A).1.margins.unwrap();
        let leads = [0.004, 0.02, 0.06, 0.12].map(|lead| margins.lead(lead));
        assert_eq!(leads, [Lead::Level, Lead::Close, Lead::Clear, Lead::Large]);
    }
    for spec in ["random", "expectiminimax:depth=1"] {
        assert_eq!(explain(spec, &start, Seat::A).1.margins, None);
    }
}
