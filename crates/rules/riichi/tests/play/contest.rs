//! What follows a deal, and how a match ends.

use parlor_game::{BySeat, Match, Seat, Silent};
use parlor_riichi::deal::{Ending, Setup};
use parlor_riichi::rule_set::{Length, Parameter};
use parlor_riichi::{Contest, Points, Preset, Wind};

use crate::scene::{Scene, first, match_after};

const A_READY: &str = "123456m23789p11z";
const B_READY: &str = "234567m345p3488s";

fn points(points: [i32; 4]) -> BySeat<Points> {
    BySeat::new(points.map(Points))
}

/// The last deal of the South round.
fn last_deal(preset: &str, scores: [i32; 4]) -> Setup {
    let setup = first(preset);
    Setup { round: Wind::South, dealer: Seat::D, points: points(scores), ..setup }
}

/// Round, dealer, honba and sticks of the next deal.
fn next(contest: &Contest) -> Option<(Wind, Seat, u8, u8)> {
    let (_, setup) = contest.next()?;
    Some((setup.round, setup.dealer, setup.honba, setup.sticks))
}

#[test]
fn case_66_the_dealer_among_the_winners_repeats() {
    let setup = Setup { dealer: Seat::C, honba: 1, ..first("ema2016") };
    let hands = ["", "234567m345p3488s", "345m234567p2267s", ""];
    let scene = Scene::play(&setup, hands, "go:A A+5s A- B:ron C:ron over");
    assert_eq!(next(&match_after(&scene)), Some((Wind::East, Seat::C, 2, 0)));
}

#[test]
fn case_67_a_noten_dealer_passes_the_deal_on() {
    let setup = Setup { honba: 2, sticks: 1, ..first("ema2016") };
    let scene = Scene::play(&setup, ["", B_READY, "", ""], "wall:0 over");
    assert_eq!(next(&match_after(&scene)), Some((Wind::East, Seat::B, 3, 1)));
    let scene = Scene::play(&setup, [A_READY, "", "", ""], "wall:0 over");
    assert_eq!(next(&match_after(&scene)), Some((Wind::East, Seat::A, 3, 1)));
}

#[test]
fn case_68_honba_by_self_draw() {
    let setup = Setup { honba: 3, ..first("ema2016") };
    // Menzen tsumo, pinfu, tanyao: 700 and 1300, and 300 from each.
    let scene = Scene::play(&setup, ["", B_READY, "", ""], "A+ A- B+ B- go:B B+5s B:tsumo");
    let contest = match_after(&scene);
    let gained = Seat::ALL.map(|seat| (contest.points()[seat] - setup.points[seat]).0);
    assert_eq!(gained, [-1600, 3600, -1000, -1000]);
    assert_eq!(next(&contest), Some((Wind::East, Seat::B, 0, 0)));
}

#[test]
fn case_78_below_zero() {
    for (preset, over) in
        [("ema2016", false), ("tenhou", true), ("mjsoul", true), ("wrc2025", false)]
    {
        let setup = Setup { points: points([900, 39_000, 30_000, 30_100]), ..first(preset) };
        let scene = Scene::play(&setup, ["", B_READY, "", ""], "A+ A- go:A A+5s A- B:ron");
        assert_eq!(match_after(&scene).is_over(), over, "{preset}");
    }
}

/// Nothing left is not below nothing.
#[test]
fn a_player_with_no_points_is_not_bust() {
    for (preset, points_a, over) in [
        ("tenhou", 2000, false),
        ("tenhou", 1900, true),
        ("mjsoul", 2000, false),
        ("mjsoul", 1900, true),
        ("mleague", 1900, false),
    ] {
        let setup = Setup { points: points([points_a, 30_000, 30_000, 30_000]), ..first(preset) };
        let scene = Scene::play(&setup, ["", B_READY, "", ""], "A+ A- go:A A+5s A- B:ron");
        let contest = match_after(&scene);
        assert_eq!(contest.points()[Seat::A].0, points_a - 2000, "{preset}");
        assert_eq!(contest.is_over(), over, "{preset} with {points_a}");
    }
}

#[test]
fn an_abort_keeps_the_dealer() {
    let setup = Setup { sticks: 1, ..first("tenhou") };
    let scene = Scene::play(&setup, [""; 4], "A+4z A- B+4z B- C+4z C- D+4z D- over");
    assert_eq!(next(&match_after(&scene)), Some((Wind::East, Seat::A, 1, 1)));
}

