//! Parameters that no preset sets otherwise.

use parlor_game::{Game, Match, Seat};
use parlor_riichi::Wind;
use parlor_riichi::deal::Setup;
use parlor_riichi::rule_set::Parameter;

use crate::scene::{Scene, first, match_after};

const A_READY: &str = "123456m23789p11z";

/// The default rules with one parameter changed.
fn with(key: &str, value: &str) -> Setup {
    let setup = first("ema2016");
    Setup { rules: setup.rules.with(Parameter::parse(key, value).expect("a rule")), ..setup }
}

#[test]
fn kuikae_allowed() {
    let script = "A+4m A- B:chi56m B?-4m B?-7m";
    Scene::play(&with("kuikae", "allowed"), ["", "45678m147p369s12z", "", ""], script);
}

#[test]
fn no_indicator_for_kans() {
    let hands = ["1111m147p258s123z", "", "", ""];
    Scene::play(&with("kan_dora", "no"), hands, "A+5z A:ckan1m A+ doras1 A- B+ doras1");
}

#[test]
fn ura_for_the_first_indicator_only_or_not_at_all() {
    let hands = ["123456m23789p11z", "", "9999s147p147m123z", ""];
    let script = "A+9p A-* go:C C+5z C:ckan9s C+ C- go:A A+4p A:tsumo over doras2";
    for (setup, n_ura) in
        [(first("ema2016"), 2), (with("kan_ura", "no"), 1), (with("ura", "no"), 0)]
    {
        let scene = Scene::play(&setup, hands, script);
        assert_eq!(scene.deal.table().indicators.ura.as_slice().len(), n_ura);
    }
}

#[test]
fn only_a_win_lets_the_dealer_repeat() {
    let hands = [A_READY, "", "", ""];
    let scene = Scene::play(&with("renchan", "win"), hands, "wall:0 over");
    let next = match_after(&scene).next().map(|(_, setup)| (setup.dealer, setup.honba));
    assert_eq!(next, Some((Seat::B, 1)));
}

#[test]
fn an_east_match_ends_after_the_east_round() {
    let setup = Setup { dealer: Seat::D, ..with("length", "east") };
    assert!(match_after(&Scene::play(&setup, [""; 4], "wall:0 over")).is_over());
    let half = Setup { dealer: Seat::D, ..first("ema2016") };
    let next = match_after(&Scene::play(&half, [""; 4], "wall:0 over")).next();
    assert_eq!(next.map(|(_, setup)| (setup.round, setup.dealer)), Some((Wind::South, Seat::A)));
}

#[test]
fn another_noten_pool() {
    let scene = Scene::play(&with("noten_pool", "6000"), [A_READY, "", "", ""], "wall:0 over");
    assert_eq!(*scene.deal.returns().as_array(), [6000, -2000, -2000, -2000]);
}
