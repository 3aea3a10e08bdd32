//! Imagined worlds never contradict a void, a bid or a seen card.

use parlor_agent::Stream;
use parlor_game::{Answers, Game, Observed, Seat, Silent};
use parlor_zole::{Action, Aside, Call, CardSet, Place, Ruleset, View, World};
use parlor_zole_agents::{Imagining, fits_bids, ranks};
use proptest::prelude::{ProptestConfig, any, proptest};

use crate::table::{agent, play_out, shuffled};

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
        let imagining = Imagining { n_worlds: 6, enumerate_max, heed_bids: true };
        let mut players = ["rules", "rules:bid=ranks", "rules:limit=5"].map(|spec| agent(spec, 0));
        let mut deal = shuffled(Ruleset::ONLINE_PGM, seed);
        let mut asked = 0;
        play_out(&mut deal, |ask| {
            let imagined = imagining.worlds(ask.view, &mut stream);
            assert!(!imagined.worlds.is_empty());
            let all = Imagining { heed_bids: false, ..imagining };
            let any_fits = || all.worlds(ask.view, &mut stream.clone()).worlds.iter().any(|w| fits_bids(ask.view, w));
            for world in &imagined.worlds {
                check(ask.view, world);
                let fits = fits_bids(ask.view, world);
                assert!(fits || !any_fits() || !imagined.is_all, "contradicts a bid");
            }
            asked += 1;
            players[ask.seat.idx()].decide(ask, None)
        });
        assert!(asked >= 3);
    }
}

#[test]
fn a_hand_that_nobody_would_pass_is_not_imagined_with_one_who_passed() {
    let mut deal = shuffled(Ruleset::SEED, 3);
    let answers = Answers::one(Seat::A, Action::Call(Call::Pass));
    deal.resolve(&answers, &mut Silent).unwrap();
    let view = deal.view(Seat::B);
    let n_strong = |heed_bids| {
        let imagining = Imagining { n_worlds: 600, enumerate_max: 1, heed_bids };
        let imagined = imagining.worlds(&view, &mut Stream::new(5));
        let strong = |world: &&World| ranks(world.hands[Place::First] & CardSet::TRUMPS) > 44;
        imagined.worlds.iter().filter(strong).count()
    };
    assert_eq!(n_strong(true), 0);
    assert!(n_strong(false) > 0);
}
