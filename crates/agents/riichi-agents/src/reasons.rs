//! How these players explain themselves.

use parlor_agent::{
    Ask, Body, Candidate, Cell, Explanation, Grid, GridRow, Message, Panel, Piece, Row, Scale,
    Square, Table, Tone, Unit,
};
use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, Kind, Tile};

use crate::lt_random::copies;
use crate::lt_valued::discarded;
use crate::plan::{Outlook, Plan, unwanted};
use crate::{Frame, Targets, Unspecified, Values};

/// Why a player chose by the frame and at random.
pub(crate) fn random(
    ask: &Ask<'_, Deal>,
    step: Option<Frame>,
    allowed: impl Fn(Action) -> bool,
    chosen: usize,
    n_tiles: u32,
    why: &mut Explanation,
) {
    let chance = |action: Action| match step {
        Some(Frame::Riichi | Frame::Discard) if Some(Frame::of(action)) == step => {
            f64::from(copies(ask.view, action)) / f64::from(n_tiles.max(1))
        }
        _ => 0.0,
    };
    by_frame(ask, step, allowed, chosen, why);
    if step == Some(Frame::Discard) {
        why.reason = Some(Message::new("riichi-frame-lot").with("n", n_tiles));
    }
    preference_aside(why);
    why.values = Scale::new("study-probability", Unit::Percent);
    for candidate in &mut why.candidates {
        let certain = candidate.legal_idx == chosen && n_tiles == 0;
        let action = ask.legal[candidate.legal_idx];
        candidate.value = Some(if certain { 1.0 } else { chance(action) }.into());
    }
    within_steps(why);
}

/// Why a player chose by the frame and by values.
pub(crate) fn valued(
    ask: &Ask<'_, Deal>,
    step: Option<Frame>,
    allowed: impl Fn(Action) -> bool,
    chosen: usize,
    (values, targets): (&Values, Option<Targets>),
    why: &mut Explanation,
) {
    by_frame(ask, step, allowed, chosen, why);
    if discarded(ask.legal[chosen]).is_some() {
        preference_aside(why);
        why.values = Scale::new("riichi-kept-value", Unit::signed(1));
        let whole: f64 = ask.view.own.concealed.iter().map(|tile| values.of(tile.kind())).sum();
        for candidate in &mut why.candidates {
            let tile = discarded(ask.legal[candidate.legal_idx]);
            let gone = tile.map_or(0.0, |tile| values.of(tile.kind()));
            candidate.value = Some((whole - gone).into());
        }
        within_steps(why);
    }
    why.columns.push(Scale::new("riichi-tile-value", Unit::signed(1)));
    for candidate in &mut why.candidates {
        let tile = discarded(ask.legal[candidate.legal_idx]);
        let value = tile.map_or(Cell::Empty, |tile| values.of(tile.kind()).into());
        candidate.cells.push(value);
    }
    if let Some(targets) = targets {
        for (aimed, key) in [
            (targets.yakuhai, "riichi-aims-at-yakuhai"),
            (targets.toitoi, "riichi-aims-at-toitoi"),
            (targets.tanyao, "riichi-aims-at-tanyao"),
        ] {
            if aimed {
                why.method.push(Message::new(key));
            }
        }
    }
    let put_down = discarded(ask.legal[chosen]);
    let square = |tile: Tile| Square {
        piece: Piece::new(tile.to_string()),
        value: Some(values.of(tile.kind())),
        tone: if Some(tile) == put_down { Tone::Chosen } else { Tone::Plain },
    };
    let squares = ask.view.own.concealed.distinct().map(square).collect();
    let grid = Grid {
        values: Scale::new("riichi-tile-value", Unit::signed(1)),
        rows: vec![GridRow { label: None, squares }],
    };
    why.panels.push(Panel::new(Message::new("riichi-tile-values"), Body::Grid(grid)));
}

