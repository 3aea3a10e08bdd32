//! Answers that follow from the rules by hand, and refusals of impossible positions.
#![expect(clippy::unwrap_used, reason = "these are helpers of tests")]

use parlor_zole::{ByPlace, CardSet, Contract, Eyes, Level, Place, Trick};
use parlor_zole_solver::{
    Following, Position, PositionError, Solver, count_playouts, max_n, plain,
};

fn set(text: &str) -> CardSet {
    text.parse().unwrap()
}

fn hands(first: &str, second: &str, third: &str) -> ByPlace<CardSet> {
    ByPlace::new([set(first), set(second), set(third)])
}

fn at_start(contract: Contract, hands: ByPlace<CardSet>) -> Position {
    Position::new(contract, hands, Trick::led_by(Place::First)).unwrap()
}

/// Spec 3: eight top trumps, six low trumps and two clubs against eight plain cards.
fn near_the_top() -> ByPlace<CardSet> {
    hands("JD JH JS JC QD QH QS QC", "TH AH 9S KS TS AS 9C KC", "7D 8D 9D KD TD AD TC AC")
}

#[test]
fn the_example_near_the_upper_bound_is_counted_exactly() {
    // 8! · 8! · 6! · 2!
    let position = at_start(Contract::Galdins, near_the_top());
    assert_eq!(count_playouts(&position, Following::Rules), 2_341_011_456_000);
}

#[test]
fn eight_top_trumps_take_everything() {
    let mut solver = Solver::new();
    let position = at_start(Contract::Zole(Place::First), near_the_top());
    // The table holds 9♥ K♥, so 116 eyes are in play.
    assert_eq!(solver.eyes(&position), Some(Eyes(116)));
    assert_eq!(solver.most_tricks(&position), Some(8));
    assert_eq!(solver.level(&position), Some(Level::AllTricks));
    assert_eq!(solver.fewest_tricks(&position, Place::First), 8);
    assert_eq!(max_n(&position), ByPlace::new([8, 0, 0]));
    assert_eq!(solver.line(&position).len(), 24);
}

#[test]
fn a_hand_of_lowest_cards_wins_maza_zole() {
    let mut solver = Solver::new();
    let low = "9H KH 9S KS 9C KC 7D 8D";
    let position = at_start(
        Contract::MazaZole(Place::Third),
        hands("TH AH TS AS JD JH QD QH", "9D KD TD AD JS JC QS QC", low),
    );
    assert_eq!(solver.level(&position), Some(Level::Won));
    assert_eq!(solver.fewest_tricks(&position, Place::Third), 0);
}

#[test]
fn tricks_already_taken_count_for_the_level() {
    let mut solver = Solver::new();
    let position = at_start(Contract::Lielais(Place::First), hands("9H", "AH", "KH"));
    let had = |eyes, tricks| position.with_score(Eyes(eyes), ByPlace::new(tricks));
    assert_eq!(solver.level(&had(22, [0, 4, 3])), Some(Level::NoTrick));
    assert_eq!(solver.level(&had(22, [1, 3, 3])), Some(Level::Low));
    assert_eq!(solver.level(&had(60, [4, 2, 1])), Some(Level::Lost));
    assert_eq!(solver.level(&had(61, [4, 2, 1])), Some(Level::Won));
    assert_eq!(solver.level(&had(105, [7, 0, 0])), Some(Level::High));
    let maza = at_start(Contract::MazaZole(Place::First), hands("9H", "AH", "KH"));
    assert_eq!(solver.level(&maza), Some(Level::Won));
    let caught = maza.with_score(Eyes(0), ByPlace::new([1, 3, 3]));
    assert_eq!(solver.level(&caught), Some(Level::Lost));
}

#[test]
fn the_defective_mask_lets_the_black_queens_be_kept() {
    // A trump is led and Q♠ is the only trump: by the rules it must be played.
    let position = at_start(Contract::Zole(Place::First), hands("7D 8D", "QS AH", "9S 9C"));
    assert_eq!(plain::count_playouts(&position, Following::Rules), 2 * 2);
    assert_eq!(plain::count_playouts(&position, Following::SourceDefect), 2 * 2 * 2);
    for following in [Following::Rules, Following::SourceDefect] {
        let slow = plain::count_playouts(&position, following);
        assert_eq!(count_playouts(&position, following), slow);
    }
}

#[test]
fn impossible_positions_are_refused_with_the_card_named() {
    let new = |hands, trick| Position::new(Contract::Zole(Place::First), hands, trick);
    let lead = Trick::led_by(Place::First);
    let refused = |result: Result<Position, PositionError>| result.unwrap_err().to_string();
    assert_eq!(
        refused(new(hands("QC 9H", "QS 9H", "7D 8D"), lead)),
        "9H is there twice, the second time with the second hand"
    );
    assert_eq!(
        refused(new(hands("QC 9H", "QS", "7D 8D"), lead)),
        "the second hand holds 1 cards, not 2"
    );
    let off_suit = lead.with("TH".parse().unwrap()).with("QS".parse().unwrap());
    assert_eq!(
        refused(new(hands("9H", "AH", "7D 8D"), off_suit)),
        "the second hand cannot have played QS while holding a card of the class led"
    );
    let full = off_suit.with("8D".parse().unwrap());
    assert_eq!(refused(new(hands("9H", "AH", "7D"), full)), "the trick is complete: 8D closed it");
}

/// Tricky case 10: low trumps are alike for the solver only while nobody's card lies between.
#[test]
fn low_trumps_are_alike_only_side_by_side() {
    let mut solver = Solver::new();
    let mut values = |hands| {
        let position = at_start(Contract::Zole(Place::First), hands);
        solver.values(&position).iter().map(|value| value.value).collect::<Vec<_>>()
    };
    // 8♦ is out of play: leading 7♦ or 9♦ is the same.
    assert_eq!(values(hands("7D 9D", "KH TH", "KS TS")), [28, 28]);
    // 8♦ is with the second hand: 9♦ draws it and then 7♦ wins too, 7♦ loses to it.
    assert_eq!(values(hands("7D 9D", "8D TH", "KS TS")), [14, 24]);
}

/// Tricky case 48: between equal cards the lower bit is played, so that runs repeat.
#[test]
fn ties_are_broken_by_the_lower_bit() {
    let mut solver = Solver::new();
    let position = at_start(Contract::Zole(Place::First), hands("7D 9D", "KH TH", "KS TS"));
    let line = solver.line(&position);
    let expected: Vec<_> =
        "7D KH KS 9D TH TS".split(' ').map(|card| card.parse().unwrap()).collect();
    assert_eq!(line, expected);
    assert_eq!(Solver::new().line(&position), expected);
}
