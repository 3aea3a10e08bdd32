//! The vectors of `docs/dev/fair-chance.md`, made by `vectors/vectors.py` from the specification.

#![expect(clippy::unwrap_used, reason = "a failed test may panic")]

use parlor_backgammon::{Backgammon, Cup, Dice, Die, Throw, Thrown};
use parlor_fair::{
    Breach, Bytes32, ChainHead, Commitment, Contribution, DealKey, Entrant, Evidence,
};
use parlor_fair::{Kind, Pledge, Promise, Purpose, Scheme, Secret, Transcript};
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
        let entrants = given.zip(pledged).enumerate().map(|(n, (given, pledge))| {
            // The first scheme knows nobody's name.
            let player = &case["players"][n];
            Entrant {
                kind: player["kind"].as_str().map_or(Kind::Person, |kind| kind.parse().unwrap()),
                name: player["name"].as_str().unwrap_or_default().to_owned(),
                pledge: pledge.is_string().then(|| Pledge(bytes(pledge))),
                contribution: given.as_str().map(|given| given.parse().unwrap()),
            }
        });
        let entrants = entrants.collect();
        let seat_order = serde_json::from_value(case["seat_order"].clone()).unwrap();
        Match { case, entrants, seat_order }
    }

    fn evidence(&self) -> Evidence<'_> {
        Evidence {
            promise: Promise {
                scheme: text(&self.case, "scheme").parse().unwrap(),
                match_id: text(&self.case, "match_id"),
                rules: text(&self.case, "rules"),
            },
            commitment: Commitment(bytes(&self.case["commitment"])),
            secret: Secret::new(bytes(&self.case["secret"]).0),
            entrants: &self.entrants,
            seat_order: (self.case["seats_drawn"] == true).then_some(&self.seat_order[..]),
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
fn running_hashes_and_the_chain_are_as_specified() {
    let (mut head, mut n_transcripts) = (ChainHead::START, 0);
    for (number, case) in (0..).zip(cases()) {
        let (match_id, commitment) =
            (text(&case, "match_id"), Commitment(bytes(&case["commitment"])));
        head = head.then(number, match_id, &commitment);
        assert_eq!(head.0, bytes(&case["chain_head"]), "promise {number}");
        let Some(records) = case["records"].as_array() else { continue };
        let mut transcript = Transcript::begin(match_id, &commitment);
        assert_eq!(transcript.0, bytes(&case["transcripts"][0]));
        for (n, record) in (1..).zip(records) {
            // Members of a value are sorted by name.
            transcript = transcript.then(&record.to_string());
            assert_eq!(transcript.0, bytes(&case["transcripts"][n]));
            n_transcripts += 1;
        }
    }
    assert_eq!(n_transcripts, 4);
}

/// Names, sorts of players, pledges that were never redeemed and whether seats are drawn were free to
/// change in the first scheme.
#[test]
fn all_that_is_known_before_play_is_in_the_key_of_the_second_scheme() {
    let changes: [fn(&mut Match); 4] = [
        |play| play.entrants[0].name.push('x'),
        |play| play.entrants[2].kind = Kind::Bot,
        |play| play.entrants[1].pledge = None,
        |play| play.case["seats_drawn"] = false.into(),
    ];
    for (nth, is_noticed) in [(1, false), (3, true)] {
        for (n, change) in changes.iter().enumerate() {
            let mut play = Match::new(cases().remove(nth));
            let before = play.evidence().verify().unwrap();
            // Nothing was pledged and not shown in this vector of the first scheme.
            play.entrants[1].pledge.get_or_insert(Pledge(Bytes32([1; 32])));
            change(&mut play);
            let Evidence { promise, secret, .. } = play.evidence();
            let drawn = play.case["seats_drawn"] == true;
            let after = secret.match_key(&promise, drawn, &play.entrants);
            assert_eq!(before != after, is_noticed, "vector {nth}, change {n}");
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
    let promise = Promise { scheme: Scheme::NEWEST, match_id: "m", rules: "r" };
    let mine = Contribution::new(&[0xab; 16]).unwrap();
    let me = Entrant { contribution: Some(mine.clone()), ..Entrant::default() };
    let key = secret.match_key(&promise, true, &[me]);
    let stream = key.deal(0).stream(Purpose::new("wall"));
    let printed = format!("{secret:?} {mine:?} {key:?} {:?} {stream:?}", key.deal(0));
    assert_eq!(printed, "Secret Contribution MatchKey DealKey FairStream");
}