/// Why a player chose by the frame and by its plans; `call` is the worth with and without the tile that
/// could be called.
pub(crate) fn planned(
    ask: &Ask<'_, Deal>,
    (step, chosen): (Option<Frame>, usize),
    allowed: impl Fn(Action) -> bool,
    (now, unspecified): (&Outlook, Unspecified),
    call: Option<(u32, u32)>,
    why: &mut Explanation,
) {
    by_frame(ask, step, allowed, chosen, why);
    let best = now.plans.iter().filter(|plan| plan.value() == now.value);
    for plan in best.clone() {
        why.method.push(
            Message::new("riichi-builds-towards")
                .with("yaku", plan.yaku.key())
                .with("kept", u32::from(plan.kept)),
        );
    }
    if let Some((then, before)) = call {
        let key = if then > before { "riichi-call-gains" } else { "riichi-call-gains-not" };
        why.method.push(Message::new(key).with("then", then).with("now", before));
    }
    why.columns = vec![Scale::new("riichi-left-over", Unit::Count)];
    for candidate in &mut why.candidates {
        let tile = discarded(ask.legal[candidate.legal_idx]);
        let left = |tile: Tile| unwanted(ask.view, now, unspecified, tile.kind()) as f64;
        candidate.cells = vec![tile.map_or(Cell::Empty, |tile| left(tile).into())];
    }
    by_left_over(why);
    let mut plans: Vec<&Plan> = now.plans.iter().collect();
    plans.sort_by_key(|plan| std::cmp::Reverse(plan.value()));
    why.panels.push(plan_table(&plans, now.value));
    why.panels.extend(best.take(3).map(placed_tiles));
}

/// Every yaku with what it keeps of the hand.
fn plan_table(plans: &[&Plan], best: u32) -> Panel {
    let pieces = |plan: &Plan| {
        let mut kinds: Vec<Kind> = plan.parts.iter().flatten().copied().collect();
        kinds.sort_unstable();
        kinds.into_iter().map(|kind| Piece::new(kind.to_string())).collect()
    };
    let row = |plan: &&Plan| Row {
        label: Message::verbatim(plan.yaku.key()),
        cells: vec![
            f64::from(plan.kept).into(),
            f64::from(plan.worth).into(),
            f64::from(plan.value()).into(),
            (plan.n_ways as f64).into(),
            Cell::Pieces(pieces(plan)),
        ],
        tone: if plan.value() == best { Tone::Chosen } else { Tone::Plain },
    };
    let columns = [
        "riichi-plan-kept",
        "riichi-plan-worth",
        "riichi-plan-value",
        "riichi-plan-ways",
        "riichi-plan-tiles",
    ];
    let columns = columns.map(|label| Scale::new(label, Unit::Count)).to_vec();
    let table = Table { columns, rows: plans.iter().map(row).collect() };
    Panel::new(Message::new("riichi-plans"), Body::Table(table))
}

/// The tiles in each set and pair of one plan.
fn placed_tiles(plan: &Plan) -> Panel {
    let row = |part: &Vec<Kind>| GridRow {
        label: Some(Message::new("riichi-bucket")),
        squares: part
            .iter()
            .map(|kind| Square {
                piece: Piece::new(kind.to_string()),
                value: None,
                tone: Tone::Plain,
            })
            .collect(),
    };
    let grid = Grid {
        values: Scale::new("riichi-bucket-tiles", Unit::Count),
        rows: plan.parts.iter().map(row).collect(),
    };
    Panel::new(Message::new("riichi-placed").with("yaku", plan.yaku.key()), Body::Grid(grid))
}

/// The step of the frame, and how much every legal action is preferred: the earlier its step the
/// higher, and 0 for what the player refuses.
fn by_frame(
    ask: &Ask<'_, Deal>,
    step: Option<Frame>,
    allowed: impl Fn(Action) -> bool,
    chosen: usize,
    why: &mut Explanation,
) {
    why.verdict = Some(label(ask.legal[chosen]));
    why.reason = Some(rule(step));
    list(ask, chosen, why);
    why.values = Scale::new("riichi-preference", Unit::Count);
    for candidate in &mut why.candidates {
        let action = ask.legal[candidate.legal_idx];
        let preference = if allowed(action) { Frame::of(action).preference() } else { 0 };
        candidate.value = Some(f64::from(preference).into());
    }
    why.rank();
}

