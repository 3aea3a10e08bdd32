//! Several winners on one tile.

use parlor_game::Seat;
use parlor_riichi::deal::{Draw, Ending, Setup};

use crate::case::{Case, check_one};
use crate::scene::first;

/// All wait for 5s: B and C with tanyao and pinfu (2000), D in the middle with tanyao (1300).
const HANDS: [&str; 4] = ["", "234567m345p3488s", "345m234567p2267s", "345678m678p2246s"];
const TWO: [&str; 4] = [HANDS[0], HANDS[1], HANDS[2], ""];

/// The first go-around is over, so that nothing is renhou.
const DISCARD: &str = "A+ A- go:A A+5s A-";

#[test]
fn case_64_two_rons() {
    for (preset, returns) in [
        ("ema2016", [-4600, 3300, 2300, 0]),
        ("tenhou", [-4300, 3300, 2000, 0]),
        ("mjsoul", [-4300, 3300, 2000, 0]),
        ("wrc2025", [-2300, 3300, 0, 0]),
        ("mleague", [-2300, 3300, 0, 0]),
    ] {
        let case = Case {
            number: 64,
            about: preset,
            hands: TWO,
            script: &format!("{DISCARD} B:ron C:ron over"),
            returns: Some(returns),
            ..Case::PLAIN
        };
        check_one(&case, &Setup { honba: 1, sticks: 1, ..first(preset) });
    }
}

#[test]
fn case_64_sticks_and_case_74_ura() {
    // C: riichi, ippatsu, pinfu, tanyao and one ura (5m): mangan. B has 5m too, but no riichi.
    for (preset, returns) in
        [("ema2016", [-10_600, 3300, 8300, 0]), ("tenhou", [-10_300, 4300, 7000, 0])]
    {
        let case = Case {
            number: 74,
            about: preset,
            hands: TWO,
            script: "A+ A- B+ B- C+ C- D+ D- A+ A- B+ B- C+9m C-9m* D+ D- A+5s A- B:ron C:ron ura4m",
            returns: Some(returns),
            ..Case::PLAIN
        };
        let scene = check_one(&case, &Setup { honba: 1, sticks: 1, ..first(preset) });
        let Some(Ending::Won { wins, .. }) = scene.deal.outcome().map(|o| &o.ending) else {
            panic!("not won");
        };
        assert_eq!((wins[0].value.dora.ura, wins[1].value.dora.ura), (0, 1));
        // Each winner's hand is counted again as it was paid, and nobody else's.
        for seat in Seat::ALL {
            let won = wins.iter().find(|win| win.winner.seat == seat).map(|win| win.value);
            let explained = scene.deal.table().explain_win(seat);
            assert_eq!(explained.map(|explained| explained.value), won);
        }
    }
}

#[test]
fn case_65_three_rons() {
    for (preset, returns) in [
        ("ema2016", [-5300, 2000, 2000, 1300]),
        ("mjsoul", [-5300, 2000, 2000, 1300]),
        ("wrc2022", [-2000, 2000, 0, 0]),
        ("tenhou", [0; 4]),
    ] {
        let case = Case {
            number: 65,
            about: preset,
            hands: HANDS,
            script: &format!("{DISCARD} B:ron C:ron D:ron over"),
            returns: Some(returns),
            ..Case::PLAIN
        };
        let scene = check_one(&case, &first(preset));
        let ending = &scene.deal.outcome().expect("over").ending;
        let aborted = matches!(ending, Ending::Drawn { draw: Draw::TripleRon, .. });
        assert_eq!(aborted, preset == "tenhou");
    }
}

#[test]
fn the_winners_are_named_from_the_loser_on() {
    let case = Case {
        hands: ["234567m345p3488s", "", "345m234567p2267s", ""],
        script: "A+ A- go:B B+5s B- A:ron C:ron over",
        ..Case::PLAIN
    };
    let scene = check_one(&case, &first("ema2016"));
    let Some(Ending::Won { wins, from, .. }) = scene.deal.outcome().map(|o| &o.ending) else {
        panic!("not won");
    };
    let seats: Vec<Seat> = wins.iter().map(|win| win.winner.seat).collect();
    assert_eq!((seats, *from), (vec![Seat::C, Seat::A], Some(Seat::B)));
}
