//! A sampled world cannot be told from the true one, and can be played on.

use parlor_game::{Entropy, Hidden, Seat, Stochastic};

use crate::checks::fold::{check_prompt, compare, follow};
use crate::contract::{Conserved, Invariant, Knobs};
use crate::played::random_input;
use crate::{Breach, Played, Promise, Report, SplitMix};

/// Samples a world from the view of every seat at every state.
pub(crate) fn check<G: Hidden + Stochastic>(
    played: &Played<G>,
    knobs: &Knobs,
    conserved: &[Conserved<G>],
    invariants: &[Invariant<G>],
    entropy: &mut SplitMix,
    report: &mut Report,
) -> Result<(), Breach> {
    for (step, state) in played.states.iter().enumerate() {
        for seat in state.seats() {
            let breach = |why| played.breach(Promise::Sample, step, why);
            let view = state.view(seat);
            let world = G::sample(&view, seat, entropy);
            check_world(state, &world, &view, seat).map_err(breach)?;
            for count in conserved {
                if count(&world) != count(state) {
                    let (expected, found) = (count(state), count(&world));
                    let why = format!("the world counts {found}, not {expected}: {world:?}");
                    return Err(breach(why));
                }
            }
            for holds in invariants {
                holds(&world).map_err(|why| breach(format!("{why}: sampled {world:?}")))?;
            }
            report.worlds += 1;
            if knobs.finish_one_in > 0 && entropy.below(knobs.finish_one_in) == 0 {
                play_on(world, view, seat, knobs.cap, entropy).map_err(breach)?;
                report.worlds_finished += 1;
            }
        }
    }
    Ok(())
}

fn check_world<G: Hidden>(state: &G, world: &G, view: &G::View, seat: Seat) -> Result<(), String> {
    if world.seats() != state.seats() {
        return Err(format!("the world has the seats {:?}", world.seats()));
    }
    compare(view, world, seat).map_err(|why| format!("world sampled from a view: {why}"))?;
    check_prompt(world, view, seat).map_err(|why| format!("world sampled from a view: {why}"))
}

/// Plays `world` at random to its end; the viewer's view goes on from the one it had.
fn play_on<G: Hidden + Stochastic>(
    mut world: G,
    mut view: G::View,
    seat: Seat,
    cap: u32,
    entropy: &mut SplitMix,
) -> Result<(), String> {
    let mut kept = Vec::new();
    for _ in 0..=cap {
        let Some(input) = random_input(&world, entropy)? else { return Ok(()) };
        let mut events = Vec::new();
        input
            .put_to(&mut world, &mut events)
            .map_err(|refusal| format!("sampled world, played on: {input:?}: {refusal}"))?;
        kept.clear();
        follow::<G>(&mut view, &events, seat, &mut kept)
            .and_then(|()| compare(&view, &world, seat))
            .map_err(|why| format!("sampled world, played on with {input:?}: {why}"))?;
    }
    Err(format!("a sampled world is not over after {cap} transitions"))
}
