//! The tricky cases of the specification, by number. Tables first; then what needs a whole deal.
//! Cases 10 and 48 are about the solver and are tested there.

use std::collections::HashMap;

use parlor_game::{BySeat, Game, Illegal, Match, Observed, Seat, Silent};
use parlor_zole::{
    Action, AllPass, Aside, ByPlace, Call, Contract, Eyes, FullTie, Irregularity, Level, Outcome,
    Place, Players, Pules, RevokeWin, RuleSet, Seating, Session, Settlement, Suit, Tariffs, Trick,
    World, Worlds, galdins_loser, playable,
};

use crate::table::{answer, bury, call, card, cards, dealt, each_row, legal, numbers, play};

const WEAK: [&str; 3] =
    ["9H KH 9S KS 7D 8D JD QD", "TH AH TS AS 9D KD JH QH", "9C KC TC AC TD AD JS QS"];

fn contract(name: &str, soloist: Place) -> Contract {
    match name {
        "lielais" => Contract::Lielais(soloist),
        "zole" => Contract::Zole(soloist),
        "maza-zole" => Contract::MazaZole(soloist),
        other => panic!("contract {other}"),
    }
}

fn level(name: &str) -> Level {
    let found = Level::ALL.into_iter().find(|level| format!("{level:?}") == name);
    found.unwrap_or_else(|| panic!("level {name}"))
}

#[test]
fn cases_1_to_5_following() {
    each_row(include_str!("../../../../../testdata/zole/following.txt"), |row: [&str; 5]| {
        let [_, _, led, hand, expected] = row;
        let led = card(led).suit();
        assert_eq!(playable(cards(hand), Some(led)), cards(expected), "{row:?}");
    });
}

#[test]
fn cases_6_to_9_who_takes_the_trick() {
    each_row(include_str!("../../../../../testdata/zole/tricks.txt"), |row: [&str; 5]| {
        let [_, _, laid, winner, eyes] = row;
        let laid = laid.split_whitespace().map(card);
        let trick = laid.fold(Trick::led_by(Place::First), Trick::with);
        let [winner, eyes] = [winner, eyes].map(|n| n.parse::<usize>().expect("a number"));
        assert_eq!(trick.winner(), Place::from_idx(winner - 1), "{row:?}");
        assert_eq!(usize::from(trick.eyes().0), eyes, "{row:?}");
    });
}

#[test]
fn cases_11_to_22_and_42_results() {
    each_row(include_str!("../../../../../testdata/zole/results.txt"), |row: [&str; 7]| {
        let [_, _, name, eyes, tricks, expected, points] = row;
        let contract = contract(name, Place::First);
        let [eyes, tricks] = [eyes, tricks].map(|n| n.parse::<u8>().expect("a number"));
        let reached = Level::of(contract, Eyes(eyes), tricks);
        assert_eq!(reached, level(expected), "{row:?}");
        let tariff = contract.tariff(&Tariffs::USUAL).expect("a soloist");
        assert_eq!(tariff.points(reached).to_string(), points, "{row:?}");
    });
}

#[test]
fn cases_28_to_35_and_44_pules_and_the_idle_dealer() {
    each_row(include_str!("../../../../../testdata/zole/pules.txt"), |row: [&str; 8]| {
        let [_, _, rules, players, before, outcome, points, after] = row;
        let mut rules = RuleSet::preset(rules).expect("a preset");
        let mut dealer = Seat::C;
        if players == "4" {
            rules = rules.for_four();
            dealer = Seat::D;
        }
        let pules = |text| {
            let [common, a, b, c, d] = numbers(text).map(|n: i32| u8::try_from(n).expect("small"));
            Pules { common, personal: BySeat::new([a, b, c, d]) }
        };
        let outcome = match outcome.split_whitespace().collect::<Vec<_>>()[..] {
            ["passed"] => Outcome::AllPassed,
            [name, soloist, reached] => {
                let soloist = ["A", "B", "C"].iter().position(|seat| *seat == soloist);
                let soloist = soloist.and_then(Place::from_idx).expect("a soloist");
                let contract = contract(name, soloist);
                Outcome::Solo { contract, level: level(reached), eyes: Eyes(0), tricks: 0 }
            }
            _ => panic!("outcome {outcome}"),
        };
        let seating = Seating::new(rules.players, dealer).expect("a dealer at the table");
        let settled = Settlement::of(&outcome, &rules, &seating, pules(before));
        assert_eq!(settled.points, BySeat::new(numbers(points)), "{row:?}");
        assert_eq!(settled.pules, pules(after), "{row:?}");
    });
}

