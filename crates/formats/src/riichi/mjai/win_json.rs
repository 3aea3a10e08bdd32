//! `hora` and `ryukyoku` as JSON.

use parlor_game::Seat;
use serde_json::{Value, json};

use super::body::{Hora, Ryukyoku};
use super::to_json::{Object, hands, scores, tiles};

/// `ura_markers` is the Mortal name; a `hora` that states its yaku is of the original dialect and
/// has `uradora_markers`.
pub(super) fn hora(win: &Hora, object: &mut Object) {
    let ura = if win.yakus.is_some() { "uradora_markers" } else { "ura_markers" };
    object.seat("actor", win.actor);
    object.seat("target", win.target);
    object.put_if("pai", win.pai, |tile| tiles(&[tile])[0].take());
    object.put_if(ura, win.ura_markers.as_deref(), tiles);
    object.put_if("hora_tehais", win.hora_tehais.as_deref(), tiles);
    object.put_if("yakus", win.yakus.as_ref(), |yakus| json!(yakus));
    object.put_if("fu", win.fu, Value::from);
    object.put_if("fan", win.fan, Value::from);
    object.put_if("hora_points", win.hora_points, |points| json!(points.0));
    object.put_if("pao", win.pao.map(Seat::idx), Value::from);
    object.put_if("deltas", win.deltas.as_ref(), scores);
    object.put_if("scores", win.scores.as_ref(), scores);
}

pub(super) fn ryukyoku(draw: &Ryukyoku, object: &mut Object) {
    object.put_if("reason", draw.reason.as_deref(), Value::from);
    object.put_if("actor", draw.actor.map(Seat::idx), Value::from);
    object.put_if("tenpais", draw.tenpais.as_ref(), |tenpais| json!(tenpais.as_array()));
    object.put_if("tehais", draw.tehais.as_ref(), hands);
    object.put_if("deltas", draw.deltas.as_ref(), scores);
    object.put_if("scores", draw.scores.as_ref(), scores);
}
