//! Riichi's messages: every action and view of random deals.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use std::collections::BTreeMap;

use parlor_game::{Answers, Entropy, Game, Hidden, Observed, Seat, Silent, Stochastic, Turn};
use parlor_riichi::deal::{Action, Ending, Outcome, Setup, Stage, Win, Winner};
use parlor_riichi::score::{Claim, Finish, Liabilities, Stakes, settle, value};
use parlor_riichi::{Deal, Hand, Preset, RuleSet, Tile, Tiles, Wind, acceptance, shanten};
use parlor_riichi_kit::RiichiWire;
use parlor_riichi_kit::wire::{RiichiAction, RiichiTable};
use parlor_testkit::SplitMix;
use parlor_wire::Codec;
use serde_json::{Value, json};

fn rules() -> RuleSet {
    *Preset::by_name("tenhou").unwrap().rules()
}

/// Plays a deal at random, calling whatever can be called, and shows every state to `look`.
fn play(entropy: &mut SplitMix, mut look: impl FnMut(&Deal)) {
    let mut deal = Deal::start(&Setup::first(&rules()));
    let mut legal = Vec::new();
    loop {
        look(&deal);
        match deal.turn() {
            Turn::Over => break,
            Turn::Chance(at) => {
                let chance = deal.draw(at, entropy);
                deal.apply(chance, &mut Silent).unwrap();
            }
            Turn::Decide(asked) => {
                let mut answers = Answers::NONE;
                for seat in asked {
                    deal.legal(seat, &mut legal);
                    answers = answers.with(seat, *entropy.pick(&legal).unwrap());
                }
                deal.advance(&answers, &mut Silent);
            }
        }
    }
}

fn view(deal: &Deal, seat: Seat) -> Value {
    serde_json::to_value(RiichiWire::put_view(&deal.view(seat))).unwrap()
}

#[test]
fn every_listed_action_comes_back_as_itself() {
    let mut entropy = SplitMix::new(4);
    let mut sorts: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..150 {
        play(&mut entropy, |deal| {
            for seat in deal.turn().asked() {
                let (view, mut legal) = (deal.view(seat), Vec::new());
                deal.legal(seat, &mut legal);
                for &action in &legal {
                    let message = serde_json::to_value(RiichiWire::put_action(action)).unwrap();
                    *sorts.entry(message["type"].to_string()).or_default() += 1;
                    let message = serde_json::from_value(message).unwrap();
                    assert_eq!(RiichiWire::get_action(&message, &view, &legal), Some(action));
                }
            }
        });
    }
    for sort in ["discard", "chi", "pon", "open_kan", "closed_kan", "added_kan", "pass"] {
        assert!(sorts.contains_key(&format!("{sort:?}")), "{sort} in {sorts:?}");
    }
}

#[test]
fn the_tiles_of_a_call_may_be_named_in_any_order() {
    let mut entropy = SplitMix::new(8);
    let mut calls = 0;
    play(&mut entropy, |deal| {
        for seat in deal.turn().asked() {
            let (view, mut legal) = (deal.view(seat), Vec::new());
            deal.legal(seat, &mut legal);
            for &action in &legal {
                let Action::Chi { own: [one, other] } = action else { continue };
                let swapped = json!({"type": "chi", "own": [other.to_string(), one.to_string()]});
                let message: RiichiAction = serde_json::from_value(swapped).unwrap();
                assert_eq!(RiichiWire::get_action(&message, &view, &legal), Some(action));
                calls += 1;
            }
            let message: RiichiAction = serde_json::from_value(json!({"type": "tsumo"})).unwrap();
            let listed = legal.contains(&Action::Tsumo);
            assert_eq!(RiichiWire::get_action(&message, &view, &legal).is_some(), listed);
        }
    });
    assert!(calls > 0);
    let wrong = json!({"type": "discard", "tile": "8z", "drawn": false});
    assert!(serde_json::from_value::<RiichiAction>(wrong).unwrap_err().to_string().contains("8z"));
}