#[test]
fn cases_39_to_40_galdins() {
    each_row(include_str!("../../../../../testdata/zole/galdins.txt"), |row: [&str; 5]| {
        let [_, _, tricks, eyes, loser] = row;
        let small = |n: i32| u8::try_from(n).expect("small");
        let tricks = ByPlace::new(numbers(tricks).map(small));
        let eyes = ByPlace::new(numbers(eyes).map(|n| Eyes(small(n))));
        let expected = loser.parse::<usize>().ok().and_then(|n| Place::from_idx(n - 1));
        assert_eq!(galdins_loser(&tricks, &eyes, FullTie::Nil), expected, "{row:?}");
    });
}

/// Rule: `docs/rules/zole.md#zole`.
#[test]
fn case_23_the_table_stays_hidden_in_zole() {
    let mut deal = dealt(RuleSet::LZF_CLASSIC, WEAK);
    call(&mut deal, &[Call::Zole]);
    play(&mut deal, "9H TH 9C");
    for seat in [Seat::A, Seat::B, Seat::C] {
        assert_eq!(deal.view(seat).aside(), Aside::Unknown);
    }
    assert_eq!(deal.table(), cards("JC QC"));
}

/// Rule: `docs/rules/zole.md#burying`.
#[test]
fn cases_24_and_25_any_two_cards_may_be_buried() {
    for pair in [["JC", "QC"], ["7D", "QD"], ["9H", "9S"]] {
        let mut deal = dealt(RuleSet::LZF_CLASSIC, WEAK);
        call(&mut deal, &[Call::Take]);
        assert_eq!(legal(&deal).len(), 45);
        bury(&mut deal, pair[0], pair[1]);
        assert_eq!(deal.buried(), cards(&pair.join(" ")));
        // The opponents cannot know it.
        assert_eq!(deal.view(Seat::B).aside(), Aside::Unknown);
        let known = Worlds::of(&deal.view(Seat::A)).count();
        assert_eq!((known, Worlds::of(&deal.view(Seat::B)).count()), (12_870, 1_969_110));
    }
}

/// Rule: `docs/rules/zole.md#bidding`.
#[test]
fn case_26_the_first_call_ends_the_bidding() {
    let mut deal = dealt(RuleSet::LZF_CLASSIC, WEAK);
    call(&mut deal, &[Call::Pass, Call::Take]);
    let late = deal.check(Seat::C, Action::Call(Call::Zole));
    assert_eq!(late, Err(Illegal::NotAsked { seat: Seat::C }));
}

/// Rule: `docs/rules/zole.md#play`.
#[test]
fn cases_27_and_43_the_first_hand_leads() {
    let mut deal = dealt(RuleSet::LZF_CLASSIC, WEAK);
    call(&mut deal, &[Call::Pass, Call::Pass, Call::Zole]);
    assert_eq!(deal.public().turn(), Some(Place::First));
    let mut deal = dealt(RuleSet::ONLINE_PM, WEAK);
    call(&mut deal, &[Call::Pass, Call::MazaZole]);
    assert_eq!(deal.public().contract(), Some(Contract::MazaZole(Place::Second)));
    assert_eq!(deal.public().turn(), Some(Place::First));
}

