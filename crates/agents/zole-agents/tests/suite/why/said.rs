//! How explanations read: short, complete, in every language.

use parlor_agent::{Budget, Explanation, Message, Say};
use parlor_texts::Language;
use parlor_zole::{Action, Call, RuleSet};

use super::keys;
use crate::table::{agent, ask_turn, deal, play_out, shuffled};

const SPECS: [&str; 7] = [
    "random",
    "rules",
    "house:level=beginner",
    "house:level=club",
    "alphabeta:from=17",
    "pimc:worlds=8,enumerate=40,list_from=25,call_burials=3",
    "pimc:worlds=8,enumerate=40,list_from=25,call_burials=3,by=threshold",
];

fn words(message: &Message) -> usize {
    Language::English.message(message).split_whitespace().count()
}

fn check(spec: &str, why: &Explanation) {
    let reason = why.reason.as_ref().unwrap();
    assert!(words(reason) <= 20, "{spec}: {}", Language::English.message(reason));
    let said = Language::English.message(reason);
    assert!(said.ends_with('.') && !said.ends_with(".."), "{spec}: {said}");
    assert!(!said.contains("world") && !said.contains("band"), "{spec}: {said}");
    let notes = || why.candidates.iter().filter_map(|one| one.note.as_ref());
    for note in notes() {
        assert!(words(note) <= 8, "{spec}: {}", Language::English.message(note));
    }
    let ifs = why.candidates.iter().filter_map(|one| one.right_if.as_ref());
    let all = why.verdict.iter().chain([reason]).chain(notes()).chain(ifs).chain(&why.method);
    for message in all {
        for language in Language::ALL {
            let said = language.message(message);
            let is_whole = !said.contains("zole-") && !said.contains(['{', '}', '$']);
            assert!(is_whole && !said.is_empty(), "{spec} {language:?}: {said}");
        }
    }
    // What was chosen needs no remark, and what was compared has one.
    let choice = why.choice().unwrap();
    assert!(choice.note.is_none() && choice.right_if.is_none(), "{spec}: {choice:?}");
}

#[test]
fn reasons_are_short_and_in_every_language() {
    let calls = [Call::Pass, Call::Take, Call::Zole, Call::MazaZole];
    for spec in SPECS {
        for number in 0..4u64 {
            let mut agent = agent(spec, number);
            play_out(
                &mut shuffled(RuleSet { throw_in: true, ..RuleSet::ONLINE_PGM }, number),
                |ask| {
                    let mut why = Explanation::default();
                    let action = agent.decide(ask, Some(&mut why));
                    check(spec, &why);
                    let call = Action::Call(calls[(number % 4) as usize]);
                    match action {
                        Action::Call(_) if ask.legal.contains(&call) => call,
                        Action::ThrowIn => ask.legal[0],
                        _ => action,
                    }
                },
            );
        }
    }
}

/// What is said of the margin agrees with the reason: no card is worse and as good at once.
#[test]
fn the_margin_agrees_with_the_reason() {
    for number in 0..6 {
        let mut agent = agent("pimc:worlds=20,call_burials=3", number);
        play_out(&mut shuffled(RuleSet::SEED, number), |ask| {
            let mut why = Explanation::default();
            let action = agent.decide(ask, Some(&mut why));
            let reason = Language::English.message(why.reason.as_ref().unwrap());
            let is_level =
                why.ahead(&parlor_agent::Keys).is_some_and(|ahead| ahead.key == "study-as-good-as");
            let is_worse =
                keys(why.reason.as_ref().unwrap()).contains(&"zole-odds-only".to_owned());
            assert!(!(is_level && is_worse), "{reason}");
            action
        });
    }
}

#[test]
fn a_pass_says_what_taking_the_table_lacks() {
    let weak =
        "9H KH TH 9S KS TS 9C KC / QC QS QH QD JC JS JH JD / 9D KD TD AD 7D 8D AH AS / TC AC";
    let first = deal(RuleSet::SEED, weak, &[]);
    let mut why = Explanation::default();
    ask_turn(&first, Budget::UNLIMITED, |ask| {
        agent("pimc:worlds=20", 1).decide(ask, Some(&mut why))
    });
    let said = Language::English.message(why.reason.as_ref().unwrap());
    assert_eq!(said, "Taking the table wins none of 20 possible deals; you need 8.");
    let verdict = Language::English.message(why.verdict.as_ref().unwrap());
    assert_eq!(verdict, "Pass");
}
