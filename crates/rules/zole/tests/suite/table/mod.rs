//! Tables of cases in `testdata/zole`: one case per line, columns between bars.

use parlor_game::{Answers, Game, Seat, Silent};
use parlor_zole::{Action, Call, Card, CardSet, Deal, Layout, Pair, Place, RuleSet, Setup};

/// Hands every row of a table to `check`, after making sure that it names its rule.
pub(crate) fn each_row<const N: usize>(text: &str, check: impl Fn([&str; N])) {
    let mut n_rows = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let row: [&str; N] = columns.try_into().unwrap_or_else(|_| panic!("columns of {line}"));
        assert!(row[0].parse::<u8>().is_ok_and(|case| (1..=50).contains(&case)), "case of {line}");
        let anchor = format!("<a id=\"{}\"></a>", row[1]);
        let rules = include_str!("../../../../../../docs/rules/zole.md");
        assert!(rules.contains(&anchor), "{} is no rule of the rule-book", row[1]);
        check(row);
        n_rows += 1;
    }
    assert!(n_rows > 0, "the table has rows");
}

pub(crate) fn cards(text: &str) -> CardSet {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub(crate) fn numbers<const N: usize>(text: &str) -> [i32; N] {
    let all: Vec<i32> = text.split_whitespace().map(|n| n.parse().expect("a number")).collect();
    all.try_into().unwrap_or_else(|_| panic!("numbers in {text}"))
}

/// A deal with seat A as first hand, in which these hands were dealt; the rest is on the table.
pub(crate) fn dealt(rules: RuleSet, hands: [&str; 3]) -> Deal {
    let dealer = match rules.players {
        parlor_zole::Players::Three => Seat::C,
        parlor_zole::Players::Four => Seat::D,
    };
    let mut deal = Deal::start(&Setup::new(rules, dealer).expect("a dealer at the table"));
    let hands = parlor_zole::ByPlace::new(hands.map(cards));
    let table = Place::ALL.iter().fold(CardSet::PACK, |rest, &place| rest - hands[place]);
    let layout = Layout::new(hands, table).unwrap_or_else(|error| panic!("{error}"));
    deal.apply(layout, &mut Silent).expect("the deal is due");
    deal
}

/// The player whose turn it is answers, and must be allowed to.
pub(crate) fn answer(deal: &mut Deal, action: Action) {
    let seat = deal.public().turn_seat().expect("someone's turn");
    let result = deal.resolve(&Answers::one(seat, action), &mut Silent);
    result.unwrap_or_else(|error| panic!("{action:?}: {error}"));
}

pub(crate) fn call(deal: &mut Deal, calls: &[Call]) {
    for &said in calls {
        answer(deal, Action::Call(said));
    }
}

pub(crate) fn bury(deal: &mut Deal, one: &str, other: &str) {
    let pair = Pair::new(card(one), card(other)).expect("two cards");
    answer(deal, Action::Bury(pair));
}

pub(crate) fn play(deal: &mut Deal, played: &str) {
    for word in played.split_whitespace() {
        answer(deal, Action::Play(card(word)));
    }
}

/// What the seat on turn may do.
pub(crate) fn legal(deal: &Deal) -> Vec<Action> {
    let seat = deal.public().turn_seat().expect("someone's turn");
    let mut actions = Vec::new();
    deal.legal(seat, &mut actions);
    actions
}
