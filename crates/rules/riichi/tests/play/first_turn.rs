//! The first uninterrupted go-around.

use crate::case::{Case, check};

/// After a closed kan of East and 9p: waits for 6p and 9p.
const A_KAN: &str = "234567m789p1111z";
/// Waits for 2s and 5s with tanyao and pinfu.
const B_READY: &str = "234567m345p3488s";
const C_PAIR: &str = "147m258p3699s123z";

const CASES: &[Case<'_>] = &[
    Case {
        number: 39,
        about: "riichi on the first turn",
        hands: ["", B_READY, "", ""],
        script: "A+ A- B+9m B-* go:B B+5s B:tsumo over",
        yaku: "daburu-riichi ippatsu menzen-tsumo pinfu tanyao",
        ..Case::PLAIN
    },
    Case {
        number: 39,
        about: "riichi on the first turn after someone's closed kan is not double",
        hands: [A_KAN, B_READY, "", ""],
        script: "A+9s A:ckan1z A+9s A- B+9m B-* go:B B+5s B:tsumo over",
        yaku: "ippatsu menzen-tsumo pinfu riichi tanyao",
        ..Case::PLAIN
    },
    Case {
        number: 40,
        about: "the dealer's first 14 tiles win: tenhou",
        hands: ["123456m23789p11z", "", "", ""],
        script: "A+1p A:tsumo",
        yaku: "tenhou",
        returns: Some([48_000, -16_000, -16_000, -16_000]),
        ..Case::PLAIN
    },
    Case {
        number: 40,
        about: "a closed kan on the first turn, won on the replacement: no tenhou",
        hands: [A_KAN, "", "", ""],
        script: "A+9p A:ckan1z A+6p A:tsumo",
        yaku: "menzen-tsumo rinshan-kaihou yakuhai yakuhai",
        ..Case::PLAIN
    },
    Case {
        number: 41,
        about: "first draw wins, nothing called: chiihou",
        hands: ["", B_READY, "", ""],
        script: "A+ A- B+5s B:tsumo",
        yaku: "chiihou",
        ..Case::PLAIN
    },
    Case {
        number: 41,
        about: "first draw wins after a call: no chiihou",
        hands: ["", B_READY, C_PAIR, ""],
        script: "A+9s A- C:pon C-3z go:B B+5s B:tsumo",
        yaku: "menzen-tsumo pinfu tanyao",
        ..Case::PLAIN
    },
    Case {
        number: 42,
        about: "ron before the own first draw: renhou, a mangan",
        presets: &["ema2016", "lt2017", "ema2025"],
        hands: ["", B_READY, "", ""],
        script: "A+5s A- B:ron",
        yaku: "renhou",
        returns: Some([-8000, 8000, 0, 0]),
    },
    Case {
        number: 42,
        about: "no renhou in these rules",
        presets: &["tenhou", "mjsoul", "mleague"],
        hands: ["", B_READY, "", ""],
        script: "A+5s A- B:ron",
        yaku: "pinfu tanyao",
        returns: Some([-2000, 2000, 0, 0]),
    },
    Case {
        number: 42,
        about: "after the own first draw it is an ordinary ron",
        hands: ["", B_READY, "", ""],
        script: "A+ A- B+9m B- C+5s C- B:ron",
        yaku: "pinfu tanyao",
        returns: Some([0, 2000, -2000, 0]),
        ..Case::PLAIN
    },
    Case {
        number: 42,
        about: "before the own first draw, but after a call: an ordinary ron",
        hands: ["", B_READY, "147m258p5699s123z", ""],
        script: "A+9s A- C:pon C-5s B:ron",
        yaku: "pinfu tanyao",
        returns: Some([0, 2000, -2000, 0]),
        ..Case::PLAIN
    },
    Case {
        number: 42,
        about: "before the own first draw, but after a closed kan: an ordinary ron",
        hands: [A_KAN, B_READY, "", ""],
        script: "A+9s A:ckan1z dora9s A+5s A- B:ron",
        yaku: "pinfu tanyao",
        returns: Some([-2000, 2000, 0, 0]),
        ..Case::PLAIN
    },
];

#[test]
fn cases() {
    check(CASES);
}
