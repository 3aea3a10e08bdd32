//! Imagined worlds never contradict a void, a bid or a seen card.

use parlor_agent::Stream;
use parlor_game::{Answers, Entropy, Game, Observed, Seat, Silent, Turn};
use parlor_zole::{
    Action, Aside, Call, Card, CardSet, Deal, HAND_SIZE, Pair, Place, RuleSet, Suit, View, World,
    Worlds, playable,
};
use parlor_zole_agents::{Heeded, Imagining, Inference, fits_bids, ranks};
use proptest::prelude::{ProptestConfig, any, proptest};

use crate::table::{agent, deal, play_out, plays, shuffled};

fn check(view: &View, world: &World) {
    let (public, me) = (view.public(), view.my_place().unwrap());
    let played = Place::ALL.iter().fold(CardSet::EMPTY, |all, &p| all | public.played()[p]);
    assert_eq!(world.hands[me], view.hand(), "my own hand");
    let mut seen = played;
    for place in Place::ALL {
        let hand = world.hands[place];
        assert_eq!(hand.len(), public.n_held(place));
        assert!((hand & seen).is_empty(), "a card twice, or one that was played");
        seen = seen | hand;
        for suit in public.voids()[place] {
            assert!((hand & suit.cards()).is_empty(), "{place} has shown to hold no {suit}");
        }
    }
    assert!((world.aside & seen).is_empty());
    assert_eq!(seen | world.aside, CardSet::PACK);
    if let Aside::Buried { cards, .. } = view.aside() {
        assert_eq!(world.aside, cards, "what I buried");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// At every decision of every seat, drawn or listed.
    #[test]
    fn every_imagined_world_fits_the_view(seed in any::<u64>(), listed in any::<bool>()) {
        let mut stream = Stream::new(seed);
        let enumerate_max = if listed { 300 } else { 1 };
        let imagining = Imagining { n_worlds: 6, enumerate_max, list_from_move: 25, inference: Inference::Void, heed_bids: true };
        let mut players = ["rules", "rules:bid=ranks", "rules:limit=5"].map(|spec| agent(spec, 0));
        let mut deal = shuffled(RuleSet::ONLINE_PGM, seed);
        let mut asked = 0;
        play_out(&mut deal, |ask| {
            let imagined = imagining.worlds(ask.view, &mut stream);
            assert!(!imagined.worlds.is_empty());
            for world in &imagined.worlds {
                check(ask.view, world);
            }
            let fits = |world: &World| fits_bids(ask.view, world);
            if imagined.bids == Heeded::Yes {
                assert!(imagined.worlds.iter().all(fits), "contradicts a bid");
            } else {
                // Bids are left aside only where no world fits them.
                let every = Imagining { list_from_move: 1, heed_bids: false, ..imagining };
                assert_eq!(imagined.bids, Heeded::No);
                assert!(!every.worlds(ask.view, &mut stream).worlds.iter().any(fits));
            }
            asked += 1;
            players[ask.seat.idx()].decide(ask, None)
        });
        assert!(asked >= 3);
    }
}

/// Who plays what alone; nobody after three passes, which is galdiņš.
const ROLES: [(Call, Place); 10] = [
    (Call::Take, Place::First),
    (Call::Take, Place::Second),
    (Call::Take, Place::Third),
    (Call::Zole, Place::First),
    (Call::Zole, Place::Second),
    (Call::Zole, Place::Third),
    (Call::MazaZole, Place::First),
    (Call::MazaZole, Place::Second),
    (Call::MazaZole, Place::Third),
    (Call::Pass, Place::Third),
];

/// Would someone make this call with these cards, the table included for a take?
fn is_thinkable(call: Call, cards: CardSet) -> bool {
    let trumps = ranks(cards & CardSet::TRUMPS);
    match call {
        Call::Pass => trumps <= 44,
        Call::Take => trumps >= 18,
        Call::Zole => trumps >= 24,
        Call::MazaZole => ranks(cards) <= 20,
    }
}

/// Everyone's calls when `soloist` makes `call`, as far as they are made.
fn calls(call: Call, soloist: Place) -> impl Iterator<Item = (Place, Call)> {
    let called = Place::ALL.into_iter().filter(move |&place| place <= soloist);
    called.map(move |place| (place, if place == soloist { call } else { Call::Pass }))
}

/// A shuffled deal in which nobody's call is unthinkable.
fn dealt_for(call: Call, soloist: Place, seed: u64) -> Deal {
    let fits = |deal: &Deal| {
        calls(call, soloist).all(|(place, call)| {
            let table = if call == Call::Take { deal.table() } else { CardSet::EMPTY };
            is_thinkable(call, deal.hands()[place] | table)
        })
    };
    let deals = (0..).map(|n| shuffled(RuleSet::ONLINE_PGM, seed.wrapping_add(n)));
    deals.into_iter().find(fits).unwrap()
}

/// Could these hands have been played so, everyone following whenever the class led was held? The
/// voids that the rules keep are not asked.
fn could_be_played(world: &World, course: &[(Place, Card)]) -> bool {
    let mut hands = world.hands;
    for &(place, card) in course {
        hands[place] = hands[place].with(card);
    }
    course.chunks(3).all(|trick| {
        trick.iter().enumerate().all(|(n, &(place, card))| {
            let led = (n > 0).then(|| trick[0].1.suit());
            let fits = playable(hands[place], led).contains(card);
            hands[place] = hands[place].without(card);
            fits
        })
    })
}

/// Does a world contradict no call of the others'?
fn could_be_called(view: &View, world: &World, called: &[(Place, Call)]) -> bool {
    let others = called.iter().filter(|(place, _)| Some(*place) != view.my_place());
    others.into_iter().all(|&(place, call)| {
        let aside = if call == Call::Take { world.aside } else { CardSet::EMPTY };
        is_thinkable(call, world.hands[place] | view.public().played()[place] | aside)
    })
}

/// Plays a deal of this contract by lot and hands every state to `check`, with the calls made and
/// the cards played so far.
fn play_by_lot(
    (call, soloist): (Call, Place),
    seed: u64,
    mut check: impl FnMut(&Deal, &[(Place, Call)], &[(Place, Card)]),
) {
    let mut stream = Stream::new(seed);
    let (mut deal, mut legal) = (dealt_for(call, soloist, seed), Vec::new());
    let (mut to_call, mut called, mut course) = (calls(call, soloist), Vec::new(), Vec::new());
    while let Turn::Decide(seats) = deal.turn() {
        check(&deal, &called, &course);
        let (seat, place) = (seats.first().unwrap(), deal.public().turn().unwrap());
        deal.legal(seat, &mut legal);
        let mut action = *stream.pick(&legal).unwrap();
        if let Action::Call(_) = action {
            let (place, call) = to_call.next().unwrap();
            called.push((place, call));
            action = Action::Call(call);
        }
        if let Action::Play(card) = action {
            course.push((place, card));
        }
        deal.resolve(&Answers::one(seat, action), &mut Silent).unwrap();
    }
    assert_eq!(course.len(), 3 * HAND_SIZE);
}

/// Is this world the true deal?
fn is_truth(deal: &Deal, world: &World) -> bool {
    world.hands == *deal.hands() && world.aside == deal.aside()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// In every contract, no matter who plays it alone, in the eyes of everyone, at every step.
    #[test]
    fn in_every_role_worlds_fit_what_was_seen_played_and_called(seed in any::<u64>()) {
        let imagining =
            Imagining { n_worlds: 6, enumerate_max: 300, list_from_move: 25, inference: Inference::Void, heed_bids: true };
        let mut stream = Stream::new(seed);
        for role in ROLES {
            play_by_lot(role, seed, |deal, called, course| {
                for seat in [Seat::A, Seat::B, Seat::C] {
                    let view = deal.view(seat);
                    let imagined = imagining.worlds(&view, &mut stream);
                    assert_eq!(imagined.bids, Heeded::Yes, "{role:?}: the truth fits all bids");
                    for world in &imagined.worlds {
                        check(&view, world);
                        assert!(could_be_played(world, course), "{role:?} {course:?} {world:?}");
                        assert!(could_be_called(&view, world, called), "{role:?} {world:?}");
                    }
                    let truth = imagined.worlds.iter().any(|world| is_truth(deal, world));
                    assert!(truth || !imagined.is_all, "{role:?}: the truth is left out");
                }
            });
        }
    }
}

/// The property above would notice: without voids, and without bids, other worlds come up in every
/// contract.
#[test]
fn worlds_without_voids_or_bids_are_refuted() {
    for role in ROLES {
        let (mut unplayable, mut uncalled) = (0, 0);
        for seed in 0..4 {
            let mut stream = Stream::new(seed);
            play_by_lot(role, seed, |deal, called, course| {
                for seat in [Seat::A, Seat::B, Seat::C] {
                    let view = deal.view(seat);
                    for _ in 0..10 {
                        let careless = Worlds::ignoring_voids(&view).draw(&mut stream).unwrap();
                        unplayable += usize::from(!could_be_played(&careless, course));
                        let trusting = Worlds::of(&view).draw(&mut stream).unwrap();
                        uncalled += usize::from(!could_be_called(&view, &trusting, called));
                    }
                }
            });
        }
        assert!(unplayable > 100 && uncalled > 0, "{role:?}: {unplayable}, {uncalled}");
    }
}

/// In the source's figure 4.1 P2 has seen that P1 follows no hearts and P3 no spades, and the source
/// judges C(10,2) · C(8,4) = 3,150 deals all the same.
#[test]
fn who_infers_nothing_imagines_all_deals_that_fit_the_numbers() {
    let cards =
        "AS KC TC AD JH QS TD JS / 9H TH KS 8D JD JC QH QC / KH AH 9C AC 7D 9D KD QD / 9S TS";
    let buried = Pair::new("TD".parse().unwrap(), "JS".parse().unwrap()).unwrap();
    let mut actions = vec![Action::Call(Call::Take), Action::Bury(buried)];
    actions.extend(plays("TS KS AC KC 8D 9C JD KD AD TH KH AS"));
    let view = deal(RuleSet::SEED, cards, &actions).view(Seat::B);
    let imagined = |inference| {
        let imagining = Imagining {
            n_worlds: 6,
            enumerate_max: 1,
            list_from_move: 13,
            inference,
            heed_bids: false,
        };
        imagining.worlds(&view, &mut Stream::new(1))
    };
    let all = imagined(Inference::None);
    assert_eq!((all.n_possible, all.worlds.len(), all.is_all), (3_150, 3_150, true));
    let fitting = imagined(Inference::Void);
    let contradicts = |world: &&World| {
        let [hearts, spades] = [Suit::Hearts, Suit::Spades].map(Suit::cards);
        !(world.hands[Place::First] & hearts).is_empty()
            || !(world.hands[Place::Third] & spades).is_empty()
    };
    let n_contradict = all.worlds.iter().filter(contradicts).count();
    assert!(n_contradict > 0);
    assert_eq!(fitting.worlds.len(), 3_150 - n_contradict);
    assert_eq!(fitting.worlds.iter().filter(contradicts).count(), 0);
}

/// A player who takes ten cards without a trump is not understood, so no bid is heeded.
#[test]
fn bids_that_no_world_fits_are_left_aside_in_all_worlds() {
    // The first hand holds no trump and neither does the table; second and third hold all fourteen.
    let cards =
        "9H KH TH AH 9S KS TS AS / QC QS QH QD JC JS JH 9C / JD AD TD KD 9D 8D 7D TC / KC AC";
    let buried = Pair::new("KC".parse().unwrap(), "AC".parse().unwrap()).unwrap();
    let mut actions = vec![Action::Call(Call::Take), Action::Bury(buried)];
    actions.extend(plays("9H QD 7D JC 8D 9S JH 9D KS QH JD KH JS KD TS QS TD TH"));
    let deal = deal(RuleSet::SEED, cards, &actions);
    let (seat, imagining) = (
        deal.turn().asked().first().unwrap(),
        Imagining {
            n_worlds: 50,
            enumerate_max: 1,
            list_from_move: 25,
            inference: Inference::Void,
            heed_bids: true,
        },
    );
    let imagined = imagining.worlds(&deal.view(seat), &mut Stream::new(1));
    assert!(!imagined.worlds.is_empty());
    assert_eq!(imagined.bids, Heeded::No);
}

#[test]
fn a_hand_that_nobody_would_pass_is_not_imagined_with_one_who_passed() {
    let mut deal = shuffled(RuleSet::SEED, 3);
    let answers = Answers::one(Seat::A, Action::Call(Call::Pass));
    deal.resolve(&answers, &mut Silent).unwrap();
    let view = deal.view(Seat::B);
    let n_strong = |heed_bids| {
        let imagining = Imagining {
            n_worlds: 600,
            enumerate_max: 1,
            list_from_move: 25,
            inference: Inference::Void,
            heed_bids,
        };
        let imagined = imagining.worlds(&view, &mut Stream::new(5));
        let strong = |world: &&World| ranks(world.hands[Place::First] & CardSet::TRUMPS) > 44;
        imagined.worlds.iter().filter(strong).count()
    };
    assert_eq!(n_strong(true), 0);
    assert!(n_strong(false) > 0);
}
