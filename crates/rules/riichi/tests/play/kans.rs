//! Kans: robbed, after riichi, their indicators, and the fourth.

use parlor_game::Seat;
use parlor_riichi::deal::{Draw, Ending};

use crate::case::{Case, check, check_one, yaku};
use crate::scene::{Scene, first};

/// Waits for 2p in the middle; no yaku without riichi.
const A_CLOSED_WAIT: &str = "123456m13p789s11z";
const B_PON: &str = "147m22p147s24677z";

const ROBBING: &[Case<'_>] = &[
    Case {
        number: 38,
        about: "an added kan robbed in riichi, within the go-around: chankan and ippatsu",
        presets: &["ema2016", "tenhou", "wrc2025"],
        hands: [A_CLOSED_WAIT, B_PON, "", ""],
        script: "go:D D+2p D- A!ron B:pon22p B-4z go:A A+9p A-* B+2p B:akan2p A:ron over doras1",
        yaku: "chankan ippatsu riichi",
        ..Case::PLAIN
    },
    Case {
        number: 47,
        about: "the player of the kan pays, no indicator is turned",
        hands: ["234567m34p34588s", B_PON, "", ""],
        script: "go:D D+2p D- A:pass B:pon22p B-4z go:A A+9m A- \
                     B+2p B:akan2p doras1 A:ron doras1",
        yaku: "chankan pinfu tanyao",
        returns: Some([5800, -5800, 0, 0]),
        ..Case::PLAIN
    },
    Case {
        number: 48,
        about: "a closed kan is robbed by thirteen orphans, by no other hand",
        presets: &["ema2016", "lt2017", "ema2025", "mjsoul", "mleague"],
        hands: ["9999m147p258s123z", "1m19p119s1234567z", "78m234567p34588s", ""],
        script: "A+5z A:ckan9m B?ron C!ron B:ron over",
        ..Case::PLAIN
    },
    Case {
        number: 48,
        about: "not by anyone in these rules",
        presets: &["tenhou", "wrc2022", "wrc2025"],
        hands: ["9999m147p258s123z", "1m19p119s1234567z", "78m234567p34588s", ""],
        script: "A+5z A:ckan9m B!ron C!ron A+",
        ..Case::PLAIN
    },
];

#[test]
fn robbing() {
    check(ROBBING);
}

const AFTER_RIICHI: &[Case<'_>] = &[
    Case {
        number: 57,
        about: "the waits would change",
        presets: &["ema2016", "tenhou", "mjsoul"],
        hands: ["3334m567789p456s", "", "", ""],
        script: "A+9m A-* go:A A+3m A!ckan",
        ..Case::PLAIN
    },
    Case {
        number: 58,
        about: "three equal tiles that may be read as runs: not in the strict reading",
        presets: &["ema2016", "tenhou"],
        hands: ["222333444m66p78s", "", "", ""],
        script: "A+9m A-* go:A A+3m A!ckan",
        ..Case::PLAIN
    },
    Case {
        number: 58,
        about: "allowed where only the waits must stay",
        presets: &["mjsoul"],
        hands: ["222333444m66p78s", "", "", ""],
        script: "A+9m A-* go:A A+3m A?ckan3m",
        ..Case::PLAIN
    },
    Case {
        number: 59,
        about: "four held before riichi stay in the hand",
        hands: ["555567m12345p88s", "", "", ""],
        script: "A+9m A?ckan5m A-* go:A A+9s A!ckan",
        ..Case::PLAIN
    },
    Case {
        about: "a true triplet may become a kan",
        hands: ["123456m23p999s11z", "", "", ""],
        script: "A+9m A-* go:A A+9s A?ckan9s",
        ..Case::PLAIN
    },
];

#[test]
fn after_riichi() {
    check(AFTER_RIICHI);
}

