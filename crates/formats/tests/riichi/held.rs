//! A record reduced to what a format can hold, as `docs/user/riichi-formats.md` lists it.

use parlor_formats::riichi::record::{DrawReason, Event, Limit, MatchRecord, Outcome};

/// What tenhou.net/6 holds: no scores inside a deal, no comings and goings, no fu beside a limit,
/// no tenpai seats but those an exhaustive draw's payments tell.
pub(crate) fn held_by_tenhou6(mut record: MatchRecord) -> MatchRecord {
    for deal in &mut record.deals {
        deal.events.retain(|event| !matches!(event, Event::Left { .. } | Event::Returned { .. }));
        forget_scores(&mut deal.events);
        match &mut deal.outcome {
            Outcome::Won(wins) => {
                for win in wins {
                    win.settlement.after = None;
                    if let Some(value) = &mut win.value {
                        value.limit = Some(value.limit());
                        value.fu = value.fu.filter(|_| value.limit() == Limit::None);
                    }
                }
            }
            Outcome::Drawn(drawn) => {
                drawn.settlement.after = None;
                drawn.tenpai = drawn.tenpai.filter(|_| drawn.reason == DrawReason::Exhausted);
            }
        }
    }
    record
}

fn forget_scores(events: &mut [Event]) {
    for event in events {
        if let Event::RiichiAccepted { scores, .. } = event {
            *scores = None;
        }
    }
}
