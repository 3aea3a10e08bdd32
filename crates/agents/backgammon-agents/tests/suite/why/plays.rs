//! Positions whose right reasons are known from the rules or from every textbook.

use parlor_game::Seat;

use super::{explain, written};
use crate::boards::{START, to_move};

type Men = &'static [(u8, u8)];

/// A decision, the play that books give, and the reasons that a player could name for it.
struct Lesson {
    spec: &'static str,
    own: Men,
    other: Men,
    dice: [u8; 2],
    play: &'static str,
    reasons: &'static [&'static str],
}

const fn lesson(
    spec: &'static str,
    (own, other): (Men, Men),
    dice: [u8; 2],
    play: &'static str,
    reasons: &'static [&'static str],
) -> Lesson {
    Lesson { spec, own, other, dice, play, reasons }
}

const FIVE: &[&str] = &["bg-reason-five-point"];
const HOME: &[&str] = &["bg-reason-home-point"];
const BAR_POINT: &[&str] = &["bg-reason-bar-point-sixes", "bg-reason-bar-point"];
const GOLDEN: &[&str] = &["bg-reason-golden-anchor"];
const ANCHOR: &[&str] = &["bg-reason-anchor", "bg-reason-golden-anchor"];
const ESCAPE: &[&str] = &["bg-reason-escapes-safe"];
const SAFE: &[&str] = &["bg-reason-no-shot"];
const HIT: &[&str] = &["bg-reason-hits", "bg-reason-hits-and-makes", "bg-reason-hits-two"];
const POINTED: &[&str] = &["bg-reason-points-on-blot"];
const OFF: &[&str] = &["bg-reason-fewer-rolls", "bg-reason-more-off"];

const CLUB: &str = "house:level=club";

/// The opponent has opened with 6-2, 24/18 13/11.
const SPLIT_TO_BAR_POINT: Men = &[(24, 1), (18, 1), (13, 4), (11, 1), (8, 3), (6, 5)];
/// The opponent has moved a back checker up to my five point, with 4-1, 24/20 and 6/5 or the like.
const BLOT_ON_FIVE: Men = &[(24, 1), (20, 1), (13, 5), (8, 3), (6, 5)];
/// The same on my four point.
const BLOT_ON_FOUR: Men = &[(24, 1), (21, 1), (13, 5), (8, 3), (6, 5)];
/// The opponent is home and waits.
const WAITING: Men = &[(6, 3), (5, 3), (4, 3), (3, 3), (2, 3)];
/// The opponent holds my ace point, the rest of his men are home.
const ACE_POINT: Men = &[(24, 2), (6, 3), (5, 3), (4, 3), (3, 2), (2, 2)];

/// Point-making openings, the lover's leap and the good doubles: the plays of every opening table.
const OPENINGS: &[Lesson] = &[
    lesson("house", (START, START), [3, 1], "8/5 6/5", FIVE),
    lesson(CLUB, (START, START), [4, 2], "8/4 6/4", HOME),
    lesson(CLUB, (START, START), [6, 1], "13/7 8/7", BAR_POINT),
    lesson(CLUB, (START, START), [5, 3], "8/3 6/3", HOME),
    lesson("house", (START, START), [6, 5], "24/13", ESCAPE),
    lesson(CLUB, (START, START), [4, 4], "24/20(2) 13/9(2)", GOLDEN),
    lesson("linear", (START, START), [3, 1], "8/5 6/5", FIVE),
    lesson("linear", (START, START), [4, 2], "8/4 6/4", HOME),
    lesson("linear", (START, START), [6, 1], "13/7 8/7", BAR_POINT),
    lesson("mcts:playouts=200", (START, START), [3, 1], "8/5 6/5", FIVE),
    lesson("mcts:playouts=200", (START, START), [4, 2], "8/4 6/4", HOME),
    // Counts pips and risk, nothing else: a made point is a play without a blot.
    lesson("pips", (START, START), [3, 1], "8/5 6/5", SAFE),
    lesson("pips", (START, START), [6, 5], "24/13", ESCAPE),
    lesson("expectiminimax:depth=1", (START, START), [3, 1], "8/5 6/5", FIVE),
    lesson("expectiminimax:depth=1", (START, START), [4, 2], "8/4 6/4", HOME),
];

