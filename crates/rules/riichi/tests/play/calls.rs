//! Chi, pon and who comes first.

use crate::case::{Case, check};

const CASES: &[Case<'_>] = &[
    Case {
        number: 60,
        about: "chi 4 with 56: neither 4 nor 7",
        presets: &["ema2016", "tenhou", "mjsoul", "mleague"],
        hands: ["", "45678m147p369s12z", "", ""],
        script: "A+4m A- B:chi56m B!-4m B!-7m B?-8m",
        ..Case::PLAIN
    },
    Case {
        number: 60,
        about: "chi 5 with 46: only 5",
        hands: ["", "45678m147p369s12z", "", ""],
        script: "A+5m A- B:chi46m B!-5m B?-8m B?-7m",
        ..Case::PLAIN
    },
    Case {
        number: 60,
        about: "a red five counts as a five",
        presets: &["tenhou"],
        hands: ["", "40678m147p369s12z", "", ""],
        script: "A+5m A- B?chi46m B:chi46m B!-0m",
        ..Case::PLAIN
    },
    Case {
        number: 60,
        about: "pon: not the same kind",
        hands: ["", "", "555m147p369s1234z", ""],
        script: "A+5m A- C:pon C!-5m C?-1p",
        ..Case::PLAIN
    },
    Case {
        about: "a pon with and without the red five",
        presets: &["tenhou"],
        hands: ["", "", "055m147p369s1234z", ""],
        script: "A+5m A- C?pon05m C?pon55m C?kan C:pon05m C!-5m",
        ..Case::PLAIN
    },
    Case {
        about: "every chi, with and without the red five",
        presets: &["tenhou"],
        hands: ["", "235056m147p369s1z", "", ""],
        script: "A+4m A- B?chi23m B?chi30m B?chi35m B?chi06m B?chi56m",
        ..Case::PLAIN
    },
    Case {
        about: "chi from the left only, and never of honours",
        hands: ["", "147p369s1234567z", "23m147p369s12345z", ""],
        script: "A+4m A- C!chi go:A A+2z A- B!chi",
        ..Case::PLAIN
    },
    Case {
        number: 61,
        about: "a chi that leaves only forbidden discards is not offered",
        hands: ["", "4567m999p112233z", "", ""],
        script: "A+1z A- B:pon B-9p go:A A+2z A- B:pon B-9p go:A A+3z A- B:pon B-9p \
                     go:A A+4m A- B!chi go:A A+8m A- B?chi67m",
        ..Case::PLAIN
    },
    Case {
        number: 62,
        about: "no kan in the turn of a pon",
        hands: ["", "1111m55p147p369s1z", "", ""],
        script: "A+5p A- B:pon B!ckan B-1z go:B B+9m B?ckan1m",
        ..Case::PLAIN
    },
    Case {
        number: 63,
        about: "pon goes before chi",
        hands: ["", "46m147p369s12345z", "", "55m258p147s12345z"],
        script: "A+5m A- B?chi46m D?pon55m B:chi46m D:pon55m D-5z",
        ..Case::PLAIN
    },
    Case {
        number: 63,
        about: "pon goes before chi, no matter who sits first",
        hands: ["", "55m258p147s12345z", "", "46m147p369s12345z"],
        script: "go:C C+5m C- B?pon55m D?chi46m B:pon55m D:chi46m B-5z",
        ..Case::PLAIN
    },
    Case {
        number: 63,
        about: "chi when the other passes",
        hands: ["", "46m147p369s12345z", "", "55m258p147s12345z"],
        script: "A+5m A- B:chi46m D:pass B-5z",
        ..Case::PLAIN
    },
    Case {
        number: 63,
        about: "ron goes before both",
        hands: ["", "46m147p369s12345z", "23467m345p345s88p", "55m258p147s12345z"],
        script: "A+ A- go:A A+5m A- B:chi46m C:ron D:pon55m over",
        yaku: "pinfu tanyao",
        ..Case::PLAIN
    },
];

#[test]
fn cases() {
    check(CASES);
}
