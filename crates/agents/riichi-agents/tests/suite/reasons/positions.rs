//! Positions whose right action and reasons players agree on, from the rules.

use parlor_agent::Explanation;
use parlor_riichi::deal::{Action, Setup};
use parlor_riichi::{Meld, Preset, Relative, View};
use parlor_riichi_agents::registry;
use parlor_texts::Language;

use super::said::{arg, is_well_said, reason, written};
use crate::scene::{ME, asked, first, tile, told};

/// Seat D has declared riichi after 4p, 7s and an East; everyone else has thrown honours.
const RIICHI: &str = "A2z B2z C2z D4p A3z B3z C3z D7s A4z B4z C4z D1z*";
/// A quiet first turn of seat B, which is South in the East round: 1z and 2z are yaku for it.
const QUIET: &str = "A9s";

/// One position. The player is South in the East round; the story is that of `scene`.
#[derive(Clone, Copy)]
struct Position {
    name: &'static str,
    agent: &'static str,
    hand: &'static str,
    indicator: &'static str,
    story: &'static str,
    /// What follows the story: the tile drawn or offered.
    last: &'static str,
    /// A pon of the player's own, from the left.
    pon: Option<&'static str>,
    /// Tiles left in the wall, where it matters.
    live: Option<u8>,
    rules: &'static str,
    /// Actions that are right, each with the reasons that hold, without `riichi-why-`.
    right: &'static [(&'static str, &'static [&'static str])],
}

const fn at(
    name: &'static str,
    hand: &'static str,
    indicator: &'static str,
    (story, last): (&'static str, &'static str),
    right: &'static [(&'static str, &'static [&'static str])],
) -> Position {
    let (agent, pon, live, rules) = ("house", None, None, "");
    Position { name, agent, hand, indicator, story, last, pon, live, rules, right }
}

impl Position {
    const fn by(self, agent: &'static str) -> Position {
        Position { agent, ..self }
    }

    const fn with_pon(self, pon: &'static str) -> Position {
        Position { pon: Some(pon), ..self }
    }

    const fn with_live(self, live: u8) -> Position {
        Position { live: Some(live), ..self }
    }

    const fn with_rules(self, rules: &'static str) -> Position {
        Position { rules, ..self }
    }

    fn view(&self) -> View {
        let setup = match self.rules {
            "" => first(),
            name => Setup::first(Preset::by_name(name).unwrap().rules()),
        };
        let story = format!("{} {}", self.story, self.last);
        // A set laid out later is dealt with the hand, so that the story can be told with 13 tiles.
        let dealt = match self.pon {
            Some(pon) => format!("{}{pon}{pon}{pon}", self.hand),
            None => self.hand.to_owned(),
        };
        let mut view = told(&setup, &dealt, self.indicator, &story);
        if let Some(pon) = self.pon {
            let of = tile(pon);
            for _ in 0..3 {
                assert!(view.own.concealed.remove(of));
            }
            view.table.places[ME].melds.push(Meld::pon(of, [of; 2], Relative::Left).unwrap());
            view.own.waits = view.hand().waits();
        }
        if let Some(live) = self.live {
            view.table.live = live;
        }
        view
    }

    /// What the agent does, and why.
    fn asked(&self) -> (Action, Explanation) {
        let mut why = Explanation::default();
        let mut agent = registry().build(self.agent, 1).unwrap();
        let action = asked(&self.view(), |ask| agent.decide(ask, Some(&mut why)));
        (action, why)
    }
}

/// Reasons by which a lone tile goes.
const LONE: &[&str] = &["lone", "lone-over", "joins", "wider"];
/// Those by which one goes that could never be a yaku, while another could.
const GUEST: &[&str] = &["lone", "lone-over", "joins", "wider", "value-honour", "nearer"];
/// A safe tile, given away for nothing or by a fold.
const GENBUTSU: &[&str] = &["fold genbutsu", "safer genbutsu"];
/// Blocks of two are thinned out: the worst goes.
const BLOCKS: &[&str] = &["wider", "two-sided", "widest", "nearer"];
/// What an agent of branches hopes for.
const EXCHANGED: &[&str] = &["riichi-own-exchange"];
/// What a table of tile values counts: neighbours, tiles that are out, copies.
const COUNTED: &[&str] = &["riichi-own-apart", "riichi-own-fewer-near", "riichi-own-out"];
/// Tenpai is kept.
const READY: &[&str] = &["nearer", "wait", "tenpai", "lone-over"];