/// Hits, from the second roll on.
const HITS: &[Lesson] = &[
    lesson(CLUB, (START, BLOT_ON_FIVE), [3, 1], "8/5* 6/5", POINTED),
    lesson(CLUB, (START, BLOT_ON_FOUR), [4, 2], "8/4* 6/4", POINTED),
    lesson("linear", (START, BLOT_ON_FIVE), [3, 1], "8/5* 6/5", POINTED),
    lesson(CLUB, (START, SPLIT_TO_BAR_POINT), [6, 1], "13/7* 8/7", HIT),
    lesson(CLUB, (START, TWO_BLOTS), [6, 4], "13/7* 8/4*", HIT),
    // The picture of the verdict card: 5-3 points on the blot.
    lesson(CLUB, (PICTURE, PICTURE_OTHER), [5, 3], "8/3* 6/3", POINTED),
    // The last checker on its way home, a blot of the last ones: to miss it loses.
    lesson(CLUB, (CLOSED_AND_ONE, LAST_RUNNER), [3, 1], "13/9*", HIT),
    lesson("linear", (CLOSED_AND_ONE, LAST_RUNNER), [3, 1], "13/9*", HIT),
    lesson("pips", (CLOSED_AND_ONE, LAST_RUNNER), [3, 1], "13/9*", HIT),
    lesson(CLUB, (ACE_POINT_GAME, LAST_BLOT), [2, 1], "24/21*", HIT),
    lesson("linear", (ACE_POINT_GAME, LAST_BLOT), [2, 1], "24/21*", HIT),
];

/// Blots on my four point and on my bar point.
const TWO_BLOTS: Men = &[(21, 1), (18, 1), (13, 5), (8, 3), (6, 5)];
const PICTURE: Men = &[(20, 2), (13, 3), (8, 3), (6, 4), (5, 2), (4, 1)];
const PICTURE_OTHER: Men = &[(24, 1), (22, 1), (13, 5), (8, 3), (6, 5)];
const CLOSED_AND_ONE: Men = &[(13, 1), (6, 3), (5, 3), (4, 2), (3, 2), (2, 2), (1, 2)];
const LAST_RUNNER: Men = &[(16, 1), (5, 4), (4, 4), (3, 4), (0, 2)];
const ACE_POINT_GAME: Men = &[(24, 2), (6, 3), (5, 2), (4, 2), (3, 2), (2, 2), (1, 2)];
const LAST_BLOT: Men = &[(4, 1), (2, 2), (0, 12)];

/// Anchors that take both numbers, against builders that would attack next.
const ANCHORS: &[Lesson] = &[
    lesson(CLUB, (SPLIT_BACK, BUILDERS), [4, 3], "24/20 23/20", ANCHOR),
    lesson("linear", (SPLIT_BACK, BUILDERS), [4, 3], "24/20 23/20", ANCHOR),
    lesson("house", (SPLIT_BACK, BUILDERS), [3, 2], "24/21 23/21", ANCHOR),
];

const SPLIT_BACK: Men = &[(24, 1), (23, 1), (13, 5), (8, 3), (6, 5)];
const BUILDERS: Men = &[(24, 2), (13, 3), (9, 2), (8, 2), (6, 6)];

