//! How the player explains itself: every probability that it used.

use parlor_agent::{
    Ask, Bar, Bars, Body, Candidate, Cell, Curve, Curves, Explanation, Grid, GridRow, Message,
    Panel, Piece, Row, Scale, Square, Table, Tone, Unit,
};
use parlor_riichi::{Deal, Kind, Tile};
use parlor_riichi_value::sp_draw::Outlook;

use super::Thought;
use super::evaluator::{Course, Evaluator, Judged};
use super::race::Alone;
use super::rival::Rival;
use super::valuer::Method;
use crate::lt_valued::discarded;
use crate::reasons;

/// From this likelihood of being ready on, a rival is named as a threat.
const THREAT: f64 = 0.3;
/// Values are shown in thousands of points.
const THOUSAND: f64 = 1_000.0;

/// Every action with its value, what was chosen first; then how each rival is read, how dangerous each
/// tile of the hand is, and the chances of the places.
pub(super) fn explain(
    ask: &Ask<'_, Deal>,
    evaluator: &Evaluator<'_>,
    thought: &Thought,
    chosen: usize,
    why: &mut Explanation,
) {
    let judged = &thought.judged;
    reasons::list(ask, chosen, why);
    why.verdict = Some(reasons::label(ask.legal[chosen]));
    why.values = Scale::new("riichi-house-value", Unit::signed(1));
    why.columns = vec![
        Scale::new("riichi-ev-win", Unit::Percent),
        Scale::new("riichi-house-gain", Unit::Count),
        Scale::new("riichi-house-deal-in", Unit::Percent),
        Scale::new("riichi-house-course", Unit::Count),
    ];
    for candidate in &mut why.candidates {
        let Judged { value, attack, deal_in, course, .. } = judged[candidate.legal_idx];
        candidate.value = Some((value / THOUSAND).into());
        candidate.cells = vec![
            attack.win.into(),
            attack.gain.into(),
            deal_in.into(),
            Cell::Words(Message::new(course_key(course))),
        ];
    }
    why.rank();
    why.method.extend(threat(evaluator));
    why.panels.extend(alone(thought, why));
    why.panels.push(courses(judged, why));
    why.panels.push(rivals(evaluator));
    why.panels.push(coming(evaluator));
    why.panels.push(dangers(evaluator, discarded(ask.legal[chosen])));
    why.panels.extend(places(evaluator));
    why.panels.push(costs(evaluator));
    why.panels.push(counted(evaluator));
    why.effort.push(Message::new("riichi-ev-nodes").with("n", thought.nodes as u32));
}

/// What the hand that follows each action comes to alone with the wall, and by which method; how many chances it
/// has for each draw among rivals, and how much of its points counts.
fn alone(thought: &Thought, why: &Explanation) -> Option<Panel> {
    let title = match thought.method {
        Some(Method::Graph) => "riichi-house-by-graph",
        None if thought.by_network => "riichi-house-by-network",
        _ => "riichi-house-by-draws",
    };
    let row = |candidate: &Candidate| {
        let attack = &thought.judged[candidate.legal_idx].attack;
        let Alone { outlook: Outlook { tenpai, win, points }, pace, share } = attack.alone?;
        let alone = [tenpai, win, points].map(|number| Cell::from(f64::from(number)));
        let among_rivals = [pace.ready, pace.win, share].map(Cell::from);
        let cells = alone.into_iter().chain(among_rivals).collect();
        Some(Row { label: candidate.label.clone(), cells, tone: tone(why, candidate) })
    };
    let rows: Vec<Row> = why.candidates.iter().filter_map(row).collect();
    let columns = vec![
        Scale::new("riichi-ev-tenpai", Unit::Percent),
        Scale::new("riichi-ev-win", Unit::Percent),
        Scale::new("riichi-ev-points", Unit::Count),
        Scale::new("riichi-house-pace-ready", Unit::number(2)),
        Scale::new("riichi-house-pace-win", Unit::number(2)),
        Scale::new("riichi-house-share", Unit::Percent),
    ];
    let panel = |rows| Panel::new(Message::new(title), Body::Table(Table { columns, rows }));
    (!rows.is_empty()).then(|| panel(rows))
}

