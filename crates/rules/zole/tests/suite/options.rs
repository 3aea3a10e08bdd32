//! The choices of a ruleset that no preset makes, each against what the rule-book says of it.

use parlor_game::{BySeat, Match, Seat};
use parlor_zole::{
    Action, AllPass, ByPlace, Call, Contract, Deal, Eyes, FullTie, Irregularity, Level, Outcome,
    PersonalPuleValue, Place, Players, PuleRules, Pules, RevokeWin, RuleSet, Seating, Session,
    Settlement, Tariffs, galdins_loser,
};

use crate::table::{bury, call, dealt, legal};

const ALONE: Place = Place::First;
const WEAK: [&str; 3] =
    ["9H KH 9S KS 7D 8D JD QD", "TH AH TS AS 9D KD JH QH", "9C KC TC AC TD AD JS QS"];

/// The common count, then the personal ones of A, B, C, D.
fn pules([common, a, b, c, d]: [u8; 5]) -> Pules {
    Pules { common, personal: BySeat::new([a, b, c, d]) }
}

/// Points and pules after a deal that seat A, as first hand, played alone.
fn settled(rules: RuleSet, standing: Pules, contract: Contract, level: Level) -> ([i32; 4], Pules) {
    let dealer = if rules.players == Players::Four { Seat::D } else { Seat::C };
    let seating = Seating::new(rules.players, dealer).expect("a dealer at the table");
    let outcome = Outcome::Solo { contract, level, eyes: Eyes(0), tricks: 0 };
    let settled = Settlement::of(&outcome, &rules, &seating, standing);
    (*settled.points.as_array(), settled.pules)
}

fn with_pules(change: impl FnOnce(&mut PuleRules)) -> RuleSet {
    let mut chosen = PuleRules::USUAL;
    change(&mut chosen);
    RuleSet { pules: Some(chosen), ..RuleSet::ONLINE_PM }
}

/// Rule: `docs/rules/zole.md#pules`.
#[test]
fn one_win_removes_as_many_pules_as_the_ruleset_says() {
    let lielais = Contract::Lielais(ALONE);
    let after = |per_win, standing| {
        settled(with_pules(|chosen| chosen.per_win = per_win), pules(standing), lielais, Level::Won)
    };
    // Two common ones bring two points of each opponent beside the game's one.
    assert_eq!(after(2, [3, 0, 0, 0, 0]), ([6, -3, -3, 0], pules([1, 0, 0, 0, 0])));
    // An own one first, for nothing, then a common one.
    assert_eq!(after(2, [1, 1, 0, 0, 0]), ([4, -2, -2, 0], pules([0, 0, 0, 0, 0])));
    // A common one, then the one of the next seat, who pays three alone.
    assert_eq!(after(2, [1, 0, 1, 1, 0]), ([7, -5, -2, 0], pules([0, 0, 0, 1, 0])));
    // No more than stand.
    assert_eq!(after(3, [1, 0, 0, 0, 0]), ([4, -2, -2, 0], pules([0, 0, 0, 0, 0])));
    assert_eq!(after(0, [1, 0, 0, 0, 0]), ([2, -1, -1, 0], pules([1, 0, 0, 0, 0])));
}

/// Rule: `docs/rules/zole.md#pules`.
#[test]
fn anothers_pule_may_cost_two_points_with_three_and_with_four() {
    let two = with_pules(|chosen| chosen.personal_value = PersonalPuleValue::Two);
    let (lielais, standing) = (Contract::Lielais(ALONE), pules([0, 0, 1, 0, 0]));
    let none = Pules::default();
    assert_eq!(settled(two, standing, lielais, Level::Won), ([4, -3, -1, 0], none));
    assert_eq!(settled(two.for_four(), standing, lielais, Level::Won), ([5, -3, -1, -1], none));
    let players = RuleSet::ONLINE_PM.for_four();
    assert_eq!(settled(players, standing, lielais, Level::Won), ([7, -5, -1, -1], none));
}

