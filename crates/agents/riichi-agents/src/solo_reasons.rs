//! How the players explain themselves that value their hand as if they were alone.

use parlor_agent::{
    Ask, Body, Candidate, Cell, Curve, Curves, Explanation, Message, Panel, Row, Scale, Table,
    Tone, Unit,
};
use parlor_riichi::Deal;
use parlor_riichi_value::sp_draw::Outlook;

use crate::solo::{Prospect, Unvalued};
use crate::{Frame, reasons};

/// How many actions have curves.
const SHOWN: usize = 3;

/// Every action that was followed with the points to expect, the chances to win and to be ready, its shanten and
/// acceptance; turn by turn the best of them as curves, and all of them as tables.
pub(crate) fn explain(
    ask: &Ask<'_, Deal>,
    prospects: &[Prospect],
    unvalued: Unvalued,
    chosen: usize,
    n_nodes: u64,
    why: &mut Explanation,
) {
    reasons::list(ask, chosen, why);
    let followed = prospects.iter().any(|prospect| !prospect.by_turn.is_empty());
    why.verdict = Some(reasons::label(ask.legal[chosen]));
    why.reason = Some(Message::new(match (Frame::of(ask.legal[chosen]), followed) {
        (Frame::Win, _) => "riichi-frame-win",
        (_, false) => match unvalued {
            Unvalued::Far => "riichi-ev-nearest",
            Unvalued::Spent => "riichi-ev-spent",
            Unvalued::Bound => "riichi-ev-bound",
            Unvalued::Last => "riichi-ev-last",
        },
        (Frame::Riichi, _) => "riichi-ev-riichi",
        (Frame::Discard, _) => "riichi-ev-discard",
        (Frame::Pass | Frame::Abort, _) => "riichi-ev-pass",
        _ => "riichi-ev-call",
    }));
    why.values = Scale::new("riichi-ev-points", Unit::Count);
    why.columns = vec![
        Scale::new("riichi-ev-win", Unit::Percent),
        Scale::new("riichi-ev-tenpai", Unit::Percent),
        Scale::new("riichi-ev-shanten", Unit::Count),
        Scale::new("riichi-ev-acceptance", Unit::Count),
    ];
    for candidate in &mut why.candidates {
        let prospect = &prospects[candidate.legal_idx];
        candidate.value = prospect.known().map(Into::into);
        candidate.cells = cells(prospect);
    }
    why.rank_by(|candidate| prospects[candidate.legal_idx].points());
    if followed {
        let win = Scale::new("riichi-ev-win", Unit::Percent);
        why.panels.push(curves("riichi-ev-wins", win, prospects, why, |now| now.win));
        let scale = Scale::new("riichi-ev-points", Unit::Count);
        why.panels.push(curves("riichi-ev-worth", scale, prospects, why, |now| now.points));
        let all = |title, unit, of| by_turn(title, unit, prospects, why, of);
        let wins = all("riichi-ev-wins-all", Unit::Percent, |now| now.win);
        let points = all("riichi-ev-worth-all", Unit::Count, |now| now.points);
        why.panels.extend([wins, points]);
    }
    why.effort.push(Message::new("riichi-ev-nodes").with("n", n_nodes as u32));
}

fn cells(prospect: &Prospect) -> Vec<Cell> {
    let now = prospect.by_turn.first();
    vec![
        now.map(|now| f64::from(now.win)).into(),
        now.map(|now| f64::from(now.tenpai)).into(),
        prospect.acceptance.map(|(shanten, _)| f64::from(shanten)).into(),
        prospect.acceptance.map(|(_, n_tiles)| f64::from(n_tiles)).into(),
    ]
}

/// Every action that was followed, a column for each turn from now to the end of the wall.
fn by_turn(
    title: &'static str,
    unit: Unit,
    prospects: &[Prospect],
    why: &Explanation,
    of: fn(&Outlook) -> f32,
) -> Panel {
    let row = |candidate: &Candidate| {
        let by_turn = &prospects[candidate.legal_idx].by_turn;
        let cells = by_turn.iter().map(|now| f64::from(of(now)).into()).collect();
        let chosen = why.chosen == Some(candidate.legal_idx);
        let tone = if chosen { Tone::Chosen } else { Tone::Plain };
        (!by_turn.is_empty()).then(|| Row { label: candidate.label.clone(), cells, tone })
    };
    let rows: Vec<Row> = why.candidates.iter().filter_map(row).collect();
    let n_turns = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let label = |turn: usize| Message::verbatim(turn.to_string());
    let column = |turn| Scale { label: label(turn), ..Scale::new(title, unit) };
    let table = Table { columns: (0..n_turns).map(column).collect(), rows };
    Panel::new(Message::new(title), Body::Table(table))
}

/// One curve for each of the best actions: turns from now to the end of the wall.
fn curves(
    title: &'static str,
    y: Scale,
    prospects: &[Prospect],
    why: &Explanation,
    of: impl Fn(&Outlook) -> f32,
) -> Panel {
    let followed = why.candidates.iter().filter(|c| !prospects[c.legal_idx].by_turn.is_empty());
    let curve = |candidate: &Candidate| Curve {
        label: candidate.label.clone(),
        points: prospects[candidate.legal_idx]
            .by_turn
            .iter()
            .enumerate()
            .map(|(turn, now)| (turn as f64, f64::from(of(now))))
            .collect(),
        tone: if why.chosen == Some(candidate.legal_idx) { Tone::Chosen } else { Tone::Plain },
    };
    let body = Curves {
        x: Scale::new("riichi-ev-turns", Unit::Count),
        y,
        curves: followed.take(SHOWN).map(curve).collect(),
        marks: Vec::new(),
    };
    Panel::new(Message::new(title), Body::Curves(body))
}
