//! The same inputs give the same states and events.

use parlor_game::Game;

use crate::breach::difference;
use crate::{Breach, Played, Promise};

/// Plays the inputs again from the setup.
pub(crate) fn check<G: Game>(played: &Played<G>) -> Result<(), Breach> {
    let breach = |step, why| played.breach(Promise::Replay, step, why);
    let mut again = Played::begin(played.game, &played.setup);
    if again.states != played.states[..1] {
        return Err(breach(0, format!("start {}", difference(&played.states[0], again.last()))));
    }
    for (step, input) in played.inputs.iter().enumerate() {
        again
            .put(input.clone())
            .map_err(|refusal| breach(step, format!("{input:?} is now refused: {refusal}")))?;
        let (expected, found) = (&played.states[step + 1], again.last());
        if expected != found {
            return Err(breach(step, format!("{input:?} {}", difference(expected, found))));
        }
        let (expected, found) = (&played.events[step], &again.events[step]);
        if expected != found {
            return Err(breach(step, format!("{input:?} {}", difference(expected, found))));
        }
    }
    Ok(())
}
