//! What a hand waits for, and when it is tenpai at all.

use parlor_riichi::{Hand, Kind, Meld, MeldForm, Preset, Relative, Tile, Tiles};

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

/// A hand with sets laid out, each written as its tiles: four equal ones are a closed kan.
fn hand(concealed: &str, sets: &[&str]) -> Hand {
    let mut hand = Hand::closed(concealed.parse().expect("good notation"));
    for set in sets {
        let tiles: Vec<Tile> = set.parse::<Tiles>().expect("good notation").iter().collect();
        let meld = match *tiles.as_slice() {
            [a, b, c] => Meld::chi(a, [b, c]).or(Meld::pon(a, [b, c], Relative::Right)),
            [a, b, c, d] => Meld::closed_kan([a, b, c, d]),
            _ => None,
        };
        assert!(hand.melds.push(meld.expect("a set")));
    }
    hand
}

fn waits(hand: &Hand) -> String {
    hand.waits().into_iter().map(|kind| kind.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn waits_of_known_hands() {
    for (concealed, sets, expected) in [
        // The five basic waits.
        ("23m456p789s11222z", &[][..], "1m 4m"),
        ("12m456p789s11222z", &[], "3m"),
        ("13m456p789s11222z", &[], "2m"),
        ("11m456p789s11222z", &[], "1m 1z"),
        ("1m456p789s111222z", &[], "1m"),
        // Many sides.
        ("1112345678999p", &[], "1p 2p 3p 4p 5p 6p 7p 8p 9p"),
        ("2345678m11p234s55s", &[], ""),
        ("2345678m11p234s", &["555z"], ""),
        ("23456m11p234678s", &[], "1m 4m 7m"),
        // Seven pairs and thirteen orphans.
        ("1122m3344p5566s7z", &[], "7z"),
        ("19m19p19s1234567z", &[], "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z"),
        ("19m19p199s123456z", &[], "7z"),
        // Four of a kind are no two pairs.
        ("1111m3344p5566s7z", &[], ""),
        // With sets laid out.
        ("7z", &["123m", "456m", "789p", "111s"], "7z"),
        ("2399s", &["123m", "456m", "7777p"], "1s 4s"),
        // Not tenpai, and a hand with its fourteenth tile.
        ("147m258p369s1234z", &[], ""),
        ("23m456p789s111222z", &[], ""),
    ] {
        assert_eq!(waits(&hand(concealed, sets)), expected, "{concealed} {sets:?}");
    }
}

/// Case 55: only waits are tiles of which the player holds four.
#[test]
fn case_55_waiting_for_ones_own_four_tiles() {
    let four = |rules: &str| *Preset::by_name(rules).expect("a preset").rules();
    for (concealed, sets, dead) in [
        ("1111m123456789p", &[][..], "1m"),
        // Three in a called triplet, the fourth in the hand.
        ("7z", &["777z", "123m", "456m", "789p"], "7z"),
        ("1123m", &["111z", "222z", "444m"], ""),
        ("23m11p", &["1111m", "4444m", "555z"], "1m 4m"),
    ] {
        let hand = hand(concealed, sets);
        let dead_waits: Vec<String> =
            hand.dead_waits().into_iter().map(|kind| kind.to_string()).collect();
        assert_eq!(dead_waits.join(" "), dead, "{concealed} {sets:?}");
        if !dead.is_empty() {
            assert!(!hand.is_tenpai(&four("ema2016")) && !hand.is_tenpai(&four("tenhou")));
            assert!(hand.is_tenpai(&four("mjsoul")));
        }
    }
    let one_side_left = hand("23m11p", &["1111m", "456s", "555z"]);
    assert_eq!(waits(&one_side_left), "4m");
}

/// Case 56: all waits visible in discards; the hand does not know, it stays tenpai.
#[test]
fn case_56_waits_that_lie_in_the_discards_are_waits() {
    assert!(hand("23m456p789s11222z", &[]).is_tenpai(Preset::DEFAULT.rules()));
}

/// Cases 57 to 59: closed kans after riichi. The drawn tile is in the hand.
#[test]
fn cases_57_to_59_closed_kans_after_riichi() {
    let ema = Preset::DEFAULT.rules();
    let soul = Preset::by_name("mjsoul").expect("a preset").rules();
    for (case, concealed, drawn, strict, same_waits) in [
        // The waits would change.
        (57, "33334m456p789s111z", "3m", false, false),
        // The waits stay, but the three could have been parts of runs.
        (58, "2223333444m23p99s", "3m", false, true),
        (58, "1112223333m23p99s", "3m", false, true),
        // The tile drawn is not the fourth of anything.
        (59, "1111m456p789s23s55z", "2s", false, false),
        // The waits would lose one side.
        (0, "111123m456p78955s", "1m", false, false),
        (0, "23m456p78955s1111z", "1z", true, true),
        (0, "23m456p5555s77789s", "5s", true, true),
    ] {
        let hand = hand(concealed, &[]);
        let kind = tile(drawn).kind();
        assert_eq!(hand.size(), 14, "{concealed}");
        assert_eq!(hand.allows_riichi_kan(kind, ema), strict, "case {case}: {concealed}");
        assert_eq!(hand.allows_riichi_kan(kind, soul), same_waits, "case {case}: {concealed}");
    }
}

#[test]
fn melds_in_tests_are_what_they_look_like() {
    let forms: Vec<MeldForm> =
        hand("7z", &["123m", "777z", "1111s"]).melds.iter().map(Meld::form).collect();
    assert_eq!(forms, [MeldForm::Chi, MeldForm::Pon, MeldForm::ClosedKan]);
    assert_eq!(hand("7z", &["777z"]).count(Kind::RED), 4);
}
