//! How the player explains itself: the value of every action and of every kind.

use parlor_agent::{
    Ask, Bar, Bars, Body, Candidate, Explanation, Grid, GridRow, Message, Panel, Piece, Scale,
    Square, Tone, Unit,
};
use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, Kind};

use super::walk::Walk;
use super::{Output, State};
use crate::Frame;
use crate::lt_valued::discarded;
use crate::reasons::label;

/// What is worth what, and why the choice is not simply the best of it.
pub(super) fn explain(
    ask: &Ask<'_, Deal>,
    walk: &Walk,
    actions: &[f32],
    kinds: &[f32],
    why: &mut Explanation,
) {
    why.chosen = Some(walk.chosen);
    why.verdict = Some(label(ask.legal[walk.chosen]));
    let passed = walk.illegal.len() + walk.illegal_kinds.len();
    let key = if walk.explored { "riichi-dqn-explores" } else { "riichi-dqn-best" };
    why.reason = Some(Message::new(key));
    if !walk.explored {
        let passed = (passed > 0).then_some(passed as u32);
        why.method.extend(passed.map(|n| Message::new("riichi-dqn-passed").with("n", n)));
    }
    let is_win = |action: Action| Frame::of(action) == Frame::Win;
    if ask.legal.iter().any(|&action| is_win(action)) && !is_win(ask.legal[walk.chosen]) {
        why.method.extend(why.reason.replace(Message::new("riichi-dqn-declines-a-win")));
    }
    why.values = action_scale();
    why.columns = vec![kind_scale()];
    why.candidates = candidates(ask, walk, actions, kinds);
    why.panels.push(actions_panel(walk, actions));
    why.panels.push(kinds_panel(walk, kinds));
    why.effort.push(Message::new("riichi-dqn-inputs").with("inputs", State::N_INPUTS as u32));
}

/// Values are thousands of points to the end of the deal.
fn action_scale() -> Scale {
    Scale::new("riichi-q-action", Unit::signed(2))
}

fn kind_scale() -> Scale {
    Scale::new("riichi-q-tile", Unit::signed(2))
}

/// What was chosen, then the others by the value of the action and of the tile.
fn candidates(ask: &Ask<'_, Deal>, walk: &Walk, actions: &[f32], kinds: &[f32]) -> Vec<Candidate> {
    let of_action = |action| Output::of(action).map(|output| f64::from(actions[output.idx()]));
    let of_kind = |action| discarded(action).map(|tile| f64::from(kinds[tile.kind().idx()]));
    let mut order: Vec<usize> = (0..ask.legal.len()).collect();
    let rank = |idx: usize| {
        let low = f64::NEG_INFINITY;
        let action = ask.legal[idx];
        [of_action(action).unwrap_or(low), of_kind(action).unwrap_or(low)]
    };
    order.sort_by(|&a, &b| {
        let ([a_action, a_kind], [b_action, b_kind]) = (rank(a), rank(b));
        let chosen_first = (b == walk.chosen).cmp(&(a == walk.chosen));
        chosen_first.then(b_action.total_cmp(&a_action)).then(b_kind.total_cmp(&a_kind))
    });
    let candidate = |idx: usize| {
        let action = ask.legal[idx];
        let tile = discarded(action).map(|tile| Piece::new(tile.to_string()));
        Candidate {
            pieces: tile.into_iter().collect(),
            value: of_action(action).map(Into::into),
            cells: vec![of_kind(action).into()],
            ..Candidate::new(idx, label(action))
        }
    };
    order.into_iter().map(candidate).collect()
}

/// All ten actions, the legal and the others.
fn actions_panel(walk: &Walk, actions: &[f32]) -> Panel {
    let bar = |output: Output| Bar {
        label: Message::new(output.key()),
        pieces: Vec::new(),
        value: f64::from(actions[output.idx()]).into(),
        tone: tone(walk.output == Some(output), walk.illegal.contains(&output)),
    };
    let bars = Output::ALL.map(bar).to_vec();
    let body = Body::Bars(Bars { axis: action_scale(), bars, marks: Vec::new() });
    Panel::new(Message::new("riichi-q-actions"), body)
}

/// All 34 kinds, a row for each suit.
fn kinds_panel(walk: &Walk, kinds: &[f32]) -> Panel {
    let square = |kind: Kind| Square {
        piece: Piece::new(kind.to_string()),
        value: Some(f64::from(kinds[kind.idx()])),
        tone: tone(walk.kind == Some(kind), walk.illegal_kinds.contains(&kind)),
    };
    let all: Vec<Kind> = Kind::all().collect();
    let row = |kinds: &[Kind]| GridRow {
        label: None,
        squares: kinds.iter().copied().map(square).collect(),
    };
    let rows = all.chunks(9).map(row).collect();
    let body = Body::Grid(Grid { values: kind_scale(), rows });
    Panel::new(Message::new("riichi-q-tiles"), body)
}

/// What was passed by because it is not legal is marked as bad.
const fn tone(chosen: bool, passed: bool) -> Tone {
    match (chosen, passed) {
        (true, _) => Tone::Chosen,
        (_, true) => Tone::Bad,
        _ => Tone::Plain,
    }
}
