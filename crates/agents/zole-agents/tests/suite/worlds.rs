//! Imagined worlds never contradict a void, a bid or a seen card.

use parlor_agent::Stream;
use parlor_game::{Answers, Game, Observed, Seat, Silent};
use parlor_zole::{Action, Aside, Call, CardSet, Pair, Place, Ruleset, View, World};
use parlor_zole_agents::{Heeded, Imagining, fits_bids, ranks};
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
        let imagining = Imagining { n_worlds: 6, enumerate_max, list_from_move: 25, heed_bids: true };
        let mut players = ["rules", "rules:bid=ranks", "rules:limit=5"].map(|spec| agent(spec, 0));
        let mut deal = shuffled(Ruleset::ONLINE_PGM, seed);
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

/// Whoever takes ten cards without a trump is not understood, so no bid is heeded.
#[test]
fn bids_that_no_world_fits_are_left_aside_in_all_worlds() {
    // The first hand holds no trump and neither does the table; second and third hold all fourteen.
    let cards =
        "9H KH TH AH 9S KS TS AS / QC QS QH QD JC JS JH 9C / JD AD TD KD 9D 8D 7D TC / KC AC";
    let buried = Pair::new("KC".parse().unwrap(), "AC".parse().unwrap()).unwrap();
    let mut actions = vec![Action::Call(Call::Take), Action::Bury(buried)];
    actions.extend(plays("9H QD 7D JC 8D 9S JH 9D KS QH JD KH JS KD TS QS TD TH"));
    let deal = deal(Ruleset::SEED, cards, &actions);
    let (seat, imagining) = (
        deal.turn().asked().first().unwrap(),
        Imagining { n_worlds: 50, enumerate_max: 1, list_from_move: 25, heed_bids: true },
    );
    let imagined = imagining.worlds(&deal.view(seat), &mut Stream::new(1));
    assert!(!imagined.worlds.is_empty());
    assert_eq!(imagined.bids, Heeded::No);
}

#[test]
fn a_hand_that_nobody_would_pass_is_not_imagined_with_one_who_passed() {
    let mut deal = shuffled(Ruleset::SEED, 3);
    let answers = Answers::one(Seat::A, Action::Call(Call::Pass));
    deal.resolve(&answers, &mut Silent).unwrap();
    let view = deal.view(Seat::B);
    let n_strong = |heed_bids| {
        let imagining =
            Imagining { n_worlds: 600, enumerate_max: 1, list_from_move: 25, heed_bids };
        let imagined = imagining.worlds(&view, &mut Stream::new(5));
        let strong = |world: &&World| ranks(world.hands[Place::First] & CardSet::TRUMPS) > 44;
        imagined.worlds.iter().filter(strong).count()
    };
    assert_eq!(n_strong(true), 0);
    assert!(n_strong(false) > 0);
}