/// Past an opponent who waits for a shot: the rearmost point is cleared while it can be.
const SAFETY: &[Lesson] = &[
    lesson("house", (NINE_AND_HOME, ACE_POINT), [4, 3], "9/6 9/5", CLEARED),
    lesson("pips", (NINE_AND_HOME, ACE_POINT), [4, 3], "9/6 9/5", CLEARED),
    lesson(CLUB, (BEARING_OFF, ACE_POINT), [6, 1], "6/5 6/off", CLEARED),
    lesson("linear", (BEARING_OFF, ACE_POINT), [6, 1], "6/5 6/off", CLEARED),
    lesson("pips", (BEARING_OFF, ACE_POINT), [6, 1], "6/5 6/off", CLEARED),
];

const CLEARED: &[&str] = &["bg-reason-no-shot", "bg-reason-clears"];
const NINE_AND_HOME: Men = &[(9, 2), (6, 4), (5, 3), (4, 3), (3, 3)];
const BEARING_OFF: Men = &[(6, 2), (5, 2), (4, 2), (3, 2), (2, 2), (0, 5)];

/// Primes and closed homes.
const PRIMES: &[Lesson] = &[
    lesson(CLUB, (ACE_OPEN, ONE_ON_BAR), [6, 3], "7/1 4/1", CLOSED),
    lesson("linear", (ACE_OPEN, ONE_ON_BAR), [6, 3], "7/1 4/1", CLOSED),
    lesson(
        CLUB,
        (FOUR_OF_FIVE, START),
        [3, 1],
        "8/5 6/5",
        &["bg-reason-prime", "bg-reason-five-point"],
    ),
    lesson(
        "linear",
        (FOUR_OF_FIVE, START),
        [3, 1],
        "8/5 6/5",
        &["bg-reason-prime", "bg-reason-five-point"],
    ),
];

const CLOSED: &[&str] = &["bg-reason-closes-out"];
const ACE_OPEN: Men = &[(7, 1), (6, 3), (5, 3), (4, 3), (3, 3), (2, 2)];
const ONE_ON_BAR: Men = &[(25, 1), (13, 2), (6, 4), (5, 4), (4, 4)];
const FOUR_OF_FIVE: Men = &[(24, 2), (13, 3), (8, 3), (7, 2), (6, 3), (4, 2)];

/// Bearing off, most of it known exactly from the tables.
const RACES: &[Lesson] = &[
    lesson(CLUB, (&[(2, 1), (1, 1), (0, 13)], WAITING), [2, 1], "2/off 1/off", WINS),
    lesson("pips", (&[(2, 1), (1, 1), (0, 13)], WAITING), [2, 1], "2/off 1/off", WINS),
    lesson(
        "expectiminimax:depth=1",
        (&[(2, 1), (1, 1), (0, 13)], WAITING),
        [2, 1],
        "2/off 1/off",
        WINS,
    ),
    lesson(CLUB, (NOT_ONE_OFF, NEARLY_DONE), [6, 1], "7/off", SAVED),
    lesson("linear", (NOT_ONE_OFF, NEARLY_DONE), [6, 1], "7/off", SAVED),
    lesson(CLUB, (&[(5, 2), (3, 1), (0, 12)], &[(4, 2), (2, 2), (0, 11)]), [4, 1], "5/off", OFF),
    lesson(
        CLUB,
        (&[(6, 2), (1, 2), (0, 11)], &[(6, 2), (1, 1), (0, 12)]),
        [6, 1],
        "6/off 1/off",
        OFF,
    ),
    // From 6 and 4 a five is best played from the back: both are off with more rolls then.
    lesson(CLUB, (&[(6, 1), (4, 1), (0, 13)], &[(6, 2), (1, 4), (0, 9)]), [3, 2], "6/1", OFF),
    // Against 6 and 3 both ways are off as often: all that counts is the opponent's next roll.
    lesson(CLUB, (&[(6, 1), (1, 1), (0, 13)], &[(6, 1), (3, 1), (0, 13)]), [2, 1], "6/3", LEVEL),
    lesson(CLUB, (&[(5, 15)], WAITING), [6, 6], "5/off(4)", &["bg-only-play"]),
];