const POSITIONS: &[Position] = &[
    at(
        "isolated terminals go on the first turn",
        "2346m34577p1678s",
        "3z",
        (QUIET, "9m"),
        &[("9m", LONE), ("1s", LONE)],
    ),
    at(
        "a dragon of which two are gone goes like a guest wind",
        "23467m3457p568s5z",
        "9p",
        ("A5z B9p C5z D9s A9s", "6m"),
        &[("5z", LONE)],
    ),
    at(
        "a lone honour goes before a terminal",
        "2346m34577p678s4z",
        "8p",
        (QUIET, "9m"),
        &[("4z", LONE), ("9m", LONE)],
    ),
    at(
        "of three blocks the one open in the middle goes",
        "345789s2267p347m",
        "3z",
        (QUIET, "9m"),
        &[("9m", BLOCKS), ("7m", BLOCKS)],
    ),
    at(
        "of three blocks the one at the edge goes",
        "345789s2267p451m",
        "3z",
        (QUIET, "2m"),
        &[("1m", BLOCKS), ("2m", BLOCKS)],
    ),
    at(
        "the middle wait goes in bamboos too",
        "345789m2267s13p6p",
        "3z",
        (QUIET, "7p"),
        &[("1p", BLOCKS), ("3p", BLOCKS)],
    ),
    at(
        "the edge goes in circles too",
        "345789m2267s34m8p",
        "3z",
        (QUIET, "9p"),
        &[("9p", BLOCKS), ("8p", BLOCKS)],
    ),
    at(
        "a lone dora is kept before lone terminals",
        "456m567p678s55z1m1p",
        "9m",
        (QUIET, "1s"),
        &[("1p", &["lone", "dora"]), ("1s", &["lone", "dora"])],
    ),
    at(
        "an honour goes before a dora",
        "234m567p345s88s2p4z",
        "1p",
        (QUIET, "9m"),
        &[("4z", &["lone", "dora", "joins", "wider"]), ("9m", &["lone", "dora", "joins", "wider"])],
    ),
    at(
        "a hand far away throws what cannot be won on",
        "1258m17p9s25s567z3p",
        "4z",
        (RIICHI, "A8m 6p"),
        &[("8m", GENBUTSU)],
    ),
    at(
        "genbutsu in the river of the rival",
        "1258m14p9s25s567z3p",
        "4z",
        (RIICHI, "A6m 9m"),
        &[("4p", GENBUTSU)],
    ),
    at(
        "genbutsu of a kind that went by later",
        "1258m36p9s25s567z3p",
        "4z",
        (RIICHI, "A9p 9p"),
        &[("9p", GENBUTSU)],
    ),
    at(
        "the fourth of an honour is as good as safe",
        "2458m36p39s258s3z4p",
        "9m",
        (RIICHI, "A6m 8p"),
        // 4p is as safe, and belongs to the hand.
        &[("4p", GENBUTSU), ("3z", &["fold honour", "safer honour", "wider"])],
    ),
    at(
        "suji goes where nothing is safe",
        "24578m1356p2589s",
        "3z",
        (RIICHI, "A6z 8p"),
        &[("1p", &["fold suji", "safer suji"]), ("7p", &["fold suji", "safer suji"])],
    ),
    at(
        "of lone tiles the safe one goes first",
        "234567m6788p45s1z",
        "3z",
        (RIICHI, "A6z 9s"),
        &[("1z", &["safer genbutsu", "lone", "lone-over", "joins"])],
    ),
    at(
        "a good wait is pushed against riichi",
        "34m234p345678s22s",
        "1s",
        (RIICHI, "A9m 6p"),
        &[
            ("riichi 6p", &["riichi-points"]),
            ("6p", &["push", "nearer", "silent-yaku", "silent-threat"]),
        ],
    ),
    at(
        "pinfu is declared: riichi adds a han",
        "34m789p123678s33z",
        "9p",
        ("A2z B4z C2z D4z A2z", "4z"),
        &[("riichi 4z", &["riichi-points"])],
    ),
    at(
        "a middle wait without a yaku is declared",
        "24m789p123678s33z",
        "9p",
        ("A2z B4z C2z D4z A2z", "4z"),
        &[("riichi 4z", &["riichi-yaku"])],
    ),
    at(
        "a wide wait without a yaku is declared",
        "23456m789p123s44z",
        "9p",
        ("A2z B3z C2z D3z A2z", "3z"),
        &[("riichi 3z", &["riichi-points", "riichi-yaku"])],
    ),
    at(
        "a better wait is declared",
        "3467m789p123s44z9p",
        "1s",
        ("A2z B3z C2z D3z A2z", "8m"),
        &[("riichi 9p", &["riichi-points", "riichi-yaku", "wait"])],
    ),
    at(
        "the last turns are too late for riichi: tenpai is kept",
        "34m789p123678s33z",
        "9p",
        ("A2z B4z C2z D4z A2z", "4z"),
        &[("4z", READY), ("4z", LONE)],
    )
    .with_live(2),
    at(
        "a triplet of dragons is called",
        "123m456p78s99s55z2z",
        "8s",
        ("", "A5z"),
        &[("pon", &["pon-yakuhai"])],
    ),
    at(
        "the round wind is called",
        "123m456p78s99s11z2z",
        "8s",
        ("", "A1z"),
        &[("pon", &["pon-yakuhai"])],
    ),
    at(
        "the seat wind is called",
        "123m456p78s99s22z3z",
        "8s",
        ("", "A2z"),
        &[("pon", &["pon-yakuhai"])],
    ),
    at(
        "a guest wind is not called without a yaku",
        "123m456p78s99s44z2z",
        "8s",
        ("", "A4z"),
        &[("pass", &["pass-no-yaku", "pass-closed"])],
    ),
    at(
        "a run is not called without a yaku",
        "123m456p78s99s44z2z",
        "8s",
        ("", "A6s"),
        &[("pass", &["pass-no-yaku", "pass-closed"])],
    ),
    at(
        "a call that leaves a run broken does not help",
        "234m678p4599s123z",
        "8s",
        ("", "A1m"),
        &[("pass", &["pass-not-nearer", "pass-no-yaku", "pass-closed"])],
    ),
    at(
        "a hand four from tenpai is not opened",
        "13m49m29p158s1367z",
        "8s",
        ("", "A2m"),
        &[("pass", &["pass-no-yaku", "pass-closed", "pass-not-nearer"])],
    ),
    at(
        "simples are called towards tanyao",
        "34m5567p334667s8s",
        "6s",
        ("A9m B9p C9m D9p A9s B1m C9p D1m A1s B1p C9p D1p", "A5m"),
        &[("chi", &["call-nearer"]), ("pass", &["pass-closed"])],
    ),
    at(
        "a run beside a triplet of dragons is called",
        "23m46p99p4568s555z",
        "8p",
        ("A2z B3z C2z D3z", "A1m"),
        &[("chi", &["call-nearer"]), ("pass", &["pass-closed", "pass-not-nearer"])],
    ),
    at(
        "simples only: the 9 goes",
        "23456m678p33p",
        "3z",
        ("A2z", "9p"),
        &[("9p", &["has-yaku", "tanyao", "points", "nearer"])],
    )
    .with_pon("4s"),
    at(
        "four of a kind in riichi: the wait is the same",
        "111z234m567p34s99s",
        "9p",
        ("A9m B9p* C9m D9m A9m", "1z"),
        &[("kan", &["kan-in-riichi"])],
    ),
    at(
        "after riichi the drawn tile goes",
        "34m789p123678s33z",
        "9p",
        ("A2z B4z* C9m D4z A2z", "9p"),
        &[("9p", &["bound"])],
    ),
    at(
        "a ron is taken",
        "34m789p123678s33z",
        "9p",
        ("A2z B4z* C9m D4z", "A2m"),
        &[("ron", &["win"])],
    ),
    at(
        "a self-draw is taken",
        "34m789p123678s33z",
        "9p",
        ("A2z B4z* C9m D4z A9m", "5m"),
        &[("tsumo", &["win"])],
    ),
    at(
        "the last tile of the wall is a yaku",
        "23456m789p11s999s",
        "9p",
        ("A2z B3z C9m D4z A3z B4z* C9m D4z", "A1m"),
        &[("ron", &["win"])],
    )
    .with_live(0),
    at(
        "ten kinds: a new deal, or on towards thirteen orphans",
        "1589m19p29s12345z",
        "4p",
        ("A2z", "6m"),
        &[
            ("abort", &["abort"]),
            ("8m", &["nearer", "wider"]),
            ("6m", &["nearer", "wider"]),
            ("2s", &["nearer", "wider"]),
        ],
    )
    .with_rules("tenhou"),
    at(
        "a hand of one suit keeps it",
        "1235679m11155z2p",
        "3z",
        (QUIET, "8s"),
        &[
            ("2p", &["lone", "flush", "nearer", "wider", "joins"]),
            ("8s", &["lone", "flush", "nearer", "wider", "joins"]),
        ],
    ),
    at(
        "pairs: what cannot become one goes",
        "1133m5577p99s28s4z",
        "3z",
        ("A4z B9m C4z D8m A9m", "6z"),
        &[("4z", &["lone", "wider", "joins"])],
    ),
    at(
        "sp-draw: the middle wait goes",
        "345789s2267p347m",
        "3z",
        (QUIET, "9m"),
        &[("9m", BLOCKS), ("7m", BLOCKS)],
    )
    .by("sp-draw"),
    at(
        "sp-draw: a middle wait is declared",
        "24m789p123678s33z",
        "9p",
        ("A2z B4z C2z D4z A2z", "4z"),
        &[("riichi 4z", &["riichi-yaku"])],
    )
    .by("sp-draw"),
    at(
        "sp-draw: no call without a yaku",
        "123m456p78s99s44z2z",
        "8s",
        ("", "A4z"),
        &[("pass", &["pass-no-yaku", "pass-closed"])],
    )
    .by("sp-draw"),
    at(
        "jp-dag: pinfu is declared where little time is left to improve it",
        "34m789p123678s33z",
        "9p",
        ("A2z B4z C2z D4z A2z", "4z"),
        &[("riichi 4z", &["riichi-points"])],
    )
    .with_live(24)
    .by("jp-dag"),
    at(
        "jp-dag: dragons are called",
        "123m456p78s99s55z2z",
        "8s",
        ("", "A5z"),
        &[("pon", &["pon-yakuhai"])],
    )
    .by("jp-dag"),
    at(
        "fi-tree: the edge goes",
        "345789s2267p451m",
        "3z",
        (QUIET, "2m"),
        &[("1m", EXCHANGED), ("2m", EXCHANGED)],
    )
    .by("fi-tree:depth=1"),
    at(
        "fi-mc: a win is taken",
        "34m789p123678s33z",
        "9p",
        ("A2z B4z* C9m D4z A9m", "5m"),
        &[("tsumo", &["win"])],
    )
    .by("fi-mc"),
    at(
        "lt-greedy: a lone guest wind goes",
        "23467m3457p568s4z",
        "9p",
        (QUIET, "5z"),
        &[("4z", GUEST), ("4z", COUNTED)],
    )
    .by("lt-greedy"),
    at(
        "lt-fast: dragons are called",
        "123m456p78s99s55z2z",
        "8s",
        ("", "A5z"),
        &[("pon", &["pon-yakuhai"])],
    )
    .by("lt-fast"),
    at(
        "lt-bucket: a win is taken",
        "34m789p123678s33z",
        "9p",
        ("A2z B4z* C9m D4z", "A2m"),
        &[("ron", &["win"])],
    )
    .by("lt-bucket"),
    at(
        "the club player folds against riichi",
        "1258m17p9s25s567z3p",
        "4z",
        (RIICHI, "A8m 6p"),
        &[("8m", GENBUTSU)],
    )
    .by("house:level=club"),
    at(
        "the beginner declares riichi",
        "24m789p123678s33z",
        "9p",
        ("A2z B4z C2z D4z A2z", "4z"),
        &[("riichi 4z", &["riichi-frame-riichi"])],
    )
    .by("house:level=beginner"),
    at(
        "a far hand throws the guest wind, not the dragon",
        "1479m258p369s245z",
        "9p",
        (QUIET, "6p"),
        &[("4z", GUEST)],
    ),
    at(
        "a far hand throws the guest wind, not the round wind",
        "1479m258p369s135z",
        "9p",
        (QUIET, "6p"),
        &[("3z", GUEST)],
    ),
    at(
        "the two-sided wait is declared, not the middle one",
        "34m789p123678s44z",
        "9p",
        ("A2z B3z C2z D3z A2z", "6m"),
        &[("riichi 6m", &["riichi-points", "wait"])],
    ),
    at(
        "one winning kind either way: riichi is the only yaku",
        "89p345678m23499s",
        "1z",
        ("A2z B3z C2z D3z A2z", "6p"),
        &[
            ("6p", &["nearer", "lone", "lone-over"]),
            ("riichi 6p", &["riichi-yaku", "wait"]),
            ("riichi 9p", &["riichi-yaku", "wait"]),
        ],
    ),
    at(
        "furiten: what is discarded cannot be won on by ron",
        "34m789p123678s44z",
        "9p",
        ("A2z B2m C2z D3z A2z", "3z"),
        &[("3z", &["silent-furiten", "silent-free"]), ("riichi 3z", &["riichi-points"])],
    ),
    at(
        "a wait of one tile is not worth breaking tenpai for",
        "345678m345p2289s",
        "1z",
        (RIICHI, "A6z 7z"),
        &[
            ("riichi 7z", &["riichi-yaku"]),
            ("7z", &["silent-threat", "silent-few", "push", "nearer", "safer"]),
        ],
    ),
    at(
        "the lone tile goes before a pair",
        "2367m345p56799s5z",
        "9p",
        (QUIET, "3z"),
        &[("3z", GUEST), ("5z", LONE)],
    ),
    at(
        "a closed kan of a wind costs nothing",
        "1111z234m567p34s9s",
        "3z",
        (QUIET, "9s"),
        &[
            ("kan", &["kan"]),
            ("9s", &["nearer", "wider", "wait", "no-kan"]),
            ("1z", &["nearer", "wait", "riichi-yaku", "riichi-points"]),
            ("riichi 1z", &["riichi-yaku", "riichi-points", "wait"]),
        ],
    ),
    at(
        "lt-fast: a lone tile goes",
        "2346m34577p678s4z",
        "8p",
        (QUIET, "9m"),
        &[
            ("4z", &["lone", "lone-over", "nearer", "wider", "joins", "riichi-own-tanyao"]),
            ("9m", &["lone", "lone-over", "nearer", "wider", "joins", "riichi-own-tanyao"]),
        ],
    )
    .by("lt-fast"),
    at(
        "lt-bucket: no win is passed up",
        "34m789p123678s33z",
        "9p",
        ("A2z B4z* C9m D4z A9m", "5m"),
        &[("tsumo", &["win"])],
    )
    .by("lt-bucket"),
    at(
        "lt-csp: after riichi the drawn tile goes",
        "34m789p123678s33z",
        "9p",
        ("A2z B4z* C9m D4z A2z", "9p"),
        &[("9p", &["bound"])],
    )
    .by("lt-csp"),
    at(
        "lt-dqn: after riichi the drawn tile goes",
        "34m789p123678s33z",
        "9p",
        ("A2z B4z* C9m D4z A2z", "9p"),
        &[("9p", &["bound"])],
    )
    .by("lt-dqn"),
    at(
        "fi-tree: far away every exchange is as likely",
        "1479m258p369s245z",
        "9p",
        (QUIET, "6p"),
        &[("1m", EXCHANGED)],
    )
    .by("fi-tree:depth=1"),
    at(
        "fi-mc: what trials cannot tell apart is said to be luck",
        "345789s2267p347m",
        "3z",
        (QUIET, "9m"),
        &[
            ("6p", &["riichi-own-luck"]),
            ("9m", &["riichi-own-luck", "wider", "nearer"]),
            ("7m", &["riichi-own-luck", "wider", "nearer"]),
        ],
    )
    .by("fi-mc"),
    // Of 9s one lies open, and it has no neighbour; of 4z none does.
    at(
        "lt-greedy: a tile that is out goes first",
        "1479m258p369s245z",
        "9p",
        (QUIET, "6p"),
        &[("9s", COUNTED)],
    )
    .by("lt-greedy"),
    at(
        "lt-greedy: two that are out count against a wind",
        "1133m5577p99s28s4z",
        "3z",
        ("A4z B9m C4z D8m A9m", "6z"),
        &[("4z", COUNTED)],
    )
    .by("lt-greedy"),
    // The pair of 2p stands alone, and each of its tiles counts against it.
    at(
        "lt-greedy: nothing connects with a pair",
        "345789s2267p347m",
        "3z",
        (QUIET, "9m"),
        &[("2p", &["riichi-own-apart", "riichi-own-copies"])],
    )
    .by("lt-greedy"),
    at(
        "lt-greedy: a guest wind is worth nothing to its table",
        "2346m34577p678s4z",
        "8p",
        (QUIET, "9m"),
        &[("4z", &["riichi-own-guest"])],
    )
    .by("lt-greedy"),
    at(
        "lt-bucket: the plan leaves a terminal over",
        "456m567p678s55z1m1p",
        "9m",
        ("A9s B2z C9m D1s A3z", "1s"),
        &[("1s", &["riichi-own-left-over"])],
    )
    .by("lt-bucket"),
    at(
        "lt-dqn: a network says that it is one",
        "1133m5577p99s28s4z",
        "3z",
        ("A4z B9m C4z D8m A9m", "6z"),
        &[("3m", &["riichi-own-network"])],
    )
    .by("lt-dqn"),
];

