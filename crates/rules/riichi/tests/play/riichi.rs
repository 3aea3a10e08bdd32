//! Riichi: when it may be declared, when it stands, what ends ippatsu.

use parlor_game::{BySeat, Seat};
use parlor_riichi::Points;
use parlor_riichi::deal::{Riichi, Setup};

use crate::case::{Case, check, check_one};
use crate::scene::{Scene, first};

/// Waits for 1p and 4p; East is the dealer's own wind, so it is no pinfu.
const A_READY: &str = "123456m23789p11z";
/// Waits for 2s and 5s with tanyao and pinfu.
const B_READY: &str = "234567m345p3488s";
/// Two 9s to call, nothing else.
const C_PAIR: &str = "147m258p3699s123z";

const CASES: &[Case<'_>] = &[
    Case {
        number: 34,
        about: "the riichi tile is ronned: no riichi, no stick",
        hands: [A_READY, B_READY, "", ""],
        script: "A+ A- go:A A+5s A?riichi A-5s* B?ron B:ron",
        yaku: "pinfu tanyao",
        returns: Some([-2000, 2000, 0, 0]),
        ..Case::PLAIN
    },
    Case {
        number: 35,
        about: "the riichi tile is ponned: riichi stands, ippatsu is gone",
        hands: [A_READY, "", C_PAIR, ""],
        script: "A+ A- go:A A+9s A-9s* C:pon99s C-3z go:A A+1p A:tsumo over",
        yaku: "menzen-tsumo riichi",
        ..Case::PLAIN
    },
    Case {
        number: 36,
        about: "nobody calls: ippatsu",
        hands: [A_READY, "", C_PAIR, ""],
        script: "A+ A- go:A A+7m A-* go:A A+1p A:tsumo over",
        yaku: "ippatsu menzen-tsumo riichi",
        ..Case::PLAIN
    },
    Case {
        number: 36,
        about: "a pon after riichi: no ippatsu",
        hands: [A_READY, "", C_PAIR, ""],
        script: "A+ A- go:A A+7m A-* go:B B+9s B- C:pon C-3z go:A A+1p A:tsumo over",
        yaku: "menzen-tsumo riichi",
        ..Case::PLAIN
    },
    Case {
        number: 36,
        about: "the second own draw after riichi is too late for ippatsu",
        hands: [A_READY, "", C_PAIR, ""],
        script: "A+ A- go:A A+7m A-* go:A A+8m A- go:A A+1p A:tsumo over",
        yaku: "menzen-tsumo riichi",
        ..Case::PLAIN
    },
    Case {
        number: 37,
        about: "riichi, own closed kan, win on the replacement: rinshan, no ippatsu",
        hands: ["234567m5789p111z", "", "", ""],
        script: "A+ A- go:A A+7m A-* go:A A+1z A?ckan1z A:ckan1z A+5p A:tsumo over",
        yaku: "menzen-tsumo riichi rinshan-kaihou yakuhai yakuhai",
        ..Case::PLAIN
    },
    Case {
        number: 54,
        about: "riichi in furiten is legal",
        hands: [A_READY, "", "", ""],
        script: "A+1p A-1p go:A A+9m A?riichi9m A-*",
        ..Case::PLAIN
    },
    Case {
        about: "after riichi only the drawn tile may go",
        hands: [A_READY, "", "", ""],
        script: "A+ A- go:A A+7m A-* go:A A+9m A?-9m A!-1m A!riichi",
        ..Case::PLAIN
    },
    Case {
        about: "an open hand cannot declare riichi",
        hands: ["2345m23789p1155z", "", "", ""],
        script: "A+ A- go:D D+5z D-5z A:pon A-2m go:A A+9m A!riichi",
        ..Case::PLAIN
    },
    Case {
        number: 80,
        about: "four tiles left: legal; three: refused",
        presets: &["ema2016", "tenhou", "mjsoul", "wrc2022"],
        hands: ["", B_READY, "456789m12377p67s", ""],
        script: "wall:5 B+9m B?riichi B- C+9m C!riichi",
        ..Case::PLAIN
    },
    Case {
        number: 80,
        about: "the thesis asks for five tiles",
        presets: &["lt2017"],
        hands: [A_READY, B_READY, "", ""],
        script: "wall:6 A+9m A?riichi A- B+9m B!riichi",
        ..Case::PLAIN
    },
    Case {
        number: 80,
        about: "no draw needed",
        presets: &["wrc2025"],
        hands: ["", B_READY, "456789m12377p67s", ""],
        script: "wall:4 C+9m C?riichi",
        ..Case::PLAIN
    },
];

#[test]
fn cases() {
    check(CASES);
}

#[test]
fn case_79_riichi_with_900_points() {
    for (preset, answer) in
        [("ema2016", "A?riichi"), ("tenhou", "A!riichi"), ("mjsoul", "A!riichi")]
    {
        let points = BySeat::new([900, 30_000, 30_000, 30_000].map(Points));
        let setup = Setup { points, ..first(preset) };
        Scene::play(&setup, [A_READY, "", "", ""], &format!("A+9m {answer}"));
    }
}

/// The stick may be the last that a player has.
#[test]
fn riichi_with_just_1000_points() {
    for preset in ["ema2016", "tenhou", "mjsoul"] {
        let points = BySeat::new([1000, 30_000, 30_000, 30_000].map(Points));
        let setup = Setup { points, ..first(preset) };
        let scene = Scene::play(&setup, [A_READY, "", "", ""], "A+9m A?riichi A-9m* B+");
        assert_eq!(scene.deal.table().points[Seat::A], Points::ZERO, "{preset}");
        assert!(scene.deal.table().places[Seat::A].riichi.is_paid(), "{preset}");
    }
    let points = BySeat::new([999, 30_000, 30_000, 30_000].map(Points));
    let setup = Setup { points, ..first("tenhou") };
    Scene::play(&setup, [A_READY, "", "", ""], "A+9m A!riichi");
}

#[test]
fn the_stick_is_paid_when_the_discard_has_gone_by() {
    let declared = Case {
        hands: [A_READY, B_READY, "", ""],
        script: "A+ A- go:A A+9m A-9m*",
        returns: Some([0; 4]),
        ..Case::PLAIN
    };
    let scene = check_one(&declared, &first("ema2016"));
    assert_eq!(scene.deal.table().places[Seat::A].riichi, Riichi::Declared { double: false });
    let paid =
        Case { script: "A+ A- go:A A+9m A-9m* B+", returns: Some([-1000, 0, 0, 0]), ..declared };
    let scene = check_one(&paid, &first("ema2016"));
    assert_eq!(scene.deal.table().places[Seat::A].riichi, Riichi::Paid { double: false });
    assert_eq!(scene.deal.table().sticks, 1);
}
