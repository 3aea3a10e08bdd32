//! Questions that positions in text put.

use parlor_kit::Records;
use parlor_zole::{Action, Card};
use parlor_zole_kit::ZoleKit;

#[test]
fn a_question_reads_back() {
    for text in [
        "1: QC QS QH JC JS AD TH KH",
        "1: QC QS QH JC JS AD TH KH | take | table 9S 9C",
        "1: QC QS QH JC JS AD TH KH | take | table 9S 9C | bury TH KH | pules 1",
        "3: QC QS QH JC JS AD TH KH | pass pass pass | 9H AH | rules online-pgm",
        "2: QC QH JC JD 8D TH 9H KS | take | TS KS AC KC 8D 9C JD KD AD TH KH AS",
    ] {
        let question = ZoleKit::position(text).unwrap().unwrap();
        assert_eq!(ZoleKit::write_position(&question).as_deref(), Some(text));
        assert!(question.legal.len() > 1, "{text}");
    }
}

#[test]
fn the_question_of_figure_4_1_is_which_of_four_cards_to_lead() {
    let text = "2: 9H TH KS 8D JD JC QH QC | take | TS KS AC KC 8D 9C JD KD AD TH KH AS";
    let question = ZoleKit::position(text).unwrap().unwrap();
    let cards = ["9H", "JC", "QH", "QC"].map(|card| card.parse::<Card>().unwrap());
    assert_eq!(question.legal, cards.map(Action::Play));
}

#[test]
fn what_is_wrong_is_said() {
    let error = ZoleKit::position("1: QC QS | take").unwrap().unwrap_err().to_string();
    assert!(error.starts_with("line 1, column 4: the hand has 2 cards"), "{error}");
}