/// Rule: `docs/rules/zole.md#bidding`.
#[test]
fn case_28_three_passes_end_the_deal() {
    let mut deal = dealt(RuleSet::LZF_CLASSIC, WEAK);
    call(&mut deal, &[Call::Pass; 3]);
    assert_eq!(deal.outcome(), Some(&Outcome::AllPassed));
    let mut session = Session::new(RuleSet::LZF_CLASSIC, Seat::C).expect("a dealer");
    session.record(&deal).expect("the deal that is due");
    assert_eq!(session.pules().common, 1);
    let (number, setup) = session.next().expect("free play goes on");
    assert_eq!((number, setup.seating().dealer()), (1, Seat::A));
}

/// Rule: `docs/rules/zole.md#irregularities`.
#[test]
fn cases_36_to_38_irregularities() {
    let rules = RuleSet::LZF_CLASSIC;
    let contract = Contract::Lielais(Place::First);
    let settle = |breach: Irregularity, rules: RuleSet| {
        let mut session = Session::new(rules, Seat::C).expect("a dealer");
        session.record_irregular(breach).expect("it fits the table");
        (session.standing(), *session.pules())
    };
    let pule_of = |seat| Pules::default().with_personal(seat);
    assert_eq!(
        settle(Irregularity::Void { offender: Seat::B }, rules),
        (BySeat::new([0; 4]), pule_of(Seat::B))
    );
    let opponents = Irregularity::Revoke { offender: Seat::B, contract };
    assert_eq!(settle(opponents, rules), (BySeat::new([2, -1, -1, 0]), pule_of(Seat::B)));
    let soloists = Irregularity::Revoke { offender: Seat::A, contract };
    assert_eq!(settle(soloists, rules), (BySeat::new([-4, 2, 2, 0]), pule_of(Seat::A)));
    let harsh = RuleSet { revoke_win_level: RevokeWin::AllTricks, ..rules };
    assert_eq!(settle(opponents, harsh), (BySeat::new([6, -3, -3, 0]), pule_of(Seat::B)));
    let zole = Irregularity::Revoke { offender: Seat::B, contract: Contract::Zole(Place::First) };
    assert_eq!(settle(zole, rules), (BySeat::new([10, -5, -5, 0]), pule_of(Seat::B)));
}

/// Rule: `docs/rules/zole.md#galdins`.
#[test]
fn case_41_the_table_counts_for_nobody_in_galdins() {
    let mut deal = dealt(RuleSet::ONLINE_PGM, WEAK);
    call(&mut deal, &[Call::Pass; 3]);
    while deal.outcome().is_none() {
        let first = legal(&deal)[0];
        answer(&mut deal, first);
    }
    let Some(Outcome::Galdins { loser, tricks, eyes }) = deal.outcome() else {
        panic!("galdiņš was played")
    };
    assert_eq!(eyes.as_array().iter().copied().sum::<Eyes>(), Eyes(120 - 5));
    assert_eq!(tricks.as_array().iter().sum::<u8>(), 8);
    let loser = loser.expect("someone has most");
    let returns = deal.returns();
    for place in Place::ALL {
        let expected = if place == loser { -4 } else { 2 };
        assert_eq!(returns[Seat::ALL[place.idx()]], expected);
    }
}

/// Rule: `docs/rules/zole.md#maza-zole`.
#[test]
fn case_42_one_trick_of_nothing_loses_maza_zole() {
    let hands = ["9H KH TH AH 9S KS 7D QC", "9C KC TC AC TS AS 8D 9D", "KD TD AD JD JH JS QD QH"];
    let mut deal = dealt(RuleSet::ONLINE_PM, hands);
    call(&mut deal, &[Call::MazaZole]);
    play(&mut deal, "QC 8D KD");
    while deal.outcome().is_none() {
        let first = legal(&deal)[0];
        answer(&mut deal, first);
    }
    assert_eq!(deal.returns(), BySeat::new([-14, 7, 7, 0]));
}

