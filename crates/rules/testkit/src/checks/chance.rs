//! Chance: listed, drawn and applied alike; refused when it is not due.

use parlor_game::{Silent, Stochastic, Turn};

use crate::breach::difference;
use crate::checks::refusal::refuses;
use crate::checks::{Strays, some_of};
use crate::{Breach, Played, Promise, Report, SplitMix};

/// Draws at every chance state, and puts stray chance events to every state.
pub(crate) fn check<G: Stochastic>(
    played: &Played<G>,
    strays: &Strays<G>,
    width: usize,
    entropy: &mut SplitMix,
    report: &mut Report,
) -> Result<(), Breach> {
    for (step, state) in played.states.iter().enumerate() {
        let breach = |why| played.breach(Promise::Chance, step, why);
        let possible = match state.turn() {
            Turn::Chance(at) => possible(state, at, width, entropy).map_err(breach)?,
            Turn::Decide(_) | Turn::Over => Some(Vec::new()),
        };
        let Some(possible) = possible else { continue };
        for chance in strays.chances(entropy) {
            if !possible.contains(&chance) {
                refuses(state, report, |state, events| state.apply(chance, events))
                    .map_err(|why| breach(format!("{chance:?} is not due: {why}")))?;
            }
        }
    }
    Ok(())
}

/// Every outcome that is listed, `None` when they are too many to list; tries some of them.
fn possible<G: Stochastic>(
    state: &G,
    at: G::Address,
    width: usize,
    entropy: &mut SplitMix,
) -> Result<Option<Vec<G::Chance>>, String> {
    let drawn = state.draw(at, entropy);
    try_out(state, drawn)?;
    let Some(outcomes) = state.outcomes(at) else { return Ok(None) };
    let mut listed = Vec::new();
    for (chance, weight) in outcomes {
        if weight == 0 {
            return Err(format!("{chance:?} is listed with the weight 0"));
        }
        listed.push(chance);
    }
    if listed.is_empty() {
        return Err(format!("no outcome at {at:?}"));
    }
    if !listed.contains(&drawn) {
        return Err(format!("{drawn:?} was drawn at {at:?} and is not listed"));
    }
    for chance in some_of(&listed, width, entropy) {
        try_out(state, chance)?;
    }
    Ok(Some(listed))
}

/// `chance` is accepted, and the same happens no matter who listens.
fn try_out<G: Stochastic>(state: &G, chance: G::Chance) -> Result<(), String> {
    let [mut loudly, mut quietly] = [state.clone(), state.clone()];
    let refused = |why| format!("{chance:?} is possible and not accepted: {why}");
    loudly.apply(chance, &mut Vec::new()).map_err(refused)?;
    quietly.apply(chance, &mut Silent).map_err(refused)?;
    if loudly == quietly {
        return Ok(());
    }
    Err(format!("{chance:?}: who listens makes a difference {}", difference(&loudly, &quietly)))
}