/// The reason, with how a tile is safe.
fn key(why: &Explanation) -> Vec<String> {
    let said = reason(why);
    let short = said.key.trim_start_matches("riichi-why-").to_owned();
    let how = match arg(said, "how") {
        Some(parlor_agent::Arg::Text(how)) => vec![format!("{short} {how}")],
        _ => Vec::new(),
    };
    [vec![short], how].concat()
}

#[test]
fn the_reason_is_one_that_holds() {
    assert!(POSITIONS.len() >= 40);
    let mut wrong = Vec::new();
    for position in POSITIONS {
        let (action, why) = position.asked();
        is_well_said(&why);
        let (done, said) = (written(action), key(&why));
        let holds = |&&(right, reasons): &&(&str, &[&str])| {
            right == done && said.iter().any(|said| reasons.contains(&&**said))
        };
        if position.right.iter().find(holds).is_none() {
            let printed = why.printed(&Language::English).to_string();
            let head: Vec<&str> = printed.lines().take(9).collect();
            wrong.push(format!("{}: {done} {said:?}\n{}", position.name, head.join("\n")));
        }
    }
    assert!(wrong.is_empty(), "{} wrong\n\n{}", wrong.len(), wrong.join("\n\n"));
}

/// What is noted of another candidate, and when it would be right.
struct Noted {
    at: &'static str,
    other: &'static str,
    notes: &'static [&'static str],
    right_if: &'static [&'static str],
}

