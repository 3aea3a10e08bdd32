//! Zole's messages: every action and view of random sessions.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use parlor_game::{Answers, Entropy, Game, Observed, Seat, Silent, Stochastic, Turn};
use parlor_testkit::SplitMix;
use parlor_wire::Codec;
use parlor_zole::{Action, Call, Card, CardSet, Contract, Deal, Place, RuleSet, Setup};
use parlor_zole_kit::ZoleWire;
use parlor_zole_kit::wire::ZoleAction;
use serde_json::{Value, json};

/// Plays a deal at random and shows every state to `look`.
fn play(rules: RuleSet, entropy: &mut SplitMix, mut look: impl FnMut(&Deal)) {
    let mut deal = Deal::start(&Setup::new(rules, Seat::C).unwrap());
    let mut legal = Vec::new();
    loop {
        look(&deal);
        match deal.turn() {
            Turn::Over => break,
            Turn::Chance(at) => {
                let layout = deal.draw(at, entropy);
                deal.apply(layout, &mut Silent).unwrap();
            }
            Turn::Decide(asked) => {
                let seat = asked.first().unwrap();
                deal.legal(seat, &mut legal);
                let action = *entropy.pick(&legal).unwrap();
                deal.advance(&Answers::one(seat, action), &mut Silent);
            }
        }
    }
}

fn rulesets() -> [RuleSet; 3] {
    let throw_in = RuleSet { throw_in: true, ..RuleSet::ONLINE_PM };
    [throw_in, RuleSet::ONLINE_PGM, RuleSet::TOURNAMENT_LV.for_four()]
}

#[test]
fn every_listed_action_comes_back_as_itself() {
    let mut entropy = SplitMix::new(4);
    let mut sorts = [0; 4];
    for rules in rulesets() {
        for _ in 0..40 {
            play(rules, &mut entropy, |deal| {
                let Some(seat) = deal.turn().asked().first() else { return };
                let (view, mut legal) = (deal.view(seat), Vec::new());
                deal.legal(seat, &mut legal);
                for &action in &legal {
                    let text = serde_json::to_string(&ZoleWire::put_action(action)).unwrap();
                    let message = serde_json::from_str(&text).unwrap();
                    assert_eq!(ZoleWire::get_action(&message, &view, &legal), Some(action));
                    sorts[match action {
                        Action::Call(_) => 0,
                        Action::Bury(_) => 1,
                        Action::Play(_) => 2,
                        Action::ThrowIn => 3,
                    }] += 1;
                }
            });
        }
    }
    assert!(sorts.iter().all(|&n| n > 10), "{sorts:?}");
}

/// The first hand takes the table, and what it may bury.
fn burying() -> (Deal, Vec<Action>) {
    let mut deal = Deal::start(&Setup::new(RuleSet::LZF_CLASSIC, Seat::C).unwrap());
    let Turn::Chance(at) = deal.turn() else { panic!("the cards are dealt first") };
    let layout = deal.draw(at, &mut SplitMix::new(1));
    deal.apply(layout, &mut Silent).unwrap();
    deal.advance(&Answers::one(Seat::A, Action::Call(Call::Take)), &mut Silent);
    let mut legal = Vec::new();
    deal.legal(Seat::A, &mut legal);
    (deal, legal)
}

#[test]
fn cards_are_buried_in_any_order_and_nonsense_is_none_of_the_actions() {
    let (deal, legal) = burying();
    let view = deal.view(Seat::A);
    let read = |message: Value| {
        let message: ZoleAction = serde_json::from_value(message).unwrap();
        ZoleWire::get_action(&message, &view, &legal)
    };
    let held: Vec<String> = view.hand().into_iter().map(|card| card.to_string()).collect();
    let bury = |cards: &[&String]| read(json!({"type": "bury", "cards": cards}));
    assert!(bury(&[&held[0], &held[9]]).is_some());
    assert_eq!(bury(&[&held[0], &held[9]]), bury(&[&held[9], &held[0]]));
    assert_eq!(bury(&[&held[0]]), None);
    assert_eq!(bury(&[&held[0], &held[0]]), None);
    assert_eq!(bury(&[&held[0], &held[1], &held[2]]), None);
    assert_eq!(read(json!({"type": "play", "card": held[0]})), None);
    assert_eq!(read(json!({"type": "call", "call": "take"})), None);
    let wrong = serde_json::from_value::<ZoleAction>(json!({"type": "play", "card": "1X"}));
    assert!(wrong.unwrap_err().to_string().contains("1X"));
}

