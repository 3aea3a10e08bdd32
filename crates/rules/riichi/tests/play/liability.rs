//! Who fed the set that made a yakuman certain.

use parlor_game::Seat;
use parlor_riichi::deal::Setup;
use parlor_riichi::score::Liabilities;

use crate::case::{Case, check_one};
use crate::scene::first;

/// Three pairs of dragons; waits for 1m and 4m when they are called.
const DRAGONS: &str = "23m99p159s556677z";
/// The same with honours only: waits for South.
const HONOURS: &str = "159s1112556677z";

/// The third dragon comes from A.
const CALLS: &str = "go:C C+5z C- B:pon B-1s go:D D+6z D- B:pon B-5s go:A A+7z A- B:pon B-9s";

fn case<'a>(number: u32, hand: &'a str, script: &'a str, returns: [i32; 4]) -> Case<'a> {
    Case { number, hands: ["", hand, "", ""], script, returns: Some(returns), ..Case::PLAIN }
}

#[test]
fn case_69_daisangen() {
    for (script, returns) in [
        ("go:B B+4m B:tsumo", [-32_600, 32_600, 0, 0]),
        ("go:C C+4m C- B:ron", [-16_000, 32_600, -16_600, 0]),
        ("go:A A+4m A- B:ron", [-32_600, 32_600, 0, 0]),
    ] {
        let script = &format!("{CALLS} {script}");
        let setup = Setup { honba: 2, ..first("ema2016") };
        check_one(&case(69, DRAGONS, script, returns), &setup);
    }
    // Mahjong Soul: the liable player pays the honba.
    let script = &format!("{CALLS} go:C C+4m C- B:ron");
    let setup = Setup { honba: 2, ..first("mjsoul") };
    check_one(&case(69, DRAGONS, script, [-16_600, 32_600, -16_000, 0]), &setup);
}

/// A set called later, from someone else, moves no liability.
#[test]
fn case_69_a_later_call_changes_nothing() {
    let hand = "11m99p159s556677z";
    let script = &format!("{CALLS} go:C C+1m C- B:pon B-9p go:B B+9p B:tsumo");
    check_one(&case(69, hand, script, [-32_000, 32_000, 0, 0]), &first("ema2016"));
}

#[test]
fn case_70_a_closed_kan_makes_nobody_liable() {
    let hand = "23m99p15s5566777z";
    let script = "go:C C+5z C- B:pon B-1s go:A A+6z A- B:pon B-5s go:B B+7z B:ckan7z B+4m B:tsumo";
    let case = case(70, hand, script, [-16_000, 32_000, -8000, -8000]);
    let scene = check_one(&case, &first("ema2016"));
    assert_eq!(scene.deal.table().places[Seat::B].liable, Liabilities::NONE);
}

#[test]
fn case_71_two_yakuman_in_one_hand() {
    let script = &format!("{CALLS} go:B B+2z B:tsumo");
    for (preset, returns) in [
        ("ema2016", [-32_000, 32_000, 0, 0]),
        ("tenhou", [-64_000, 64_000, 0, 0]),
        ("mjsoul", [-48_000, 64_000, -8000, -8000]),
    ] {
        check_one(&case(71, HONOURS, script, returns), &first(preset));
    }
}

#[test]
fn the_fourth_kan_where_the_rules_say_so() {
    let hands = ["", "111222333444m9p", "", ""];
    let script = "go:C C+1m C- B:kan B+1z B- go:C C+2m C- B:kan B+1z B- go:C C+3m C- B:kan B+1z B- \
                  go:D D+4m D- B:kan B+9p B:tsumo";
    for (preset, returns) in [
        ("wrc2025", Some([0, 32_000, 0, -32_000])),
        ("mleague", Some([0, 32_000, 0, -32_000])),
        ("ema2016", Some([-16_000, 32_000, -8000, -8000])),
    ] {
        check_one(&Case { hands, script, returns, ..Case::PLAIN }, &first(preset));
    }
}

/// Daisangen and suukantsu, each fed: the player who fed one pays for it.
#[test]
fn two_liabilities_are_paid_each_by_its_own() {
    let hands = ["", "111m9p555666777z", "", ""];
    let kan = |from: &str, tile: &str| format!("go:{from} {from}+{tile} {from}- B:kan");
    // The dragons become certain with the third kan, the kans with the fourth.
    let played = |third: [&str; 2], fourth: [&str; 2], end: &str| {
        let first = ["5z", "6z", "7z", "1m"].into_iter();
        let first = first.filter(|tile| *tile != third[1] && *tile != fourth[1]);
        let first: Vec<String> = first.map(|tile| kan("D", tile) + " B+1z B-").collect();
        let [third, fourth] = [third, fourth].map(|[from, tile]| kan(from, tile));
        format!("{} {third} B+1z B- {fourth} {end}", first.join(" "))
    };
    let (drawn, from_d) = ("B+9p B:tsumo", "B+1z B- go:D D+9p D- B:ron");
    for (third, fourth, end, returns) in [
        (["A", "7z"], ["C", "1m"], drawn, [-32_000, 64_000, -32_000, 0]),
        (["A", "7z"], ["A", "1m"], drawn, [-64_000, 64_000, 0, 0]),
        // One call makes both certain.
        (["C", "1m"], ["A", "7z"], drawn, [-64_000, 64_000, 0, 0]),
        (["A", "7z"], ["C", "1m"], from_d, [-16_000, 64_000, -16_000, -32_000]),
        // Who is liable for one and discards pays the rest of it and half of the other.
        (["D", "7z"], ["C", "1m"], from_d, [0, 64_000, -16_000, -48_000]),
    ] {
        let script = &played(third, fourth, end);
        for preset in ["wrc2022", "wrc2025", "mleague"] {
            let case = Case { hands, script, returns: Some(returns), ..Case::PLAIN };
            check_one(&case, &first(preset));
        }
    }
}

/// The counters of a self-draw fall to the player who became liable first.
#[test]
fn two_liabilities_and_counters() {
    let hands = ["", "111m9p555666777z", "", ""];
    let script = "go:D D+5z D- B:kan B+1z B- go:D D+6z D- B:kan B+1z B- go:A A+7z A- B:kan B+1z B- \
                  go:C C+1m C- B:kan B+9p B:tsumo";
    let returns = Some([-32_600, 64_600, -32_000, 0]);
    let setup = Setup { honba: 2, ..first("mleague") };
    check_one(&Case { hands, script, returns, ..Case::PLAIN }, &setup);
}
