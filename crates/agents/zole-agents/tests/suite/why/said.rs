//! How explanations read: short, complete, in every language.

use parlor_agent::{Ask, Budget, Candidate, Cell, Explanation, Message, Say, SearchLog};
use parlor_texts::Language;
use parlor_zole::{Action, Call, Deal, RuleSet};

use super::keys;
use crate::table::{agent, ask_turn, deal, play_out, shuffled};

const SPECS: [&str; 11] = [
    "random",
    "rules",
    "house:level=beginner",
    "house:level=club",
    "house",
    "ismcts",
    "iimc",
    "alphamu",
    "alphabeta:from=17",
    "pimc:worlds=8,enumerate=40,list_from=25,call_burials=3",
    "pimc:worlds=8,enumerate=40,list_from=25,call_burials=3,by=threshold",
];

fn words(message: &Message) -> usize {
    Language::English.message(message).split_whitespace().count()
}

fn check(spec: &str, why: &Explanation) {
    let reason = why.reason.as_ref().unwrap();
    let said = Language::English.message(reason);
    for sentence in said.split_inclusive(". ") {
        assert!(sentence.split_whitespace().count() <= 20, "{spec}: {said}");
    }
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
                    let ask = &Ask { budget: Budget::nodes(5_000), ..*ask };
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

/// Reasons that say what the runner-up lacks.
const WORSE: [&str; 8] = [
    "zole-odds-only",
    "zole-odds-none-else",
    "zole-odds-better",
    "zole-odds-scores-less",
    "zole-odds-loses-more",
    "zole-odds-by-less",
    "zole-odds-more-tricks",
    "zole-odds-fewer-tricks",
];

/// What is said of the margin agrees with the reason: no card is worse and as good at once.
#[test]
fn the_margin_agrees_with_the_reason() {
    let mut n_outdone = 0;
    let specs = [
        ("pimc:worlds=20,call_burials=3", RuleSet::SEED),
        ("house", RuleSet::SEED),
        ("house", RuleSet::ONLINE_PGM),
    ];
    for (spec, rules) in specs {
        for number in 0..6 {
            let mut agent = agent(spec, number);
            play_out(&mut shuffled(rules, number), |ask| {
                let mut why = Explanation::default();
                let ask = Ask { budget: Budget::nodes(20_000), ..*ask };
                let action = agent.decide(&ask, Some(&mut why));
                let reason = why.reason.as_ref().unwrap();
                let ahead = why.ahead(&parlor_agent::Keys);
                let is_level = ahead.is_some_and(|ahead| ahead.key == "study-as-good-as");
                let is_worse = keys(reason).iter().any(|key| WORSE.contains(&&**key));
                n_outdone += usize::from(is_worse);
                assert!(!(is_level && is_worse), "{spec}: {}", Language::English.message(reason));
                if rules == RuleSet::ONLINE_PGM { unwanted(number, &ask, action) } else { action }
            });
        }
    }
    assert!(n_outdone > 20, "only {n_outdone} reasons name what the runner-up lacks");
}

/// Calls that lead to galdiņš and mazā zole by turns; other actions as they are.
fn unwanted(number: u64, ask: &Ask<'_, Deal>, action: Action) -> Action {
    let maza_zole = Action::Call(Call::MazaZole);
    match action {
        Action::Call(_) if number.is_multiple_of(2) && ask.legal.contains(&maza_zole) => maza_zole,
        Action::Call(_) => Action::Call(Call::Pass),
        action => action,
    }
}

/// Where tricks are not wanted they settle what wins as often, and no card is then as good.
#[test]
fn tricks_settle_a_tie_where_they_are_not_wanted() {
    let mut seen = [false; 2];
    for number in 0..12 {
        let mut agent = agent("house", number);
        play_out(&mut shuffled(RuleSet::ONLINE_PGM, number), |ask| {
            let mut why = Explanation::default();
            let ask = Ask { budget: Budget::nodes(20_000), ..*ask };
            let action = agent.decide(&ask, Some(&mut why));
            if why.columns.first().is_some_and(|scale| scale.label.key == "zole-mean-tricks") {
                let choice = why.choice().unwrap();
                let (own, value) = (tricks(choice).unwrap(), choice.value.unwrap().value);
                let others = why.candidates.iter().filter(|one| one.legal_idx != choice.legal_idx);
                for (other, theirs) in others.filter_map(|one| Some((one, tricks(one)?))) {
                    if other.value.unwrap().value != value || (own - theirs).abs() < 1e-9 {
                        continue;
                    }
                    let is_more = usize::from(theirs > own);
                    seen[is_more] = true;
                    let note = ["zole-note-fewer-tricks", "zole-note-more-tricks"][is_more];
                    assert_eq!(other.note.as_ref().map(|note| &*note.key), Some(note));
                    assert!(other.lost_the_tie);
                }
            }
            unwanted(number, &ask, action)
        });
    }
    assert_eq!(seen, [true; 2], "tricks that the soloist takes, and one's own");
}

/// How many tricks are taken on average, where that is counted.
fn tricks(one: &Candidate) -> Option<f64> {
    match one.cells.first() {
        Some(Cell::Number(mean)) => Some(mean.value),
        _ => None,
    }
}

/// The page offers to open a search wherever effort is told and nothing says that it cannot be told.
#[test]
fn what_is_not_called_untraced_can_be_traced() {
    let mut n_traced = [0; 2];
    for spec in SPECS.into_iter().chain(["epimc", "bestfirst", "cfr"]) {
        play_out(&mut shuffled(RuleSet::ONLINE_PGM, 3), |ask| {
            let mut why = Explanation::default();
            let ask = Ask { budget: Budget::nodes(5_000), ..*ask };
            let action = agent(spec, 1).decide(&ask, Some(&mut why));
            if !why.effort.is_empty() {
                let mut log = SearchLog::default();
                let is_told = agent(spec, 1).trace(&ask, &mut log).is_some();
                n_traced[usize::from(is_told)] += 1;
                assert_eq!(is_told, !why.untraced, "{spec}: {action:?}");
            }
            action
        });
    }
    assert!(n_traced.iter().all(|&n| n > 10), "{n_traced:?}");
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
