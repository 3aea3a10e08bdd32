//! A record reduced to what a format can hold, as `docs/user/riichi-formats.md` lists it.

use parlor_formats::riichi::record::{
    DealRecord, DrawReason, Ending, Event, Header, Limit, MatchRecord, Outcome, Settlement,
    StatedYaku, Worth,
};
use parlor_game::{BySeat, Seat, SeatSet};
use parlor_riichi::Points;

/// What tenhou.net/6 holds: no scores inside a deal, no comings and goings, no fu beside a limit,
/// no tenpai seats but those an exhaustive draw's payments tell.
pub(crate) fn held_by_tenhou6(mut record: MatchRecord) -> MatchRecord {
    record.ending =
        record.ending.filter(|ending| ending.scores.is_some() && ending.results.is_some());
    for deal in &mut record.deals {
        forget_presence(&mut deal.events);
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

fn forget_presence(events: &mut Vec<Event>) {
    events.retain(|event| !matches!(event, Event::Left { .. } | Event::Returned { .. }));
}

/// What original mjai holds: all scores, no limits, grades or results; winds and dragons are told
/// apart by the hand, double shapes are not.
pub(crate) fn held_by_original_mjai(mut record: MatchRecord) -> MatchRecord {
    record.header = plain_header(&record.header);
    record.ending =
        Some(Ending { scores: record.ending.and_then(|ending| ending.scores), results: None });
    for deal in &mut record.deals {
        forget_presence(&mut deal.events);
        tell_scores(deal);
        if let Outcome::Won(wins) = &mut deal.outcome {
            for value in wins.iter_mut().filter_map(|win| win.value.as_mut()) {
                value.limit = None;
                for (yaku, _) in &mut value.yaku {
                    if matches!(yaku.idx(), 41 | 46 | 48) {
                        *yaku = StatedYaku::from_idx(yaku.idx() - 1).expect("the plain shape");
                    }
                }
                sort_dragons(&mut value.yaku);
            }
        }
    }
    record
}

/// All dragons have one name, so their order is lost.
fn sort_dragons(yaku: &mut [(StatedYaku, Worth)]) {
    let dragons = yaku.iter_mut().filter(|(yaku, _)| yaku.mjai() == StatedYaku::WHITE.mjai());
    let mut dragons: Vec<&mut StatedYaku> = dragons.map(|(yaku, _)| yaku).collect();
    let mut sorted: Vec<StatedYaku> = dragons.iter().map(|yaku| **yaku).collect();
    sorted.sort_unstable();
    dragons.iter_mut().zip(sorted).for_each(|(place, yaku)| **place = yaku);
}

/// What Mortal's mjai holds: who won from whom, ura indicators and score changes.
pub(crate) fn held_by_mortal_mjai(mut record: MatchRecord) -> MatchRecord {
    record.header = plain_header(&record.header);
    record.ending = Some(Ending { scores: None, results: None });
    for deal in &mut record.deals {
        forget_presence(&mut deal.events);
        forget_scores(&mut deal.events);
        match &mut deal.outcome {
            Outcome::Won(wins) => {
                for win in wins {
                    (win.value, win.liable, win.settlement.after) = (None, None, None);
                }
            }
            Outcome::Drawn(drawn) => {
                drawn.settlement.after = None;
                drawn.tenpai = (drawn.reason == DrawReason::Exhausted)
                    .then(|| paid(&drawn.settlement))
                    .filter(|paid| !paid.is_empty());
            }
        }
    }
    record
}

/// What an mjlog holds: everything but titles and references.
pub(crate) fn held_by_mjlog(mut record: MatchRecord) -> MatchRecord {
    (record.header.title, record.header.reference) = (Vec::new(), None);
    record.ending =
        record.ending.filter(|ending| ending.scores.is_some() && ending.results.is_some());
    record.deals.iter_mut().for_each(tell_scores);
    record
}

fn plain_header(header: &Header) -> Header {
    let names = header.players.clone().map(|player| player.name);
    Header { reference: header.reference.clone(), ..Header::new(header.rules, names) }
}

fn paid(settlement: &Settlement) -> SeatSet {
    Seat::ALL.into_iter().filter(|&seat| settlement.change[seat] > Points::ZERO).collect()
}

/// Writes the running scores wherever the format tells them.
fn tell_scores(deal: &mut DealRecord) {
    let mut running = deal.start.scores;
    for event in &mut deal.events {
        if let Event::RiichiAccepted { seat, scores } = event {
            running[*seat] -= Points::STICK;
            *scores = Some(running);
        }
    }
    let mut settle = |settlement: &mut Settlement| {
        running = BySeat::from_fn(|seat| running[seat] + settlement.change[seat]);
        settlement.after = Some(running);
    };
    match &mut deal.outcome {
        Outcome::Won(wins) => wins.iter_mut().for_each(|win| settle(&mut win.settlement)),
        Outcome::Drawn(drawn) => settle(&mut drawn.settlement),
    }
}
