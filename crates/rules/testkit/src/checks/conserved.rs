//! What stays the same, and what is always true.

use parlor_game::Game;

use crate::contract::{Conserved, Invariant};
use crate::{Breach, Played, Promise};

/// Counts again at every state; the seats in use never change either.
pub(crate) fn check<G: Game>(
    played: &Played<G>,
    conserved: &[Conserved<G>],
    invariants: &[Invariant<G>],
) -> Result<(), Breach> {
    let first = &played.states[0];
    let breach = |step, why| played.breach(Promise::Conserved, step, why);
    for (step, state) in played.states.iter().enumerate() {
        if state.seats() != first.seats() {
            let why = format!("the seats were {:?}, now {:?}", first.seats(), state.seats());
            return Err(breach(step, why));
        }
        for (n, count) in conserved.iter().enumerate() {
            let (before, now) = (count(first), count(state));
            if before != now {
                let why = format!("conserved number {n} was {before}, now {now}: {state:?}");
                return Err(breach(step, why));
            }
        }
        for holds in invariants {
            holds(state).map_err(|why| breach(step, format!("{why}: {state:?}")))?;
        }
    }
    Ok(())
}

/// The returns at the end add up to nothing.
pub(crate) fn check_zero_sum<G: Game>(played: &Played<G>) -> Result<(), Breach> {
    let last = played.last();
    let returns = last.returns();
    let sum: i64 = returns.pick(last.seats()).map(|(_, &won)| i64::from(won)).sum();
    if sum == 0 {
        return Ok(());
    }
    let why = format!("{returns:?} add up to {sum}");
    Err(played.breach(Promise::ZeroSum, played.inputs.len(), why))
}
