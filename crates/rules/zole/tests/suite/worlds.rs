//! The numbers of worlds that fit a view, as in the specification's table.

use parlor_game::{Observed, Seat};
use parlor_zole::{Call, CardSet, Place, RuleSet, Worlds};

use crate::table::{answer, bury, call, dealt, legal};

/// Moves 1 to 24: worlds for an opponent on turn, and for a lielais on turn.
const WORLDS: [(u64, u64); 24] = [
    (1_969_110, 12_870),
    (875_160, 6_435),
    (411_840, 3_432),
    (411_840, 3_432),
    (180_180, 1_716),
    (84_084, 924),
    (84_084, 924),
    (36_036, 462),
    (16_632, 252),
    (16_632, 252),
    (6_930, 126),
    (3_150, 70),
    (3_150, 70),
    (1_260, 35),
    (560, 20),
    (560, 20),
    (210, 10),
    (90, 6),
    (90, 6),
    (30, 3),
    (12, 2),
    (12, 2),
    (3, 1),
    (1, 1),
];

#[test]
fn worlds_without_inference_are_as_many_as_tabled() {
    let hands = ["9H KH 9S KS 7D 8D JD QD", "TH AH TS AS 9D KD JH QH", "9C KC TC AC TD AD JS QS"];
    for soloist in 0..3 {
        let mut deal = dealt(RuleSet::LZF_CLASSIC, hands);
        call(&mut deal, &[Call::Pass, Call::Pass][..soloist]);
        call(&mut deal, &[Call::Take]);
        bury(&mut deal, "JC", "QC");
        for (opponent, lielais) in WORLDS {
            let turn = deal.public().turn().expect("a card is due");
            let seat = deal.public().turn_seat().expect("a card is due");
            let view = deal.view(seat);
            let expected = if turn.idx() == soloist { lielais } else { opponent };
            assert_eq!(Worlds::ignoring_voids(&view).count(), expected);
            assert!(Worlds::of(&view).count() <= expected);
            let last = *legal(&deal).last().expect("a card");
            answer(&mut deal, last);
        }
    }
}

#[test]
fn listed_worlds_are_distinct_and_complete() {
    let hands = ["9H KH 9S KS 7D 8D JD QD", "TH AH TS AS 9D KD JH QH", "9C KC TC AC TD AD JS QS"];
    let mut deal = dealt(RuleSet::LZF_CLASSIC, hands);
    call(&mut deal, &[Call::Zole]);
    for _ in 0..10 {
        let first = legal(&deal)[0];
        answer(&mut deal, first);
    }
    for seat in [Seat::A, Seat::B, Seat::C] {
        let view = deal.view(seat);
        let worlds = Worlds::of(&view);
        let mut seen = std::collections::HashSet::new();
        for world in worlds.iter() {
            let mut all = world.aside;
            for place in Place::ALL {
                let hand = world.hands[place];
                assert_eq!(hand.len(), view.public().n_held(place));
                assert!((hand & view.public().voids()[place].cards()).is_empty());
                all = all | hand | view.public().played()[place];
            }
            assert_eq!(all, CardSet::PACK);
            assert!(seen.insert(world), "{world:?} comes twice");
        }
        assert_eq!(seen.len() as u64, worlds.count());
        let truth = seen.iter().any(|world| world.hands == *deal.hands());
        assert!(truth, "the true deal is one of them");
        assert_eq!(worlds.nth(worlds.count()), None);
    }
}