/// No contact: the strategies look at the rearmost checker alone, whatever they weigh.
const REAR_MAN: &[Lesson] = &[
    lesson("expectiminimax:depth=1", (RACING, RACING_OTHER), [6, 3], "12/6 9/6", COUNTED),
    lesson(
        "expectiminimax:depth=1,strategy=attacking",
        (RACING, RACING_OTHER),
        [6, 3],
        "12/6 9/6",
        COUNTED,
    ),
];

const COUNTED: &[&str] = &["bg-own-counted"];
const RACING: Men = &[(12, 1), (9, 2), (8, 1), (6, 4), (5, 3), (4, 2), (2, 2)];
const RACING_OTHER: Men = &[(11, 2), (8, 2), (6, 4), (5, 3), (4, 2), (3, 2)];

const WINS: &[&str] = &["bg-reason-wins"];
const SAVED: &[&str] = &["bg-reason-saves-gammon"];
const LEVEL: &[&str] = &["bg-reason-all-level"];
const NOT_ONE_OFF: Men = &[(7, 1), (6, 5), (5, 4), (4, 3), (3, 2)];
const NEARLY_DONE: Men = &[(1, 2), (0, 13)];

#[test]
fn the_reason_is_one_that_a_player_would_give() {
    let lessons = [OPENINGS, HITS, ANCHORS, SAFETY, PRIMES, RACES, REAR_MAN];
    let mut wrong = Vec::new();
    for Lesson { spec, own, other, dice, play, reasons } in lessons.into_iter().flatten() {
        let game = to_move(own, other, *dice);
        let (action, why, _) = explain(spec, &game, Seat::A);
        let key = why.reason.as_ref().map_or("none", |reason| &reason.key);
        let found = written(&game, action);
        if found != *play || !reasons.contains(&key) {
            wrong.push(format!("{spec} {dice:?}: {found} {key}, not {play} {reasons:?}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Four more doubles of every opening table: each makes two points, and a player names the one that the next best
/// play does not make, or that no blot is left.
const DOUBLES: &[Lesson] = &[
    lesson("house", (START, START), [1, 1], "8/7(2) 6/5(2)", FIVE_AND_BAR),
    lesson("house", (START, START), [2, 2], "13/11(2) 6/4(2)", HOME_AND_OUTER),
    lesson("house", (START, START), [5, 5], "13/3(2)", HOME_AND_SAFE),
    lesson("house", (START, START), [6, 6], "24/18(2) 13/7(2)", BOTH_BARS),
];

const FIVE_AND_BAR: &[&str] =
    &["bg-reason-five-point", "bg-reason-bar-point", "bg-reason-bar-point-sixes"];
const HOME_AND_OUTER: &[&str] = &["bg-reason-home-point", "bg-reason-outer-point"];
const HOME_AND_SAFE: &[&str] = &["bg-reason-home-point", "bg-reason-no-shot"];
const BOTH_BARS: &[&str] = &["bg-reason-bar-point", "bg-reason-their-bar-point"];

/// What every book plays the strongest player plays too, and says why in a player's words.
#[test]
fn the_strongest_player_gives_the_reasons_of_the_books() {
    let lessons = [OPENINGS, DOUBLES, HITS, ANCHORS, SAFETY, PRIMES, RACES];
    let (mut known, mut wrong) = (Vec::new(), Vec::new());
    for Lesson { own, other, dice, play, reasons, .. } in lessons.into_iter().flatten() {
        if known.contains(&(own, other, dice)) {
            continue;
        }
        known.push((own, other, dice));
        let game = to_move(own, other, *dice);
        let (action, why, _) = explain("house", &game, Seat::A);
        let key = why.reason.as_ref().map_or("none", |reason| &reason.key);
        let found = written(&game, action);
        if found != *play || !reasons.contains(&key) {
            wrong.push(format!("{dice:?}: {found} {key}, not {play} {reasons:?}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(known.len() >= 20, "{} positions", known.len());
}