/// Makes the preference a column, so that values can tell more.
fn preference_aside(why: &mut Explanation) {
    why.columns = vec![why.values.clone()];
    for candidate in &mut why.candidates {
        candidate.cells = vec![candidate.value.map_or(Cell::Empty, Cell::Number)];
    }
}

/// Keeps the steps of the frame apart and puts what is left over most first; what was chosen stays first.
fn by_left_over(why: &mut Explanation) {
    let step = |candidate: &Candidate| candidate.value.map_or(0.0, |value| value.value);
    let left = |candidate: &Candidate| match candidate.cells.first() {
        Some(Cell::Number(left)) => left.value,
        _ => 0.0,
    };
    why.candidates[1..]
        .sort_by(|a, b| step(b).total_cmp(&step(a)).then_with(|| left(b).total_cmp(&left(a))));
}

/// Keeps the steps of the frame apart and sorts within each by value; what was chosen stays first.
fn within_steps(why: &mut Explanation) {
    let step = |candidate: &Candidate| match candidate.cells.first() {
        Some(Cell::Number(preference)) => preference.value,
        _ => 0.0,
    };
    let worth = |candidate: &Candidate| candidate.value.map_or(0.0, |value| value.value);
    why.candidates[1..]
        .sort_by(|a, b| step(b).total_cmp(&step(a)).then_with(|| worth(b).total_cmp(&worth(a))));
}

/// Every legal action, what was chosen first.
pub(crate) fn list(ask: &Ask<'_, Deal>, chosen: usize, why: &mut Explanation) {
    why.chosen = Some(chosen);
    let others = (0..ask.legal.len()).filter(|&idx| idx != chosen);
    why.candidates = std::iter::once(chosen)
        .chain(others)
        .map(|idx| Candidate {
            pieces: discarded(ask.legal[idx])
                .map(|t| Piece::new(t.to_string()))
                .into_iter()
                .collect(),
            ..Candidate::new(idx, label(ask.legal[idx]))
        })
        .collect();
}

/// What the frame says of its step.
fn rule(step: Option<Frame>) -> Message {
    Message::new(match step {
        Some(Frame::Win) => "riichi-frame-win",
        Some(Frame::Kan | Frame::AddedKan) => "riichi-frame-kan",
        Some(Frame::Pon) => "riichi-frame-pon",
        Some(Frame::Chi) => "riichi-frame-chi",
        Some(Frame::Riichi) => "riichi-frame-riichi",
        Some(Frame::Discard) => "riichi-frame-discard",
        Some(Frame::Pass | Frame::Abort) | None => "riichi-frame-pass",
    })
}

/// What an action is called.
pub(crate) fn label(action: Action) -> Message {
    let tile = |key, tile: Tile| Message::new(key).with("tile", Piece::new(tile.to_string()));
    let own = |key, own: [Tile; 2]| {
        let pieces: Vec<Piece> = own.iter().map(|tile| Piece::new(tile.to_string())).collect();
        Message::new(key).with("tiles", pieces)
    };
    match action {
        Action::Tsumo => Message::new("riichi-tsumo"),
        Action::Ron => Message::new("riichi-ron"),
        Action::NineKinds => Message::new("riichi-nine-kinds"),
        Action::Pass => Message::new("riichi-pass"),
        Action::OpenKan => Message::new("riichi-open-kan"),
        Action::ClosedKan { kind } => tile("riichi-closed-kan", kind.tile()),
        Action::AddedKan { tile: added } => tile("riichi-added-kan", added),
        Action::Riichi { tile: put, .. } => tile("riichi-declare", put),
        Action::Discard { tile: put, drawn: true } => tile("riichi-discard-drawn", put),
        Action::Discard { tile: put, .. } => tile("riichi-discard", put),
        Action::Pon { own: two } => own("riichi-pon", two),
        Action::Chi { own: two } => own("riichi-chi", two),
    }
}
