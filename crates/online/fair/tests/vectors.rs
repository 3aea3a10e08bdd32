//! The vectors of `docs/dev/fair-chance.md`, made by `vectors/vectors.py` from the specification.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use parlor_backgammon::{Backgammon, Cup, Dice, Die, Throw, Thrown};
use parlor_fair::{Breach, Bytes32, Commitment, Contribution, DealKey, Entrant, Evidence, Pledge};
use parlor_fair::{Promise, Purpose, Secret};
use parlor_game::{Dealer, Entropy};
use parlor_riichi::deal::Setup;
use parlor_riichi::{DrawOrder, Preset, Wall};
use parlor_zole::{Address, Card, Deal, Layout, Pack};
use serde_json::Value;

fn cases() -> Vec<Value> {
    serde_json::from_str(include_str!("vectors/vectors.json")).unwrap()
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap()
}

fn bytes(value: &Value) -> Bytes32 {
    value.as_str().unwrap().parse().unwrap()
}

/// What the vectors say of one match, as it would stand in its record.
struct Match {
    case: Value,
    entrants: Vec<Entrant>,
    seat_order: Vec<u8>,
}

impl Match {
    fn new(case: Value) -> Match {
        let given = case["contributions"].as_array().unwrap().iter();
        let pledged = case["pledges"].as_array().unwrap();
        let entrants = given.zip(pledged).map(|(given, pledge)| Entrant {
            pledge: pledge.is_string().then(|| Pledge(bytes(pledge))),
            contribution: given.as_str().map(|given| given.parse().unwrap()),
        });
        let entrants = entrants.collect();
        let seat_order = serde_json::from_value(case["seat_order"].clone()).unwrap();
        Match { case, entrants, seat_order }
    }

    fn evidence(&self) -> Evidence<'_> {
        Evidence {
            promise: Promise {
                match_id: text(&self.case, "match_id"),
                rules: text(&self.case, "rules"),
            },
            commitment: Commitment(bytes(&self.case["commitment"])),
            secret: Secret::new(bytes(&self.case["secret"]).0),
            entrants: &self.entrants,
            seat_order: Some(&self.seat_order),
            deal_keys: &[],
        }
    }
}

#[test]
fn commitments_pledges_keys_and_seats_are_as_specified() {
    for case in cases() {
        let play = Match::new(case);
        let key = play.evidence().verify().unwrap();
        for deal in play.case["deals"].as_array().unwrap() {
            let number = deal["number"].as_u64().unwrap();
            assert_eq!(key.deal(number).reveal(), bytes(&deal["key"]), "deal {number}");
        }
    }
}

#[test]
fn whatever_is_altered_is_noticed() {
    let mut play = Match::new(cases().remove(0));
    let keys: Vec<Bytes32> =
        play.case["deals"].as_array().unwrap().iter().map(|deal| bytes(&deal["key"])).collect();
    let breach = |evidence: Evidence<'_>| evidence.verify().err();

    assert_eq!(breach(Evidence { deal_keys: &keys[..2], ..play.evidence() }), None);
    let swapped = [keys[1], keys[0]];
    let wrong = Evidence { deal_keys: &swapped, ..play.evidence() };
    assert_eq!(breach(wrong), Some(Breach::DealKey { deal: 0 }));
    let wrong = Evidence { secret: Secret::new([0; 32]), ..play.evidence() };
    assert_eq!(breach(wrong), Some(Breach::Secret));
    let promise = Promise { rules: "riichi wrc", ..play.evidence().promise };
    assert_eq!(breach(Evidence { promise, ..play.evidence() }), Some(Breach::Secret));

    play.seat_order.swap(0, 1);
    assert_eq!(breach(play.evidence()), Some(Breach::SeatOrder));
    play.seat_order.swap(0, 1);
    play.entrants[3].contribution = Contribution::new(&[1; 16]);
    assert_eq!(breach(play.evidence()), Some(Breach::Contribution { entrant: 3 }));
    play.entrants[2].contribution = Contribution::new(&[1; 16]);
    assert_eq!(breach(play.evidence()), Some(Breach::NoPledge { entrant: 2 }));
}

fn for_each_deal(mut look: impl FnMut(&Value, DealKey)) {
    for case in cases() {
        for deal in case["deals"].as_array().unwrap() {
            look(deal, DealKey::from_bytes(bytes(&deal["key"])));
        }
    }
}

#[test]
fn walls_are_shuffled_as_specified() {
    let setup = Setup::first(Preset::by_name("tenhou").unwrap().rules());
    for_each_deal(|deal, key| {
        let mut stream = key.stream(Purpose::new("wall"));
        let wall = Wall::shuffled(&setup, DrawOrder::Wall, &mut stream);
        let tiles: String = wall.tiles().iter().map(ToString::to_string).collect();
        assert_eq!(tiles, text(deal, "wall"));
    });
}

#[test]
fn packs_are_shuffled_as_specified() {
    for_each_deal(|deal, key| {
        let codes = text(deal, "pack").as_bytes().as_chunks::<2>().0;
        let order = codes.iter().map(|code| str::from_utf8(code).unwrap().parse().unwrap());
        let order: Vec<Card> = order.collect();
        let layout = Layout::from_order(&order.try_into().unwrap());
        let mut pack = Pack::shuffled(&mut key.stream(Purpose::new("pack")));
        assert_eq!(Dealer::<Deal>::answer(&mut pack, Address::Deal), layout);
    });
}

#[test]
fn dice_fall_as_specified() {
    for_each_deal(|deal, key| {
        let dice: Vec<u8> = serde_json::from_value(deal["dice"].clone()).unwrap();
        let mut dice = dice.into_iter().map(|pips| Die::new(pips).unwrap());
        let mut next = || dice.next().unwrap();
        let mut cup = Cup(key.stream(Purpose::new("dice")));
        let mut answer = |at| Dealer::<Backgammon>::answer(&mut cup, at);
        let opening = Thrown::Opening { a: next(), b: next() };
        assert_eq!(answer(Throw::Opening { ties: 0 }), Some(opening));
        for turn in 0..19 {
            let roll = Thrown::Roll(Dice::new(next(), next()));
            assert_eq!(answer(Throw::Roll { turn }), Some(roll));
        }
    });
}

#[test]
fn numbers_are_rejected_as_specified() {
    for_each_deal(|deal, key| {
        let expected: Vec<u32> = serde_json::from_value(deal["below_2147483649"].clone()).unwrap();
        let mut stream = key.stream(Purpose::new("wall"));
        let drawn: Vec<u32> = expected.iter().map(|_| stream.below((1 << 31) + 1)).collect();
        assert_eq!(drawn, expected);
        assert_eq!(stream.below(0), 0);
    });
}

#[test]
fn nothing_prints_what_must_stay_hidden() {
    let secret = Secret::new([0xab; 32]);
    let promise = Promise { match_id: "m", rules: "r" };
    let mine = Contribution::new(&[0xab; 16]).unwrap();
    let key = secret.match_key(&promise, &[Some(mine.clone())]);
    let stream = key.deal(0).stream(Purpose::new("wall"));
    let printed = format!("{secret:?} {mine:?} {key:?} {:?} {stream:?}", key.deal(0));
    assert_eq!(printed, "Secret Contribution MatchKey DealKey FairStream");
}
