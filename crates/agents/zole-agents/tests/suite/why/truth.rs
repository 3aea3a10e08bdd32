//! What a reason says holds in every possible deal, checked card by card without the engine's words.

use std::collections::BTreeSet;

use parlor_agent::{Arg, Ask, Explanation, Stream};
use parlor_zole::{Action, Call, Deal, RuleSet};

use super::due::{Due, worlds};
use super::facts::{buried_well, holds, number};
use super::find;
use crate::methods::{QUICK, budget};
use crate::table::{agent, play_out, shuffled};

/// Quick forms of everyone.
const SPECS: [&str; 8] = [
    "random",
    "rules",
    "house:level=beginner",
    "house:level=club",
    "minimax:from=17",
    "alphabeta:from=16,seed_mode=off",
    "pimc:worlds=12,enumerate=40,list_from=25,call_burials=3",
    "pimc:worlds=12,enumerate=40,list_from=25,call_burials=3,by=threshold",
];

/// Checks what an explanation says; the key of its fact, if it has one.
fn check(
    spec: &str,
    ask: &Ask<'_, Deal>,
    why: &Explanation,
    stream: &mut Stream,
) -> Option<String> {
    let reason = why.reason.as_ref().unwrap_or_else(|| panic!("{spec}: no reason"));
    if let Some(some) = find(reason, "zole-odds-some") {
        let value = why.choice().unwrap().value.unwrap().value;
        let share = number(some, "won") / number(some, "n");
        // Where likelier deals count more they are told as so many of a hundred.
        let is_weighed = why.effort.iter().any(|message| message.key == "zole-worlds-weighed");
        let near = if is_weighed { 0.01 } else { 1e-9 };
        assert!((share - value).abs() < near, "{spec}: {reason}");
    }
    let fact = ["zole-why-one", "zole-why-two", "zole-why-then-odds"]
        .contains(&&*reason.key)
        .then(|| &reason.args[0].1);
    let Some(Arg::Message(fact)) = fact else { return None };
    let is_true = match ask.legal[why.chosen.unwrap()] {
        Action::Play(card) => {
            let (worlds, is_all) = worlds(ask.view, stream);
            let me = ask.view.my_place().unwrap();
            holds(&Due { view: ask.view, me, card, worlds, is_all }, fact)
        }
        Action::Bury(pair) => buried_well(ask.view.hand(), pair.cards(), fact),
        Action::Call(_) | Action::ThrowIn => None,
    };
    let is_known = is_true.is_some() || !fact.key.starts_with("zole-why-");
    let is_call = matches!(ask.legal[0], Action::Call(_));
    assert!(is_known || is_call, "{spec}: nobody checks {fact}");
    assert_ne!(is_true, Some(false), "{spec}: {reason} {:?}", ask.view);
    Some(fact.key.to_string())
}

#[test]
fn every_reason_is_true_in_every_possible_deal() {
    let calls = [Call::Pass, Call::Take, Call::Zole, Call::MazaZole];
    let rules = RuleSet { throw_in: true, ..RuleSet::ONLINE_PGM };
    let mut stream = Stream::new(11);
    let mut seen = BTreeSet::new();
    for spec in SPECS.into_iter().chain(QUICK) {
        for number in 0..8 {
            let mut agent = agent(spec, number);
            let mut deal = shuffled(rules, number + 100);
            play_out(&mut deal, |ask| {
                let ask = &Ask { budget: budget(spec), ..*ask };
                let mut why = Explanation::default();
                let action = agent.decide(ask, Some(&mut why));
                seen.extend(check(spec, ask, &why, &mut stream));
                let call = Action::Call(calls[(number % 4) as usize]);
                match action {
                    Action::Call(_) if ask.legal.contains(&call) => call,
                    Action::ThrowIn => ask.legal[0],
                    _ => action,
                }
            });
        }
    }
    // The deals are various enough to see most of what can be said.
    assert!(seen.len() > 25, "{seen:?}");
}