#[test]
fn indicators() {
    let open_kan = Case {
        number: 72,
        hands: ["", "23m888p234s11z147s", "", ""],
        script: "A+8p A- B:kan B+ B- ",
        ..Case::PLAIN
    };
    check(&[
        Case {
            about: "every kan at once, before the replacement",
            presets: &["ema2016", "mleague"],
            script: "A+8p A- B:kan dora9s doras2 B+9m doras2",
            ..open_kan
        },
        Case {
            about: "an open kan just before the next discard can be called",
            presets: &["tenhou", "mjsoul"],
            script: "A+8p A- B:kan doras1 B+9m doras1 B-9m dora9s doras2 C+",
            ..open_kan
        },
        Case {
            about: "an open kan when the next discard has gone by",
            presets: &["wrc2022", "wrc2025"],
            script: "A+8p A- B:kan doras1 B+9m B-9m doras1 dora9s doras2 C+",
            ..open_kan
        },
        Case {
            about: "a closed kan at once everywhere",
            presets: &["ema2016", "tenhou", "wrc2025"],
            hands: ["1111m147p258s123z", "", "", ""],
            script: "A+5z A:ckan1m dora9s doras2 A+",
            ..open_kan
        },
        Case {
            about: "a further kan turns the one that waited first",
            presets: &["tenhou"],
            hands: ["", "1111m888p23s1147s", "", ""],
            script: "A+8p A- B:kan B+9m B:ckan1m dora9s dora9p doras3 B+",
            ..open_kan
        },
        Case {
            about: "won on the replacement of an open kan: the new indicator counts",
            hands: ["", "234m234888p1178s", "", ""],
            script: "A+8p A- B:kan dora1m B+9s B:tsumo doras2",
            yaku: "rinshan-kaihou",
            // 2m is dora: 2 han 30 fu; without it 1 han.
            returns: Some([-1000, 2000, -500, -500]),
            ..open_kan
        },
        Case {
            about: "or not yet",
            presets: &["tenhou", "mjsoul"],
            hands: ["", "234m234888p1178s", "", ""],
            script: "A+8p A- B:kan B+9s B:tsumo doras1",
            yaku: "rinshan-kaihou",
            returns: Some([-500, 1100, -300, -300]),
            ..open_kan
        },
    ]);
}

#[test]
fn case_73_a_riichi_winner_after_two_kans_sees_three_ura() {
    let case = Case {
        hands: ["123456m23789p11z", "", "9999s147p147m123z", "9999m147p147s234z"],
        script: "A+ A- go:A A+9p A-* go:C C+5z C:ckan9s C+ C- D+6z D:ckan9m D+ D- \
                 A+4p A:tsumo over doras3",
        ..Case::PLAIN
    };
    let scene = check_one(&case, &first("ema2016"));
    assert_eq!(scene.deal.table().indicators.ura.as_slice().len(), 3);
}

#[test]
fn case_75_the_fourth_kan() {
    let case = Case {
        hands: ["11112222m79p258s", "", "33334444p47m258s", "9999s369m12345z1p"],
        script: "A+5z A:ckan1m A+ A:ckan2m A+6z A- go:C C+5z C:ckan3p C+ C:ckan4p C+6z C-",
        ..Case::PLAIN
    };
    let on = Case { script: &format!("{} D+ D!ckan D?-1p", case.script), ..case };
    check_one(&on, &first("ema2016"));
    let over = Case { script: &format!("{} over", case.script), ..case };
    let scene = check_one(&over, &first("tenhou"));
    let ending = &scene.deal.outcome().expect("over").ending;
    assert!(matches!(ending, Ending::Drawn { draw: Draw::FourKans, .. }), "{ending:?}");
    assert_eq!(scene.deal.table().n_kans, 4);
    assert!(scene.deal.table().places[Seat::D].melds.is_empty());
}

/// A has two kans, C makes the third and the fourth and discards Green.
const FOUR_KANS: &str = "A+5z A:ckan1m A+ A:ckan2m A+7z A- go:C C+5z C:ckan3p C+ C:ckan4p C+6z C-";

/// Where the fourth kan aborts the deal, the discard after it can be won on but not called.
#[test]
fn the_discard_after_the_fourth_kan_can_only_be_won_on() {
    let play = |preset, [b, d]: [&'static str; 2], then: &str| {
        let hands = ["11112222m79p258s", b, "33334444p47m258s", d];
        Scene::play(&first(preset), hands, &format!("{FOUR_KANS} {then}"))
    };
    let pair = ["", "369m369s1234z66z9p"];
    play("ema2016", pair, "D?pon D:pon D-9p");
    let over = play("tenhou", pair, "D!pon over");
    let ending = &over.deal.outcome().expect("over").ending;
    assert!(matches!(ending, Ending::Drawn { draw: Draw::FourKans, .. }), "{ending:?}");
    // Waits for Green and 8s.
    let ready = ["345m567p345s88s66z", ""];
    let won = play("tenhou", ready, "B?ron B:ron over");
    assert!(matches!(won.deal.outcome().expect("over").ending, Ending::Won { .. }));
}

/// Four kans of one player abort nothing, and nobody makes a fifth.
#[test]
fn four_kans_of_one_player_play_on() {
    let hands = ["", "111222333444m9p", "9999s147p58m122z7z", ""];
    let kans = "go:C C+1m C- B:kan B+1z B- go:C C+2m C- B:kan B+1z B- go:C C+3m C- B:kan B+3z B- \
                go:D D+4m D- B:kan";
    for preset in ["ema2016", "tenhou", "mjsoul"] {
        let on = format!("{kans} B+2z B- C?pon C+5z C!ckan C- go:B B+9p B:tsumo over");
        let scene = Scene::play(&first(preset), hands, &on);
        assert!(yaku(&scene).contains(&"suukantsu"), "{preset}");
    }
    // The discard of another after it can be called, too.
    Scene::play(&first("tenhou"), hands, &format!("{kans} B+2z B- C:pon C-7z D+"));
}
