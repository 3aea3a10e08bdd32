//! `parlor riichi ev`.

use serde_json::Value;

use crate::support::{parlor, text_with_status};

fn json_of(args: &[&str]) -> Value {
    let args = [&["riichi", "ev"], args, &["--json"]].concat();
    serde_json::from_str(&text_with_status(&args, b"", 0)).unwrap()
}

/// With one draw left a ready hand wins by the tiles it waits for among all unseen.
#[test]
fn the_last_draw_is_counted_by_hand() {
    let answer = json_of(&["234678m567p3488s4z", "--turn", "17"]);
    let best = &answer["discards"][0];
    assert_eq!((&best["discard"], &best["acceptance"]), (&"4z".into(), &8.into()));
    assert_eq!((&best["tiles"], &best["shanten"]), (&"25s".into(), &0.into()));
    let win = best["win"].as_f64().unwrap();
    assert!((win - 8.0 / 122.0).abs() < 1e-6, "{win}");
    assert!((best["tenpai"].as_f64().unwrap() - 1.0).abs() < 1e-6);
    // Two of the waits seen, the indicator is a third.
    let fewer = json_of(&["234678m567p3488s4z", "--turn", "17", "--seen", "25s", "--dora", "2s"]);
    let win = fewer["discards"][0]["win"].as_f64().unwrap();
    assert!((win - 5.0 / 119.0).abs() < 1e-6, "{win}");
}

/// No riichi, no yaku but the self-draw: tanyao and tsumo, 2 han 30 fu, 500 and 1000 for South.
#[test]
fn points_are_those_of_a_self_draw() {
    let args = ["345678m567p3488s4z", "--turn", "17", "--riichi", "never", "--rules", "ema2016"];
    let best = json_of(&args)["discards"][0].clone();
    let (points, win) = (best["points"].as_f64().unwrap(), best["win"].as_f64().unwrap());
    // 2s and 5s complete two-sided runs: pinfu too, 3 han 20 fu, 700 and 1300.
    assert!((points / win - 2700.0).abs() < 0.01, "{points} {win}");
}

#[test]
fn the_table_shows_every_discard_and_the_best_turn_by_turn() {
    let text = text_with_status(&["riichi", "ev", "13467m2245p34789s", "--turn", "6"], b"", 0);
    for part in ["discard  shanten  accepts   tenpai      win    points  tiles", "12 draws left"] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let rows = text.lines().skip(2).take_while(|line| !line.is_empty()).count();
    assert_eq!(rows, 13, "one line for each distinct tile:\n{text}");
    assert_eq!(text.lines().rev().take_while(|line| !line.starts_with("turn")).count(), 12);
    let plain = ["riichi", "ev", "13467m2245p34789s", "--plain"];
    assert!(text_with_status(&plain, b"", 0).contains("set the hand back"));
}

/// A hand that would take too long is followed less far, and the answer says so.
#[test]
fn what_takes_too_long_is_followed_less_far() {
    let near = "13467m2245p34789s";
    assert_eq!(json_of(&[near])["reach"], "shape");
    // 261 hands without a change of shape, thousands with one.
    let plain = json_of(&[near, "--nodes", "1000"]);
    assert_eq!(plain["reach"], "plain");
    assert_eq!(plain["discards"], json_of(&[near, "--plain"])["discards"]);
    let text = text_with_status(&["riichi", "ev", near, "--nodes", "1000"], b"", 0);
    assert!(text.contains("as with --plain: changes of shape are more than --nodes"), "{text}");
    // Six from ready: all that is said in time is what it accepts.
    let far = ["147m258p369s12345z", "--nodes", "20000"];
    let answer = json_of(&far);
    assert_eq!(answer["reach"], "acceptance");
    let best = &answer["discards"][0];
    assert_eq!((&best["points"], &best["win"]), (&Value::Null, &Value::Null));
    assert!(
        best["acceptance"].as_u64().unwrap() > 20
            && answer["discards"].as_array().unwrap().len() == 14
    );
    let text = text_with_status(&[&["riichi", "ev"], &far[..]].concat(), b"", 0);
    assert!(text.contains("too far to be valued"), "{text}");
}

#[test]
fn sets_may_stand_behind_the_hand_or_apart() {
    let behind = json_of(&["2345p1156789s,77^7z"]);
    assert_eq!(json_of(&["2345p1156789s", "--melds", ",77^7z"]), behind);
    assert_eq!(behind["discards"].as_array().unwrap().len(), 10);
}

#[test]
fn errors_say_what_is_wrong() {
    for (args, part) in [
        (vec!["123m"], "13 or 14 tiles"),
        (vec!["234678m567p3488s4z", "--seen", "8888s"], "five of 8s"),
        (vec!["234678m567p3488s4z", "--winds", "XE"], "seat wind and a round wind"),
        (vec!["234678m567p3488s4z", "--turn", "18"], "18"),
        (vec!["234678m067p3488s4z", "--rules", "ema2016"], "does not exist in these rules"),
        (vec!["234678m567p3488s4z", "--riichi", "often"], "best, always or never"),
        (vec!["2345p1156789s", "--melds", "1m,77^7z"], "not a run, triplet or kan"),
    ] {
        let output = parlor(&[&["riichi", "ev"], args.as_slice()].concat(), b"");
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains(part), "{args:?}: {said}");
    }
}
