//! Why a deal was drawn, as it follows from the play where no name is given.

use parlor_game::{BySeat, Seat};
use parlor_riichi::{Points, RuleSet, Tile};

use crate::riichi::record::{DrawReason, Event};

/// Draws in a deal that uses up the wall: 136 less four hands and the dead wall.
const ALL_DRAWS: usize = 136 - 4 * 13 - 14;

/// What ended a deal whose log does not say: the Mortal dialect gives the score changes only.
pub(super) fn inferred_reason(
    events: &[Event],
    change: &BySeat<Points>,
    rules: &RuleSet,
) -> DrawReason {
    let draws = events.iter().filter(|event| matches!(event, Event::Drew { .. })).count();
    let accepted = events.iter().filter(|e| matches!(e, Event::RiichiAccepted { .. })).count();
    let last = events.iter().rfind(|event| !matches!(event, Event::NewDora { .. }));
    if rules.abort_four_kans && four_kans(events) {
        return DrawReason::FourKans;
    }
    if draws == ALL_DRAWS {
        let noten = |points: Points| matches!(points.0.abs(), 0 | 1000 | 1500 | 3000);
        let usual = change.as_array().iter().all(|&points| noten(points));
        return if usual { DrawReason::Exhausted } else { DrawReason::NagashiMangan };
    }
    if matches!(last, Some(Event::Drew { .. })) {
        return DrawReason::NineKinds;
    }
    if accepted == 4 {
        return DrawReason::FourRiichi;
    }
    if four_equal_winds(events) { DrawReason::FourWinds } else { DrawReason::TripleRon }
}

/// Were there four kans, not all by one player?
fn four_kans(events: &[Event]) -> bool {
    let by = |event: &Event| match *event {
        Event::AddedKan { seat, .. } => Some(seat),
        Event::Called { seat, meld } => Some(seat).filter(|_| meld.is_kan()),
        _ => None,
    };
    let seats: Vec<Seat> = events.iter().filter_map(by).collect();
    seats.len() == 4 && seats.iter().any(|&seat| seat != seats[0])
}

fn four_equal_winds(events: &[Event]) -> bool {
    let discards: Vec<(Seat, Tile)> = events
        .iter()
        .filter_map(|event| match *event {
            Event::Discarded { seat, tile, .. } => Some((seat, tile)),
            _ => None,
        })
        .collect();
    let first = discards.first().map(|&(_, tile)| tile.kind());
    discards.len() == 4
        && first.is_some_and(|kind| kind.wind().is_some())
        && discards.iter().all(|&(_, tile)| Some(tile.kind()) == first)
}