/// Rule: `docs/rules/zole.md#pules`.
#[test]
fn zole_and_maza_zole_touch_pules_where_the_ruleset_says_so() {
    let (zole, maza) = (Contract::Zole(ALONE), Contract::MazaZole(ALONE));
    let one = pules([1, 0, 0, 0, 0]);
    let touching = with_pules(|chosen| chosen.on_zole = true);
    assert_eq!(settled(touching, one, zole, Level::Won), ([12, -6, -6, 0], Pules::default()));
    assert_eq!(settled(touching, one, maza, Level::Won), ([14, -7, -7, 0], Pules::default()));
    let lost = pules([1, 1, 0, 0, 0]);
    assert_eq!(settled(touching, one, zole, Level::Lost), ([-12, 6, 6, 0], lost));
    assert_eq!(settled(touching, one, maza, Level::Lost), ([-14, 7, 7, 0], lost));
    // Else they leave them alone, lost ones too.
    assert_eq!(settled(RuleSet::ONLINE_PM, one, zole, Level::Lost), ([-12, 6, 6, 0], one));
    assert_eq!(settled(RuleSet::ONLINE_PM, one, maza, Level::Lost), ([-14, 7, 7, 0], one));
}

/// Rule: `docs/rules/zole.md#pules`.
#[test]
fn where_no_pules_are_kept_none_is_written() {
    let rules = RuleSet { pules: None, ..RuleSet::LZF_CLASSIC };
    let mut session = Session::new(rules, Seat::C).expect("a dealer");
    let mut deal = dealt(rules, WEAK);
    call(&mut deal, &[Call::Pass; 3]);
    session.record(&deal).expect("the deal that is due");
    let breach = Irregularity::Void { offender: Seat::B };
    session.record_irregular(breach).expect("a breach");
    assert!(session.pules().is_empty());
    assert_eq!(session.standing(), BySeat::new([0; 4]));
}

/// Rule: `docs/rules/zole.md#bidding`.
#[test]
fn a_redeal_writes_nothing_and_the_deal_passes_on() {
    let rules = RuleSet { all_pass: AllPass::Redeal, ..RuleSet::LZF_CLASSIC };
    let mut session = Session::new(rules, Seat::C).expect("a dealer");
    let mut deal = dealt(rules, WEAK);
    call(&mut deal, &[Call::Pass; 3]);
    session.record(&deal).expect("the deal that is due");
    assert!(session.pules().is_empty());
    let (number, setup) = session.next().expect("free play goes on");
    assert_eq!((number, setup.seating().dealer()), (1, Seat::A));
}

/// Rule: `docs/rules/zole.md#galdins`.
#[test]
fn a_full_tie_may_be_lost_by_the_earlier_place() {
    let loser = |tricks, eyes: [u8; 3], tie| {
        galdins_loser(&ByPlace::new(tricks), &ByPlace::new(eyes.map(Eyes)), tie)
    };
    for (tricks, eyes, earlier) in [
        ([3, 3, 2], [45, 45, 20], Place::First),
        ([3, 2, 3], [45, 20, 45], Place::First),
        ([2, 3, 3], [20, 45, 45], Place::Second),
    ] {
        assert_eq!(loser(tricks, eyes, FullTie::EarlierPlace), Some(earlier));
        assert_eq!(loser(tricks, eyes, FullTie::Nil), None);
    }
    // What is no full tie is decided as ever.
    assert_eq!(loser([3, 3, 2], [40, 50, 20], FullTie::EarlierPlace), Some(Place::Second));
}

/// Rule: `docs/rules/zole.md#galdins`: with four, the idle dealer is paid too.
#[test]
fn the_loser_of_a_galdins_pays_every_other_player() {
    let outcome = Outcome::Galdins {
        loser: Some(Place::Second),
        tricks: ByPlace::new([2, 4, 2]),
        eyes: ByPlace::new([Eyes(40); 3]),
    };
    let points = |rules: RuleSet, dealer| {
        let seating = Seating::new(rules.players, dealer).expect("a dealer");
        *Settlement::of(&outcome, &rules, &seating, Pules::default()).points.as_array()
    };
    assert_eq!(points(RuleSet::ONLINE_PGM, Seat::C), [2, -4, 2, 0]);
    assert_eq!(points(RuleSet::ONLINE_PGM.for_four(), Seat::D), [2, -6, 2, 2]);
    let tariffs = Tariffs { galdins: 3, ..Tariffs::USUAL };
    assert_eq!(points(RuleSet { tariffs, ..RuleSet::ONLINE_PGM }, Seat::C), [3, -6, 3, 0]);
}

