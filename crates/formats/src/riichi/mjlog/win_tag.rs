//! The attributes of `AGARI` and `RYUUKYOKU`, scores aside.

use parlor_game::Seat;

use super::ids::Ids;
use super::writer::joined;
use crate::riichi::record::{Drawn, Limit, Win, Worth};
use crate::riichi::tile_code::TileId;

/// The attributes of a win; `None` when it states no fu or points.
pub(super) fn win_tag(
    win: &Win,
    ids: &Ids,
    indicators: &[TileId],
    ura: &[TileId],
) -> Option<String> {
    let value = win.value.as_ref()?;
    let tile = ids.winning(win.is_tsumo())?;
    let mut hand = ids.hand(win.seat);
    if !win.is_tsumo() {
        hand.push(tile);
        hand.sort_unstable();
    }
    let limit = Limit::ALL.iter().position(|&limit| limit == value.limit())?;
    let fu = value.fu.or(Some(0).filter(|_| value.limit() != Limit::None))?;
    let mut tag = format!("hai=\"{}\"", joined(hand));
    let codes = ids.codes(win.seat);
    if !codes.is_empty() {
        tag.push_str(&format!(" m=\"{}\"", joined(codes)));
    }
    tag.push_str(&format!(" machi=\"{tile}\" ten=\"{fu},{},{limit}\"", value.points?));
    let yakuman: Vec<usize> = value
        .yaku
        .iter()
        .filter(|(_, worth)| *worth == Worth::Yakuman)
        .map(|(yaku, _)| yaku.idx())
        .collect();
    let counted = value.yaku.iter().filter_map(|&(yaku, worth)| match worth {
        Worth::Han(han) => Some([yaku.idx(), han.into()]),
        Worth::Yakuman => None,
    });
    match yakuman.is_empty() {
        true => tag.push_str(&format!(" yaku=\"{}\"", joined(counted.flatten()))),
        false => tag.push_str(&format!(" yakuman=\"{}\"", joined(yakuman))),
    }
    tag.push_str(&format!(" doraHai=\"{}\"", joined(indicators)));
    if !win.ura.is_empty() {
        tag.push_str(&format!(" doraHaiUra=\"{}\"", joined(ura)));
    }
    tag.push_str(&format!(" who=\"{}\" fromWho=\"{}\"", win.seat.idx(), win.from.idx()));
    if let Some(liable) = win.liable {
        tag.push_str(&format!(" paoWho=\"{}\"", liable.idx()));
    }
    Some(tag)
}

/// The attributes of a draw; tenpai hands are shown.
pub(super) fn draw_tag(drawn: &Drawn, ids: &Ids) -> String {
    let mut tag =
        drawn.reason.names().mjlog.map_or(String::new(), |reason| format!("type=\"{reason}\""));
    for seat in Seat::ALL {
        if drawn.tenpai.is_some_and(|tenpai| tenpai.contains(seat)) {
            tag.push_str(&format!(" hai{}=\"{}\"", seat.idx(), joined(ids.hand(seat))));
        }
    }
    tag
}
