//! Exchanging what a seat never saw changes nothing that it sees.
//!
//! The fold check cannot find a secret that `fold` ignores. So a record is played a second time
//! with something exchanged that the seat never saw, and all that the seat lives through is
//! compared.

use parlor_game::{Answers, Input, Observed, Seat, SeatSet, Turn};

use crate::breach::difference;
use crate::contract::{Passes, Swap};
use crate::{Breach, Played, Promise, Report, SplitMix};

/// One thing that a seat lives through.
#[derive(Clone, PartialEq, Debug)]
enum Entry<G: Observed> {
    /// It saw something.
    Saw(G::Seen),
    /// It was asked, knowing this, to do one of these.
    Asked(G::View, Vec<G::Action>),
    /// The record ends, and it knows this.
    Ended(G::View),
}

/// Exchanges, replays and compares for every seat.
pub(crate) fn check<G: Observed>(
    played: &Played<G>,
    swap: &Swap<G>,
    passes: &Passes<G>,
    entropy: &mut SplitMix,
    report: &mut Report,
) -> Result<(), Breach> {
    for seat in played.last().seats() {
        let Some(inputs) = swap(played, seat, entropy) else { continue };
        if inputs[..] == played.inputs[..inputs.len().min(played.inputs.len())] {
            continue;
        }
        let Some(exchanged) = refit(played, &inputs, seat, passes) else {
            report.swaps_unfit += 1;
            continue;
        };
        let (here, there) = (diary(&played.cut(inputs.len()), seat), diary(&exchanged, seat));
        if here != there {
            let why = format!("seat {seat} notices an exchange {}", difference(&here, &there));
            return Err(played.breach(Promise::Unseen, exchanged.inputs.len(), why));
        }
        report.swaps += 1;
    }
    Ok(())
}

/// All that `seat` lives through.
fn diary<G: Observed>(played: &Played<G>, seat: Seat) -> Vec<Entry<G>> {
    let mut diary = Vec::new();
    for (step, state) in played.states.iter().enumerate() {
        if state.turn().asked().contains(seat) {
            let (view, mut prompt) = (state.view(seat), Vec::new());
            G::prompt(&view, seat, &mut prompt);
            diary.push(Entry::Asked(view, prompt));
        }
        let events = played.events.get(step).into_iter().flatten();
        diary.extend(events.filter_map(|event| G::seen_by(event, seat)).map(Entry::Saw));
    }
    diary.push(Entry::Ended(played.last().view(seat)));
    diary
}

/// Plays `inputs`, made to fit where the exchange changes whom a call window asks: those asked
/// anew pass, and passes of those not asked any more are dropped. `None` when that cannot be done.
///
/// The viewer's own answers are never touched: where they do not fit, the game is left there, and
/// the diaries will differ.
fn refit<G: Observed>(
    played: &Played<G>,
    inputs: &[Input<G>],
    viewer: Seat,
    passes: &Passes<G>,
) -> Option<Played<G>> {
    let mut there = Played::<G>::begin(played.game, &played.setup);
    let mut rest = inputs.iter().peekable();
    while let Some(&next) = rest.peek() {
        let given = match next {
            Input::Chance(..) => Answers::NONE,
            Input::Answers(given) => *given,
        };
        let asked = match there.last().turn() {
            Turn::Over => break,
            Turn::Chance(_) => SeatSet::EMPTY,
            Turn::Decide(asked) => asked,
        };
        if asked.is_empty() && matches!(next, Input::Chance(..)) {
            there.put(next.clone()).ok()?;
            rest.next();
            continue;
        }
        let opened_anew = given.seats() - asked == given.seats() && !asked.is_empty();
        let given = if opened_anew { Answers::NONE } else { given };
        match fitted(there.last(), asked, &given, viewer, passes) {
            Fitted::ViewerDiffers => break,
            Fitted::Impossible => return None,
            Fitted::Nothing => {}
            Fitted::Answers(answers) => there.put(Input::Answers(answers)).ok()?,
        }
        if !opened_anew {
            rest.next();
        }
    }
    if inputs.len() >= played.inputs.len() {
        pass_to_the_end(&mut there, viewer, passes);
    }
    Some(there)
}

/// A window that opens after the last input of a whole record: everyone passes.
fn pass_to_the_end<G: Observed>(there: &mut Played<G>, viewer: Seat, passes: &Passes<G>) {
    while let Turn::Decide(asked) = there.last().turn() {
        match fitted(there.last(), asked, &Answers::NONE, viewer, passes) {
            Fitted::Answers(answers) if there.put(Input::Answers(answers)).is_ok() => {}
            _ => break,
        }
    }
}

/// What becomes of the answers at one window.
enum Fitted<A> {
    /// The viewer is asked in one world and not in the other.
    ViewerDiffers,
    /// Another seat's call has no place in this world.
    Impossible,
    /// The window does not open, and everyone had passed.
    Nothing,
    /// These answers fit.
    Answers(Answers<A>),
}

fn fitted<G: Observed>(
    state: &G,
    asked: SeatSet,
    given: &Answers<G::Action>,
    viewer: Seat,
    passes: &Passes<G>,
) -> Fitted<G::Action> {
    if asked.contains(viewer) != given.get(viewer).is_some() {
        return Fitted::ViewerDiffers;
    }
    if given.iter().any(|(seat, action)| !asked.contains(seat) && !passes(action)) {
        return Fitted::Impossible;
    }
    let mut answers = Answers::NONE;
    let mut listed = Vec::new();
    for seat in asked {
        state.legal(seat, &mut listed);
        let pass = || listed.iter().copied().find(|&action| passes(action));
        let Some(action) = given.get(seat).or_else(pass) else { return Fitted::Impossible };
        if !listed.contains(&action) {
            let differs = seat == viewer;
            return if differs { Fitted::ViewerDiffers } else { Fitted::Impossible };
        }
        answers = answers.with(seat, action);
    }
    if asked.is_empty() { Fitted::Nothing } else { Fitted::Answers(answers) }
}