/// Rule: `docs/rules/zole.md#the-table`.
#[test]
fn case_44_the_idle_dealer_pays_too() {
    let hands = ["JD JH JS JC QD QH QS QC", "9H KH TH AH 9S KS TS AS", "9C KC TC AC 7D 8D 9D KD"];
    let mut deal = dealt(RuleSet::LZF_CLASSIC.for_four(), hands);
    assert_eq!(deal.public().setup().rules().players, Players::Four);
    call(&mut deal, &[Call::Zole]);
    while deal.outcome().is_none() {
        let last = *legal(&deal).last().expect("someone's turn");
        answer(&mut deal, last);
    }
    // Eight top trumps take everything but the table: A♦ 10♦.
    let Some(Outcome::Solo { eyes, tricks, .. }) = deal.outcome() else { panic!("zole") };
    assert_eq!((*eyes, *tricks), (Eyes(99), 8));
    assert_eq!(deal.returns(), BySeat::new([21, -7, -7, -7]));
}

/// Rule: `docs/rules/zole.md#throwing-in`.
#[test]
fn case_45_what_is_taken_stands_after_throwing_in() {
    let hands = ["AH AS JH JS JC QH QS QC", "9H KH TH 9S KS TS 7D 8D", "9C KC TC AC 9D KD JD QD"];
    let rules = RuleSet { throw_in: true, ..RuleSet::LZF_CLASSIC };
    let mut deal = dealt(rules, hands);
    call(&mut deal, &[Call::Take]);
    bury(&mut deal, "AD", "TD");
    assert!(legal(&deal).contains(&Action::ThrowIn));
    // 21 eyes are buried; two trump leads bring 6 and 5, two aces 25 and 26.
    play(&mut deal, "QC 7D QD QS 8D JD AH KH TC AS KS AC");
    assert_eq!(deal.public().won()[Place::First].eyes(), Eyes(6 + 5 + 25 + 26));
    answer(&mut deal, Action::ThrowIn);
    let Some(Outcome::Solo { eyes, level, .. }) = deal.outcome() else { panic!("lielais") };
    assert_eq!((*eyes, *level), (Eyes(83), Level::Won));
    assert_eq!(deal.returns(), BySeat::new([2, -1, -1, 0]));
    // Nobody else may, and nowhere else.
    let mut deal = dealt(RuleSet::LZF_CLASSIC, hands);
    call(&mut deal, &[Call::Take]);
    bury(&mut deal, "AD", "TD");
    let reason = "throwing-in-is-not-allowed";
    let refused = deal.check(Seat::A, Action::ThrowIn);
    assert_eq!(refused, Err(Illegal::Refused { seat: Seat::A, reason }));
}

/// Rule: `docs/rules/zole.md#play`.
#[test]
fn case_46_the_third_hand_waits_for_the_second() {
    let mut deal = dealt(RuleSet::LZF_CLASSIC, WEAK);
    call(&mut deal, &[Call::Zole]);
    play(&mut deal, "9H");
    let early = deal.check(Seat::C, Action::Play(card("9C")));
    assert_eq!(early, Err(Illegal::NotAsked { seat: Seat::C }));
}

/// Rule: `docs/rules/zole.md#play`.
#[test]
fn case_47_only_the_last_trick_may_be_looked_at() {
    let mut deal = dealt(RuleSet::LZF_CLASSIC, WEAK);
    call(&mut deal, &[Call::Zole]);
    play(&mut deal, "9H TH 9C AS TC 9S");
    let view = deal.view(Seat::C);
    let last = view.public().last_trick().expect("two tricks were taken");
    assert_eq!(last.set(), cards("AS TC 9S"));
}

