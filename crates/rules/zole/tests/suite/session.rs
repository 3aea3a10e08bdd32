//! The score sheet over many deals, and how cards are handed out.

use parlor_game::{BySeat, Dealer, Match, Seat};
use parlor_testkit::SplitMix;
use parlor_zole::{
    Address, Card, CardSet, Contract, DealPattern, Entry, Irregularity, Pack, Place, RuleSet,
    Session,
};

fn revoke(offender: Seat, soloist: Place) -> Irregularity {
    Irregularity::Revoke { offender, contract: Contract::Lielais(soloist) }
}

/// Rule: `docs/rules/zole.md#tournaments`.
#[test]
fn equal_scores_share_the_points_of_their_places() {
    let mut session = Session::new(RuleSet::TOURNAMENT_LV.for_four(), Seat::D).expect("a dealer");
    let points = |session: &Session| session.table_points().expect("a tournament");
    assert_eq!(points(&session), BySeat::new([3.0; 4]));
    // A wins alone: +3 −1 −1 −1, and the three others share 4 + 2 + 0.
    session.record_irregular(revoke(Seat::B, Place::First)).expect("a breach");
    assert_eq!(session.standing(), BySeat::new([3, -1, -1, -1]));
    assert_eq!(points(&session), BySeat::new([6.0, 2.0, 2.0, 2.0]));
    // Dealt by A: B, as first hand, revokes and loses: A 5, B −7, C 1, D 1.
    session.record_irregular(revoke(Seat::B, Place::First)).expect("a breach");
    assert_eq!(session.standing(), BySeat::new([5, -7, 1, 1]));
    assert_eq!(points(&session), BySeat::new([6.0, 0.0, 3.0, 3.0]));
    assert_eq!(session.pules().personal, BySeat::new([0, 2, 0, 0]));
}

#[test]
fn a_round_ends_after_its_deals_and_the_sheet_tells_them() {
    let mut session = Session::new(RuleSet::TOURNAMENT_LV, Seat::B).expect("a dealer");
    for n in 0..24 {
        let (number, setup) = session.next().expect("the round goes on");
        assert_eq!(number, n);
        assert_eq!(setup.seating().dealer(), [Seat::B, Seat::C, Seat::A][n as usize % 3]);
        session.record_irregular(Irregularity::Void { offender: Seat::C }).expect("a breach");
    }
    assert_eq!(session.next(), None);
    assert!(session.record_irregular(Irregularity::Void { offender: Seat::C }).is_err());
    assert_eq!(session.sheet().len(), 24);
    assert!(session.sheet().iter().all(|line| matches!(line.entry, Entry::Irregular(_))));
    assert_eq!(session.pules().personal[Seat::C], 24);
}

/// Rule: `docs/rules/zole.md#irregularities`.
#[test]
fn leaving_the_table_costs_where_the_rules_say_so() {
    let rules = RuleSet { abandon_penalty: Some(8), ..RuleSet::ONLINE_PGM };
    let mut session = Session::new(rules, Seat::A).expect("a dealer");
    session.record_irregular(Irregularity::Abandoned { seat: Seat::B }).expect("at the table");
    assert_eq!(session.standing(), BySeat::new([8, -16, 8, 0]));
    assert!(session.pules().is_empty());
    let absent = Irregularity::Abandoned { seat: Seat::D };
    assert!(session.record_irregular(absent).is_err());
}

/// Rule: `docs/rules/zole.md#dealing`.
#[test]
fn both_patterns_hand_out_the_same_hands() {
    let mut pack = Pack::shuffled(&mut SplitMix::new(3));
    let layout = pack.answer(Address::Deal).expect("a whole pack");
    assert_eq!(pack.answer(Address::Deal), Some(layout), "a pack does not change");
    for (pattern, sizes) in [
        (DealPattern::TwosAroundTable, vec![2; 13]),
        (DealPattern::FoursAroundTable, vec![4, 4, 4, 2, 4, 4, 4]),
    ] {
        let packets = pack.packets(pattern);
        assert_eq!(packets.iter().map(|(_, cards)| cards.len()).collect::<Vec<_>>(), sizes);
        let heap = |to: Option<Place>| -> CardSet {
            let own = packets.iter().filter(|packet| packet.0 == to);
            own.flat_map(|packet| packet.1.iter().copied())
                .collect::<Vec<Card>>()
                .into_iter()
                .collect()
        };
        assert_eq!(heap(None), layout.table());
        for place in Place::ALL {
            assert_eq!(heap(Some(place)), layout.hands()[place]);
        }
        assert_eq!(packets[packets.len() / 2].0, None, "the table comes in the middle");
    }
}