/// Rule: `docs/rules/zole.md#result`: 6/7/8 and −7/−8/−9 for zole, everything else as ever.
#[test]
fn the_raised_tariff_is_paid_for_zole_alone() {
    let tariffs = Tariffs { zole: Tariffs::RAISED_ZOLE, ..Tariffs::USUAL };
    let rules = RuleSet { tariffs, ..RuleSet::ONLINE_PM }.for_four();
    for (level, price) in [
        (Level::Won, 6),
        (Level::High, 7),
        (Level::AllTricks, 8),
        (Level::Lost, -7),
        (Level::Low, -8),
        (Level::NoTrick, -9),
    ] {
        let (points, _) = settled(rules, Pules::default(), Contract::Zole(ALONE), level);
        assert_eq!(points, [3 * price, -price, -price, -price], "{level:?}");
    }
    let (points, _) = settled(rules, Pules::default(), Contract::Lielais(ALONE), Level::Won);
    assert_eq!(points, [3, -1, -1, -1]);
}

/// Rule: `docs/rules/zole.md#irregularities`.
#[test]
fn a_revoke_costs_the_level_that_the_ruleset_names() {
    let points = |revoke_win_level, offender, contract| {
        let rules = RuleSet { revoke_win_level, ..RuleSet::ONLINE_PM };
        let mut session = Session::new(rules, Seat::C).expect("a dealer");
        session.record_irregular(Irregularity::Revoke { offender, contract }).expect("it fits");
        *session.standing().as_array()
    };
    let (lielais, zole) = (Contract::Lielais(ALONE), Contract::Zole(ALONE));
    assert_eq!(points(RevokeWin::High, Seat::B, lielais), [4, -2, -2, 0]);
    assert_eq!(points(RevokeWin::High, Seat::A, lielais), [-6, 3, 3, 0]);
    assert_eq!(points(RevokeWin::AllTricks, Seat::A, lielais), [-8, 4, 4, 0]);
    assert_eq!(points(RevokeWin::High, Seat::A, zole), [-14, 7, 7, 0]);
    // Mazā zole has one price for a win and one for a loss.
    let maza = Contract::MazaZole(ALONE);
    assert_eq!(points(RevokeWin::AllTricks, Seat::C, maza), [12, -6, -6, 0]);
    assert_eq!(points(RevokeWin::Simple, Seat::A, maza), [-14, 7, 7, 0]);
}

/// Rule: `docs/rules/zole.md#irregularities`: a price only where the ruleset has one.
#[test]
fn leaving_costs_nothing_where_no_price_is_fixed() {
    let mut session = Session::new(RuleSet::LZF_CLASSIC, Seat::A).expect("a dealer");
    session.record_irregular(Irregularity::Abandoned { seat: Seat::B }).expect("at the table");
    assert_eq!(session.standing(), BySeat::new([0; 4]));
    assert!(session.pules().is_empty());
}

/// Rule: `docs/rules/zole.md#throwing-in`.
#[test]
fn the_lielais_alone_may_throw_in() {
    let rules = RuleSet { throw_in: true, ..RuleSet::ONLINE_PGM };
    let may = |deal: &Deal| legal(deal).contains(&Action::ThrowIn);
    for alone in [Call::Zole, Call::MazaZole] {
        let mut deal = dealt(rules, WEAK);
        call(&mut deal, &[alone]);
        assert!(!may(&deal), "{alone:?}");
    }
    let mut galdins = dealt(rules, WEAK);
    call(&mut galdins, &[Call::Pass; 3]);
    assert!(!may(&galdins));
    // The second hand takes; the first hand leads, then the lielais is on turn.
    let mut deal = dealt(rules, WEAK);
    call(&mut deal, &[Call::Pass, Call::Take]);
    assert!(!may(&deal), "a burial is due");
    bury(&mut deal, "JC", "QC");
    assert!(!may(&deal), "an opponent is on turn");
    crate::table::play(&mut deal, "9H");
    assert!(may(&deal));
}

/// Rule: `docs/rules/zole.md#tournaments`: a league gives 3, 2, 1.
#[test]
fn a_table_of_three_shares_the_first_three_prizes() {
    let rules = RuleSet { table_points: Some([3, 2, 1, 0]), ..RuleSet::TOURNAMENT_LV };
    let mut session = Session::new(rules, Seat::C).expect("a dealer");
    let points = |session: &Session| *session.table_points().expect("a league").as_array();
    assert_eq!(points(&session), [2.0, 2.0, 2.0, 0.0]);
    let lielais = Contract::Lielais(ALONE);
    let breach = Irregularity::Revoke { offender: Seat::B, contract: lielais };
    session.record_irregular(breach).expect("it fits");
    assert_eq!(points(&session), [3.0, 1.5, 1.5, 0.0]);
    let free = Session::new(RuleSet::LZF_CLASSIC, Seat::C).expect("a dealer");
    assert_eq!(free.table_points(), None);
}
