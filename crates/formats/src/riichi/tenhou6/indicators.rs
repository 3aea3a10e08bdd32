//! When dora indicators are turned and riichi accepted.

use parlor_riichi::rule_set::Kandora;
use parlor_riichi::{Meld, MeldForm, RuleSet, Tile};

use super::error::Tenhou6Fault;
use crate::riichi::record::{DrawReason, Event, Outcome};

/// `events` with the further `indicators` put where the rules turn them, as far as they reach.
pub(super) fn with_indicators(
    events: Vec<Event>,
    indicators: &[Tile],
    rules: &RuleSet,
) -> Result<Vec<Event>, Tenhou6Fault> {
    let mut left = indicators.iter().skip(1);
    let mut told = Vec::with_capacity(events.len() + indicators.len());
    let mut due = 0; // open kans whose indicator waits
    let mut discarded = false; // since the last of them
    let mut turn = |told: &mut Vec<Event>, due: &mut usize| {
        told.extend(left.by_ref().take(*due).map(|&indicator| Event::NewDora { indicator }));
        *due = 0;
    };
    let timing = rules.kandora_timing;
    for event in events {
        let discards = matches!(event, Event::Discarded { .. });
        let draws = matches!(event, Event::Drew { .. });
        let waited = timing == Kandora::OpenAfterDiscard && discarded;
        if (timing == Kandora::OpenBeforeDiscard && discards) || (waited && draws) {
            turn(&mut told, &mut due);
        }
        told.push(event);
        discarded = discards;
        let kan = kan_of(&event);
        if waited || kan.is_some() {
            turn(&mut told, &mut due);
        }
        match kan {
            Some(Kan::Closed) => turn(&mut told, &mut 1),
            Some(Kan::Open) if timing == Kandora::AtOnce => turn(&mut told, &mut 1),
            Some(Kan::Open) => due += 1,
            None => {}
        }
    }
    match left.len() {
        0 => Ok(told),
        left => Err(Tenhou6Fault::Indicators {
            found: indicators.len(),
            turned: indicators.len() - left,
        }),
    }
}

enum Kan {
    Open,
    Closed,
}

fn kan_of(event: &Event) -> Option<Kan> {
    match event {
        Event::AddedKan { .. } => Some(Kan::Open),
        Event::Called { meld, .. } => match Meld::form(meld) {
            MeldForm::OpenKan => Some(Kan::Open),
            MeldForm::ClosedKan => Some(Kan::Closed),
            _ => None,
        },
        _ => None,
    }
}

/// `events` with every riichi accepted whose discard was not won on.
pub(super) fn with_accepted_riichi(events: Vec<Event>, outcome: &Outcome) -> Vec<Event> {
    let won_on = match outcome {
        Outcome::Won(wins) => wins.first().is_some_and(|win| !win.is_tsumo()),
        Outcome::Drawn(drawn) => drawn.reason == DrawReason::TripleRon,
    };
    let last_discard =
        events.iter().rposition(|event| !matches!(event, Event::NewDora { .. })).unwrap_or(0);
    let mut told = Vec::with_capacity(events.len() + 4);
    for (n, event) in events.into_iter().enumerate() {
        told.push(event);
        if let Event::Discarded { seat, riichi: true, .. } = event
            && !(won_on && n == last_discard)
        {
            told.push(Event::RiichiAccepted { seat, scores: None });
        }
    }
    told
}