fn tone(why: &Explanation, candidate: &Candidate) -> Tone {
    if why.chosen == Some(candidate.legal_idx) { Tone::Chosen } else { Tone::Plain }
}

/// What each action comes to rivals counted in: how likely the hand is ready at the end and the wall ends
/// before anyone wins, how many turns it has, what going on and folding are worth, and what the discard
/// costs or adds by its shape and by what would be dangerous later. The better of both if the discard does
/// not deal in, less its cost and what rivals' wins cost, with its shape, is the value.
fn courses(judged: &[Judged], why: &Explanation) -> Panel {
    let row = |candidate: &Candidate| {
        let Judged { attack, cost, push, fold, shape, .. } = judged[candidate.legal_idx];
        // Where the deal is over nothing follows.
        let then = |number: f64| Cell::from(push.map(|_| number));
        let chances = [attack.tenpai, attack.ends, attack.turns].map(then);
        let points = [push.into(), fold.into(), then(cost), then(shape)];
        let cells = chances.into_iter().chain(points).collect();
        Row { label: candidate.label.clone(), cells, tone: tone(why, candidate) }
    };
    let columns = vec![
        Scale::new("riichi-house-ready-at-end", Unit::Percent),
        Scale::new("riichi-house-wall-ends", Unit::Percent),
        Scale::new("riichi-house-turns", Unit::number(1)),
        Scale::new("riichi-house-course-push", Unit::signed(0)),
        Scale::new("riichi-house-course-fold", Unit::signed(0)),
        Scale::new("riichi-house-cost", Unit::number(0)),
        Scale::new("riichi-house-shape", Unit::signed(0)),
    ];
    let table = Table { columns, rows: why.candidates.iter().map(row).collect() };
    Panel::new(Message::new("riichi-house-courses"), Body::Table(table))
}

/// How likely each rival is ready from turn to turn, and how likely the deal still goes on.
fn coming(evaluator: &Evaluator<'_>) -> Panel {
    let curve = |label: Message, chance: &dyn Fn(usize) -> f64| Curve {
        label,
        points: (0..=evaluator.race.draws()).map(|turn| (turn as f64, chance(turn))).collect(),
        tone: Tone::Plain,
    };
    let lasts = Message::new("riichi-house-lasts");
    let mut curves = vec![curve(lasts, &|turn| evaluator.race.lasts(turn))];
    for rival in &evaluator.rivals {
        let label = Message::new("riichi-house-rival").with("seat", rival.seat);
        curves.push(curve(label, &|turn| rival.tenpai_after(turn)));
    }
    let body = Curves {
        x: Scale::new("riichi-ev-turns", Unit::Count),
        y: Scale::new("study-probability", Unit::Percent),
        curves,
        marks: Vec::new(),
    };
    Panel::new(Message::new("riichi-house-coming"), Body::Curves(body))
}

/// What others' wins and discards cost, now and later, whatever is done now; and what the end of the wall
/// pays.
fn costs(evaluator: &Evaluator<'_>) -> Panel {
    let dangers = &evaluator.dangers;
    let rows = [
        ("riichi-house-costs-wins", evaluator.others),
        ("riichi-house-costs-now", dangers.drift),
        ("riichi-house-costs-later", dangers.drift + dangers.growth(4)),
        ("riichi-house-costs-tenpai", evaluator.wall_end.tenpai),
        ("riichi-house-costs-noten", -evaluator.wall_end.noten),
    ];
    numbers("riichi-house-costs", Scale::new("riichi-ev-points", Unit::Count), rows)
}

/// What was counted in records and is the same in every situation.
fn counted(evaluator: &Evaluator<'_>) -> Panel {
    let tables = evaluator.tables;
    let rows = [
        ("riichi-house-counted-wins", tables.wins),
        ("riichi-house-counted-riichi", tables.riichi_fed),
        ("riichi-house-counted-silent", tables.silent_fed),
        ("riichi-house-counted-tsumo", tables.tsumo),
        ("riichi-house-counted-ippatsu", tables.ippatsu),
        ("riichi-house-counted-ura", 1.0 - tables.ura[0]),
    ];
    numbers("riichi-house-counted", Scale::new("riichi-house-share-of", Unit::Percent), rows)
}

