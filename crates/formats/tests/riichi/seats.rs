//! A seat that is told everything in messages knows what it would know at our own table.

use parlor_formats::riichi::mjai::{
    Body, FollowFault, Follower, Meant, Message, Reply, ReplyFault, Teller, masked,
};
use parlor_game::{BySeat, Dealer, Game, Match, Observed, Seat, SeatSet, Turn};
use parlor_riichi::deal::{Action, Deal, Setup};
use parlor_riichi::{Contest, DrawOrder, Preset, RuleSet, Seen, View, Wall};
use serde_json::{Value, json};

use crate::random_match::{Random, answers};
use crate::samples::sample;

/// Who tells a seat, and what it makes of it.
struct Told {
    teller: Teller,
    follower: Follower,
    waiting: Vec<Message>,
    seen: Vec<Seen>,
    followed: Vec<Seen>,
}

impl Told {
    fn new(seat: Seat, rules: RuleSet) -> Told {
        let teller = Teller::new(seat, rules);
        let names = BySeat::splat(String::new());
        let waiting = vec![teller.start(names, None)];
        let tenhou = *Preset::by_name("tenhou").expect("a preset").rules();
        let follower = Follower::new(tenhou, None);
        Told { teller, follower, waiting, seen: Vec::new(), followed: Vec::new() }
    }

    fn take(&mut self, seen: Seen) {
        if seen == Seen::IPassed {
            self.deliver();
            self.follower.pass(&mut self.followed);
        }
        self.teller.seen(&seen, &mut self.waiting, |message| message);
        self.seen.push(seen);
    }

    /// Everything goes through its written form.
    fn deliver(&mut self) {
        for message in std::mem::take(&mut self.waiting) {
            let read: Message = message.to_string().parse().expect("a message");
            let taken = self.follower.take(&read, &mut self.followed);
            taken.unwrap_or_else(|fault| panic!("{message}: {fault}"));
        }
    }
}

/// One deal; `check` is called for every seat that is asked.
fn play(
    setup: &Setup,
    told: &mut [Told],
    random: &mut Random,
    check: &mut impl FnMut(&Deal, Seat, &Told),
) -> Deal {
    for (told, seat) in told.iter_mut().zip(Seat::ALL) {
        told.teller.deal(&Deal::first_view(setup, seat));
    }
    let mut wall = Wall::shuffled(setup, DrawOrder::Wall, random);
    let mut deal = Deal::start(setup);
    loop {
        let mut happened = Vec::new();
        match deal.turn() {
            Turn::Over => break,
            Turn::Chance(address) => {
                let chance = wall.answer(address).expect("a whole wall");
                deal.apply(chance, &mut happened).expect("a tile of the wall");
            }
            Turn::Decide(asked) => {
                told.iter_mut().for_each(Told::deliver);
                for seat in asked {
                    check(&deal, seat, &told[seat.idx()]);
                }
                let answers = answers(&deal, asked, random);
                deal.resolve(&answers, &mut happened).expect("listed answers");
            }
        }
        for event in &happened {
            for seat in SeatSet::FOUR {
                if let Some(seen) = Deal::seen_by(event, seat) {
                    told[seat.idx()].take(seen);
                }
            }
        }
    }
    told.iter_mut().for_each(Told::deliver);
    deal
}

/// The same view, the same offers, and every offer survives being answered.
fn same(deal: &Deal, seat: Seat, told: &Told) {
    let view = deal.view(seat);
    assert_eq!(told.follower.view(), Some(&view));
    let (mut legal, mut offered) = (Vec::new(), Vec::new());
    deal.legal(seat, &mut legal);
    told.follower.legal(&mut offered);
    assert_eq!(offered, legal);
    for &action in &legal {
        assert_eq!(answered(&view, &legal, action), Ok(action), "{action:?} of {legal:?}");
    }
}

/// An action as it comes back when it is written as an answer and read.
fn answered(view: &View, legal: &[Action], action: Action) -> Result<Action, ReplyFault> {
    let json = |body: Body| Message::from(body).to_json();
    match Reply::of(view, action) {
        Reply::One(body) => match Meant::read(json(body), view, legal)? {
            Meant::Act(action) => Ok(action),
            Meant::Reach => panic!("{action:?} is no riichi"),
        },
        Reply::Reach { then } => {
            let reach = json(Body::Reach { actor: view.seat });
            assert_eq!(Meant::read(reach, view, legal), Ok(Meant::Reach));
            Meant::declared(json(then), view, legal)
        }
    }
}

#[test]
fn a_player_told_in_messages_knows_the_same() {
    let (mut n_asked, mut n_deals) = (0, 0);
    for preset in Preset::all() {
        let rules = *preset.rules();
        let mut told: Vec<Told> = Seat::ALL.map(|seat| Told::new(seat, rules)).into();
        let mut random = Random(7);
        let mut contest = Contest::new(&rules);
        while let Some((_, setup)) = contest.next() {
            let deal = play(&setup, &mut told, &mut random, &mut |deal, seat, told| {
                n_asked += 1;
                same(deal, seat, told);
            });
            contest.record(&deal).expect("the next deal");
            n_deals += 1;
        }
        for told in told {
            // All but the end of a deal, which no view needs.
            let ends = |seen: &Seen| {
                matches!(seen, Seen::Won { .. } | Seen::Ura { .. } | Seen::Ended { .. })
            };
            let seen: Vec<Seen> = told.seen.into_iter().filter(|seen| !ends(seen)).collect();
            assert_eq!(told.followed, seen, "{}", preset.name());
        }
    }
    assert!(n_asked > 5_000 && n_deals > 50, "{n_asked} questions in {n_deals} deals");
}

