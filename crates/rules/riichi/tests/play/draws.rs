//! Deals without a winner.

use parlor_game::{Game, Seat};
use parlor_riichi::deal::{Draw, Ending};

use crate::case::{Case, check_one, shown};
use crate::scene::{Scene, first};

fn draw_of(scene: &Scene) -> Draw {
    match scene.deal.outcome().map(|outcome| &outcome.ending) {
        Some(Ending::Drawn { draw, .. }) => *draw,
        other => panic!("not drawn: {other:?}"),
    }
}

/// Waits for 1p and 4p, without a yaku.
const A_READY: &str = "123456m23789p11z";
/// Waits for 2s and 5s.
const B_READY: &str = "234567m345p3488s";
/// Waits for 7s at the edge, no yaku.
const D_EDGE: &str = "345678m12399p89s";

#[test]
fn the_noten_players_pay_the_tenpai_players() {
    for (hands, returns) in [
        ([A_READY, "", "", ""], [3000, -1000, -1000, -1000]),
        ([A_READY, B_READY, "", ""], [1500, 1500, -1500, -1500]),
        ([A_READY, B_READY, "", D_EDGE], [1000, 1000, -3000, 1000]),
        ([""; 4], [0; 4]),
    ] {
        let case = Case { hands, script: "wall:0 over", returns: Some(returns), ..Case::PLAIN };
        let scene = check_one(&case, &first("ema2016"));
        assert_eq!(draw_of(&scene), Draw::Exhaustive);
    }
}

#[test]
fn case_55_waiting_for_a_fifth_tile() {
    let hands = ["1111m234567p789s", "", "", ""];
    for (preset, tenpai) in [("ema2016", false), ("tenhou", false), ("mjsoul", true)] {
        let scene = Scene::play(&first(preset), hands, "wall:0 over");
        assert_eq!(shown(&scene).contains(&Seat::A), tenpai, "{preset}");
    }
}

#[test]
fn case_56_all_waits_visible() {
    let script = "A+ A- B+7s B- C+7s C- D+9m D- A+ A- B+7s B- C+7s C- wall:0 over";
    let scene = Scene::play(&first("ema2016"), ["", "", "", D_EDGE], script);
    assert_eq!(shown(&scene), [Seat::D]);
}

#[test]
fn case_76_aborts() {
    let nine = ["19m19p19s123z2468m", "", "", ""];
    for (preset, offered) in [
        ("tenhou", "A?nine A:nine over"),
        ("mjsoul", "A?nine A:nine over"),
        ("ema2016", "A!nine A-"),
    ] {
        let scene = Scene::play(&first(preset), nine, &format!("A+5p {offered}"));
        if offered.ends_with("over") {
            assert_eq!(draw_of(&scene), Draw::NineKinds);
        }
    }
    Scene::play(&first("tenhou"), nine, "A+5p A- go:A A+6p A!nine");

    let winds = "A+4z A- B+4z B- C+4z C- D+4z D-";
    let scene = Scene::play(&first("tenhou"), [""; 4], &format!("{winds} over"));
    assert_eq!(draw_of(&scene), Draw::FourWinds);
    Scene::play(&first("ema2016"), [""; 4], &format!("{winds} A+"));
    Scene::play(&first("tenhou"), [""; 4], "A+4z A- B+4z B- C+4z C- D+3z D- A+");
}

#[test]
fn case_76_four_riichi_with_ron_first() {
    let hands = [A_READY, B_READY, "345m234567p2267s", "667788m12399p89s"];
    let riichi = "A+9s A-* B+9m B-* C+1m C-*";
    let aborted = format!("{riichi} D+1z D-* over");
    let scene = Scene::play(&first("tenhou"), hands, &aborted);
    assert_eq!(draw_of(&scene), Draw::FourRiichi);
    assert_eq!(*scene.deal.returns().as_array(), [-1000; 4], "all four sticks are paid");
    assert_eq!(scene.deal.table().sticks, 4);
    Scene::play(&first("ema2016"), hands, &format!("{riichi} D+1z D-* A+"));
    let ronned = Scene::play(&first("tenhou"), hands, &format!("{riichi} D+4p D-* A:ron over"));
    assert!(matches!(ronned.deal.outcome().map(|o| &o.ending), Some(Ending::Won { .. })));
    assert!(!ronned.deal.table().places[Seat::D].riichi.is_paid());
}

#[test]
fn case_77_nagashi() {
    let hands = ["2345678m2345p22s", "", "", ""];
    let plain = Scene::play_yaochuu(&first("tenhou"), hands, Seat::A, "wall:0 over");
    let Some(Ending::Drawn { nagashi, .. }) = plain.deal.outcome().map(|o| &o.ending) else {
        panic!("not drawn");
    };
    assert!(nagashi.contains(Seat::A) && nagashi.len() == 1);
    assert_eq!(*plain.deal.returns().as_array(), [12_000, -4000, -4000, -4000]);

    let hands = ["2345678m2345p22s", "", "99s147m258p12367z", ""];
    let called = "A+ A- go:A A+9s A- C:pon C-7z wall:0 over";
    let called = Scene::play_yaochuu(&first("tenhou"), hands, Seat::A, called);
    let ending = called.deal.outcome().map(|outcome| &outcome.ending);
    assert!(matches!(ending, Some(Ending::Drawn { nagashi, .. }) if nagashi.is_empty()));

    let ema = Scene::play_yaochuu(&first("ema2016"), hands, Seat::A, "wall:0 over");
    let ending = ema.deal.outcome().map(|outcome| &outcome.ending);
    assert!(matches!(ending, Some(Ending::Drawn { nagashi, .. }) if nagashi.is_empty()));
}