/// Rule: `docs/rules/zole.md#following`.
#[test]
fn case_49_a_shown_void_holds_in_every_world() {
    let mut deal = dealt(
        RuleSet::LZF_CLASSIC,
        ["QC QS 9H KH 9S KS 9C KC", "7D 8D TH AH TS AS TC AC", "9D KD TD AD JD JH JS JC"],
    );
    call(&mut deal, &[Call::Pass, Call::Pass, Call::Take]);
    bury(&mut deal, "QD", "QH");
    play(&mut deal, "QC 7D 9D QS 8D KD KH AH JD");
    let view = deal.view(Seat::A);
    assert!(view.public().voids()[Place::Third].contains(Suit::Hearts));
    let worlds = Worlds::of(&view);
    let mut buried_hearts = 0;
    for World { hands, aside } in worlds.iter() {
        assert!((hands[Place::Third] & Suit::Hearts.cards()).is_empty());
        buried_hearts += usize::from(!(aside & Suit::Hearts.cards()).is_empty());
    }
    assert!(buried_hearts > 0, "the buried pair may hold what the hand does not");
    assert!(worlds.count() < Worlds::ignoring_voids(&view).count());
}

/// Rule: `docs/rules/zole.md#worlds`.
#[test]
fn case_50_every_buried_pair_counts_the_same() {
    let mut deal = dealt(RuleSet::LZF_CLASSIC, WEAK);
    call(&mut deal, &[Call::Take]);
    bury(&mut deal, "JC", "QC");
    for _ in 0..12 {
        let first = legal(&deal)[0];
        answer(&mut deal, first);
    }
    // Move 13: C(10, 2) pairs of the hidden cards, each with C(8, 4) layouts of the rest.
    let mut by_pair = HashMap::new();
    for world in Worlds::ignoring_voids(&deal.view(Seat::B)).iter() {
        *by_pair.entry(world.aside).or_insert(0) += 1;
    }
    assert_eq!(by_pair.len(), 45);
    assert!(by_pair.values().all(|&n| n == 70), "{by_pair:?}");
}

/// Rule: `docs/rules/zole.md#bidding`.
#[test]
fn all_pass_follows_the_ruleset() {
    for (all_pass, plays) in
        [(AllPass::Pule, false), (AllPass::Redeal, false), (AllPass::Galdins, true)]
    {
        let mut deal = dealt(RuleSet { all_pass, ..RuleSet::LZF_CLASSIC }, WEAK);
        call(&mut deal, &[Call::Pass; 3]);
        assert_eq!(deal.outcome().is_none(), plays);
        let next = deal.settlement().map_or(0, |settled| settled.pules.common);
        assert_eq!(next, u8::from(all_pass == AllPass::Pule));
    }
    let mut deal = dealt(RuleSet::LZF_CLASSIC, WEAK);
    let not_played = deal.check(Seat::A, Action::Call(Call::MazaZole));
    let reason = "maza-zole-is-not-played";
    assert_eq!(not_played, Err(Illegal::Refused { seat: Seat::A, reason }));
    let answers = parlor_game::Answers::one(Seat::A, Action::Play(card("9H")));
    assert!(deal.resolve(&answers, &mut Silent).is_err());
}

/// What a good memory keeps of the tricks that may not be looked at again: who led, who played what, in order.
#[test]
fn the_course_holds_every_trick_in_order() {
    let mut deal = dealt(RuleSet::LZF_CLASSIC, WEAK);
    call(&mut deal, &[Call::Zole]);
    assert_eq!(deal.public().course().tricks().count(), 0);
    play(&mut deal, "9H TH 9C AS TC 9S");
    let course = *deal.view(Seat::C).public().course();
    let tricks: Vec<_> = course.tricks().collect();
    // 10♥ takes the first, so the second hand leads to the second.
    let seen = [(Place::First, "9H TH 9C"), (Place::Second, "AS TC 9S")];
    assert_eq!(tricks.len(), seen.len());
    for (trick, (leader, played)) in tricks.iter().zip(seen) {
        let played: Vec<_> = played.split(' ').map(card).collect();
        assert_eq!((trick.leader(), trick.cards()), (leader, &*played));
    }
    assert_eq!(tricks.last(), deal.public().last_trick());
}