fn messages(name: &str) -> Vec<Message> {
    let text = String::from_utf8(sample(name)).expect("text");
    text.lines().map(|line| line.parse().expect(line)).collect()
}

#[test]
fn a_log_is_followed_masked_or_not() {
    for name in ["short.original.mjai", "short.mortal.mjai"] {
        for seat in Seat::ALL {
            let mut full = Follower::new(RuleSet::default(), Some(seat));
            let mut hidden = Follower::new(RuleSet::default(), None);
            for message in messages(name) {
                full.take(&message, &mut Vec::new()).expect("a good log");
                hidden.take(&masked(&message, seat), &mut Vec::new()).expect("a good log");
                assert_eq!(full.view(), hidden.view());
            }
        }
    }
}

/// The follower of seat A after the first `n` messages of a sample.
fn after(n: usize) -> Follower {
    let mut follower = Follower::new(RuleSet::default(), Some(Seat::A));
    for message in messages("short.mortal.mjai").iter().take(n) {
        follower.take(message, &mut Vec::new()).expect("a good log");
    }
    follower
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    let hand = json!(["?", "?", "?", "?", "?", "?", "?", "?", "?", "?", "?", "?", "?"]);
    let start = json!({"type": "start_kyoku", "bakaze": "E", "kyoku": 1, "honba": 0, "kyotaku": 0,
        "oya": 0, "dora_marker": "9p", "tehais": [hand, hand, hand, hand]});
    let cases = [
        (0, json!({"type": "tsumo", "actor": 0, "pai": "1m"}), "start_game begins a match"),
        (1, json!({"type": "tsumo", "actor": 0, "pai": "1m"}), "start_kyoku begins a deal"),
        (1, start, "a tile of your own hand is hidden"),
        (2, json!({"type": "tsumo", "actor": 1, "pai": "?"}), "player 0 has to draw"),
        (2, json!({"type": "tsumo", "actor": 0, "pai": "?"}), "that you have drawn is hidden"),
        (
            3,
            json!({"type": "dahai", "actor": 0, "pai": "N", "tsumogiri": false}),
            "player 0 has to act",
        ),
        (3, json!({"type": "reach", "actor": 1}), "player 0 has to act"),
        (
            4,
            json!({"type": "chi", "actor": 1, "target": 0, "pai": "1m", "consumed": ["3m", "4m"]}),
            "make no set",
        ),
        (
            4,
            json!({"type": "kakan", "actor": 1, "pai": "1m", "consumed": ["1m", "1m", "1m"]}),
            "make no set",
        ),
    ];
    for (n, message, expected) in cases {
        let mut follower = after(n);
        let before = follower.view().cloned();
        let mut seen = Vec::new();
        let message = Message::from_json(message).expect("a message");
        let fault = follower.take(&message, &mut seen).expect_err(expected);
        assert!(fault.to_string().contains(expected), "{fault}");
        assert_eq!((follower.view(), seen.len()), (before.as_ref(), 0));
    }
    let nobody: Message = r#"{"type":"start_game"}"#.parse().expect("a message");
    let fault = Follower::new(RuleSet::default(), None).take(&nobody, &mut Vec::new());
    assert_eq!(fault, Err(FollowFault::NoSeat));
}

/// Scores stay in their range whatever a log sums up to.
#[test]
fn sums_that_no_match_has_do_no_harm() {
    let mut follower = after(1);
    let most = json!([100_000_000, -100_000_000, 100_000_000, -100_000_000]);
    let drawn = json!({"type": "ryukyoku", "deltas": most});
    let riichi = json!({"type": "reach_accepted", "actor": 1});
    for message in std::iter::repeat_n(drawn, 40).chain([riichi]) {
        let message = Message::from_json(message).expect("a message");
        let _ = follower.take(&message, &mut Vec::new());
    }
    let start = &messages("short.mortal.mjai")[1];
    follower.take(start, &mut Vec::new()).expect("a good log");
}

#[test]
fn answers_that_mean_nothing_are_refused() {
    // The dealer has drawn a red five of sou.
    let follower = after(3);
    let view = follower.view().expect("a deal");
    let mut legal = Vec::new();
    follower.legal(&mut legal);
    let cases = [
        (
            json!({"type": "dahai", "actor": 0, "pai": "N", "tsumogiri": false}),
            "dahai N is not one of",
        ),
        (
            json!({"type": "dahai", "actor": 1, "pai": "1m", "tsumogiri": false}),
            "player 1 is not asked",
        ),
        (json!({"type": "none"}), "none is not one of the 12 legal actions: dahai 1m"),
        (json!({"type": "reach", "actor": 0}), "reach is not one of"),
        (json!({"type": "hora", "actor": 0, "target": 0}), "hora is not one of"),
        (json!({"type": "discard"}), "unknown type"),
        (json!({"type": "error", "message": "no idea"}), "it says: no idea"),
        (json!(["dahai"]), "is not an object"),
        (Value::Null, "is not an object"),
    ];
    for (answer, expected) in cases {
        let fault = Meant::read(answer.clone(), view, &legal).expect_err(expected).to_string();
        assert!(fault.contains(expected), "{answer}: {fault}");
    }
    // Whether the tile was just drawn may be left out, or be wrong where there is only one.
    let drawn = view.own.drawn.expect("a tile");
    for answer in [
        json!({"type": "dahai", "actor": 0, "pai": "5sr"}),
        json!({"type": "dahai", "actor": 0, "pai": "5sr", "tsumogiri": false}),
    ] {
        let discard = Action::Discard { tile: drawn, drawn: true };
        assert_eq!(Meant::read(answer, view, &legal), Ok(Meant::Act(discard)));
    }
}