const NOTED: &[Noted] = &[
    Noted {
        at: "of three blocks the one open in the middle goes",
        other: "6p",
        notes: &["fewer-tiles", "breaks", "worse-wait"],
        right_if: &[],
    },
    Noted {
        at: "a lone dora is kept before lone terminals",
        other: "1m",
        notes: &["dora"],
        right_if: &[],
    },
    Noted {
        at: "a middle wait without a yaku is declared",
        other: "4z",
        notes: &["silent-no-yaku"],
        right_if: &["silent-yaku"],
    },
    Noted {
        at: "a guest wind is not called without a yaku",
        other: "pon",
        notes: &["no-yaku"],
        right_if: &["yaku"],
    },
    Noted {
        at: "pinfu is declared: riichi adds a han",
        other: "4z",
        notes: &["points"],
        right_if: &["threat"],
    },
    Noted {
        at: "a hand far away throws what cannot be won on",
        other: "5s",
        notes: &["danger"],
        right_if: &["no-threat"],
    },
    Noted {
        at: "a triplet of dragons is called",
        other: "pass",
        notes: &["slower"],
        right_if: &["points"],
    },
];

#[test]
fn the_others_are_set_apart() {
    for noted in NOTED {
        let position = POSITIONS.iter().find(|position| position.name == noted.at).unwrap();
        let (_, why) = position.asked();
        let mut legal = Vec::new();
        asked(&position.view(), |ask| legal.extend_from_slice(ask.legal));
        let of = |candidate: &&parlor_agent::Candidate| {
            Some(candidate.legal_idx) != why.chosen
                && written(legal[candidate.legal_idx]) == noted.other
        };
        let candidate = why.candidates.iter().find(of).unwrap();
        let note = candidate.note.as_ref().map(|note| note.key.trim_start_matches("riichi-note-"));
        assert!(note.is_some_and(|note| noted.notes.contains(&note)), "{}: {note:?}", noted.at);
        let right_if = candidate.right_if.as_ref();
        let right_if = right_if.map(|said| said.key.trim_start_matches("riichi-if-"));
        let fits = right_if.is_none_or(|said| noted.right_if.contains(&said));
        assert!(fits, "{}: {right_if:?}", noted.at);
    }
}
