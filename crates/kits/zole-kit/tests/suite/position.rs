//! Questions that positions in text put.

use std::sync::Arc;

use parlor_agent::{Algorithm, Budget};
use parlor_kit::{Advice, Explorable, Kit, Records};
use parlor_zole::{Action, Card};
use parlor_zole_kit::ZoleKit;
use serde_json::Value;

/// Figure 4.1 of the source: the second hand leads to the fifth trick.
const FIGURE_4_1: &str = "2: QC QH JC JD 8D TH 9H KS | take | TS KS AC KC 8D 9C JD KD AD TH KH AS";

#[test]
fn a_question_reads_back() {
    for text in [
        "1: QC QS QH JC JS AD TH KH",
        "1: QC QS QH JC JS AD TH KH | take | table 9S 9C",
        "1: QC QS QH JC JS AD TH KH | take | table 9S 9C | bury TH KH | pules 1",
        "3: QC QS QH JC JS AD TH KH | pass pass pass | 9H AH | rules online-pgm",
        FIGURE_4_1,
    ] {
        let question = ZoleKit::position(text).unwrap().unwrap();
        assert_eq!(ZoleKit::write_position(&question).as_deref(), Some(text));
        assert!(question.legal.len() > 1, "{text}");
    }
}

#[test]
fn the_question_of_figure_4_1_is_which_of_four_cards_to_lead() {
    let question = ZoleKit::position(FIGURE_4_1).unwrap().unwrap();
    let cards = ["9H", "JC", "QH", "QC"].map(|card| card.parse::<Card>().unwrap());
    assert_eq!(question.legal, cards.map(Action::Play));
}

/// Sums over all 3,150 worlds from the reference data, here from the opponent's side. Every world is a
/// round with a node for each card.
#[test]
fn figure_4_1_is_explored_with_either_mask() {
    for (mask, sums) in [
        ("rules", [13_642.0, 13_892.0, 14_034.0, 13_716.0]),
        ("source", [13_380.0, 13_816.0, 14_608.0, 14_052.0]),
    ] {
        let question = ZoleKit::position(FIGURE_4_1).unwrap().unwrap();
        let registry = Arc::new(ZoleKit::registry());
        let asked = Advice::<ZoleKit> { question, registry };
        let explored = asked.explore(&format!("alphabeta:mask={mask}"), 1, Budget::UNLIMITED);
        let explored = explored.unwrap();
        let summary = explored.summary("x");
        assert_eq!(summary.position.as_deref(), Some(FIGURE_4_1));
        assert_eq!((summary.algorithm, summary.n_steps), (Algorithm::Pimc, 3_150));
        assert_eq!((summary.counts.nodes, summary.n_nodes), (4 * 3_150, 1 + 5 * 3_150));
        assert_eq!(summary.action.unwrap().to_string(), "zole-play (card: QH)");
        let total = |idx: usize| summary.candidates[idx].value.unwrap().value * 3_150.0;
        for (idx, sum) in sums.into_iter().enumerate() {
            assert!((total(idx) - sum).abs() < 1e-6, "{mask} {idx}: {}", total(idx));
        }
        let hands = |node| {
            let board: Value = serde_json::from_str(&explored.board(node).unwrap()).unwrap();
            let views = board["views"].as_array().unwrap().clone();
            views.iter().map(|view| view["hand"].as_array().map(Vec::len)).collect::<Vec<_>>()
        };
        // The root is what the player knows; in a world all cards lie open, and its card is played.
        assert_eq!(hands(0)[..2], [None, Some(4)]);
        assert_eq!(hands(1), [Some(4), Some(4), Some(4)]);
        assert_eq!(hands(2), [Some(4), Some(3), Some(4)]);
    }
}

#[test]
fn what_is_wrong_is_said() {
    let error = ZoleKit::position("1: QC QS | take").unwrap().unwrap_err().to_string();
    assert!(error.starts_with("line 1, column 4: the hand has 2 cards"), "{error}");
}
