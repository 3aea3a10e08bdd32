//! The legal list: distinct, accepted by `check`, empty for seats that are not asked.

use parlor_game::{Game, Seat};

use crate::breach::difference;
use crate::checks::some_of;
use crate::{Breach, Played, Promise, Report, SplitMix};

/// Looks at the list of every seat, in use or not, at every state.
pub(crate) fn check<G: Game>(
    played: &Played<G>,
    width: usize,
    entropy: &mut SplitMix,
    report: &mut Report,
) -> Result<(), Breach> {
    let mut reused = Vec::new();
    for (step, state) in played.states.iter().enumerate() {
        for seat in Seat::ALL {
            let breach = |why| played.breach(Promise::LegalList, step, why);
            let listed = list(state, seat, &mut reused).map_err(breach)?;
            for action in some_of(&listed, width, entropy) {
                state.check(seat, action).map_err(|refusal| {
                    breach(format!("seat {seat}: {action:?} is listed, yet refused: {refusal}"))
                })?;
                report.tried += 1;
            }
        }
    }
    Ok(())
}

/// The list of `seat`, if it is one that may be.
fn list<G: Game>(
    state: &G,
    seat: Seat,
    reused: &mut Vec<G::Action>,
) -> Result<Vec<G::Action>, String> {
    let mut listed = Vec::new();
    state.legal(seat, &mut listed);
    state.legal(seat, reused);
    if listed != *reused {
        let differ = difference(&listed, reused);
        return Err(format!("seat {seat}: a list that was in use is not replaced, {differ}"));
    }
    match (state.turn().asked().contains(seat), listed.is_empty()) {
        (true, true) => return Err(format!("seat {seat} is asked and has no action")),
        (false, false) => return Err(format!("seat {seat} is not asked and has {listed:?}")),
        (true, false) | (false, true) => {}
    }
    for (n, &action) in listed.iter().enumerate() {
        if listed[..n].contains(&action) {
            return Err(format!("seat {seat}: {action:?} is listed twice"));
        }
    }
    Ok(listed)
}