/// A table of one column.
fn numbers<const N: usize>(
    title: &'static str,
    column: Scale,
    rows: [(&'static str, f64); N],
) -> Panel {
    let row = |(label, number): (&'static str, f64)| Row {
        label: Message::new(label),
        cells: vec![number.into()],
        tone: Tone::Plain,
    };
    let table = Table { columns: vec![column], rows: rows.map(row).to_vec() };
    Panel::new(Message::new(title), Body::Table(table))
}

fn course_key(course: Course) -> &'static str {
    match course {
        Course::Won => "riichi-house-course-won",
        Course::Push => "riichi-house-course-push",
        Course::Fold => "riichi-house-course-fold",
        Course::Abort => "riichi-house-course-abort",
    }
}

/// The rival that is feared most, if one is likely ready.
fn threat(evaluator: &Evaluator<'_>) -> Option<Message> {
    let feared = |rival: &Rival| rival.tenpai * rival.loss;
    let worst = evaluator.rivals.iter().max_by(|a, b| feared(a).total_cmp(&feared(b)))?;
    (worst.tenpai >= THREAT).then(|| {
        Message::new("riichi-house-threat")
            .with("seat", worst.seat)
            .with("likely", Unit::Percent.of(worst.tenpai))
            .with("cost", Unit::Count.of(worst.loss.round()))
    })
}

/// How likely each rival is ready now, and what dealing in costs.
fn rivals(evaluator: &Evaluator<'_>) -> Panel {
    let row = |rival: &Rival| Row {
        label: Message::new("riichi-house-rival").with("seat", rival.seat),
        cells: vec![rival.tenpai.into(), rival.loss.into()],
        tone: if rival.tenpai >= THREAT { Tone::Bad } else { Tone::Plain },
    };
    let columns = vec![
        Scale::new("riichi-ev-tenpai", Unit::Percent),
        Scale::new("riichi-house-loss", Unit::Count),
    ];
    let table = Table { columns, rows: evaluator.rivals.iter().map(row).collect() };
    Panel::new(Message::new("riichi-house-rivals"), Body::Table(table))
}

/// How likely each tile of the hand deals in; and for each rival, how likely it waits for it if ready.
fn dangers(evaluator: &Evaluator<'_>, put_down: Option<Tile>) -> Panel {
    let row = |label: Message, chance: &dyn Fn(Kind) -> f64| GridRow {
        label: Some(label),
        squares: evaluator
            .view
            .own
            .concealed
            .distinct()
            .map(|tile| Square {
                piece: Piece::new(tile.to_string()),
                value: Some(chance(tile.kind())),
                tone: if Some(tile) == put_down { Tone::Chosen } else { Tone::Plain },
            })
            .collect(),
    };
    let mut rows =
        vec![row(Message::new("riichi-house-together"), &|kind| evaluator.deal_in(kind))];
    for rival in &evaluator.rivals {
        let label = Message::new("riichi-house-if-ready").with("seat", rival.seat);
        rows.push(row(label, &|kind| rival.waits[kind.idx()]));
    }
    let grid = Grid { values: Scale::new("riichi-house-deal-in", Unit::Percent), rows };
    Panel::new(Message::new("riichi-house-dangers"), Body::Grid(grid))
}

/// How likely each place is as the points stand.
fn places(evaluator: &Evaluator<'_>) -> Option<Panel> {
    let chances = evaluator.placement.chances()?;
    let bar = |(place, &chance): (u32, &f64)| Bar {
        label: Message::new("riichi-house-place").with("place", place),
        pieces: Vec::new(),
        value: chance.into(),
        tone: Tone::Plain,
    };
    let bars = Bars {
        axis: Scale::new("study-probability", Unit::Percent),
        bars: (1..).zip(&chances).map(bar).collect(),
        marks: Vec::new(),
    };
    Some(Panel::new(Message::new("riichi-house-places"), Body::Bars(bars)))
}
