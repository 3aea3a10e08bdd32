//! `resolve` and `advance` do the same, no matter who listens, and no two actions do.

use parlor_game::{Answers, Game, Seat, Silent};

use crate::breach::difference;
use crate::checks::some_of;
use crate::played::random_answers;
use crate::{Breach, Played, Promise, Report, SplitMix};

/// Tries listed actions of every asked seat at every state, on clones.
pub(crate) fn check<G: Game>(
    played: &Played<G>,
    width: usize,
    entropy: &mut SplitMix,
    report: &mut Report,
) -> Result<(), Breach> {
    for (step, state) in played.states.iter().enumerate() {
        for seat in state.turn().asked() {
            let breach = |why| played.breach(Promise::Twins, step, why);
            let others = random_answers(state, entropy).map_err(breach)?;
            check_seat(state, seat, &others, width, entropy, report).map_err(breach)?;
        }
    }
    Ok(())
}

fn check_seat<G: Game>(
    state: &G,
    seat: Seat,
    others: &Answers<G::Action>,
    width: usize,
    entropy: &mut SplitMix,
    report: &mut Report,
) -> Result<(), String> {
    let mut listed = Vec::new();
    state.legal(seat, &mut listed);
    let alone = others.seats().len() == 1;
    let mut results: Vec<(G::Action, G)> = Vec::new();
    for action in some_of(&listed, width, entropy) {
        let after = after_all_ways(state, &others.with(seat, action))?;
        report.tried += 1;
        if !alone {
            continue; // Another seat's call may come first, whatever this one answers.
        }
        if let Some((twin, _)) = results.iter().find(|(a, other)| *a != action && *other == after) {
            return Err(format!("seat {seat}: {twin:?} and {action:?} have the same effect"));
        }
        results.push((action, after));
    }
    Ok(())
}

/// The state after `answers`, which each of four ways must reach.
fn after_all_ways<G: Game>(state: &G, answers: &Answers<G::Action>) -> Result<G, String> {
    let [mut resolved, mut quietly] = [state.clone(), state.clone()];
    let [mut advanced, mut advanced_quietly] = [state.clone(), state.clone()];
    let (mut events, mut advanced_events) = (Vec::new(), Vec::new());
    let refused = |why| format!("{answers:?} is listed and not accepted: {why}");
    resolved.resolve(answers, &mut events).map_err(refused)?;
    quietly.resolve(answers, &mut Silent).map_err(refused)?;
    advanced.advance(answers, &mut advanced_events);
    advanced_quietly.advance(answers, &mut Silent);
    for (way, other) in [
        ("resolve, nobody listening", &quietly),
        ("advance", &advanced),
        ("advance, nobody listening", &advanced_quietly),
    ] {
        if *other != resolved {
            let differ = difference(&resolved, other);
            return Err(format!("{answers:?}: resolve and {way} differ {differ}"));
        }
    }
    if events != advanced_events {
        let differ = difference(&events, &advanced_events);
        return Err(format!("{answers:?}: events of resolve and advance differ {differ}"));
    }
    Ok(resolved)
}
