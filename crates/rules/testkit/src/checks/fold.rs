//! What a seat has seen is what it knows, and what it knows is what it may do.

use parlor_game::{BySeat, Entropy, Observed, Seat};

use crate::breach::difference;
use crate::{Breach, Played, Promise, Report, SplitMix};

/// Folds the stream of every seat from its first view; compares view and prompt at every state.
pub(crate) fn check<G: Observed>(
    played: &Played<G>,
    entropy: &mut SplitMix,
    report: &mut Report,
) -> Result<(), Breach> {
    let mut views = BySeat::from_fn(|seat| G::first_view(&played.setup, seat));
    let mut seen = Vec::new();
    for (step, state) in played.states.iter().enumerate() {
        for seat in state.seats() {
            let events = step.checked_sub(1).map_or(&[][..], |before| &played.events[before]);
            follow::<G>(&mut views[seat], events, seat, &mut seen)
                .and_then(|()| compare(&views[seat], state, seat))
                .map_err(|why| played.breach(Promise::Fold, step, why))?;
            check_stray::<G>(&views[seat], &seen, entropy)
                .map_err(|why| played.breach(Promise::Fold, step, format!("seat {seat}: {why}")))?;
            check_prompt(state, &views[seat], seat)
                .map_err(|why| played.breach(Promise::Prompt, step, why))?;
            report.views += 1;
        }
    }
    Ok(())
}

/// Brings `view` up to date and keeps what was seen.
pub(crate) fn follow<G: Observed>(
    view: &mut G::View,
    events: &[G::Event],
    seat: Seat,
    kept: &mut Vec<G::Seen>,
) -> Result<(), String> {
    for seen in events.iter().filter_map(|event| G::seen_by(event, seat)) {
        G::fold(view, &seen)
            .map_err(|refusal| format!("seat {seat} cannot fold {seen:?}: {refusal}"))?;
        kept.push(seen);
    }
    Ok(())
}

/// Is the folded view the one that the state shows?
pub(crate) fn compare<G: Observed>(folded: &G::View, state: &G, seat: Seat) -> Result<(), String> {
    let shown = state.view(seat);
    if *folded == shown {
        return Ok(());
    }
    Err(format!("seat {seat}: view shown by the state and folded {}", difference(&shown, folded)))
}

/// What was seen earlier may not fit any more; if so, folding it changes nothing.
fn check_stray<G: Observed>(
    view: &G::View,
    seen: &[G::Seen],
    entropy: &mut SplitMix,
) -> Result<(), String> {
    let Some(stray) = entropy.pick(seen) else { return Ok(()) };
    let mut after = view.clone();
    if G::fold(&mut after, stray).is_err() && after != *view {
        return Err(format!("{stray:?} is refused, yet changes {}", difference(view, &after)));
    }
    Ok(())
}

/// Does the prompt, made from `view` alone, list what is legal?
pub(crate) fn check_prompt<G: Observed>(
    state: &G,
    view: &G::View,
    seat: Seat,
) -> Result<(), String> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let mut prompt = legal.clone();
    G::prompt(view, seat, &mut prompt);
    if prompt == legal {
        return Ok(());
    }
    Err(format!("seat {seat}: legal and prompted {}", difference(&legal, &prompt)))
}
