//! The levels of `house`: what each looks at.

use parlor_agent::{Ask, Budget, Explanation, Say};
use parlor_riichi::View;
use parlor_riichi::deal::Action;
use parlor_riichi_agents::registry;
use parlor_texts::Language;

use crate::scene::{asked, first, told};
use crate::table;

const BEGINNER: &str = "house:level=beginner";
const CLUB: &str = "house:level=club";

fn choice(spec: &str, view: &View) -> (Action, String) {
    let mut why = Explanation::default();
    let mut agent = registry().build(spec, 1).unwrap();
    let action = asked(view, |ask| agent.decide(ask, Some(&mut why)));
    (action, Language::English.message(why.reason.as_ref().unwrap()))
}

fn discarded(action: Action) -> String {
    match action {
        Action::Discard { tile, .. } => tile.to_string(),
        other => format!("{other:?}"),
    }
}

/// In how many of the decisions of a deal two agents decide otherwise.
fn differ(one: &str, other: &str) -> usize {
    let [mut one, mut other] = [one, other].map(|spec| registry().build(spec, 1).unwrap());
    let mut n = 0;
    table::play_out(3, |ask| {
        let ask = Ask { budget: Budget::nodes(300), ..*ask };
        let action = one.decide(&ask, None);
        n += usize::from(other.decide(&ask, None) != action);
        action
    });
    n
}

#[test]
fn the_old_name_of_the_strongest_level_still_works() {
    let check = |spec: &str| registry().check(spec).unwrap();
    assert_eq!(check("house:level=strong"), check("house:level=master"));
    assert_eq!(check("house"), check("house:level=master"));
    assert_eq!(
        check("house:level=strong").to_string(),
        "house:level=master,attack=auto,far=network"
    );
    assert_eq!(registry().canonical("house:level=strong").unwrap(), "house:level=master");
    assert_eq!(differ("house:level=strong", "house:level=master"), 0);
}

#[test]
fn the_levels_are_three_players() {
    assert!(differ("house", CLUB) > 3);
    assert!(differ(CLUB, BEGINNER) > 3);
}

/// Seat D is in riichi and has discarded 8m: the club player folds with it, the beginner throws the honour
/// that nothing fits.
#[test]
fn the_beginner_does_not_fold() {
    let riichi = "A2z B2z C2z D4p A3z B3z C3z D7s A4z B4z C4z D1z*";
    let view = told(&first(), "1258m17p9s25s567z3p", "4z", &format!("{riichi} A8m 6p"));
    assert_eq!(discarded(choice(CLUB, &view).0), "8m");
    let (action, said) = choice(BEGINNER, &view);
    assert_ne!(discarded(action), "8m");
    assert!(said.contains("fits the others least"), "{said}");
}

/// A pon of a dragon, and of nothing else while the hand is closed.
#[test]
fn the_beginner_calls_yakuhai() {
    let dragon = told(&first(), "2346m345p679s255z", "9p", "A2z B9m C5z");
    let (action, said) = choice(BEGINNER, &dragon);
    assert!(matches!(action, Action::Pon { .. }), "{action:?}");
    assert_eq!(said, "It calls yakuhai that bring the hand nearer.");
    let simple = told(&first(), "2346m34556p679s2z", "9p", "A2z B9m C5p");
    assert_eq!(choice(BEGINNER, &simple).0, Action::Pass);
}