#[test]
fn a_view_says_what_lies_open_and_what_its_seat_knows() {
    let (deal, _) = burying();
    let view = |seat| serde_json::to_value(ZoleWire::put_view(&deal.view(seat))).unwrap();
    let mine = view(Seat::A);
    assert_eq!(mine["me"], "A");
    assert_eq!((&mine["dealer"], &mine["turn"]), (&json!("C"), &json!("A")));
    assert_eq!(mine["places"], json!(["A", "B", "C"]));
    assert_eq!(mine["contract"], json!({"name": "lielais", "soloist": "A"}));
    assert_eq!(mine["stage"], json!({"type": "burying"}));
    assert_eq!(mine["hand"].as_array().unwrap().len(), 10);
    assert_eq!(mine["aside"]["type"], "taken");
    assert_eq!(mine["aside"]["table"].as_array().unwrap().len(), 2);
    assert_eq!(mine["pules"], json!({"common": 0, "personal": [0, 0, 0, 0]}));
    let rules = json!({"all_pass": "pule", "maza_zole": false, "throw_in": false});
    assert_eq!(mine["rules"], rules);
    let other = view(Seat::B);
    assert_eq!(other["hand"].as_array().unwrap().len(), 8);
    assert_eq!(other["aside"], json!({"type": "unknown"}));
    assert_eq!(other["players"][0]["n_held"], 10);
    assert_eq!(other["players"][2]["n_held"], 8);
}

/// Every card written anywhere in a message.
fn cards_in(value: &Value) -> CardSet {
    match value {
        Value::String(text) => text.parse::<Card>().map_or(CardSet::EMPTY, CardSet::one),
        Value::Array(list) => list.iter().map(cards_in).fold(CardSet::EMPTY, |a, b| a | b),
        Value::Object(map) => map.values().map(cards_in).fold(CardSet::EMPTY, |a, b| a | b),
        _ => CardSet::EMPTY,
    }
}

#[test]
fn no_view_names_a_card_of_another_hand() {
    let mut entropy = SplitMix::new(9);
    for rules in rulesets() {
        for _ in 0..30 {
            play(rules, &mut entropy, |deal| {
                for viewer in deal.seats() {
                    let view = serde_json::to_value(ZoleWire::put_view(&deal.view(viewer)));
                    let named = cards_in(&view.unwrap());
                    for place in Place::ALL {
                        let secret = deal.hands()[place];
                        if deal.public().setup().seating().seat(place) == viewer {
                            assert!(secret.is_subset(named), "{secret} in {named}");
                        } else {
                            assert!((secret & named).is_empty(), "{secret} in {named}");
                        }
                    }
                    let soloist = deal.public().contract().and_then(Contract::soloist);
                    let mine = deal.public().setup().seating().place(viewer);
                    if deal.outcome().is_none() && (soloist != mine || mine.is_none()) {
                        assert!((deal.buried() & named).is_empty());
                    }
                }
            });
        }
    }
}

#[test]
fn events_say_what_a_seat_learns() {
    let (mut deal, legal) = burying();
    let mut events = Vec::new();
    deal.resolve(&Answers::one(Seat::A, legal[0]), &mut events).unwrap();
    let seen = |viewer| {
        let seen = Deal::seen_by(&events[0], viewer).unwrap();
        serde_json::to_value(ZoleWire::put_seen(&seen)).unwrap()
    };
    let mine = seen(Seat::A);
    assert_eq!(mine["type"], "i_buried");
    assert_eq!(cards_in(&mine), deal.buried());
    assert_eq!(seen(Seat::B), json!({"type": "buried", "seat": "A"}));
}

/// Four at the table, no pule stands, and the three who play pass: two common pules are written.
#[test]
fn a_deal_that_is_over_says_what_it_changes_on_the_sheet() {
    let rules = RuleSet::TOURNAMENT_LV.for_four();
    let mut deal = Deal::start(&Setup::new(rules, Seat::C).unwrap());
    let Turn::Chance(at) = deal.turn() else { panic!("the cards are dealt first") };
    let layout = deal.draw(at, &mut SplitMix::new(1));
    deal.apply(layout, &mut Silent).unwrap();
    let view = |deal: &Deal| serde_json::to_value(ZoleWire::put_view(&deal.view(Seat::A))).unwrap();
    assert_eq!(view(&deal)["settled"], Value::Null);
    while let Some(seat) = deal.turn().asked().first() {
        deal.advance(&Answers::one(seat, Action::Call(Call::Pass)), &mut Silent);
    }
    let over = view(&deal);
    assert_eq!(
        over["settled"],
        json!({"points": [0, 0, 0, 0], "pules": {"common": 2, "personal": [0, 0, 0, 0]}})
    );
    assert_eq!(over["pules"]["common"], 0);
}
