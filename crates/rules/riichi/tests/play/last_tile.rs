//! The end of the wall.

use crate::case::{Case, check};

const A_KAN: &str = "234567m789p1111z";
/// Waits for 2s and 5s with tanyao and pinfu; B draws the last tile when nobody calls.
const B_READY: &str = "234567m345p3488s";

const CASES: &[Case<'_>] = &[
    Case {
        number: 43,
        about: "self-draw on the last tile: haitei",
        hands: ["", B_READY, "", ""],
        script: "wall:1 B+5s B:tsumo",
        yaku: "haitei menzen-tsumo pinfu tanyao",
        ..Case::PLAIN
    },
    Case {
        number: 44,
        about: "a kan with one tile left, won on the replacement: rinshan, no haitei",
        hands: [A_KAN, "", "", ""],
        script: "wall:2 A+9p A?ckan1z A:ckan1z A+6p A:tsumo",
        yaku: "menzen-tsumo rinshan-kaihou yakuhai yakuhai",
        ..Case::PLAIN
    },
    Case {
        number: 44,
        about: "the discard after that kan is the last: houtei",
        hands: [A_KAN, B_READY, "", ""],
        script: "wall:2 A+9p A:ckan1z A+5s A- B:ron",
        yaku: "houtei pinfu tanyao",
        ..Case::PLAIN
    },
    Case {
        number: 45,
        about: "the last discard may be taken for a win only",
        presets: &["ema2016", "tenhou"],
        hands: ["", "", "55s147m258p369s12z", "234678m567p4688s"],
        script: "wall:1 B+5s B- C!pon C!chi D?ron D:ron",
        yaku: "houtei tanyao",
        ..Case::PLAIN
    },
    Case {
        number: 46,
        about: "no kan after the last tile",
        hands: ["", "147m258p369s1777z", "", ""],
        script: "wall:1 B+7z B!ckan B?-7z",
        ..Case::PLAIN
    },
    Case {
        number: 46,
        about: "a kan while a tile is left",
        hands: ["147m258p369s1777z", "", "", ""],
        script: "wall:2 A+7z A?ckan7z",
        ..Case::PLAIN
    },
];

#[test]
fn cases() {
    check(CASES);
}
