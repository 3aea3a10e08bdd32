//! How these players explain themselves.

use parlor_agent::{
    Ask, Body, Candidate, Explanation, Grid, GridRow, Message, Panel, Piece, Scale, Square, Tone,
    Unit,
};
use parlor_riichi::deal::Action;
use parlor_riichi::{Deal, Tile};

use crate::lt_random::copies;
use crate::lt_valued::discarded;
use crate::{Frame, Targets, Values};

/// Why a player chose by the frame and at random.
pub(crate) fn random(
    ask: &Ask<'_, Deal>,
    step: Option<Frame>,
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
    begin(ask, step, chosen, why);
    for candidate in &mut why.candidates {
        let certain = candidate.legal_idx == chosen && n_tiles == 0;
        let action = ask.legal[candidate.legal_idx];
        candidate.probability = Some(if certain { 1.0 } else { chance(action) });
    }
}

/// Why a player chose by the frame and by values.
pub(crate) fn valued(
    ask: &Ask<'_, Deal>,
    step: Option<Frame>,
    chosen: usize,
    values: &Values,
    targets: Option<Targets>,
    why: &mut Explanation,
) {
    begin(ask, step, chosen, why);
    why.values = Scale::new("riichi-tile-value", Unit::Signed(1));
    for candidate in &mut why.candidates {
        if let Some(tile) = discarded(ask.legal[candidate.legal_idx]) {
            candidate.value = Some(values.of(tile.kind()).into());
        }
    }
    if let Some(targets) = targets {
        for (aimed, key) in [
            (targets.yakuhai, "riichi-aims-at-yakuhai"),
            (targets.toitoi, "riichi-aims-at-toitoi"),
            (targets.tanyao, "riichi-aims-at-tanyao"),
        ] {
            if aimed {
                why.reasons.push(Message::new(key));
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
        values: Scale::new("riichi-tile-value", Unit::Signed(1)),
        rows: vec![GridRow { label: None, squares }],
    };
    why.panels.push(Panel::new(Message::new("riichi-tile-values"), Body::Grid(grid)));
}

/// The step of the frame, and every legal action with what was chosen first.
fn begin(ask: &Ask<'_, Deal>, step: Option<Frame>, chosen: usize, why: &mut Explanation) {
    why.chosen = Some(chosen);
    why.verdict = Some(verdict(step));
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

/// The step of the frame, as a heading.
pub(crate) fn verdict(step: Option<Frame>) -> Message {
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
        Action::Discard { tile: put, .. } => tile("riichi-discard", put),
        Action::Pon { own: two } => own("riichi-pon", two),
        Action::Chi { own: two } => own("riichi-chi", two),
    }
}