#[test]
fn the_first_view_of_the_dealer_says_what_lies_open() {
    let mut deal = Deal::start(&Setup::first(&rules()));
    let mut entropy = SplitMix::new(2);
    while let Turn::Chance(at) = deal.turn() {
        let chance = deal.draw(at, &mut entropy);
        deal.apply(chance, &mut Silent).unwrap();
    }
    let mine = view(&deal, Seat::A);
    assert_eq!(mine["me"], "A");
    assert_eq!((&mine["round"], &mine["dealer"]), (&json!("east"), &json!("A")));
    assert_eq!(
        (&mine["honba"], &mine["sticks"], &mine["live"]),
        (&json!(0), &json!(0), &json!(69))
    );
    assert_eq!(mine["dora_indicators"].as_array().unwrap().len(), 1);
    assert_eq!(mine["ura_indicators"], json!([]));
    assert_eq!(mine["stage"], json!({"type": "turn", "seat": "A", "source": "wall"}));
    assert_eq!(mine["own"]["concealed"].as_array().unwrap().len(), 14);
    assert_eq!(mine["own"]["drawn"], json!(deal.own(Seat::A).drawn.unwrap().to_string()));
    let places = mine["places"].as_array().unwrap();
    assert_eq!(places.len(), 4);
    for (place, wind) in places.iter().zip(["east", "south", "west", "north"]) {
        assert_eq!((&place["wind"], &place["points"]), (&json!(wind), &json!(25_000)));
        assert_eq!((&place["river"], &place["melds"]), (&json!([]), &json!([])));
        assert_eq!(place["riichi"], Value::Null);
    }
    assert_eq!((&places[0]["n_concealed"], &places[1]["n_concealed"]), (&json!(14), &json!(13)));
    assert_eq!(view(&deal, Seat::B)["own"]["drawn"], Value::Null);
}

/// Tiles that a view shows: own hand, sets, rivers, indicators, a kan just declared.
fn n_shown(view: &Value) -> usize {
    let len = |list: &Value| list.as_array().unwrap().len();
    let mut n = len(&view["own"]["concealed"]) + len(&view["dora_indicators"]);
    for place in view["places"].as_array().unwrap() {
        n += place["melds"].as_array().unwrap().iter().map(|m| len(&m["tiles"])).sum::<usize>();
        let river = place["river"].as_array().unwrap();
        n += river.iter().filter(|discard| discard["called"] == json!(false)).count();
    }
    n
}

#[test]
fn a_view_shows_neither_more_nor_less_than_its_seat_knows() {
    let mut entropy = SplitMix::new(6);
    let mut worlds = SplitMix::new(7);
    for _ in 0..20 {
        play(&mut entropy, |deal| {
            let stage = &deal.table().stage;
            if matches!(stage, Stage::Won(_) | Stage::Over(_) | Stage::Declared { .. }) {
                return;
            }
            for viewer in Seat::ALL {
                let shown = view(deal, viewer);
                let known = deal.view(viewer);
                assert_eq!(n_shown(&shown) + known.unseen().len(), 136);
                for seat in Seat::ALL {
                    let n = shown["places"][seat.idx()]["n_concealed"].as_u64().unwrap();
                    assert_eq!(n as usize, deal.own(seat).concealed.len(), "{stage:?}");
                }
            }
            // Another world with the same view, in which others hold other tiles.
            if deal.table().live % 10 == 0 && *stage != Stage::Dealing {
                let viewer = Seat::C;
                let other = Deal::sample(&deal.view(viewer), viewer, &mut worlds);
                assert_eq!(view(&other, viewer), view(deal, viewer));
            }
        });
    }
}

#[test]
fn only_the_drawer_learns_the_tile() {
    let mut deal = Deal::start(&Setup::first(&rules()));
    let mut entropy = SplitMix::new(2);
    let mut events = Vec::new();
    while let Turn::Chance(at) = deal.turn() {
        let chance = deal.draw(at, &mut entropy);
        deal.apply(chance, &mut events).unwrap();
    }
    let seen = |viewer| -> Vec<Value> {
        let seen = events.iter().filter_map(|event| Deal::seen_by(event, viewer));
        seen.map(|seen| serde_json::to_value(RiichiWire::put_seen(&seen)).unwrap()).collect()
    };
    let (mine, other) = (seen(Seat::A), seen(Seat::B));
    assert_eq!(mine[0]["type"], "dealt");
    assert_ne!(mine[0]["hand"], other[0]["hand"]);
    let drawn: Tile = mine.last().unwrap()["tile"].as_str().unwrap().parse().unwrap();
    assert_eq!(Some(drawn), deal.own(Seat::A).drawn);
    assert_eq!(
        other.last().unwrap(),
        &json!({"type": "other_drew", "seat": "A", "source": "wall"})
    );
}