#[test]
fn the_last_deal_ends_the_match_or_opens_the_extension() {
    let even = [25_000; 4];
    let ahead = [31_000, 23_000, 23_000, 23_000];
    let after = |preset, scores| {
        let setup = last_deal(preset, scores);
        match_after(&Scene::play(&setup, [""; 4], "wall:0 over"))
    };
    assert_eq!(next(&after("ema2016", even)), None);
    assert_eq!(next(&after("mleague", even)), None);
    assert_eq!(next(&after("tenhou", ahead)), None);
    assert_eq!(next(&after("tenhou", even)), Some((Wind::West, Seat::A, 1, 0)));
    assert_eq!(next(&after("mjsoul", even)), Some((Wind::West, Seat::A, 1, 0)));
    let west = |dealer, scores| {
        let setup = Setup { round: Wind::West, dealer, ..last_deal("tenhou", scores) };
        next(&match_after(&Scene::play(&setup, [""; 4], "wall:0 over")))
    };
    assert_eq!(west(Seat::B, even), Some((Wind::West, Seat::C, 1, 0)));
    assert_eq!(west(Seat::B, ahead), None, "sudden death");
    assert_eq!(west(Seat::D, even), None, "one extension only");
}

#[test]
fn a_match_of_one_deal_ends_with_it() {
    // A dealer in tenpai would deal again, and nobody has enough points.
    for hands in [[A_READY, "", "", ""], [""; 4]] {
        let setup = first("tenhou");
        let rules = setup.rules.with(Parameter::MatchLength(Length::Deal));
        let scene = Scene::play(&Setup { rules, ..setup }, hands, "wall:0 over");
        assert_eq!(next(&match_after(&scene)), None);
    }
}

#[test]
fn the_last_dealer_stops_when_leading() {
    let hands = ["", "", "", "123456m23789p22z"];
    let after = |preset, scores| {
        let setup = last_deal(preset, scores);
        next(&match_after(&Scene::play(&setup, hands, "wall:0 over")))
    };
    let again = Some((Wind::South, Seat::D, 1, 0));
    assert_eq!(after("tenhou", [20_000, 20_000, 25_000, 35_000]), None);
    assert_eq!(after("tenhou", [20_000, 20_000, 40_000, 20_000]), again);
    assert_eq!(after("ema2016", [20_000, 20_000, 25_000, 35_000]), again);
}

#[test]
fn case_81_a_tie_for_first_shares_uma_and_sticks() {
    let scores = [40_000, 40_000, 25_000, 13_000];
    let setup = Setup { sticks: 2, ..last_deal("ema2016", scores) };
    let scene = Scene::play(&setup, [""; 4], "wall:0 over");
    let contest = match_after(&scene);
    assert_eq!(contest.result(), Some(points([21_000, 21_000, -10_000, -32_000])));
    assert_eq!(*contest.standing().as_array(), [21_000, 21_000, -10_000, -32_000]);
}

#[test]
fn the_earlier_seat_is_placed_higher_online() {
    let scores = [20_000, 35_000, 35_000, 10_000];
    let scene = Scene::play(&last_deal("tenhou", scores), [""; 4], "wall:0 over");
    let contest = match_after(&scene);
    assert_eq!(contest.ranking(), [Seat::B, Seat::C, Seat::A, Seat::D]);
    // Return 30,000; oka 20,000 to first; uma 20, 10, -10, -20.
    assert_eq!(contest.result(), Some(points([-20_000, 45_000, 15_000, -40_000])));
}

#[test]
fn a_chombo_is_paid_and_the_deal_played_again() {
    let mut scene = Scene::play(&first("ema2016"), [A_READY, "", "", ""], "A+9m A-* B+");
    let number = Contest::from_setup(first("ema2016")).next().map(|(number, _)| number);
    scene.deal.call_chombo(Seat::B, &mut Silent);
    let table = scene.deal.table();
    assert_eq!(
        *table.points.as_array(),
        points([34_000, 22_000, 32_000, 32_000]).as_array().clone()
    );
    assert_eq!(table.sticks, 0, "the stick goes back");
    let contest = match_after(&scene);
    assert_eq!(next(&contest), Some((Wind::East, Seat::A, 0, 0)));
    assert_ne!(contest.next().map(|(number, _)| number), number, "other tiles");
    let ending = scene.deal.outcome().map(|outcome| &outcome.ending);
    assert_eq!(ending, Some(&Ending::Chombo { seat: Seat::B }));
}

#[test]
fn a_chombo_after_the_uma() {
    let rules = Preset::by_name("wrc2025").expect("a preset").rules();
    let setup = last_deal("wrc2025", [30_000; 4]);
    let mut contest = Contest::from_setup(setup);
    let mut scene = Scene::play(&setup, [""; 4], "D+");
    scene.deal.call_chombo(Seat::C, &mut Silent);
    contest.record(&scene.deal).expect("over");
    assert_eq!(contest.points(), BySeat::splat(rules.start_points));
    let scene = Scene::play(&setup, [""; 4], "wall:0 over");
    contest.record(&scene.deal).expect("over");
    assert_eq!(contest.result(), Some(points([0, 0, -20_000, 0])));
}
