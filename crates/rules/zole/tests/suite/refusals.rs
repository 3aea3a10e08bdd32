//! What is no deal is refused, with the card named.

use parlor_game::{Answers, Game, Illegal, Observed, Seat, Silent};
use parlor_zole::{
    Action, ByPlace, Call, Card, CardSet, Deal, Layout, LayoutError, Pair, RuleSet, Seen, Setup,
};

fn layout(hands: [&str; 3], table: &str) -> Result<Layout, LayoutError> {
    let cards = |text: &str| text.parse::<CardSet>().expect("cards");
    Layout::new(ByPlace::new(hands.map(cards)), cards(table))
}

#[test]
fn a_bad_deal_names_the_card_or_the_heap() {
    let [first, second, third] =
        ["9H KH 9S KS 7D 8D JD QD", "TH AH TS AS 9D KD JH QH", "9C KC TC AC TD AD JS QS"];
    assert!(layout([first, second, third], "JC QC").is_ok());
    let refused = |hands, table| layout(hands, table).expect_err("no deal").to_string();
    assert_eq!(
        refused([first, "TH AH TS AS 9D KD JH 9H", third], "JC QC"),
        "9H is dealt twice, the second time to the second hand"
    );
    assert_eq!(
        refused([first, second, third], "JC QD"),
        "QD is dealt twice, the second time to the table"
    );
    assert_eq!(
        refused([first, "TH AH TS AS 9D KD JH", third], "JC QC"),
        "the second hand has 7 cards, not 8"
    );
    assert_eq!(refused([first, second, third], "JC"), "the table has 1 cards, not 2");
}

#[test]
fn text_that_is_no_card_says_what_would_be_one() {
    let error = "1H".parse::<Card>().expect_err("no card").to_string();
    assert!(error.contains("\"1H\"") && error.contains("as in TH"), "{error}");
    let error = "9H AH 9H".parse::<CardSet>().expect_err("twice").to_string();
    assert_eq!(error, "9H appears twice");
    for card in Card::ALL {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
}

#[test]
fn answers_that_break_a_rule_name_it_and_change_nothing() {
    let mut deal = Deal::start(&Setup::new(RuleSet::SEED, Seat::C).expect("a dealer"));
    let dealt = Layout::from_order(&Card::ALL).expect("a whole pack");
    let early = Answers::one(Seat::A, Action::Call(Call::Pass));
    assert_eq!(deal.resolve(&early, &mut Silent), Err(Illegal::NotAsked { seat: Seat::A }));
    deal.apply(dealt, &mut Silent).expect("due");
    let again = deal.apply(dealt, &mut Silent);
    assert_eq!(again, Err(Illegal::Chance { reason: "already-dealt" }));
    let zole = Answers::one(Seat::A, Action::Call(Call::Zole));
    deal.resolve(&zole, &mut Silent).expect("a call");
    let lead = Answers::one(Seat::A, Action::Play("9H".parse().expect("a card")));
    deal.resolve(&lead, &mut Silent).expect("a held card");
    let before = deal.clone();
    for (card, reason) in [("9H", "card-is-not-held"), ("QC", "card-is-not-held")] {
        let play = Answers::one(Seat::B, Action::Play(card.parse().expect("a card")));
        let refused = Illegal::Refused { seat: Seat::B, reason };
        assert_eq!(deal.resolve(&play, &mut Silent), Err(refused));
    }
    assert_eq!(deal, before);
}

#[test]
fn a_lielais_does_not_believe_that_another_plays_a_card_it_has_buried() {
    let mut deal = Deal::start(&Setup::new(RuleSet::SEED, Seat::C).expect("a dealer"));
    let hands = ["9H KH 9S KS 7D 8D JD QD", "TH AH TS AS 9D KD JH QH", "9C KC TC AC TD AD JS QS"];
    deal.apply(layout(hands, "JC QC").expect("a deal"), &mut Silent).expect("due");
    let card = |text: &str| text.parse::<Card>().expect("a card");
    let buried = Pair::new(card("9H"), card("KH")).expect("two cards");
    for action in [Action::Call(Call::Take), Action::Bury(buried), Action::Play(card("9S"))] {
        deal.resolve(&Answers::one(Seat::A, action), &mut Silent).expect("legal");
    }
    let mut view = deal.view(Seat::A);
    let before = view.clone();
    let played = |text: &str| Seen::Played { seat: Seat::B, card: card(text) };
    for impossible in ["KH", "9H", "KS", "9S"] {
        let folded = Deal::fold(&mut view, &played(impossible));
        assert_eq!(folded, Err(Illegal::Misfit { reason: "card-cannot-be-played" }));
        assert_eq!(view, before, "{impossible} changes nothing");
    }
    assert_eq!(Deal::fold(&mut view, &played("AS")), Ok(()));
}

#[test]
fn nobody_deals_from_an_empty_seat() {
    assert_eq!(Setup::new(RuleSet::SEED, Seat::D), None);
    assert!(Setup::new(RuleSet::SEED.for_four(), Seat::D).is_some());
}
