//! What does not fit is refused and changes nothing.

use parlor_game::{Answers, Game, Illegal, Seat, Stochastic};

use crate::breach::difference;
use crate::checks::Strays;
use crate::played::{random_answers, without};
use crate::{Breach, Played, Promise, Report, SplitMix};

/// Puts wrong answers to every state: too many, too few, from elsewhere in the game.
pub(crate) fn check<G: Stochastic>(
    played: &Played<G>,
    strays: &Strays<G>,
    entropy: &mut SplitMix,
    report: &mut Report,
) -> Result<(), Breach> {
    for (step, state) in played.states.iter().enumerate() {
        let breach = |why| played.breach(Promise::Refusal, step, why);
        let asked = state.turn().asked();
        let answers = if asked.is_empty() {
            Answers::NONE
        } else {
            random_answers(state, entropy).map_err(breach)?
        };
        for seat in asked {
            check_missing(state, seat, &answers, report).map_err(breach)?;
        }
        if asked.is_empty() {
            refuses(state, report, |state, events| state.resolve(&Answers::NONE, events))
                .map_err(|why| breach(format!("no answers while nobody is asked: {why}")))?;
        }
        for action in strays.actions(entropy) {
            for seat in Seat::ALL {
                check_stray(state, seat, action, &answers, report).map_err(breach)?;
            }
        }
    }
    Ok(())
}

fn check_missing<G: Game>(
    state: &G,
    seat: Seat,
    answers: &Answers<G::Action>,
    report: &mut Report,
) -> Result<(), String> {
    let rest = without(answers, seat);
    let refusal = refuses(state, report, |state, events| state.resolve(&rest, events))
        .map_err(|why| format!("seat {seat} has not answered: {why}"))?;
    expect(refusal, Illegal::Missing { seat })
}

/// `action` of `seat` is refused if it is not asked, or asked and not listed.
fn check_stray<G: Game>(
    state: &G,
    seat: Seat,
    action: G::Action,
    answers: &Answers<G::Action>,
    report: &mut Report,
) -> Result<(), String> {
    let mut listed = Vec::new();
    state.legal(seat, &mut listed);
    if listed.contains(&action) {
        return Ok(());
    }
    let Err(judged) = state.check(seat, action) else {
        return Err(format!("seat {seat}: {action:?} is not listed and accepted by check"));
    };
    let with = answers.with(seat, action);
    let refusal = refuses(state, report, |state, events| state.resolve(&with, events))
        .map_err(|why| format!("seat {seat}: {action:?} is not listed: {why}"))?;
    if state.turn().asked().contains(seat) {
        return Ok(());
    }
    expect(judged, Illegal::NotAsked { seat })?;
    expect(refusal, Illegal::NotAsked { seat })
}

fn expect(found: Illegal, expected: Illegal) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("refused as {found:?}, not {expected:?}")) }
}

/// The refusal of `attempt` on a clone, which must stay as it was and say nothing.
pub(crate) fn refuses<G: Game>(
    state: &G,
    report: &mut Report,
    attempt: impl Fn(&mut G, &mut Vec<G::Event>) -> Result<(), Illegal>,
) -> Result<Illegal, String> {
    let (mut after, mut events) = (state.clone(), Vec::new());
    let Err(refusal) = attempt(&mut after, &mut events) else {
        return Err("it was accepted".to_owned());
    };
    if after != *state {
        return Err(format!("refused, yet the state has changed {}", difference(state, &after)));
    }
    if !events.is_empty() {
        return Err(format!("refused, yet there are events {events:?}"));
    }
    report.refused += 1;
    Ok(refusal)
}