/// East, dealing in the East round, waits for the 7 in the middle of 68s: 2 han for the wind of seat
/// and round, 40 fu, so 3,900 from the discarder; two counters and one stick are added.
#[test]
fn a_won_deal_says_where_han_and_fu_and_points_come_from() {
    let setup = Setup { honba: 2, sticks: 1, ..Setup::first(&rules()) };
    let mut table = Deal::start(&setup).table().clone();
    let (tile, winner) = ("7s".parse().unwrap(), Seat::A);
    let concealed: Tiles = "234m456p6899s111z".parse().unwrap();
    let hand = Hand::closed(concealed.with(tile).unwrap());
    let claim =
        Claim { seat: Wind::East, round: Wind::East, ..Claim::new(&hand, tile, Finish::Ron) };
    let value = value(&claim, &setup.rules).unwrap();
    let stakes = Stakes {
        winner,
        dealer: Seat::A,
        from: Some(Seat::C),
        honba: 2,
        sticks: 1,
        liable: Liabilities::NONE,
    };
    let deltas = settle(&value, &stakes, &setup.rules);
    let winner = Winner { seat: winner, concealed, finish: Finish::Ron };
    let wins = vec![Win { winner, value, liable: Liabilities::NONE, deltas }];
    let ending = Ending::Won { tile, from: Some(Seat::C), wins };
    assert_eq!(serde_json::to_value(RiichiTable::from(&table)).unwrap()["counts"], json!([]));
    table.stage = Stage::Over(Box::new(Outcome { ending, deltas, sticks_left: 0 }));
    let message = serde_json::to_value(RiichiTable::from(&table)).unwrap();
    assert_eq!(
        message["counts"],
        json!([{
            "seat": "A",
            "yaku": [
                {"yaku": "yakuhai", "kind": "1z", "han": 1},
                {"yaku": "yakuhai", "kind": "1z", "han": 1},
            ],
            "fu": [
                {"item": "closed_triplet", "kind": "1z", "fu": 8},
                {"item": "kanchan", "kind": null, "fu": 2},
                {"item": "closed_ron", "kind": null, "fu": 10},
                {"item": "base", "kind": null, "fu": 20},
            ],
            "base": 640,
            "price": {"type": "ron", "points": 3_900},
        }])
    );
    assert_eq!(message["stage"]["deltas"], json!([5_500, 0, -4_500, 0]));
}

#[test]
fn a_view_says_how_far_the_hand_is() {
    let mut entropy = SplitMix::new(5);
    let (mut between, mut turns) = (0, 0);
    play(&mut entropy, |deal| {
        for seat in Seat::ALL {
            let (view, own) = (deal.view(seat), RiichiWire::put_view(&deal.view(seat)).own);
            let (hand, n_melds) =
                (view.own.concealed.counts(), view.table.places[seat].melds.iter().count());
            let whole = shanten(hand, n_melds).unwrap().number();
            assert_eq!(own.shanten, (!hand.is_empty()).then_some(whole));
            for kind in &own.accepts {
                let mut more = *hand;
                assert!(more.add(kind.0));
                assert_eq!(shanten(&more, n_melds).unwrap().number(), whole - 1);
                between += 1;
            }
            for without in &own.without {
                let mut rest = *hand;
                assert!(rest.remove(without.kind.0));
                assert_eq!(without.shanten, shanten(&rest, n_melds).unwrap().number());
                assert_eq!(
                    without.accepts.len(),
                    acceptance(&rest, n_melds).unwrap().kinds.len() as usize
                );
                turns += 1;
            }
        }
    });
    assert!(between > 100 && turns > 100, "{between} {turns}");
}
