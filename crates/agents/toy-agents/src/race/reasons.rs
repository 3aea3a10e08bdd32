//! Why a throw was stepped or declined, in a player's words.

use parlor_agent::{Ask, Explanation, Message, Quantity, Unit};
use parlor_search::TIE;
use parlor_toy::{Race, RaceAction, Stride};

use super::name;

/// Adds a verdict and a reason to what a search has explained.
pub(super) fn add(ask: &Ask<'_, Race>, action: RaceAction, why: &mut Explanation) {
    let Stride::Choosing(face) = ask.view.stride() else { return };
    let n = u32::from(face.pips());
    why.verdict = Some(match action {
        RaceAction::Step => Message::new("race-steps").with("n", n),
        RaceAction::Decline => name(action),
    });
    let arrives = face.pips() >= ask.view.to_go(ask.seat);
    let is_highest = face.pips() == ask.view.track().faces();
    why.reason = Some(match action {
        RaceAction::Step if arrives => Message::new("race-why-arrives"),
        RaceAction::Step if ask.legal.len() == 1 => Message::new("race-why-no-right"),
        RaceAction::Step if is_highest => Message::new("race-why-highest"),
        _ => compared(action, why),
    });
}

/// The chances of both choices, the chosen first.
fn compared(action: RaceAction, why: &Explanation) -> Message {
    let values: Vec<f64> = why.candidates.iter().filter_map(|one| Some(one.value?.value)).collect();
    let &[chosen, other] = &values[..] else { return Message::new("race-why-first") };
    if (chosen - other).abs() < TIE {
        return Message::new("race-why-equal");
    }
    let chance = |value| Quantity { value, unit: Unit::Percent };
    Message::new(match action {
        RaceAction::Step => "race-why-step",
        RaceAction::Decline => "race-why-decline",
    })
    .with("chosen", chance(chosen))
    .with("other", chance(other))
}
