//! What a human player would do without thinking.

use parlor_agent::Budget;
use parlor_zole::{Action, Call, CardSet, RuleSet};
use parlor_zole_agents::{Bidder, honours, lone_aces, ranks};

use crate::table::{agent, ask_turn, deal, plays};

fn set(cards: &str) -> CardSet {
    cards.parse().unwrap()
}

#[test]
fn ranks_and_honours_are_counted_as_the_programs_count_them() {
    // 9 + 9 + 7 for three queens, and 7 for a lone ace.
    assert_eq!(ranks(set("QC QS QH AH 9S KS 9C KC")), 32);
    assert_eq!(honours(set("QC JD AD TD KD 9H KH AS")), 3 + 2 + 1 + 1);
    assert_eq!(lone_aces(set("AH AS KS AC")), set("AH AC"));
    let ranks = Bidder::Ranks { limit: 25 };
    assert!(ranks.surplus(set("QC QS QH 9H KH 9S KS 9C")) <= 0, "25 is not above 25");
    assert!(ranks.surplus(set("QC QS QH 8D KH 9S KS 9C")) > 0);
}

#[test]
fn six_trumps_are_taken_and_eight_sure_cards_are_zole() {
    let bidder = Bidder::Honours { limit: 9 };
    assert_eq!(bidder.call(set("7D 8D 9D KD TD AD 9H KS"), false), Call::Take);
    assert_eq!(bidder.call(set("QC QS QH JC 9H KH KS 9C"), false), Call::Take, "11 for honours");
    assert_eq!(bidder.call(set("QC QH JC 8D 9H KH KS 9C"), false), Call::Pass, "8 for honours");
    assert_eq!(bidder.call(set("QC QS QH QD JC JS AH AS"), false), Call::Zole);
    assert_eq!(bidder.call(set("7D 8D 9H KH 9S KS 9C KC"), true), Call::MazaZole);
    assert_eq!(bidder.call(set("7D 8D 9H KH 9S KS 9C KC"), false), Call::Pass);
}

const CARDS: &str =
    "QC QS QH JC JS AD TH KH / QD JH JD KD 9D AH AS TS / TD 8D 7D 9H KS AC TC KC / 9S 9C";

#[test]
fn the_soloist_takes_buries_a_ten_with_its_king_and_leads_a_top_trump() {
    let mut rules = agent("rules", 0);
    let mut decide = |actions: &[Action]| {
        let deal = deal(RuleSet::SEED, CARDS, actions);
        ask_turn(&deal, Budget::UNLIMITED, |ask| rules.decide(ask, None))
    };
    let take = Action::Call(Call::Take);
    assert_eq!(decide(&[]), take);
    let Action::Bury(pair) = decide(&[take]) else { panic!("a burial is due") };
    assert_eq!(pair.cards(), set("TH KH"), "both hearts go: eyes home, and a class less");
    let lead = decide(&[take, Action::Bury(pair)]);
    assert!(matches!(lead, Action::Play(card) if card.rank_letter() == 'Q'), "{lead:?}");
}

#[test]
fn an_opponent_gives_eyes_to_the_partner_and_none_to_the_soloist() {
    let mut rules = agent("rules", 0);
    let mut decide = |calls: &[Call], cards: &str| {
        let mut actions: Vec<Action> = calls.iter().map(|&call| Action::Call(call)).collect();
        actions.extend(plays(cards));
        let deal = deal(RuleSet::SEED, CARDS, &actions);
        ask_turn(&deal, Budget::UNLIMITED, |ask| rules.decide(ask, None))
    };
    let play = |card: &str| Action::Play(card.parse().unwrap());
    // The soloist, first hand, led 10♥; the partner took it with A♥, and third hand has no choice of
    // hearts but 9♥.
    assert_eq!(decide(&[Call::Zole], "TH AH"), play("9H"));
    // The soloist led Q♣, which nobody beats: the least goes.
    assert_eq!(decide(&[Call::Zole], "QC"), play("9D"));
}
