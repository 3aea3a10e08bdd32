//! Who may not win by ron.

use parlor_game::{Observed, Seat};
use parlor_riichi::score::Furiten;

use crate::case::{Case, check};
use crate::scene::{Scene, first};

/// Waits for 1m, 4m and 7m; 1m makes pinfu, the others tanyao too.
const B_THREE_SIDED: &str = "23456m345678p22s";
/// Waits for 2s and 5s with tanyao and pinfu.
const C_READY: &str = "234567m345p3488s";

const CASES: &[Case<'_>] = &[
    Case {
        number: 49,
        about: "all three waits are open",
        hands: ["", B_THREE_SIDED, "", ""],
        script: "A+ A- B+9s B- go:A A+4m A- B?ron",
        ..Case::PLAIN
    },
    Case {
        number: 49,
        about: "an own discard, later called by another, closes all three",
        hands: ["", B_THREE_SIDED, "89m147p369s12345z", ""],
        script: "A+ A- B+7m B-7m C:chi89m C-5z go:A A+4m A- B!ron go:A A+1m A- B!ron",
        ..Case::PLAIN
    },
    Case {
        number: 50,
        about: "a discarded wait that gives no yaku closes the other",
        hands: ["", "123m456678p2233s", "", ""],
        script: "A+3s A- B:pon33s B-1m go:A A+4m A- B!ron",
        ..Case::PLAIN
    },
    Case {
        number: 50,
        about: "had another tile been discarded: the wait with a yaku, not the one without",
        hands: ["", "239m456678p2233s", "", ""],
        script: "A+3s A- B:pon33s B-9m go:A A+4m A- B?ron B:pass go:A A+1m A- B!ron",
        ..Case::PLAIN
    },
    Case {
        number: 51,
        about: "after a pass no ron on the other wait, until the own draw",
        presets: &["ema2016", "wrc2025", "tenhou", "mjsoul"],
        hands: ["", "", C_READY, ""],
        script: "A+5s A- C?ron C:pass B+2s B- C!ron C+9p C- D+5s D- C?ron",
        ..Case::PLAIN
    },
    Case {
        number: 51,
        about: "a tile without a yaku that goes by closes the hand too; the own call opens it",
        presets: &["ema2016", "tenhou"],
        hands: ["", "", "234567m888p34s77z", ""],
        script: "go:D D+ D- A+5s A- C!ron B+7z B- C:pon77z C-8p D+2s D- C?ron",
        ..Case::PLAIN
    },
    Case {
        number: 51,
        about: "the tile without a yaku closes the hand to the next ron",
        hands: ["", "", "234567m345p1388s", ""],
        script: "A+ A- B+ B- C+4s C-1s D+5s D- C?ron C:pass A+2s A- C!ron",
        ..Case::PLAIN
    },
    Case {
        number: 52,
        about: "a pass in riichi closes the hand to the end; tsumo is free",
        hands: ["", "", C_READY, ""],
        script: "go:C C+9p C-* D+5s D- C?ron C:pass go:D D+2s D- C!ron go:C C+5s C?tsumo",
        ..Case::PLAIN
    },
    Case {
        number: 53,
        about: "declining the tile of an added kan closes the hand",
        hands: ["234567m34p34588s", "147m22p147s24677z", "", ""],
        script: "go:D D+2p D- A?ron A:pass B:pon22p B-4z go:A A+9m A- \
                     B+2p B:akan2p A?ron A:pass B+5p B- A!ron",
        ..Case::PLAIN
    },
    Case {
        number: 85,
        about: "tsumo in furiten is legal",
        hands: ["", B_THREE_SIDED, "", ""],
        script: "A+ A- B+7m B-7m go:B B+4m B?tsumo",
        ..Case::PLAIN
    },
    Case {
        number: 86,
        about: "declining a win in riichi closes the hand",
        hands: ["", "", C_READY, ""],
        script: "go:C C+9p C-* go:C C+5s C?tsumo C-5s go:D D+2s D- C!ron",
        ..Case::PLAIN
    },
];

#[test]
fn cases() {
    check(CASES);
}

#[test]
fn the_view_names_the_furiten() {
    for (script, expected) in [
        ("A+ A- B+ B-", None),
        ("A+5s A- C:pass", Some(Furiten::Temporary)),
        ("A+5s A- C:pass B+", Some(Furiten::Temporary)),
        ("A+5s A- C:pass B+ B- C+", None),
        ("go:C C+5s C-5s", Some(Furiten::Discard)),
        ("go:C C+9p C-* D+5s D- C:pass go:C C+9m", Some(Furiten::Riichi)),
    ] {
        let scene = Scene::play(&first("ema2016"), ["", "", C_READY, ""], script);
        assert_eq!(scene.deal.view(Seat::C).furiten(), expected, "{script}");
    }
    let scene = Scene::play(&first("tenhou"), ["", "", C_READY, ""], "A+5s A- C:pass B+ B- C+");
    assert_eq!(scene.deal.view(Seat::C).furiten(), Some(Furiten::Temporary), "to the own discard");
}
